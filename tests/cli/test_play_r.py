"""R and the parlour games in the terminal: settings as options, typed choices, opponents, help, rules."""

from __future__ import annotations

import io
import re
import sys

import pytest

from coronet.cli.main import run
from coronet.games.catalogue import PARLOUR
from coronet.games.r.hooks import VARIANTS_BY_NAME


@pytest.fixture
def typed(monkeypatch):
    def lines(*texts):
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(texts) + "\n"))

    return lines


@pytest.mark.parametrize("variant", VARIANTS_BY_NAME)
def test_every_variant_plays_by_itself_to_the_end(variant, capsys):
    assert run(["play", "r", "--variant", variant, "--seed", "5", "--auto"]) == 0
    *_, last = capsys.readouterr().out.strip().splitlines()
    assert re.search(r"wins( the match|:| the game| with| by)|A draw: ", last), last


@pytest.mark.parametrize("game", PARLOUR)
def test_every_parlour_game_plays_by_itself_to_the_end(game, capsys):
    assert run(["play", game, "--seed", "5", "--auto"]) == 0
    *_, last = capsys.readouterr().out.strip().splitlines()
    assert re.search(r"wins?(:|,| with| by)|share the victory|A draw: ", last), last


def test_a_round_is_played_with_a_card_s_name_alone(typed, capsys):
    typed("prince", "why prince", "?", "hand", "table", "players", "log", "rules", "rules spy", "back", "quit")
    assert run(["play", "r", "--seed", "3", "--no-color"]) == 0
    said = capsys.readouterr().out
    assert "Choose another card: the Prince is not in your hand." in said
    assert "Round 1: You Prince" in said
    assert "You can type play and a card, like play spy." in said
    assert "The plain duel" in said
    assert "You left the table." in said


def test_places_of_seeker_are_typed_by_their_number(typed, capsys):
    typed("3", "reveal 9", "quit")
    assert run(["play", "seeker", "--seed", "3", "--no-color"]) == 0
    said = capsys.readouterr().out
    assert "on place 3" in said
    assert "on place 9" in said


def test_a_variant_is_chosen_with_several_others(typed, capsys):
    typed("quit")
    options = ["--variant", "sever", "--variant", "impatience", "--house", "held-minister=owner"]
    assert run(["play", "r", *options, "--seed", "1", "--no-color"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Sever (each removes one of their own cards in secret; seven rounds)" in said
    assert "3 victories are enough" in said
    assert "a held Minister is worth 2 to his own side only" in said


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["r", "--variant", "three-card", "--variant", "alternative"], "a hand has one size"),
        (["r", "--variant", "prophecy", "--variant", "fortune"], "the cards have one order"),
        (["r", "--variant", "svr"], "sever?"),
        (["r", "--house", "jester-stops=some"], "round or all"),
        (["r", "--players", "3"], "players"),
        (["triangle", "--players", "7"], "2, 3 or 4"),
        (["triangle", "--chips", "3"], "6 or more"),
        (["seeker", "--secret", "maybe"], "true or false"),
        (["r", "--edition", "deluxe"], "edition"),
    ],
)
def test_settings_that_do_not_hold_are_refused_in_one_line(options, complaint, capsys):
    assert run(["play", *options]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1


def test_a_game_is_kept_and_gone_on_with(typed, capsys, tmp_path):
    path = tmp_path / "duel.jsonl"
    typed("general", "quit")
    assert run(["play", "r", "--seed", "8", "--save", str(path), "--no-color"]) == 0
    typed("log", "quit")
    assert run(["play", "r", "--resume", str(path), "--no-color"]) == 0
    said = capsys.readouterr().out
    assert "You are back at the table" in said
    assert run(["verify", str(path)]) == 0


def test_the_rules_of_r_are_looked_up(capsys):
    assert run(["rules", "r"]) == 0
    said = capsys.readouterr().out
    assert "Spy (spy), strength 2" in said
    assert "Draft (draft)" in said
    assert "Seeker (seeker)" in said
    assert run(["rules", "r", "last", "chance"]) == 0
    said = capsys.readouterr().out
    assert "one victory away" in said
    assert "Variant N of the rulebook." in said
    assert run(["rules", "telepathy"]) == 0
    assert "agree" in capsys.readouterr().out
    assert run(["rules", "r", "spi"]) == 2
    assert "(spy?)" in capsys.readouterr().err
