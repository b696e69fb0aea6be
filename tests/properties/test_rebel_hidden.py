"""Hidden stays hidden: change what a seat cannot know, and everything that reaches it stays the same, byte for byte."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from coronet.games import choosing
from coronet.games.choosing import cards_in, kind_of, number_in
from coronet.games.contract import veiled_to_read
from coronet.games.rebel import choices
from coronet.games.rebel.cards import ALL_CARDS
from coronet.games.rebel.choices import HAGGLE, PASS_BOTH, POWER_SUIT, SWAP
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.legal import MOST_CHOICES
from coronet.games.rebel.record import DELUXE, Round
from coronet.games.rebel.settings import new
from coronet.kernel.bits import each
from tests.knowledge import Knowledge
from tests.rebel_games import any_choice, any_settings, one_round, steps

SETS = ("hand", "aside", "gifted", "gifts_won", "given", "portion")
SINGLE_SETS = ("gift_pile", "pool", "drawn", "frozen_card")


def veiled(record: Round, seat: int) -> Round:
    copy = record.copy()
    copy.source = None
    GAME.veil(copy, seat)
    return copy


def swap_names(cards: int, one: int, other: int) -> int:
    """The set with the two cards' names exchanged."""
    if (cards >> one & 1) != (cards >> other & 1):
        cards ^= 1 << one | 1 << other
    return cards


def swapped_choice(choice: int, one: int, other: int) -> int:
    number = number_in(choice)
    if kind_of(choice) in (PASS_BOTH, SWAP, HAGGLE):
        number = {one: other, other: one}.get(number, number)
    return choosing.choice_of(kind_of(choice), number, swap_names(cards_in(choice), one, other))


def other_world(record: Round, one: int, other: int) -> Round:
    """The same game with two cards exchanged wherever they lie; both are unseen by the seat that is tested."""
    world = record.copy()
    for name in SETS:
        setattr(world, name, [swap_names(cards, one, other) for cards in getattr(world, name)])
    for name in SINGLE_SETS:
        setattr(world, name, swap_names(getattr(world, name), one, other))
    played = [{one: other, other: one}.get(card, card) for card in world.trick[: world.place]]
    world.trick[: world.place] = played
    world.pending = [swapped_choice(choice, one, other) if choice else 0 for choice in world.pending]
    world.secrets = [secret & 63 | swap_names(secret >> 6, one, other) << 6 for secret in world.secrets]
    return world


def all_that_reaches(before: Round, record: Round, seat: int, actor: int, choice: int) -> str:
    """The veil, view, question, legal choices, refusals, story and what happened for one seat, as text."""
    veil = veiled(record, seat)
    reaching: dict[str, Any] = {
        "veil": veil.to_words(),
        "public": GAME.public_view(veiled(record, -1)),
        "story": GAME.story(veil, seat, actor, choice),
        "happened": GAME.happened(veiled(before, -1), veiled(record, -1), actor, choice),
    }
    if seat >= 0:
        out = [0] * MOST_CHOICES
        reaching["own"] = GAME.own_view(veil, seat)
        reaching["choices"] = out[: GAME.choices(record, seat, out)]
        reaching["refusals"] = [
            GAME.why_not(record, seat, choosing.choice_of(choices.PLAY, 0, 1 << c)) for c in range(48)
        ]
    return json.dumps(reaching)


@given(seed=st.integers(0, 2**40))
@example(seed=234443)  # a frozen card of somebody void, and a choice after the trick
@settings(max_examples=1500, deadline=None)
def test_a_world_that_differs_only_in_what_a_seat_cannot_know_looks_the_same_to_it(seed):
    rng = random.Random(seed)
    record = new(any_settings(rng), seed)
    knowledge = Knowledge(record)
    for _ in range(rng.randrange(150)):
        GAME.act(record, *any_choice(record, rng))
        knowledge.note(record)
        if GAME.over(record):
            return
    seat = rng.randrange(-1, record.players)
    unseen = list(each(record.dealt & ~knowledge.seen[seat]))
    if len(unseen) < 2:
        return
    one, other = rng.sample(unseen, 2)
    world = other_world(record, one, other)
    in_world = Knowledge(world)
    round_at = record.round_at
    assert veiled(world, seat).to_words() == veiled(record, seat).to_words()
    for _ in range(40):
        if GAME.over(record):
            return
        actor, choice = any_choice(record, rng)
        same_choice = choice if actor == seat else swapped_choice(choice, one, other)
        if GAME.why_not(world, actor, same_choice):
            return  # the worlds part here: what is legal for another seat differs
        if kind_of(choice) == POWER_SUIT and record.edition == DELUXE:
            return  # the Little Mermaid makes the leader tell what is held
        before, before_in_world = record.copy(), world.copy()
        GAME.act(record, actor, choice)
        GAME.act(world, actor, same_choice)
        knowledge.note(record)
        in_world.note(world)
        revealed = (knowledge.seen[seat] | in_world.seen[seat]) & (1 << one | 1 << other)
        if revealed or record.chance != before.chance or record.round_at != round_at:
            return  # the seat has learnt of the difference, or chance draws from hands that differ
        reaches = all_that_reaches(before, record, seat, actor, choice)
        assert all_that_reaches(before_in_world, world, seat, actor, choice) == reaches


