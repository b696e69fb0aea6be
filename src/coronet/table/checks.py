"""A check of a log: what was checked, whether it holds, and the data to word it with."""

from __future__ import annotations

from typing import Any, NamedTuple


class Check(NamedTuple):
    """One line of `coronet verify`; `name` is the key of its words after `check-` (`check-failed-` if it fails)."""

    name: str
    holds: bool
    detail: dict[str, Any]

    @property
    def key(self) -> str:
        """The key of its words."""
        return f"check-{self.name}" if self.holds else f"check-failed-{self.name}"
