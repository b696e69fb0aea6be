"""Triangle (W): three cards, one exchange, then stay or fold in turn; the best hand takes the pot."""

from __future__ import annotations

from coronet.games.parlour.betting import CHIPS, TRIANGLE
from coronet.games.parlour.betting_view import betting_game
from coronet.games.parlour.settings import parlour_game

DECLARED = parlour_game("triangle", range(2, 5), *CHIPS, part="deal", points_decide=True, quick={"players": 3})
GAME = betting_game(DECLARED, TRIANGLE)
