"""Imagined worlds: they look the same to their seat, are the same in both modes, and forget nothing that was seen."""

from __future__ import annotations

import random

import pytest

from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.entries import rules
from coronet.games.rebel.game import GAME
from coronet.games.rebel.imagined import imagine
from coronet.games.rebel.imagined.lots import Study
from coronet.games.rebel.record import Round
from coronet.kernel.bits import count, each
from coronet.kernel.compiled import Row
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.rebel_games import any_choice, any_settings, new, one_round

EDITIONS_AND_ROUNDS = [(edition, card) for edition in ("classic", "deluxe") for card in rounds_of(edition)]


def veiled(record: Round, seat: int) -> Round:
    copy = record.copy()
    copy.source = None
    GAME.veil(copy, seat)
    return copy


def moments(record: Round, rng: random.Random, chance: float):
    """Play the record on at random; now and then the veil of a seat by chance."""
    while not GAME.over(record):
        if rng.random() < chance:
            seat = rng.randrange(record.players)
            yield seat, veiled(record, seat)
        GAME.act(record, *any_choice(record, rng))


def assert_whole(world: Round, truth: Round) -> None:
    """Every dealt card lies in one place, and every place has as many as it should."""
    seen = 0
    for seat in range(world.players):
        assert count(world.hand[seat]) == truth.hand_size[seat]
        assert count(world.aside[seat]) == truth.aside_size[seat]
        assert count(world.gifted[seat]) == count(truth.gifted[seat])
        assert count(world.gifts_won[seat]) == count(truth.gifts_won[seat])
        for cards in (world.hand[seat], world.aside[seat], world.taken[seat], world.gifted[seat], world.given[seat]):
            assert seen & cards == 0
            seen |= cards
    for place in range(world.place):
        assert not seen >> world.trick[place] & 1
        seen |= 1 << world.trick[place]
    assert seen == world.dealt


@SKIP_WITHOUT_COMPILER
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(("edition", "card"), EDITIONS_AND_ROUNDS)
def test_a_world_is_whole_and_looks_the_same_to_its_seat(edition, card):
    study, scene, words, world_words = (Row.zeros(n) for n in (Study.WORDS, Round.WORDS, Round.WORDS, Round.WORDS))
    world = Round()
    for princess in princesses_of(edition):
        for players in range(3, 7):
            record = one_round(edition, players, card, princess, 3)
            for seat, veil in moments(record, random.Random(f"{card} {princess} {players}"), 0.2):
                words.numbers[:] = type(words.numbers)("q", veil.to_words())
                rules()["begin_study"](words, seat, 11, scene, study)
                for _ in range(3):
                    rules()["imagine"](words, study, world_words)
                    world_words.read(world)
                    assert_whole(world, record)
                    GAME.veil(world, seat)
                    assert world == veil


@SKIP_WITHOUT_COMPILER
@pytest.mark.xdist_group("compiled")
def test_both_modes_imagine_the_same_worlds():
    rng = random.Random(8)
    for game in range(12):
        record = new(any_settings(rng), game)
        for seat, veil in moments(record, rng, 0.03):
            study, scene, world = Study(), Round(), Round()
            words, study_words = Row.of(veil.to_words()), Row.zeros(Study.WORDS)
            scene_words, world_words = Row.zeros(Round.WORDS), Row.zeros(Round.WORDS)
            imagine.begin_study(veil, seat, 5, scene, study)
            rules()["begin_study"](words, seat, 5, scene_words, study_words)
            assert study_words.numbers.tolist() == study.to_words()
            for _ in range(2):
                imagine.imagine(veil, study, world)
                rules()["imagine"](words, study_words, world_words)
                assert world_words.numbers.tolist() == world.to_words()


def test_what_was_told_always_fits():
    """If it did not, only sizes would count, and the world would know less than the seat."""
    rng = random.Random(21)
    for game in range(30):
        record = new(any_settings(rng), game)
        for seat, veil in moments(record, rng, 0.02):
            study, scene = Study(), Round()
            imagine.begin_study(veil, seat, 1, scene, study)
            assert study.is_told
            assert study.fits


def test_a_world_plays_on_to_the_end():
    rng = random.Random(31)
    for game in range(8):
        record = new(any_settings(rng), game)
        for seat, veil in moments(record, rng, 0.02):
            world = GAME.imagine(veil, seat, game)
            while not GAME.over(world):
                GAME.act(world, *any_choice(world, rng))
            assert len(list(each(world.winners))) >= 1
