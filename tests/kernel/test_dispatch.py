"""Dispatch: a question, the cards that change it, and slips of the pen refused at import."""

from __future__ import annotations

import inspect
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


def test_the_module_in_whose_set_a_card_is_answers_for_it_and_gets_its_set():
    cards = [card(1, worth=lambda record, card, mine, value: value + mine), card(2)]

    @dispatch.changed_by_sets(cards, ["record.first", "8"])
    def worth(record, card, mine, value):
        return value

    assert [worth(SimpleNamespace(first=0b110), number, 100) for number in range(4)] == [100, 106, 106, 100]


def test_of_two_rules_with_one_name_each_keeps_its_text():
    one, other = dispatch.set_by_number(["record.first"]), dispatch.set_by_number(["8"])
    assert "record.first" in inspect.getsource(one)
    assert "record.first" not in inspect.getsource(other)


def test_a_question_put_to_all_is_answered_by_one_after_the_other():
    cards = [card(1, worth=lambda record, mine, value: value + mine), card(2, worth=lambda record, mine, value: -value)]

    @dispatch.put_to_all(cards, ["record.first", "8"])
    def worth(record, mine, value):
        return value

    assert worth(SimpleNamespace(first=3), 4) == -7


def test_sets_are_found_by_their_place():
    set_of = dispatch.set_by_number(["record.first", "8"])
    assert [set_of(SimpleNamespace(first=3), number) for number in range(3)] == [3, 8, 0]
