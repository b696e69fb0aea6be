"""Every message of every language can be worded, with each of its variants, and ends as its English does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from coronet.words import Words, languages
from coronet.words.words import files_of

NAMES = ["Zofia", "Bruno", "Ada"]
COUNTS = [0, 1, 2, 5]
PERSON = re.compile(r"seat|to|from|leader|winner|\w+_seat")
GIVEN: dict[str, list[object]] = {
    "seats": [[0], [1], [2, 0], [0, 1, 2]],
    "card": ["P8", "Q7"],
    "other": ["C1", "P8"],
    "cards": [["C2"], ["Q5", "Q2"], ["P8", "F12", "F1"]],
    "character": ["princess", "spy"],
    "variant": ["sever"],
    "suit": ["F", "P", "Q", "C"],
    "suits": [["F"], ["P", "Q"]],
    "round": ["magic-beans"],
    "princess": ["alice", "cinderella"],
    "asked": [["play", "no"]],
    "allowed": [["3", "5"]],
    "value": [1.5, 1234],
    "points": [0, 1, 2, 5, -1, -5],
}
GIVEN_IN = {
    "r.ftl": {"card": ["spy", "red-princess"], "other": ["blue-prince"], "cards": [["spy"], ["spy", "red-jester"]]},
    "woo.ftl": {
        "card": ["R13", "spurned"],
        "other": ["B1"],
        "cards": [["M2"], ["S1", "spurned"]],
        "suit": ["R", "S", "M", "B"],
        "round": [2],
    },
}
GIVEN_IN |= dict.fromkeys(("parlour.ftl", "page-r.ftl", "page-parlour.ftl"), GIVEN_IN["r.ftl"])
GIVEN_IN["page-woo.ftl"] = GIVEN_IN["woo.ftl"]
# What words.py itself puts together, from parts that no caller gives
BUILT = ("card-name", "gift-name", "character-name", "person-name", "list-")
COLUMNS = {"doctor-ok", "doctor-note", "doctor-fail"}  # blanks make a column of them
AS_PRINTED = {("fr", "round-once-upon-a-time"), ("pl", "round-once-upon-a-time")}  # with the dots of their own cards
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Asked(Visitor):
    """The arguments of texts, each with the keys of the variants that it chooses between."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        self.keys.setdefault(node.id.name.partition("-")[0], set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's naming
        if isinstance(node.selector, ast.VariableReference):
            keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def patterns(language: str) -> dict[str, tuple[str, ast.Pattern]]:
    """Every text of a language that a caller may ask for: its file and its pattern by key."""
    found = {}
    for file in files_of(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and not entry.id.name.startswith(BUILT):
                if entry.value:
                    found[entry.id.name] = (file.name, entry.value)
                for one in entry.attributes:
                    found[f"{entry.id.name}.{one.id.name}"] = (file.name, one.value)
    return found


def samples(file: str, name: str, keys: set[str]) -> list[object]:
    """What to give as an argument, so that each variant is chosen."""
    if PERSON.fullmatch(name):
        return [0, 1]
    given = GIVEN | GIVEN_IN.get(file, {})
    if name in given:
        return given[name] + [key for key in sorted(keys) if name == "princess" and key != "other"]
    named = {key for key in keys if not key.isdigit()}
    if not named <= PLURALS:
        return sorted(named)
    return list(COUNTS) if keys else [2]


def ways(file: str, *wanted: ast.Pattern) -> Iterator[dict[str, object]]:
    """The arguments with which all variants of some texts of one key are said."""
    asked = Asked()
    for pattern in wanted:
        asked.visit(pattern)
    names = {name for name in asked.keys if "-" not in name}
    if names & {"cards", "seats", "to_act"}:
        names.discard("count")  # comes with the list
    names = sorted(names)
    told = asked.keys | {name: asked.keys[f"{name}-id"] for name in names if f"{name}-id" in asked.keys}
    for values in product(*(samples(file, name, told[name]) for name in names)):
        yield {"edition": "deluxe"} | dict(zip(names, values, strict=True))


@pytest.mark.parametrize("language", languages())
def test_every_message_is_a_clean_text_that_ends_as_in_english(language):
    model, own, wrong = patterns("en"), patterns(language), []
    english, words = Words("en", names=NAMES, you=1), Words(language, names=NAMES, you=1)
    for key in model.keys() & own.keys():  # what is missing is told by `check`
        file, pattern = model[key]
        for args in ways(file, pattern, own[key][1]):
            text, meant = words.say(key, **args), english.say(key, **args)
            if text != text.strip() or re.search(r"^$|[{}$]", text) or ("  " in text and key not in COLUMNS):
                wrong.append(f"{key} {args}: {text!r} is not clean")
            elif end(text) != end(meant) and (language, key) not in AS_PRINTED:
                wrong.append(f"{key} {args}: {text!r} does not end like {meant!r}")
    assert sorted(wrong)[:9] == []


def end(text: str) -> str:
    """The mark at the end of a sentence or label; a letter, a number, a bracket or three dots are none."""
    return text[-1] if text[-1] in ".?:…" and not text.endswith("...") else ""
