"""Options that start a game: its settings as words of the command line, turned into what its reader takes.

Which there are, and how their values are written, follows from the game's declaration. Nothing is judged here: what
does not fit is refused by the game's own reader, under the setting's name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from coronet.errors import InputError, near
from coronet.games.contract import Game
from coronet.games.declaration import HOUSE_RULES, Kind, Setting

HOUSE = "house"  # the option for house rules: NAME=VALUE
TRUTH = {"true": True, "false": False}
WHOLE_NUMBER = re.compile(r"-?[0-9]{1,18}", re.ASCII)

Options = dict[str, str | None]


def settings_of(game: Game, options: Mapping[str, str | None], house: Iterable[str] = ()) -> dict[str, Any]:
    """Settings that hold, from those options that were given; the first that does not hold is an InputError.

    >>> from coronet.games.catalogue import game_named
    >>> settings_of(game_named("rebel"), {"players": "5", "rounds": "royal-decree,magic-beans", "leader": None})
    {'players': 5, 'rounds': ['royal-decree', 'magic-beans']}
    """
    given = {name: value for name, value in options.items() if value is not None}
    settings: dict[str, Any] = {name: _value(game.declared.setting(name), text) for name, text in given.items()}
    if rules := _house_rules(game, house):
        settings[HOUSE_RULES] = rules
    try:
        game.read_settings(settings)
    except InputError as error:
        if not _may_be_a_list(game.declared.setting(error.field), settings.get(error.field)) or error.near:
            raise
        return _with_a_list_of_one(game, settings, error)
    return settings


def settings_typed(game: Game, typed: Sequence[str]) -> dict[str, Any]:
    """Settings that hold, from what a command was given beyond its own options: names and values in turn.

    >>> from coronet.games.catalogue import game_named
    >>> settings_typed(game_named("r"), ["--variant", "sever", "--house=jester-stops=all"])
    {'variants': ['sever'], 'house_rules': {'jester-stops': 'all'}}
    """
    return settings_of(game, *options_typed(game, typed))


def options_typed(game: Game, typed: Sequence[str]) -> tuple[Options, list[str]]:
    """The same as options by the names of the settings, and the house rules."""
    by_option = {one.typed: one for one in game.declared.settings if not one.is_house_rule}
    options: Options = {}
    house: list[str] = []
    left = list(typed)
    while left:
        name, has_value, value = left.pop(0).partition("=")
        if not name.startswith("--") or len(name) == 2:
            raise InputError("setting", value=name, allowed="names and values of settings, like --players 4")
        setting = by_option.get(name[2:])
        if setting is None and name[2:] != HOUSE:
            known = [f"--{option}" for option in by_option]
            raise InputError("setting", value=name, allowed="one of " + ", ".join(known), near=near(name, known))
        if not has_value:
            if not left or left[0].startswith("--"):
                raise InputError(name.lstrip("-"), allowed=f"a value: {name} VALUE")
            value = left.pop(0)
        if setting is None:
            house.append(value)
        elif setting.kind is Kind.NAMES and options.get(setting.name):
            options[setting.name] = f"{options[setting.name]},{value}"
        else:
            options[setting.name] = value
    return options, house


def number_or_word(text: str) -> int | str:
    """A whole number where it is one."""
    return int(text) if WHOLE_NUMBER.fullmatch(text) else text


def _value(setting: Setting | None, text: str) -> Any:
    """What was typed, as the setting has its values."""
    if setting is None or setting.kind is Kind.WORD:
        return text
    if setting.kind is Kind.FLAG:
        return TRUTH.get(text.lower(), text)
    if setting.kind is Kind.NAMES:
        is_word = setting.words and "," not in text
        return text if is_word else [part.strip() for part in text.split(",")]
    return _table_or_word(text) if setting.kind is Kind.TABLE else number_or_word(text)


def _may_be_a_list(setting: Setting | None, value: Any) -> bool:
    return setting is not None and setting.kind is Kind.NAMES and isinstance(value, str)


def _with_a_list_of_one(game: Game, settings: dict[str, Any], error: InputError) -> dict[str, Any]:
    """A word that is no way of choosing, nor near one, read as a list with this word in it."""
    listed = settings | {error.field: [settings[error.field]]}
    try:
        game.read_settings(listed)
    except InputError as second:
        raise (error if second.field == error.field else second) from None
    return listed


def _table_or_word(text: str) -> dict[str, list[str]] | str:
    """A table of cards by name, like `allergic=R2+R7,regifted=B3`, where it is one."""
    if "=" not in text:
        return text
    table: dict[str, list[str]] = {}
    for part in text.split(","):
        name, _, cards = part.partition("=")
        table.setdefault(name.strip(), []).extend(card.strip() for card in cards.split("+") if card.strip())
    return table


def _house_rules(game: Game, house: Iterable[str]) -> dict[str, Any]:
    """House rules by name, written with hyphens or without."""
    known = {_bare(one.name): one for one in game.declared.house_rules}
    rules: dict[str, Any] = {}
    for text in house:
        name, is_named, value = text.partition("=")
        if not name or not is_named:
            example = [_typed(one) for one in game.declared.house_rules[:1]]
            raise InputError(HOUSE, value=text, allowed=", like ".join(["NAME=VALUE", *example]))
        setting = known.get(_bare(name))
        rules[setting.name if setting else name] = _value(setting, value)
    return rules


def _typed(rule: Setting) -> str:
    """A house rule as it is typed, with a value that is not the usual one."""
    (value, *_) = [one for one in rule.allowed or (False, True) if one != rule.default]
    return f"{rule.name}={str(value).lower()}"


def _bare(name: str) -> str:
    return name.replace("-", "_")
