"""What is measured of Woo the Princess: which games, and what counts as a decision."""

from __future__ import annotations

import random

import pytest

from coronet.bench import plan, woo_compiled
from coronet.games.woo.declaration import PLAYERS
from coronet.games.woo.settings import new
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.woo_games import steps

pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]


def test_a_lap_has_every_mode_and_number_of_players():
    kinds = {(one.mode, one.players) for one in woo_compiled.every_kind()}
    assert kinds == {(mode, players) for mode, numbers in PLAYERS.items() for players in numbers}


def test_figures_are_rates_of_games_played_to_the_end():
    found = dict(woo_compiled.playouts(1)) | dict(woo_compiled.imagining(1))
    assert set(found) == {"woo_sets_per_s", "woo_decisions_per_s", "woo_imagine_per_s"}
    games = woo_compiled.PLAYOUTS * len(woo_compiled.every_kind())
    sets, decisions = found["woo_sets_per_s"].number, found["woo_decisions_per_s"].number
    assert sets >= 7 * games, "a game has seven sets at least"
    assert 2 * 5 * sets < decisions < 7 * 8 * sets
    assert found["woo_imagine_per_s"].number > 0


def test_a_decision_is_a_choice_of_a_seat():
    settings = woo_compiled.every_kind()[0]
    made = sum(1 for _ in steps(new(settings, 5), random.Random(5)))
    assert made > 7 * settings.seats * 6  # an exchange and five plays in each of seven sets


def test_the_ratio_to_openspiel_is_in_the_plan():
    ratio = next(one for one in plan.RATIOS if one.name == "woo_playouts_vs_openspiel_hearts")
    assert (ratio.over, ratio.under) == ("woo_decisions_per_s", "openspiel_hearts_cards_per_s")
    assert {measure.name for measure in plan.measures(with_peers=False)} >= {"woo-playouts", "woo-imagining"}
