"""Bots of a house in a page get into practice while nobody plays, and only then."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from coronet.pocket import practice

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend():
    return "asyncio"


class Hurry:
    """A clock on which nothing takes any time."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)


@pytest.fixture
def chosen(monkeypatch) -> list[str]:
    """The games in which something was chosen, a name for each choice."""
    seen: list[str] = []
    monkeypatch.setattr(practice, "warm", lambda game: None)
    monkeypatch.setattr(practice, "choose", lambda veiled, *_: seen.append(type(veiled).__name__))
    return seen


async def test_they_choose_in_every_game_whose_bots_look_ahead(chosen):
    await practice.practise(Hurry(), lambda: False)
    assert [(game, len(list(choices))) for game, choices in itertools.groupby(chosen)] == [
        ("Round", practice.CHOICES),
        ("Courtship", practice.CHOICES),
    ]


async def test_they_wait_while_somebody_plays(chosen):
    is_played = True
    practising = asyncio.ensure_future(practice.practise(Hurry(), lambda: is_played))
    for _ in range(100):
        await asyncio.sleep(0)
    assert chosen == []
    is_played = False
    await practising
    assert chosen
