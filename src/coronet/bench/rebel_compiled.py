"""What is measured of Rebel Princess compiled: playouts, steps from Python, imagined worlds, two threads, the start."""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Mapping
from functools import partial

from coronet.bench.contradictions import Told, contradicts
from coronet.bench.frame import Found, Measure, Rate, Tally, now
from coronet.bench.played_out import played_out
from coronet.bench.rebel import every_round, start
from coronet.games.rebel.entries import rules
from coronet.games.rebel.game import GAME
from coronet.games.rebel.imagined.at_random import CARDS, CHOICES, TALLY
from coronet.games.rebel.imagined.lots import Study
from coronet.games.rebel.record import BEGIN_ROUND, Round
from coronet.games.rebel.settings import Settings
from coronet.kernel.batch import in_chunks
from coronet.kernel.bits import each, lowest
from coronet.kernel.compiled import Row
from coronet.kernel.workers import run_deaf

PLAYOUTS = 60  # of each round
STEP_PASSES = 3
WORLDS = 128  # from one study
STEPS_BEFORE = 60  # at most, before a seat imagines
PROGRAM = "from coronet.games.rebel.entries import rules; rules()"


def before_the_deal(settings: Settings, seed: int) -> Row:
    """The words of a record whose next step is to deal."""
    record = start(settings, seed)
    record.phase = BEGIN_ROUND
    record.waiting = 0
    return Row.of(record.to_words())


def playouts(lap: int) -> Mapping[str, Found]:
    """Whole rounds, deal and pass included, every choice one of the legal ones; one thread."""
    starts = [before_the_deal(settings, lap) for settings in every_round(random.Random(lap))]
    seconds, tally = played_out(rules()["playouts"], starts, PLAYOUTS, lap, Row.zeros(TALLY))
    return {
        "rebel_rounds_per_s": Rate(PLAYOUTS * len(starts), seconds),
        "rebel_cards_per_s": Rate(tally[CARDS], seconds),
        "rebel_decisions_per_s": Rate(tally[CHOICES], seconds),
    }


def stepping(lap: int) -> Mapping[str, Found]:
    """The same rounds stepped from Python: a call makes a choice and lists the next ones."""
    rng = random.Random(lap)
    decisions, seconds = 0, 0.0
    out = Row.zeros(GAME.most_choices)
    for _ in range(STEP_PASSES):
        for settings in every_round(rng):
            record = start(settings, rng.getrandbits(60))
            words = Row.of(record.to_words())
            step, chance = partial(rules()["step"], words, out), rng.random
            number = rules()["choices"](words, lowest(record.waiting), out)
            begun = now()
            while number:
                number = step(int(chance() * number))
                decisions += 1
            seconds += now() - begun
    return {"rebel_step_decisions_per_s": Rate(decisions, seconds)}


def imagining(lap: int) -> Mapping[str, Found]:
    """Worlds for a seat that must choose, in the middle of a round; finding out what it knows is part of it.

    One world of each position is looked at, outside of the time.
    """
    rng = random.Random(lap)
    middles = [found for settings in every_round(rng) if (found := _middle_of(settings, rng))]
    scene, study = Row.zeros(Round.WORDS), Row.zeros(Study.WORDS)
    worlds = Row.zeros(WORLDS * Round.WORDS)
    begin_study, imagine_many = rules()["begin_study"], rules()["imagine_many"]
    contradictions, seconds = 0, 0.0
    world = Round()
    for number, (told, words, seat) in enumerate(middles):
        begun = now()
        begin_study(words, seat, number, scene, study)
        imagine_many(words, study, worlds, WORLDS)
        seconds += now() - begun
        world.read_words(worlds.numbers[: Round.WORDS].tolist())
        contradictions += contradicts(told, seat, world)
    return {
        "rebel_imagine_per_s": Rate(WORLDS * len(middles), seconds),
        "rebel_imagine_checked": Tally(len(middles)),
        "rebel_imagine_contradictions": Tally(contradictions),
    }


def _middle_of(settings: Settings, rng: random.Random) -> tuple[Told, Row, int] | None:
    """A round after some choices at random, its veiled record, and the seat; None if the round ended before."""
    told = Told(start(settings, rng.getrandbits(60)))
    out = [0] * GAME.most_choices
    for _ in range(rng.randrange(STEPS_BEFORE)):
        record = told.records[-1]
        if not record.waiting:
            return None
        seat = rng.choice(list(each(record.waiting)))
        told.act(seat, out[rng.randrange(GAME.choices(record, seat, out))])
    record = told.records[-1].copy()
    if not record.waiting:
        return None
    seat = rng.choice(list(each(record.waiting)))
    GAME.veil(record, seat)
    return told, Row.of(record.to_words()), seat


def threads(lap: int) -> Mapping[str, Found]:
    """The playouts again on one thread and on two, by the clock on the wall."""
    starts = [before_the_deal(settings, lap) for settings in every_round(random.Random(lap))]
    return {
        f"rebel_batch_{name}_cards_per_s": _playouts_on(number, starts, lap)
        for name, number in (("one_thread", 1), ("two_threads", 2))
    }


def _playouts_on(number: int, starts: list[Row], lap: int) -> Rate:
    def work(first: int, count: int) -> int:
        scratch, tally = Row.zeros(Round.WORDS), Row.zeros(TALLY)
        for words in starts[first : first + count]:
            rules()["playouts"](words, scratch, 4 * PLAYOUTS, lap, tally)
        return int(tally.numbers[CARDS])

    begun = time.perf_counter()
    cards = sum(in_chunks(work, len(starts), 8, number))
    return Rate(cards, time.perf_counter() - begun)


def starting(lap: int) -> Mapping[str, Found]:
    """A fresh process until all rules are there, with nothing in the cache and with everything in it."""
    with tempfile.TemporaryDirectory() as folder:
        return {"cold_compile_s": _start(folder), "warm_start_s": _start(folder)}


def _start(folder: str) -> float:
    begun = time.perf_counter()
    run_deaf([sys.executable, "-c", PROGRAM], env=os.environ | {"CORONET_CACHE": folder}).check_returncode()
    return time.perf_counter() - begun


MEASURES = (
    Measure("rebel-playouts", playouts),
    Measure("rebel-stepping", stepping),
    Measure("rebel-imagining", imagining),
    Measure("rebel-threads", threads),
    Measure("rebel-starting", starting),
)
