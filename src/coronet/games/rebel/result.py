"""Scores, totals and winners, and the score sheet of the last finished round."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from coronet.games.rebel.cards import PRINCES, QUEENS, names_of
from coronet.games.rebel.declaration import ROUND
from coronet.games.rebel.hooks import ROUND_NAMES, are_couples
from coronet.games.rebel.powers import PRINCESS_NAMES
from coronet.games.rebel.record import CARDS_OPEN, COUNTS_SECRET, EDITIONS, GAME_OVER, Round
from coronet.games.rebel.score import LEADS_BY, REBEL_SCORE, is_rebel, line_cards, line_points, score_of
from coronet.games.rebel.score_lines import LINES
from coronet.kernel.bits import each

LINE_NAMES = ("princes", "frog", "round", "round-second")


def result(record: Round) -> tuple[list[int] | None, list[int], list[int]]:
    """The last finished round's scores (or None), the totals, the winning seats."""
    seats = range(record.players)
    scores = [score_of(record, record.round_at - 1, seat) for seat in seats] if record.round_at > 0 else None
    return scores, record.total[: record.players], list(each(record.winners))


def finished(record: Round) -> int:
    """How many rounds are over."""
    return record.round_at


def form(record: Round) -> str:
    """The edition."""
    return EDITIONS[record.edition]


def role(record: Round, seat: int) -> str | None:
    """The princess of a seat."""
    return PRINCESS_NAMES.get(record.princess[seat])


def danced(record: Round) -> dict[str, list[str]]:
    """The round cards."""
    return {ROUND: [ROUND_NAMES[number] for number in each(record.rounds_played)]}


def last_round(record: Round) -> dict[str, Any] | None:
    """The last finished round with its cards and score lines; None in the first round."""
    if record.last_round == 0:
        return None
    seats = record.players
    key = (tuple(record.last_taken), tuple(record.last_tricks), tuple(record.last_total))
    return _score_sheet(record.edition, seats, record.last_round, record.last_dealt, *key)


def this_round(record: Round) -> dict[str, Any] | None:
    """The round in play so far; None outside of one, and where a house rule keeps it hidden.

    Cards of earlier tricks are not in it, unless all cards taken stay visible.
    """
    if not record.round or record.phase == GAME_OVER or record.open_memory & COUNTS_SECRET:
        return None
    return _so_far(record, with_cards=bool(record.open_memory & CARDS_OPEN))


def collected(record: Round) -> list[int] | None:
    """What each seat has collected in the round so far; None where a house rule keeps it hidden."""
    if record.open_memory & COUNTS_SECRET:
        return None
    return [column["points"] for column in _so_far(record, with_cards=False)["seats"]]


def _so_far(record: Round, *, with_cards: bool) -> dict[str, Any]:
    """The sheet by the cards that all saw taken, with the lines that can be counted now.

    What is decided only at the end is not in it: gifts, cards kept, what no trick costs, the Rebel of the Ball.
    """
    key = (tuple(record.taken), tuple(record.tricks), tuple(record.total))
    return _sheet_so_far(record.edition, record.players, record.round, with_cards, *key)


@lru_cache(maxsize=4096)
def _sheet_so_far(
    edition: int,
    players: int,
    number: int,
    with_cards: bool,
    taken: tuple[int, ...],
    tricks: tuple[int, ...],
    total: tuple[int, ...],
) -> dict[str, Any]:
    """It is asked for with every view and changes once a trick, so it is kept."""
    nothing_dealt = 0  # so nobody can have taken it all
    a_trick_each = (1,) * len(tricks)
    sheet = _score_sheet(edition, players, number, nothing_dealt, taken, a_trick_each, total)
    columns = [
        {"lines": column["lines"], "points": column["points"], "tricks": own_tricks}
        for column, own_tricks in zip(sheet["seats"], tricks, strict=False)
    ]
    shown = columns if with_cards else [_without_cards(column) for column in columns]
    return {"round": sheet["round"], "seats": shown}


def _without_cards(column: dict[str, Any]) -> dict[str, Any]:
    lines = [
        {"line": line["line"], "cards": [], "points": line["points"], "cancelled": line["cancelled"]}
        for line in column["lines"]
    ]
    return column | {"lines": lines}


@lru_cache(maxsize=4096)
def _score_sheet(
    edition: int,
    players: int,
    number: int,
    dealt: int,
    taken: tuple[int, ...],
    tricks: tuple[int, ...],
    total: tuple[int, ...],
) -> dict[str, Any]:
    """The sheet is asked for with every view and changes once a round, so it is kept."""
    record = Round()
    record.edition, record.players, record.last_round, record.last_dealt = edition, players, number, dealt
    record.last_taken, record.last_tricks, record.last_total = list(taken), list(tricks), list(total)
    return {
        "round": ROUND_NAMES[number],
        "seats": [_column(record, seat) for seat in range(players)],
        "leads_by": LEADS_BY[edition],
    }


def _column(record: Round, seat: int) -> dict[str, Any]:
    rebel = bool(is_rebel(record, seat))
    lines: list[dict[str, Any]] = []
    for line in range(LINES):
        cards, points = line_cards(record, seat, line), line_points(record, seat, line)
        if cards or points:
            entry = {"line": LINE_NAMES[line], "cards": names_of(cards), "points": points, "cancelled": rebel}
            if are_couples(record, line, 0):
                entry["couples"] = list(
                    map(list, zip(names_of(cards & QUEENS), names_of(cards & PRINCES), strict=True))
                )
            lines.append(entry)
    if rebel:
        lines.append({"line": "rebel", "cards": [], "points": REBEL_SCORE, "cancelled": False})
    points = sum(line["points"] for line in lines if not line["cancelled"])
    return {
        "lines": lines,
        "points": points,
        "taken": names_of(record.last_taken[seat]),
        "tricks": record.last_tricks[seat],
    }
