"""Settings of Woo the Princess: what is refused, with field, value and what is allowed; what holds reads back."""

from __future__ import annotations

import random

import pytest

from coronet.errors import SettingRefused
from coronet.games.woo.settings import read
from tests.woo_games import any_settings


@pytest.mark.parametrize(
    ("data", "field", "value"),
    [
        ({"edition": "deluxe"}, "edition", "deluxe"),
        ({"mode": "solo"}, "mode", "solo"),
        ({"mode": ["each"]}, "mode", ["each"]),
        ({"players": 1}, "players", 1),
        ({"players": True}, "players", True),
        ({"players": "4"}, "players", "4"),
        ({"mode": "ghost", "players": 4}, "players", 4),
        ({"mode": "teams", "players": 5}, "players", 5),
        ({"specials": "twos"}, "specials", "twos"),
        ({"specials": 3}, "specials", 3),
        ({"specials": {"sneezing": ["R1"]}}, "specials", "sneezing"),
        ({"specials": {"allergic": "R1"}}, "specials.allergic", "R1"),
        ({"specials": {"allergic": ["spurned"]}}, "specials.allergic", "spurned"),
        ({"specials": {"allergic": ["R1"], "regifted": ["R1"]}}, "specials.regifted", "R1"),
        ({"leader": 4}, "leader", 4),
        ({"leader": "me"}, "leader", "me"),
        ({"exchange": "no"}, "exchange", "no"),
        ({"goal": 0}, "goal", 0),
        ({"max_sets": 201}, "max_sets", 201),
    ],
)
def test_a_setting_that_does_not_hold_is_refused_with_field_value_and_what_is_allowed(data, field, value):
    with pytest.raises(SettingRefused) as refused:
        read(data)
    assert refused.value.code == "bad-setting"
    assert refused.value.arguments["field"] == field
    assert refused.value.arguments["value"] == value
    assert refused.value.arguments["allowed"]
    assert "\n" not in str(refused.value)


def test_more_cards_of_an_effect_than_a_suit_has_are_refused():
    with pytest.raises(SettingRefused, match="up to 13"):
        read({"specials": {"allergic": [f"{suit}{number}" for suit in "RS" for number in range(1, 8)]}})


def test_settings_read_back_the_same():
    rng = random.Random(1)
    for _ in range(200):
        held = read(any_settings(rng))
        assert read(held.to_data()) == held


def test_defaults():
    assert read({}).to_data() == {
        "mode": "each",
        "players": 4,
        "specials": "ones",
        "leader": "draw",
        "exchange": True,
        "goal": 7,
        "max_sets": 40,
    }
    assert read({"mode": "ghost"}).players == 2
    assert read({"mode": "ghost", "leader": 2}).seats == 3
