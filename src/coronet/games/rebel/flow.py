"""What comes next: princesses, rounds, passes, windows, tricks, scores; `act` and what follows from it.

`phase` names the step to be done next, or, while seats are waited for, what they are asked. Each step either asks or
names the step after it, so the whole game is one loop without nesting.
"""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.choosing import kind_of, number_in
from coronet.games.rebel import hooks, powers
from coronet.games.rebel.choices import HAGGLE, NO, POWER, POWER_SEAT, POWER_SUIT
from coronet.games.rebel.deal import (
    cards_to_pass,
    clear_round,
    deal,
    give_gifts,
    pass_cards,
    pass_one_right,
    pick_up,
    set_aside,
    show_suits,
)
from coronet.games.rebel.history import (
    BEGAN,
    CHOSE,
    ENDED,
    KEPT,
    NO_NUMBER,
    SCORED,
    USED,
    begin_history,
    begin_step,
    tell,
)
from coronet.games.rebel.places import seat_at
from coronet.games.rebel.record import (
    AFTER_TRICK,
    ALL_PLAYED,
    ANYTHING,
    BEGIN_GAME,
    BEGIN_ROUND,
    BEGIN_TRICK,
    CHOOSE_PRINCESS,
    CHOSEN,
    CLASSIC,
    DEAL_OUT,
    DEALT,
    EARLY_WINDOWS,
    FIND_WINNER,
    FREEZE_ONE,
    GAME_OVER,
    GIVE_GIFTS,
    GIVE_TO_BEAUTY,
    HAGGLE_AGAIN,
    HAGGLE_ONCE,
    KEEP_ONE,
    KEEP_PRINCESS,
    LEADER_EVENT,
    NAME_AGAIN,
    NO_SEAT,
    PASS_CARDS,
    PASS_ONE,
    PLAY_CARD,
    PRINCESS_EVENT,
    ROUND_EVENT,
    SCORE_ROUND,
    SET_ASIDE,
    SHOW_SUIT,
    SPLIT_HAND,
    START_OF_ROUND,
    TAKE_TRICK,
    TRADE_OR_RETURN,
    TRICK_SETTLED,
    TRICK_WON,
    TWO_KEEP_ONE,
    WINDOWS,
    Round,
)
from coronet.games.rebel.score import leading_seats, next_leader, score_round
from coronet.games.rebel.seating import everybody
from coronet.games.rebel.trick import clear_trick, haggle, is_complete, play, take_trick, turn_up, winning_place
from coronet.games.rebel.windows import ask_anew, ask_next_window, ask_window, decline, open_windows
from coronet.kernel.bits import count
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule, seldom

MOST_EXTRA_ROUNDS = 5
AT_ONCE = (
    1 << KEEP_PRINCESS
    | 1 << PASS_CARDS
    | 1 << SET_ASIDE
    | 1 << SHOW_SUIT
    | 1 << SPLIT_HAND
    | 1 << GIVE_GIFTS
    | 1 << GIVE_TO_BEAUTY
    | 1 << PASS_ONE
)
STEPS_OF_POWERS = 1 << NAME_AGAIN | 1 << KEEP_ONE | 1 << DEAL_OUT | 1 << TRADE_OR_RETURN | 1 << FREEZE_ONE


@rule
def is_at_once(record: Round) -> int:
    """Whether several seats choose at once now, so that choices stay pending until the last is in."""
    return AT_ONCE >> record.phase & 1


@rule
def act(record: Round, seat: int, choice: int) -> None:
    """Make a legal choice, and go on until somebody must choose again or the game is over."""
    record.waiting &= ~(1 << seat)
    begin_step(record)
    if is_at_once(record):
        record.pending[seat] = choice
        if record.waiting:
            return
        settle(record)
        forget_pending(record)
    else:
        answer(record, seat, choice)
    go_on(record)


@rule
def take_back(record: Round, seat: int) -> None:
    """Undo a pending choice; the question stays the same one."""
    record.pending[seat] = 0
    record.waiting |= 1 << seat


@rule
def forget_pending(record: Round) -> None:
    for seat in range(record.players):
        record.pending[seat] = 0


@rule
@seldom
def settle(record: Round) -> None:
    """All pending choices take effect."""
    phase = record.phase
    if phase == KEEP_PRINCESS:
        keep_princesses(record)
        record.phase = BEGIN_ROUND
    elif phase == PASS_CARDS:
        pass_cards(record)
        record.phase = START_OF_ROUND
    elif phase in (SET_ASIDE, SPLIT_HAND):
        set_aside(record)
        record.phase = BEGIN_TRICK
    elif phase == SHOW_SUIT:
        show_suits(record)
        record.phase = BEGIN_TRICK
    elif phase == GIVE_GIFTS:
        give_gifts(record)
        open_windows(record, WINDOWS)
    elif phase == GIVE_TO_BEAUTY:
        powers.all_gave(record, record.window_seat)
    elif phase == PASS_ONE:
        pass_one_right(record)
        record.phase = BEGIN_TRICK


