"""Every game and form of which files of before are kept: its settings, small enough for a short game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from coronet.games.catalogue import PARLOUR

GAINED = Path(__file__).parent / "gained.txt"

DELUXE = {
    "edition": "deluxe",
    "players": 4,
    "rounds": ["haggle-with-the-hag"],
    "princesses": ["rapunzel", "scheherazade", "mulan", "snow-white"],
}
CLASSIC = {
    "edition": "classic",
    "players": 3,
    "rounds": ["royal-decree", "surprise"],
    "princesses": ["cinderella", "alice", "little-mermaid"],
}
WOO = {"goal": 1, "max_sets": 1, "specials": "lavish"}
MORE = {
    "assassins-target": {"players": 3, "starter": 1},
    "princess-lover": {"players": 3, "starter": 1},
    "seeker": {"players": 3, "starter": 1},
    "telepathy": {"players": 4},
    "triangle": {"players": 3, "starter": 1},
    "pair-attack": {"players": 3, "starter": 1},
    "princess-card": {"players": 3, "starter": 1},
}
FORMS: dict[str, tuple[str, dict[str, Any]]] = {
    "rebel-classic": ("rebel", CLASSIC),
    "rebel-deluxe": ("rebel", DELUXE),
    "rebel-chosen": ("rebel", {"edition": "deluxe", "players": 3, "rounds": ["magic-beans"], "princesses": "choose"}),
    "r-standard": ("r", {}),
    "r-prophecy": ("r", {"variants": ["prophecy"]}),
    "r-three-card": ("r", {"variants": ["three-card", "balance"]}),
    "r-true-king": ("r", {"variants": ["true-king"]}),
    "woo-each": ("woo", {"mode": "each", "players": 3} | WOO),
    "woo-ghost": ("woo", {"mode": "ghost", "players": 2} | WOO),
    "woo-teams": ("woo", {"mode": "teams", "players": 4} | WOO),
    **{game: (game, MORE.get(game, {})) for game in PARLOUR},
}


def has_gained(what: str, of: str) -> bool:
    """Whether the record of a game, or the choices of a form, have gained something since."""
    return any(line.startswith(f"{what} {of} ") for line in GAINED.read_text(encoding="utf-8").splitlines())
