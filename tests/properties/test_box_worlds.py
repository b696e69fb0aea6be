"""Imagined worlds of R and the parlour games agree with what the seat knows, and play on."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.box_games import BOX, any_game, steps
from tests.properties.test_box_hidden import veiled

SEEDS = st.integers(0, 2**40)


@given(seed=SEEDS)
@settings(max_examples=80, deadline=None)
@pytest.mark.parametrize("name", BOX)
def test_a_world_veiled_again_is_what_the_seat_knew(name, seed):
    game, record, rng = any_game(name, seed)
    for _ in steps(game, record, rng, most=rng.randrange(40)):
        pass
    for seat in range(-1, record.players):
        known = veiled(game, record, seat)
        world = game.imagine(known, seat, seed)
        assert veiled(game, world, seat).to_words() == known.to_words()
        for _ in steps(game, world, rng, most=60):
            pass


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
@pytest.mark.parametrize("variant", ["draft", "three-card", "alternative", "prophecy", "sever", "traitor"])
def test_worlds_of_this_variant_hold_every_card_once(variant, seed):
    game, record, rng = any_game("r", seed, variants=[variant])
    for _ in steps(game, record, rng, most=rng.randrange(30)):
        pass
    seat = rng.randrange(-1, 2)
    world = game.imagine(veiled(game, record, seat), seat, seed)
    for own in (0, 1):
        assert world.hand[own].bit_count() == record.hand[own].bit_count()
        assert world.deck[own].bit_count() == record.deck[own].bit_count()
    places = [*world.hand, *world.deck, world.pool, world.packet]
    wanted = [*record.hand, *record.deck, record.pool, record.packet]
    assert sum(places) == sum(wanted)
    if variant == "draft":
        assert sum(cards.bit_count() for cards in places) == sum(cards.bit_count() for cards in wanted)
