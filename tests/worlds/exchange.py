"""Other worlds made from the true one: the same game with two cards exchanged from the deal on.

The engine plays it again: where a choice is refused, or the seat sees a difference, the exchanged world is impossible as
it stands. That is a second opinion on the checker, which has no part in it.
"""

from __future__ import annotations

from typing import Any

from coronet.games.rebel import choices
from coronet.games.rebel.choices import HAGGLE, PASS_BOTH, SWAP, cards_in, kind_of, number_in
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import Round
from coronet.kernel.generator import generated
from tests.worlds.story import Acts

OTHER_CHANCE = [1, 2, 3, 4]  # the generator of an imagined world


def exchanged_cards(cards: int, one: int, other: int) -> int:
    """The set with the two cards' names exchanged."""
    if (cards >> one & 1) != (cards >> other & 1):
        cards ^= 1 << one | 1 << other
    return cards


def exchanged_choice(choice: int, one: int, other: int) -> int:
    number = number_in(choice)
    if kind_of(choice) in (PASS_BOTH, SWAP, HAGGLE):
        number = {one: other, other: one}.get(number, number)
    return choices.choice_of(kind_of(choice), number, exchanged_cards(cards_in(choice), one, other))


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
    """Draws the same again, with two cards exchanged."""

    def __init__(self, drawn: list[int]) -> None:
        self.drawn = iter(drawn)

    def pick(self, record: Any, event: int, pool: int) -> int:
        item = next(self.drawn, None)
        if item is None or not pool >> item & 1:
            raise _ImpossibleError
        return item

    def copy(self) -> _Again:
        return self


def exchanged_game(start: Round, acts: Acts, seat: int, one: int, other: int) -> Round | None:
    """The record after the same choices in the exchanged world, those of `seat` unchanged; None where it parts."""
    record, noted = start.copy(), _Noted()
    record.source = noted
    for actor, choice in acts:
        GAME.act(record, actor, choice)
    exchange = {one: other, other: one}
    world = start.copy()
    world.hand = [exchanged_cards(hand, one, other) for hand in start.hand]
    world.source = _Again([exchange.get(item, item) for item in noted.drawn])
    for actor, choice in acts:
        same = choice if actor == seat else exchanged_choice(choice, one, other)
        if GAME.why_not(world, actor, same):
            return None
        try:
            GAME.act(world, actor, same)
        except _ImpossibleError:
            return None
    world.source = None
    world.chance = list(OTHER_CHANCE)
    return world if _veiled(world, seat) == _veiled(record, seat) else None


def exchanged_world(record: Round, one: int, other: int) -> Round:
    """The true record with two cards exchanged where they lie now."""
    world = record.copy()
    world.source = None
    world.chance = list(OTHER_CHANCE)
    for name in ("hand", "aside", "gifted", "gifts_won", "given", "portion"):
        setattr(world, name, [exchanged_cards(cards, one, other) for cards in getattr(world, name)])
    for name in ("gift_pile", "pool", "drawn", "frozen_card"):
        setattr(world, name, exchanged_cards(getattr(world, name), one, other))
    played = [{one: other, other: one}.get(card, card) for card in world.trick[: world.place]]
    world.trick[: world.place] = played
    world.pending = [exchanged_choice(choice, one, other) if choice else 0 for choice in world.pending]
    return world


def _veiled(record: Round, seat: int) -> list[int]:
    copy = record.copy()
    copy.source = None
    GAME.veil(copy, seat)
    return copy.to_words()
