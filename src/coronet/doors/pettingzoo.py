"""The games as PettingZoo environments: `env` (seats act one after the other) and `parallel_env` (all at once).

    from coronet.doors import pettingzoo

    env = pettingzoo.env("rebel", edition="deluxe", players=4)

Agents are `seat_0`, `seat_1` and so on. An observation is a dictionary of `observation`, numbers as `space_of(game)`
describes them, and `action_mask`. An action that the mask forbids is an InputError and changes nothing. Needs the extra
`doors`.
"""

from __future__ import annotations

import sys
from typing import Any

from coronet.doors.opponents import next_action
from coronet.doors.sitting import Setup, Sitting
from coronet.doors.spaces import space_of
from coronet.errors import CoronetError, ExtraMissing, InputError
from coronet.games.catalogue import all_games, game_named
from coronet.table import picture
from coronet.table.table import LARGEST_SEED

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise ExtraMissing("doors", error.name) from None

__all__ = ["SeatsAtOnce", "SeatsInTurn", "env", "parallel_env", "space_of"]

RENDER_MODES = ("human", "ansi", "svg")
LOWEST, HIGHEST = -(2.0**24), 2.0**24  # whole numbers are exact in between


def env(game: str, *, render_mode: str | None = None, rewards: str | None = None, **settings: Any) -> Any:
    """A game with these settings; seats that choose at once act one after the other, unseen by each other."""
    return OrderEnforcingWrapper(SeatsInTurn(game, render_mode=render_mode, rewards=rewards, **settings))


def parallel_env(game: str, *, render_mode: str | None = None, rewards: str | None = None, **settings: Any) -> Any:
    """A game in which seats choose at once. The action of a seat whose mask is all 0 counts for nothing."""
    return SeatsAtOnce(game, render_mode=render_mode, rewards=rewards, **settings)


class _Seats:
    """What both kinds of environment have: spaces, seeds, rewards and pictures."""

    def __init__(self, game: str, render_mode: str | None, rewards: str | None, settings: dict[str, Any]) -> None:
        self._setup = Setup(game, settings, rewards)
        if render_mode not in (None, *RENDER_MODES):
            raise InputError("render_mode", value=render_mode, allowed=", ".join(RENDER_MODES))
        self.render_mode = render_mode
        self.metadata = {"name": f"coronet_{game}", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.space = self._setup.space
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setup.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.space.size) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random()
        self._sitting: Sitting | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    @property
    def sitting(self) -> Sitting:
        """The game in play."""
        if self._sitting is None:
            raise CoronetError("call reset() first")
        return self._sitting

    def observation_space(self, agent: str) -> Any:
        """The numbers of an observation, and the mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The actions by number; `space.names` says what each is."""
        return self._action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat knows, and what it may do now."""
        seat = self.seat_of[agent]
        return {
            "observation": np.array(self.sitting.observe(seat), np.float32),
            "action_mask": np.array(self.sitting.mask(seat), np.int8),
        }

    def bot_action(self, agent: str, level: str, seed: int = 0) -> int:
        """What one of our bots would do now in this seat, from what the seat knows alone."""
        return next_action(self.sitting, self.seat_of[agent], level, seed)

    def render(self) -> str | None:
        """The table with all hands open, as text or SVG; `human` writes the text to the standard output."""
        if self.render_mode is None:
            return None
        scene = self.sitting.scene()
        if self.render_mode == "svg":
            return picture.svg_of(scene)
        text = picture.text_of(scene)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self._sitting = self._setup.begin(int(self._chance.integers(LARGEST_SEED, endpoint=True)))
        is_decided = self._sitting.over  # by the deal: what was won then counts
        self._worth = [0.0] * self._setup.seats if is_decided else self._setup.worth(self._sitting)
        self.agents = list(self.possible_agents)

    def _won(self) -> dict[str, float]:
        """What each seat has won since this was asked last."""
        before, self._worth = self._worth, self._setup.worth(self.sitting)
        return {agent: self._worth[seat] - before[seat] for agent, seat in self.seat_of.items()}

    def _observation_space(self) -> Any:
        numbers = spaces.Box(LOWEST, HIGHEST, (self.space.width,), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.space.size,), np.int8)})


class SeatsInTurn(_Seats, AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """An environment of PettingZoo's AEC kind."""

    def __init__(
        self, game: str, *, render_mode: str | None = None, rewards: str | None = None, **settings: Any
    ) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, game, render_mode, rewards, settings)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with a seed, and then without, the same games follow in the same order."""
        self._begin(seed)
        self.rewards = self._won()
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, self.sitting.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Take the action of the seat that is selected; None for one that has ended."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise InputError("action", allowed=f"a number: {agent} must act")
        self.sitting.take(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._won()
        if self.sitting.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """The lowest seat that must act; seats that have ended go one by one."""
        self.agent_selection = self.agents[0] if self.sitting.over else self.possible_agents[self.sitting.to_act[0]]


class SeatsAtOnce(_Seats, ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """An environment of PettingZoo's parallel kind."""

    def __init__(
        self, game: str, *, render_mode: str | None = None, rewards: str | None = None, **settings: Any
    ) -> None:
        _Seats.__init__(self, game, render_mode, rewards, settings)
        if not game_named(game).declared.at_once:
            at_once = [name for name in all_games() if game_named(name).declared.at_once]
            raise InputError("game", value=game, allowed=" or ".join(at_once) + ": in it seats never choose at once")

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a new game; with a seed, and then without, the same games follow in the same order."""
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Take the actions of all seats that must act now; observations, rewards, ends, truncations, infos."""
        asked = [self.possible_agents[seat] for seat in self.sitting.to_act]
        missing = [agent for agent in asked if agent not in actions]
        if missing:
            raise InputError(f"actions[{missing[0]}]", allowed="a number: this seat must act")
        for agent in asked:
            self.sitting.check(self.seat_of[agent], int(actions[agent]))
        for agent in asked:
            self.sitting.take(self.seat_of[agent], int(actions[agent]))
        agents, over = self.agents, self.sitting.over
        observations = {agent: self.observe(agent) for agent in agents}
        if over:
            self.agents = []
        ends, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return observations, self._won(), ends, cut, {agent: {} for agent in agents}
