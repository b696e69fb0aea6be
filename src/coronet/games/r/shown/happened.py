"""What there was to be seen of a step, in order: kinds with arguments, from a spectator's veils before and after it.

What is decided has `why`: one sentence that says who wins and what decides it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from coronet.games import packed
from coronet.games.box.cards import CARD_NAMES
from coronet.games.contract import Line
from coronet.games.r import history
from coronet.games.r.flow import is_at_once
from coronet.games.r.hooks import CHOSEN_NAMES
from coronet.games.r.record import SEATS, UNDECIDED, Duel
from coronet.games.r.shown.why import round_between, why_drawn, why_over, why_victories, why_won
from coronet.kernel.bits import each

KINDS = {
    history.PLAYED_OPENLY: "open",
    history.JUDGED: "judged",
    history.SCORED: "scored",
    history.SEVERED: "severed",
    history.SWAPPED: "swapped",
    history.KEPT: "kept",
    history.OPENED: "packet",
    history.HANDS_KNOWN: "drafted",
    history.ALL_LAID: "laid",
    history.LAID_ANEW: "laid-anew",
    history.RESHUFFLED: "reshuffled",
    history.MAY_TAKE: "chance",
    history.TOOK: "took",
    history.DECLINED: "declined",
    history.NIGHT_ENDED: "night",
    history.GAME_ENDED: "game",
    history.CHOSE: "chose",
    history.BEGAN: "began",
    history.ENDED: "over",
    history.DREW: "drew",
}
BY_SEAT = frozenset(
    {
        history.PLAYED_OPENLY,
        history.KEPT,
        history.OPENED,
        history.LAID_ANEW,
        history.RESHUFFLED,
        history.MAY_TAKE,
        history.TOOK,
        history.DECLINED,
        history.CHOSE,
    }
)
WITH_CARD = frozenset({history.PLAYED_OPENLY, history.TOOK})
WITH_CARDS = frozenset({history.SEVERED, history.SWAPPED})
NUMBERED = frozenset({history.OPENED, history.BEGAN})


def happened(before: Duel, veiled: Duel, seat: int, choice: int) -> list[Line]:
    """The step that `seat` made, and all that followed from it."""
    events: list[Line] = []
    if _is_in_secret(before, veiled, seat):
        events.append(("locked", {"seat": seat}))
    told = veiled.told[: veiled.told_count]
    for entry, following in pairwise([*told, 0]):
        kind = packed.kind_of(entry)
        if kind == history.JUDGED:
            events += _judged(before, veiled, entry)
        elif kind == history.SCORED:
            events.append(_scored(before, told, entry))
        else:
            events.append((KINDS[kind], _arguments(veiled, told, entry)))
        if kind in (history.JUDGED, history.SCORED) and packed.kind_of(following) != history.SCORED:
            events += _in_force(veiled)
    return events


def _is_in_secret(before: Duel, veiled: Duel, seat: int) -> bool:
    """Whether the seat has made its choice unseen; how far it is with laying an order is nobody's business."""
    is_made = not veiled.waiting >> seat & 1 or veiled.told_count > 0
    return bool(is_at_once(before)) and is_made


def _judged(before: Duel, veiled: Duel, entry: int) -> list[Line]:
    """Both cards are turned up; a round without a winner waits for the next one."""
    found = round_between(before, history.one_in(entry), history.other_in(entry))
    events: list[Line] = [("judged", found.to_data())]
    if found.winner is None and any(veiled.held):
        events.append(_held(veiled))
    return events


def _held(veiled: Duel) -> Line:
    one, other = veiled.held
    line: Line = ("moment-r-held", {"number": one})
    if one != other:
        line = ("moment-r-held-each", {"seat": 0, "number": one, "to": 1, "against": other})
    return "held", {"held": [one, other], "line": line}


def _scored(before: Duel, told: list[int], entry: int) -> Line:
    seat, number = packed.seat_of(entry), history.number_in(entry)
    judged = next(one for one in told if packed.kind_of(one) == history.JUDGED)
    found = round_between(before, history.one_in(judged), history.other_in(judged))
    held = before.held[seat]
    why = why_victories(found, seat, number, held)
    return "scored", {"seat": seat, "number": number, "from_held": held, "why": why}


def _in_force(veiled: Duel) -> list[Line]:
    """What the round has put in force for the next one, if there is one in this game."""
    if veiled.verdict != UNDECIDED:
        return []
    bonus: list[Line] = [("bonus", {"seat": seat}) for seat in range(SEATS) if veiled.bonus[seat]]
    return bonus + [("spied", {"seat": seat}) for seat in range(SEATS) if veiled.spied >> seat & 1]


def _arguments(veiled: Duel, told: list[int], entry: int) -> dict[str, Any]:
    """What all else that is told comes with."""
    arguments: dict[str, Any] = {}
    kind, one, other = packed.kind_of(entry), history.one_in(entry), history.other_in(entry)
    if kind in BY_SEAT:
        arguments["seat"] = packed.seat_of(entry)
    if kind in WITH_CARD:
        arguments["card"] = CARD_NAMES[one]
    if kind in WITH_CARDS:
        arguments["cards"] = [CARD_NAMES[one], CARD_NAMES[other]]
    if kind in NUMBERED:
        arguments["number"] = history.number_in(entry)
    if kind == history.NIGHT_ENDED:
        arguments["victories"] = [one, other]
    if kind == history.CHOSE:
        arguments["variant"] = CHOSEN_NAMES[history.number_in(entry)]
    if kind == history.GAME_ENDED:
        arguments |= _game_ended(veiled, told, entry)
    if kind == history.ENDED:
        arguments |= {"winners": list(each(veiled.winners)), "why": why_over(veiled)}
    return arguments


def _game_ended(veiled: Duel, told: list[int], entry: int) -> dict[str, Any]:
    """A game of a match; one that is drawn has been cleared away already."""
    if not history.number_in(entry):
        seat = packed.seat_of(entry)
        return {"winner": seat, "why": why_won(veiled, seat)}
    night = next((history.one_in(one) for one in told if packed.kind_of(one) == history.NIGHT_ENDED), 0)
    return {"winner": None, "why": why_drawn(veiled, night)}
