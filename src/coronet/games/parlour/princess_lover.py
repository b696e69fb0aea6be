"""Princess lover (T): in turn everybody draws a card; who first draws a Princess wins."""

from __future__ import annotations

from coronet.games.parlour.drawing import drawing_game
from coronet.games.r.cards import PRINCESSES

GAME = drawing_game("princess-lover", PRINCESSES, ends_at_once=True)
