"""What a round scores (rules, sections 6 and 8)."""

from __future__ import annotations

from tests.referee.cards import FAIRIES, FROG, PETS, PRINCES, QUEENS, in_suit, number_of
from tests.referee.editions import DELUXE
from tests.referee.position import Position


def scores_of(position: Position, totals_before: list[int]) -> list[int]:
    return [_score(position, seat, totals_before) for seat in position.seats]


def _score(position: Position, seat: int, totals_before: list[int]) -> int:
    """Each Prince 1, the Frog 5; then the round card."""
    if _is_rebel_of_the_ball(position, seat):
        return -10
    taken = position.taken[seat]
    frog = 5 if FROG in taken else 0
    if position.round_card == "dancing-queens":
        return frog + _dancing_queens(taken)
    return frog + len(in_suit(taken, PRINCES)) + _more(position, seat, totals_before)


def _is_rebel_of_the_ball(position: Position, seat: int) -> bool:
    """Deluxe, not in wedding-gift: a seat that took all Princes and the Frog."""
    if position.edition != DELUXE or position.round_card == "wedding-gift":
        return False
    return in_suit(position.dealt, PRINCES) | {FROG} <= position.taken[seat]


def _more(position: Position, seat: int, totals_before: list[int]) -> int:
    """What the round card adds."""
    taken = position.taken[seat]
    princes, pets, fairies = (len(in_suit(taken, suit)) for suit in (PRINCES, PETS, FAIRIES))
    threes = sum(number_of(card) == 3 for card in taken)
    is_exempt = totals_before[seat] == max(totals_before)
    more = {
        "pets-revenge": pets,
        "single-fairy": -fairies,
        "three-times-a-lady": -3 * threes,
        "arranged-marriage": 0 if position.tricks_won[seat] else 5,
        "bathroom-break": 0 if is_exempt else princes,
    }
    return more.get(position.round_card, 0)


def _dancing_queens(taken: set[str]) -> int:
    """Equal numbers make couples of 3; those left over make couples of 2; Princes still left 1; Queens left 0."""
    princes, queens = ({number_of(card) for card in in_suit(taken, suit)} for suit in (PRINCES, QUEENS))
    couples = len(princes & queens)
    princes_left, queens_left = len(princes - queens), len(queens - princes)
    other_couples = min(princes_left, queens_left)
    return 3 * couples + 2 * other_couples + (princes_left - other_couples)
