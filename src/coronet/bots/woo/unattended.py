"""What is compiled for games of Woo the Princess by bots alone."""

from __future__ import annotations

from coronet.bots.unattended import of_play_out
from coronet.bots.woo import policy
from coronet.games.woo.flow import go_on
from coronet.games.woo.game import GAME
from coronet.games.woo.record import Courtship
from coronet.kernel.compiled import unit
from coronet.kernel.notes import noting
from coronet.kernel.rule import rule

KEPT = noting(Courtship)
MIND = Courtship
"""Nothing is worked out beside the scene."""


@rule
def weigh(
    record: Courtship, seat: int, scene: Courtship, mind: Courtship, out: list[int], scored: list[int], noise: int
) -> int:
    """The choices of a seat with their scores, as the rules of thumb have them."""
    return policy.weigh(record, seat, scene, out, scored)


ENTRIES = of_play_out(GAME, KEPT, MIND, go_on=go_on, weigh=weigh, near=policy.NEAR)

rules = unit("woo-unattended", ENTRIES)
