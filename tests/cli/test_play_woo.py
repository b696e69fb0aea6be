"""Woo the Princess in the terminal: settings as options, typed choices, opponents, help, rules."""

from __future__ import annotations

import io
import re
import sys

import pytest

from coronet.cli.main import run


@pytest.fixture
def typed(monkeypatch):
    def lines(*texts):
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(texts) + "\n"))

    return lines


@pytest.mark.parametrize(
    "options", [[], ["--players", "7", "--specials", "lavish"], ["--mode", "ghost"], ["--mode", "teams"]]
)
def test_every_mode_plays_by_itself_to_the_end(options, capsys):
    assert run(["play", "woo", *options, "--goal", "2", "--seed", "5", "--auto"]) == 0
    said = capsys.readouterr().out
    assert re.search(r"wins? the game with \d Princess|The victory is shared, \d Princess", said)


def test_cards_are_typed_by_their_names_alone_and_refused_with_the_reason(typed, capsys):
    typed("r99", "keep", "?", "b13", "hand", "table", "players", "log", "rules spurned", "1", "back", "quit")
    assert run(["play", "woo", "--players", "3", "--seed", "3", "--leader", "0", "--no-color"]) == 0
    said = capsys.readouterr().out
    assert "There is no card called R99." in said
    assert "You keep your hand." in said
    assert "You can type play and a card, like play R7." in said
    assert "It has no suit, never wins a round and cannot be led." in " ".join(said.split())
    assert "Wooing Suit" in said
    assert "You left the table." in said


def test_own_special_gifts_are_named_by_their_cards_and_shown_on_them(typed, capsys):
    typed("quit")
    options = ["--specials", "lullabye=S12+R4,regifted=B3", "--seed", "3", "--leader", "0", "--no-color"]
    assert run(["play", "woo", *options]) == 0
    said = capsys.readouterr().out
    assert "Lullabye: R4 and S12; Regifted: B3" in said
    assert "S1   S12 Lullabye   M1   B1   B8   B12\n" in said


def test_a_game_is_kept_and_goes_on(typed, capsys, tmp_path):
    file = tmp_path / "woo.jsonl"
    typed("keep", "quit")
    assert run(["play", "woo", "--seed", "3", "--save", str(file), "--no-color"]) == 0
    typed("players", "quit")
    assert run(["play", "woo", "--resume", str(file), "--no-color"]) == 0
    assert "no Princess, 6 cards" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--players", "8"], "players: 8 is not allowed here; choose 2 to 7"),
        (["--mode", "ghost", "--players", "3"], "players: 3 is not allowed here; choose 2"),
        (["--mode", "ghost", "--seat", "2"], "seat: 2 is not allowed here; choose 0 to 1"),
        (["--exchange", "maybe"], "exchange: maybe is not allowed here; choose true or false"),
        (["--goal", "many"], "goal: many is not allowed here; choose 1 to 15"),
        (["--specials", "lavsh"], "specials: lavsh is not allowed here; choose ones, lavish, none"),
        (["--specials", "alergic=R1"], "specials: alergic is not allowed here"),
        (["--specials", "allergic=R1,regifted=R1"], "specials.regifted: R1 is not allowed here"),
        (["--variant", "sever"], "setting: --variant"),
    ],
)
def test_a_bad_option_is_refused_in_one_line(options, said, capsys):
    assert run(["play", "woo", *options, "--auto"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"coronet: {said}")
    assert printed.err.count("\n") == 1


def test_the_rules_are_shown_whole_by_gift_and_by_topic(capsys):
    assert run(["rules", "woo"]) == 0
    said = capsys.readouterr().out
    assert "Woo the Princess\n====" in said
    assert "Regifted (regifted)" in said
    assert run(["rules", "woo", "Lullabye"]) == 0
    assert "all cards of the round are discarded" in " ".join(capsys.readouterr().out.split())
    assert run(["rules", "woo", "ghost"]) == 0
    assert capsys.readouterr().out.startswith("The Ghost")
    assert run(["rules", "woo", "lulaby"]) == 2
    assert "(lullabye?)" in capsys.readouterr().err
