"""Chips: every rule in force as a key with arguments, in the order round, led suit, Princes, numbers, powers."""

from __future__ import annotations

from coronet.games.contract import Line
from coronet.games.rebel import hooks
from coronet.games.rebel.cards import ALL_CARDS, NO_SUIT, ODD_NUMBERS, SUITS
from coronet.games.rebel.record import GAME_OVER, NO_SEAT, Round


def chips(veiled: Round) -> list[Line]:
    """The chips that all see."""
    if not veiled.round or veiled.phase == GAME_OVER:
        return []
    found: list[Line] = [("chip-round", {"round": hooks.ROUND_NAMES[veiled.round]})]
    if veiled.led != NO_SUIT:
        found.append(("chip-led", {"suit": SUITS[veiled.led]}))
        fitting = hooks.same_parity(veiled, ALL_CARDS)
        if fitting != ALL_CARDS:
            found.append(("chip-parity", {"parity": "odd" if fitting & ODD_NUMBERS else "even"}))
    found.append(("chip-princes-in" if veiled.princes_in else "chip-princes-outside", {}))
    if _turned(veiled):
        found.append(("chip-low-wins", {}))
    return found + _powers(veiled)


def _turned(veiled: Round) -> bool:
    return bool(veiled.reversed if veiled.face_down else hooks.is_reversed(veiled, veiled.reversed))


def _powers(veiled: Round) -> list[Line]:
    found: list[Line] = []
    leader = veiled.leader
    if veiled.prince_first and veiled.place == 0:
        found.append(("chip-prince-first", {"leader": leader}))
    if veiled.forced_suit != NO_SUIT and veiled.place == 0:
        found.append(("chip-suit-named", {"leader": leader, "suit": SUITS[veiled.forced_suit]}))
    elif veiled.suits_named and veiled.place == 0:
        suits = [SUITS[suit] for suit in range(4) if veiled.suits_named >> suit & 1]
        found.append(("chip-suits-in-vain", {"leader": leader, "suits": suits}))
    if veiled.pea_seat != NO_SEAT:
        found.append(("chip-above-five", {"seat": veiled.pea_seat}))
    if veiled.free_seat != NO_SEAT:
        found.append(("chip-free", {"seat": veiled.free_seat}))
    if veiled.frozen_seat != NO_SEAT:
        found.append(("chip-frozen", {"seat": veiled.frozen_seat}))
    return found
