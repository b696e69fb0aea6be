"""The refusals of settings in the games of the R box, with the codes of the rules page (section 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from coronet.errors import SettingRefused, near
from coronet.games.declaration import HOUSE_RULES, Kind, Refusals, Setting

SWITCHES = (  # the house rules of the duel
    Setting("held-minister", Kind.WORD, "any", ("any", "owner"), is_house_rule=True),
    Setting("jester-stops", Kind.WORD, "round", ("round", "all"), is_house_rule=True),
)


class BoxRefusals(Refusals):
    """Every refusal carries the code of the rules page and its arguments."""

    def unknown_setting(self, name: str, value: Any, known: Sequence[str]) -> SettingRefused:
        """A setting that the game does not have."""
        allowed = "one of " + ", ".join(known)
        return SettingRefused(
            "unknown-setting", {"name": name}, name, value=value, allowed=allowed, near=near(name, known)
        )

    def unknown_house_rule(self, name: str, value: Any, known: Sequence[str]) -> SettingRefused:
        """A house rule that the game does not have."""
        arguments: dict[str, object] = {"name": name, "allowed": list(known)}
        allowed, nearest = " or ".join(known), near(name, known)
        return SettingRefused("unknown-house-rule", arguments, HOUSE_RULES, value=name, allowed=allowed, near=nearest)

    def bad_players(self, value: Any, allowed: Sequence[int]) -> SettingRefused:
        """A number of players that cannot play."""
        arguments = {"players": value, "min": allowed[0], "max": allowed[-1]}
        numbers = ", ".join(str(number) for number in allowed[:-1]) + f" or {allowed[-1]}"
        return SettingRefused("bad-players", arguments, "players", value=value, allowed=numbers)

    def bad_value(self, field: str, value: Any, allowed: str, known: Iterable[str]) -> SettingRefused:
        """A value that is not allowed."""
        arguments = {"setting": field, "value": value, "allowed": list(known) or allowed}
        return SettingRefused("unknown-value", arguments, field, value=value, allowed=allowed, near=near(value, known))


BOX_REFUSALS = BoxRefusals()
