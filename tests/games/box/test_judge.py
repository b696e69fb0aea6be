"""Every round that two cards can play, against a second reading of the rules page."""

from __future__ import annotations

from itertools import product

import pytest

from coronet.games.box.cards import CARD_NAMES, CHARACTERS
from coronet.games.box.judge import ALL_POWERS, GENERAL_WORKS, HELD, LOVERS, MINISTER_WORKS, SPY_WORKS, judge
from tests.referee.duel import EVERY_POWER, Judged, judged

POWERS = [
    EVERY_POWER,
    frozenset(),
    frozenset({"jester"}),
    frozenset({"minister"}),
    frozenset({"jester", "minister"}),
]


def read(outcome: int) -> Judged:
    winner = outcome & 3
    works = [{seat for seat in (0, 1) if outcome & flag << seat} for flag in (MINISTER_WORKS, GENERAL_WORKS, SPY_WORKS)]
    return Judged(None if winner == HELD else winner, bool(outcome & LOVERS), *works)


@pytest.mark.parametrize("powers", POWERS, ids=lambda powers: "-".join(sorted(powers)) or "none")
@pytest.mark.parametrize("stops_all", [False, True])
def test_every_pair_of_cards_with_every_bonus_is_judged_as_the_rules_page_says(powers, stops_all):
    mask = ALL_POWERS if powers == EVERY_POWER else sum(1 << CHARACTERS.index(name) for name in powers)
    for first, second in product(range(24), repeat=2):
        if (first < 16) != (second < 16) or (first == second and first < 16):
            continue
        names = tuple(CARD_NAMES[card].rpartition("-")[2] for card in (first, second))
        other_colour = first >= 16 or CARD_NAMES[first].partition("-")[0] != CARD_NAMES[second].partition("-")[0]
        for bonus in product((0, 2), repeat=2):
            outcome = judge(mask, int(stops_all), first, second, *bonus)
            wanted = judged(names, bonus, other_colour=other_colour, stops_all=stops_all, powers=powers)
            assert read(outcome) == wanted, (CARD_NAMES[first], CARD_NAMES[second], bonus)


def test_a_round_is_the_same_from_both_sides():
    for first, second in product(range(16, 24), repeat=2):
        for bonus in product((0, 2), repeat=2):
            one = read(judge(ALL_POWERS, 0, first, second, *bonus))
            other = read(judge(ALL_POWERS, 0, second, first, *reversed(bonus)))
            assert other.winner == (None if one.winner is None else 1 - one.winner)
            assert other.spies == {1 - seat for seat in one.spies}
