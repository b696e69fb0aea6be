"""Positions of conformance cases, and what their `expect` can name (rules, section 13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coronet.errors import InputError
from coronet.games.box.cards import CARD_NAMES, CARDS_BY_NAME, NO_CARD, names_of
from coronet.games.box.cases import cards_named
from coronet.games.box.judge import HELD
from coronet.games.box.rounds import card_of, winner_of
from coronet.games.expecting import expecting
from coronet.games.r import hooks, settings
from coronet.games.r.duel import VICTORIES_NEEDED, first_seat, note_lost
from coronet.games.r.flow import clear_game, go_on
from coronet.games.r.record import (
    BITS_OF_A_CARD,
    GAME_OVER,
    KEEP_CARD,
    MOST_ROUNDS,
    NO_SEAT,
    PLACE_CARDS,
    PLAY_CARD,
    SEATS,
    SEVER_CARD,
    Duel,
)
from coronet.games.r.table import GONE, lay_round
from coronet.kernel.bits import count
from coronet.kernel.generator import seed
from coronet.kernel.record import Source

BEFORE = ("victories", "held", "bonus", "spied", "table", "decks", "totals", "games")


def position(case: Mapping[str, Any], source: Source) -> Duel:
    """The record of a case when its first decision is asked."""
    record = settings.begun(settings.read(case.get("settings", {})), source)
    seed(record, 1)
    before = case.get("before", {})
    for name in before:
        if name not in BEFORE:
            raise InputError(f"before.{name}", value=before[name], allowed="one of " + ", ".join(BEFORE))
    if "deal" not in case and not before:
        go_on(record)
        return record
    clear_game(record)
    if "deal" in case:
        _deal(record, case["deal"])
        record.phase = SEVER_CARD
    else:
        hooks.deal(record)
        record.phase = KEEP_CARD
    _remember(record, before)
    if hooks.cards_drawn(record, 0) and "deal" in case and not (hooks.severs(record, 0) or hooks.swaps(record, 0)):
        for seat, cards in enumerate(before.get("decks", [[], []])):
            record.deck[seat] = cards_named(f"before.decks[{seat}]", cards, record.coloured)
        record.phase = PLACE_CARDS
    go_on(record)
    return record


def _deal(record: Duel, deal: Any) -> None:
    if not isinstance(deal, list) or len(deal) != SEATS:
        raise InputError("deal", value=deal, allowed="two hands")
    for seat, hand in enumerate(deal):
        record.hand[seat] = cards_named(f"deal[{seat}]", hand, record.coloured)
    if record.coloured and record.hand[0] & record.hand[1]:
        raise InputError("deal", value=names_of(record.hand[0] & record.hand[1])[0], allowed="each card once")


def _remember(record: Duel, before: Mapping[str, Any]) -> None:
    """What happened before: victories, rounds on hold, what is in force, rounds on the table, earlier games."""
    for name in ("victories", "held", "bonus", "totals", "games"):
        if name in before:
            setattr(record, name, _numbers(f"before.{name}", before[name]))
    if "spied" in before:
        record.spied = sum(1 << seat for seat, spied in enumerate(before["spied"]) if spied)
    rounds = before.get("table", [])
    if not isinstance(rounds, list) or len(rounds) > MOST_ROUNDS // 2:
        raise InputError("before.table", value=rounds, allowed=f"at most {MOST_ROUNDS // 2} rounds")
    for at, entry in enumerate(rounds):
        _lay(record, f"before.table[{at}]", entry)
    short = hooks.target(record, VICTORIES_NEEDED) - 1
    for seat in range(SEATS):
        if record.victories[seat] == short:
            record.chances_gone |= 1 << (1 - seat)
            record.lost[1 - seat] = record.on_hold[1 - seat] = 0


def _lay(record: Duel, place: str, entry: Any) -> None:
    """A round that lies on the table; null for a card taken back, or for the winner of a round on hold."""
    if not isinstance(entry, list) or len(entry) != SEATS + 1 or entry[2] not in (None, 0, 1):
        raise InputError(place, value=entry, allowed="two cards and the winner, or null")
    cards = [GONE if name is None else CARDS_BY_NAME.get(name, NO_CARD) for name in entry[:2]]
    if NO_CARD in cards:
        raise InputError(place, value=entry, allowed="two cards and the winner, or null")
    winner = HELD if entry[2] is None else entry[2]
    lay_round(record, cards[0], cards[1], winner, 0)
    if hooks.gives_chances(record, 0):
        for seat in range(SEATS):
            if cards[seat] != GONE:
                note_lost(record, seat, 1 << cards[seat], winner)


def _numbers(place: str, value: Any) -> list[int]:
    if not isinstance(value, list) or len(value) != SEATS or not all(type(number) is int for number in value):
        raise InputError(place, value=value, allowed="two whole numbers")
    return list(value)


def is_checked(record: Duel, name: str) -> bool:
    """Whether a name of `expect` is looked at: some say nothing but while a card is asked for, or before the end."""
    if name in WHILE_PLAYING:
        return record.phase == PLAY_CARD
    return name != "held" or record.phase != GAME_OVER


def table_of(record: Duel) -> list[list[Any]]:
    """The rounds of this game in order."""
    return [_round(record.table[at]) for at in range(record.rounds)]


def order_of(record: Duel, seat: int) -> list[str]:
    """The cards that lie face down, the next first."""
    order = record.order[seat]
    return [CARD_NAMES[order >> BITS_OF_A_CARD * place & 31] for place in range(record.placed[seat])]


def _round(entry: int) -> list[Any]:
    cards = [card_of(entry, seat) for seat in range(SEATS)]
    winner = winner_of(entry)
    return [*(None if card == GONE else CARD_NAMES[card] for card in cards), None if winner == HELD else winner]


def _severed(record: Duel) -> list[str | None]:
    return [names_of(cards)[0] if cards else None for cards in record.severed]


def _revealed(record: Duel) -> dict[str, str]:
    return {} if record.open_seat == NO_SEAT else {str(record.open_seat): CARD_NAMES[record.open_card]}


def _first(record: Duel) -> int | None:
    seat = first_seat(record)
    return None if seat == NO_SEAT else seat


WHILE_PLAYING = frozenset({"bonus", "spied", "first", "revealed"})
expected = expecting(
    {
        "victories": lambda record: list(record.victories),
        "held": lambda record: list(record.held),
        "bonus": lambda record: list(record.bonus),
        "spied": lambda record: [bool(record.spied >> seat & 1) for seat in range(SEATS)],
        "first": _first,
        "revealed": _revealed,
        "table": table_of,
        "severed": _severed,
        "packet": lambda record: names_of(record.packet),
        "order": lambda record: {str(seat): order_of(record, seat) for seat in range(SEATS)},
        "deck": lambda record: [count(cards) for cards in record.deck],
        "hand": lambda record: {str(seat): names_of(record.hand[seat]) for seat in range(SEATS)},
        "games": lambda record: list(record.games),
        "variants": settings.variants_of,
    },
    is_checked,
)