@rule
def answer(record: Round, seat: int, choice: int) -> None:
    """The choice of a seat that was asked alone takes effect."""
    if record.phase == PLAY_CARD:
        play(record, seat, choice)
    else:
        answer_window(record, seat, choice)


@rule
@seldom
def answer_window(record: Round, seat: int, choice: int) -> None:
    """The same where no card was to be played: mostly a window."""
    phase = record.phase
    kind = kind_of(choice)
    if phase == CHOOSE_PRINCESS:
        choose_princess(record, seat, number_in(choice))
    elif kind in (POWER, POWER_SUIT, POWER_SEAT) and phase != NAME_AGAIN:
        record.used |= 1 << seat
        tell(record, USED, seat, number_in(choice) if kind != POWER else NO_NUMBER, 0)
        ask_anew(record, seat, number_in(choice))
        leave_window(record)
        powers.use_power(record, seat, number_in(choice))
    elif STEPS_OF_POWERS >> phase & 1:
        powers.take_step(record, seat, choice)
        if record.waiting == 0:
            record.phase = record.window_phase
    elif kind == HAGGLE:
        haggle(record, seat, choice)
        leave_window(record)
    elif kind == NO:
        decline(record, seat)
        leave_window(record)
    else:  # a card is swapped, and there may be another
        record.used |= 1 << seat
        powers.take_step(record, seat, choice)


@rule
def leave_window(record: Round) -> None:
    """The step after a window that one seat alone is asked; windows before a trick go on with the next seat."""
    phase = record.phase
    if phase == ALL_PLAYED:
        record.phase = FIND_WINNER
    elif phase == TRICK_WON:
        record.phase = HAGGLE_ONCE
    elif phase == HAGGLE_ONCE:
        record.phase = HAGGLE_AGAIN
    elif phase == HAGGLE_AGAIN:
        record.phase = TRICK_SETTLED
    elif phase == TRICK_SETTLED:
        record.phase = TAKE_TRICK


@rule
def go_on(record: Round) -> None:
    while record.waiting == 0 and record.phase != GAME_OVER:
        if record.phase >= BEGIN_TRICK and record.phase != SCORE_ROUND:
            trick_step(record)
        else:
            round_step(record)


@rule
@seldom
def round_step(record: Round) -> None:
    phase = record.phase
    if phase == BEGIN_GAME:
        begin_game(record)
    elif phase == CHOOSE_PRINCESS:
        ask(record, 1 << record.picker, CHOOSE_PRINCESS)
    elif phase == KEEP_PRINCESS:
        ask(record, everybody(record), KEEP_PRINCESS)
    elif phase == BEGIN_ROUND:
        begin_round(record)
        deal(record)
        record.phase = PASS_CARDS
    elif phase == PASS_CARDS:
        if record.passing and cards_to_pass(record) > 0:
            ask(record, everybody(record), PASS_CARDS)
        else:
            record.phase = START_OF_ROUND
    elif phase == START_OF_ROUND:
        record.phase = hooks.start_of_round(record, BEGIN_TRICK)
        if record.phase != BEGIN_TRICK:
            ask(record, everybody(record), record.phase)
    elif phase == SCORE_ROUND:
        score_round(record)
        tell(record, SCORED, 0, 0, 0)
        after_round(record)


@rule
def trick_step(record: Round) -> None:
    """From step to step of a trick, in their order, until somebody is asked or the trick is over."""
    if record.phase == BEGIN_TRICK:
        clear_trick(record)
        record.gifts_due = int(hooks.gives_gifts(record, 0) and not record.replay)
        open_windows(record, EARLY_WINDOWS if record.gifts_due else WINDOWS)
    if record.phase == EARLY_WINDOWS and not ask_next_window(record):
        ask(record, everybody(record), GIVE_GIFTS)
    if record.phase == WINDOWS and not ask_next_window(record):
        record.phase = PLAY_CARD
    if record.phase == PLAY_CARD:
        if is_complete(record):
            if record.face_down:
                turn_up(record)
            record.phase = ALL_PLAYED
        else:
            ask(record, 1 << seat_at(record, record.place), PLAY_CARD)
    if record.phase == ALL_PLAYED:
        ask_all_played(record)
    if record.phase == FIND_WINNER:
        record.winner = seat_at(record, winning_place(record))
        record.phase = TRICK_WON
    if record.phase == TRICK_WON and not ask_window(record, record.winner):
        record.phase = HAGGLE_ONCE
    if record.phase == HAGGLE_ONCE and not ask_to_haggle(record):
        record.phase = HAGGLE_AGAIN
    if record.phase == HAGGLE_AGAIN and not ask_to_haggle(record):
        record.phase = TRICK_SETTLED
    if record.phase == TRICK_SETTLED and not ask_window(record, record.winner):
        record.phase = TAKE_TRICK
    if record.phase == TAKE_TRICK:
        take_trick(record)
        record.phase = AFTER_TRICK
    if record.phase == AFTER_TRICK:
        after_trick(record)


@rule
def ask_all_played(record: Round) -> None:
    """The windows once all cards lie open; a power that is not over is asked for once more."""
    for seat in range(record.players):
        goes_on = powers.is_asked_on(record, seat, 0)
        if goes_on:
            ask(record, 1 << seat, ALL_PLAYED)
        if goes_on or ask_window(record, seat):
            return
    record.phase = FIND_WINNER


