"""The deal, the pass, and the choices at the start of a round."""

from __future__ import annotations

from coronet.games.choosing import cards_in, kind_of, number_in
from coronet.games.rebel import hooks
from coronet.games.rebel.cards import cards_each, cards_of, deck
from coronet.games.rebel.choices import PASS_BOTH
from coronet.games.rebel.hands import add_to_hand, take_from_hand
from coronet.games.rebel.history import GIFTED, PASSED, PICKED_UP, SET_BY, SHOWN, tell, tell_secretly
from coronet.games.rebel.record import DEAL_EVENT, Round
from coronet.games.rebel.seating import powerless
from coronet.kernel.bits import count
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule


@rule
def clear_round(record: Round) -> None:
    """No cards anywhere, all powers fresh that are awake, the Princes not in."""
    for seat in range(record.players):
        record.hand[seat] = record.hand_size[seat] = record.aside[seat] = record.aside_size[seat] = 0
        record.open_cards[seat] = record.taken[seat] = record.tricks[seat] = 0
        record.gifted[seat] = record.gifts_won[seat] = 0
    record.gift_pile = record.gifts_on_pile = record.picked_up = 0
    record.used = powerless(record)
    record.princes_in = record.prince_played = record.replay = 0
    record.last_place = 0


@rule
def deal(record: Round) -> None:
    pool = deck(record.players)
    record.dealt = pool
    each = cards_each(record.players)
    for seat in range(record.players):
        cards = 0
        for _ in range(each):
            card = 1 << draw(record, DEAL_EVENT, pool)
            cards |= card
            pool &= ~card
        add_to_hand(record, seat, cards)


@rule
def cards_to_pass(record: Round) -> int:
    return hooks.PASS_LEFT[record.round] + hooks.PASS_RIGHT[record.round]


@rule
def is_pass_both(record: Round) -> int:
    return int(hooks.PASS_LEFT[record.round] > 0 and hooks.PASS_RIGHT[record.round] > 0)


@rule
def pass_cards(record: Round) -> None:
    """All pending passes take effect at once."""
    for seat in range(record.players):
        choice = record.pending[seat]
        to = (seat + 1) % record.players if hooks.PASS_LEFT[record.round] else (seat - 1) % record.players
        if kind_of(choice) == PASS_BOTH:
            _hand_on(record, seat, to, 1 << number_in(choice))
            to = (seat - 1) % record.players
        _hand_on(record, seat, to, cards_in(choice))


@rule
def pass_one_right(record: Round) -> None:
    for seat in range(record.players):
        _hand_on(record, seat, (seat - 1) % record.players, cards_in(record.pending[seat]))


@rule
def _hand_on(record: Round, seat: int, to: int, cards: int) -> None:
    take_from_hand(record, seat, cards)
    add_to_hand(record, to, cards)
    tell_secretly(record, PASSED, seat, to, cards, 1 << seat | 1 << to)


@rule
def set_aside(record: Round) -> None:
    for seat in range(record.players):
        cards = cards_in(record.pending[seat])
        take_from_hand(record, seat, cards)
        record.aside[seat] = cards
        record.aside_size[seat] = count(cards)
        tell_secretly(record, SET_BY, seat, count(cards), cards, 1 << seat)


@rule
def show_suits(record: Round) -> None:
    for seat in range(record.players):
        suit = number_in(record.pending[seat])
        record.open_cards[seat] = record.hand[seat] & cards_of(suit)
        tell(record, SHOWN, seat, suit, record.open_cards[seat])


@rule
def give_gifts(record: Round) -> None:
    for seat in range(record.players):
        card = cards_in(record.pending[seat])
        take_from_hand(record, seat, card)
        record.gifted[seat] |= card
        record.gift_pile |= card
        record.gifts_on_pile += 1
        tell_secretly(record, GIFTED, seat, 0, card, 1 << seat)


@rule
def pick_up(record: Round) -> None:
    """The cards set aside come to the hands of those who play them."""
    for seat in range(record.players):
        to = hooks.half_goes_to(record, seat, seat)
        add_to_hand(record, to, record.aside[seat])
        tell_secretly(record, PICKED_UP, seat, to, record.aside[seat], 1 << seat | 1 << to)
        record.aside[seat] = record.aside_size[seat] = 0
    record.picked_up = 1
