"""Gymnasium's own check of our environment, and what it does not ask: opponents, masks, rewards, refusals."""

from __future__ import annotations

import copy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from coronet import InputError
from coronet.doors import gymnasium as door
from coronet.errors import CoronetError, LevelMissing
from coronet.games.catalogue import GAMES
from coronet.kernel import compiled

# What it only advises against: our bounds are those of exact whole numbers, not of what is observed.
pytestmark = pytest.mark.filterwarnings("ignore:.*A Box observation space .* value is.*infinity.*")

TABLES = [
    *((game, {}) for game in GAMES),
    ("rebel", {"edition": "classic", "players": 3, "seat": 2}),
    ("woo", {"mode": "ghost", "seat": 1}),
    ("r", {"variants": ["true-king"]}),
    ("telepathy", {"players": 8, "seat": 5}),
]
every_table = pytest.mark.parametrize(("game", "settings"), TABLES, ids=[f"{game} {more}" for game, more in TABLES])


def played(env, seed):
    """A game by chance: what was observed, allowed and won in it."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    trace = [(observation, info["action_mask"], 0.0)]
    ended = False
    while not ended:
        observation, reward, ended, cut, info = env.step(env.action_space.sample())
        assert not cut
        trace.append((observation, info["action_mask"], reward))
    return trace


@every_table
def test_gymnasium_finds_no_fault_with_an_environment(game, settings):
    check_env(door.env(game, opponents="random", **settings), skip_render_check=True)


@every_table
def test_a_game_is_played_to_its_end_and_the_same_again_by_its_seed(game, settings):
    env = door.env(game, opponents="beginner", **settings)
    first, again = played(env, 5), played(env, 5)
    assert len(first) == len(again)
    for one, other in zip(first, again, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
    assert not first[-1][1].any()


@pytest.mark.parametrize("game", GAMES)
def test_rewards_add_up_to_what_the_seat_has_won(game):
    env = door.env(game, opponents="random", rewards="winning")
    total = sum(reward for _, _, reward in played(env, 3))
    winners, seats = env.sitting.winners, env.sitting.seats
    expected = 0.0
    if winners and len(winners) < seats:
        expected = 1 / len(winners) if env.seat in winners else -1 / (seats - len(winners))
    assert total == pytest.approx(expected)


def test_an_action_that_is_not_allowed_ends_the_game_and_says_so():
    env = door.env("rebel", opponents="random", players=3, illegal=-5)
    _, info = env.reset(seed=4)
    _, reward, ended, cut, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, ended, cut, info["illegal"]) == (-5, True, False, True)
    with pytest.raises(CoronetError, match="the game is over"):
        env.step(0)


def test_or_it_is_refused_and_every_one_that_is_allowed_is_taken():
    env = door.env("rebel", opponents="random", players=3, illegal=None)
    _, info = env.reset(seed=4)
    mask = info["action_mask"]
    assert np.array_equal(env.action_masks(), mask.astype(bool))
    for action in np.flatnonzero(mask == 0):
        with pytest.raises(InputError, match=r"action: .* is not allowed here; choose "):
            env.step(action)
    for action in np.flatnonzero(mask):
        copy.deepcopy(env).step(action)


def test_opponents_are_counted_from_the_left_neighbour():
    env = door.env("rebel", seat=2, players=4, opponents=["random", "beginner", "good"])
    assert env.bots == {3: "random", 0: "beginner", 1: "good"}


def test_a_game_that_is_over_before_the_first_question_is_followed_by_another():
    env = door.env("princess-lover", seat=1, opponents="random")
    for seed in range(30):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].any()


def test_it_is_made_by_its_name_and_many_at_once():
    env = gymnasium.make("coronet/woo-v1", opponents="random", players=3)
    assert played(env.unwrapped, 2)
    many = gymnasium.make_vec("coronet/triangle-v1", num_envs=3, vectorization_mode="sync", opponents="random")
    observations, infos = many.reset(seed=1)
    assert len(observations) == len(infos["action_mask"]) == 3
    many.close()


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_it_shows_the_table(mode):
    env = door.env("rebel", opponents="random", render_mode=mode)
    env.reset(seed=1)
    assert "seat 0" in env.render()


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ({"seat": 4}, "seat: 4 is not allowed here; choose 0 to 3"),
        ({"opponents": "godlike"}, "level: godlike is not allowed here; choose beginner or good"),
        ({"opponents": ["good"]}, "opponents: ['good'] is not allowed here; choose one of random, beginner"),
        ({"render_mode": "gif"}, "render_mode: gif is not allowed here; choose human, ansi, svg"),
        ({"players": 9}, "players: 9 is not allowed here; choose 3 to 6"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(arguments, line):
    with pytest.raises(InputError) as raised:
        door.env("rebel", **arguments)
    assert str(raised.value).startswith(line)


def test_opponents_that_cannot_think_here_are_refused(monkeypatch):
    monkeypatch.setattr(compiled, "available", lambda: False)
    with pytest.raises(LevelMissing, match="extra `fast`"):
        door.env("rebel", opponents="expert")


def test_nothing_is_done_before_the_first_and_after_the_last():
    env = door.env("triangle", opponents="random")
    with pytest.raises(CoronetError, match="call reset"):
        env.step(0)
    played(env, 1)
    with pytest.raises(CoronetError, match="the game is over"):
        env.step(0)
