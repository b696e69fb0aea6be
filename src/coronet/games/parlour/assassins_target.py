"""Assassin's target (S): in turn everybody draws a card; who draws an Assassin is out, the last seat in wins."""

from __future__ import annotations

from coronet.games.box.cards import ASSASSINS
from coronet.games.parlour.drawing import drawing_game

GAME = drawing_game("assassins-target", ASSASSINS, ends_at_once=False)
