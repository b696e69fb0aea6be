"""What each seat has collected in the round so far: shown as it grows, or hidden until the round ends."""

from __future__ import annotations

from typing import Any

import pytest

from coronet import Table
from coronet.games.rebel.result import this_round
from coronet.games.rebel.shown.view import public_view
from tests.positions import rebel


def counted(table_or_view: dict[str, Any]) -> list[int | None]:
    return [seat.get("round") for seat in table_or_view["seats"]]


def test_the_number_of_a_seat_grows_with_each_trick_and_its_total_stays():
    position = rebel("once-upon-a-time", "P9 Q9", "P8 Q2", "C5 Q3")
    assert counted(public_view(position.veiled(-1))) == [0, 0, 0]
    view = public_view(position.play("0 play P9", "1 play P8", "2 play C5").veiled(-1))
    assert counted(view) == [6, 0, 0]
    assert [seat["total"] for seat in view["seats"]] == [0, 0, 0]
    assert [line["line"] for line in view["this_round"]["seats"][0]["lines"]] == ["princes", "frog"]
    assert view["this_round"]["seats"][0]["points"] == 6


def test_a_round_card_counts_at_once_what_can_be_counted():
    position = rebel("pets-revenge", "P9 Q9", "P8 Q2", "P5 Q3").play("0 play P9", "1 play P8", "2 play P5")
    assert counted(public_view(position.veiled(-1))) == [8, 0, 0]


@pytest.mark.parametrize("card", ["arranged-marriage", "wedding-gift", "once-upon-a-time"])
def test_what_is_decided_at_the_end_is_not_counted_before(card):
    hands = ("P9 Q9 F9 F8", "P8 Q2 F2 F3", "C5 Q3 F4 F5")
    position = rebel(card, *hands)
    if card == "wedding-gift":
        position.play("0 gift F9", "1 gift F2", "2 gift F4")
    position.play("0 play P9", "1 play P8", "2 play C5")  # every Prince and the Frog that were dealt
    assert counted(public_view(position.veiled(-1))) == [6, 0, 0]


def test_the_sheet_of_the_round_in_play_names_no_card_of_earlier_tricks_unless_all_stay_visible():
    position = rebel("once-upon-a-time", "P9 Q9", "P8 Q2", "C5 Q3").play("0 play P9", "1 play P8", "2 play C5")
    sheet = this_round(position.record)
    assert sheet is not None
    assert [line["cards"] for line in sheet["seats"][0]["lines"]] == [[], []]
    position.record.open_memory = 1
    sheet = this_round(position.record)
    assert sheet is not None
    assert [line["cards"] for line in sheet["seats"][0]["lines"]] == [["C5"], ["P8"]]


def game(**house: Any) -> Table:
    names = {"edition": "deluxe", "rounds": ["once-upon-a-time"], "princesses": "none"}
    return Table.new("rebel", players=3, seed=7, house_rules=house, **names)


def test_with_hidden_counts_nobody_is_told_before_the_round_ends():
    table = game(counts="hidden")
    while not table.over:
        view = table.public_view()
        assert counted(view) == [None] * 3
        assert "this_round" not in view
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[0])
        assert [args["points"] for kind, args in table.happened() if kind == "trick"] in ([], [None])
    assert table.public_view()["last_round"] is not None


def test_after_the_game_there_is_no_round_so_far():
    table = game()
    while not table.over:
        assert None not in counted(table.public_view())
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[0])
    assert counted(table.public_view()) == [None] * 3


def test_settings_name_the_counts_only_where_they_are_hidden():
    assert game().settings["house_rules"] == {"open_memory": False}
    assert game(counts="shown").settings == game().settings
    hidden = game(counts="hidden").settings
    assert hidden["house_rules"] == {"open_memory": False, "counts": "hidden"}
    assert Table.new("rebel", seed=7, **hidden).settings == hidden


def test_hidden_counts_and_open_memory_do_not_touch_each_other():
    table = game(counts="hidden", open_memory=True)
    view = table.public_view()
    assert "taken" in view["seats"][0]
    assert "round" not in view["seats"][0]
