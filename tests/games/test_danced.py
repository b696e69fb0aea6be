"""What was danced in a game: every game says it of its own dance card, which its words can name."""

from __future__ import annotations

import pytest

from coronet import Table
from coronet.games.catalogue import GAMES, game_named
from coronet.words import Words

WITH_CARDS = [name for name in GAMES if game_named(name).declared.dances]
SETTINGS = {
    "rebel": {"edition": "deluxe", "rounds": ["royal-decree", "magic-beans", "wedding-gift"], "length": 3},
    "r": {"variants": ["sever", "traitor"]},
    "woo": {"specials": {"lullabye": ["M3"]}},
}


@pytest.mark.parametrize("game", WITH_CARDS)
def test_what_is_danced_stands_on_the_dance_card_and_has_a_name(game):
    dances = game_named(game).declared.dances
    say = Words("en")
    assert all(say.has(f"{kind}-{name}") for kind, names in dances.items() for name in names)
    danced = Table.new(game, seed=1, **SETTINGS[game]).danced
    assert all(set(names) <= set(dances[kind]) for kind, names in danced.items())


def test_a_game_says_which_variants_and_gifts_it_has():
    assert Table.new("r", **SETTINGS["r"]).danced == {"variant": ["sever", "traitor"]}
    assert Table.new("woo", **SETTINGS["woo"]).danced == {"gift": ["lullabye"]}


def test_round_cards_are_danced_one_after_the_other():
    table = Table.new("rebel", princesses="none", seed=1, **SETTINGS["rebel"])
    seen = []
    while not table.over:
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[0])
        seen.append(tuple(table.danced["round"]))
    assert [len(rounds) for rounds in dict.fromkeys(seen) if rounds] == [1, 2, 3]
    assert set(seen[-1]) == set(SETTINGS["rebel"]["rounds"])
