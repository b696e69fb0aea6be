"""The bench's own look at imagined worlds: the truth never contradicts, a broken void does."""

from __future__ import annotations

import random

from coronet.bench.contradictions import Told, contradicts
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import Round
from coronet.kernel.bits import each, lowest
from tests.rebel_games import any_choice, any_settings, new


def played(seed: int, choices: int, **fixed) -> Told:
    rng = random.Random(seed)
    told = Told(new(any_settings(rng, **fixed), seed))
    for _ in range(choices):
        if GAME.over(told.records[-1]) or told.records[-1].round_at:
            break
        told.act(*any_choice(told.records[-1], rng))
    return told


def test_the_true_record_contradicts_nobody():
    for seed in range(60):
        told = played(seed, seed % 50)
        truth = told.records[-1]
        if GAME.over(truth) or truth.round_at:
            continue
        for seat in range(truth.players):
            assert not contradicts(told, seat, truth.copy())


def exchanged(truth: Round, one: int, other: int, card: int, other_card: int) -> Round:
    world = truth.copy()
    world.hand[one] ^= 1 << card | 1 << other_card
    world.hand[other] ^= 1 << card | 1 << other_card
    return world


def test_a_card_in_a_hand_that_was_void_in_its_suit_contradicts():
    found = 0
    for seed in range(40):
        told = played(seed, 30, rounds=["once-upon-a-time"], princesses="none", players=4)
        truth = told.records[-1]
        for entry_seat, void_suit in _voids(told):
            for other in range(4):
                suit_cards = [card for card in each(truth.hand[other]) if card // 12 == void_suit]
                if other in (0, entry_seat) or entry_seat == 0 or not suit_cards or not truth.hand[entry_seat]:
                    continue
                world = exchanged(truth, entry_seat, other, lowest(truth.hand[entry_seat]), suit_cards[0])
                assert contradicts(told, 0, world)
                found += 1
    assert found > 5


def _voids(told: Told) -> list[tuple[int, int]]:
    """Seats that did not follow suit, with the suit."""
    found = []
    for record, (seat, choice) in zip(told.records, told.acts, strict=False):
        card = lowest(choice >> 13) if choice >> 13 else 0
        if record.place > 0 and record.phase == told.records[-1].phase and card // 12 != record.led:
            found.append((seat, record.led))
    return found


def test_a_world_that_looks_different_contradicts():
    told = played(3, 20, rounds=["once-upon-a-time"], princesses="none", players=4)
    world = told.records[-1].copy()
    world.hand[0] = 0
    assert contradicts(told, 0, world)
