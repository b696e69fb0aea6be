"""What is measured of Woo the Princess compiled: whole games at random, and worlds for a seat."""

from __future__ import annotations

import random
from collections.abc import Mapping

from coronet.bench.frame import Found, Measure, Rate, now
from coronet.bench.played_out import played_out
from coronet.games.woo.declaration import PLAYERS
from coronet.games.woo.entries import rules
from coronet.games.woo.game import GAME
from coronet.games.woo.imagined.at_random import CHOICES, SETS, TALLY
from coronet.games.woo.record import Courtship, Study
from coronet.games.woo.settings import Settings, begun, new, read
from coronet.kernel.bits import each
from coronet.kernel.compiled import Row

PLAYOUTS = 400  # of each kind of game
WORLDS = 128  # from one study
POSITIONS = 6  # of each kind of game, in a lap
STEPS_BEFORE = 150  # at most, before a seat imagines


def every_kind() -> list[Settings]:
    """Every mode with every number of players, with few and with many special gifts."""
    return [
        read({"mode": mode, "players": players, "specials": specials})
        for mode, numbers in PLAYERS.items()
        for players in numbers
        for specials in ("ones", "lavish")
    ]


def playouts(lap: int) -> Mapping[str, Found]:
    """Whole games, high draw and deals included, every choice one of the legal ones; one thread."""
    starts = [Row.of(begun(settings, None).to_words()) for settings in every_kind()]
    seconds, tally = played_out(rules()["playouts"], starts, PLAYOUTS, lap, Row.zeros(TALLY))
    return {
        "woo_sets_per_s": Rate(tally[SETS], seconds),
        "woo_decisions_per_s": Rate(tally[CHOICES], seconds),
    }


def imagining(lap: int) -> Mapping[str, Found]:
    """Worlds for a seat that must choose, in the middle of a game; finding out what it knows is part of it."""
    rng = random.Random(lap)
    middles = [_middle_of(settings, rng) for settings in every_kind() for _ in range(POSITIONS)]
    study, worlds = Row.zeros(Study.WORDS), Row.zeros(WORLDS * Courtship.WORDS)
    begin_study, imagine_many = rules()["begin_study"], rules()["imagine_many"]
    begun_at = now()
    for number, (words, seat) in enumerate(middles):
        begin_study(words, seat, number, study)
        imagine_many(words, study, worlds, WORLDS)
    return {"woo_imagine_per_s": Rate(WORLDS * len(middles), now() - begun_at)}


def _middle_of(settings: Settings, rng: random.Random) -> tuple[Row, int]:
    """A veiled record after some choices at random, and the seat."""
    record = new(settings, rng.getrandbits(60))
    out = [0] * GAME.most_choices
    for _ in range(rng.randrange(STEPS_BEFORE)):
        before = record.copy()
        seat = rng.choice(list(each(record.waiting)))
        GAME.act(record, seat, out[rng.randrange(GAME.choices(record, seat, out))])
        if GAME.over(record):
            record = before
            break
    seat = rng.choice(list(each(record.waiting)))
    GAME.veil(record, seat)
    return Row.of(record.to_words()), seat


MEASURES = (Measure("woo-playouts", playouts), Measure("woo-imagining", imagining))
