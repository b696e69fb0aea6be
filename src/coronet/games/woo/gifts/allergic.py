"""Allergic: its player discards one card that was played earlier in this round and is still in play."""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.woo.history import REMOVED, tell
from coronet.games.woo.record import ALLERGIC, REMOVE, Courtship
from coronet.games.woo.trick import best_of, discard_from_play
from coronet.kernel.rule import rule

NUMBER = 1


@rule
def take_effect(record: Courtship, card: int, seat: int) -> None:
    record.phase = ALLERGIC


@rule
def cards_to_choose(record: Courtship, card: int, cards: int) -> int:
    return record.in_play & ~(1 << card)


@rule
def ask_player(record: Courtship, card: int, seat: int) -> None:
    if cards_to_choose(record, card, 0):
        ask(record, 1 << seat, REMOVE)


@rule
def ghost_choice(record: Courtship, card: int, seat: int, chosen: int) -> int:
    """The Ghost removes what is winning."""
    return best_of(record, cards_to_choose(record, card, 0))


@rule
def choose(record: Courtship, card: int, seat: int, chosen: int, played: int) -> int:
    discard_from_play(record, chosen)
    tell(record, REMOVED, seat, 0, chosen)
    return played
