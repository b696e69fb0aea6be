"""The result of a ball, and what is shared of it: symbols, score and par, and no card."""

import re

import pytest

from coronet.daily.contents import contents
from coronet.daily.par import Par
from coronet.daily.result import Outcome, medal, outcome, share
from coronet.errors import InputError
from coronet.table.ball import ball_table
from coronet.table.table import Table
from coronet.words import Words, languages
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.table.test_ball import DAY, first_choices

PAR = Par([4, 6] * 4, [1, 2] * 4)


def rebel(score, place):
    return Outcome("rebel", DAY, score, place, 4, ("best", "last"))


def duel(place):
    return Outcome("r", DAY, 3, place, 2, ("best",))


@pytest.mark.parametrize(
    ("found", "earned"),
    [
        (rebel(5, 1), "gold"),
        (rebel(5, 2), "silver"),
        (rebel(6, 1), "bronze"),
        (rebel(30, 4), "none"),
        (duel(1), "gold"),
        (duel(2), "bronze"),
    ],
)
def test_medals_are_by_par_and_by_winning(found, earned):
    assert medal(found, PAR) == earned


def test_a_ball_that_is_over_has_a_standing_for_each_part():
    table = first_choices(ball_table("rebel", DAY))
    found = outcome(table.log)
    assert (found.date, found.players, len(found.parts)) == (DAY, 4, table.finished)


def test_a_duel_has_one_standing_in_all():
    assert len(outcome(first_choices(ball_table("r", DAY)).log).parts) == 1


@pytest.mark.parametrize("table", [Table.new("woo", seed=1), ball_table("woo", DAY)])
def test_only_a_ball_that_is_over_has_a_result(table):
    with pytest.raises(InputError):
        outcome(table.log)


@pytest.mark.parametrize("language", languages())
def test_what_is_shared_gives_no_card_away(language):
    words = Words(language)
    lines = share(outcome(first_choices(ball_table("rebel", DAY)).log), PAR)
    said = [words.say(key, **args | {"game": words.game("rebel")}) for key, args in lines]
    assert len(said) == 3
    assert DAY in said[0]
    assert not re.search(r"\b[FPQC][0-9]|magic-beans|mulan", " ".join(said))


@SKIP_WITHOUT_COMPILER
def test_what_a_ball_holds_has_the_deals_of_every_part_and_the_offers():
    held = contents("rebel", DAY)
    events = [[drawn["event"] for drawn in part] for part in held["parts"]]
    assert events == [["leader", "princess", "deal"], ["deal"]]
