"""Chips: every rule in force as a key with arguments."""

from __future__ import annotations

from coronet.games.contract import Line
from coronet.games.woo import hooks
from coronet.games.woo.cards import NO_SUIT, SUITS, names_of
from coronet.games.woo.record import GHOST, GHOST_SEAT, OVER, TEAMS, Courtship
from coronet.games.woo.specials import EFFECTS
from coronet.kernel.bits import each


def chips(veiled: Courtship) -> list[Line]:
    """The chips that all see: suits, special gifts, mode, what sings, who sits out."""
    if veiled.phase == OVER:
        return []
    found: list[Line] = [("chip-woo-wooing", {"suit": SUITS[veiled.wooing]})]
    if veiled.lead != NO_SUIT:
        found.append(("chip-woo-lead", {"suit": SUITS[veiled.lead]}))
    if hooks.is_all_discarded(veiled, 0):
        found.append(("chip-woo-sung", {}))
    if veiled.mode == TEAMS:
        found.append(("chip-woo-teams", {}))
    if veiled.mode == GHOST:
        found.append(("chip-woo-ghost", {"seat": GHOST_SEAT}))
    if not veiled.special:
        found.append(("chip-woo-no-specials", {}))
    for effect in EFFECTS:
        if getattr(veiled, effect):
            found.append((f"chip-woo-{effect}", {"names": names_of(getattr(veiled, effect))}))
    found.append(("chip-woo-goal", {"number": veiled.goal, "won": sum(veiled.won_count)}))
    out = (1 << veiled.players) - 1 & ~veiled.playing
    if out:
        found.append(("chip-woo-sits-out", {"seats": list(each(out))}))
    return found
