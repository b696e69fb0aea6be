"""Plain information-set search: every iteration counts, the obvious is found, compiled as plain."""

from __future__ import annotations

import random

import pytest

from coronet.bots.rebel import ismcts
from coronet.bots.rebel.ismcts import Search, Tree
from coronet.games.choosing import kind_of
from coronet.games.rebel.choices import PASS
from coronet.games.rebel.declaration import rounds_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.imagined.imagine import begin_study
from coronet.games.rebel.imagined.lots import Study
from coronet.games.rebel.legal import MOST_CHOICES
from coronet.games.rebel.record import Round
from coronet.kernel.bits import each
from tests.bots.against_random import veiled
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.positions import rebel
from tests.rebel_games import any_choice, one_round

ITERATIONS = 60


def decisions():
    """A decision of every round card of the deluxe edition, early or late."""
    for at, card in enumerate(rounds_of("deluxe")):
        record = one_round("deluxe", 3 + at % 4, card, "cinderella", seed=at)
        rng = random.Random(at)
        for _ in range(rng.randrange(24)):
            GAME.act(record, *any_choice(record, rng))
        seat = next(each(record.waiting))
        yield veiled(record, seat), seat


def grown(own: Round, seat: int, iterations: int) -> Tree:
    """The tree, interpreted."""
    tree, study, world = Tree(), Study(), Round()
    begin_study(own, seat, 7, world, study)
    ismcts.begin(tree)
    ismcts.iterate(own, seat, study, tree, world, [0] * MOST_CHOICES, iterations, 500)
    return tree


@SKIP_WITHOUT_COMPILER
def test_every_iteration_tries_a_legal_choice_the_same_for_the_same_seed():
    for own, seat in decisions():
        searches = [Search(own, seat, 7), Search(own.copy(), seat, 7)]
        for search in searches:
            search.iterate(ITERATIONS)
        visits = searches[0].visits()
        assert visits == searches[1].visits()
        assert sum(visits.values()) == ITERATIONS
        assert all(GAME.why_not(own, seat, choice) == 0 for choice in visits)


@SKIP_WITHOUT_COMPILER
def test_the_tree_is_the_same_compiled():
    for own, seat in list(decisions())[::5]:
        tree = grown(own, seat, 12)
        search = Search(own, seat, 7)
        search.iterate(12)
        found, node = {}, tree.child[0]
        while node:
            found[tree.choice[node]] = tree.visits[node]
            node = tree.sibling[node]
        assert search.visits() == found


def test_unseen_choices_of_others_have_no_node():
    """All pass at once, and only the pass of the seat that searches stands in the tree."""
    hands = ("P8 C10 Q3 Q2", "P3 P2 C3 C2", "P4 P5 C4 C5")
    own = veiled(rebel("invitation", *hands, edition="classic", passing=True).record, 1)
    tree = grown(own, 1, 30)
    passing = {tree.seat[node] for node in range(1, tree.nodes) if kind_of(tree.choice[node]) == PASS}
    assert passing == {1}
    assert tree.nodes == 31


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize("seed", range(3))
def test_it_finds_the_obvious(seed):
    table = rebel("once-upon-a-time", "Q8 F1 F5", "Q9 F2 F6", "Q2 F3 F7", "P8 C4 F4")
    table.play("0 play Q8", "1 play Q9", "2 play Q2")
    search = Search(veiled(table.record, 3), 3, seed)
    search.iterate(2000)
    visits = search.visits()
    assert GAME.text_of(max(visits, key=lambda choice: visits[choice])) == "play P8"
