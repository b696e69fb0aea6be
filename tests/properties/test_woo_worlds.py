"""Imagined worlds of Woo the Princess: they agree with all that the seat was told, and all are equally likely."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coronet.games.woo.cards import CARDS_BY_NAME
from coronet.games.woo.entries import rules
from coronet.games.woo.game import GAME
from coronet.games.woo.record import Courtship, Study
from coronet.kernel.compiled import Row
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.positions import woo
from tests.woo_games import MODES, any_game, steps, veiled
from tests.worlds.woo.enumeration import key_of, possible_worlds
from tests.worlds.woo.watching import watched

SEEDS = st.integers(0, 2**40)
SIZES = [(mode, players) for mode, numbers in MODES.items() for players in numbers]
WORLDS_EACH = 30  # of every possible world, when odds are measured


@given(seed=SEEDS)
@settings(max_examples=80, deadline=None)
def test_a_world_veiled_again_is_what_the_seat_knew_and_plays_on(seed):
    record, rng = any_game(seed)
    for _ in steps(record, rng, most=rng.randrange(100)):
        pass
    for seat in range(-1, record.players):
        known = veiled(record, seat)
        world = GAME.imagine(known, seat, seed)
        assert veiled(world, seat).to_words() == known.to_words()
        for _ in steps(world, rng, most=60):
            pass


@pytest.mark.parametrize(("mode", "players"), SIZES)
@pytest.mark.parametrize("specials", ["ones", "lavish"])
def test_no_world_contradicts_what_its_seat_was_told(mode, players, specials):
    judged = in_later_sets = 0
    for seed in range(4):
        record, rng = any_game(seed, mode=mode, players=players, specials=specials, goal=3, max_sets=8)
        for step, watchers in enumerate(watched(record, rng)):
            if step % 4:
                continue
            for seat, watcher in watchers.items():
                world = GAME.imagine(veiled(record, seat), seat, rng.getrandbits(40))
                assert watcher.objections(record) == [], "the truth itself must fit"
                assert watcher.objections(world) == [], (seed, step, seat)
                judged += 1
                in_later_sets += record.sets > 0
    assert judged > 100
    assert in_later_sets > 20


def test_extra_sets_with_seats_that_sit_out_are_imagined_too():
    judged = 0
    for seed in range(60):
        record, rng = any_game(seed, mode="each", players=4, specials="ones", goal=2, max_sets=8)
        for watchers in watched(record, rng):
            if record.playing == 15:
                continue
            seat = rng.randrange(-1, 4)
            world = GAME.imagine(veiled(record, seat), seat, rng.getrandbits(40))
            assert watchers[seat].objections(world) == [], (seed, seat)
            judged += 1
    assert judged > 50


# Odds: all possible worlds of small positions, enumerated from what was told


def small_position(seed: int, cards: int) -> Courtship:
    """The last round of a set with few cards in the game; the next set is dealt from them."""
    rng = random.Random(seed)
    names = [*rng.sample([name for name in CARDS_BY_NAME if name != "spurned"], cards - 1), "spurned"]
    hands = [names[2 * seat : 2 * seat + 2] for seat in range(3)]
    rest = names[6:]
    position = woo(
        *(" ".join(hand) for hand in hands),
        before={"wooing": "M", "round": 4, "deck": rest},
        specials=rng.choice(["ones", "lavish", {"regifted": rng.sample(names[:-1], 5)}]),
        exchange=True,
        unscripted=True,
    )
    return position.record


def odds_fit(record: Courtship, seat: int, wanted: set[tuple[int, ...]], seed: int) -> bool:
    """Whether the worlds drawn are those wanted, equally often within what chance does (6 sigma of chi-square)."""
    known, study = Row.of(veiled(record, seat).to_words()), Row.zeros(Study.WORDS)
    rules()["begin_study"](known, seat, seed, study)
    drawn: Counter[tuple[int, ...]] = Counter()
    words, world = Row.zeros(Courtship.WORDS), Courtship()
    for _ in range(WORLDS_EACH * len(wanted)):
        rules()["imagine"](known, study, words)
        words.read(world)
        drawn[key_of(world)] += 1
    assert set(drawn) <= wanted, "a world that cannot be"
    squares = sum((drawn[key] - WORLDS_EACH) ** 2 for key in wanted) / WORLDS_EACH
    freedom = len(wanted) - 1
    return bool(squares < freedom + 6 * (2 * freedom) ** 0.5 + 10)


def moments(seed: int, cards: int, fewest: int, most: int):
    """Positions in the second set whose possible worlds can be counted."""
    record = small_position(seed, cards)
    rng = random.Random(seed)
    for watchers in watched(record, rng):
        if record.sets != 1 or GAME.over(record):
            continue
        for seat in range(-1, 3):
            unseen = 53 - len(watchers[seat].now.shown | watchers[seat].now.own) - (53 - cards)
            if unseen > 6 or rng.random() < 0.6:
                continue
            wanted = possible_worlds(watchers[seat], record)
            if fewest <= len(wanted) <= most:
                yield record, seat, wanted


@SKIP_WITHOUT_COMPILER
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("cards", [14, 17, 21])
def test_all_possible_worlds_are_equally_likely(cards):
    measured = with_voids = with_exchange = 0
    for seed in range(8 if cards < 21 else 5):
        for record, seat, wanted in islice(moments(seed, cards, 2, 800), 40 if cards == 21 else 6):
            assert odds_fit(record, seat, wanted, seed), (seed, seat, len(wanted))
            measured += 1
            with_voids += any(record.void)
            with_exchange += bool(record.exchangers)
    assert measured > 5
    assert with_voids > 3
    assert cards < 21 or with_exchange > 3  # with fewer cards the deck is too small for an exchange
