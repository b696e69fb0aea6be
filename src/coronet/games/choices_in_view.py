"""The choices in a view, in every game alike: in words, as commands say them, and beside these as data.

Where there are none the data is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from coronet.games.contract import Said

SaidOf = Callable[[int], Said]


def offered(said: SaidOf, choices: Iterable[int]) -> dict[str, Any]:
    """What a seat may choose."""
    found = [said(choice) for choice in choices]
    if not found:
        return {"legal": []}
    return {"legal": [one.text for one in found], "choices": [one.to_data() for one in found]}


def waiting(said: SaidOf, pending: int) -> dict[str, Any]:
    """What a seat has chosen while others have not."""
    if not pending:
        return {"pending": None}
    return {"pending": said(pending).text, "pending_choice": said(pending).to_data()}


def all_waiting(said: SaidOf, pending: Iterable[int]) -> dict[str, Any]:
    """The same for every seat, where all is open."""
    found = [said(choice) if choice else None for choice in pending]
    view: dict[str, Any] = {"pending": [one and one.text for one in found]}
    if any(found):
        view["pending_choices"] = [one and one.to_data() for one in found]
    return view
