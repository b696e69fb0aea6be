"""Princess lover (T): in turn everybody draws a card; who first draws a Princess wins."""

from __future__ import annotations

from coronet.games.box.cards import PRINCESSES
from coronet.games.parlour.drawing import drawing_game

GAME = drawing_game("princess-lover", PRINCESSES, ends_at_once=True)
