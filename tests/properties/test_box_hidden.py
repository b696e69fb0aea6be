"""Hidden stays hidden in R and the parlour games: what a seat cannot know changes nothing that reaches it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coronet.games.choosing import choice_of
from coronet.games.contract import Game
from coronet.games.r import hooks
from coronet.games.r.record import KEEP_CARD, LAY_OUT, PLACE_CARDS
from coronet.kernel.bits import count, each
from tests.box_games import BOX, any_choice, any_game, steps

SEEDS = st.integers(0, 2**40)
EVERY_GAME = pytest.mark.parametrize("name", BOX)


def veiled(game: Game, record: Any, seat: int) -> Any:
    copy = record.copy()
    copy.source = None
    game.veil(copy, seat)
    return copy


def all_that_reaches(game: Game, record: Any, seat: int, actor: int, choice: int) -> str:
    """The veil, view, question, legal choices and story of one seat, as text."""
    veil = veiled(game, record, seat)
    reaching: dict[str, Any] = {
        "veil": veil.to_words(),
        "public": game.public_view(veiled(game, record, -1)),
        "story": game.story(veil, seat, actor, choice),
    }
    if seat >= 0:
        out = [0] * game.most_choices
        reaching["own"] = game.own_view(veil, seat)
        reaching["choices"] = out[: game.choices(record, seat, out)]
        tried = [choice_of(kind, number, 1 << number) for kind in range(1, 17) for number in range(24)]
        reaching["refusals"] = [game.why_not(record, seat, choice) for choice in tried]
    return json.dumps(reaching)


@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
@EVERY_GAME
def test_what_there_is_to_be_seen_says_nothing_of_a_choice_in_secret(name, seed):
    game, record, rng = any_game(name, seed)
    for _ in steps(game, record, rng, most=rng.randrange(20)):
        pass
    if game.over(record):
        return
    actor, choice = any_choice(game, record, rng)
    other_choice = any_choice_of(game, record, actor, rng)
    before, world = veiled(game, record, -1), record.copy()
    game.act(record, actor, choice)
    game.act(world, actor, other_choice)
    after, other_after = veiled(game, record, -1), veiled(game, world, -1)
    if after.to_words() == other_after.to_words():
        seen = game.happened(before, after, actor, choice)
        assert seen == game.happened(before, other_after, actor, other_choice)


@given(seed=SEEDS)
@settings(max_examples=50, deadline=None)
@EVERY_GAME
def test_a_choice_made_at_once_with_others_shows_to_nobody_else(name, seed):
    game, record, rng = any_game(name, seed)
    for _ in steps(game, record, rng, most=rng.randrange(12)):
        pass
    if game.over(record) or count(record.waiting) < 2:
        return
    actor, choice = any_choice(game, record, rng)
    other_choice = any_choice_of(game, record, actor, rng)
    world = record.copy()
    game.act(record, actor, choice)
    game.act(world, actor, other_choice)
    for seat in range(-1, record.players):
        if seat != actor:
            seen = all_that_reaches(game, record, seat, actor, choice)
            assert seen == all_that_reaches(game, world, seat, actor, other_choice)


def any_choice_of(game: Game, record: Any, seat: int, rng: Any) -> int:
    out = [0] * game.most_choices
    return out[rng.randrange(game.choices(record, seat, out))]


def hidden_places(record: Any, seat: int) -> list[tuple[str, int]]:
    """The fields of an R record that hold cards which `seat` cannot tell apart, by the rules page, section 11."""
    places: list[tuple[str, int]] = []
    others = [other for other in (0, 1) if other != seat]
    if record.phase == KEEP_CARD:
        places += [("hand", other) for other in others]
        places.append(("pool", -1))
        if seat < 0 or not record.waiting >> seat & 1:
            places.append(("packet", -1))
    elif record.phase >= LAY_OUT and hooks.cards_drawn(record, 0):
        places += [(name, other) for other in others for name in ("hand", "deck")]
    return places


@given(seed=SEEDS)
@settings(max_examples=400, deadline=None)
def test_a_world_of_r_that_differs_in_hidden_cards_looks_the_same(seed):
    variant = ["draft", "three-card", "alternative"][seed % 3]
    game, record, rng = any_game("r", seed, variants=[variant])
    for _ in steps(game, record, rng, most=rng.randrange(14)):
        pass
    if game.over(record):
        return
    seat = rng.randrange(-1, 2)
    places = hidden_places(record, seat)
    groups = [places] if record.phase == KEEP_CARD else [[one for one in places if one[1] == who] for who in (0, 1)]
    world = record.copy()
    for group in groups:
        exchange_cards(world, group, rng, seat)
    actor = next(iter(each(record.waiting)))
    before = all_that_reaches(game, record, seat, actor, 0)
    assert all_that_reaches(game, world, seat, actor, 0) == before


def exchange_cards(record: Any, places: list[tuple[str, int]], rng: Any, seat: int) -> None:
    """Deal the cards of these places anew, each place as many as before; cards that the seat saw in a packet stay."""
    seen = 0
    for look, cards in enumerate(record.looks):
        if (record.first_opener + look // 4 + look) % 2 == seat:
            seen |= cards
    open_card = 0 if record.open_seat < 0 else 1 << record.open_card
    kept = seen | open_card
    pool = [card for place in places for card in each(held(record, place) & ~kept)]
    rng.shuffle(pool)
    for name, at in places:
        cards = held(record, (name, at))
        fresh = cards & kept
        for _ in range(count(cards & ~kept)):
            fresh |= 1 << pool.pop()
        if at < 0:
            setattr(record, name, fresh)
        else:
            getattr(record, name)[at] = fresh


def held(record: Any, place: tuple[str, int]) -> int:
    name, at = place
    return int(getattr(record, name) if at < 0 else getattr(record, name)[at])


@given(seed=SEEDS)
@settings(max_examples=150, deadline=None)
def test_an_order_laid_face_down_shows_to_nobody_else(seed):
    game, record, rng = any_game("r", seed, variants=["prophecy"])
    for _ in steps(game, record, rng, most=14 + rng.randrange(8)):
        pass
    if game.over(record) or record.phase == PLACE_CARDS:
        return
    hider = rng.randrange(2)
    world = record.copy()
    if record.placed[hider] < 2:
        return
    cards = [world.order[hider] >> 5 * place & 31 for place in range(world.placed[hider])]
    rng.shuffle(cards)
    world.order[hider] = sum(card << 5 * place for place, card in enumerate(cards))
    actor = next(iter(each(record.waiting)))
    for seat in (-1, 1 - hider):
        assert all_that_reaches(game, world, seat, actor, 0) == all_that_reaches(game, record, seat, actor, 0)


@given(seed=SEEDS)
@settings(max_examples=150, deadline=None)
@pytest.mark.parametrize("name", ["triangle", "pair-attack", "princess-card"])
def test_hands_of_others_show_to_nobody(name, seed):
    game, record, rng = any_game(name, seed)
    for _ in steps(game, record, rng, most=rng.randrange(10)):
        pass
    if game.over(record):
        return
    seat = rng.randrange(-1, record.players)
    world = record.copy()
    others = [("hand", other) for other in range(record.players) if other != seat]
    known = 0
    if name == "princess-card" and record.drawn >= 0 and seat in (record.drawer, record.giver):
        known = 1 << record.drawn
    pool = [card for place in others for card in each(held(record, place) & ~known)]
    rng.shuffle(pool)
    for _, other in others:
        kept = world.hand[other] & known
        size = count(world.hand[other] & ~known)
        world.hand[other] = kept | sum(1 << pool.pop() for _ in range(size))
    if name == "princess-card" and seat not in (record.drawer, record.giver) and record.drawn >= 0:
        world.drawn = rng.choice(list(each(sum(world.hand))))
    assert all_that_reaches(game, world, seat, 0, 0) == all_that_reaches(game, record, seat, 0, 0)


@given(seed=SEEDS)
@settings(max_examples=100, deadline=None)
def test_places_that_a_seat_has_not_seen_show_nothing(seed):
    game, record, rng = any_game("seeker", seed, players=3, secret=True)
    for _ in steps(game, record, rng, most=rng.randrange(30)):
        pass
    if game.over(record):
        return
    seat = rng.randrange(-1, 3)
    seen = record.seen[5 if seat < 0 else seat]
    unseen = [place for place in range(1, 17) if record.cards[place] >= 0 and not seen >> place & 1]
    if len(unseen) < 2:
        return
    world = record.copy()
    shuffled = rng.sample(unseen, len(unseen))
    for place, other in zip(unseen, shuffled, strict=True):
        world.cards[place] = record.cards[other]
    assert all_that_reaches(game, world, seat, 0, 0) == all_that_reaches(game, record, seat, 0, 0)


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
@EVERY_GAME
def test_a_veiled_record_gives_its_seat_the_same_choices_and_refusals(name, seed):
    game, record, rng = any_game(name, seed)
    out, veiled_out = [0] * game.most_choices, [0] * game.most_choices
    for _ in steps(game, record, rng, most=60):
        for seat in range(record.players):
            veil = veiled(game, record, seat)
            number = game.choices(record, seat, out)
            assert game.choices(veil, seat, veiled_out) == number
            assert veiled_out[:number] == out[:number]
            again = veiled(game, veil, seat)
            assert again.to_words() == veil.to_words(), "a veil over a veil changes nothing"
            for kind in range(1, 17):
                tried = choice_of(kind, rng.randrange(20), 1 << rng.randrange(24))
                assert game.why_not(veil, seat, tried) == game.why_not(record, seat, tried)
