"""Which levels can be played as named, here: the one place that knows what a level needs in order to think.

The two upper levels of a game may look ahead or play an exact solution, and that may take the extra `fast`: the game
declares it. A level that cannot do so is refused; nothing else plays under its name.
"""

from __future__ import annotations

from coronet.errors import InputError, LevelMissing
from coronet.games.catalogue import game_named
from coronet.kernel import compiled

__all__ = ["LEVELS", "THINKING", "check_level", "missing_levels", "playable_levels"]

LEVELS = ("beginner", "good", "strong", "expert")
THINKING = ("strong", "expert")


def missing_levels(game: str) -> tuple[str, ...]:
    """The levels that cannot be played as named in this game here."""
    return THINKING if not compiled.available() and game_named(game).declared.needs_fast else ()


def playable_levels(game: str) -> tuple[str, ...]:
    """The levels that can."""
    missing = missing_levels(game)
    return tuple(level for level in LEVELS if level not in missing)


def check_level(game: str, level: str) -> None:
    """Refuse what is no level, and a level that cannot be played as named in this game here."""
    if level not in LEVELS:
        raise InputError("level", value=level, allowed=" or ".join(LEVELS))
    if level in THINKING and level in missing_levels(game):
        raise LevelMissing(game, level, playable_levels(game))
