"""OpenSpiel's own tests on our games; its solver finds our exact values, its search plays in our imagined worlds."""

from __future__ import annotations

import random
import re
import subprocess
import sys

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

import numpy as np
import pyspiel
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from coronet import InputError
from coronet.doors import openspiel
from tests.bots.box.solve.cuts import cut, solved
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

TABLES = [
    "coronet_r",
    "coronet_r(at_once=false,variants=sever+balance)",
    "coronet_r(variants=prophecy)",
    "coronet_r(variants=draft+three-card)",
    "coronet_r(variants=random-deal,cards=)",
    "coronet_r(variants=last-chance,last_chance=any,held_minister=owner)",
    "coronet_r(cards=prince+spy+princess,other_cards=general+jester)",
    "coronet_rebel(players=3,edition=classic,rounds=after-party,princesses=none)",
    "coronet_rebel(players=4,rounds=haggle-with-the-hag,princesses=mulan+alice+scheherazade+sleeping-beauty)",
    "coronet_rebel(players=5,at_once=true,rounds=late-to-the-ball,rewards=winning)",
    "coronet_woo(players=3,goal=1)",
    "coronet_woo(mode=ghost,goal=2,specials=lavish)",
    "coronet_woo(mode=teams,at_once=true,goal=1,exchange=true)",
]


@pytest.mark.parametrize("table", TABLES)
def test_openspiel_finds_no_fault_with_a_game_by_chance(table, capfd):
    game = pyspiel.load_game(table)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("table", ["coronet_r(at_once=false)", TABLES[7], TABLES[11]])
def test_states_and_games_come_back_from_text_and_pickle(table, capsys):
    checks = games_sim_test.GamesSimTest()
    checks.sim_game(pyspiel.load_game(table), check_pyspiel_serialization=True, check_pickle_serialization=True)
    assert "terminated" in capsys.readouterr().out


@pytest.mark.parametrize("table", [TABLES[0], TABLES[3], TABLES[7], TABLES[10]])
def test_a_playthrough_of_openspiel_plays_the_same_again(table, tmp_path):
    flags.FLAGS.mark_as_parsed()  # it is a program too, and looks at its flags
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(table, None, seed=1), encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert original == again
    assert "IsTerminal() = True" in original


def parameters(cards, other, variants):
    return {
        "cards": cards.replace(" ", "+"),
        "other_cards": other.replace(" ", "+"),
        "variants": "+".join(variants),
        "at_once": False,
    }


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize(
    ("cards", "other", "variants"),
    [
        ("prince spy princess", "prince minister jester", ()),
        ("general minister spy", "magician spy princess", ("till-dawn",)),
        ("prince spy", "general princess", ("numbers",)),
    ],
)
def test_openspiel_solves_a_cut_of_r_to_our_exact_value(cards, other, variants):
    game = pyspiel.load_game("coronet_r", parameters(cards, other, variants))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(25):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [found, found])
    gap = exploitability.exploitability(game, found)
    exact = solved(cut(cards, *variants, other=other)).value
    assert gap < 0.03
    assert value == pytest.approx([exact, -exact], abs=2 * gap + 1e-6)


@SKIP_WITHOUT_COMPILER
def test_openspiel_makes_turns_of_simultaneous_nodes_and_solves_them_too():
    game = pyspiel.load_game("coronet_r(cards=prince+spy,other_cards=general+princess)")
    turns = pyspiel.convert_to_turn_based(game)
    solver = pyspiel.CFRPlusSolver(turns)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    exact = solved(cut("prince spy", other="general princess")).value
    values = pyspiel.expected_returns(turns.new_initial_state(), solver.average_policy(), -1, True)
    assert values == pytest.approx([exact, -exact], abs=0.02)


def after_chance(state, rng):
    """Draw until somebody must act."""
    while state.is_chance_node():
        state.apply_action(rng.choice([item for item, _ in state.chance_outcomes()]))
    return state


