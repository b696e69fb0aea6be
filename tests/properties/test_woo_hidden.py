"""Hidden stays hidden in Woo the Princess: what a seat cannot know changes nothing that reaches it."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from coronet.games.woo.choices import choice_of
from coronet.games.woo.game import GAME
from coronet.games.woo.record import EXCHANGE, GIFT, Courtship
from coronet.kernel.bits import count, each
from tests.woo_games import any_choice, any_game, steps, veiled

SEEDS = st.integers(0, 2**40)
TRIED = [choice_of(kind, card) for kind in range(1, 6) for card in range(54)]


def all_that_reaches(record: Courtship, seat: int, actor: int, choice: int) -> str:
    """The veil, view, question, legal choices, refusals and story of one seat, as text."""
    veil = veiled(record, seat)
    reaching: dict[str, Any] = {
        "veil": veil.to_words(),
        "public": GAME.public_view(veiled(record, -1)),
        "story": GAME.story(veil, seat, actor, choice),
    }
    if seat >= 0:
        out = [0] * GAME.most_choices
        reaching["own"] = GAME.own_view(veil, seat)
        reaching["choices"] = out[: GAME.choices(record, seat, out)]
        reaching["refusals"] = [GAME.why_not(record, seat, tried) for tried in TRIED]
    return json.dumps(reaching)


def dealt_anew(record: Courtship, seat: int, rng: random.Random) -> Courtship:
    """The same record with all cards that the seat does not see dealt anew over their places."""
    world = record.copy()
    others = [other for other in range(record.players) if other != seat]
    rows = [(row, other) for row in ("hand", "exchanged", "buried") for other in others]
    hides_offer = record.phase == GIFT and (seat < 0 or not record.waiting >> seat & 1)
    cards = [card for row, other in rows for card in each(getattr(record, row)[other])] + list(each(record.deck))
    cards += list(each(record.offered)) if hides_offer else []
    rng.shuffle(cards)
    for row, other in rows:
        size = count(getattr(record, row)[other])
        getattr(world, row)[other] = sum(1 << cards.pop() for _ in range(size))
    if hides_offer:
        world.offered = sum(1 << cards.pop() for _ in range(record.offer_size))
    world.deck = sum(1 << card for card in cards)
    for other in others:
        world.carried[other] = world.drawn[other] = world.kept_before[other] = 1 << rng.randrange(53)
        if world.pending[other]:
            world.pending[other] = choice_of(1, rng.choice(list(each(world.hand[other]))))
    for word in range(4):
        world.chance[word] = rng.getrandbits(32)
    return world


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_what_there_is_to_be_seen_says_nothing_of_an_exchange(seed):
    record, rng = any_game(seed, exchange=True)
    if record.phase != EXCHANGE:
        return
    before, actor = veiled(record, -1), rng.choice(list(each(record.waiting)))
    worlds = []
    for card in each(record.hand[actor]):
        world, choice = record.copy(), choice_of(1, card)
        GAME.act(world, actor, choice)
        worlds.append(GAME.happened(before, veiled(world, -1), actor, choice))
    if count(record.waiting) > 1:  # the last to choose sets the set going
        assert all(seen == worlds[0] for seen in worlds)


@given(seed=SEEDS)
@settings(max_examples=300, deadline=None)
def test_a_world_that_differs_in_hidden_cards_looks_the_same(seed):
    record, rng = any_game(seed)
    actor, choice = 0, 0
    for seat, chosen in steps(record, rng, most=rng.randrange(70)):
        actor, choice = seat, chosen
    for seat in range(-1, record.players):
        world = dealt_anew(record, seat, rng)
        assert all_that_reaches(world, seat, actor, choice) == all_that_reaches(record, seat, actor, choice)


@given(seed=SEEDS)
@settings(max_examples=100, deadline=None)
def test_a_choice_of_the_exchange_shows_to_nobody_else(seed):
    record, rng = any_game(seed, exchange=True)
    for _ in steps(record, rng, most=rng.randrange(60)):
        pass
    if record.phase != EXCHANGE or count(record.waiting) < 2:
        return
    actor, choice = any_choice(record, rng)
    out = [0] * GAME.most_choices
    other_choice = out[rng.randrange(GAME.choices(record, actor, out))]
    world = record.copy()
    GAME.act(record, actor, choice)
    GAME.act(world, actor, other_choice)
    for seat in range(-1, record.players):
        if seat != actor:
            seen = all_that_reaches(record, seat, actor, choice)
            assert seen == all_that_reaches(world, seat, actor, other_choice)


@given(seed=SEEDS)
@settings(max_examples=100, deadline=None)
def test_what_regifted_offers_shows_to_its_player_alone(seed):
    record, rng = any_game(seed, specials="lavish")
    for _ in steps(record, rng, most=200):
        if record.phase == GIFT and record.offer_size == 2:
            break
    else:
        return
    giver = next(iter(each(record.waiting)))
    kept, rest = rng.sample(list(each(record.offered)), 2)
    world = record.copy()
    other = rng.choice(list(each(record.deck)) or [rest])
    world.deck ^= (1 << other | 1 << rest) if other != rest else 0
    world.offered = 1 << kept | 1 << other
    before = [all_that_reaches(record, seat, giver, 0) for seat in range(-1, record.players)]
    after = [all_that_reaches(world, seat, giver, 0) for seat in range(-1, record.players)]
    for seat in range(-1, record.players):
        assert (before[seat + 1] == after[seat + 1]) == (seat != giver or other == rest)


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_a_veiled_record_gives_its_seat_the_same_choices_and_refusals(seed):
    record, rng = any_game(seed)
    out, veiled_out = [0] * GAME.most_choices, [0] * GAME.most_choices
    for _ in steps(record, rng, most=80):
        for seat in range(record.players):
            veil = veiled(record, seat)
            number = GAME.choices(record, seat, out)
            assert GAME.choices(veil, seat, veiled_out) == number
            assert veiled_out[:number] == out[:number]
            assert veiled(veil, seat).to_words() == veil.to_words(), "a veil over a veil changes nothing"
            for tried in rng.sample(TRIED, 12):
                assert GAME.why_not(veil, seat, tried) == GAME.why_not(record, seat, tried)
