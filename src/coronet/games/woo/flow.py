"""What comes next: high draw, sets, turns, rounds; `act` and what follows from it.

`phase` names the step to be done next, or, while seats are waited for, what they are asked. Each step either asks or
names the step after it, so the whole game is one loop without nesting.
"""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.woo import hooks
from coronet.games.woo.cards import NO_CARD, NO_SUIT, suit_of
from coronet.games.woo.choices import card_in
from coronet.games.woo.history import COLLECTED, LULLED, NOBODY, PLAYED, begin_step, tell
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
    ROUNDS,
    TURN,
    Courtship,
)
from coronet.games.woo.score import end_set
from coronet.games.woo.seating import is_ghost, seat_after
from coronet.games.woo.sets import begin_set, draw_high, is_out_of_cards, make_exchanges
from coronet.games.woo.trick import best_of, clear_trick, last_card, lay_card, seat_of_card
from coronet.kernel.bits import count, lowest
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
    else:
        record.phase = NEXT_TURN
        choose(record, seat, card)
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
        elif phase in (ALLERGIC, REGIFTED):
            ask_for_gift(record, record.turn)
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
        ask(record, 1 << seat, PLAY)
        return
    cards = record.hand[seat]
    if record.trick_count == 0:
        cards = hooks.may_lead(record, cards, cards)
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
def put_in_play(record: Courtship, seat: int, card: int) -> None:
    """A card is played and takes its effect."""
    lay_card(record, seat, card)
    record.phase = NEXT_TURN
    if record.special >> card & 1:
        hooks.take_effect(record, card, seat)


@rule
def ask_for_gift(record: Courtship, seat: int) -> None:
    """The card played last lets its player choose something; the Ghost is not asked."""
    record.phase = NEXT_TURN
    if not is_ghost(record, seat):
        hooks.ask_player(record, last_card(record), seat)
        return
    chosen = hooks.ghost_choice(record, last_card(record), seat, NO_CARD)
    if chosen != NO_CARD:
        choose(record, seat, chosen)


@rule
def choose(record: Courtship, seat: int, chosen: int) -> None:
    """What was chosen for the card played last takes effect: cards go out of play, or one comes into it."""
    before = record.in_play
    played = hooks.choose(record, last_card(record), seat, chosen, NO_CARD)
    gone = before & ~record.in_play
    if gone:
        hooks.leave_play(record, lowest(gone), seat)
    if played != NO_CARD:
        put_in_play(record, seat, played)


@rule
def end_round(record: Courtship) -> None:
    """The best card collects what is in play; a Lullabye, or no card that can win, and all is discarded."""
    card = best_of(record, record.in_play)
    winner = NO_SEAT
    if card != NO_CARD:
        winner = seat_of_card(record, card)
        record.leader = winner
    is_lulled = hooks.is_all_discarded(record, 0)
    if winner == NO_SEAT or is_lulled:
        tell(record, LULLED if is_lulled else NOBODY, record.leader, 0, 0)
        record.face_up |= record.in_play
        record.round_winner = NO_SEAT
    else:
        tell(record, COLLECTED, winner, count(record.in_play), 0)
        record.collected[winner] |= record.in_play
        record.round_winner = winner
    clear_trick(record)
    record.rounds += 1
    record.phase = END_SET if record.rounds >= ROUNDS or is_out_of_cards(record) else BEGIN_ROUND
