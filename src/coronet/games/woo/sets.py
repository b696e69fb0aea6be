"""A set begins: Princess, deal, exchange; and cleaning up after the one before (rules, sections 3 to 5, 8.2)."""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.woo.cards import NUMBER_OF, PRINCESSES_OF_A_SUIT
from coronet.games.woo.choices import EXCHANGE_CARD, card_in, kind_of
from coronet.games.woo.history import DREW_HIGH, EXCHANGED, KEPT, LEADS, SET_BEGAN, begin_history, tell
from coronet.games.woo.record import (
    BEGIN_ROUND,
    END_SET,
    EXCHANGE,
    EXCHANGE_EVENT,
    GIFTS_EVENT,
    HAND,
    HIGH_DRAW_EVENT,
    NO_SEAT,
    PRINCESS_EVENT,
    Courtship,
)
from coronet.games.woo.seating import choosers, next_in_set, seat_after
from coronet.kernel.bits import count, highest, lowest
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule

FULL_SUIT = (1 << PRINCESSES_OF_A_SUIT) - 1


@rule
def draw_high(record: Courtship) -> int:
    """Who leads the game: the seat with the highest number; tied seats draw again."""
    drawing = choosers(record)
    while drawing & (drawing - 1):
        pool = record.in_game
        most = -1
        tied = 0
        for seat in range(record.players):
            record.high[seat] = 0
            if drawing >> seat & 1 == 0:
                continue
            card = draw(record, HIGH_DRAW_EVENT, pool)
            pool &= ~(1 << card)
            record.high[seat] = card + 1
            tell(record, DREW_HIGH, seat, 0, card)
            if NUMBER_OF[card] > most:
                most = NUMBER_OF[card]
                tied = 0
            if NUMBER_OF[card] == most:
                tied |= 1 << seat
        drawing = tied
    leader = lowest(drawing)
    tell(record, LEADS, leader, 0, 0)
    return leader


@rule
def turn_up_princess(record: Courtship) -> None:
    """The next Princess card: by chance from those not seen yet, then the one longest at the bottom."""
    if record.princess_deck:
        suit = draw(record, PRINCESS_EVENT, record.princess_deck) // PRINCESSES_OF_A_SUIT
        take_princess(record, suit)
    else:
        suit = record.bottom & 3
        record.bottom >>= 2
        record.bottom_count -= 1
    record.wooing = suit


@rule
def take_princess(record: Courtship, suit: int) -> None:
    """One Princess card of a suit less; those left keep to the lowest bits, as they do not differ."""
    left = record.princess_deck & FULL_SUIT << PRINCESSES_OF_A_SUIT * suit
    record.princess_deck &= ~(1 << highest(left))


@rule
def clean_up(record: Courtship) -> None:
    """Keep in mind what can be told from the set before, and gather all cards but those that are carried over."""
    record.shown_before = record.face_up
    for seat in range(record.players):
        record.shown_before |= record.collected[seat]
    record.carrying = 0
    record.deck = record.in_game
    for seat in range(record.players):
        record.kept_before[seat] = record.hand[seat] | record.exchanged[seat] | record.buried[seat]
        record.void_before[seat] = record.void[seat]
        record.collected[seat] = record.exchanged[seat] = record.drawn[seat] = record.carried[seat] = 0
        record.buried[seat] = record.buried_count[seat] = record.void[seat] = record.played[seat] = 0
        if record.playing >> seat & 1 == 0:
            record.hand[seat] = record.hand_size[seat] = 0
        elif record.hand_size[seat] == 1:
            record.carrying |= 1 << seat
            record.carried[seat] = record.hand[seat]
        record.deck &= ~record.hand[seat]
    record.deck_size = count(record.deck)
    record.face_up = record.exchangers = record.rounds = 0
    record.round_winner = NO_SEAT


@rule
def deal(record: Courtship) -> None:
    """Each seat in the set is filled to six before the next."""
    deck = record.deck
    left = record.deck_size
    for seat in range(record.players):
        if record.playing >> seat & 1 == 0:
            continue
        hand = record.hand[seat]
        size = record.hand_size[seat]
        while size < HAND and left > 0:
            card = 1 << draw(record, GIFTS_EVENT, deck)
            hand |= card
            deck ^= card
            size += 1
            left -= 1
        record.hand[seat] = hand
        record.hand_size[seat] = size
    record.deck = deck
    record.deck_size = left


@rule
def begin_set(record: Courtship) -> None:
    begin_history(record)
    clean_up(record)
    turn_up_princess(record)
    deal(record)
    record.leader = next_in_set(record, record.leader)
    tell(record, SET_BEGAN, record.leader, record.sets + 1, record.wooing)
    begin_exchange(record)


@rule
def begin_exchange(record: Courtship) -> None:
    """Ask for the exchange, if there is one; a set with somebody who has no card is over as it begins."""
    asked = choosers(record)
    record.phase = END_SET if is_out_of_cards(record) else BEGIN_ROUND
    if record.phase == BEGIN_ROUND and record.exchanges and record.rounds == 0 and record.deck_size >= count(asked):
        ask(record, asked, EXCHANGE)


@rule
def is_out_of_cards(record: Courtship) -> int:
    """Whether somebody in the set has no card left."""
    for seat in range(record.players):
        if record.playing >> seat & 1 and record.hand_size[seat] == 0:
            return 1
    return 0


@rule
def make_exchanges(record: Courtship) -> None:
    """All choices are in: cards go away unseen, and those who exchange draw clockwise from the leader."""
    seat = record.leader
    for _ in range(count(record.playing)):
        choice = record.pending[seat]
        record.pending[seat] = 0
        if kind_of(choice) == EXCHANGE_CARD:
            old = 1 << card_in(choice)
            new = 1 << draw(record, EXCHANGE_EVENT, record.deck)
            record.deck ^= new
            record.deck_size -= 1
            record.hand[seat] ^= old | new
            record.exchanged[seat] = old
            record.drawn[seat] = new
            record.exchangers |= 1 << seat
            tell(record, EXCHANGED, seat, 0, 0)
        elif choice:
            tell(record, KEPT, seat, 0, 0)
        seat = seat_after(record, seat)
    record.phase = BEGIN_ROUND
