"""R: the contract of a game filled in."""

from coronet.games.r.game import GAME

__all__ = ["GAME"]
