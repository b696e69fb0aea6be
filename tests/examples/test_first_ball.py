"""The example that trains a policy, in short: it learns, and what was kept of it plays as a bot."""

from __future__ import annotations

import pytest

from coronet import Table
from coronet.bots.outside.lines import about, question
from coronet.games.catalogue import game_named
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

pytest.importorskip("numpy", reason="the extra `fast` is not installed")
pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]


def test_a_policy_that_has_played_a_little_does_better_against_beginners_than_one_that_has_not():
    from first_ball import train  # noqa: PLC0415 - only with the extra

    untrained, _ = train.duel(*train.train(0, 1), deals=4)
    trained, spread = train.duel(*train.train(12, 64), deals=4)
    assert 0 <= untrained < trained <= 1
    assert spread > 0


def asked(**settings):
    """The first question of a game to its bot, by what a line would tell it."""
    from first_ball import bot  # noqa: PLC0415 - only with the extra

    table = Table.new("rebel", seed=3, **settings)
    game = game_named("rebel")
    told = about(game, game.read_settings(table.settings), table.to_act[0])
    choose = bot.bot({"settings": told.settings})
    line = question(told, table.veiled(told.seat), 1000, 1)
    return choose({"seat": told.seat, "position": line.position}), line.legal


def test_what_was_kept_of_it_plays_the_first_game():
    choice, legal = asked(edition="classic", players=4, princesses="none", rounds=["masquerade-ball"])
    assert choice in legal


@pytest.mark.parametrize(
    "other", [{"players": 3}, {"edition": "deluxe", "rounds": "random"}, {"rounds": ["invitation", "musical-chairs"]}]
)
def test_it_refuses_what_it_has_not_learnt(other):
    settings = {"edition": "classic", "players": 4, "princesses": "none", "rounds": ["invitation"]}
    with pytest.raises(ValueError, match="it plays 4 players"):
        asked(**(settings | other))
