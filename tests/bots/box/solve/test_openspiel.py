"""OpenSpiel's own best response to our policies, on a few cards a side: it finds what we find."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="the extra `fast` is not installed")
pytest.importorskip("pyspiel", reason="the extra `bench` is not installed")

from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms.best_response import BestResponsePolicy

from coronet.bots.box.solve.exploitability import exploitability
from coronet.bots.box.solve.nash import policy_by
from tests.bots.box.solve.cuts import cut, solved
from tests.bots.box.solve.spiel import SpielGame
from tests.bots.box.solve.test_exploitability import at_random, highest
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

pytestmark = SKIP_WITHOUT_COMPILER


class Ours(spiel_policy.Policy):
    """One of our policies as OpenSpiel asks for it."""

    def __init__(self, game, policy):
        super().__init__(game, [0, 1])
        self._policy = policy

    def action_probabilities(self, state, player_id=None):
        seat = state.current_player()
        chances = self._policy(state.veiled(seat), seat)
        return {action: chances.get(choice, 0.0) for action, choice in enumerate(state.choices())}


def found_by_openspiel(start, policy) -> float:
    game = SpielGame(start, 8)
    ours = Ours(game, policy)
    return sum(BestResponsePolicy(game, seat, ours).value(game.new_initial_state()) for seat in (0, 1)) / 2


@pytest.mark.parametrize("variants", [(), ("sever",), ("balance",), ("till-dawn",), ("last-chance", "impatience")])
@pytest.mark.parametrize("cards", ["prince spy princess", "general minister assassin", "magician minister spy"])
def test_openspiel_finds_nothing_to_win_against_the_exact_policy(cards, variants):
    start = cut(cards, *variants)
    assert found_by_openspiel(start, policy_by(solved(start))) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("policy", [at_random, highest])
@pytest.mark.parametrize("cards", ["prince spy princess", "general minister assassin"])
def test_openspiel_wins_as_much_against_others_as_our_best_answer(cards, policy):
    start = cut(cards)
    assert found_by_openspiel(start, policy) == pytest.approx(exploitability(policy, start), abs=1e-9)


def test_four_cards_a_side_too():
    start = cut("prince minister spy princess")
    assert found_by_openspiel(start, policy_by(solved(start))) == pytest.approx(0, abs=1e-9)
