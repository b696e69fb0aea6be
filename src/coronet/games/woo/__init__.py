"""Woo the Princess: the contract of a game filled in."""

from coronet.games.woo.game import GAME

__all__ = ["BOTS", "GAME"]

BOTS = "coronet.bots.woo.policy"  # the rules of thumb for its record
