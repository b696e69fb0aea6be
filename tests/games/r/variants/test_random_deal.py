"""Random deal: eight of sixteen cards for seat 0, the rest for seat 1."""

from __future__ import annotations

from tests.positions import duel

DRAWN = "blue-prince red-prince blue-spy red-spy blue-general red-general blue-jester red-jester"


def test_seat_one_gets_the_rest():
    position = duel("random-deal", chance=DRAWN)
    assert sorted(position.hand["0"]) == sorted(DRAWN.split())
    assert set(position.hand["0"]).isdisjoint(position.hand["1"])
    assert len(position.hand["1"]) == 8


def test_both_hands_are_known_to_all():
    position = duel("random-deal", chance=DRAWN)
    assert position.veiled(-1).hand == position.record.hand
