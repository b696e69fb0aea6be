"""What comes next: set-up, rounds, last chances, nights, the match; `act` and what follows from it.

`phase` names the step to be done next, or, while seats are waited for, what they are asked. Each step either asks or
names the step after it, so the whole game is one loop without nesting.
"""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.box.choices import PLACE, PLAY, RESHUFFLE, SEVER
from coronet.games.box.judge import HELD, LOVERS
from coronet.games.box.pools import draw_set
from coronet.games.choosing import cards_in, kind_of, number_in
from coronet.games.r import hooks
from coronet.games.r.duel import (
    end_if_out_of_cards,
    first_seat,
    may_take_back,
    outcome_of,
    play_round,
    seat_with_a_chance,
    use_chance,
    verdict_by,
)
from coronet.games.r.history import (
    ALL_LAID,
    BEGAN,
    CHOSE,
    DECLINED,
    DREW,
    ENDED,
    GAME_ENDED,
    JUDGED,
    LAID_ANEW,
    MAY_TAKE,
    NIGHT_ENDED,
    PLAYED_OPENLY,
    RESHUFFLED,
    SCORED,
    SEVERED,
    SWAPPED,
    TOOK,
    begin_step,
    tell,
)
from coronet.games.r.order import clear_order, drop_front, lift_last, place_card
from coronet.games.r.record import (
    AFTER_ROUND,
    BOTH_SEATS,
    CHOOSE_GAME,
    DEAL_CARDS,
    DRAWN,
    FIRST_WON,
    GAME_OVER,
    HAND_EVENT,
    KEEP_CARD,
    LAID,
    LAY_OUT,
    LAYING,
    MATCH_SLOT,
    NEXT_ROUND,
    NO_SEAT,
    NOT_LAID,
    PLACE_CARDS,
    PLAY_CARD,
    SEATS,
    SEVER_CARD,
    SLOTS,
    SWAP_CARD,
    TAKE_BACK,
    UNDECIDED,
    Duel,
)
from coronet.games.r.table import lift_card
from coronet.kernel.bits import count, lowest
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule


@rule
def is_at_once(record: Duel) -> int:
    """Whether both seats choose at once now, so that choices stay pending until both are in."""
    if record.phase in (SEVER_CARD, SWAP_CARD, PLACE_CARDS):
        return 1
    return int(record.phase == PLAY_CARD and record.open_seat == NO_SEAT and first_seat(record) == NO_SEAT)


@rule
def act(record: Duel, seat: int, choice: int) -> None:
    """Make a legal choice, and go on until somebody must choose again or the game is over."""
    begin_step(record)
    if record.phase == PLACE_CARDS:
        place_secretly(record, seat, choice)
    elif is_at_once(record):
        record.waiting &= ~(1 << seat)
        record.pending[seat] = choice
        if record.waiting == 0:
            settle(record)
    else:
        record.waiting &= ~(1 << seat)
        answer(record, seat, choice)
    go_on(record)


@rule
def take_back(record: Duel, seat: int) -> None:
    """Undo a pending choice; the question stays the same one."""
    if record.phase == PLACE_CARDS:
        lift_last(record, seat, 2)  # the last card had laid itself down
    record.pending[seat] = 0
    record.waiting |= 1 << seat


@rule
def settle(record: Duel) -> None:
    """Both pending choices take effect."""
    first = record.pending[0]
    second = record.pending[1]
    record.pending[0] = record.pending[1] = 0
    if record.phase == PLAY_CARD:
        first_card = turn_up(record, 0, first)
        judge_round(record, first_card, turn_up(record, 1, second))
        return
    severs = int(kind_of(first) == SEVER)
    one = cards_in(first)
    other = cards_in(second)
    record.hand[0] &= ~one
    record.hand[1] &= ~other
    if severs:
        record.severed[0] = one
        record.severed[1] = other
        tell(record, SEVERED, 0, 0, lowest(one), lowest(other))
        record.phase = SWAP_CARD
    else:
        record.hand[0] |= other
        record.hand[1] |= one
        tell(record, SWAPPED, 0, 0, lowest(one), lowest(other))
        record.phase = LAY_OUT


@rule
def place_secretly(record: Duel, seat: int, choice: int) -> None:
    """Lay a card face down before the first round; who is ready waits for the other."""
    place_card(record, seat, lowest(cards_in(choice)))
    if record.placed[seat] < count(record.hand[seat]):
        record.asked[seat] += 1
        return
    record.pending[seat] = choice
    record.waiting &= ~(1 << seat)
    if record.waiting == 0:
        record.pending[0] = record.pending[1] = 0
        tell(record, ALL_LAID, 0, 0, 0, 0)
        record.phase = NEXT_ROUND


@rule
def answer(record: Duel, seat: int, choice: int) -> None:
    """The choice of a seat that was asked alone takes effect."""
    phase = record.phase
    if phase == KEEP_CARD:
        hooks.keep(record, seat, cards_in(choice))
    elif phase == PLAY_CARD:
        if kind_of(choice) == PLACE:
            lay_anew(record, seat, lowest(cards_in(choice)))
        else:
            play_openly(record, seat, choice)
    elif phase == TAKE_BACK:
        take_card(record, seat, cards_in(choice))
    else:
        choose_game(record, seat, number_in(choice))


