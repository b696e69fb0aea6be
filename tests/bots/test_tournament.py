from __future__ import annotations

import json

import pytest

from coronet.bots.tournament import Tournament, check, play_deal_set, run, standings
from coronet.cli.main import run as coronet
from coronet.errors import InputError

SMALL = Tournament("rebel", {"edition": "deluxe", "rounds": ["magic-beans"]}, ("good", "beginner", "beginner"), 3, 5)


def test_a_deal_set_is_the_same_wherever_it_is_played():
    one, other = play_deal_set(SMALL, 1), play_deal_set(SMALL, 1)
    for name, tally in one["bots"].items():
        assert tally[:3] == other["bots"][name][:3]


def test_every_seat_of_every_bot_counts_and_shares_add_up():
    rows = [play_deal_set(SMALL, number) for number in range(2)]
    found = {standing.name: standing for standing in standings(rows)}
    assert (found["good"].games, found["beginner"].games) == (6, 12)
    wins = found["good"].win_share * 6 + found["beginner"].win_share * 12
    assert wins == pytest.approx(6)
    assert all(standing.low <= standing.win_share <= standing.high for standing in found.values())


def test_deal_sets_that_came_out_alike_do_not_make_it_certain():
    rows = [{"deal_set": number, "bots": {"strong": [6, 1.0, 60, 1.0, 100]}} for number in range(10)]
    (found,) = standings(rows)
    assert found.win_share == pytest.approx(1 / 6)
    assert found.low < 0.09
    assert found.high > 0.24


def test_what_the_file_has_is_not_played_again(tmp_path):
    file = tmp_path / "results.jsonl"
    whole = run(SMALL, file, workers=1)
    lines = file.read_text().splitlines()
    assert len(lines) == 4
    file.write_text("\n".join(lines[:3]) + "\n")
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
    assert set(found["bots"][0]) == {"name", "games", "win_share", "low", "high", "mean_score", "ms_per_decision"}
    assert coronet(["tournament", "rebel", "--bots", "good,beginner"]) == 2
    assert "bots" in capsys.readouterr().err