def test_openspiels_search_plays_rebel_princess():
    rng = np.random.RandomState(3)
    chance = random.Random(3)
    game = pyspiel.load_game("coronet_rebel(players=3,rounds=royal-decree,princesses=cinderella+alice+mulan)")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 20.0, 4, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random))
    state = after_chance(game.new_initial_state(), chance)
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            searched += len(state.legal_actions()) > 1
            state.apply_action(bot.step(state))  # it checks that the worlds it is given are those the seat can know
        else:
            state.apply_action(chance.choice(state.legal_actions()))
        after_chance(state, chance)
    assert searched > 10


@pytest.mark.parametrize("table", ["coronet_r(variants=draft)", TABLES[8], TABLES[10]])
def test_a_resampled_state_is_the_same_to_its_player_and_differs_in_what_it_cannot_know(table):
    rng = random.Random(5)
    state = after_chance(pyspiel.load_game(table).new_initial_state(), rng)
    differ = seen = 0
    while not state.is_terminal() and seen < 60:
        player = state.current_player()
        player = rng.randrange(state.num_players()) if player < 0 else player
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions(player) == state.legal_actions(player)
        differ += str(other) != str(state)
        seen += 1
        if state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(state.num_players())])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        after_chance(state, rng)
    assert differ


def test_every_card_that_is_dealt_is_a_chance_node():
    game = pyspiel.load_game("coronet_rebel(players=3,rounds=royal-decree,princesses=none,leader=0)")
    state = game.new_initial_state()
    dealt = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        dealt.append(state.action_to_string(outcomes[0][0]))
        state.apply_action(outcomes[0][0])
    assert dealt[:3] == ["deal F2", "deal F3", "deal F4"]
    assert len(dealt) == 35  # the last card of 36 is certain
    assert "* seat 0   F2 F3 F4 F5 F6 F7 F8 F9 F10 P2 P3 P4" in str(state)


def test_seats_that_choose_at_once_are_a_simultaneous_node():
    state = pyspiel.load_game("coronet_r").new_initial_state()
    assert state.is_simultaneous_node()
    assert state.legal_actions(0) == state.legal_actions(1) == list(range(16, 24))
    general, spy = 17, 21
    state.apply_actions([general, spy])
    assert state.current_player() == 0  # the Spy looks: seat 0 plays openly first
    state.apply_action(16)
    assert state.current_player() == 1
    assert [state.action_to_string(1, action) for action in state.legal_actions()][:2] == [
        "play prince",
        "play general",
    ]


def test_a_choice_that_waits_is_hidden_from_the_other_player():
    state = pyspiel.load_game("coronet_r(at_once=false)").new_initial_state()
    told = {state.child(action).information_state_string(1) for action in state.legal_actions()}
    assert len(told) == 1


def test_an_environment_for_learners_can_be_made_of_it():
    environment = rl_environment.Environment(pyspiel.load_game("coronet_r"))
    step = environment.reset()
    while not step.last():
        legal = step.observations["legal_actions"]
        step = environment.step([actions[0] if actions else 0 for actions in legal])
    assert sum(step.rewards) == 0


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ("coronet_r(variants=savor)", "variants: savor is not allowed here"),
        ("coronet_r(cards=prince+pauper)", "deal[0]: pauper is not allowed here"),
        ("coronet_rebel(players=9)", "players: 9 is not allowed here"),
        ("coronet_rebel(rewards=gold)", "rewards: gold is not allowed here; choose points or winning"),
    ],
)
def test_bad_parameters_are_refused_in_one_line(table, complaint):
    with pytest.raises(InputError, match=re.escape(complaint)):
        pyspiel.load_game(table).new_initial_state()


def test_an_observer_takes_no_parameters():
    with pytest.raises(InputError, match="params"):
        pyspiel.load_game(openspiel.name_of("r")).make_py_observer(None, {"depth": 1})


def run(code):
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_a_program_that_used_it_ends_well():
    done = run("import pyspiel, coronet.doors.openspiel as door; print(pyspiel.load_game(door.GAMES[0]).num_players())")
    assert (done.returncode, done.stdout) == (0, "4\n"), done.stderr


def test_without_the_extra_one_line_says_what_is_missing():
    code = (
        "import sys; sys.modules['pyspiel'] = None\n"
        "try:\n import coronet.doors.openspiel\n"
        "except ImportError as error:\n print(error)"
    )
    assert (
        run(code).stdout == "pyspiel is not installed; it comes with the extra `doors`: pip install 'coronet[doors]'\n"
    )
