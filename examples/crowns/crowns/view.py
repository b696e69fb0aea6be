"""Crowns as data: what all see, what a seat sees, the story of a step."""

from __future__ import annotations

from typing import Any

from coronet.games.choices_in_view import offered, waiting
from coronet.games.contract import TAKEN_BACK, Line, Said
from coronet.kernel.bits import each
from crowns.record import NO_CARD, OVER, Crowns
from crowns.rules import card_of, choices

PHASES = ("deal", "play", "over")


def name_of(card: int) -> str:
    """A card is called by its number, 1 to 12."""
    return str(card + 1)


def said(choice: int) -> Said:
    """A choice as data; its words follow from it: `play 7`."""
    return Said("play", (name_of(card_of(choice)),))


def result(record: Crowns) -> tuple[list[int] | None, list[int], list[int]]:
    """Who took the last crown, the crowns, the winners."""
    seats = range(record.players)
    scores = [int(seat == record.taker) for seat in seats] if record.round else None
    return scores, record.crowns[: record.players], list(each(record.winners))


def public_view(veiled: Crowns) -> dict[str, Any]:
    """What all see."""
    scores, totals, winners = result(veiled)
    seats = [
        {
            "hand": veiled.hand_size[seat],
            "points": veiled.crowns[seat],
            "shown": None if veiled.shown[seat] == NO_CARD else name_of(veiled.shown[seat]),
        }
        for seat in range(veiled.players)
    ]
    return {
        "game": "crowns",
        "players": veiled.players,
        "phase": PHASES[veiled.phase],
        "round": min(veiled.round + 1, veiled.cards),
        "to_act": list(each(veiled.waiting)),
        "at_once": True,
        "seats": seats,
        "chips": [("chip-crowns-lowest", {})] if veiled.lowest else [],
        "prompt": prompt(veiled),
        "scores": scores,
        "totals": totals,
        "over": veiled.phase == OVER,
        "winners": winners,
    }


def own_view(veiled: Crowns, seat: int) -> dict[str, Any]:
    """What this seat alone sees."""
    is_asked = bool(veiled.waiting >> seat & 1)
    out = [0] * 12
    return {
        "seat": seat,
        "hand": [name_of(card) for card in each(veiled.hand[seat])],
        "question": veiled.asked[seat],
        "asked": ["play"] if is_asked else [],
        **offered(said, out[: choices(veiled, seat, out)]),
        "prompt": ("prompt-crowns-play", {"lowest": bool(veiled.lowest)}) if is_asked else prompt(veiled),
        **waiting(said, veiled.pending[seat]),
    }


def open_view(record: Crowns) -> dict[str, Any]:
    """Everything, after the end."""
    hands = [[name_of(card) for card in each(record.hand[seat])] for seat in range(record.players)]
    return public_view(record) | {"hands": hands}


def prompt(veiled: Crowns) -> Line:
    """What everybody is waiting for."""
    if veiled.phase == OVER:
        return "prompt-crowns-over", {"seats": list(each(veiled.winners))}
    return "prompt-waiting", {"seats": list(each(veiled.waiting))}


def story(veiled: Crowns, viewer: int, seat: int, choice: int) -> list[Line]:
    """The last step as lines."""
    if choice == 0:
        return []
    if choice == TAKEN_BACK:
        return [("story-crowns-back", {"seat": seat})]
    if veiled.waiting and veiled.waiting != (1 << veiled.players) - 1:
        return [("story-crowns-chose", {"seat": seat})]
    lines: list[Line] = [
        ("story-crowns-shown", {"seat": other, "number": veiled.shown[other] + 1}) for other in range(veiled.players)
    ]
    lines.append(("story-crowns-taken", {"seat": veiled.taker}))
    if veiled.phase == OVER:
        lines.append(("story-crowns-won", {"seats": list(each(veiled.winners))}))
    return lines
