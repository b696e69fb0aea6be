"""Puzzles as a page shows them: with the view that their seat has of the table, by the hundred, and an index of all.

A page knows no rule: what its table shows and what may be chosen is written here, by the table itself. The index says
what every puzzle is about, so that a page fetches the hundreds that it asks from and no others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from coronet.games.catalogue import game_named
from coronet.games.contract import Said
from coronet.puzzles.difficulty import DEVIATION
from coronet.puzzles.kinds import KINDS
from coronet.puzzles.puzzle import Choice, Puzzle
from coronet.puzzles.shelf import TO_A_FILE, Shelf

INDEX = "index"


def shown(puzzle: Puzzle) -> dict[str, Any]:
    """One puzzle: what its seat sees, what each choice costs, and why."""
    table = puzzle.table()
    said = puzzle.saying(table)
    return {
        "id": puzzle.id,
        "view": table.view(puzzle.seat),
        "choices": [_priced(said(one.text), one) for one in puzzle.choices],
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "reason": puzzle.reason,
    }


def _priced(said: Said, choice: Choice) -> dict[str, Any]:
    return {"choice": said.to_data(), "cost": choice.cost, "error": choice.error}


def files(shelf: Shelf) -> Iterator[tuple[str, bytes]]:
    """Every file of a page, by its name: the index, and the hundreds of each game, numbered from 1."""
    index = {}
    for game, kind in KINDS.items():
        puzzles = shelf.puzzles(game)
        declared = game_named(game).declared
        index[game] = {
            "unit": declared.compared_in,
            "exact": declared.is_solved,
            "deviation": DEVIATION,
            "to_a_file": TO_A_FILE,
            "themes": kind.themes,
            "puzzles": [[one.id, kind.themes.index(one.theme), one.difficulty] for one in puzzles],
        }
        for number, at in enumerate(range(0, len(puzzles), TO_A_FILE), 1):
            yield f"{game}-{number}", msgspec.json.encode([shown(one) for one in puzzles[at : at + TO_A_FILE]])
    yield INDEX, msgspec.json.encode(index)
