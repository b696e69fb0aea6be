"""Rebel Princess: the contract of a game filled in."""

from coronet.games.rebel.game import GAME

__all__ = ["GAME"]
