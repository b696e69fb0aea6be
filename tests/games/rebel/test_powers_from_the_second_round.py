"""Powers that begin in the second round: in the first nobody is asked for one, and no card carries one."""

from __future__ import annotations

from typing import Any

import pytest

from coronet import Table
from coronet.errors import InputError
from tests.positions import SPECTATOR, Position, rebel

LATER = {"powers": "second-round"}


def later(*hands: str, princesses: dict[int, str], **given: Any) -> Position:
    return rebel("once-upon-a-time", *hands, princesses=princesses, house=LATER, **given)


def powers(position: Position) -> list[str]:
    return [seat["power"] for seat in position.game.public_view(position.veiled(SPECTATOR))["seats"]]


def test_in_the_first_round_no_window_is_asked():
    asked = rebel("once-upon-a-time", "Q2 Q9", "Q3 Q8", "Q4 Q7", princesses={1: "cinderella"})
    assert asked.to_act == [1]
    assert later("Q2 Q9", "Q3 Q8", "Q4 Q7", princesses={1: "cinderella"}).to_act == [0]


def test_in_the_first_round_no_card_carries_a_power():
    position = later("Q2 Q9", "Q3 Q8", "Q4 Q7", princesses={0: "snow-white"})
    assert position.legal(0) == ["play Q2", "play Q9"]
    refusal = position.why_not("0 play Q2 power")
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("power-not-now", {"why": "first-round"})


def test_a_seat_without_a_princess_is_told_that_first():
    refusal = later("Q2 Q9", "Q3 Q8", "Q4 Q7", princesses={1: "snow-white"}).why_not("0 play Q2 power")
    assert refusal is not None
    assert refusal.args == {"why": "no-princess"}


def test_princesses_are_seen_and_their_powers_come_later():
    position = later("Q2", "Q3", "Q4", princesses={1: "snow-white"}, more_rounds=("royal-decree",))
    assert powers(position) == ["none", "later", "none"]


def test_from_the_second_round_on_powers_are_ready():
    table = game(rounds=["once-upon-a-time", "royal-decree"], **LATER)
    while table.view(0)["round"]["number"] == 1:
        assert [seat["power"] for seat in table.public_view()["seats"]] == ["later"] * 3
        assert all("power" not in choice.split() for seat in table.to_act for choice in table.choices(seat))
        step(table)
    assert [seat["power"] for seat in table.public_view()["seats"]] == ["ready"] * 3
    asked = set()
    while not table.over:
        asked |= {choice for seat in table.to_act for choice in table.choices(seat) if "power" in choice.split()}
        step(table)
    assert asked


def game(rounds: list[str], **house: str) -> Table:
    princesses = ["cinderella", "snow-white", "alice"]
    return Table.new("rebel", players=3, seed=7, rounds=rounds, princesses=princesses, leader=0, house_rules=house)


def step(table: Table) -> None:
    seat = table.to_act[0]
    table.act(seat, table.choices(seat)[0])


def test_settings_name_the_powers_only_where_they_come_later():
    usual = game(["once-upon-a-time"]).settings
    assert usual["house_rules"] == {"open_memory": False}
    assert game(["once-upon-a-time"], powers="first-round").settings == usual
    held = game(["once-upon-a-time"], **LATER).settings
    assert held["house_rules"] == {"open_memory": False, "powers": "second-round"}
    assert Table.new("rebel", seed=7, **held).settings == held


def test_another_round_is_refused_by_name():
    with pytest.raises(InputError) as refused:
        game(["once-upon-a-time"], powers="third-round")
    assert refused.value.field == "house_rules.powers"
