"""Verify: plays a log again and says, check by check, what holds; for a sealed log the seal too.

A log that cannot be read at all is refused before (`parse_log`). Nothing here raises for what a log says.
"""

from __future__ import annotations

from collections.abc import Mapping

from coronet.errors import CoronetError, LogError
from coronet.games.catalogue import game_named
from coronet.table.ball import first_difference
from coronet.table.checks import Check
from coronet.table.fair import verify_draws
from coronet.table.log import ChanceLine, ChoiceLine, Log
from coronet.table.table import Table

__all__ = ["Check", "check_log"]


def check_log(log: Log, source: str = "log", *, seal: str = "", marks: Mapping[int, str] | None = None) -> list[Check]:
    """All checks of a log in the order in which they are told; `source` names it in complaints.

    `seal` is the beginning of the one that somebody saw before the first card, `marks` are those that somebody kept in
    play, by revision. Whoever wrote the log can have made all that is in it anew, but not these.
    """
    checks = [Check("read", holds=True, detail={"file": source, "lines": len(log.lines) + 1}), _rules_check(log)]
    if checks[-1].holds:
        try:
            table = Table.replay(log, source=source)
        except CoronetError as error:
            line = error.line if isinstance(error, LogError) else 1
            checks.append(Check("replay", holds=False, detail={"line": line, "why": str(error)}))
        else:
            checks += _table_checks(log, table)
    sealed = verify_draws(log.header, log.lines) + _kept_checks(log, seal, marks or {})
    return checks[:3] + sealed + checks[3:]


def _kept_checks(log: Log, seal: str, marks: Mapping[int, str]) -> list[Check]:
    """Whether the log has what was kept; without anything kept, that it was not compared."""
    if not seal and not marks:
        return [Check("unkept", holds=True, detail={})] if log.header.seal is not None else []
    checks = []
    if seal:
        found = "" if log.header.seal is None else log.header.seal.commitment
        checks.append(Check("kept-seal", found.startswith(seal), {"seal": seal}))
    if marks:
        found_marks = {line.rev: line.mark for line in log.lines} if log.header.seal is not None else {}
        wrong = sorted(rev for rev, mark in marks.items() if found_marks.get(rev) != mark)
        checks.append(Check("kept-marks", not wrong, {"marks": len(marks), "rev": wrong[0] if wrong else 0}))
    return checks


def _rules_check(log: Log) -> Check:
    detail: dict[str, object] = {"game": log.header.game, "rules": log.header.rules}
    try:
        here = game_named(log.header.game).rules_version
    except CoronetError:
        return Check("game", holds=False, detail=detail)
    return Check("rules", here == log.header.rules, detail | {"here": here})


def _table_checks(log: Log, table: Table) -> list[Check]:
    draws = sum(len(line.pick) for line in log.lines if isinstance(line, ChanceLine))
    choices = sum(isinstance(line, ChoiceLine) for line in log.lines)
    checks = [Check("replay", holds=True, detail={"choices": choices, "draws": draws})]
    if log.header.seed is not None:
        checks.append(_seed_check(log, log.header.seed))
    if log.header.ball is not None:
        line = first_difference(log)
        checks.append(Check("ball", line is None, {"date": log.header.ball, "line": line or 0}))
    result = {"totals": table.totals, "winners": table.winners, "seats": table.winners}
    return [*checks, Check("result" if table.over else "unfinished", holds=True, detail=result)]


def _seed_check(log: Log, seed: int) -> Check:
    """Play the choices again on draws from the seed: the draws must come out line by line."""
    try:
        table = Table.new(log.header.game, seed=seed, **log.header.settings)
    except CoronetError:
        return Check("seed", holds=False, detail={"seed": seed, "line": 1})
    try:
        for line in log.lines:
            if not isinstance(line, ChoiceLine):
                continue
            if line.choice is None:
                table.take_back(line.seat)
            else:
                table.act(line.seat, line.choice)
    except CoronetError:
        pass  # other draws than the seed's lead to a choice that is not there; the first difference is told below
    drawn = table.log.lines
    for at, line in enumerate(log.lines):
        if at >= len(drawn) or _drawn(line) != _drawn(drawn[at]):
            return Check("seed", holds=False, detail={"seed": seed, "line": at + 2})
    return Check("seed", holds=True, detail={"seed": seed})


def _drawn(line: ChoiceLine | ChanceLine) -> tuple[str, list[str], list[int]] | None:
    return (line.event, line.pool, line.pick) if isinstance(line, ChanceLine) else None
