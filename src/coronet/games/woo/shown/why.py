"""Why a round, a set or the game went as it did, as lines that say who wins and what decides it."""

from __future__ import annotations

from typing import Any

from coronet.games.contract import Line
from coronet.games.woo import hooks
from coronet.games.woo.cards import NO_CARD, SUITS, suit_of
from coronet.games.woo.record import Courtship
from coronet.games.woo.score import side_of, total_of
from coronet.games.woo.trick import best_of, seat_of_card
from coronet.kernel.bits import each, lowest


def why_collected(round_over: Courtship) -> Line:
    """Who collects what is in play, from the record at the end of the round."""
    card = best_of(round_over, round_over.in_play)
    if hooks.is_all_discarded(round_over, 0):
        return "why-woo-lulled", {}
    if card == NO_CARD:
        return "why-woo-nobody", {}
    suit = suit_of(card)
    arguments = {"seat": seat_of_card(round_over, card), "suit": SUITS[suit]}
    if suit == round_over.wooing:
        return "why-woo-wooing", arguments
    return "why-woo-lead" if suit == round_over.first_suit else "why-woo-turned", arguments


def why_set(decided: dict[str, Any]) -> Line:
    """Who wins a set, from what views say of it."""
    winners, tie, sides = decided["winners"], decided["tie"], decided["sides"]
    if not winners:
        return ("why-woo-set-tied" if tie else "why-woo-set-nothing"), {"suit": decided["suit"]}
    arguments: dict[str, Any] = {"seats": winners, "suit": decided["suit"]}
    if tie:
        return "why-woo-set-tie", arguments | {"number": tie[-1]["number"]}
    size = next(len(side["pile"]) for side in sides if side["verdict"] == "wins")
    if any(side["verdict"] == "spurned" and len(side["pile"]) >= size for side in sides):
        return "why-woo-set-spurned", arguments
    return "why-woo-set-most", arguments | {"number": size}


def why_over(veiled: Courtship) -> Line:
    """Who wins the game: the side with most Princess cards, or those who have as many."""
    if not veiled.winners:
        return "story-woo-nobody-wins", {}
    seats = list(each(veiled.winners))
    is_shared = len({side_of(veiled, seat) for seat in seats}) > 1
    number = total_of(veiled, lowest(veiled.winners))
    return ("why-woo-over-shared" if is_shared else "why-woo-over"), {"seats": seats, "number": number}
