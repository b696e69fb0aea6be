"""A game that bots have just played, gone through again by compiled rules: what each seat had before it at each choice.

Nothing is checked: such a log is our own. Those that others wrote are replayed (`coronet.table.replay`).
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, NamedTuple

from coronet.errors import InputError
from coronet.games.catalogue import game_named
from coronet.games.parts import part_of, rules_of
from coronet.kernel import compiled
from coronet.kernel.bits import each
from coronet.kernel.compiled import Row
from coronet.table.log import ChoiceLine, Log


class Result(NamedTuple):
    """How a game went."""

    settings: dict[str, Any]
    players: int
    over: bool
    totals: list[int]
    winners: list[int]


def can_walk(game: str) -> bool:
    """Whether its rules are compiled, and its prompts lie where ours do."""
    try:
        return compiled.available() and bool(find_spec(part_of(game, "entries").__package__ + ".shown.prompts"))
    except (InputError, ModuleNotFoundError):  # not compiled, or without that folder
        return False


def digest_of(words: array[int]) -> str:
    """A digest of what a seat knows, the same on every machine."""
    if sys.byteorder == "big":
        words.byteswap()
    return hashlib.sha256(words).hexdigest()[:32]


class Walk:
    """A game on the way from its deal to its end."""

    def __init__(self, log: Log, *, observes: bool) -> None:
        name = log.header.game
        self._log, self._game, self._rules = log, game_named(name), rules_of(name)
        self._held = self._game.read_settings(log.header.settings)
        self._record = Row.of(self._game.new(self._held, log.header.seed or 0, None).to_words())
        self._own_prompt = part_of(name, "shown.prompts").own_prompt
        self._numbers = Row.zeros(part_of(name, "learnt.observation").WIDTH) if observes else None
        self._out = Row.zeros(self._game.most_choices)
        self._seen = self._game.record_class()  # as the seat sees it, read anew for every choice

    def decisions(self) -> Iterator[dict[str, Any]]:
        """For each choice what there was to choose from and to know, as Parquet has it."""
        text_of, parse, act = self._game.text_of, self._game.parse, self._rules["act"]
        for line in self._log.lines:
            if not isinstance(line, ChoiceLine):
                continue
            parsed = parse(str(line.choice), None)
            assert parsed is not None  # noqa: S101 - our own log
            number = self._rules["choices"](self._record, line.seat, self._out)
            options = self._out.numbers[:number].tolist()
            yield {
                **self._known_to(line.seat),
                "options": [text_of(choice) for choice in options],
                "chosen": options.index(parsed.choice),
                "choice": line.choice,
                "taken_back": False,
            }
            act(self._record, line.seat, parsed.choice)

    def result(self) -> Result:
        """How it went, once all is gone through."""
        record = self._game.record_class()
        record.read_words(self._record.numbers.tolist())
        _, totals, winners = self._game.result(record)
        players, over = self._game.players(record), self._game.over(record)
        return Result(self._held.to_data(), players, over, totals, winners)

    def _known_to(self, seat: int) -> dict[str, Any]:
        veiled = Row(self._record.numbers[:])
        self._rules["veil"](veiled, seat)
        record = self._seen
        record.read_words(veiled.numbers.tolist())
        known = {
            "seat": seat,
            "to_act": list(each(self._game.to_act(record))),
            "ask": self._own_prompt(record, seat)[0],
        }
        if self._numbers is not None:
            import numpy as np  # noqa: PLC0415 - where rules are compiled it is installed

            self._rules["observe"](veiled, seat, 0, self._numbers)
            known["observation"] = np.array(self._numbers.numbers, np.int16)
        return known | {"veil": digest_of(veiled.numbers)}
