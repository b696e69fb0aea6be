"""Bots from outside are named, and refused in one line where they cannot play."""

from __future__ import annotations

import pytest

from coronet.bots.outside import lending, read
from coronet.cli.main import run as coronet
from coronet.errors import InputError
from tests.bots.outside.programs import odd, typed


@pytest.mark.parametrize("text", ["mine", "mine=", "=x", "good=x", "random=x", "My bot=x", "mine='x", "x" * 21 + "=x"])
def test_what_names_no_program_is_refused(text):
    with pytest.raises(InputError, match="choose NAME=COMMAND"):
        read([text])


def test_two_bots_of_one_name_are_refused():
    with pytest.raises(InputError):
        read(["mine=x", "mine=y"])


@pytest.mark.parametrize(
    ("typed_bot", "complaint"),
    [
        ("mine=./not-there", "The program of mine is not here, or may not be run: ./not-there. Correct --bot."),
        (f"mine={__file__}", f"The program of mine is not here, or may not be run: {__file__}. Correct --bot."),
        (
            "mine=python3 -c 'import nothing_like_this'",
            "The program of mine ended before it was ready. Its last words: "
            "ModuleNotFoundError: No module named 'nothing_like_this'",
        ),
        ("mine=echo good day", "The program of mine does not speak the lines that Coronet does. It said: good day"),
        (
            typed(odd("old", name="mine")),
            'The program of mine does not speak the lines that Coronet does. It said: hello {"protocol": 0}',
        ),
        (typed(odd("declines", name="mine")), "mine does not play with these settings. It says: I am tired"),
    ],
)
def test_a_program_that_cannot_play_is_refused_in_one_line(typed_bot, complaint, capsys):
    assert coronet(["tournament", "r", "--bot", typed_bot, "--bots", "mine,good", "--games", "2"]) == 2
    assert capsys.readouterr() == ("", f"coronet: {complaint}\n")


def test_a_program_that_says_no_hello_in_time_is_refused(capsys, monkeypatch):
    monkeypatch.setattr(lending, "START_SECONDS", 0.5)
    bot = typed(odd("silent", name="mine"))
    assert coronet(["tournament", "r", "--bot", bot, "--bots", "mine,good", "--games", "2"]) == 2
    assert "did not answer within 0.5 seconds" in capsys.readouterr().err


def test_a_bot_that_does_not_play_the_game_is_refused(capsys):
    bot = typed(odd("plain", name="mine"))
    assert coronet(["tournament", "woo", "--bot", bot, "--bots", "mine,good,good", "--games", "3"]) == 2
    assert capsys.readouterr().err == "coronet: mine does not play woo. It plays: r, rebel\n"


def test_a_name_that_nobody_has_is_refused_with_those_there_are(capsys):
    bot = typed(odd("plain", name="mine"))
    assert coronet(["tournament", "r", "--bot", bot, "--bots", "mien,good"]) == 2
    assert "mien is not allowed here; choose beginner, good, strong, expert, mine" in capsys.readouterr().err
