"""Other worlds made from the true one: the same game with some cards in each other's places, from the deal on or now.

The engine plays such a game again: where a choice is refused, or the seat sees a difference, the world is impossible as
it stands. That is a second opinion on the checker, which has no part in it.
"""

from __future__ import annotations

import random
from typing import Any

from coronet.games import choosing
from coronet.games.choosing import cards_in, kind_of, number_in
from coronet.games.rebel.choices import HAGGLE, PASS_BOTH, SWAP
from coronet.games.rebel.game import GAME
from coronet.games.rebel.legal import MOST_CHOICES
from coronet.games.rebel.record import Round
from coronet.kernel.bits import each
from coronet.kernel.generator import generated
from tests.worlds.story import Acts

OTHER_CHANCE = [1, 2, 3, 4]  # the generator of an imagined world


Exchange = dict[int, int]  # which card lies in the place of which


def pair(one: int, other: int) -> Exchange:
    return {one: other, other: one}


def exchanged_cards(cards: int, exchange: Exchange) -> int:
    return sum(1 << exchange.get(card, card) for card in each(cards))


def exchanged_choice(choice: int, exchange: Exchange) -> int:
    number = number_in(choice)
    if kind_of(choice) in (PASS_BOTH, SWAP, HAGGLE):
        number = exchange.get(number, number)
    return choosing.choice_of(kind_of(choice), number, exchanged_cards(cards_in(choice), exchange))


class _Noted:
    """Draws as the record's generator does, and keeps them."""

    def __init__(self) -> None:
        self.drawn: list[int] = []

    def pick(self, record: Any, event: int, pool: int) -> int:
        self.drawn.append(generated(record, event, pool))
        return self.drawn[-1]

    def copy(self) -> _Noted:
        return self


class _ImpossibleError(Exception):
    """The same draw cannot be made."""


class _Again:
    """Draws the same again; where that cannot be, by chance, or, without `rng`, not at all."""

    def __init__(self, drawn: list[int], rng: random.Random | None = None) -> None:
        self.drawn = iter(drawn)
        self.rng = rng

    def pick(self, record: Any, event: int, pool: int) -> int:
        item = next(self.drawn, None)
        if item is not None and pool >> item & 1:
            return item
        if self.rng is None:
            raise _ImpossibleError
        return self.rng.choice(list(each(pool)))

    def copy(self) -> _Again:
        return self


def exchanged_game(start: Round, acts: Acts, seat: int, exchange: Exchange) -> Round | None:
    """The record after the same choices in the exchanged world, those of `seat` unchanged; None where it parts."""
    truth, drawn = _played_with_draws(start, acts)
    world = start.copy()
    world.hand = [exchanged_cards(hand, exchange) for hand in start.hand]
    world.source = _Again([exchange.get(item, item) for item in drawn])
    for actor, choice in acts:
        same = choice if actor == seat else exchanged_choice(choice, exchange)
        if GAME.why_not(world, actor, same):
            return None
        try:
            GAME.act(world, actor, same)
        except _ImpossibleError:
            return None
    return _if_it_looks_the_same(world, truth, seat)


def other_history(start: Round, acts: Acts, seat: int, rng: random.Random) -> Round | None:
    """The record after one other choice or draw of the same kind by chance; None where the seat sees a difference."""
    truth, drawn = _played_with_draws(start, acts)
    changed = rng.randrange(len(acts) + len(drawn))
    draws = drawn[: changed - len(acts)] if changed >= len(acts) else drawn  # from there on by chance
    world = start.copy()
    world.source = _Again(draws, rng)
    out = [0] * MOST_CHOICES
    for at, (actor, choice) in enumerate(acts):
        made = choice
        if at == changed:
            made = rng.choice(out[: GAME.choices(world, actor, out)])
        if GAME.why_not(world, actor, made):
            return None
        GAME.act(world, actor, made)
    return _if_it_looks_the_same(world, truth, seat)


def _played_with_draws(start: Round, acts: Acts) -> tuple[Round, list[int]]:
    record, noted = start.copy(), _Noted()
    record.source = noted
    for actor, choice in acts:
        GAME.act(record, actor, choice)
    return record, noted.drawn


def _if_it_looks_the_same(world: Round, truth: Round, seat: int) -> Round | None:
    world.source = None
    world.chance = list(OTHER_CHANCE)
    return world if veiled_words(world, seat) == veiled_words(truth, seat) else None


def exchanged_world(record: Round, exchange: Exchange) -> Round:
    """The record with the cards exchanged where they lie now."""
    world = record.copy()
    world.source = None
    world.chance = list(OTHER_CHANCE)
    for name in ("hand", "aside", "gifted", "gifts_won", "given", "portion"):
        setattr(world, name, [exchanged_cards(cards, exchange) for cards in getattr(world, name)])
    for name in ("gift_pile", "pool", "drawn", "frozen_card"):
        setattr(world, name, exchanged_cards(getattr(world, name), exchange))
    played = [exchange.get(card, card) for card in world.trick[: world.place]]
    world.trick[: world.place] = played
    world.pending = [exchanged_choice(choice, exchange) if choice else 0 for choice in world.pending]
    return world


def veiled_words(record: Round, seat: int) -> list[int]:
    copy = record.copy()
    copy.source = None
    GAME.veil(copy, seat)
    return copy.to_words()
