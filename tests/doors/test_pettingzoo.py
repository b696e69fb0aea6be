"""PettingZoo's own tests on our environments, and what they do not ask: masks, rewards, refusals, pictures."""

from __future__ import annotations

import copy
import pickle
import random
import re
import subprocess
import sys
from xml.etree import ElementTree

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from coronet import InputError
from coronet.doors import pettingzoo as door
from coronet.errors import CoronetError
from coronet.games.catalogue import GAMES, game_named

# What PettingZoo only advises against: observations with a mask are dictionaries in its own card games too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
    pytest.mark.filterwarnings("ignore:Action mask is a single number"),  # who can only draw has one action
    pytest.mark.filterwarnings("ignore:Agent's maximum and minimum action space values are equal"),
]

TABLES = [
    ("rebel", {"edition": "classic", "players": 3}),
    ("rebel", {"edition": "deluxe", "players": 6, "princesses": "choose"}),
    ("rebel", {"edition": "deluxe", "rounds": ["haggle-with-the-hag", "late-to-the-ball", "wedding-gift"]}),
    ("r", {}),
    ("r", {"variants": ["prophecy", "sever"]}),
    ("r", {"variants": ["draft", "three-card"]}),
    ("r", {"variants": ["last-chance", "impatience"], "last_chance": "any"}),
    ("r", {"variants": ["true-king"]}),
    ("woo", {"mode": "each", "players": 7, "specials": "lavish"}),
    ("woo", {"mode": "ghost"}),
    ("woo", {"mode": "teams", "players": 6}),
    ("triangle", {"players": 4}),
    ("seeker", {"players": 5, "secret": True}),
    ("telepathy", {"players": 8}),
    *((game, {}) for game in GAMES),
]
NAMES = [f"{game} {settings}" for game, settings in TABLES]
AT_ONCE = [(game, settings) for game, settings in TABLES if game_named(game).declared.at_once]
every_table = pytest.mark.parametrize(("game", "settings"), TABLES, ids=NAMES)


@every_table
def test_pettingzoo_finds_no_fault_with_an_environment(game, settings):
    api_test(door.env(game, **settings), num_cycles=120)


