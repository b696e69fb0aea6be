"""What is measured of plain information-set search: iterations from the first tricks of a round of four players.

All round cards of both editions and princesses by chance. An iteration draws a world that keeps to all voids shown and
cards passed, goes down the tree, and plays on to the end of the round.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from coronet.bench.frame import Found, Measure, Rate, now
from coronet.bench.rebel import every_round, start
from coronet.bots.rebel.ismcts import Search
from coronet.games.choosing import kind_of
from coronet.games.rebel.choices import PLAY
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import PLAY_CARD, Round
from coronet.games.rebel.settings import Settings
from coronet.kernel.bits import each

PLAYERS = 4
FIRST_CARDS = 8  # a decision is looked at after fewer cards than this
ITERATIONS = 1000  # a decision


def searching(lap: int) -> Mapping[str, Found]:
    """A decision of each round; finding out what the seat knows is part of the time."""
    rng = random.Random(lap)
    seconds, decisions = 0.0, 0
    for settings in every_round(rng):
        if settings.players != PLAYERS:
            continue
        veiled, seat = early_decision(settings, rng)
        begun = now()
        Search(veiled, seat, rng.getrandbits(60)).iterate(ITERATIONS)
        seconds += now() - begun
        decisions += 1
    return {"rebel_ismcts_iterations_per_s": Rate(ITERATIONS * decisions, seconds)}


def early_decision(settings: Settings, rng: random.Random) -> tuple[Round, int]:
    """A veiled record in the first tricks, and the seat that has several cards to choose from."""
    record = start(settings, rng.getrandbits(60))
    out = [0] * GAME.most_choices
    before = rng.randrange(FIRST_CARDS)
    played = 0
    while True:
        seat = rng.choice(list(each(record.waiting)))
        number = GAME.choices(record, seat, out)
        if record.phase == PLAY_CARD and played >= before and number > 1:
            GAME.veil(record, seat)
            return record, seat
        choice = out[rng.randrange(number)]
        played += kind_of(choice) == PLAY
        GAME.act(record, seat, choice)


MEASURES = (Measure("rebel-ismcts", searching),)
