"""Random games of Woo the Princess for property tests: settings by chance, choices by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from coronet.games.woo.cards import CARD_NAMES
from coronet.games.woo.game import GAME
from coronet.games.woo.record import Courtship
from coronet.games.woo.specials import EFFECTS
from coronet.kernel.bits import each

MODES = {"each": (2, 3, 4, 5, 6, 7), "ghost": (2,), "teams": (4, 6)}


def any_table(rng: random.Random) -> dict[str, list[str]]:
    """Special gifts of one's own: any cards, up to 13 for an effect."""
    cards = rng.sample(CARD_NAMES[:-1], rng.randrange(40))
    table: dict[str, list[str]] = {effect: [] for effect in EFFECTS}
    for card in cards:
        effect = rng.choice(EFFECTS)
        if len(table[effect]) < 13:
            table[effect].append(card)
    return table


def any_settings(rng: random.Random) -> dict[str, Any]:
    """Settings by chance."""
    mode = rng.choice(list(MODES))
    players = rng.choice(MODES[mode])
    return {
        "mode": mode,
        "players": players,
        "specials": rng.choice(["ones", "lavish", "lavish", "none", any_table(rng)]),
        "leader": rng.choice(["draw", rng.randrange(players + (mode == "ghost"))]),
        "exchange": rng.random() < 0.8,
        "goal": rng.choice([1, 2, 3, 4, 7]),
        "max_sets": rng.choice([1, 3, 8, 40]),
    }


def any_game(seed: int, **fixed: Any) -> tuple[Courtship, random.Random]:
    """A game by chance, ready for its first choice, and the chance that goes on with it."""
    rng = random.Random(seed)
    data = any_settings(rng) | fixed
    if data["leader"] != "draw":
        data["leader"] %= data["players"]
    return GAME.new(GAME.read_settings(data), seed, None), rng


def any_choice(record: Courtship, rng: random.Random) -> tuple[int, int]:
    """A seat that must choose, and one of its legal choices."""
    seat = rng.choice(list(each(record.waiting)))
    out = [0] * GAME.most_choices
    number = GAME.choices(record, seat, out)
    assert number > 0, "a seat that must act has a legal choice"
    return seat, out[rng.randrange(number)]


def steps(record: Courtship, rng: random.Random, most: int = 20_000) -> Iterator[tuple[int, int]]:
    """Play on at random; yields each seat and choice before it is made."""
    for _ in range(most):
        if GAME.over(record):
            return
        seat, choice = any_choice(record, rng)
        yield seat, choice
        GAME.act(record, seat, choice)


def veiled(record: Courtship, seat: int) -> Courtship:
    """A copy as this seat knows it; -1 is a spectator."""
    copy = record.copy()
    copy.source = None
    GAME.veil(copy, seat)
    return copy
