"""Declining a power in the terminal: by which words, and for how long."""

from __future__ import annotations

import pytest

from coronet.cli.terminal.declining import Declining
from coronet.words import Words
from tests.saying import said


def window(question, asking=None, number=1, legal=("no", "power"), asked=("power", "no")):
    own = {"question": question, "choices": [said("rebel", text) for text in legal], "asked": list(asked)}
    return {"round": {"number": number}, "own": own | ({"asking": asking} if asking else {})}


def test_not_now_answers_this_question_alone():
    declining = Declining(Words("en"))
    assert declining.heard("Not now", window(4, asking=4)) == "no"
    assert not declining.declines(window(5, asking=4))


def test_not_this_trick_answers_the_same_question_asked_anew_and_no_other():
    declining = Declining(Words("en"))
    assert declining.heard("not this  trick", window(4, asking=4)) == "no"
    assert declining.declines(window(5, asking=4))
    assert not declining.declines(window(5, asking=5))


def test_not_this_round_answers_whatever_can_be_declined_in_the_round():
    declining = Declining(Words("en"))
    assert declining.heard("not this round", window(4, asking=4)) == "no"
    assert declining.declines(window(9, asking=9))
    assert declining.declines(window(9, legal=("no",), asked=("swap", "no")))
    assert not declining.declines(window(9, asking=9, number=2))


@pytest.mark.parametrize(("language", "typed"), [("fr", "pas à ce pli"), ("pl", "nie w tej lewie")])
def test_the_words_of_one_s_own_language_do_as_well(language, typed):
    declining = Declining(Words(language))
    assert declining.heard(typed, window(4, asking=4)) == "no"
    assert declining.heard("not this trick", window(4, asking=4)) == "no"


def test_where_nothing_can_be_declined_the_words_mean_nothing():
    assert Declining(Words("en")).heard("not now", window(4, legal=("play Q7",), asked=("play",))) is None
