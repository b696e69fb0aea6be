"""Refusals in plain words: what fits no template has a sentence of its own in every language, and nothing else does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import coronet
from coronet.words import Words, languages

SOURCES = sorted(Path(coronet.__file__).parent.rglob("*.py"))
IN_THE_TEMPLATE = {"InputError", "LogError", "SettingRefused"}
OF_ITS_OWN = {"extra-missing"}  # said of every ExtraMissing


def calls(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield f"{path.name}:{node.lineno}", node


def given(call: ast.Call, name: str) -> ast.expr | None:
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


@cache
def codes() -> dict[str, list[set[str | None]]]:
    found: dict[str, list[set[str | None]]] = {}
    for place, call in calls({"Cannot"}):
        assert call.args, place
        first = call.args[0]
        if isinstance(first, ast.Constant):
            found.setdefault(str(first.value), []).append({keyword.arg for keyword in call.keywords})
    return found


def test_what_is_said_not_to_be_allowed_is_what_came_in_and_no_phrase_of_ours():
    phrases = [
        place
        for place, call in calls(IN_THE_TEMPLATE)
        if isinstance(value := given(call, "value"), ast.JoinedStr)
        or (isinstance(value, ast.Constant) and isinstance(value.value, str))
    ]
    assert phrases == []


def test_what_one_can_choose_is_a_thing_and_no_errand():
    errands = [
        place
        for place, call in calls(IN_THE_TEMPLATE)
        if isinstance(allowed := given(call, "allowed"), ast.Constant) and str(allowed.value).startswith("to ")
    ]
    assert errands == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", codes())
def test_every_code_is_said_with_what_it_is_given(language, code):
    words = Words(language)
    assert words.has(f"cannot-{code}")
    for names in codes()[code]:
        assert words.say(f"cannot-{code}", **dict.fromkeys(map(str, names), "something"))


def test_no_words_are_left_of_a_code_that_nobody_raises():
    conditional = {"database-unreadable", "database-silent"}
    said = {key.removeprefix("cannot-") for key in Words("en").keys("cannot-")}
    assert said == codes().keys() | conditional | OF_ITS_OWN
