"""Many tables of one game, stepped together: masks, actions and observations as NumPy arrays.

    tables = Tables("rebel", 1024, seed=1, players=4)
    while learning:
        actions = policy(tables.observe(), tables.masks)
        step = tables.step(actions)

At each table one seat must act (`seats`): the lowest of those that choose at once. What the actions and the numbers of
an observation mean is the same as at every other door (`docs/doors/spaces.md`). A table whose game is over begins the
next one at once. Nothing depends on how many threads share the work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from coronet.errors import InputError
from coronet.games.catalogue import game_named
from coronet.games.parts import part_of, rules_of
from coronet.kernel.batch import cores, in_chunks
from coronet.kernel.compiled import Row
from coronet.kernel.features import Part, places_of, width
from coronet.kernel.tables import BYTES, DONE, SEAT, SEED, SHORTS, STATE, STRIDE, TOTALS, WINNERS, packed

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

__all__ = ["Step", "Tables"]

LEAST_STEPPED, LEAST_SEEN = 1024, 256  # to wake a thread is not worth its while for fewer tables
MOST_TABLES = 1 << 20
MOST_THREADS = 256
LARGEST_SEED = 1 << 60


class Step(NamedTuple):
    """What a step led to, by table."""

    done: NDArray[np.bool_]
    """Whether the game ended with this step; the table has begun another one."""
    totals: NDArray[np.int64]
    """Points by seat after the step: of the game that ended, where one did."""
    shares: NDArray[np.float64]
    """What each seat won of the game that ended: 1, or a part of it where several won; 0 elsewhere."""
    rewards: NDArray[np.int64]
    """What the step brought each seat in points, more being better: where the fewest win, points got count below 0."""


class Tables:
    """So many tables of a game with the same settings; the seed decides all deals."""

    def __init__(self, game: str, tables: int, *, seed: int = 0, threads: int = 0, **settings: Any) -> None:
        _check("tables", tables, 1, MOST_TABLES)
        _check("seed", seed, 0, LARGEST_SEED)
        _check("threads", threads, 0, MOST_THREADS)
        chosen = game_named(game)
        start = part_of(game, "settings").begun(chosen.read_settings(settings), None)
        self._rules = rules_of(game)
        self._seed, self._threads = seed, threads
        self._words, self._start = start.WORDS, Row.of(start.to_words())
        self.game = game
        self.players = chosen.players(start)
        self._sign = -1 if chosen.declared.lowest_wins else 1
        self.actions: tuple[str, ...] = part_of(game, "learnt.actions").NAMES
        self.layout: tuple[Part, ...] = part_of(game, "learnt.observation").LAYOUT
        self._width = width(self.layout)
        self._records = np.zeros((tables, self._words), np.int64)
        self._state = np.zeros((tables, STATE), np.int64)
        self._masks = np.zeros((tables, packed(len(self.actions), BYTES)), np.int64)
        self._observations = np.zeros((tables, packed(self._width, SHORTS)), np.int64)
        self.reset()

    def __len__(self) -> int:
        return len(self._state)

    @property
    def places(self) -> dict[str, slice]:
        """Where each part of an observation lies."""
        return places_of(self.layout)

    @property
    def seats(self) -> NDArray[np.int64]:
        """Whose turn it is at each table."""
        return self._state[:, SEAT].copy()

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions the seat whose turn it is may take, by table and action. The next step changes it."""
        return self._masks.view(np.bool_)[:, : len(self.actions)]

    @property
    def records(self) -> NDArray[np.int64]:
        """The record of each table, word for word (`coronet.batch.layout` names them). The next step changes it."""
        return self._records

    def reset(self, tables: NDArray[Any] | None = None) -> None:
        """Begin again at every table, with the first deals of the seed; or at these alone, with their next deals.

        They are given by number, or as a flag for each table.
        """
        if tables is None:
            self._state[:] = 0
            self._state[:, SEED] = self._seed + np.arange(len(self))
            self._state[:, STRIDE] = len(self)
            self._begin()
            return
        numbers = np.unique(self._numbers(tables))
        chosen = self.clone(numbers)
        chosen._state[:, [DONE, WINNERS]] = 0
        chosen._state[:, TOTALS:] = 0
        chosen._begin()
        for own, other in zip(self._arrays, chosen._arrays, strict=True):
            own[numbers] = other

    def clone(self, tables: NDArray[Any] | None = None) -> Tables:
        """Tables of their own that stand as these do, or as these of them do, one as often as it is named.

        They go on alike as long as the same actions are taken, also with the games that follow.
        """
        copy = object.__new__(Tables)
        copy.__dict__.update(self.__dict__)
        numbers = np.arange(len(self)) if tables is None else self._numbers(tables)
        copy._records, copy._state, copy._masks, copy._observations = (array[numbers] for array in self._arrays)
        return copy

    def _begin(self) -> None:
        def begin(number: int, record: Row, state: Row, masks: Row, _: Row) -> None:
            self._rules["tables_begin"](record, self._start, state, number)
            self._rules["tables_show_mask"](record, state, self._flags(), masks, number)

        self._everywhere(begin)

    @property
    def _arrays(self) -> tuple[NDArray[np.int64], ...]:
        return self._records, self._state, self._masks, self._observations

    def _numbers(self, tables: NDArray[Any]) -> NDArray[np.int64]:
        given = np.asarray(tables)
        if given.dtype == np.bool_ and given.shape == (len(self),):
            return np.flatnonzero(given)
        is_listed = given.ndim == 1 and (np.issubdtype(given.dtype, np.integer) or not given.size)
        if not is_listed or ((given < 0) | (given >= len(self))).any():
            raise InputError("tables", value=given, allowed=f"numbers from 0 to {len(self) - 1}, or {len(self)} flags")
        return given.astype(np.int64)

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Take an action at every table; one that its mask does not allow is an InputError, and nothing changes."""
        taken = self._checked(actions)
        before = np.where(self._state[:, DONE, None], 0, self._totals)

        def take(number: int, record: Row, state: Row, masks: Row, actions: Row) -> None:
            self._rules["tables_take"](record, self._start, state, actions, number)
            self._rules["tables_show_mask"](record, state, self._flags(), masks, number)

        self._everywhere(take, taken)
        return self._step(before)

    def observe(self) -> NDArray[np.int16]:
        """What the seat whose turn it is knows, by table and number. The next call changes it."""

        def look(number: int, record: Row, state: Row, _: Row, observations: Row) -> None:
            numbers = Row.zeros(packed(self._width, SHORTS) * SHORTS)
            self._rules["tables_look"](record, Row.zeros(self._words), state, numbers, observations, number)

        self._everywhere(look, self._observations, LEAST_SEEN)
        return self._observations.view(np.int16)[:, : self._width]

    def at_random(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """An action for every table, all that are allowed equally likely."""
        chosen, drawn = np.empty(len(self), np.int64), chance.integers(1 << 32, size=len(self))
        self._rules["tables_pick"](Row(self._masks), self._masks.shape[1], Row(drawn), len(self), Row(chosen))
        return chosen

    def _everywhere(
        self,
        work: Callable[[int, Row, Row, Row, Row], None],
        last: NDArray[Any] | None = None,
        least: int = LEAST_STEPPED,
    ) -> None:
        """Let every thread work on its share of the tables: records, words beside them, masks, and one more array."""
        arrays = (self._records, self._state, self._masks, self._state if last is None else last)

        def chunk(first: int, number: int) -> None:
            record, state, masks, more = (Row(array[first : first + number]) for array in arrays)
            work(number, record, state, masks, more)

        share = -(-len(self) // (self._threads or cores()))
        in_chunks(chunk, len(self), max(least, share), self._threads)

    @property
    def _totals(self) -> NDArray[np.int64]:
        return self._state[:, TOTALS : TOTALS + self.players]

    def _flags(self) -> Row:
        return Row.zeros(len(self.actions))

    def _checked(self, actions: NDArray[np.integer[Any]]) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (len(self),) or not np.issubdtype(given.dtype, np.integer):
            raise InputError("actions", value=given, allowed=f"{len(self)} integers")
        known = (given >= 0) & (given < len(self.actions))
        allowed = known & self.masks[np.arange(len(self)), np.where(known, given, 0)]
        if not allowed.all():
            table = int(allowed.argmin())
            raise InputError(f"actions[{table}]", value=int(given[table]), allowed="one that the table's mask allows")
        return np.ascontiguousarray(given, np.int64)

    def _step(self, before: NDArray[np.int64]) -> Step:
        done = self._state[:, DONE].astype(np.bool_)
        shares = np.zeros((len(self), self.players))
        ended = np.flatnonzero(done)  # few: most steps end no game
        won = self._state[ended, WINNERS, None] >> np.arange(self.players) & 1
        shares[ended] = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        return Step(done, self._totals.copy(), shares, self._sign * (self._totals - before))


def _check(field: str, value: Any, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise InputError(field, value=value, allowed=f"a whole number from {least} to {most}")
