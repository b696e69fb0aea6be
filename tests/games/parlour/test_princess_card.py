"""Princess card: draw from the right, keep the Princess."""

from __future__ import annotations

from tests.positions import parlour


def test_pairs_are_laid_off_first():
    position = parlour("princess-card", "blue-spy red-spy blue-jester", "red-jester blue-princess")
    assert position.discarded == ["spy"]
    assert position.hand["0"] == ["blue-jester"]


def test_one_draws_from_the_nearest_on_the_right_who_has_cards():
    hands = ("blue-spy", "blue-general red-general", "red-spy blue-princess")
    position = parlour("princess-card", *hands, players=3, starter=2, chance="")
    assert position.to_act == [2]
    assert getattr(position, "from") == 0


def test_the_holder_of_the_princess_wins():
    position = parlour("princess-card", "blue-spy", "red-spy blue-princess", chance="red-spy").play("0 draw")
    assert position.winners == [1]


def test_the_card_drawn_is_known_to_drawer_and_giver():
    hands = ("blue-spy", "blue-jester", "red-spy red-jester blue-princess")
    position = parlour("princess-card", *hands, players=3, chance="blue-princess").play("0 draw")
    assert position.veiled(0).drawn == position.veiled(2).drawn == position.record.drawn
    assert position.veiled(1).drawn == position.veiled(-1).drawn == -1
