"""Settings of R: what is refused, with which code and arguments; what holds reads back the same."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from coronet.errors import SettingRefused
from coronet.games.catalogue import game_named
from coronet.games.parlour import pair_attack, seeker, triangle
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.games.r.settings import SENSELESS, read
from tests.box_games import BOX, any_settings


def refusal(data, reader=read):
    with pytest.raises(SettingRefused) as refused:
        reader(data)
    return refused.value.code, refused.value.arguments


def test_every_refusal_has_the_arguments_of_the_rules_page():
    known = list(VARIANTS_BY_NAME)
    assert refusal({"edition": "deluxe"}) == ("unknown-setting", {"name": "edition"})
    assert refusal({"variants": ["svr"]}) == ("unknown-variant", {"name": "svr", "allowed": known})
    assert refusal({"variants": ["sever", "sever"]}) == ("variant-twice", {"name": "sever"})
    code, arguments = refusal({"house_rules": {"joker": "all"}})
    assert (code, arguments["name"]) == ("unknown-house-rule", "joker")
    code, arguments = refusal({"house_rules": {"jester-stops": "some"}})
    assert code == "unknown-value"
    assert arguments == {"setting": "house_rules.jester-stops", "value": "some", "allowed": ["round", "all"]}


def test_parlour_games_refuse_with_the_arguments_of_the_rules_page():
    assert refusal({"players": 5}, triangle.GAME.read_settings) == (
        "bad-players",
        {"players": 5, "min": 2, "max": 4},
    )
    assert refusal({"chips": 5}, pair_attack.GAME.read_settings) == ("too-few-chips", {"needed": 6})
    assert refusal({"secret": "yes"}, seeker.GAME.read_settings)[0] == "unknown-value"
    assert refusal({"players": True}, seeker.GAME.read_settings)[0] == "bad-players"


@pytest.mark.parametrize("pair", sorted(tuple(sorted(pair)) for pair in SENSELESS), ids="-".join)
def test_a_senseless_pair_is_refused_with_its_reason(pair):
    code, arguments = refusal({"variants": list(pair)})
    assert code == "senseless"
    assert arguments["reason"] == SENSELESS[frozenset(pair)]
    assert set(arguments["variants"]) == set(pair)


def test_every_other_pair_combines():
    for pair in combinations(VARIANTS_BY_NAME, 2):
        if frozenset(pair) not in SENSELESS:
            assert read({"variants": list(pair)}).variants == pair


def test_of_several_senseless_pairs_the_first_in_the_order_of_the_table_is_named():
    _, arguments = refusal({"variants": ["balance", "fortune", "prophecy", "three-card"]})
    assert arguments["variants"] == ["three-card", "prophecy"]


def test_settings_of_variants_that_are_not_in_play_count_for_nothing():
    assert read({"first": 9, "until": "never"}).to_data() == read({}).to_data()


@pytest.mark.parametrize("name", BOX)
def test_settings_read_back_the_same(name):
    game = game_named(name)
    for seed in range(40):
        held = game.read_settings(any_settings(name, random.Random(seed)))
        assert game.read_settings(held.to_data()) == held


@pytest.mark.parametrize("value", ["sever", {"sever": 1}, 3, None, [["sever"]], [3]])
def test_variants_that_are_no_list_of_names_are_refused(value):
    assert refusal({"variants": value})[0] in ("unknown-value", "unknown-variant")
