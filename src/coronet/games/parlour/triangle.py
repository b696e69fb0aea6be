"""Triangle (W): three cards, one exchange, then stay or fold in turn; the best hand takes the pot."""

from __future__ import annotations

from coronet.games.parlour.betting import TRIANGLE
from coronet.games.parlour.betting_view import betting_game

GAME = betting_game("triangle", TRIANGLE, (2, 3, 4))
