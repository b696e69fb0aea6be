"""The rule for a program that ends, hangs or answers what it may not; and what it may do."""

from __future__ import annotations

import pytest

from coronet.bots.outside import Visitor, about, end_all
from coronet.bots.outside.visitor import MOST_RESTARTS
from coronet.games.catalogue import game_named
from coronet.table.table import Table
from tests.bots.outside.programs import SHORT, odd

GAME = game_named("r")


@pytest.fixture(autouse=True)
def _nobody_stays():
    yield
    end_all()


def seated(bot):
    return Visitor(bot, about(GAME, GAME.read_settings({}), 0))


def turns(visitor, number=1):
    """What the visitor chooses in the first position of a game, so many times."""
    veiled = Table.new("r", seed=1).veiled(0)
    return [GAME.text_of(visitor.choose(veiled, seed=5)) for _ in range(number)]


def first_choice():
    return Table.new("r", seed=1).choices(0)[0]


def last_choice():
    return Table.new("r", seed=1).choices(0)[-1]


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("dies", "ended"),
        ("hangs", "late"),
        ("nonsense", "unreadable"),
        ("binary", "unreadable"),
        ("endless", "unreadable"),
        ("illegal", "illegal"),
    ],
)
def test_a_program_without_an_answer_loses_its_turn_to_the_first_legal_choice(way, fault):
    visitor = seated(odd(way, ms=SHORT if way == "hangs" else 5000))
    assert turns(visitor) == [first_choice()]
    visitor.leave()
    assert visitor.faults == {fault: 1}


def test_what_a_program_wrote_as_it_ended_is_kept():
    visitor = seated(odd("dies"))
    turns(visitor)
    assert visitor.said == "I was never any good at this"


def test_a_program_that_ended_is_started_again_and_plays_on(tmp_path):
    visitor = seated(odd("dies-once", tmp_path / "started"))
    turns(visitor, 3)
    visitor.leave()
    assert visitor.faults == {"ended": 1}
    assert len((tmp_path / "started").read_text().split()) == 2


def test_a_program_that_always_ends_is_started_so_often_and_no_more(tmp_path):
    visitor = seated(odd("dies", tmp_path / "started"))
    turns(visitor, MOST_RESTARTS + 3)
    assert visitor.is_out
    assert visitor.faults == {"ended": MOST_RESTARTS + 1, "out": 2}
    assert len((tmp_path / "started").read_text().split()) == MOST_RESTARTS + 1


def test_an_answer_that_is_not_legal_costs_no_program(tmp_path):
    visitor = seated(odd("illegal", tmp_path / "started"))
    turns(visitor, 3)
    visitor.leave()
    assert visitor.faults == {"illegal": 3}
    assert len((tmp_path / "started").read_text().split()) == 1


def test_lines_for_information_are_no_answer():
    visitor = seated(odd("chatty"))
    assert turns(visitor, 2) == [last_choice()] * 2
    visitor.leave()
    assert not visitor.faults


def test_a_second_answer_is_not_taken_for_the_next_question():
    visitor = seated(odd("twice"))
    turns(visitor, 3)
    visitor.leave()
    assert not visitor.faults


def test_what_was_said_to_the_end_of_a_game_is_no_answer_to_the_next():
    visitor = seated(odd("polite"))
    turns(visitor)
    visitor.leave()
    assert not visitor.faults


def test_a_program_that_never_stops_talking_is_not_listened_to_for_ever():
    visitor = seated(odd("flood", ms=2000))
    turns(visitor, 3)
    visitor.leave()
    assert set(visitor.faults) <= {"unreadable", "late"}
    assert visitor.faults


def test_a_program_plays_one_game_after_the_other(tmp_path):
    for _ in range(3):
        visitor = seated(odd("plain", tmp_path / "started"))
        turns(visitor)
        visitor.leave()
    assert len((tmp_path / "started").read_text().split()) == 1


def test_two_seats_of_a_game_have_a_program_each(tmp_path):
    bot = odd("plain", tmp_path / "started")
    one, other = seated(bot), Visitor(bot, about(GAME, GAME.read_settings({}), 1))
    turns(one)
    other.choose(Table.new("r", seed=1).veiled(1), seed=5)
    assert len((tmp_path / "started").read_text().split()) == 2
    one.leave()
    other.leave()
