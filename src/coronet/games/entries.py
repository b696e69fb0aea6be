"""The entries that every compiled game has, made of its own rules: single ones, a step, and those over many tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from coronet.games.contract import Game
from coronet.kernel.bits import lowest
from coronet.kernel.compiled import Entry
from coronet.kernel.rule import rule_of
from coronet.kernel.tables import of_tables

Entries = dict[str, Entry]


class Compilable(Game, Protocol):
    """A game whose rules are all in the compiled subset."""

    @property
    def over_phase(self) -> int:
        """The phase of a record whose game has ended."""


def of_game(
    game: Compilable,
    *,
    go_on: Callable[[Any], None],
    total_of: Callable[[Any, int], int],
    actions: Any,
    observation: Any,
) -> Entries:
    """The entries by name, of what a game offers, two more rules, and its modules `actions` and `observation`."""
    act, choices = game.act, game.choices

    @rule_of(game.record_class)
    def step(record: Any, out: list[int], number: int) -> int:
        """Make choice `number` of `out` for the lowest seat that must choose; the next seat's choices go into `out`.

        How many there are; 0 when the game is over.
        """
        act(record, lowest(record.waiting), out[number])
        if record.waiting == 0:
            return 0
        return choices(record, lowest(record.waiting), out)

    quick = {
        "act": act,
        "choices": choices,
        "why_not": game.why_not,
        "veil": game.veil,
        "mask": actions.mask,
        "choice_after": actions.choice_after,
        "is_whole": actions.is_whole,
        "observe": observation.observe,
        "step": step,
    }
    tables = of_tables(
        game.record_class,
        go_on=go_on,
        act=act,
        veil=game.veil,
        total_of=total_of,
        over=game.over_phase,
        actions=actions,
        observation=observation,
    )
    return {name: Entry(function, quick=True) for name, function in quick.items()} | tables


def of_worlds(game: Game, *, at_random: Any, begin_study: Callable[..., Any], imagine: Callable[..., Any]) -> Entries:
    """The entries of a game whose hidden cards can be imagined, and which can be played on at random from there."""
    return {
        "choose_at_random": Entry(at_random.choose_at_random, quick=True),
        "playouts": Entry(at_random.playouts),
        "begin_study": Entry(begin_study),
        "imagine": Entry(imagine),
        "imagine_many": Entry(imagine, stepped=("world",)),
        "act_many": Entry(game.act, stepped=("record", "seat", "choice")),
        "choose_many": Entry(at_random.choose_at_random, stepped=("record", "seat")),
    }
