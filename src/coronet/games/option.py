"""An option with what it is worth, and a hint; as data, worded elsewhere."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from coronet.games.contract import Line, Said

PROPOSALS, CHANCE, POINTS = "proposals", "chance", "points"
"""What options are compared in: proposals of Rebel Princess, the chance to win the game, points of a card game."""


@dataclass(frozen=True, repr=False)
class Option:
    """A choice and what may be expected of it; `error` is that of its difference from the best, 0 where it is exact."""

    choice: int
    said: Said
    worth: float  # in the game's unit; what options are ranked by
    error: float
    points: float  # of the round, the set or the game, as the game counts them
    points_error: float
    win: float | None  # the chance to win the game; None where nobody can tell
    win_error: float
    worlds: int  # 0: worked out exactly
    share: float | None = None  # how often the solution chooses it; None where there is no solution

    @property
    def text(self) -> str:
        """The words of the choice, as they parse."""
        return self.said.text

    def __repr__(self) -> str:
        """The choice and what it is worth, in one line."""
        chance = "" if self.win is None else f", wins {self.win:.0%}"
        return f"<Option {self.text}: worth {_measured(self.worth, self.error)}{chance}>"

    def to_data(self) -> dict[str, Any]:
        """As JSON has it: the choice in words and as data in place of the number that stands for it."""
        data = asdict(self)
        del data["said"]
        return {"text": self.text} | data | {"choice": self.said.to_data()}


@dataclass(frozen=True, repr=False)
class Hint:
    """The best option, the one after it, by how much it is better, and why: a key of the words with arguments."""

    unit: str
    best: Option
    second: Option | None
    difference: float
    error: float
    reason: Line

    @property
    def text(self) -> str:
        """The words of the best choice, as they parse."""
        return self.best.text

    def __repr__(self) -> str:
        """The best choice and by how much it is better, in one line."""
        if self.second is None:
            return f"<Hint {self.text}: the only choice>"
        return f"<Hint {self.text}: better by {_measured(self.difference, self.error)} than {self.second.text}>"

    def to_data(self) -> dict[str, Any]:
        """As JSON has it."""
        key, arguments = self.reason
        return {
            "unit": self.unit,
            "best": self.best.to_data(),
            "second": None if self.second is None else self.second.to_data(),
            "difference": self.difference,
            "error": self.error,
            "reason": {"key": key, "args": arguments},
        }


def _measured(amount: float, error: float) -> str:
    return f"{amount:.2f} ±{error:.2f}" if error else f"{amount:.2f}"
