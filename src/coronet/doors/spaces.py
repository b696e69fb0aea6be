"""A game's space: its fixed list of actions and the layout of its observations, as all doors show them.

Both belong to the game (`actions.py` and `observation.py` in `learnt/`), where compiled code reaches them too. Here
they are gathered under the game's name, for one record at a time.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from coronet.games.catalogue import PARLOUR, game_named, module_of
from coronet.games.contract import Game
from coronet.kernel.features import Part, places_of, width


class Actions(Protocol):
    """What a game's `actions.py` answers."""

    ACTIONS: int
    NAMES: tuple[str, ...]

    def mask(self, record: Any, seat: int, begun: int, out: list[int]) -> int:
        """Write 1 for every action that the seat may take now and 0 for all others; how many it may take."""

    def choice_after(self, record: Any, seat: int, begun: int, action: int) -> int:
        """The choice that an action makes of what was begun."""

    def is_whole(self, record: Any, seat: int, choice: int) -> int:
        """Whether the choice can be made; if not it is what is begun now."""

    def is_part_of(self, begun: int, choice: int) -> int:
        """Whether the choice can still come of what is begun."""


@dataclass(frozen=True)
class Space:
    """The actions and the observation of one game."""

    game: Game
    actions: Actions
    layout: tuple[Part, ...]
    write: Callable[[Any, int, int, list[int]], int]

    def __reduce__(self) -> tuple[Any, ...]:
        return space_of, (self.game.name,)

    @property
    def size(self) -> int:
        """How many actions there are."""
        return self.actions.ACTIONS

    @property
    def names(self) -> tuple[str, ...]:
        """The actions by name."""
        return self.actions.NAMES

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return width(self.layout)

    @property
    def places(self) -> dict[str, slice]:
        """Where each part of an observation lies."""
        return places_of(self.layout)

    def mask(self, record: Any, seat: int, begun: int) -> list[int]:
        """1 for every action that the seat may take now, 0 for all others. A veiled record gives the same."""
        out = [0] * self.size
        self.actions.mask(record, seat, begun, out)
        return out

    def actions_for(self, record: Any, seat: int, choice: int) -> list[int]:
        """The actions that make a legal choice, one after the other; none for a choice that is not legal now."""
        taken: list[int] = []
        begun = 0
        while True:
            for action, may in enumerate(self.mask(record, seat, begun)):
                made = self.actions.choice_after(record, seat, begun, action) if may else 0
                is_whole = may and self.actions.is_whole(record, seat, made)
                if made == choice and is_whole:
                    return [*taken, action]
                if may and not is_whole and self.actions.is_part_of(made, choice):
                    taken.append(action)
                    begun = made
                    break
            else:
                return []

    def observe(self, veiled: Any, seat: int, begun: int) -> list[int]:
        """What the seat knows, from its veiled record and what it has begun to choose."""
        out = [0] * self.width
        self.write(veiled, seat, begun, out)
        return out


@cache
def space_of(name: str) -> Space:
    """The space of the game of this name; an unknown one is an InputError."""
    game: Any = game_named(name)
    if name not in PARLOUR:
        actions: Any = importlib.import_module(f"{module_of(name)}.learnt.actions")
        observation = importlib.import_module(f"{module_of(name)}.learnt.observation")
        return Space(game, actions, observation.LAYOUT, observation.observe)
    from coronet.games.parlour.learnt.actions import Actions as ParlourActions  # noqa: PLC0415 - loaded when asked for
    from coronet.games.parlour.learnt.observation import OBSERVATIONS  # noqa: PLC0415

    layout, write = OBSERVATIONS[game.record_class]
    return Space(game, ParlourActions(game), layout, write)
