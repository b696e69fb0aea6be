"""Positions of conformance cases, and what their `expect` can name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coronet.errors import InputError
from coronet.games.rebel import hooks, powers, settings
from coronet.games.rebel.cards import CARD_NAMES, CARDS_BY_NAME, NO_SUIT, SUITS, deck, names_of
from coronet.games.rebel.declaration import rounds_of
from coronet.games.rebel.flow import begin_round, go_on
from coronet.games.rebel.hands import add_to_hand
from coronet.games.rebel.record import (
    EDITIONS,
    GIVEN,
    HOURGLASS_LAST,
    NO_PRINCESS,
    NO_SEAT,
    PASS_CARDS,
    Round,
    fresh,
)
from coronet.games.rebel.score import is_good_round
from coronet.kernel.generator import seed
from coronet.kernel.record import Source

CONVENIENCES = ("passing", "tiebreak")


def position(case: Mapping[str, Any], source: Source) -> Round:
    """The record of a case when its first decision is asked."""
    given = dict(case.get("settings", {}))
    record = fresh()
    record.passing, record.tiebreak = (int(_flag(given, name)) for name in CONVENIENCES)
    rounds = given.pop("rounds", None)
    held = settings.read(given | {"princesses": given.get("princesses", "none")})
    if not isinstance(rounds, list) or not rounds or len(rounds) > len(rounds_of(held.edition)):
        raise InputError("settings.rounds", value=rounds, allowed="a list of rounds")
    record.edition = EDITIONS.index(held.edition)
    record.players = held.players
    record.open_memory = held.house_rules
    record.rounds_by, record.princesses_by = HOURGLASS_LAST, GIVEN
    record.rounds_planned = len(rounds)
    for at, name in enumerate(rounds):
        if name not in rounds_of(held.edition):
            raise InputError(f"settings.rounds[{at}]", value=name, allowed=f"a round of the {held.edition} edition")
        record.round_cards[at] = hooks.ROUNDS_BY_NAME[name]
    if not isinstance(held.princesses, str):
        for seat, name in enumerate(held.princesses):
            record.princess[seat] = powers.PRINCESSES_BY_NAME.get(name, NO_PRINCESS)
    record.leader = 0 if isinstance(held.leader, str) else held.leader
    _remember(record, case.get("before", {}))
    seed(record, 1)
    record.source = source
    begin_round(record)
    _deal(record, case.get("deal"))
    record.phase = PASS_CARDS
    go_on(record)
    return record


def expected(record: Round, name: str) -> Any:
    """What a name of `expect` stands for now."""
    seats = range(record.players)
    if name == "trick":
        return [_card_at(record, place) for place in range(record.place)]
    if name == "led":
        return None if record.led == NO_SUIT else SUITS[record.led]
    if name == "winner":
        return None if record.last_winner == NO_SEAT else record.last_winner
    if name == "leader":
        return record.leader
    if name == "princes_in":
        return bool(record.princes_in)
    if name == "used":
        return [bool(record.used >> seat & 1) for seat in seats]
    if name == "tricks":
        return record.tricks[: record.players]
    if name == "round":
        return hooks.ROUND_NAMES[record.round]
    if name == "hand":
        return {str(seat): names_of(record.hand[seat]) for seat in seats}
    if name == "taken":
        return {str(seat): names_of(record.taken[seat] | record.gifts_won[seat]) for seat in seats}
    if name == "aside":
        return {str(seat): names_of(record.aside[seat]) for seat in seats}
    if name == "open":
        return {str(seat): names_of(record.open_cards[seat]) for seat in seats}
    raise InputError("expect", value=name, allowed="a name of the conformance format")


def _card_at(record: Round, place: int) -> str:
    return "?" if record.face_down >> place & 1 else CARD_NAMES[record.trick[place]]


def _flag(given: dict[str, Any], name: str) -> bool:
    value = given.pop(name, True)
    if not isinstance(value, bool):
        raise InputError(f"settings.{name}", value=value, allowed="true or false")
    return value


def _remember(record: Round, before: Mapping[str, Any]) -> None:
    """The scores of rounds already played: totals and what counts for the tie-break."""
    for at, scores in enumerate(before.get("scores", [])):
        if not isinstance(scores, list) or len(scores) != record.players or not all(type(s) is int for s in scores):
            raise InputError(f"before.scores[{at}]", value=scores, allowed=f"{record.players} whole numbers")
        for seat, points in enumerate(scores):
            record.total[seat] += points
            record.good_rounds[seat] += is_good_round(record.edition, points, min(scores))


def _deal(record: Round, deal: Any) -> None:
    if not isinstance(deal, list) or len(deal) != record.players or not all(isinstance(hand, list) for hand in deal):
        raise InputError("deal", value=deal, allowed=f"{record.players} hands")
    if len({len(hand) for hand in deal}) != 1:
        raise InputError("deal", value=deal, allowed="hands of one size")
    record.dealt = 0
    for seat, hand in enumerate(deal):
        for name in hand:
            card = CARDS_BY_NAME.get(name) if isinstance(name, str) else None
            if card is None or not deck(record.players) >> card & 1 or record.dealt >> card & 1:
                raise InputError(f"deal[{seat}]", value=name, allowed=f"cards of {record.players} players, each once")
            record.dealt |= 1 << card
            add_to_hand(record, seat, 1 << card)
