"""Refusals as data: the code's name with the arguments that the rules page gives it (section 13)."""

from __future__ import annotations

from typing import Any

from coronet.errors import Refusal
from coronet.games.contract import Parsed
from coronet.games.woo import codes
from coronet.games.woo.cards import CARD_NAMES, SUITS, names_of
from coronet.games.woo.choices import PLAY_CARD, VERBS, choice_of
from coronet.games.woo.legal import asked_kinds, cards_for
from coronet.games.woo.reasons import why_not
from coronet.games.woo.record import Courtship
from coronet.kernel.bits import each

NAMING_THE_CARD = (codes.NO_SUCH_CARD, codes.NOT_IN_HAND, codes.NOT_AMONG)


def refuse(record: Courtship, seat: int, parsed: Parsed) -> Refusal | None:
    """The first reason against a choice read from words, with its arguments."""
    code = why_not(record, seat, parsed.choice)
    return Refusal(codes.NAMES[code], _arguments(record, seat, parsed, code)) if code else None


def refused_cards(record: Courtship, seat: int) -> dict[str, Refusal]:
    """Every card of the hand that may not be played now, with the reason."""
    refused: dict[str, Refusal] = {}
    for card in each(record.hand[seat] & ~cards_for(record, seat)):
        reason = refuse(record, seat, Parsed(choice_of(PLAY_CARD, card), named=CARD_NAMES[card]))
        if reason:
            refused[CARD_NAMES[card]] = reason
    return refused


def _arguments(record: Courtship, seat: int, parsed: Parsed, code: int) -> dict[str, Any]:
    if code == codes.NOT_YOUR_TURN:
        return {"to_act": list(each(record.waiting))}
    if code == codes.WRONG_KIND:
        return {"asked": [VERBS[kind] for kind in each(asked_kinds(record, seat))]}
    if code == codes.MUST_FOLLOW:
        return {"suit": SUITS[record.lead]}
    arguments: dict[str, Any] = {"card": parsed.named} if code in NAMING_THE_CARD else {}
    if code == codes.NOT_AMONG:
        arguments["cards"] = names_of(cards_for(record, seat))
    return arguments
