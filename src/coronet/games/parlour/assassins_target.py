"""Assassin's target (S): in turn everybody draws a card; who draws an Assassin is out, the last seat in wins."""

from __future__ import annotations

from coronet.games.box.cards import ASSASSINS
from coronet.games.parlour.drawing import PLAYERS, drawing_game
from coronet.games.parlour.settings import parlour_game

DECLARED = parlour_game("assassins-target", PLAYERS, quick={"players": 4})
GAME = drawing_game(DECLARED, ASSASSINS, ends_at_once=False)
