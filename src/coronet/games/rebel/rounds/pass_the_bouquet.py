"""Pass the Bouquet!: each card of another suit makes its suit the led suit; the best card of the last one wins."""

from __future__ import annotations

from coronet.games.rebel.cards import suit_of
from coronet.games.rebel.record import Round
from coronet.games.rebel.whys import BY_CHANGED_SUIT
from coronet.kernel.rule import rule

NUMBER = 19
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "s", "w", False
PASS_LEFT, PASS_RIGHT = 3, 0


@rule
def led_after(record: Round, card: int, led: int) -> int:
    return suit_of(card)


@rule
def why_won(record: Round, place: int, why: int) -> int:
    return BY_CHANGED_SUIT if suit_of(record.trick[0]) != record.led else why
