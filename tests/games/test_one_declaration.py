"""What is true of a game stands in its declaration: nothing above tells games apart by their names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from coronet.games.catalogue import GAMES

SOURCES = Path(__file__).parent.parent.parent / "src" / "coronet"
# Where a game may be named: its own folder, its bots, the list of games, and what measures one game against its peers.
OF_A_GAME = ("games/", "bots/rebel/", "bots/woo/", "bots/box/", "bench/")
MODULES = sorted(
    path.relative_to(SOURCES).as_posix()
    for path in SOURCES.rglob("*.py")
    if not path.relative_to(SOURCES).as_posix().startswith(OF_A_GAME)
)


@pytest.mark.parametrize("module", MODULES)
def test_no_module_above_the_games_has_a_table_of_game_names(module):
    tree = ast.parse((SOURCES / module).read_text(encoding="utf-8"))
    assert [f"line {node.lineno}" for node in ast.walk(tree) if len(_named_in(node)) > 1] == []


@pytest.mark.parametrize("module", MODULES)
def test_no_module_above_the_games_asks_whether_a_game_is_this_one(module):
    tree = ast.parse((SOURCES / module).read_text(encoding="utf-8"))
    compared = [node for node in ast.walk(tree) if isinstance(node, ast.Compare | ast.MatchValue)]
    asked = [node.lineno for node in compared if GAMES_ASKED & set(_texts(node))]
    assert [f"line {line}" for line in asked] == []


GAMES_ASKED = frozenset(GAMES) - {"r"}  # a letter that stands for other things too


def _named_in(node: ast.AST) -> set[str]:
    """The games among the items of a table."""
    items: list[ast.expr | None] = []
    if isinstance(node, ast.Dict):
        items = list(node.keys)
    elif isinstance(node, ast.List | ast.Set | ast.Tuple):
        items = list(node.elts)
    return {item.value for item in items if isinstance(item, ast.Constant)} & set(GAMES)


def _texts(node: ast.AST) -> Iterator[str]:
    return (part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))
