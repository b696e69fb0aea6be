"""Writes the catalogue of cards for the page: what each edition has, as data, so that the page holds no rule."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from coronet.games.rebel import hooks
from coronet.games.rebel.settings import EDITIONS, FIRST_GAME, princesses_of, rounds_of


def catalogue() -> dict[str, Any]:
    """Round cards and princesses by edition."""
    return {edition: _edition(edition) for edition in EDITIONS}


def _edition(edition: str) -> dict[str, Any]:
    rounds = [_round(edition, name) for name in rounds_of(edition)]
    return {"rounds": rounds, "first_game": list(FIRST_GAME[edition]), "princesses": princesses_of(edition)}


def _round(edition: str, name: str) -> dict[str, Any]:
    card = next(card for card in hooks.ROUNDS if hooks.identifier(card) == name)
    letter = str(getattr(card, f"{edition.upper()}_LETTER"))
    number = hooks.ROUNDS_BY_NAME[name]
    left, right = hooks.PASS_LEFT[number], hooks.PASS_RIGHT[number]
    return {"id": name, "letter": letter, "hourglass": bool(card.HOURGLASS), "left": left, "right": right}


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(catalogue(), indent=1) + "\n", encoding="utf-8")
