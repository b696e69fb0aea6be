"""My mistakes come back at growing intervals; the clock is made up."""

from coronet.puzzles.returning import DAYS, answered, due, noted, sits

MONDAY = 1000


def test_a_mistake_comes_back_the_next_day():
    card = noted("rebel-1", MONDAY)
    assert due([card], MONDAY) == []
    assert due([card], MONDAY + 1) == [card]


def test_intervals_grow_until_it_sits():
    today, card, waited = MONDAY, noted("rebel-1", MONDAY), []
    while not sits(card):
        waited.append(card.due - today)
        today = card.due
        card = answered(card, today, is_right=True)
    assert waited == list(DAYS)
    assert due([card], today + 10_000) == []


def test_a_wrong_answer_begins_anew():
    card = noted("rebel-1", MONDAY)
    for _ in range(3):
        card = answered(card, card.due, is_right=True)
    again = answered(card, card.due, is_right=False)
    assert (again.found, again.due - card.due) == (0, DAYS[0])


def test_what_is_longest_due_is_asked_first():
    late, later = noted("rebel-1", MONDAY + 2), noted("rebel-2", MONDAY)
    assert due([late, later], MONDAY + 9) == [later, late]
