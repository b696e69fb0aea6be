"""Pair attack (X): two cards, then all stay or fold in secret at once; the best hand takes the pot."""

from __future__ import annotations

from coronet.games.parlour.betting import PAIRS
from coronet.games.parlour.betting_view import betting_game

GAME = betting_game("pair-attack", PAIRS, (2, 3, 4, 5, 6, 7, 8))
