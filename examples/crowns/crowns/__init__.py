"""Crowns: a small game of our own, complete: everybody plays a card at once, the highest takes a crown."""

from __future__ import annotations

from pathlib import Path

from coronet.words import add_words
from crowns.game import GAME

__all__ = ["GAME"]

add_words(Path(__file__).parent / "words")