@every_table
def test_pettingzoo_sees_the_same_game_after_the_same_seed(game, settings):
    seed_test(lambda: door.env(game, **settings), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_is_shown_text_and_pictures(game):
    def is_picture(shown):
        return ElementTree.fromstring(shown).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - our own

    render_test(lambda render_mode: door.env(game, render_mode=render_mode), {"svg": is_picture})


def test_a_game_that_the_deal_decides_is_over_at_once():
    env = door.env("princess-card")
    decided = 0
    for seed in range(300):
        env.reset(seed=seed)
        if env.unwrapped.sitting.over:
            decided += 1
            for _ in env.agent_iter():
                _, reward, terminated, _, _ = env.last()
                assert (terminated, abs(reward)) == (True, 1)
                env.step(None)
    assert decided > 0


@pytest.mark.parametrize(("game", "settings"), AT_ONCE)
def test_pettingzoo_finds_no_fault_with_a_parallel_environment(game, settings):
    parallel_api_test(door.parallel_env(game, **settings), num_cycles=200)


def sampled(env, agent, observation):
    return env.action_space(agent).sample(observation["action_mask"])


def played(env, seed):
    """The return of each seat after a game by chance."""
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        won[agent] += reward
        env.step(None if ended else sampled(env, agent, observation))
    return won


@pytest.mark.parametrize("game", ["rebel", "woo", "triangle", "telepathy", "serious-card"])
def test_rewards_add_up_to_the_points_of_the_game(game):
    env = door.env(game)
    won = played(env, 5)
    sitting = env.unwrapped.sitting
    start = door.SeatsInTurn(game)
    start.reset(seed=5)
    sign = -1 if game == "rebel" else 1
    gained = np.subtract(sitting.totals, start.sitting.totals)
    assert list(won.values()) == (sign * gained).tolist()


@pytest.mark.parametrize("game", GAMES)
def test_winning_is_shared_by_the_winners_and_paid_by_the_others(game):
    for seed in range(3):
        env = door.env(game, rewards="winning")
        won = played(env, seed)
        assert sum(won.values()) == pytest.approx(0)
        winners = [seat for seat, agent in enumerate(won) if won[agent] > 0]
        assert winners in ([], env.unwrapped.sitting.winners)


def test_both_kinds_of_environment_play_the_same_game_from_the_same_seed():
    one, both = door.env("r", variants=["sever"]), door.parallel_env("r", variants=["sever"])
    one.reset(seed=3)
    observations, _ = both.reset(seed=3)
    rng = random.Random(1)
    while both.agents:
        masks = {agent: observations[agent]["action_mask"] for agent in both.agents}
        actions = {agent: rng.choice(np.flatnonzero(mask)) for agent, mask in masks.items() if mask.any()}
        for agent in sorted(actions):
            assert one.agent_selection == agent
            assert data_equivalence(one.last()[0]["action_mask"], masks[agent])
            one.step(actions[agent])
        observations, *_ = both.step(actions)
        for agent, seen in observations.items():
            assert data_equivalence(one.observe(agent), seen)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301
def test_a_copied_or_pickled_environment_plays_on_alike(again):
    env = door.SeatsInTurn("rebel", players=3, rounds=["bathroom-break"])
    env.reset(seed=2)
    env.step(int(env.observe("seat_0")["action_mask"].argmax()))
    twin = again(env)
    for _ in range(120):
        assert twin.agent_selection == env.agent_selection
        seen = env.last()
        assert data_equivalence(twin.last(), seen)
        if seen[2]:
            break
        for each in (env, twin):
            each.step(int(seen[0]["action_mask"].argmax()))
    env.reset()
    twin.reset()
    assert env.sitting.record == twin.sitting.record


def test_a_seat_that_has_chosen_shows_that_it_has_but_not_what():
    env = door.SeatsInTurn("r")
    shown = []
    for action in (16, 17):
        env.reset(seed=1)
        before = env.observe("seat_1")["observation"]
        env.step(action)
        shown.append(env.observe("seat_1")["observation"])
        assert not np.array_equal(before, shown[-1])
    assert np.array_equal(*shown)


def test_an_action_that_the_mask_forbids_is_refused_and_nothing_changes():
    env = door.SeatsInTurn("r")
    env.reset(seed=1)
    before = env.sitting.record.to_words()
    with pytest.raises(InputError, match=r"action: card blue-prince is not allowed here; choose card prince, card gen"):
        env.step(0)
    with pytest.raises(InputError, match="action: 99 is not allowed here"):
        env.step(99)
    assert env.sitting.record.to_words() == before
    both = door.parallel_env("r")
    both.reset(seed=1)
    with pytest.raises(InputError, match="action: card blue-prince"):
        both.step({"seat_0": 16, "seat_1": 0})
    with pytest.raises(InputError, match=r"actions\[seat_1\]: a value is missing here"):
        both.step({"seat_0": 16})
    assert both.sitting.record.to_words() == before


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"game": "chess"}, "game: chess is not allowed here"),
        ({"game": "rebel", "players": 9}, "players: 9 is not allowed here"),
        (
            {"game": "rebel", "rewards": "point"},
            "rewards: point is not allowed here; choose points or winning",
        ),
        ({"game": "rebel", "render_mode": "gif"}, "render_mode: gif is not allowed here; choose human, ansi, svg"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(arguments, complaint):
    with pytest.raises(InputError, match=re.escape(complaint)):
        door.env(**arguments)


def test_a_game_in_which_nobody_chooses_at_once_has_no_parallel_environment():
    with pytest.raises(InputError, match="game: seeker is not allowed here; choose rebel or r"):
        door.parallel_env("seeker")


def test_nothing_is_played_before_reset():
    with pytest.raises(CoronetError, match=r"call reset\(\) first"):
        door.SeatsInTurn("r").observe("seat_0")


def test_without_the_extra_one_line_says_what_is_missing():
    code = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "try:\n import coronet.doors.pettingzoo\n"
        "except ImportError as error:\n print(error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "pettingzoo is not installed; it comes with the extra `doors`: pip install 'coronet[doors]'\n"


def test_text_shows_hands_prompt_and_the_last_step():
    env = door.SeatsInTurn("serious-card", render_mode="ansi")
    env.reset(seed=1)
    env.step(env.space.names.index("play general"))
    env.step(env.space.names.index("play spy"))
    assert env.render().splitlines() == [
        "serious-card: game 1 of 4, seat 0 has +2, seat 0 is spied on",
        "* seat 0   prince magician minister  (total 0, side prince, bonus 2)",
        "  seat 1   assassin princess jester  (total 0, side princess)",
        "  table    general/spy",
        "  seat 0's General beats seat 1's Spy.",
        "  Waiting for seat 0.",
    ]
