"""Short forms that people type mean the choices of the rules."""

from __future__ import annotations

import pytest

from coronet import Table
from coronet.cli.terminal.typed import Question, meant

NAMES = {"queens": "Q", "queen": "Q", "fairies": "F", "zofia": "1", "bruno": "2"}


@pytest.fixture(scope="module")
def table() -> Table:
    return Table.new("rebel", players=3, princesses="none", rounds=["once-upon-a-time"], seed=1)


def asked(table: Table, *verbs: str, legal: tuple[str, ...] = (), listed: bool = True) -> Question:
    return Question(table, 0, list(verbs), list(legal), NAMES, listed)


@pytest.mark.parametrize(
    ("typed", "verbs", "choice"),
    [
        ("q7", ["play"], "play Q7"),
        ("Q7", ["play"], "play Q7"),
        ("  play   q7 ", ["play"], "play Q7"),
        ("q7 power", ["play"], "play Q7 power"),
        ("q7!", ["play"], "play Q7 power"),
        ("Q7 !", ["play"], "play Q7 power"),
        ("q2 q5 f1", ["pass"], "pass Q2 Q5 F1"),
        ("q2, q5, f1", ["pass"], "pass Q2 Q5 F1"),
        ("left q2 right q5", ["pass"], "pass left Q2 right Q5"),
        ("right q5 left q2", ["pass"], "pass left Q2 right Q5"),
        ("pass right q5 left q2", ["pass"], "pass left Q2 right Q5"),
        ("q2 left q5 right", ["pass"], "pass left Q2 right Q5"),
        ("f1 f2", ["half"], "half F1 F2"),
        ("q7", ["gift"], "gift Q7"),
        ("q7", ["trade", "return"], "trade Q7"),
        ("r", ["trade", "return"], "return"),
        ("n", ["power", "no"], "no"),
        ("NO", ["power", "no"], "no"),
        ("q", ["show"], "show Q"),
        ("queens", ["show"], "show Q"),
        ("power queens", ["power", "no"], "power Q"),
        ("fairies", ["power", "no"], "power F"),
        ("zofia", ["power", "no"], "power 1"),
        ("power Bruno", ["power", "no"], "power 2"),
        ("alice", ["choose"], "choose alice"),
        ("Snow White", ["choose"], "choose snow-white"),
        ("the ice princess", ["choose"], "choose ice-princess"),
        ("choose the ice princess", ["choose"], "choose ice-princess"),
        ("q3 f9", ["haggle", "no"], "haggle Q3 F9"),
        ("play q7", ["pass"], "play Q7"),
        ("dance with me", ["play"], "dance with me"),
        ("q13", ["play"], "Q13"),
    ],
)
def test_a_short_form_is_the_choice_that_is_asked(table, typed, verbs, choice):
    assert meant(typed, asked(table, *verbs)) == choice


def test_a_number_stands_for_the_choice_in_the_list(table):
    question = asked(table, "power", "no", legal=("no", "power 1", "power 2"))
    assert [meant(number, question) for number in ("1", "2", "3")] == ["no", "power 1", "power 2"]
    assert meant("4", question) == "power 4"
    assert meant("9" * 5000, question) != "no"


def test_a_number_means_nothing_where_no_list_was_shown(table):
    assert meant("1", asked(table, "play", legal=("play Q7",), listed=False)) == "1"


def test_yes_uses_the_power_where_there_is_one_way_to(table):
    assert meant("y", asked(table, "power", "no", legal=("no", "power"))) == "power"
    assert meant("yes", asked(table, "power", "no", legal=("no", "power 2"))) == "power 2"
    assert meant("power", asked(table, "power", "no", legal=("no", "power 1", "power 2"))) == "power"


def test_the_end_of_a_choice_is_enough_where_only_one_ends_so(table):
    question = asked(table, "swap", "no", legal=("no", "swap Q3 Q9", "swap Q3 Q10"))
    assert meant("q9", question) == "swap Q3 Q9"
