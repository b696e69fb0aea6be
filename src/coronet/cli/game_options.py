"""Options that start a game: the game's settings as words of the command line, turned into what its reader takes.

Numbers become numbers where they are numbers, lists come by commas. Nothing is judged here: what does not fit is
refused by the game's own reader, under the setting's name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from coronet.errors import InputError
from coronet.games.contract import Game

NUMBERS = frozenset(
    {"players", "length", "leader", "first", "princes", "until", "starter", "chips", "ante", "stake", "deals"}
    | {"prince_seat", "games", "goal", "max_sets"}
)
LISTS = frozenset({"rounds", "princesses"})
NAMES = frozenset({"variants"})  # lists that have no other form
FLAGS = frozenset({"secret", "exchange"})
TABLES = frozenset({"specials"})  # names with lists of cards: NAME=CARD+CARD, by commas; or one word
TRUTH = {"true": True, "false": False}
WHOLE_NUMBER = re.compile(r"-?[0-9]{1,18}", re.ASCII)


def settings_of(game: Game, options: Mapping[str, str | None], house: Iterable[str] = ()) -> dict[str, Any]:
    """Settings that hold, from those options that were given; the first that does not hold is an InputError.

    >>> from coronet.table.catalogue import game_named
    >>> settings_of(game_named("rebel"), {"players": "5", "rounds": "royal-decree,magic-beans", "leader": None})
    {'players': 5, 'rounds': ['royal-decree', 'magic-beans']}
    """
    given = {name: value for name, value in options.items() if value is not None}
    settings: dict[str, Any] = dict(given)
    for name in NUMBERS & given.keys():
        settings[name] = number_or_word(given[name])
    for name in LISTS & given.keys():
        settings[name] = _list_or_word(given[name])
    for name in NAMES & given.keys():
        settings[name] = [part.strip() for part in given[name].split(",")]
    for name in TABLES & given.keys():
        settings[name] = _table_or_word(given[name])
    for name in FLAGS & given.keys():
        settings[name] = TRUTH.get(given[name].lower(), given[name])
    if rules := _house_rules(house, hyphens=game.name != "rebel"):
        settings["house_rules"] = rules
    try:
        game.read_settings(settings)
    except InputError as error:
        if error.field not in LISTS or error.near or not isinstance(settings[error.field], str):
            raise
        return _with_a_list_of_one(game, settings, error)
    return settings


def settings_typed(game: Game, typed: Sequence[str]) -> dict[str, Any]:
    """Settings that hold, from what a command was given beyond its own options: names and values in turn.

    >>> from coronet.table.catalogue import game_named
    >>> settings_typed(game_named("r"), ["--variant", "sever", "--house=jester-stops=all"])
    {'variants': ['sever'], 'house_rules': {'jester-stops': 'all'}}
    """
    options: dict[str, str | None] = {}
    house: list[str] = []
    left = list(typed)
    while left:
        name, has_value, value = left.pop(0).partition("=")
        if not name.startswith("--") or len(name) == 2:
            raise InputError("setting", value=name, allowed="names and values of settings, like --players 4")
        if not has_value:
            if not left or left[0].startswith("--"):
                raise InputError(name.lstrip("-"), allowed=f"a value: {name} VALUE")
            value = left.pop(0)
        field = name[2:].replace("-", "_")
        if field == "house":
            house.append(value)
        elif field == "variant":
            options["variants"] = ",".join(filter(None, [options.get("variants"), value]))
        else:
            options[field] = value
    return settings_of(game, options, house)


def _with_a_list_of_one(game: Game, settings: dict[str, Any], error: InputError) -> dict[str, Any]:
    """A word that is no way of choosing, nor near one, read as a list with this word in it."""
    listed = settings | {error.field: [settings[error.field]]}
    try:
        game.read_settings(listed)
    except InputError as second:
        raise (error if second.field == error.field else second) from None
    return listed


def number_or_word(text: str) -> int | str:
    """A whole number where it is one."""
    return int(text) if WHOLE_NUMBER.fullmatch(text) else text


def _list_or_word(text: str) -> list[str] | str:
    return [part.strip() for part in text.split(",")] if "," in text else text


def _table_or_word(text: str) -> dict[str, list[str]] | str:
    """A table of cards by name, like `allergic=R2+R7,regifted=B3`, where it is one."""
    if "=" not in text:
        return text
    table: dict[str, list[str]] = {}
    for part in text.split(","):
        name, _, cards = part.partition("=")
        table.setdefault(name.strip(), []).extend(card.strip() for card in cards.split("+") if card.strip())
    return table


def _house_rules(house: Iterable[str], *, hyphens: bool) -> dict[str, bool | str]:
    rules: dict[str, bool | str] = {}
    for text in house:
        name, is_named, value = text.partition("=")
        if not name or not is_named:
            raise InputError("house", value=text, allowed="NAME=VALUE, like open_memory=true")
        name = name.replace("_", "-") if hyphens else name.replace("-", "_")
        rules[name] = TRUTH.get(value.lower(), value)
    return rules
