"""Pass the Bouquet!: each card of another suit makes its suit the led suit; the best card of the last one wins."""

from __future__ import annotations

from coronet.games.rebel.cards import suit_of
from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule

NUMBER = 19
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "s", "w", False
PASS_LEFT, PASS_RIGHT = 3, 0


@rule
def led_after(record: Round, card: int, led: int) -> int:
    return suit_of(card)
