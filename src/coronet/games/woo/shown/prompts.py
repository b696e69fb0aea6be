"""Prompts: one sentence that says what is expected, as a key with arguments."""

from __future__ import annotations

from coronet.games import awaited
from coronet.games.contract import Line
from coronet.games.woo.cards import CARD_NAMES, NO_SUIT, SUITS, cards_of
from coronet.games.woo.record import EXCHANGE, GIFT, OVER, REMOVE, Courtship
from coronet.games.woo.trick import last_card


def public_prompt(veiled: Courtship) -> Line:
    """What everybody is waiting for."""
    return awaited.by_all(veiled, over=veiled.phase == OVER, won="prompt-woo-over", drawn="prompt-woo-nobody")


def own_prompt(veiled: Courtship, seat: int) -> Line:
    """What is expected of this seat, or whom it waits for."""
    if awaits := awaited.of_seat(veiled, seat, public_prompt):
        return awaits
    if veiled.phase == EXCHANGE:
        return "prompt-woo-exchange", {}
    if veiled.phase == REMOVE:
        return "prompt-woo-remove", {"card": CARD_NAMES[last_card(veiled)]}
    if veiled.phase == GIFT:
        return "prompt-woo-gift", {}
    if veiled.trick_count == 0:
        return "prompt-woo-lead", {}
    if veiled.lead == NO_SUIT:
        return "prompt-woo-play", {}
    key = "prompt-woo-follow" if veiled.hand[seat] & cards_of(veiled.lead) else "prompt-woo-anything"
    return key, {"suit": SUITS[veiled.lead]}
