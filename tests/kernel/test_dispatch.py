"""Dispatch: a question, the cards that change it, and slips of the pen refused at import."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace

import pytest

from coronet.kernel import dispatch
from coronet.kernel.rule import rule


def card(number: int, **functions: object) -> ModuleType:
    module = ModuleType(f"cards.card_{number}")
    module.NUMBER = number
    for name, function in functions.items():
        setattr(module, name, function)
    return module


@pytest.fixture(autouse=True)
def _forget_the_questions_of_this_test(monkeypatch):
    monkeypatch.setattr(dispatch, "hooks", [])


def test_the_ruling_card_answers_and_others_leave_the_question_unchanged():
    cards = [card(3, worth=lambda record, value: value + 10), card(5)]

    @dispatch.changed_by(cards, key="round")
    def worth(record, value):
        return value

    assert worth(SimpleNamespace(round=3), 1) == 11
    assert worth(SimpleNamespace(round=5), 1) == 1
    assert worth(SimpleNamespace(round=0), 1) == 1


def test_an_argument_named_like_a_local_of_the_chain_is_kept():
    cards = [card(3, name_it=lambda record, number: number)]

    @dispatch.changed_by(cards, key="round")
    def name_it(record, number):
        return -1

    assert name_it(SimpleNamespace(round=3), 42) == 42


def test_a_card_whose_arguments_differ_from_the_question_is_refused():
    with pytest.raises(ImportError, match=r"card_3.worth: wanted arguments \['record', 'value'\]; got \['record'\]"):

        @dispatch.changed_by([card(3, worth=lambda record: 1)], key="round")
        def worth(record, value):
            return value


def test_a_public_rule_that_answers_no_question_is_refused_with_the_nearest_one():
    def strenght(record, value):
        return value

    stranger = card(4)
    strenght.__module__ = stranger.__name__
    stranger.strenght = rule(strenght)
    with pytest.raises(ImportError, match="strenght answers no question of the hooks; did you mean strength"):
        dispatch.refuse_strangers([stranger], ["strength", "playable"])
