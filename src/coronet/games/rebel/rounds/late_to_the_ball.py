"""Late to the Ball: everybody sets one card aside and plays it in the last trick, when hands are empty.

In that trick, replayed or not, powers that reach into hands are not asked.
"""

from __future__ import annotations

from coronet.games.rebel.record import SET_ASIDE, Round
from coronet.kernel.rule import rule

NUMBER = 7
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "g", "b", False
PASS_LEFT, PASS_RIGHT = 0, 1


@rule
def start_of_round(record: Round, phase: int) -> int:
    return SET_ASIDE


@rule
def hands_out_of_reach(record: Round, answer: int) -> int:
    return record.picked_up
