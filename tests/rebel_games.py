"""Random games of Rebel Princess for property tests: settings by chance, choices by chance, step by step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.legal import MOST_CHOICES
from coronet.games.rebel.record import Round
from coronet.games.rebel.settings import Settings, new, read
from coronet.kernel.bits import each

_out = [0] * MOST_CHOICES


def any_settings(rng: random.Random, **fixed: Any) -> Settings:
    """Settings by chance, except for those given."""
    edition = fixed.get("edition") or rng.choice(["classic", "deluxe"])
    players = fixed.get("players") or rng.randint(3, 6)
    data = {
        "edition": edition,
        "players": players,
        "rounds": rng.sample(rounds_of(edition), 3),
        "princesses": rng.sample(princesses_of(edition), players),
    }
    return read(data | fixed)


def one_round(edition: str, players: int, card: str, princess: str, seed: int, **house: str) -> Round:
    """One round of this card, with this princess somewhere and others by chance."""
    rng = random.Random(f"{edition} {players} {card} {princess} {seed}")
    others = [name for name in princesses_of(edition) if name != princess]
    princesses = [princess, *rng.sample(others, players - 1)]
    rng.shuffle(princesses)
    data = {"edition": edition, "players": players, "rounds": [card], "princesses": princesses}
    record = new(read(data | {"house_rules": house}), rng.getrandbits(60))
    record.tiebreak = 0
    return record


def any_choice(record: Round, rng: random.Random) -> tuple[int, int]:
    """A seat that must choose, and one of its legal choices; powers are declined no more often than used."""
    seat = rng.choice(list(each(record.waiting)))
    number = GAME.choices(record, seat, _out)
    assert number > 0, "a seat that must act has a legal choice"
    return seat, _out[rng.randrange(number)]


def steps(record: Round, rng: random.Random, most: int = 100_000) -> Iterator[tuple[int, int]]:
    """Play on at random; yields each seat and choice before it is made."""
    for _ in range(most):
        if GAME.over(record):
            return
        seat, choice = any_choice(record, rng)
        yield seat, choice
        GAME.act(record, seat, choice)
