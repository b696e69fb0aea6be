"""Writes the three tricks that a newcomer begins with: every way through them, played by the engine.

The hands are such that each trick shows one thing (follow suit and the highest takes it; Princes; the Frog) whatever
the reader plays. The others play the first card of their hand, as it is written here, that the rules allow. The page
plays what is written and knows no rule of it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from itertools import takewhile
from pathlib import Path
from typing import Any

from coronet.games.catalogue import game_named
from coronet.games.contract import Line, veiled_copy
from coronet.kernel.bits import each
from coronet.table.conformance import UNSCRIPTED
from coronet.table.draws import Script
from coronet.table.table import SPECTATOR

GAME = game_named("rebel")
READER = 0
HANDS = ("Q3 Q9 C5", "Q6 C2 P10", "Q5 Q7 P4", "Q8 F9 P8")
SETTINGS = {
    "edition": "deluxe",
    "players": len(HANDS),
    "rounds": ["once-upon-a-time"],
    "princesses": "none",
    "leader": 1,
    "passing": False,
    "tiebreak": False,
}


def lesson() -> dict[str, Any]:
    """The table as it is dealt, and what becomes of it by each choice of the reader's."""
    case = {"settings": SETTINGS, "deal": [hand.split() for hand in HANDS]}
    record = GAME.position(case, Script(GAME, [], UNSCRIPTED))
    return {"dealt": _seen(record), **_played_on(record)}


def _played_on(record: Any) -> dict[str, Any]:
    """The cards of the others until the reader is asked or all is over, then each of the reader's with what follows."""
    steps = []
    while not GAME.over(record) and READER not in each(GAME.to_act(record)):
        seat = next(iter(each(GAME.to_act(record))))
        steps.append(_step(record, seat, _first_allowed(record, seat)))
    ways = {}
    if not GAME.over(record):
        for text in _allowed(record, READER):
            other = record.copy()
            step = _step(other, READER, text)
            ways[text] = {"played": step, **_played_on(other)}
    return {"steps": steps, "ways": ways}


def _first_allowed(record: Any, seat: int) -> str:
    allowed = _allowed(record, seat)
    return next(text for card in HANDS[seat].split() if (text := f"play {card}") in allowed)


def _allowed(record: Any, seat: int) -> list[str]:
    out = [0] * GAME.most_choices
    return [GAME.text_of(choice) for choice in out[: GAME.choices(record, seat, out)]]


def _step(record: Any, seat: int, text: str) -> dict[str, Any]:
    """A card is played: what there is to be seen of it, what is told of it, and the table after it."""
    parsed = GAME.parse(text, record)
    assert parsed is not None  # noqa: S101 - it is one of the choices
    before = veiled_copy(GAME, record, SPECTATOR)
    GAME.act(record, seat, parsed.choice)
    return {
        "happened": list(GAME.happened(before, veiled_copy(GAME, record, SPECTATOR), seat, parsed.choice)),
        "story": _told(GAME.story(veiled_copy(GAME, record, READER), READER, seat, parsed.choice)),
        "view": _seen(record),
    }


def _told(lines: Iterable[Line]) -> list[Line]:
    """What is told of a card and its trick; three tricks are no round, and nobody is told who has won it."""
    return list(takewhile(lambda line: line[0] != "story-scores", lines))


def _seen(record: Any) -> dict[str, Any]:
    own = GAME.own_view(veiled_copy(GAME, record, READER), READER)
    return GAME.public_view(veiled_copy(GAME, record, SPECTATOR)) | {"own": own}


if __name__ == "__main__":
    text = json.dumps(lesson(), separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    path = Path(sys.argv[1]) / "rebel" / "first-tricks.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.replace(',"steps":', ',\n"steps":') + "\n", encoding="utf-8")
