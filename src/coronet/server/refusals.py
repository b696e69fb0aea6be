"""A command that changes nothing, and why."""

from __future__ import annotations

from typing import Any

from coronet.errors import Refusal


class Refusing(Exception):  # noqa: N818 - it says what happens
    """Raised by a command; becomes a `refuse` frame. `why` is the table's own reason."""

    def __init__(self, code: str, why: Refusal | None = None, **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.why = why
        self.arguments = arguments
