"""Positions of conformance cases, and what their `expect` can name (rules, section 16)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from coronet.errors import InputError
from coronet.games.expecting import expecting
from coronet.games.woo import settings
from coronet.games.woo.cards import ALL_CARDS, CARD_NAMES, CARDS_BY_NAME, NO_SUIT, PRINCESSES, SUITS, names_of
from coronet.games.woo.declaration import DRAW
from coronet.games.woo.flow import go_on
from coronet.games.woo.record import EXCHANGE, GIFT, NO_SEAT, NOT_YET, OVER, PLAY, REMOVE, ROUNDS, Courtship
from coronet.games.woo.score import side_of
from coronet.games.woo.seating import next_in_set
from coronet.games.woo.sets import begin_exchange, take_princess
from coronet.games.woo.trick import card_of
from coronet.kernel.bits import count, each
from coronet.kernel.generator import seed
from coronet.kernel.record import Source

BEFORE = ("wooing", "deck", "round", "collected", "discarded", "princesses", "bottom", "sets", "playing")
STAGES = {EXCHANGE: "exchange", PLAY: "play", REMOVE: "remove", GIFT: "gift", OVER: "over"}
MOST_WON = PRINCESSES - 2  # one is in play, one decides a tie


def position(case: Mapping[str, Any], source: Source) -> Courtship:
    """The record of a case when its first decision is asked."""
    held = settings.read(case.get("settings", {}))
    record = settings.begun(held, source)
    seed(record, 1)
    before = case.get("before", {})
    if "deal" not in case:
        if before:
            raise InputError("before", value=", ".join(before), allowed="nothing without deal")
        go_on(record)
        return record
    for name in before:
        if name not in BEFORE:
            raise InputError(f"before.{name}", value=before[name], allowed="one of " + ", ".join(BEFORE))
    _place_gifts(record, case["deal"], before)
    _place_princesses(record, before)
    record.rounds = _number("before.round", before.get("round", 0), ROUNDS - 1)
    record.sets = _number("before.sets", before.get("sets", 0), record.max_sets - 1)
    record.leader = next_in_set(record, 0 if held.leader == DRAW else int(held.leader))
    begin_exchange(record)
    go_on(record)
    return record


class _Placing:
    """Cards named one after the other, each once."""

    def __init__(self) -> None:
        self.placed = 0

    def cards(self, place: str, names: Any) -> int:
        """A set of cards from their names."""
        if not isinstance(names, list):
            raise InputError(place, value=names, allowed="a list of cards")
        cards = 0
        for name in names:
            card = CARDS_BY_NAME.get(name) if isinstance(name, str) else None
            if card is None or self.placed >> card & 1:
                raise InputError(place, value=name, allowed="cards R1 to B13 or spurned, each once in a case")
            cards |= 1 << card
            self.placed |= 1 << card
        return cards


def _place_gifts(record: Courtship, deal: Any, before: Mapping[str, Any]) -> None:
    placing = _Placing()
    record.playing = _playing(record, before)
    if not isinstance(deal, list) or len(deal) != record.players:
        raise InputError("deal", value=deal, allowed=f"{record.players} hands")
    for seat, names in enumerate(deal):
        record.hand[seat] = placing.cards(f"deal[{seat}]", names)
        record.hand_size[seat] = count(record.hand[seat])
        if bool(record.hand[seat]) != bool(record.playing >> seat & 1):
            raise InputError(
                f"deal[{seat}]", value=names, allowed="cards for a seat in the set, none for one that is not"
            )
    for name, cards in _by_seat(record, "before.collected", before.get("collected", {})).items():
        record.collected[name] = placing.cards(f"before.collected.{name}", cards)
    record.face_up = placing.cards("before.discarded", before.get("discarded", []))
    deck = before.get("deck", [])
    record.deck = ALL_CARDS & ~placing.placed if deck == "rest" else placing.cards("before.deck", deck)
    record.deck_size = count(record.deck)
    record.in_game = placing.placed | record.deck


def _playing(record: Courtship, before: Mapping[str, Any]) -> int:
    seats = before.get("playing", list(range(record.players)))
    fits = isinstance(seats, list) and len(seats) > 1 and all(type(seat) is int for seat in seats)
    if not fits or seats != sorted(set(seats)) or not 0 <= seats[0] <= seats[-1] < record.players:
        raise InputError("before.playing", value=seats, allowed="two or more seats, ascending")
    return sum(1 << seat for seat in seats)


def _place_princesses(record: Courtship, before: Mapping[str, Any]) -> None:
    if "wooing" not in before:
        raise InputError("before.wooing", allowed="the suit of the face-up Princess")
    record.wooing = _take_princess(record, "before.wooing", before["wooing"])
    for seat, suits in _by_seat(record, "before.princesses", before.get("princesses", {})).items():
        side = side_of(record, seat)
        for suit in _suits(f"before.princesses.{seat}", suits):
            taken = _take_princess(record, f"before.princesses.{seat}", suit)
            record.won[side] |= taken << 2 * record.won_count[side]
            record.won_count[side] += 1
    if sum(record.won_count) > MOST_WON:
        raise InputError("before.princesses", value=sum(record.won_count), allowed=f"at most {MOST_WON} in all")
    for suit in _suits("before.bottom", before.get("bottom", [])):
        record.bottom |= _take_princess(record, "before.bottom", suit) << 2 * record.bottom_count
        record.bottom_count += 1


def _take_princess(record: Courtship, place: str, suit: Any) -> int:
    number = SUITS.find(suit) if isinstance(suit, str) and len(suit) == 1 else NO_SUIT
    if number < 0 or not record.princess_deck >> 5 * number & 31:
        raise InputError(place, value=suit, allowed="R, S, M or B, five Princess cards of each")
    take_princess(record, number)
    return number


def _suits(place: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise InputError(place, value=value, allowed="a list of suits")
    return value


def _by_seat(record: Courtship, place: str, value: Any) -> dict[int, Any]:
    if not isinstance(value, dict):
        raise InputError(place, value=value, allowed="an object with seats as names")
    seats = {}
    for name, given in value.items():
        if not (name.isascii() and name.isdigit() and int(name[:3]) < record.players):
            raise InputError(place, value=name, allowed=f"seats 0 to {record.players - 1}")
        seats[int(name)] = given
    return seats


def _number(place: str, value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise InputError(place, value=value, allowed=f"0 to {most}")
    return value


def trick_of(record: Courtship) -> list[str]:
    """The cards in play in this round, in order of play."""
    cards = [card_of(word) for word in record.trick[: record.trick_count]]
    return [CARD_NAMES[card] for card in cards if record.in_play >> card & 1]


def princesses_of(record: Courtship, seat: int) -> list[str]:
    """The suits of the Princess cards that a seat or its team has won, in order."""
    side = side_of(record, seat)
    return suits_in(record.won[side], record.won_count[side])


def suits_in(packed: int, number: int) -> list[str]:
    """Suits packed two bits each."""
    return [SUITS[packed >> 2 * at & 3] for at in range(number)]


def discards(record: Courtship) -> int:
    """All cards out of play in this set, face up or down."""
    cards = record.face_up
    for seat in range(record.players):
        cards |= record.exchanged[seat] | record.buried[seat]
    return cards


def suit_name(suit: int) -> str | None:
    """The letter of a suit, or None."""
    return None if suit == NO_SUIT else SUITS[suit]


def seat_or_none(seat: int) -> int | None:
    """The seat, or None for NO_SEAT."""
    return None if seat == NO_SEAT else seat


def _each_seat(cards: Callable[[Courtship, int], list[str]]) -> Callable[[Courtship], dict[str, list[str]]]:
    return lambda record: {str(seat): cards(record, seat) for seat in range(record.players)}


expected = expecting(
    {
        "stage": lambda record: STAGES[record.phase],
        "wooing": lambda record: SUITS[record.wooing],
        "lead": lambda record: suit_name(record.lead),
        "leader": lambda record: record.leader,
        "trick": trick_of,
        "offered": lambda record: names_of(record.offered),
        "winner": lambda record: seat_or_none(record.round_winner),
        "round": lambda record: record.rounds,
        "set": lambda record: record.sets,
        "hand": _each_seat(lambda record, seat: names_of(record.hand[seat])),
        "collected": _each_seat(lambda record, seat: names_of(record.collected[seat])),
        "discarded": lambda record: names_of(discards(record)),
        "deck": lambda record: names_of(record.deck),
        "deck_count": lambda record: record.deck_size,
        "playing": lambda record: list(each(record.playing)),
        "set_winner": lambda record: None if record.set_winners == NOT_YET else list(each(record.set_winners)),
        "princesses": _each_seat(princesses_of),
        "bottom": lambda record: suits_in(record.bottom, record.bottom_count),
    }
)
