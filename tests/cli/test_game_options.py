"""Options of the command line become settings, and the game's own reader judges them."""

from __future__ import annotations

import pytest

from coronet.cli.game_options import HOUSE, settings_of, settings_typed
from coronet.cli.main import run
from coronet.cli.settings_help import rows
from coronet.errors import InputError
from coronet.games.catalogue import GAMES, game_named
from coronet.words import Words

REBEL = game_named("rebel")


@pytest.mark.parametrize(
    ("options", "settings"),
    [
        ({}, {}),
        ({"edition": "classic", "players": None}, {"edition": "classic"}),
        ({"players": "5", "leader": "4"}, {"players": 5, "leader": 4}),
        ({"leader": "random"}, {"leader": "random"}),
        ({"rounds": "random", "length": "3"}, {"rounds": "random", "length": 3}),
        ({"rounds": "royal-decree"}, {"rounds": ["royal-decree"]}),
        ({"rounds": "royal-decree, magic-beans"}, {"rounds": ["royal-decree", "magic-beans"]}),
        ({"players": "3", "princesses": "alice,none,mulan"}, {"players": 3, "princesses": ["alice", "none", "mulan"]}),
        ({"princesses": "none"}, {"princesses": "none"}),
    ],
)
def test_options_become_settings(options, settings):
    assert settings_of(REBEL, options) == settings


def test_a_table_of_cards_is_a_name_with_its_cards():
    table = {"allergic": ["R2", "R7"], "regifted": ["B3"]}
    assert settings_of(game_named("woo"), {"specials": "allergic=R2+R7, regifted=B3"}) == {"specials": table}


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("open_memory=true", {"open_memory": True}),
        ("open_memory=false", {"open_memory": False}),
        ("open-memory=TRUE", {"open_memory": True}),
    ],
)
def test_a_house_rule_is_a_name_and_a_value(text, rules):
    assert settings_of(REBEL, {}, [text]) == {"house_rules": rules}


@pytest.mark.parametrize(
    ("options", "house", "field", "near"),
    [
        ({"players": "four"}, [], "players", ""),
        ({"players": "9" * 5000}, [], "players", ""),
        ({"players": "\N{ARABIC-INDIC DIGIT FOUR}"}, [], "players", ""),
        ({"rounds": "randm"}, [], "rounds", "random"),
        ({"rounds": "royal-decre"}, [], "rounds[0]", "royal-decree"),
        ({"rounds": ""}, [], "rounds[0]", ""),
        ({"rounds": "royal-decree,royal-decree"}, [], "rounds[1]", ""),
        ({"princesses": "two-keep"}, [], "princesses", "two-keep-one"),
        ({"princesses": "alice"}, [], "princesses", ""),
        ({}, ["open_memory"], "house", ""),
        ({}, ["=true"], "house", ""),
        ({}, ["open_memory=maybe"], "house_rules.open_memory", ""),
        ({}, ["sleepy=true"], "house_rules.sleepy", ""),
    ],
)
def test_what_does_not_hold_is_refused_under_its_own_name(options, house, field, near):
    with pytest.raises(InputError) as refused:
        settings_of(REBEL, options, house)
    assert (refused.value.field, refused.value.near) == (field, near)


@pytest.mark.parametrize("name", GAMES)
def test_a_house_rule_without_a_value_is_refused_with_one_of_the_game_s_own_as_it_is_typed(name):
    with pytest.raises(InputError) as refused:
        settings_of(game_named(name), {}, ["nonsense"])
    form, *examples = refused.value.allowed.split(", like ")
    rules = [one.name for one in game_named(name).declared.house_rules]
    assert (form, len(examples)) == ("NAME=VALUE", len(rules[:1]))
    for typed in examples:
        assert [*settings_of(game_named(name), {}, [typed])["house_rules"]] == rules[:1]


def test_every_setting_of_every_game_is_an_option_with_its_words():
    words = Words("en")
    for name in GAMES:
        shown = {typed.split(" ")[0]: text for typed, text in rows(words, game_named(name).declared)}
        for setting in game_named(name).declared.settings:
            assert words.has(f"option-{setting.name}.help")
            assert f"--{HOUSE if setting.is_house_rule else setting.typed}" in shown


def test_options_may_stand_before_the_game_and_a_list_may_be_repeated():
    assert settings_typed(game_named("r"), ["--variant", "sever", "--variant=balance"]) == {
        "variants": ["sever", "balance"]
    }
    assert run(["play", "--players", "3", "--seed", "1", "rebel", "--auto", "--rounds", "sisterhood"]) == 0


def test_an_option_that_a_game_does_not_have_is_refused_with_those_it_has(capsys):
    assert run(["tournament", "seeker", "--bots", "good,good", "--secert", "true"]) == 2
    assert capsys.readouterr().err == (
        "coronet: setting: --secert is not allowed here; choose one of --players, --starter, --secret (--secret?)\n"
    )
