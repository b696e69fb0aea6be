from __future__ import annotations

import pytest

from coronet.bots.levels import Budget
from coronet.bots.review import evaluate
from coronet.errors import InputError
from coronet.games.rebel.game import GAME
from tests.bots.against_random import veiled
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.positions import rebel

pytestmark = SKIP_WITHOUT_COMPILER


def frog_or_not():
    table = rebel("once-upon-a-time", "P9 F1 F5", "P8 F2 F6", "P1 F3 F7", "P10 P2 F4")
    return table.play("0 play P9", "1 play P8", "2 play P1").record


def test_taking_the_frog_is_worth_at_least_five_proposals_less():
    best, other = evaluate(veiled(frog_or_not(), 3), 3)
    assert (GAME.text_of(best.choice), GAME.text_of(other.choice)) == ("play P2", "play P10")
    assert best.ahead - other.ahead > 5
    assert best.worlds == other.worlds > 100


def test_a_hint_sees_no_more_than_the_seat():
    record = frog_or_not()
    other = record.copy()
    other.hand[0], other.hand[1] = other.hand[1], other.hand[0]
    budget = Budget(playouts=200)
    assert evaluate(record, 3, budget) == evaluate(other, 3, budget)


def test_a_seat_that_is_not_asked_gets_no_hint():
    with pytest.raises(InputError, match="seat"):
        evaluate(veiled(frog_or_not(), 0), 0)
