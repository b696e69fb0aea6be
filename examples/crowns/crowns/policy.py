"""A rule of thumb for Crowns: play the card that beats most of the cards that nobody has seen yet."""

from __future__ import annotations

from typing import Any

from coronet.kernel.bits import count
from crowns.game import GAME, Game
from crowns.record import ALL_CARDS, Crowns
from crowns.rules import card_of

NEAR = 1  # choices that come so near to the best are as good


def game_of(record: Any) -> Game:
    """The game that this record belongs to."""
    return GAME


def score_options(veiled: Crowns, seat: int, options: list[int], level: str) -> list[int]:
    """A score for each of these choices: how many unseen cards it beats. A beginner forgets what was played."""
    seen = veiled.hand[seat] if level == "beginner" else veiled.hand[seat] | veiled.played
    unseen = ALL_CARDS & ~seen
    below = [count(unseen & ((1 << card_of(choice)) - 1)) for choice in options]
    return [-number for number in below] if veiled.lowest else below
