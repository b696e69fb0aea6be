"""Tournaments with bots from outside go on, whatever becomes of programs and workers; and leave nobody behind."""

from __future__ import annotations

import json
import multiprocessing
import signal
import subprocess
import sys

import pytest

from coronet.bots.tournament import Tournament, run
from coronet.cli.main import run as coronet
from tests.bots.outside.programs import SHORT, are_gone, odd, started, typed, until


def test_200_games_against_good_are_complete_though_a_worker_is_killed_and_a_bot_hangs(tmp_path):
    hangs = odd("hangs-once", tmp_path / "started", ms=SHORT)
    held = Tournament("r", {}, ("odd", "good"), 100, 1, outside=(hangs,))
    results = tmp_path / "results.jsonl"
    killed = []

    def kill_one(done):
        if not killed and "late" in results.read_text():
            killed.append(multiprocessing.active_children()[0])
            killed[0].kill()

    found = {one.name: one for one in run(held, results, kill_one, workers=2)}
    assert killed[0].exitcode == -signal.SIGKILL
    assert (found["odd"].games, found["good"].games) == (200, 200)
    assert found["odd"].win_share + found["good"].win_share == pytest.approx(1)
    assert (set(found["odd"].faults), found["good"].faults) == ({"late"}, {})
    rows = [json.loads(line) for line in results.read_text().splitlines()[1:]]
    assert sorted(row["deal_set"] for row in rows) == list(range(100))
    until(lambda: are_gone(started(tmp_path / "started")))


def test_faults_are_in_the_results_as_text_and_as_json(capsys):
    bot = typed(odd("illegal"))
    command = ["tournament", "r", "--bot", bot, "--bots", "odd,good", "--games", "2", "--seed", "3"]
    assert coronet([*command, "--json"]) == 0
    by_name = {one["name"]: one for one in json.loads(capsys.readouterr().out)["bots"]}
    lost = by_name["odd"]["faults"]["illegal"]
    assert by_name["odd"]["faults"] == {"illegal": lost}
    assert by_name["odd"]["said"] == "play the Queen of Sheba"
    assert coronet(command) == 0
    assert (
        f"odd lost {lost} turns, and the first legal choice was made instead: choice not allowed ({lost}). "
        "What its program said: play the Queen of Sheba\n"
    ) in capsys.readouterr().out


def test_faults_are_kept_where_a_tournament_goes_on_from_its_file(tmp_path):
    held = Tournament("r", {}, ("odd", "good"), 2, 1, outside=(odd("illegal"),))
    file = tmp_path / "results.jsonl"
    whole = run(held, file, workers=1)
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:2]) + "\n")
    assert [one.faults for one in run(held, file, workers=1)] == [one.faults for one in whole]


def test_a_file_of_another_program_is_refused(tmp_path, capsys):
    file = str(tmp_path / "results.jsonl")
    for way, code in (("plain", 0), ("chatty", 2)):
        bot = typed(odd(way))
        done = coronet(["tournament", "r", "--bot", bot, "--bots", "odd,good", "--games", "2", "--file", file])
        assert done == code
    assert "choose the results of this very tournament, or a new file" in capsys.readouterr().err


def test_no_program_stays_when_a_tournament_is_over(tmp_path):
    stubborn = odd("stubborn", tmp_path / "started")
    run(Tournament("r", {}, ("odd", "odd"), 4, 1, outside=(stubborn,)), workers=2)
    assert started(tmp_path / "started")
    until(lambda: are_gone(started(tmp_path / "started")))


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_no_program_stays_when_a_tournament_is_ended_from_outside(tmp_path, sent, code):
    bot = typed(odd("hangs", tmp_path / "started"))
    command = [sys.executable, "-m", "coronet", "tournament", "r", "--bot", bot, "--bots", "odd,odd"]
    with subprocess.Popen([*command, "--bot-ms", "100000"], stderr=subprocess.DEVNULL) as tournament:
        until(lambda: len(started(tmp_path / "started")) > 1)  # the first one is tried before the games
        tournament.send_signal(sent)
        assert tournament.wait() == code
    until(lambda: are_gone(started(tmp_path / "started")))


def test_the_page_of_results_says_which_turns_were_lost(tmp_path):
    file = tmp_path / "results.jsonl"
    run(Tournament("r", {}, ("odd", "good"), 1, 1, outside=(odd("illegal"),)), file, workers=1)
    assert coronet(["report", str(file)]) == 0
    assert "the first legal choice was made instead: choice not allowed" in (tmp_path / "results.html").read_text()
