"""Random games of every kind for tests of the doors: settings by chance, choices by chance."""

from __future__ import annotations

import random
from typing import Any

from coronet.doors.spaces import Space, space_of
from coronet.games.rebel.declaration import rounds_of
from tests import box_games, woo_games


def any_settings(game: str, rng: random.Random) -> dict[str, Any]:
    """Settings of this game by chance."""
    if game == "woo":
        return woo_games.any_settings(rng) | {"leader": "draw", "goal": 2}
    if game != "rebel":
        return box_games.any_settings(game, rng)
    edition = rng.choice(["classic", "deluxe"])
    return {
        "edition": edition,
        "players": rng.randint(3, 6),
        "rounds": rng.sample(rounds_of(edition), 3),
        "princesses": rng.choice(["random", "choose"]),
    }


def begun(game: str, seed: int) -> tuple[Space, Any, random.Random]:
    """The space of a game, a record ready for its first choice, and the chance that goes on with it."""
    rng = random.Random(f"{game} {seed}")
    space = space_of(game)
    record = space.game.new(space.game.read_settings(any_settings(game, rng)), seed, None)
    return space, record, rng


def veiled(space: Space, record: Any, seat: int) -> Any:
    """A copy as this seat knows it."""
    copy = record.copy()
    copy.source = None
    space.game.veil(copy, seat)
    return copy
