"""A turn that somebody is to be told of while no page of theirs is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Turn(Struct, frozen=True):
    """It is a person's turn at a table."""

    guest_id: int
    code: str
    game: str
    others: list[str]  # by name
    seconds: int  # to decide in
    until: int
    is_open: Callable[[], bool]  # whether they are still to be called
    wait: int = 0  # seconds until they are


class Calls(Protocol):
    """What calls people."""

    def call(self, turn: Turn) -> None:
        """Tell a person of their turn, if they want to be told."""

    async def close(self) -> None:
        """Call nobody any more."""
