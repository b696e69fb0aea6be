"""What stands in an observation, part by part, in positions that can be checked by hand."""

from __future__ import annotations

import pytest

from coronet.doors.sitting import Setup
from coronet.games.rebel.cards import CARD_NAMES


def begun(game, **settings):
    return Setup(game, settings).begin(seed=8)


def part(sitting, seat, name):
    return sitting.observe(seat)[sitting.space.places[name]]


def cards(numbers, names=CARD_NAMES):
    return [name for name, held in zip(names, numbers, strict=True) if held]


def take(sitting, seat, *names):
    for name in names:
        sitting.take(seat, sitting.space.names.index(name))


@pytest.fixture
def passed():
    """A round of three seats in which each has passed the two lowest cards of its hand to the left."""
    sitting = begun("rebel", edition="classic", players=3, rounds=["upside-down"], princesses="none", leader=0)
    given = {}
    for seat in range(3):
        given[seat] = cards(part(sitting, seat, "hand"))[:2]
        take(sitting, seat, *(f"card {name}" for name in given[seat]))
    return sitting, given


def test_cards_picked_so_far_are_seen_by_their_owner_alone():
    sitting = begun("rebel", edition="classic", players=3, rounds=["upside-down"], princesses="none", leader=0)
    before = sitting.observe(1)
    first = cards(part(sitting, 0, "hand"))[0]
    take(sitting, 0, f"card {first}")
    assert cards(part(sitting, 0, "picked")) == [first]
    assert sitting.observe(1) == before


def test_cards_that_were_passed_are_known_to_lie_in_the_hand_to_the_left(passed):
    sitting, given = passed
    handed = part(sitting, 0, "handed")
    assert cards(handed[48:96]) == given[0]
    assert not any(handed[96:])
    assert set(given[2]) <= set(cards(part(sitting, 0, "hand")))


def test_a_passed_card_that_is_played_is_no_longer_in_the_hand(passed):
    sitting, given = passed
    played, kept = given[0]
    lead = next(name for name in cards(part(sitting, 0, "hand")) if name[0] == played[0])
    take(sitting, 0, f"card {lead}")
    take(sitting, 1, f"card {played}")
    assert cards(part(sitting, 0, "handed")[48:96]) == [kept]
    assert cards(part(sitting, 0, "trick")[:48]) == [lead]
    assert cards(part(sitting, 0, "trick")[48:96]) == [played]
    assert cards(part(sitting, 2, "trick")[48:96]) == [lead]  # one to its left sits seat 0
    assert part(sitting, 2, "trick_order")[CARD_NAMES.index(lead)] == 1
    assert part(sitting, 2, "played_order")[CARD_NAMES.index(played)] == 2


def test_seats_are_counted_from_the_one_that_looks(passed):
    sitting, _ = passed
    assert part(sitting, 0, "leader") == [1, 0, 0, 0, 0, 0]
    assert part(sitting, 1, "leader") == [0, 0, 1, 0, 0, 0]
    assert part(sitting, 2, "leader") == [0, 1, 0, 0, 0, 0]
    assert part(sitting, 2, "hand_size") == [12, 12, 12, 0, 0, 0]


def test_a_duel_shows_both_hands_and_the_table_from_either_side():
    sitting = begun("r")
    take(sitting, 0, "card general")
    assert part(sitting, 0, "chosen")[17] == 1
    assert part(sitting, 1, "chosen") == [0] * 24
    take(sitting, 1, "card spy")
    general, spy = 17, 21
    for seat, own, other in ((0, general, spy), (1, spy, general)):
        assert [at for at, number in enumerate(part(sitting, seat, "table")) if number] == [own, 24 + other]
    assert part(sitting, 0, "table_winner")[:3] == [1, 0, 0]
    assert part(sitting, 1, "table_winner")[:3] == [0, 1, 0]
    assert part(sitting, 0, "bonus") == [2, 0]
    assert part(sitting, 1, "spied") == [0, 1]
    assert part(sitting, 1, "victories") == [0, 1]


def test_gifts_of_woo_stand_with_their_seats():
    sitting = begun("woo", players=3, leader=1, exchange=False)
    names = [name.removeprefix("card ") for name in sitting.space.names[:-1]]
    lead = cards(part(sitting, 1, "hand"), names)[0]
    take(sitting, 1, f"card {lead}")
    assert cards(part(sitting, 0, "trick")[53:106], names) == [lead]
    assert part(sitting, 2, "hand_size") == [6, 6, 5, 0, 0, 0, 0]
    assert part(sitting, 2, "turn") == [1, 0, 0, 0, 0, 0, 0]


def test_discards_are_picked_one_by_one_until_stand():
    sitting = begun("triangle", players=2)
    hand = [name for name, may in zip(sitting.space.names, sitting.mask(0), strict=True) if may and "discard" in name]
    take(sitting, 0, hand[0], hand[2], "stand")
    assert sum(part(sitting, 0, "discarded")) == 2
    assert part(sitting, 1, "exchanged")[1] == 2
    assert part(sitting, 1, "discarded") == [0] * 16
