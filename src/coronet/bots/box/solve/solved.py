"""Solved games by record: from memory, from disk, or solved now."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from coronet.bots.box.solve import store
from coronet.bots.box.solve.games import DEALT, word_of
from coronet.bots.box.solve.play import Play
from coronet.bots.box.solve.progress import Tell, say_nothing
from coronet.bots.box.solve.solution import Solution
from coronet.bots.box.solve.solver import solve_from
from coronet.games.box.rounds import card_of
from coronet.games.r import hooks
from coronet.games.r.flow import clear_game, go_on
from coronet.games.r.record import DEAL_CARDS, DEAL_SLOT, MATCH_SLOT, NO_SEAT, SEATS, Duel, fresh

IN_MEMORY = 4
_known: OrderedDict[str, Solution] = OrderedDict()
_one_at_a_time = Lock()


def solution_of(record: Duel, tell: Tell = say_nothing) -> Solution:
    """The solved game of a record, from its beginning."""
    board, start = beginning_of(record)
    return _solution(board, start, tell, is_kept=not _is_dealt(board))


def _solution(board: Duel, start: int, tell: Tell, *, is_kept: bool) -> Solution:
    key = store.key_of(board, start)
    with _one_at_a_time:
        if key not in _known:
            kept = store.read(board, start) if is_kept else None
            _known[key] = kept or solve_from(board, start, tell)
            if is_kept and kept is None:
                store.keep(_known[key])
            while len(_known) > IN_MEMORY:
                _known.popitem(last=False)
        _known.move_to_end(key)
        return _known[key]


def is_at_hand(record: Duel) -> bool:
    """Whether the game of a record lies solved in memory, so that it can be played at once."""
    return store.key_of(*beginning_of(record)) in _known


def play_of(record: Duel) -> Play:
    """How the position of a record is played whose seats are asked; veiled or not makes no difference."""
    word = word_of(record)
    found = solution_of(record).at(word)
    if found is None:  # it did not come about from the beginning
        board, _ = beginning_of(record)
        found = _solution(board, word, say_nothing, is_kept=False).at(word)
    if found is None:
        raise LookupError(f"position {word} has no value")
    return found


def beginning_of(record: Duel) -> tuple[Duel, int]:
    """A record with the same settings and nothing else, and the position in which the game began.

    Where hands were dealt or drafted, that is the first round, or the set-up choice that is asked now.
    """
    board = fresh()
    board.slots[:] = record.slots
    board.slots[MATCH_SLOT] = 0  # each game of a match by itself
    board.owner_reading, board.jester_stops_all = record.owner_reading, record.jester_stops_all
    board.princes_seat, board.take_any = record.princes_seat, record.take_any
    clear_game(board)
    first = board.copy()
    if not _is_dealt(record):
        first.phase = DEAL_CARDS
        go_on(first)
        return board, word_of(first)
    for seat in range(SEATS):
        first.hand[seat] = record.hand[seat]
        for at in range(record.rounds):
            first.hand[seat] |= 1 << card_of(record.table[at], seat)
    first.phase = record.phase
    first.open_seat = NO_SEAT
    return board, word_of(first)


def _is_dealt(record: Duel) -> bool:
    return hooks.VARIANT_NAMES.get(record.slots[DEAL_SLOT]) in DEALT
