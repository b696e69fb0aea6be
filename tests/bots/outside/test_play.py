"""Bots from outside play in the terminal and in games that are played out."""

from __future__ import annotations

import json

import pytest

from coronet.cli.main import run as coronet
from coronet.doors import parquet
from coronet.doors.play_out import PlayOut, write_logs
from coronet.errors import Cannot, InputError
from coronet.table.log import read_log
from tests.bots.outside.programs import are_gone, odd, started, typed, until


def test_the_terminal_plays_against_a_program(capsys, tmp_path):
    bot = typed(odd("chatty", tmp_path / "started", name="mine"))
    assert coronet(["play", "r", "--auto", "--seed", "3", "--level", "mine", "--bot", bot, "--no-color"]) == 0
    said = capsys.readouterr().out
    assert "mine 1" in said
    assert "lost" not in said
    until(lambda: are_gone(started(tmp_path / "started")))


def test_the_terminal_says_which_turns_were_lost(capsys):
    bot = typed(odd("illegal", name="mine"))
    assert coronet(["play", "r", "--auto", "--seed", "3", "--level", "mine", "--bot", bot, "--no-color"]) == 0
    assert "choice not allowed" in " ".join(capsys.readouterr().out.splitlines()[-2:])


def test_the_terminal_refuses_a_program_that_does_not_play(capsys):
    command = ["play", "woo", "--auto", "--level", "mine", "--bot", typed(odd("plain", name="mine")), "--no-color"]
    assert coronet(command) == 2
    assert capsys.readouterr().err == "coronet: mine does not play woo. It plays: r, rebel\n"


def test_games_played_out_have_the_bot_and_the_turns_that_it_lost_in_their_logs(tmp_path):
    programs = (odd("plain", name="mine"), odd("illegal", name="other"))
    wanted = PlayOut("r", {}, ("mine", "other"), 3, 1, outside=programs)
    assert write_logs(wanted, tmp_path / "games", workers=1) == 3
    log = read_log(tmp_path / "games" / "000000.jsonl")
    asked = sum(line.seat == 1 for line in log.lines if hasattr(line, "choice"))
    assert log.header.seats == ["bot mine", f"bot other, {asked} turns lost"]
    assert write_logs(wanted, tmp_path / "games", workers=1) == 0


def test_games_played_out_as_parquet_have_them_too(tmp_path):
    wanted = PlayOut("r", {}, ("mine", "good"), 3, 1, outside=(odd("plain", name="mine"),))
    out = tmp_path / "games.parquet"
    assert parquet.write_played(wanted, out, workers=2).games == 3
    games = parquet.pq.read_table(parquet.games_beside(out))
    assert games["seats"][0].as_py() == ["bot mine", "bot good"]


def test_what_was_played_out_by_another_program_is_not_gone_on_with(tmp_path):
    for way in ("plain", "chatty"):
        wanted = PlayOut("r", {}, ("mine",), 1, 1, outside=(odd(way, name="mine"),))
        if way == "plain":
            write_logs(wanted, tmp_path / "games", workers=1)
            continue
        with pytest.raises(InputError, match="the folder of these very games"):
            write_logs(wanted, tmp_path / "games", workers=1)


def test_games_without_a_program_are_noted_as_ever(tmp_path):
    write_logs(PlayOut("r", {}, ("good",), 1, 1), tmp_path / "games", workers=1)
    assert "outside" not in json.loads((tmp_path / "games" / "play-out.json").read_text())


def test_no_game_is_played_out_with_a_program_that_does_not_play(tmp_path):
    with pytest.raises(Cannot, match="bot-plays-others"):
        write_logs(PlayOut("woo", {}, ("mine",), 1, 1, outside=(odd("plain", name="mine"),)), tmp_path / "games")
