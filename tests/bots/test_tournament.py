from __future__ import annotations

import importlib.util
import json
import math

import pytest

from coronet.bots.tournament import Tournament, check, play_deal_set, run, standings
from coronet.bots.tournament.play import Draws
from coronet.bots.tournament.ratings import finished_before, ratings
from coronet.cli.main import run as coronet
from coronet.errors import InputError
from coronet.games.catalogue import game_named

SMALL = Tournament("rebel", {"edition": "deluxe", "rounds": ["magic-beans"]}, ("good", "beginner", "beginner"), 3, 5)


def without_time(row):
    return {name: value for name, value in row.items() if name != "spent"}


@pytest.mark.parametrize("game", ["rebel", "woo", "r", "triangle"])
def test_a_deal_set_is_the_same_wherever_it_is_played(game):
    bots = ("good", "beginner") if game == "r" else ("good", "beginner", "beginner")
    settings = {"goal": 2} if game == "woo" else {"rounds": ["royal-decree"]} if game == "rebel" else {}
    held = Tournament(game, settings, bots, 1, 5)
    assert without_time(play_deal_set(held, 1)) == without_time(play_deal_set(held, 1))


def test_all_games_of_a_set_have_the_same_deal():
    """With the same bot in every seat nothing but the deal decides, as long as chance falls on equal choices alike."""
    held = Tournament("seeker", {}, ("expert", "expert"), 1, 3)
    one, other = play_deal_set(held, 0)["games"]
    assert one["bots"] == other["bots"]
    first, second = (Draws("5 0"), Draws("5 0"))
    record = game_named("seeker").new(game_named("seeker").read_settings({}), 0, None)
    assert [first.pick(record, 1, 0xFFFF) for _ in range(9)] == [second.pick(record, 1, 0xFFFF) for _ in range(9)]


def test_every_seat_of_every_bot_counts_and_shares_add_up():
    rows = [play_deal_set(SMALL, number) for number in range(2)]
    found = {standing.name: standing for standing in standings(rows)}
    assert (found["good"].games, found["beginner"].games) == (6, 12)
    wins = found["good"].win_share * 6 + found["beginner"].win_share * 12
    assert wins == pytest.approx(6)
    assert [seat["games"] for seat in found["good"].by_seat] == [2, 2, 2]
    for standing in found.values():
        assert standing.low <= standing.win_share <= standing.high
        assert standing.rating_low <= standing.rating <= standing.rating_high
    assert sum(standing.rating for standing in found.values()) == pytest.approx(0)


def alike(number):
    games = [{"bots": ["strong"] * 6, "shares": [1, 0, 0, 0, 0, 0], "scores": [0] * 6, "places": [0, 1, 2, 3, 4, 5]}]
    return {"deal_set": number, "games": games, "spent": {"strong": [1.0, 100]}}


def test_deal_sets_that_came_out_alike_do_not_make_it_certain():
    (found,) = standings([alike(number) for number in range(10)])
    assert found.win_share == pytest.approx(1 / 6)
    assert found.low < 0.09
    assert found.high > 0.24


def test_a_bot_that_finishes_first_three_times_of_four_is_191_points_ahead():
    order = [{"bots": ["a", "b"], "places": [0, 1]}] * 300 + [{"bots": ["a", "b"], "places": [1, 0]}] * 100
    found = ratings(["a", "b"], finished_before(order))
    assert found["a"] - found["b"] == pytest.approx(400 * math.log10(3), abs=1)


def test_what_the_file_has_is_not_played_again(tmp_path):
    file = tmp_path / "results.jsonl"
    whole = run(SMALL, file, workers=1)
    lines = file.read_text().splitlines()
    assert len(lines) == 4
    file.write_text("\n".join(lines[:3]) + "\n" + lines[3][:40])  # broken off in the middle of a line
    again = run(SMALL, file, workers=1)
    assert [(s.name, s.win_share, s.mean_score) for s in again] == [(s.name, s.win_share, s.mean_score) for s in whole]
    assert sorted(json.loads(line)["deal_set"] for line in file.read_text().splitlines()[1:]) == [0, 1, 2]


def test_results_of_another_tournament_are_refused(tmp_path):
    file = tmp_path / "results.jsonl"
    file.write_text('{"game": "rebel"}\n')
    with pytest.raises(InputError, match="file"):
        run(SMALL, file)


@pytest.mark.parametrize(("bots", "field"), [(("good", "good"), "bots"), (("good", "goood", "good"), "bots")])
def test_what_cannot_be_played_is_refused(bots, field):
    with pytest.raises(InputError, match=field):
        check(Tournament("rebel", {}, bots, 1, 1))


def test_the_command_prints_one_json_object(capsys):
    arguments = "tournament rebel --bots good,beginner,beginner --games 3 --rounds magic-beans --json"
    assert coronet(arguments.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "rebel"
    assert found["settings"]["players"] == 3
    wanted = ["name", "games", "win_share", "low", "high", "mean_score", "ms_per_decision"]
    assert list(found["bots"][0])[:7] == wanted
    assert coronet(["tournament", "rebel", "--bots", "good,beginner"]) == 2
    assert "bots" in capsys.readouterr().err


def test_a_place_to_play_that_is_unknown_or_not_installed_is_refused(capsys):
    assert coronet(["tournament", "r", "--bots", "good,good", "--games", "2", "--on", "mars"]) == 2
    assert "on: mars" in capsys.readouterr().err
    if importlib.util.find_spec("ray") is None:
        assert coronet(["tournament", "r", "--bots", "good,good", "--games", "2", "--on", "ray"]) == 2
        assert "coronet[cluster]" in capsys.readouterr().err


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not among the tools for development")
def test_ray_plays_the_same_games():
    assert [(s.name, s.win_share) for s in run(SMALL, on="ray")] == [(s.name, s.win_share) for s in run(SMALL)]
