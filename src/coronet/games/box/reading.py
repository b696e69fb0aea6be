"""Reading settings: what holds comes back, the rest is refused with the codes of the rules page (section 10)."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from coronet.errors import SettingRefused

HOUSE_RULES = {"held-minister": ("any", "owner"), "jester-stops": ("round", "all")}


def check_names(data: Mapping[str, Any], fields: Sequence[str]) -> None:
    """Refuse a setting that the game does not have."""
    for name in data:
        if name not in fields:
            allowed = "one of " + ", ".join(fields)
            raise SettingRefused(
                "unknown-setting", {"name": name}, name, value=data[name], allowed=allowed, near=near(name, fields)
            )


def one_of(setting: str, value: Any, allowed: Sequence[Any]) -> Any:
    """A value that is among those allowed."""
    if not any(value == one and type(value) is type(one) for one in allowed):
        words = [str(one).lower() if isinstance(one, bool) else str(one) for one in allowed]
        raise unknown_value(setting, value, " or ".join(words), words)
    return value


def whole_number(setting: str, value: Any, least: int, most: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise unknown_value(setting, value, f"{least} to {most}", [])
    return value


def unknown_value(setting: str, value: Any, allowed: str, known: Iterable[str]) -> SettingRefused:
    """The refusal of a value."""
    arguments = {"setting": setting, "value": value, "allowed": list(known) or allowed}
    return SettingRefused("unknown-value", arguments, setting, value=value, allowed=allowed, near=near(value, known))


def house_rules(value: Any) -> dict[str, str]:
    """The two switches of the duel, with their defaults."""
    rules = {name: values[0] for name, values in HOUSE_RULES.items()}
    if value is None:
        return rules
    if not isinstance(value, Mapping):
        raise unknown_value("house_rules", value, "a value for each of " + ", ".join(HOUSE_RULES), [])
    for name, chosen in value.items():
        if name not in HOUSE_RULES:
            raise SettingRefused(
                "unknown-house-rule",
                {"name": name, "allowed": list(HOUSE_RULES)},
                "house_rules",
                value=name,
                allowed=" or ".join(HOUSE_RULES),
                near=near(name, HOUSE_RULES),
            )
        rules[name] = one_of(f"house_rules.{name}", chosen, HOUSE_RULES[name])
    return rules


def read_players(value: Any, allowed: Sequence[int]) -> int:
    """How many play."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        arguments = {"players": value, "min": allowed[0], "max": allowed[-1]}
        numbers = ", ".join(str(number) for number in allowed[:-1]) + f" or {allowed[-1]}"
        raise SettingRefused("bad-players", arguments, "players", value=value, allowed=numbers)
    return value


def near(value: Any, known: Iterable[str]) -> str:
    """The known name that a misspelt one comes nearest to, or nothing."""
    return next(iter(difflib.get_close_matches(value, list(known), 1)), "") if isinstance(value, str) else ""
