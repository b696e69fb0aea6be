"""A game as a Gymnasium environment: one seat learns, bots of chosen levels play the others.

    from coronet.doors import gymnasium

    env = gymnasium.env("rebel", opponents="good", players=4)

An observation is the numbers that `space_of(game)` describes. Which actions are allowed stands in `info["action_mask"]`
and in `action_masks()`, and `action_space.sample()` draws among them. One that is not allowed ends the game and wins
`illegal`, as PettingZoo's own wrapper has it, and `info["illegal"]` says so; with `illegal=None` it is an InputError
and changes nothing. Needs the extra `doors`, strong and expert opponents the extra `fast` too.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from coronet.bots.playable import LEVELS, check_level
from coronet.doors.opponents import next_action
from coronet.doors.sitting import Setup, Sitting
from coronet.doors.spaces import space_of
from coronet.errors import CoronetError, ExtraMissing, InputError
from coronet.games.catalogue import all_games
from coronet.table import picture
from coronet.table.table import LARGEST_SEED

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise ExtraMissing("doors", error.name) from None

__all__ = ["SeatAmongBots", "env", "space_of"]

RANDOM = "random"
OPPONENTS = (RANDOM, *LEVELS)
RENDER_MODES = ("human", "ansi", "svg")
LOWEST, HIGHEST = -(2.0**24), 2.0**24  # whole numbers are exact in between
LARGEST_BOT_SEED = 2**31


class Allowed(spaces.Discrete):
    """The actions by number, of which those are drawn that are allowed now."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.now: Any = None  # the mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """An action; by a mask or probabilities of one's own, otherwise among those that are allowed."""
        if mask is None and probability is None:
            mask = self.now
        return super().sample(mask=mask, probability=probability)


class SeatAmongBots(gymnasium.Env[Any, Any]):
    """One seat of a game; all others are played by bots, from what their seats know alone."""

    def __init__(  # noqa: PLR0913 - a game, who plays it, and how it is shown
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "good",
        illegal: float | None = -1.0,
        render_mode: str | None = None,
        rewards: str | None = None,
        **settings: Any,
    ) -> None:
        """A game with these settings for this seat.

        `opponents` is a level for all others or one for each, from the seat's left neighbour on: random, beginner,
        good, strong, expert.
        """
        self._setup = Setup(game, settings, rewards)
        if type(seat) is not int or not 0 <= seat < self._setup.seats:
            raise InputError("seat", value=seat, allowed=f"0 to {self._setup.seats - 1}")
        if render_mode not in (None, *RENDER_MODES):
            raise InputError("render_mode", value=render_mode, allowed=", ".join(RENDER_MODES))
        self.metadata = {"name": f"coronet_{game}", "render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.seat = seat
        self.bots = self._by_seat(game, opponents)
        self.space = self._setup.space
        self.observation_space = spaces.Box(LOWEST, HIGHEST, (self.space.width,), np.float32)
        self.allowed = Allowed(self.space.size)
        self.action_space = self.allowed
        self.illegal = illegal
        self._sitting: Sitting | None = None
        self._is_over = False
        self._worth = 0.0
        self._bot_seed = 0

    @property
    def sitting(self) -> Sitting:
        """The game in play."""
        if self._sitting is None:
            raise CoronetError("call reset() first")
        return self._sitting

    def action_masks(self) -> Any:
        """True for every action that is allowed now."""
        return self._mask().astype(bool)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game, played up to the seat's first question.

        A game that ends before the seat is asked anything is followed by the next one.
        """
        super().reset(seed=seed)
        while True:
            self._sitting = self._setup.begin(int(self.np_random.integers(LARGEST_SEED, endpoint=True)))
            self._bot_seed = int(self.np_random.integers(LARGEST_BOT_SEED))
            self._worth = self._setup.worth(self._sitting)[self.seat]
            self._let_others_play()
            if not self._sitting.over:
                self._is_over = False
                return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until the seat is asked again or the game is over."""
        if self._sitting is not None and self._is_over:
            raise CoronetError("the game is over: call reset()")
        if self.illegal is not None and not self._is_allowed(int(action)):
            self._is_over = True
            observation, info = self._seen()
            return observation, self.illegal, True, False, info | {"illegal": True}
        self.sitting.take(self.seat, int(action))
        self._let_others_play()
        self._is_over = self.sitting.over
        worth = self._setup.worth(self.sitting)[self.seat]
        reward, self._worth = worth - self._worth, worth
        observation, info = self._seen()
        return observation, reward, self._is_over, False, info

    def render(self) -> Any:
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

    def _by_seat(self, game: str, opponents: str | Sequence[str]) -> dict[int, str]:
        others = self._setup.seats - 1
        levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(levels) != others:
            raise InputError(
                "opponents", value=opponents, allowed=f"one of {', '.join(OPPONENTS)}, or {others} of them"
            )
        for level in levels:
            if level != RANDOM:
                check_level(game, level)
        return {(self.seat + 1 + at) % self._setup.seats: level for at, level in enumerate(levels)}

    def _let_others_play(self) -> None:
        sitting = self.sitting
        while not sitting.over and self.seat not in sitting.to_act:
            seat = sitting.to_act[0]
            sitting.take(seat, self._bot_action(seat))

    def _bot_action(self, seat: int) -> int:
        if self.bots[seat] != RANDOM:
            return next_action(self.sitting, seat, self.bots[seat], self._bot_seed)
        allowed = np.flatnonzero(self.sitting.mask(seat))
        return int(self.np_random.choice(allowed))

    def _is_allowed(self, action: int) -> bool:
        mask = self.sitting.mask(self.seat)
        return 0 <= action < len(mask) and bool(mask[action])

    def _mask(self) -> Any:
        return np.array(self.sitting.mask(self.seat), np.int8)

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        """What the seat knows now, and what it may do."""
        mask = self._mask()
        self.allowed.now = mask
        return np.array(self.sitting.observe(self.seat), np.float32), {"action_mask": mask}


env = SeatAmongBots

for _game in all_games():
    gymnasium.register(f"coronet/{_game}-v1", entry_point=f"{__name__}:SeatAmongBots", kwargs={"game": _game})
