"""The checker of imagined worlds (tests/worlds) against the engine, which plays other worlds again from their deal.

`python -m tests.worlds.series 100` judges many more rounds. What each kind of inference says by hand: tests/worlds.
"""

from __future__ import annotations

import random
from math import comb, prod

import pytest

from coronet.games.choosing import choice_of
from coronet.games.rebel.choices import CHOOSE, GIFT
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import Round
from coronet.games.rebel.settings import new, read
from coronet.kernel.bits import each
from tests.rebel_games import any_choice, one_round
from tests.worlds.checker import Seen, contradictions
from tests.worlds.enumeration import Key, agreeing_worlds, key_of
from tests.worlds.exchange import exchanged_game, exchanged_world
from tests.worlds.histories import distributions, possible_worlds
from tests.worlds.series import EDITIONS_AND_ROUND_CARDS, judge_round, judge_tiny_round, moments
from tests.worlds.story import Acts, Story
from tests.worlds.test_cases import CASES


@pytest.mark.parametrize(("edition", "round_card"), EDITIONS_AND_ROUND_CARDS)
def test_possible_worlds_are_accepted_from_every_seat_and_impossible_ones_refused(edition, round_card):
    verdicts = judge_round(edition, round_card, number=0)
    assert verdicts["true: accepted"] > 0
    assert verdicts["possible: accepted"] > 0


# Enumeration

SMALL = 24  # distributions played again for one position
PLAYED_AGAIN = [
    ("deluxe", "once-upon-a-time", "little-mermaid"),
    ("classic", "midnight-makeover", "little-mermaid"),
    ("deluxe", "pass-the-bouquet", "thumbelina"),
    ("classic", "odds-and-evens", "pea-princess"),
    ("deluxe", "magic-beans", "rapunzel"),
    ("deluxe", "poisoned-apple", "ice-princess"),
    ("classic", "haggle-with-the-hag", "mulan"),
    ("classic", "crystal-clear", "cinderella"),
]


@pytest.mark.parametrize(("edition", "round_card", "princess"), PLAYED_AGAIN)
def test_the_enumeration_finds_the_worlds_that_can_be_played_again_and_no_other(edition, round_card, princess):
    compared = 0
    for number in range(4):
        rng = random.Random(f"{round_card} {number}")
        players = 3 + number % 2
        princesses = [princess, "snow-white", *["none"] * (players - 2)]
        data = {"edition": edition, "players": players, "rounds": [round_card], "princesses": princesses}
        for start, acts in moments(new(read(data), number), rng, one_in=4):
            story = Story(start, acts)
            for seat in range(players):
                if _is_small(story, seat):
                    assert Seen(story, seat).knowledge.hidden_moves == 0
                    compared += _compare(start, acts, seat)
    assert compared >= 5


def _is_small(story: Story, seat: int) -> bool:
    unseen = _unseen_hands(story, seat)
    left = sum(hand.bit_count() for hand in unseen.values())
    sizes = [hand.bit_count() for hand in unseen.values()]
    ways = prod(comb(left - sum(sizes[:at]), size) for at, size in enumerate(sizes))
    return 1 < ways <= SMALL


def _unseen_hands(story: Story, seat: int) -> dict[int, int]:
    """What others hold and the seat was not dealt."""
    hands = story.truth.hand
    return {other: hands[other] & ~story.start.hand[seat] for other in range(story.players) if other != seat}


def _compare(start: Round, acts: Acts, seat: int) -> bool:
    story = Story(start, acts)
    try:
        enumerated = agreeing_worlds(start, acts, seat)
    except ValueError:
        return False  # something else is hidden just now
    again: set[Key] = set()
    unseen = _unseen_hands(story, seat)
    for hands in distributions(unseen):
        world = exchanged_game(start, acts, seat, _exchange(unseen, hands))
        if world is not None:
            again.add(key_of(world))
    assert enumerated == sorted(again)
    return True


def _exchange(hands: dict[int, int], others: dict[int, int]) -> dict[int, int]:
    """Which card takes whose place; a card that stays in its hand takes its own."""
    exchange = {}
    for seat, hand in hands.items():
        exchange |= dict(zip(each(hand & ~others[seat]), each(others[seat] & ~hand), strict=True))
    return exchange


