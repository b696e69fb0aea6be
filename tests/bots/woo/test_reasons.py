"""Why one gift of Woo the Princess is better than another: from what came of them, and from the round so far."""

from __future__ import annotations

import pytest

from coronet.bots.values.sample import Outcomes
from coronet.bots.woo.reasons import reason
from coronet.games.woo.cards import CARDS_BY_NAME, NO_SUIT, suit_of
from coronet.games.woo.choices import PLAY_CARD, choice_of
from coronet.table.table import Table

MORE, FEWER = (0, 2, 0, 0), (0, 0, 0, 0)  # gifts collected, compared with the others


def why(best, other, played=(), of_other=FEWER):
    """The reason for a gift against another; Roses are the Wooing Suit, and these gifts were played this round."""
    own = Table.new("woo", players=3, seed=1).veiled(0)
    cards = [CARDS_BY_NAME[name] for name in played]
    own.wooing, own.in_play = suit_of(CARDS_BY_NAME["R1"]), sum(1 << card for card in cards)
    own.lead = suit_of(cards[0]) if cards else NO_SUIT
    one, another = (choice_of(PLAY_CARD, CARDS_BY_NAME[name]) for name in (best, other))
    return reason(own, 0, Outcomes(one, [MORE] * 4, [0.5] * 4), Outcomes(another, [of_other] * 4, [0.3] * 4))


def test_a_gift_that_is_the_best_so_far_is_likely_to_collect():
    assert why("B12", "M2", ["B7", "B9"]) == ("hint-woo-takes", {"card": "B12"})
    assert why("R2", "M2", ["B7", "B9"]) == ("hint-woo-takes", {"card": "R2"})


def test_who_leads_may_collect():
    assert why("B12", "M2") == ("hint-woo-takes", {"card": "B12"})


@pytest.mark.parametrize("best", ["B5", "S13"])
def test_a_gift_that_cannot_collect_this_round_is_not_said_to(best):
    assert why(best, "M2", ["B7", "B9"]) == ("hint-woo-cards", {})


def test_the_stronger_of_two_is_saved():
    assert why("R3", "R13", ["B7", "B9"]) == ("hint-woo-saves", {"card": "R13"})


def test_where_no_more_is_collected_it_is_not_for_the_gifts():
    assert why("B12", "M2", of_other=MORE)[0] == "hint-later"
