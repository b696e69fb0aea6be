"""What a report tells of: standings, and how they came about where the deal sets are at hand."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from coronet.bots.tournament.results import read
from coronet.bots.tournament.standings import standings
from coronet.errors import Cannot, InputError

FIGURES = ("name", "games", "win_share", "low", "high", "mean_score", "ms_per_decision")


@dataclass(frozen=True)
class Results:
    """A tournament's standings as data, and for each bot its share of the wins after every deal set."""

    game: str
    settings: dict[str, Any]
    players: int
    bots: list[dict[str, Any]]
    seed: int | None
    growth: dict[str, list[float]]

    @property
    def deal_sets(self) -> int:
        """How many deal sets stand behind it; 0 where only the figures are at hand."""
        return max((len(line) for line in self.growth.values()), default=0)


def read_results(file: Path) -> Results:
    """From a result file, or from the JSON object that `coronet tournament --json` prints."""
    summary = _summary(file)
    if summary is not None:
        players = summary["settings"].get("players") or 2
        return Results(summary["game"], summary["settings"], players, summary["bots"], None, {})
    head, rows = read(file)
    if not rows:
        raise InputError("file", value=str(file), allowed="results with at least one deal set")
    ordered = [rows[number] for number in sorted(rows)]
    found = [asdict(standing) for standing in standings(ordered)]
    growth = {bot["name"]: _growth(bot["name"], ordered) for bot in found}
    return Results(head["game"], head["settings"], len(head["bots"]), found, head["seed"], growth)


def _summary(file: Path) -> dict[str, Any] | None:
    """The object of `--json`, if the file is that."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        if all(figure in bot for bot in data["bots"] for figure in FIGURES) and isinstance(data["settings"], dict):
            return data  # type: ignore[no-any-return]
    except OSError as error:
        raise Cannot("unreadable", file=str(file), why=error.strerror) from None
    except (ValueError, LookupError, TypeError):
        return None
    return None


def _growth(name: str, rows: list[Any]) -> list[float]:
    """The share of the wins for one seat, after each deal set."""
    won, seats, line = 0.0, 0, []
    for row in rows:
        for game in row["games"]:
            for bot, share in zip(game["bots"], game["shares"], strict=True):
                if bot == name:
                    won += share
                    seats += 1
        line.append(won / max(1, seats))
    return line
