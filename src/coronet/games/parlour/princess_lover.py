"""Princess lover (T): in turn everybody draws a card; who first draws a Princess wins."""

from __future__ import annotations

from coronet.games.box.cards import PRINCESSES
from coronet.games.parlour.drawing import PLAYERS, drawing_game
from coronet.games.parlour.settings import parlour_game

DECLARED = parlour_game("princess-lover", PLAYERS, quick={"players": 4})
GAME = drawing_game(DECLARED, PRINCESSES, ends_at_once=True)
