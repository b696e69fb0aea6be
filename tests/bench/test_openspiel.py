"""OpenSpiel's Hearts as a peer: what is read from its histories, and what a lap finds."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pyspiel", reason="the extra `bench` is not installed")

from coronet.bench.peers import openspiel

SPADES, HEARTS = 3, 2


@pytest.fixture
def brief(monkeypatch):
    """Laps of a moment."""
    for name in ("DEALS", "ROLLOUTS", "HANDS", "POSITIONS", "WORLDS", "SEARCHES", "ITERATIONS"):
        monkeypatch.setattr(openspiel, name, 3)


def positions(games):
    """Every position of random hands after the deal and the pass."""
    rng = random.Random(4)
    for _ in range(games):
        state = openspiel.dealt(rng)
        openspiel.play_out(state, rng, openspiel.PASSED if openspiel.passes(state) else 0)
        while not state.is_terminal():
            yield state
            openspiel.play_out(state, rng, 1)


def test_the_hands_read_from_a_history_are_those_it_plays_from():
    for state in positions(20):
        hands = openspiel.known(state).hands
        assert set(state.legal_actions()) <= hands[state.current_player()]
        assert len(set.union(*hands)) == sum(map(len, hands))


def test_a_shown_void_holds_in_the_hands_that_were_really_dealt():
    shown = 0
    for state in positions(20):
        hands, voids = openspiel.known(state)
        assert not openspiel.breaks_a_void(hands, voids)
        shown += sum(map(len, voids))
    assert shown


def test_a_hand_with_a_card_of_a_shown_void_breaks_it():
    hands = [{4 * 5 + SPADES}, {4 * 6 + HEARTS}, set(), set()]
    assert openspiel.breaks_a_void(hands, [{SPADES}, set(), set(), set()])
    assert not openspiel.breaks_a_void(hands, [{HEARTS}, {SPADES}, set(), set()])


def test_a_resampled_world_has_the_same_plays_and_so_the_same_voids():
    for state in positions(5):
        world = state.resample_from_infostate(state.current_player(), random.Random(1).random)
        assert openspiel.known(world).voids == openspiel.known(state).voids


def follows_its_own_rules(state) -> bool:
    """Whether OpenSpiel lets the history of a state be played again from the start."""
    again = state.get_game().new_initial_state()
    for action in state.history():
        if action not in again.legal_actions():
            return False
        again.apply_action(action)
    return True


def test_a_world_that_breaks_a_void_cannot_be_played_by_the_rules_of_openspiel():
    rng, broken = random.Random(7), 0
    for state in positions(3):
        voids = openspiel.known(state).voids
        world = state.resample_from_infostate(state.current_player(), rng.random)
        assert follows_its_own_rules(state)
        if openspiel.breaks_a_void(openspiel.known(world).hands, voids):
            broken += 1
            assert not follows_its_own_rules(world)
    assert broken


def test_rollouts_count_the_passed_cards_of_hands_that_pass():
    rng = random.Random(6)
    for _ in range(20):
        state = openspiel.dealt(rng)
        wanted = 52 + (12 if openspiel.passes(state) else 0)
        assert openspiel.play_out(state, rng) == wanted


@pytest.mark.usefixtures("brief")
def test_a_lap_counts_what_it_played():
    rolled = openspiel.rollouts(0)
    assert rolled["openspiel_hearts_rollouts_per_s"].number == 9
    assert 9 * 52 <= rolled["openspiel_hearts_cards_per_s"].number <= 9 * 64
    assert 3 * 52 <= openspiel.stepping(0)["openspiel_hearts_step_decisions_per_s"].number <= 3 * 64
    assert openspiel.searching(0)["openspiel_hearts_ismcts_iterations_per_s"].number == 9
    worlds = openspiel.resampling(0)
    assert worlds["openspiel_hearts_worlds"].number == 9
    assert 0 <= worlds["openspiel_hearts_worlds_breaking_a_void"].number <= 9


def test_a_search_begins_in_the_first_two_tricks_where_there_is_a_choice():
    rng = random.Random(2)
    for _ in range(20):
        state = openspiel.early_decision(rng)
        assert len(state.legal_actions()) > 1
        assert sum(map(len, openspiel.known(state).hands)) > 52 - openspiel.FIRST_CARDS
