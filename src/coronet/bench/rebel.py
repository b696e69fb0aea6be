"""What is measured of Rebel Princess: whole rounds at random, and a step at a table with all views."""

from __future__ import annotations

import random
from collections.abc import Mapping

from coronet.bench.frame import Found, Measure, Rate, now
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.imagined.at_random import cards_moved
from coronet.games.rebel.record import EDITIONS, Round
from coronet.games.rebel.settings import Settings, new, read
from coronet.kernel.bits import lowest
from coronet.table.table import Table

TABLE_STEPS = 600
PASSES = 3  # through every round, in a lap


def every_round(rng: random.Random) -> list[Settings]:
    """Each round card of both editions once for 3, 4, 5 and 6 players, with princesses by chance, in any order."""
    found = [
        read(
            {"edition": edition, "players": players, "rounds": [card], "princesses": _princesses(rng, edition, players)}
        )
        for edition in EDITIONS
        for card in rounds_of(edition)
        for players in range(3, 7)
    ]
    rng.shuffle(found)
    return found


def start(settings: Settings, seed: int) -> Round:
    """The round dealt, and nothing to come after it."""
    record = new(settings, seed)
    record.tiebreak = 0
    return record


def interpreted(lap: int) -> Mapping[str, Found]:
    """Whole rounds on records, deal and pass included; every choice is one of the legal ones, powers too."""
    rng = random.Random(lap)
    rounds = [settings for _ in range(PASSES) for settings in every_round(rng)]
    out = [0] * GAME.most_choices
    cards = decisions = 0
    begun = now()
    for settings in rounds:
        record = start(settings, rng.getrandbits(60))
        while record.waiting:
            seat = lowest(record.waiting)
            choice = out[int(rng.random() * GAME.choices(record, seat, out))]
            cards += cards_moved(record, choice)
            decisions += 1
            GAME.act(record, seat, choice)
    seconds = now() - begun
    return {
        "rebel_interpreted_rounds_per_s": Rate(len(rounds), seconds),
        "rebel_interpreted_cards_per_s": Rate(cards, seconds),
        "rebel_interpreted_decisions_per_s": Rate(decisions, seconds),
    }


def table_step(lap: int) -> Mapping[str, Found]:
    """Milliseconds for one choice at a deluxe table of four, with the story and the view of everybody and a spectator.

    Over whole games with all powers, interpreted, on one core.
    """
    rng = random.Random(lap)
    spent, steps = 0.0, 0
    while steps < TABLE_STEPS:
        table = Table.new("rebel", edition="deluxe", players=4, rounds="anything", seed=rng.getrandbits(60))
        while not table.over and steps < TABLE_STEPS:
            seat = rng.choice(table.to_act)
            choice = rng.choice(table.choices(seat))
            begun = now()
            table.act(seat, choice)
            table.public_view()
            table.told(None)
            for viewer in range(table.players):
                table.own_view(viewer)
                table.told(viewer)
            spent += now() - begun
            steps += 1
    return {"rebel_table_step_ms": 1000 * spent / steps}


def _princesses(rng: random.Random, edition: str, players: int) -> list[str]:
    """Princesses by chance, one for each seat."""
    return rng.sample(princesses_of(edition), players)


MEASURES = (Measure("rebel-interpreted", interpreted), Measure("rebel-table", table_step))
