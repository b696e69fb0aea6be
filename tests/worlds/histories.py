"""All worlds that can have come about, found by the engine: every deal, every choice and every draw of a tiny round.

At each step only those are kept that look to the seat as the true one did. What is left at the end is all that can be,
so the checker must accept it; where no card moved unseen it must accept nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from coronet.games.rebel.game import GAME
from coronet.games.rebel.legal import MOST_CHOICES
from coronet.games.rebel.record import Round
from coronet.kernel.bits import each
from tests.worlds.exchange import veiled_words
from tests.worlds.story import Acts, true_records


def possible_worlds(start: Round, acts: Acts, seat: int, most: int = 1_000_000) -> list[Round]:
    """The records after all histories that look to `seat` like the true one; none when they become more than `most`."""
    seen = [veiled_words(record, seat) for record in true_records(start, acts)]
    others = {other: start.hand[other] for other in range(start.players) if other != seat}
    worlds = [_dealt(start, hands) for hands in distributions(others)]
    for at, (actor, choice) in enumerate(acts):
        after: dict[tuple[int, ...], Round] = {}  # by what lies where, however it came there
        for world in worlds:
            for made in [choice] if actor == seat else _legal(world, actor):
                for record in _acted(world, actor, made):
                    if veiled_words(record, seat) == seen[at + 1]:
                        after[_lying(record)] = record
        worlds = list(after.values())
        if len(worlds) > most:
            return []
    return worlds


def distributions(hands: dict[int, int]) -> Iterator[dict[int, int]]:
    """All ways to deal the same cards in hands of the same sizes."""
    (seat, hand), *others = hands.items()
    if not others:
        yield hands
        return
    everything = hand | sum(cards for _, cards in others)
    for cards in combinations(each(everything), hand.bit_count()):
        dealt = sum(1 << card for card in cards)
        left = list(each(everything & ~dealt))
        rest = {other: sum(1 << left.pop() for _ in range(cards.bit_count())) for other, cards in others}
        for more in distributions(rest):
            yield {seat: dealt} | more


def _dealt(start: Round, hands: dict[int, int]) -> Round:
    world = start.copy()
    world.source = None
    for seat, hand in hands.items():
        world.hand[seat] = hand
    return world


def _lying(record: Round) -> tuple[int, ...]:
    copy = record.copy()
    copy.secrets = [0] * len(copy.secrets)
    copy.chance = [0] * len(copy.chance)
    return tuple(copy.to_words())


def _legal(world: Round, seat: int) -> list[int]:
    out = [0] * MOST_CHOICES
    return out[: GAME.choices(world, seat, out)]


class _DrawNeededError(Exception):
    """Chance must decide, from this pool."""


class _Given:
    """Draws these, and asks for more."""

    def __init__(self, draws: tuple[int, ...]) -> None:
        self.draws = iter(draws)

    def pick(self, record: Any, event: int, pool: int) -> int:
        item = next(self.draws, None)
        if item is None:
            raise _DrawNeededError(pool)
        return item

    def copy(self) -> _Given:
        return self


def _acted(world: Round, seat: int, choice: int) -> Iterator[Round]:
    """The record after the choice, for all that chance can do."""
    if GAME.why_not(world, seat, choice):
        return
    tried: list[tuple[int, ...]] = [()]
    while tried:
        draws = tried.pop()
        record = world.copy()
        record.source = _Given(draws)
        try:
            GAME.act(record, seat, choice)
        except _DrawNeededError as needed:
            tried += [(*draws, item) for item in each(needed.args[0])]
        else:
            record.source = None
            yield record
