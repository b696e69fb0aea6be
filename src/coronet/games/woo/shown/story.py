"""The story: the last step as lines of keys and arguments for one viewer, from that viewer's veil.

Names of people are never in it, only seat numbers. What a seat did unseen is a line for that seat alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coronet.games import packed
from coronet.games.contract import TAKEN_BACK, Line
from coronet.games.woo import history
from coronet.games.woo.cards import CARD_NAMES, SUITS, names_of
from coronet.games.woo.record import GIFT, Courtship
from coronet.games.woo.score import seats_of
from coronet.kernel.bits import each


def story(veiled: Courtship, viewer: int, seat: int, choice: int) -> list[Line]:
    """The step that `seat` made with `choice`, and all that followed from it; TAKEN_BACK stands for no choice."""
    if choice == TAKEN_BACK:
        return [("story-took-back", {"seat": seat})]
    lines: list[Line] = []
    if choice and veiled.told_from == veiled.history_count:
        lines.append(("story-has-chosen", {"seat": seat}))
    for entry in veiled.history[veiled.told_from : veiled.history_count]:
        _TELLERS[packed.kind_of(entry)](veiled, lines, viewer, entry)
    return lines


Teller = Callable[[Courtship, list[Line], int, int], None]


def _with_card(key: str) -> Teller:
    def teller(veiled: Courtship, lines: list[Line], viewer: int, entry: int) -> None:
        lines.append((key, _seat(entry) | {"card": CARD_NAMES[history.card_in(entry)]}))

    return teller


def _by_seat(key: str) -> Teller:
    def teller(veiled: Courtship, lines: list[Line], viewer: int, entry: int) -> None:
        lines.append((key, _seat(entry)))

    return teller


def _with_suit(key: str) -> Teller:
    def teller(veiled: Courtship, lines: list[Line], viewer: int, entry: int) -> None:
        lines.append((key, {"suit": SUITS[history.card_in(entry)]}))

    return teller


def _set_began(veiled: Courtship, lines: list[Line], viewer: int, entry: int) -> None:
    number, suit = history.number_in(entry), SUITS[history.card_in(entry)]
    lines.append(("story-woo-set-begins", {"number": number, "suit": suit, "leader": packed.seat_of(entry)}))


def _exchanged(veiled: Courtship, lines: list[Line], viewer: int, entry: int) -> None:
    seat = packed.seat_of(entry)
    lines.append(("story-woo-exchanged", {"seat": seat}))
    if seat == viewer and veiled.exchanged[seat]:
        old, new = names_of(veiled.exchanged[seat])[0], names_of(veiled.drawn[seat])[0]
        lines.append(("story-woo-exchanged-card", {"card": old, "other": new}))


def _drew_gifts(veiled: Courtship, lines: list[Line], viewer: int, entry: int) -> None:
    number = history.number_in(entry)
    lines.append(("story-woo-drew-gifts" if number else "story-woo-drew-nothing", _seat(entry) | {"number": number}))
    if veiled.phase == GIFT and veiled.offered and packed.seat_of(entry) == viewer:
        lines.append(("story-woo-offered", {"cards": names_of(veiled.offered)}))


def _collected(veiled: Courtship, lines: list[Line], viewer: int, entry: int) -> None:
    lines.append(("story-woo-collected", _seat(entry) | {"number": history.number_in(entry)}))


def _set_won(veiled: Courtship, lines: list[Line], viewer: int, entry: int) -> None:
    seats = list(each(seats_of(veiled, packed.seat_of(entry))))
    lines.append(("story-woo-set-won", {"seats": seats, "suit": SUITS[history.card_in(entry)]}))


def _extra_set(veiled: Courtship, lines: list[Line], viewer: int, entry: int) -> None:
    lines.append(("story-woo-extra-set", {"seats": list(each(veiled.playing))}))


def _ended(veiled: Courtship, lines: list[Line], viewer: int, entry: int) -> None:
    winners = list(each(veiled.winners))
    lines.append(("story-woo-wins", {"seats": winners}) if winners else ("story-woo-nobody-wins", {}))


def _seat(entry: int) -> dict[str, Any]:
    return {"seat": packed.seat_of(entry)}


_TELLERS: dict[int, Teller] = {
    history.DREW_HIGH: _with_card("story-woo-drew-high"),
    history.LEADS: _by_seat("story-woo-leads"),
    history.SET_BEGAN: _set_began,
    history.EXCHANGED: _exchanged,
    history.KEPT: _by_seat("story-woo-kept"),
    history.PLAYED: _with_card("story-woo-plays"),
    history.GAVE: _with_card("story-woo-gives"),
    history.REMOVED: _with_card("story-woo-removes"),
    history.DREW_GIFTS: _drew_gifts,
    history.LEAD_CHANGED: _with_suit("story-woo-lead-changes"),
    history.COLLECTED: _collected,
    history.LULLED: _by_seat("story-woo-lulled"),
    history.NOBODY: _by_seat("story-woo-nobody"),
    history.SET_WON: _set_won,
    history.SET_UNWON: _with_suit("story-woo-set-unwon"),
    history.EXTRA_SET: _extra_set,
    history.ENDED: _ended,
}
