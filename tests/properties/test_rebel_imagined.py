"""Imagined worlds before the independent checker (tests/worlds), and their odds beside full enumeration.

More of them: `python -m tests.properties.test_rebel_imagined 300` judges worlds for so many seconds.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter

import pytest

from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.entries import rules
from coronet.games.rebel.game import GAME
from coronet.games.rebel.imagined.lots import Study
from coronet.games.rebel.record import Round
from coronet.kernel.compiled import Row
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.rebel_games import one_round
from tests.worlds.checker import Seen
from tests.worlds.enumeration import agreeing_worlds, key_of
from tests.worlds.series import moments
from tests.worlds.story import Acts, Story

pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]

EDITIONS_AND_ROUNDS = [(edition, card) for edition in ("classic", "deluxe") for card in rounds_of(edition)]


class Imagination:
    """Worlds for one seat after another, compiled."""

    def __init__(self) -> None:
        self.scene, self.world = Row.zeros(Round.WORDS), Row.zeros(Round.WORDS)
        self.study = Row.zeros(Study.WORDS)

    def worlds(self, truth: Round, seat: int, number: int, seed: int):
        veiled = truth.copy()
        veiled.source = None
        GAME.veil(veiled, seat)
        words = Row.of(veiled.to_words())
        rules()["begin_study"](words, seat, seed, self.scene, self.study)
        world = Round()
        for _ in range(number):
            rules()["imagine"](words, self.study, self.world)
            self.world.read(world)
            yield world


def judge_round(edition: str, card: str, princess: str, players: int, seed: int, worlds: int = 2) -> int:
    """Worlds of every seat and a spectator after every few choices; how many were judged."""
    imagination, judged = Imagination(), 0
    record = one_round(edition, players, card, princess, seed)
    for start, acts in moments(record, random.Random(seed)):
        story = Story(start, acts)
        if story.is_over:
            break
        for seat in range(-1, players):
            seen = Seen(story, seat)
            for world in imagination.worlds(story.truth, seat, worlds, seed):
                found = seen.contradictions(world)
                assert not found, (edition, card, princess, players, seed, len(acts), seat, found[:3])
                judged += 1
    return judged


@pytest.mark.parametrize(("edition", "card"), EDITIONS_AND_ROUNDS)
def test_no_imagined_world_contradicts_what_its_seat_knows(edition, card):
    which = EDITIONS_AND_ROUNDS.index((edition, card))
    names = princesses_of(edition)
    judged = 0
    for number in range(3):
        princess = names[(which + 5 * number) % len(names)]
        judged += judge_round(edition, card, princess, 3 + (which + number) % 4, seed=number, worlds=1)
    assert judged > 20


@pytest.mark.parametrize("princess", princesses_of("deluxe"))
def test_no_imagined_world_contradicts_what_its_seat_knows_with_this_princess(princess):
    for edition in ("classic", "deluxe"):
        if princess in princesses_of(edition):
            for card in ("musical-chairs", "pass-the-bouquet"):
                judge_round(edition, card, princess, 4, seed=7, worlds=1)


def test_a_card_given_away_unseen_does_not_lift_what_its_hand_has_shown():
    judge_round("deluxe", "magic-beans", "scheherazade", 6, seed=16, worlds=4)


# Odds

MOST_WORLDS, DRAWS_EACH = 60, 150
PLAIN = [  # only the deal, the pass and voids are hidden
    ("deluxe", "once-upon-a-time", "cinderella"),
    ("classic", "midnight-makeover", "snow-white"),
    ("classic", "odds-and-evens", "cinderella"),
    ("deluxe", "pass-the-bouquet", "rapunzel"),
    ("classic", "late-to-the-ball", "snow-white"),
]


def small_positions(edition: str, card: str, princess: str):
    """Late moments with a few agreeing worlds, and some cards that may not lie everywhere."""
    for seed in range(40):
        record = one_round(edition, 3 + seed % 2, card, princess, seed)
        record.princess = [record.princess[seat] if seat == 0 else 0 for seat in range(6)]
        for start, acts in moments(record, random.Random(seed), one_in=5):
            story = Story(start, acts)
            if story.is_over or story.truth.hand_size[0] > 4:
                continue
            keys = _keys(start, acts)
            if 5 <= len(keys) <= MOST_WORLDS:
                yield story, keys


def _keys(start: Round, acts: Acts) -> list[tuple[int, ...]]:
    try:
        return agreeing_worlds(start, acts, 0, most=400)
    except ValueError:
        return []


@pytest.mark.parametrize(("edition", "card", "princess"), PLAIN)
def test_all_agreeing_worlds_are_drawn_equally_often(edition, card, princess):
    """By a chi-square test for each position: not one far out, and all of them together where they should be."""
    imagination = Imagination()
    far_out, positions, excess = 0, 0, 0.0
    for story, keys in small_positions(edition, card, princess):
        draws = DRAWS_EACH * len(keys)
        drawn = Counter(key_of(world) for world in imagination.worlds(story.truth, 0, draws, seed=positions))
        assert set(drawn) <= set(keys), "an imagined world is not among those that agree"
        expected = draws / len(keys)
        chi_square = sum((drawn[key] - expected) ** 2 / expected for key in keys)
        freedom = len(keys) - 1
        excess += (chi_square - freedom) / (2 * freedom) ** 0.5
        far_out += chi_square > freedom + 6 * (2 * freedom) ** 0.5 + 12
        positions += 1
        if positions == 12:
            break
    assert positions >= 3
    assert far_out == 0
    assert excess / positions**0.5 < 5


if __name__ == "__main__":
    until, number, total = time.time() + float(sys.argv[1]), 0, 0
    while time.time() < until:
        rng = random.Random(number)
        edition, card = rng.choice(EDITIONS_AND_ROUNDS)
        total += judge_round(edition, card, rng.choice(princesses_of(edition)), rng.randint(3, 6), number, worlds=4)
        number += 1
    print(f"{total} worlds of {number} rounds: none contradicts what its seat knows")