@rule
def lay_anew(record: Duel, seat: int, card: int) -> None:
    """The Spy's owner lays its remaining cards in a new order, one by one."""
    if record.laying == NOT_LAID:
        clear_order(record, seat)
        record.laying = LAYING
        tell(record, LAID_ANEW, seat, 0, 0, 0)
    place_card(record, seat, card)
    if record.placed[seat] == count(record.hand[seat]):
        record.laying = LAID
    ask(record, 1 << seat, PLAY_CARD)


@rule
def play_openly(record: Duel, seat: int, choice: int) -> None:
    """One seat after the other: the first card lies open, the second ends the round."""
    if kind_of(choice) == RESHUFFLE:
        tell(record, RESHUFFLED, seat, 0, 0, 0)
    card = turn_up(record, seat, choice)
    if record.open_seat != NO_SEAT:
        first = card if seat == 0 else record.open_card
        second = record.open_card if seat == 0 else card
        judge_round(record, first, second)
        return
    if kind_of(choice) != PLAY:
        record.hand[seat] &= ~(1 << card)
    record.open_seat = seat
    record.open_card = card
    tell(record, PLAYED_OPENLY, seat, 0, card, 0)
    ask(record, 1 << (1 - seat), PLAY_CARD)


@rule
def turn_up(record: Duel, seat: int, choice: int) -> int:
    """The card that a seat plays with its choice."""
    named = lowest(cards_in(choice)) if kind_of(choice) == PLAY else 0
    card = hooks.card_played(record, seat, named)
    drop_front(record, seat)
    return card


@rule
def judge_round(record: Duel, first: int, second: int) -> None:
    outcome = outcome_of(record, first, second)
    before = record.victories[0] + record.victories[1]
    tell(record, JUDGED, int(outcome & LOVERS > 0), outcome & 3, first, second)
    play_round(record, first, second)
    won = record.victories[0] + record.victories[1] - before
    if outcome & 3 != HELD and won:
        tell(record, SCORED, outcome & 3, won, 0, 0)
    record.open_seat = record.open_card = NO_SEAT
    record.laying = NOT_LAID
    record.phase = AFTER_ROUND


@rule
def take_card(record: Duel, seat: int, card: int) -> None:
    """A last chance is used or let go."""
    if card:
        lift_card(record, seat, lowest(card))
        tell(record, TOOK, seat, 0, lowest(card), 0)
    else:
        tell(record, DECLINED, seat, 0, 0, 0)
    use_chance(record, seat, card)
    record.phase = NEXT_ROUND


@rule
def choose_game(record: Duel, seat: int, number: int) -> None:
    """The loser of a game names the next one; draft and princess-attack begin with the chooser's seat."""
    tell(record, CHOSE, seat, number, 0, 0)
    for slot in range(SLOTS):
        if slot != MATCH_SLOT:
            record.slots[slot] = 0
    if number:
        record.slots[hooks.SLOT_OF[number]] = number
    record.first_opener = record.princes_seat = seat
    begin_game(record)


@rule
def go_on(record: Duel) -> None:
    while record.waiting == 0 and record.phase != GAME_OVER:
        if record.phase >= NEXT_ROUND:
            round_step(record)
        else:
            set_up_step(record)


@rule
def set_up_step(record: Duel) -> None:
    """Hands, then severing, swapping, and how cards lie (rules, section 6, order of set-up)."""
    phase = record.phase
    if phase == DEAL_CARDS:
        clear_game(record)
        hooks.deal(record)
        record.phase = KEEP_CARD
    elif phase == KEEP_CARD:
        hooks.next_packet(record)
    elif phase == SEVER_CARD:
        if hooks.severs(record, 0) and record.hand[0] and record.hand[1]:
            ask(record, BOTH_SEATS, SEVER_CARD)
        else:
            record.phase = SWAP_CARD
    elif phase == SWAP_CARD:
        if hooks.swaps(record, 0) and record.hand[0] and record.hand[1]:
            ask(record, BOTH_SEATS, SWAP_CARD)
        else:
            record.phase = LAY_OUT
    elif phase == LAY_OUT:
        shuffle_decks(record)
        record.phase = PLACE_CARDS
    else:
        ask_for_orders(record)


@rule
def shuffle_decks(record: Duel) -> None:
    """Where hands are drawn, all cards become the decks and the first hands come from them."""
    cards = hooks.cards_drawn(record, 0)
    if cards == 0:
        return
    for seat in range(SEATS):
        record.deck[seat] = record.hand[seat]
        record.hand[seat] = draw_set(record, HAND_EVENT, record.deck[seat], cards)
        record.deck[seat] &= ~record.hand[seat]


