"""What the names of a game's own in the `expect` of a case stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from coronet.errors import InputError
from coronet.games.contract import UNCHECKED


def expecting(
    known: Mapping[str, Callable[[Any], Any]], is_checked: Callable[[Any, str], bool] = lambda record, name: True
) -> Callable[[Any, str], Any]:
    """The contract's `expected` of a game with these names; some may not be checked now."""

    def expected(record: Any, name: str) -> Any:
        if name not in known:
            raise InputError("expect", value=name, allowed="one of " + ", ".join(known))
        return known[name](record) if is_checked(record, name) else UNCHECKED

    return expected
