"""What comes next: high draw, sets, turns, rounds; `act` and what follows from it.

`phase` names the step to be done next, or, while seats are waited for, what they are asked. Each step either asks or
names the step after it, so the whole game is one loop without nesting.
"""

from __future__ import annotations

from coronet.games.woo.asking import ask, is_ghost, seat_after
from coronet.games.woo.cards import NO_CARD, NO_SUIT, suit_of
from coronet.games.woo.choices import card_in
from coronet.games.woo.gifts import allergic, irresistible, lullabye, regifted
from coronet.games.woo.gifts.spurned import may_lead
from coronet.games.woo.history import COLLECTED, GAVE, LULLED, NOBODY, PLAYED, begin_step, tell
from coronet.games.woo.record import (
    ALLERGIC,
    BEGIN_ROUND,
    BEGIN_SET,
    END_ROUND,
    END_SET,
    EXCHANGE,
    GHOST_EVENT,
    NEXT_TURN,
    NO_SEAT,
    OVER,
    PLAY,
    REGIFTED,
    REMOVE,
    ROUNDS,
    TURN,
    Courtship,
)
from coronet.games.woo.score import end_set
from coronet.games.woo.sets import begin_set, draw_high, is_out_of_cards, make_exchanges
from coronet.games.woo.trick import best_of, clear_trick, discard_from_play, lay_card, seat_of_card
from coronet.kernel.bits import count
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule


@rule
def act(record: Courtship, seat: int, choice: int) -> None:
    """Make a legal choice, and go on until somebody must choose again or the game is over."""
    begin_step(record)
    record.waiting &= ~(1 << seat)
    card = card_in(choice)
    if record.phase == PLAY:
        play_from_hand(record, seat, card)
    elif record.phase == EXCHANGE:
        record.pending[seat] = choice
        if record.waiting == 0:
            make_exchanges(record)
    elif record.phase == REMOVE:
        allergic.remove(record, seat, card)
        record.phase = NEXT_TURN
    else:
        give(record, seat, card)
    go_on(record)


@rule
def take_back(record: Courtship, seat: int) -> None:
    """Undo a pending choice of the exchange; the question stays the same one."""
    record.pending[seat] = 0
    record.waiting |= 1 << seat


@rule
def go_on(record: Courtship) -> None:
    """Do what is to be done until somebody must choose or the game is over."""
    while record.waiting == 0 and record.phase != OVER:
        phase = record.phase
        if phase == NEXT_TURN:
            record.to_play -= 1
            record.turn = seat_after(record, record.turn)
            record.phase = TURN if record.to_play else END_ROUND
        elif phase == TURN:
            take_turn(record)
        elif phase == END_ROUND:
            end_round(record)
        elif phase == BEGIN_ROUND:
            record.turn = record.leader
            record.to_play = count(record.playing)
            record.phase = TURN
        elif phase == ALLERGIC:
            allergic.take_effect(record, record.turn)
        elif phase == REGIFTED:
            regift(record, record.turn)
        elif phase == END_SET:
            end_set(record)
        elif phase == BEGIN_SET:
            begin_set(record)
        else:
            begin_game(record)


@rule
def begin_game(record: Courtship) -> None:
    record.playing = (1 << record.players) - 1
    record.leader = record.first_leader if record.first_leader != NO_SEAT else draw_high(record)
    record.phase = BEGIN_SET


@rule
def take_turn(record: Courtship) -> None:
    """Ask for a card; the Ghost plays one by chance, and does not lead Spurned if it can help it."""
    seat = record.turn
    if not is_ghost(record, seat):
        ask(record, seat, PLAY)
        return
    cards = record.hand[seat]
    if record.trick_count == 0:
        cards = may_lead(cards)
    play_from_hand(record, seat, draw(record, GHOST_EVENT, cards))


@rule
def play_from_hand(record: Courtship, seat: int, card: int) -> None:
    """Play a card; who does not follow is void in the Lead Suit, unless it is the Ghost."""
    record.hand[seat] &= ~(1 << card)
    record.hand_size[seat] -= 1
    record.played[seat] |= 1 << card
    if record.lead != NO_SUIT and suit_of(card) != record.lead and not is_ghost(record, seat):
        record.void[seat] |= 1 << record.lead
    tell(record, PLAYED, seat, 0, card)
    put_in_play(record, seat, card)


@rule
def give(record: Courtship, seat: int, card: int) -> None:
    """Play one of the cards drawn for Regifted."""
    regifted.bury_rest(record, seat, card)
    tell(record, GAVE, seat, 0, card)
    put_in_play(record, seat, card)


@rule
def put_in_play(record: Courtship, seat: int, card: int) -> None:
    """A card is played and takes its effect."""
    lay_card(record, seat, card)
    record.phase = NEXT_TURN
    if record.special >> card & 1 == 0:
        return
    if record.irresistible >> card & 1:
        irresistible.take_effect(record, seat, card)
    elif record.allergic >> card & 1:
        record.phase = ALLERGIC
    elif record.regifted >> card & 1:
        discard_from_play(record, card)
        record.phase = REGIFTED


@rule
def regift(record: Courtship, seat: int) -> None:
    """Draw for Regifted; the Ghost plays what it draws first."""
    if not is_ghost(record, seat):
        regifted.take_effect(record, seat)
        return
    card = regifted.draw_gifts(record, seat)
    if card < 0:
        record.phase = NEXT_TURN
    else:
        give(record, seat, card)


@rule
def end_round(record: Courtship) -> None:
    """The best card collects what is in play; a Lullabye, or no card that can win, and all is discarded."""
    card = best_of(record, record.in_play)
    winner = NO_SEAT
    if card != NO_CARD:
        winner = seat_of_card(record, card)
        record.leader = winner
    if winner == NO_SEAT or lullabye.is_sung(record):
        tell(record, LULLED if lullabye.is_sung(record) else NOBODY, record.leader, 0, 0)
        record.face_up |= record.in_play
        record.round_winner = NO_SEAT
    else:
        tell(record, COLLECTED, winner, count(record.in_play), 0)
        record.collected[winner] |= record.in_play
        record.round_winner = winner
    clear_trick(record)
    record.rounds += 1
    record.phase = END_SET if record.rounds >= ROUNDS or is_out_of_cards(record) else BEGIN_ROUND