@rule
def ask_for_orders(record: Duel) -> None:
    """Both lay their cards in secret where the variant says so; a single card lies by itself."""
    record.phase = NEXT_ROUND
    if not hooks.lays_order(record, 0):
        return
    asked = 0
    for seat in range(SEATS):
        if count(record.hand[seat]) > 1:
            asked |= 1 << seat
        elif record.hand[seat]:
            place_card(record, seat, lowest(record.hand[seat]))
    if asked:
        ask(record, asked, PLACE_CARDS)


@rule
def round_step(record: Duel) -> None:
    phase = record.phase
    if phase == NEXT_ROUND:
        end_if_out_of_cards(record)
        if record.verdict != UNDECIDED:
            end_duel(record)
        else:
            first = first_seat(record)
            ask(record, BOTH_SEATS if first == NO_SEAT else 1 << first, PLAY_CARD)
    elif phase == AFTER_ROUND:
        draw_cards(record)
        record.phase = TAKE_BACK
    elif phase == TAKE_BACK:
        seat = seat_with_a_chance(record)
        record.phase = NEXT_ROUND
        if seat != NO_SEAT:
            if may_take_back(record, seat):
                tell(record, MAY_TAKE, seat, 0, 0, 0)
                ask(record, 1 << seat, TAKE_BACK)
            else:
                use_chance(record, seat, 0)


@rule
def draw_cards(record: Duel) -> None:
    """After a round that does not end the game each seat draws one card while its deck lasts."""
    if record.verdict != UNDECIDED or record.deck[0] | record.deck[1] == 0:
        return
    if record.hand[0] | record.deck[0] == 0 or record.hand[1] | record.deck[1] == 0:
        return
    tell(record, DREW, 0, 0, 0, 0)
    for seat in range(SEATS):
        if record.deck[seat]:
            card = 1 << draw(record, HAND_EVENT, record.deck[seat])
            record.hand[seat] |= card
            record.deck[seat] &= ~card


@rule
def end_duel(record: Duel) -> None:
    """The cards are played or the game is won: the night, the game, the match."""
    if hooks.counts_nights(record, 0):
        end_night(record)
        if record.verdict == UNDECIDED:
            record.phase = DEAL_CARDS
            tell(record, BEGAN, 0, record.nights + 1, 0, 0)
            return
    if hooks.games_to_win(record, 0) == 0:
        end_match(record, record.verdict)
    elif record.verdict == DRAWN:
        tell(record, GAME_ENDED, 0, 1, 0, 0)
        begin_game(record)
    else:
        end_game(record, record.verdict - FIRST_WON)


@rule
def end_night(record: Duel) -> None:
    """Add the night to the totals; without a total to reach, or with one reached and not shared, it decides."""
    tell(record, NIGHT_ENDED, 0, 0, record.victories[0], record.victories[1])
    record.nights += 1
    for seat in range(SEATS):
        record.last_night[seat] = record.victories[seat]
        record.totals[seat] += record.victories[seat]
    if record.until == 0:
        return
    first = record.totals[0]
    second = record.totals[1]
    is_reached = int(first >= record.until or second >= record.until)
    record.verdict = verdict_by(record, first, second) if is_reached and first != second else UNDECIDED


@rule
def end_game(record: Duel, winner: int) -> None:
    """A game of a match is won; the loser chooses the next, or the match is over."""
    record.games[winner] += 1
    tell(record, GAME_ENDED, winner, 0, 0, 0)
    if record.games[winner] >= hooks.games_to_win(record, 0):
        end_match(record, FIRST_WON + winner)
    else:
        ask(record, 1 << (1 - winner), CHOOSE_GAME)


@rule
def end_match(record: Duel, verdict: int) -> None:
    record.winners = 0 if verdict == DRAWN else 1 << (verdict - FIRST_WON)
    tell(record, ENDED, 0, 0, 0, 0)
    record.phase = GAME_OVER


@rule
def begin_game(record: Duel) -> None:
    """The next game of a match."""
    record.game_at += 1
    record.nights = 0
    for seat in range(SEATS):
        record.totals[seat] = record.last_night[seat] = 0
    tell(record, BEGAN, 0, record.game_at + 1, 0, 0)
    record.phase = DEAL_CARDS


@rule
def clear_game(record: Duel) -> None:
    """An empty table before the deal."""
    record.coloured = 0
    for slot in range(SLOTS):
        record.coloured |= hooks.COLOURED[record.slots[slot]]
    for seat in range(SEATS):
        record.pending[seat] = record.hand[seat] = record.deck[seat] = record.severed[seat] = 0
        record.victories[seat] = record.held[seat] = record.bonus[seat] = 0
        record.lost[seat] = record.on_hold[seat] = record.known[seat] = 0
        clear_order(record, seat)
    record.laying = record.pool = record.packet = record.packets = record.stage = 0
    for at in range(16):
        record.looks[at] = 0
    for at in range(record.rounds):
        record.table[at] = 0
    record.spied = record.chances_gone = record.rounds = record.verdict = 0
    record.open_seat = record.open_card = NO_SEAT
