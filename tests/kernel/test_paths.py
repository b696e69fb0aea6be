"""The rules of all games, and of one from outside: names are set and answers given on every path."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import textwrap

import pytest

from coronet.kernel.paths import check_paths
from coronet.kernel.rule import rules
from coronet.words import words
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

pytestmark = SKIP_WITHOUT_COMPILER


@pytest.fixture
def all_rules(monkeypatch):
    monkeypatch.setattr(words, "_added", [])  # the game from outside brings its words, which other tests do not know
    for name in ("coronet.games", "coronet.bots", "crowns"):
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            importlib.import_module(module.name)
    return rules


def test_every_rule_sets_its_names_and_answers_on_every_path(all_rules):
    from coronet.kernel.kinds import NOTHING, result_of  # noqa: PLC0415

    refused = []
    for rule in all_rules:
        tree = ast.parse(textwrap.dedent(inspect.getsource(rule))).body[0]
        try:
            check_paths(tree, result_of(rule) is not NOTHING, lambda node, why: ValueError(f"{node.lineno}: {why}"))
        except ValueError as error:
            refused.append(f"{rule.__module__}.{rule.__qualname__}:{error}")
    assert refused == []
