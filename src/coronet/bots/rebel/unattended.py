"""What is compiled for games of Rebel Princess by bots alone."""

from __future__ import annotations

from coronet.bots.rebel import policy
from coronet.bots.rebel.mind import Mind
from coronet.bots.unattended import of_play_out
from coronet.games.rebel.flow import go_on
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import Round
from coronet.kernel.compiled import unit
from coronet.kernel.notes import noting

KEPT = noting(Round)
MIND = Mind
ENTRIES = of_play_out(GAME, KEPT, MIND, go_on=go_on, weigh=policy.weigh, near=policy.NEAR)

rules = unit("rebel-unattended", ENTRIES)
