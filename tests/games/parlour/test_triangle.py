"""Triangle: exchange, stay or fold, the best of three cards."""

from __future__ import annotations

import pytest

from coronet.games.box.cards import CARDS_BY_NAME
from coronet.games.parlour.hands import TIES, triangle_worth
from tests.positions import parlour

BEST_FIRST = [
    "blue-prince red-prince blue-princess",
    "blue-prince red-princess blue-general",
    "blue-prince red-princess blue-jester",
    "blue-prince blue-princess blue-general",
    "blue-prince blue-princess blue-jester",
    "blue-prince red-general blue-magician",
    "blue-spy red-princess blue-jester",
    "blue-prince red-prince blue-jester",
    "blue-jester red-jester blue-prince",
    "blue-prince red-general blue-minister",
    "blue-prince red-jester blue-spy",
]


def worth(hand):
    return triangle_worth(sum(1 << CARDS_BY_NAME[card] for card in hand.split()))


def test_hands_are_ranked_as_the_rules_page_says():
    worths = [worth(hand) for hand in BEST_FIRST]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths)


def test_two_princesses_and_a_prince_are_royal_too():
    assert worth("red-princess blue-princess red-prince") // TIES == 5


@pytest.mark.parametrize(("players", "most"), [(2, 3), (3, 2), (4, 1)])
def test_the_number_of_players_says_how_many_cards_may_go(players, most):
    dealt = ["blue-spy red-spy blue-prince", "blue-jester red-jester red-prince"]
    dealt += ["blue-general red-general blue-minister", "red-minister blue-assassin red-assassin"]
    position = parlour("triangle", *dealt[:players], players=players, deals=1)
    sizes = {len(choice.split()) - 1 for choice in position.legal(0) if choice.startswith("discard")}
    assert max(sizes) == most


def test_what_others_exchange_is_seen_by_number_alone():
    hands = ("blue-spy red-spy blue-prince", "blue-jester red-jester red-prince")
    position = parlour("triangle", *hands, deals=1, chance="blue-general").play("0 discard blue-spy")
    veiled = position.veiled(1)
    assert veiled.exchanged[0] == 1
    assert veiled.hand[0] == 0
    assert veiled.deck == 0
