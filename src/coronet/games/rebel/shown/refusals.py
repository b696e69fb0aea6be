"""Refusals as data: the code's name with the arguments that the rules page gives it."""

from __future__ import annotations

from typing import Any

from coronet.errors import Refusal
from coronet.games.choosing import cards_in, kind_of, number_in
from coronet.games.contract import Parsed
from coronet.games.rebel import codes, obstacles
from coronet.games.rebel.cards import CARD_NAMES, SUITS, deck, names_of, number_of, suit_of
from coronet.games.rebel.choices import CHOOSE, HAGGLE, PASS_BOTH, SWAP, VERB_OF
from coronet.games.rebel.follow import cards_left, playable
from coronet.games.rebel.legal import asked_kinds, cards_wanted, single_cards
from coronet.games.rebel.powers import PRINCESS_NAMES
from coronet.games.rebel.reasons import obstacle_to_power, swappable, why_not
from coronet.games.rebel.record import HAGGLE_AGAIN, Round
from coronet.games.rebel.trick import haggle_cards
from coronet.kernel.bits import count, each, lowest


def refuse(record: Round, seat: int, parsed: Parsed) -> Refusal | None:
    """The first reason against a choice read from words, with its arguments."""
    code = why_not(record, seat, parsed.choice)
    if parsed.repeated and (code == 0 or code > codes.SAME_CARD_TWICE):
        return Refusal(codes.NAMES[codes.SAME_CARD_TWICE], {"card": parsed.repeated})
    return Refusal(codes.NAMES[code], _arguments(record, seat, parsed.choice, code)) if code else None


def line_refusal(record: Round, may: int, card: int, line: int) -> Refusal:
    """Why a line of what may be played leaves this card out; `may` are those that all lines leave."""
    arguments: dict[str, Any] = {"cards": names_of(may)}
    if line == codes.FROZEN:
        arguments["card"] = CARD_NAMES[lowest(record.frozen_card)]
    elif line == codes.FORCED_SUIT:
        arguments["suit"] = SUITS[record.forced_suit]
    elif line == codes.MUST_FOLLOW:
        arguments["suit"] = SUITS[record.led]
    elif line == codes.PARITY:
        arguments["parity"] = "odd" if number_of(record.trick[0]) % 2 else "even"
    elif line == codes.EXTREMES:
        arguments["suit"] = SUITS[suit_of(card)]
    return Refusal(codes.NAMES[line], arguments)


def refused_cards(record: Round, seat: int) -> dict[str, Refusal]:
    """Every card of the hand that may not be played now, with the reason."""
    refused: dict[str, Refusal] = {}
    may, left = playable(record, seat), record.hand[seat]
    for line in range(codes.FROZEN, codes.EXTREMES + 1):
        if not left & ~may:
            break
        still = left & cards_left(record, seat, line)
        for card in each(left & ~still):
            refused[CARD_NAMES[card]] = line_refusal(record, may, card, line)
        left = still
    return refused


def asked_verbs(record: Round, seat: int) -> list[str]:
    """The verbs that answer the question put to this seat."""
    return [VERB_OF[kind] for kind in each(asked_kinds(record, seat))]


def _arguments(record: Round, seat: int, choice: int, code: int) -> dict[str, Any]:
    kind, number, cards = kind_of(choice), number_in(choice), cards_in(choice)
    if codes.FROZEN <= code <= codes.EXTREMES:
        return dict(line_refusal(record, playable(record, seat), lowest(cards), code).args)
    if code == codes.NOT_YOUR_TURN:
        return {"to_act": list(each(record.waiting))}
    if code == codes.WRONG_KIND:
        return {"asked": asked_verbs(record, seat)}
    if code == codes.NO_SUCH_CARD:
        named = cards | 1 << number if kind in (PASS_BOTH, SWAP, HAGGLE) else cards
        return {"card": CARD_NAMES[lowest(named & ~deck(record.players))]}
    if code == codes.NOT_IN_HAND:
        named = cards | 1 << number if kind == PASS_BOTH else cards
        return {"card": CARD_NAMES[lowest(named & ~record.hand[seat])]}
    if code == codes.SAME_CARD_TWICE:
        return {"card": CARD_NAMES[number]}
    if code == codes.WRONG_COUNT:
        return {"needed": cards_wanted(record, seat), "given": count(cards)}
    if code == codes.POWER_USED:
        return {"princess": PRINCESS_NAMES[record.princess[seat]]}
    if code == codes.POWER_NOT_NOW:
        return {"why": obstacles.NAMES[obstacle_to_power(record, seat, lowest(cards))]}
    if code == codes.SUIT_NOT_ALLOWED:
        return {"suit": SUITS[number]}
    if code == codes.SEAT_NOT_ALLOWED:
        return {"seat": number}
    if code == codes.NOT_AMONG:
        return _not_among(record, seat, kind, number, cards)
    return {}


def _not_among(record: Round, seat: int, kind: int, number: int, cards: int) -> dict[str, Any]:
    if kind == CHOOSE:
        allowed = [PRINCESS_NAMES[offered] for offered in each(record.offered[seat])]
        return {"card": PRINCESS_NAMES[number], "cards": allowed}
    if kind == HAGGLE:
        taken = haggle_cards(record, seat, int(record.phase == HAGGLE_AGAIN))
        return {"card": CARD_NAMES[number], "cards": names_of(taken)}
    if kind == SWAP:
        return {"card": CARD_NAMES[lowest(cards)], "cards": names_of(swappable(record, seat, number))}
    return {"card": CARD_NAMES[lowest(cards)], "cards": names_of(single_cards(record, seat))}