@pytest.mark.parametrize(
    ("case", "worlds"),
    [("a void", 3), ("Thumbelina needs a card that follows", 7), ("magic-beans: extremes", 9)],
)
def test_the_enumeration_counts_what_one_can_count_by_hand(case, worlds):
    start, acts = CASES[case].played()
    assert len(agreeing_worlds(start, acts, CASES[case].viewer)) == worlds


def test_the_enumeration_refuses_large_positions():
    record = one_round("deluxe", 6, "once-upon-a-time", "alice", 1)
    with pytest.raises(ValueError, match="more than 5000 placements"):
        agreeing_worlds(record, [], 0)


# Every history of a tiny round

MORE_ACCEPTED = {"Scheherazade: one card each way": 1}  # that a card surely moved is not asked after hidden moves
THREE_AT_THE_TABLE = sorted(name for name, case in CASES.items() if len(case.deal) == 3)


@pytest.mark.parametrize("name", THREE_AT_THE_TABLE)
def test_all_that_can_have_come_about_is_accepted_and_nothing_else(name):
    case = CASES[name]
    start, acts = case.played()
    seen = Seen(Story(start, acts), case.viewer)
    possible = possible_worlds(start, acts, case.viewer)
    assert possible
    for world in possible:
        assert seen.contradictions(exchanged_world(world, {})) == []
    try:
        accepted = agreeing_worlds(start, acts, case.viewer)
    except ValueError:
        return  # something else is hidden just now
    assert len(accepted) == len({key_of(world) for world in possible}) + MORE_ACCEPTED.get(name, 0)


@pytest.mark.parametrize(("edition", "round_card"), EDITIONS_AND_ROUND_CARDS)
def test_the_same_for_tiny_rounds_by_chance(edition, round_card):
    verdicts = judge_tiny_round(edition, round_card, number=0) + judge_tiny_round(edition, round_card, number=1)
    assert verdicts["possible: accepted"] > 0


# Bookkeeping


def _no_choice(world: Round) -> None:
    world.pending[1] = 0


def _another_kind(world: Round) -> None:
    world.pending[1] = choice_of(GIFT, 0, world.pending[1] >> 13)


def _cards_not_held(world: Round) -> None:
    world.pending[1] = world.pending[1] & 0x1FFF | world.hand[2] << 13


def _card_twice(world: Round) -> None:
    world.hand[2] |= world.hand[1] & -world.hand[1]


def _card_nowhere(world: Round) -> None:
    world.hand[2] &= world.hand[2] - 1


def _a_public_field(world: Round) -> None:
    world.princes_in = 1


BROKEN = {
    "has chosen in one of world and truth only": _no_choice,
    "is of another kind": _another_kind,
    "names another number of cards": _cards_not_held,
    "lies in 2 places": _card_twice,
    "lies nowhere": _card_nowhere,
    "princes_in is public and differs": _a_public_field,
}


@pytest.mark.parametrize("what", BROKEN)
def test_broken_books_are_named(what):
    start = one_round("deluxe", 4, "once-upon-a-time", "alice", 5)
    rng = random.Random(5)
    record, acts = start.copy(), []
    while not record.pending[1]:
        acts.append(any_choice(record, rng))
        GAME.act(record, *acts[-1])
    world = exchanged_world(record, {})
    assert contradictions(start, acts, 0, world) == []
    BROKEN[what](world)
    assert any(what in sentence for sentence in contradictions(start, acts, 0, world))


def test_a_world_with_the_true_generator_is_refused():
    start = one_round("deluxe", 4, "once-upon-a-time", "alice", 5)
    assert contradictions(start, [], 0, start.copy()) == ["the generator stands where the true one stands"]


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_princesses_offered_to_others_are_two_each_and_a_kept_one_was_offered(edition):
    start = new(read({"edition": edition, "players": 4, "princesses": "two-keep-one"}), 3)
    kept = next(each(start.offered[1]))
    acts = [(1, choice_of(CHOOSE, kept, 0))]
    record = start.copy()
    GAME.act(record, *acts[0])
    world = exchanged_world(record, {})
    world.offered[1], world.offered[2] = world.offered[2], world.offered[1]
    assert contradictions(start, acts, 0, world) == ["seat 1 chooses a princess that it was not offered"]
    world.pending[1] = choice_of(CHOOSE, next(each(world.offered[1])), 0)
    assert contradictions(start, acts, 0, world) == []
    world.offered[3] = world.offered[2]
    assert "a princess offered to seat 3 is offered twice" in contradictions(start, acts, 0, world)
    assert "offered of the seat itself differs" in contradictions(start, acts, 1, world)
