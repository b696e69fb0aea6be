"""A command that changes nothing, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coronet.errors import Refusal
from coronet.server.ops.troubles import FULL

if TYPE_CHECKING:
    from coronet.server.store.keeper import Keeper


class Refusing(Exception):  # noqa: N818 - it says what happens
    """Raised by a command; becomes a `refuse` frame. `why` is the table's own reason."""

    def __init__(self, code: str, why: Refusal | None = None, **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.why = why
        self.arguments = arguments


def not_written(store: Keeper) -> Refusing:
    """Of a command that the store could not write."""
    return Refusing("disk-full") if store.trouble == FULL else Refusing("retry")
