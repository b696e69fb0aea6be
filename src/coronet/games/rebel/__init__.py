"""Rebel Princess: the contract of a game filled in."""

from coronet.games.rebel.game import GAME

__all__ = ["BOTS", "GAME"]

BOTS = "coronet.bots.rebel.policy"  # the rules of thumb for its record
