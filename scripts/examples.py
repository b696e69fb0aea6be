"""Writes the worked examples of the rules pages: cases of the rules, played by the engine, and what it tells of them.

docs/rules/examples.json names a case of tests/conformance for every card, power, variant and game. Each becomes the
table as everybody would see it after the steps, and the story of the way there, as data that the page draws and words.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from coronet.games.catalogue import game_named
from coronet.games.contract import Game, veiled_copy
from coronet.table.conformance import UNSCRIPTED, read_cases
from coronet.table.draws import Script
from coronet.table.table import SPECTATOR

ROOT = Path(__file__).parent.parent
CASES = ROOT / "tests" / "conformance"


def examples() -> dict[str, dict[str, Any]]:
    """By game, or box of games, the examples by what they are of."""
    cases = {case["name"]: case for path in sorted(CASES.glob("*.json")) for case in read_cases(path)}
    named = json.loads((ROOT / "docs" / "rules" / "examples.json").read_text(encoding="utf-8"))
    return {box: {of: _played(cases[name]) for of, name in some.items()} for box, some in named.items()}


def _played(case: dict[str, Any]) -> dict[str, Any]:
    """The table after the last step, and a line for each thing that happened or was refused."""
    game = game_named(case["game"])
    record = game.position(case, Script(game, case.get("chance", []), UNSCRIPTED))
    told: list[Any] = []
    for step in case["steps"]:
        if isinstance(step, str):
            told += _made(game, record, step)
        elif "refuse" in step:
            told += _refused(game, record, step["refuse"])
    view = game.public_view(veiled_copy(game, record, SPECTATOR))
    return {"view": {name: part for name, part in view.items() if name != "prompt"}, "told": told}


def _made(game: Game, record: Any, step: str) -> list[Any]:
    seat, _, text = step.partition(" ")
    parsed = game.parse(text, record)
    assert parsed is not None  # noqa: S101 - the case passes
    game.act(record, int(seat), parsed.choice)
    return list(game.story(veiled_copy(game, record, SPECTATOR), SPECTATOR, int(seat), parsed.choice))


def _refused(game: Game, record: Any, step: str) -> list[Any]:
    """Why a card may not be played; other refusals teach little."""
    seat, _, text = step.partition(" ")
    verb, _, card = text.partition(" ")
    parsed = game.parse(text, record)
    refusal = None if parsed is None else game.refuse(record, int(seat), parsed)
    if refusal is None or verb != "play" or " " in card:
        return []
    return [["refused", {"seat": int(seat), "card": card, "reason": [refusal.code, refusal.args]}]]


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for box, some in examples().items():
        text = json.dumps(some, separators=(",", ":"), sort_keys=True, ensure_ascii=False).replace('},"', '},\n"')
        (folder / box).mkdir(parents=True, exist_ok=True)
        (folder / box / "examples.json").write_text(text + "\n", encoding="utf-8")
