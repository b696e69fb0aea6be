"""Which questions may be declined for a seat that wishes not to be asked."""

from __future__ import annotations

import random

from coronet import Table

OF_POWERS = {("no", "power"), ("no", "swap")}


def questions(**settings):
    """What is asked in a game: what can be declined for a seat, and what is put to it."""
    rng, table = random.Random(4), Table.new("rebel", seed=4, **settings)
    declined, put = set(), set()
    while not table.over:
        seat = rng.choice(table.to_act)
        asked = tuple(sorted(table.own_view(seat)["asked"]))
        (put if table.declining(seat) is None else declined).add(asked)
        table.act(seat, rng.choice(table.choices(seat)))
    return declined, put


def test_windows_of_powers_are_declined_for_a_seat_and_no_other_question_is():
    declined, put = questions()
    assert declined == OF_POWERS
    assert put
    assert not put & OF_POWERS


def test_the_hag_is_not_declined_with_the_powers():
    _, put = questions(rounds=["haggle-with-the-hag"])
    assert ("haggle", "no") in put
