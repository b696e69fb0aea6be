"""Wedding Gift: before each trick everybody puts a card face down on a pile that goes to the winner.

Nobody is Rebel of the Ball.
"""

from __future__ import annotations

from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule

NUMBER = 13
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "m", "o", True
PASS_LEFT, PASS_RIGHT = 1, 1


@rule
def gives_gifts(record: Round, answer: int) -> int:
    return 1


@rule
def has_rebel(record: Round, answer: int) -> int:
    return 0