@rule
def ask_to_haggle(record: Round) -> int:
    """Once, and some winners once more; never with an empty hand."""
    if not hooks.haggles(record, 0) or record.hand_size[record.winner] == 0:
        return 0
    if record.phase == HAGGLE_AGAIN and not powers.haggles_again(record, record.winner, 0):
        return 0
    ask(record, 1 << record.winner, record.phase)
    return 1


@rule
def after_trick(record: Round) -> None:
    kept = hooks.cards_kept(record, 0)
    if record.hand_size[0] > kept:
        if hooks.passes_after_trick(record, 0):
            ask(record, everybody(record), PASS_ONE)
        else:
            record.phase = BEGIN_TRICK
    elif record.aside_size[0] > 0:
        pick_up(record)
        record.phase = BEGIN_TRICK
    else:
        if kept:
            keep_cards(record)
        record.phase = SCORE_ROUND


@rule
def keep_cards(record: Round) -> None:
    """Cards that are not played count as taken."""
    for seat in range(record.players):
        record.taken[seat] |= record.hand[seat]
        tell(record, KEPT, seat, 0, record.hand[seat])
        record.hand[seat] = record.hand_size[seat] = 0


@rule
def begin_game(record: Round) -> None:
    """Princesses by chance, the first leader, and who picks first."""
    seats = everybody(record)
    record.leader = record.first_leader
    if record.princesses_by == CHOSEN:
        record.leader = draw(record, LEADER_EVENT, seats)
        record.picker = record.leader
        for seat in range(record.players):
            record.offered[seat] = powers.princesses_of(record.edition)
        record.phase = CHOOSE_PRINCESS
        return
    if record.leader == NO_SEAT:
        record.leader = draw(record, LEADER_EVENT, seats)
    record.phase = BEGIN_ROUND
    if record.princesses_by == DEALT:
        deal_princesses(record, 1)
    if record.princesses_by == TWO_KEEP_ONE:
        deal_princesses(record, 2)
        record.phase = KEEP_PRINCESS


@rule
def deal_princesses(record: Round, each: int) -> None:
    pool = powers.princesses_of(record.edition)
    for seat in range(record.players):
        for _ in range(each):
            princess = draw(record, PRINCESS_EVENT, pool)
            pool &= ~(1 << princess)
            record.offered[seat] |= 1 << princess
            record.princess[seat] = princess if each == 1 else 0
        if each == 1:
            record.offered[seat] = 0


@rule
def choose_princess(record: Round, seat: int, princess: int) -> None:
    record.princess[seat] = princess
    tell(record, CHOSE, seat, princess, 0)
    for other in range(record.players):
        record.offered[other] &= ~(1 << princess)
    record.offered[seat] = 0
    record.picker = (seat + 1) % record.players
    record.phase = BEGIN_ROUND if record.picker == record.leader else CHOOSE_PRINCESS


@rule
def keep_princesses(record: Round) -> None:
    for seat in range(record.players):
        record.princess[seat] = number_in(record.pending[seat])
        tell(record, CHOSE, seat, record.princess[seat], 0)
        record.offered[seat] = 0


@rule
def begin_round(record: Round) -> None:
    """Turn up the round card, drawn now unless it was chosen, and clear the table."""
    if not record.round_cards[record.round_at]:
        record.round_cards[record.round_at] = draw(record, ROUND_EVENT, round_pool(record))
    record.round = record.round_cards[record.round_at]
    record.rounds_played |= 1 << record.round
    record.began = record.leader
    clear_round(record)
    clear_trick(record)
    begin_history(record)
    tell(record, BEGAN, record.leader, record.round, 0)


@rule
def round_pool(record: Round) -> int:
    """What the next round card is drawn from, among those neither played in this game nor chosen for a later round."""
    hourglass = hooks.hourglass_rounds(record.edition)
    plain = hooks.plain_rounds(record.edition)
    if record.round_at >= record.rounds_planned:
        left = hourglass & ~record.rounds_played
        return left if left else hourglass
    if record.rounds_by == ANYTHING:
        return (hourglass | plain) & ~record.rounds_played
    chosen = 0
    for at in range(record.round_at, record.rounds_planned):
        chosen |= 1 << record.round_cards[at]
    last = record.round_at == record.rounds_planned - 1
    return (hourglass if last else plain) & ~record.rounds_played & ~chosen


@rule
def after_round(record: Round) -> None:
    record.leader = next_leader(record)
    record.round_at += 1
    record.phase = BEGIN_ROUND
    if record.round_at < record.rounds_planned:
        return
    leading = leading_seats(record)
    has_tiebreak = record.edition != CLASSIC and record.tiebreak and record.extra_rounds < MOST_EXTRA_ROUNDS
    if has_tiebreak and count(leading) > 1:
        record.extra_rounds += 1
    else:
        end_game(record, leading)


@rule
def end_game(record: Round, winners: int) -> None:
    record.winners = winners
    tell(record, ENDED, 0, 0, 0)
    record.phase = GAME_OVER