@given(seed=st.integers(0, 2**40))
@settings(max_examples=60, deadline=None)
def test_a_veiled_record_gives_its_seat_the_same_choices_and_refusals(seed):
    rng = random.Random(seed)
    record = new(any_settings(rng), seed)
    out, veiled_out = [0] * MOST_CHOICES, [0] * MOST_CHOICES
    for _ in steps(record, rng, most=120):
        for seat in range(record.players):
            veil = veiled(record, seat)
            number = GAME.choices(record, seat, out)
            assert GAME.choices(veil, seat, veiled_out) == number
            assert veiled_out[:number] == out[:number]
            card = rng.randrange(48)
            for kind in range(1, 21):
                tried = choosing.choice_of(kind, rng.randrange(4), 1 << card)
                assert GAME.why_not(veil, seat, tried) == GAME.why_not(record, seat, tried)


def test_a_veil_keeps_no_hand_of_others_no_seed_and_no_pending_choice():
    rng = random.Random(4)
    record = new(any_settings(rng, edition="deluxe", players=4, rounds=["wedding-gift"]), 4)
    for _ in steps(record, rng, most=20):
        veil = veiled(record, 1)
        assert veil.chance == [0, 0, 0, 0]
        assert [veil.hand[seat] for seat in (0, 2, 3)] == [0, 0, 0]
        assert [veil.pending[seat] for seat in (0, 2, 3)] == [0, 0, 0]
        assert veil.hand[1] == record.hand[1]
        assert veil.gift_pile & ~record.gifted[1] == 0


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3])
def test_no_view_names_a_card_that_its_reader_cannot_know(viewer):
    rng = random.Random(viewer)
    for game in range(12):
        record = new(any_settings(rng, players=4), game)
        knowledge = Knowledge(record)
        while not GAME.over(record):
            actor, choice = any_choice(record, rng)
            before = record.copy()
            GAME.act(record, actor, choice)
            knowledge.note(record)
            told = json.loads(all_that_reaches(before, record, viewer, actor, choice))
            del told["veil"]
            for name in ("worth", "wild"):  # what the round card says of cards, wherever they are
                told["public"]["round"].pop(name, None)
            named = {name for name in _strings(told) if name in GAME_CARDS}
            allowed = knowledge.seen[viewer] | _shown_at_the_end(record)
            assert named <= set(GAME.items(1, allowed))


GAME_CARDS = set(GAME.items(1, ALL_CARDS))


def _shown_at_the_end(record: Round) -> int:
    """Cards of the last finished round and of the last trick: all saw them."""
    cards = 0
    for taken in record.last_taken:
        cards |= taken
    return cards


def _strings(data: Any) -> list[str]:
    if isinstance(data, dict):
        return [text for key, value in data.items() for text in [*_strings(key), *_strings(value)]]
    if isinstance(data, list):
        return [text for value in data for text in _strings(value)]
    return data.split() if isinstance(data, str) else []


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_a_veil_to_read_leaves_the_record_as_it_is_in_every_round_and_with_every_princess(edition):
    rounds, princesses = rounds_of(edition), princesses_of(edition)
    for at in range(max(len(rounds), len(princesses))):
        rng = random.Random(at)
        record = one_round(edition, 4, rounds[at % len(rounds)], princesses[at % len(princesses)], at)
        for _ in steps(record, rng):
            before = record.to_words()
            for seat in range(-1, 4):
                assert veiled_to_read(GAME, record, seat) == veiled(record, seat)
            assert record.to_words() == before
