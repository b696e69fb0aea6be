"""Our own bots behind a door: the next action of a seat that a level plays."""

from __future__ import annotations

from coronet.bots.levels import LEVELS, choose
from coronet.doors.sitting import Sitting
from coronet.errors import InputError

__all__ = ["LEVELS", "next_action"]


def next_action(sitting: Sitting, seat: int, level: str, seed: int = 0) -> int:
    """What a bot of this level does now, from what the seat knows alone.

    The seed decides among equally good choices and mixtures, anew for every question. Of a choice of several actions it
    is the one after those that the bot has taken already; where something else was begun, that is an InputError.
    """
    space, begun = sitting.space, 0
    choice = choose(sitting.veiled(seat), seat, level, seed + space.game.asked(sitting.record, seat))
    for action in space.actions_for(sitting.record, seat, choice):
        if begun == sitting.begun[seat]:
            return action
        begun = space.actions.choice_after(sitting.record, seat, begun, action)
    raise InputError("begun", value=sitting.begun[seat], allowed=f"what the level {level} has begun itself")
