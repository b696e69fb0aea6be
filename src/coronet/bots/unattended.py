"""Whole games of bots on compiled rules, noted as they go; they stop only where a choice is made outside of them.

A game offers it by a module `unattended` beside its rules of thumb. Seats that go by these in full choose inside, as
long as one choice is better than all others; among several that are as good the seed decides, outside.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from coronet.bots.best_scored import bring_near_best
from coronet.bots.levels import part_of, policy_of
from coronet.games.contract import Game, veiled_copy
from coronet.games.entries import Compilable
from coronet.kernel import compiled
from coronet.kernel.bits import lowest
from coronet.kernel.compiled import Entry, Row
from coronet.kernel.generator import seed
from coronet.kernel.notes import FULL, note_choice
from coronet.kernel.record import Record
from coronet.kernel.rule import rule, rule_of

MODULE = "unattended"
BY_THUMB = "good"  # the level whose choices are those of the rules of thumb in full
OUTSIDE = -1  # a seat that does not go by the rules of thumb must choose


def of_play_out(  # noqa: PLR0913 - all that playing needs
    game: Compilable,
    kept: type[Record],
    mind: type[Record],
    *,
    go_on: Callable[[Any], None],
    weigh: Callable[..., int],
    near: int,
) -> dict[str, Entry]:
    """The entries, of a game's rules and its rules of thumb: the class of its record with notes, and that of a mind."""
    act, over, choices = game.act, game.over_phase, game.choices

    @rule_of(kept)
    def begin(record: Any, number: int) -> None:
        """A game up to its first decision; the number decides what chance brings."""
        seed(record, number)
        go_on(record)

    def play_on(  # noqa: PLR0913, PLR0917 - a rule has no room of its own to think in
        record: Any, scene: Any, mind: Any, out: list[int], scored: list[int], thumbs: int, choice: int
    ) -> int:
        """Make this choice, if it is not 0, and play on until somebody outside must choose.

        How many choices in `out` are as good to a seat of `thumbs`; OUTSIDE for another seat; 0 when the game is over
        or the notes are full.
        """
        if choice:
            note_choice(record, lowest(record.waiting), choice)
            act(record, lowest(record.waiting), choice)
        while record.phase != over and record.noted < FULL:
            seat = lowest(record.waiting)
            if thumbs >> seat & 1 == 0:
                return OUTSIDE
            number = weigh(record, seat, scene, mind, out, scored, 0)
            if number > 1:
                number = bring_near_best(out, scored, number, near)
                if number > 1:
                    return number
            note_choice(record, seat, out[0])
            act(record, seat, out[0])
        return 0

    play_on.__annotations__ |= {"record": kept, "scene": kept, "mind": mind}
    play_on.__module__ = kept.__module__
    return {
        "begin": Entry(begin, quick=True),
        "play_on": Entry(rule(play_on), quick=True),
        "choices": Entry(choices, quick=True),
    }


def entries_for(game: Game) -> Any:
    """The module with what is compiled for games of bots alone; None where there is none, or no compiler."""
    return _entries_in(policy_of(game.record_class()).__name__.rpartition(".")[0])


@cache
def _entries_in(package: str) -> Any:
    name = f"{package}.{MODULE}"
    is_made = compiled.available() and not compiled.is_in_browser()  # no such unit comes with the page
    return import_module(name) if is_made and find_spec(name) is not None else None


class Unattended:
    """One game of bots alone."""

    def __init__(self, game: Game, start: Any, number: int, thumbs: int) -> None:
        """From a record with settings and nothing drawn; seats of the set `thumbs` go by the rules of thumb in full."""
        module = entries_for(game)
        rules = module.rules()
        self._game, self._thumbs = game, thumbs
        self._levels = part_of(game, "levels")
        self._play_on, self._choices = rules["play_on"], rules["choices"]
        kept = module.KEPT
        self._at = places_of(kept)
        self._words = array("q", start.to_words())
        self._words.extend([0] * (kept.WORDS - len(self._words)))
        self._record = Row(self._words)
        self._scratch = (
            Row.zeros(kept.WORDS),
            Row.zeros(module.MIND.WORDS),
            Row.zeros(game.most_choices),
            Row.zeros(game.most_choices),
        )
        self._notes: list[int] = []
        rules["begin"](self._record, number)
        self._liked = self._go_on(0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._words[self._at["waiting"]]

    @property
    def seat(self) -> int:
        """Who must choose."""
        return lowest(self._words[self._at["waiting"]])

    @property
    def length(self) -> int:
        """How many choices were made, and chance events happened."""
        return int(self._words[self._at["noted_lines"]])

    def untied(self, chance: int) -> int | None:
        """What a seat does to which, by the rules of thumb, several choices are as good; None for any other seat."""
        if self._liked < 0:
            return None
        seat = self.seat
        hand = self._words[self._at["hand"] + seat]
        rng = self._levels.chance_of(self._words[self._at["phase"]], hand, seat, chance)
        return int(rng.choice(self._scratch[2].numbers[: self._liked]))

    def choices(self) -> list[int]:
        """All legal choices of the seat."""
        out = self._scratch[2]
        number = self._choices(self._record, self.seat, out)
        return list(out.numbers[:number])

    def veiled(self) -> Any:
        """What the seat knows."""
        return veiled_copy(self._game, self._read(), self.seat)

    def result(self) -> tuple[list[int], list[int]]:
        """The totals and the winners."""
        _, totals, winners = self._game.result(self._read())
        return totals, winners

    def make(self, choice: int) -> None:
        """Make a choice for the seat, and play on."""
        self._liked = self._go_on(choice)

    def notes(self) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """What happened: -1 - a seat with its choice, or a chance event with its pool and what was drawn."""
        notes, at = self._notes, 0
        while at < len(notes):
            drawn = 0 if notes[at] < 0 else notes[at + 2]
            begun = at + 2 + (notes[at] >= 0)
            yield notes[at], notes[at + 1], tuple(notes[begun : begun + drawn])
            at = begun + drawn

    def _go_on(self, choice: int) -> int:
        liked = self._play_on(self._record, *self._scratch, self._thumbs, choice)
        while not liked:
            self._take_notes()
            if self.over:
                break
            liked = self._play_on(self._record, *self._scratch, self._thumbs, 0)
        return int(liked)

    def _read(self) -> Any:
        record = self._game.record_class()
        record.read_words(self._words.tolist())
        return record

    def _take_notes(self) -> None:
        words, at = self._words, self._at
        first = at["notes"]
        self._notes += words[first : first + words[at["noted"]]]
        words[at["noted"]] = words[at["noted_event"]] = 0


@cache
def places_of(kept: Any) -> dict[str, int]:
    """Where each field of a record begins."""
    places, at = {}, 0
    for name, length in kept.FIELDS:
        places[name] = at
        at += length
    return places
