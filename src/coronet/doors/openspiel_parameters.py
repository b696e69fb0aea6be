"""Settings as parameters of OpenSpiel games: numbers, flags and words; lists are written with `+` between their items.

A parameter that is left out, empty, or where 0 or -1 says so, is the game's own default.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coronet.doors.sitting import default_rewards
from coronet.games.catalogue import game_named
from coronet.games.declaration import HOUSE_RULES, Declaration, Kind, Setting

EMPTY = {Kind.NUMBER: 0, Kind.SEAT: -1, Kind.WORD: "", Kind.NAMES: "", Kind.TABLE: ""}
CUT = {"cards": "", "other_cards": ""}  # the hands of a game that can be cut to a few cards a side


@dataclass(frozen=True)
class Parameters:
    """What parameters say."""

    settings: dict[str, Any]
    at_once: bool
    rewards: str
    deal: list[list[str]] | None


def parameters_of(declared: Declaration) -> dict[str, Any]:
    """All parameters of a game, with what they are when they are left out."""
    own = {_name_of(one): _empty(one) for one in declared.settings}
    only_at_once = declared.at_once and len(declared.players) == 1  # a duel: its seats choose in the same moment
    return {"rewards": "", "at_once": only_at_once} | (CUT if declared.can_be_cut else {}) | own


def read(game: str, given: dict[str, Any]) -> Parameters:
    """Settings and the rest, from parameters of which any may be missing."""
    declared = game_named(game).declared
    usual = parameters_of(declared)
    values = usual | given
    settings: dict[str, Any] = {}
    for setting in declared.settings:
        value = values[_name_of(setting)]
        if value == usual[_name_of(setting)]:
            continue
        if setting.kind is Kind.NAMES and value not in setting.words:
            value = value.split("+")
        place = settings.setdefault(HOUSE_RULES, {}) if setting.is_house_rule else settings
        place[setting.name] = value
    deal = None
    if declared.can_be_cut and values["cards"]:
        deal = [values["cards"].split("+"), (values["other_cards"] or values["cards"]).split("+")]
    return Parameters(settings, bool(values["at_once"]), values["rewards"] or default_rewards(game), deal)


def _name_of(setting: Setting) -> str:
    return setting.name.replace("-", "_")


def _empty(setting: Setting) -> Any:
    if setting.kind is Kind.FLAG or (setting.kind is Kind.SEAT and isinstance(setting.default, int)):
        return setting.default
    return EMPTY[setting.kind]
