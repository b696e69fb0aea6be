"""Settings as parameters of OpenSpiel games: numbers, flags and words; lists are written with `+` between their items.

A parameter that is left out, empty, or where 0 or -1 says so, is the game's own default.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coronet.doors.sitting import default_rewards

_COMMON = {"rewards": ""}
PARAMETERS: dict[str, dict[str, Any]] = {
    "rebel": _COMMON
    | {
        "at_once": False,
        "edition": "",
        "players": 0,
        "rounds": "",
        "length": 0,
        "princesses": "",
        "leader": -1,
        "open_memory": False,
    },
    "r": _COMMON
    | {
        "at_once": True,
        "variants": "",
        "cards": "",
        "other_cards": "",
        "first": 0,
        "princes": 0,
        "last_chance": "",
        "until": 0,
        "held_minister": "",
        "jester_stops": "",
    },
    "woo": _COMMON
    | {
        "at_once": False,
        "mode": "",
        "players": 0,
        "specials": "",
        "leader": -1,
        "exchange": True,
        "goal": 0,
        "max_sets": 0,
    },
}
LISTS = {"variants", "rounds", "princesses"}
WORDS = {"random", "anything", "first-game", "choose", "two-keep-one", "none"}  # where a list may also be a word
HOUSE_RULES = {"held_minister": "held-minister", "jester_stops": "jester-stops", "open_memory": "open_memory"}


@dataclass(frozen=True)
class Parameters:
    """What parameters say."""

    settings: dict[str, Any]
    at_once: bool
    rewards: str
    deal: list[list[str]] | None


def read(game: str, given: dict[str, Any]) -> Parameters:
    """Settings and the rest, from parameters of which any may be missing."""
    values = PARAMETERS[game] | given
    settings: dict[str, Any] = {}
    for name, default in PARAMETERS[game].items():
        value = values[name]
        if name in ("at_once", "rewards", "cards", "other_cards") or (value == default and name != "exchange"):
            continue
        if name in HOUSE_RULES:
            settings.setdefault("house_rules", {})[HOUSE_RULES[name]] = value
        elif name in LISTS and value not in WORDS:
            settings[name] = value.split("+")
        else:
            settings[name] = value
    deal = None
    if values.get("cards"):
        deal = [values["cards"].split("+"), (values["other_cards"] or values["cards"]).split("+")]
    return Parameters(settings, bool(values["at_once"]), values["rewards"] or default_rewards(game), deal)
