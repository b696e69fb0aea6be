"""Pair attack: two cards, stay or fold in secret."""

from __future__ import annotations

from coronet.games.box.cards import CARDS_BY_NAME
from coronet.games.parlour.hands import pair_worth
from tests.positions import parlour

STRENGTHS = {
    7: "prince",
    6: "general",
    5: "magician",
    4: "minister",
    3: "assassin",
    2: "spy",
    1: "princess",
    0: "jester",
}
BEST_FIRST = ["71", "77", "76", "75", "74", "73", "72", "70"]
BEST_FIRST += [f"{high}{low}" for high in range(6, -1, -1) for low in range(high, -1, -1)]


def hand(name):
    cards = (f"blue-{STRENGTHS[int(name[0])]}", f"red-{STRENGTHS[int(name[1])]}")
    return sum(1 << CARDS_BY_NAME[card] for card in cards)


def test_seven_one_is_best_then_by_the_higher_and_the_lower_strength():
    worths = [pair_worth(hand(name)) for name in BEST_FIRST]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths) == 36


def test_nobody_sees_who_stays_before_all_have_chosen():
    position = parlour("pair-attack", "blue-prince blue-spy", "red-prince red-spy", deals=1).play("0 stay")
    assert position.pot == 2
    assert position.veiled(1).pending[0] == 0


def test_a_pot_that_nobody_wants_waits_and_is_split_in_the_end():
    position = parlour("pair-attack", "blue-prince blue-spy", "red-prince red-spy", deals=1, ante=3, stake=0)
    position.play("0 fold", "1 fold")
    assert position.totals == [24, 24]
    assert position.winners == [0, 1]
