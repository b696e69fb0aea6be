"""Chips: every rule in force as a key with arguments, in the order variants, house rules, bonus, Spy, hold."""

from __future__ import annotations

from coronet.games.contract import Line
from coronet.games.r import hooks
from coronet.games.r.duel import VICTORIES_NEEDED, first_seat
from coronet.games.r.record import GAME_OVER, NEXT_ROUND, NO_SEAT, SEATS, Duel
from coronet.games.r.settings import variants_of


def chips(veiled: Duel) -> list[Line]:
    """The chips that all see."""
    if veiled.phase == GAME_OVER:
        return []
    found: list[Line] = [("chip-r-variant", {"variant": name}) for name in variants_of(veiled)]
    if hooks.games_to_win(veiled, 0):
        found.append(("chip-r-match", {"games": list(veiled.games)}))
    if veiled.owner_reading:
        found.append(("chip-r-held-minister-owner", {}))
    if veiled.jester_stops_all:
        found.append(("chip-r-jester-stops-all", {}))
    if not hooks.counts_nights(veiled, 0):
        found.append(("chip-r-target", {"number": hooks.target(veiled, VICTORIES_NEEDED)}))
    elif veiled.until:
        found.append(("chip-r-until", {"number": veiled.until}))
    return found + (_in_force(veiled) if veiled.phase >= NEXT_ROUND else [])


def _in_force(veiled: Duel) -> list[Line]:
    found: list[Line] = [("chip-r-bonus", {"seat": seat}) for seat in range(SEATS) if veiled.bonus[seat]]
    first = first_seat(veiled)
    if first != NO_SEAT:
        found.append(("chip-r-spied" if veiled.spied else "chip-r-leads", {"seat": first}))
    if veiled.held[0] or veiled.held[1]:
        if veiled.held[0] == veiled.held[1]:
            found.append(("chip-r-held", {"number": veiled.held[0]}))
        else:
            found += [("chip-r-held-for", {"seat": seat, "number": veiled.held[seat]}) for seat in range(SEATS)]
    return found
