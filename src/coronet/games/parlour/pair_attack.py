"""Pair attack (X): two cards, then all stay or fold in secret at once; the best hand takes the pot."""

from __future__ import annotations

from coronet.games.parlour.betting import CHIPS, PAIRS
from coronet.games.parlour.betting_view import betting_game
from coronet.games.parlour.settings import parlour_game

DECLARED = parlour_game(
    "pair-attack", range(2, 9), *CHIPS, part="deal", points_decide=True, at_once=True, quick={"players": 4}
)
GAME = betting_game(DECLARED, PAIRS)
