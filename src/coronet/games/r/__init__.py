"""R: the contract of a game filled in."""

from coronet.games.r.game import GAME

__all__ = ["BOTS", "GAME"]

BOTS = "coronet.bots.box.r"  # the rules of thumb for its record
