"""Random games of R and the parlour games for property tests: settings by chance, choices by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from coronet.errors import InputError
from coronet.games.catalogue import PARLOUR, game_named
from coronet.games.contract import Game
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.kernel.bits import each

BOX = ("r", *PARLOUR)
PLAYERS = {
    "assassins-target": (2, 5),
    "princess-lover": (2, 5),
    "seeker": (2, 5),
    "triangle": (2, 4),
    "pair-attack": (2, 8),
    "princess-card": (2, 5),
}


def any_variants(rng: random.Random) -> dict[str, Any]:
    """Some variants of R that go together, with settings and house rules by chance."""
    while True:
        data: dict[str, Any] = {
            "variants": rng.sample(sorted(VARIANTS_BY_NAME), rng.randrange(5)),
            "house_rules": {
                "held-minister": rng.choice(["any", "owner"]),
                "jester-stops": rng.choice(["round", "all"]),
            },
            "first": rng.randrange(2),
            "princes": rng.randrange(2),
            "last_chance": rng.choice(["lost", "any"]),
        }
        if rng.random() < 0.5:
            data["until"] = rng.randint(1, 9)
        try:
            game_named("r").read_settings(data)
        except InputError:
            continue
        return data


def any_settings(game: str, rng: random.Random) -> dict[str, Any]:
    """Settings of this game by chance."""
    if game == "r":
        return any_variants(rng)
    if game == "serious-card":
        return {"prince_seat": rng.randrange(2), "house_rules": {"jester-stops": rng.choice(["round", "all"])}}
    if game == "telepathy":
        return {"players": rng.choice([4, 6, 8])}
    least, most = PLAYERS[game]
    players = rng.randint(least, most)
    data: dict[str, Any] = {"players": players, "starter": rng.randrange(players)}
    if game == "seeker":
        data["secret"] = rng.random() < 0.5
    return data


def any_game(name: str, seed: int, **fixed: Any) -> tuple[Game, Any, random.Random]:
    """A game by chance, ready for its first choice, and the chance that goes on with it."""
    rng = random.Random(f"{name} {seed}")
    game = game_named(name)
    data = fixed or any_settings(name, rng)
    return game, game.new(game.read_settings(data), seed, None), rng


def any_choice(game: Game, record: Any, rng: random.Random) -> tuple[int, int]:
    """A seat that must choose, and one of its legal choices."""
    seat = rng.choice(list(each(game.to_act(record))))
    out = [0] * game.most_choices
    number = game.choices(record, seat, out)
    assert number > 0, "a seat that must act has a legal choice"
    return seat, out[rng.randrange(number)]


def steps(game: Game, record: Any, rng: random.Random, most: int = 5000) -> Iterator[tuple[int, int]]:
    """Play on at random; yields each seat and choice before it is made."""
    for _ in range(most):
        if game.over(record):
            return
        seat, choice = any_choice(game, record, rng)
        yield seat, choice
        game.act(record, seat, choice)
