"""The standings of a tournament as a table in Markdown, the best rating first."""

from __future__ import annotations

from collections.abc import Iterable

from coronet.bots.tournament import Standing
from coronet.words import Words

COLUMNS = ("bot", "games", "share", "low", "high", "rating", "score", "ms")


def leaderboard(words: Words, standings: Iterable[Standing]) -> str:
    """The whole table, its last line ended."""
    best_first = sorted(standings, key=lambda one: -one.rating)
    columns = (*COLUMNS, "lost") if any(one.faults for one in best_first) else COLUMNS
    rows = [[words.say(f"report-{name}") for name in columns], ["---"] * len(columns)]
    rows += [_row(words, one)[: len(columns)] for one in best_first]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _row(words: Words, one: Standing) -> list[str]:
    shares = [words.say("percent", value=round(100 * share, 1)) for share in (one.win_share, one.low, one.high)]
    figures = [words.figure(round(one.rating)), words.figure(one.mean_score, 2), words.figure(one.ms_per_decision, 2)]
    return [one.name, words.figure(one.games), *shares, *figures, words.figure(sum(one.faults.values()))]
