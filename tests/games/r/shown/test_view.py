"""What a view of R shows, to whom."""

from __future__ import annotations

import pytest

from coronet import Table
from coronet.games.r.hooks import KNOWN, VARIANTS_BY_NAME

HIDDEN = {"three-card", "alternative", "prophecy", "fortune"}


def test_the_known_variants_are_those_of_the_rules_page():
    assert set(VARIANTS_BY_NAME) - KNOWN == HIDDEN


@pytest.mark.parametrize("variant", [None, "impatience", "random-deal", "princess-attack"])
def test_both_hands_are_shown_to_all_where_they_are_known(variant):
    view = Table.new("r", seed=3, variants=[variant] if variant else []).view(None)
    assert view["known"]
    assert [len(seat["cards"]) for seat in view["seats"]] == [8, 8]


def test_a_hand_drawn_from_a_deck_is_shown_to_its_own_seat_alone():
    table = Table.new("r", seed=3, variants=["three-card"])
    assert len(table.view(0)["own"]["hand"]) == 3
    assert len(table.view(0)["own"]["deck"]) == 5
    public = table.view(None)["seats"][0]
    assert (public["hand"], public["deck"]) == (3, 5)
    assert len(public["unplayed"]) == 8


def test_a_packet_is_shown_to_who_holds_it():
    table = Table.new("r", seed=3, variants=["draft"])
    assert len(table.view(0)["own"]["packet"]) == 4
    assert "packet" not in table.view(1)["own"]
    assert table.view(None)["packet"] == {"number": 1, "cards": 4}
    table.act(0, table.choices(0)[0])
    assert len(table.view(1)["own"]["packet"]) == 3
    assert len(table.view(0)["own"]["looks"][0]) == 4
    assert "cards" not in table.view(None)["seats"][0]


def test_an_order_is_shown_to_its_own_seat_alone():
    table = Table.new("r", seed=3, variants=["prophecy"])
    table.act(0, "place spy")
    assert table.view(0)["own"]["order"] == ["spy"]
    assert "spy" not in str(table.view(1)["prompt"])
    assert table.view(1)["seats"][0]["unplayed"] == table.view(0)["own"]["hand"]


def test_a_pending_choice_is_shown_to_its_own_seat_alone():
    table = Table.new("r", seed=3)
    before = table.view(1)
    table.act(0, "play spy")
    assert table.view(0)["own"]["pending"] == "play spy"
    after = table.view(1)
    assert after["to_act"] == [1]
    assert after["own"] == before["own"]
    assert after["seats"] == before["seats"]


def test_the_open_view_shows_everything():
    table = Table.new("r", seed=3, variants=["alternative"])
    table.act(0, table.choices(0)[0])
    view = table.open_view()
    assert [len(hand) for hand in view["hands"]] == [2, 2]
    assert [len(deck) for deck in view["decks"]] == [6, 6]
    assert view["pending"][0].startswith("play ")
