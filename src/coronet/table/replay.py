"""Replay: the table that a log tells of, every draw and every choice checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from coronet.errors import InputError, LogError, Refused
from coronet.games.catalogue import game_named
from coronet.games.contract import Game
from coronet.kernel.record import Source
from coronet.table.ball import draws_after
from coronet.table.draws import DrawMissing, Event, Noting, Played
from coronet.table.log import ChanceLine, ChoiceLine, Log, event_of
from coronet.table.table import Table


def replay(log: Log, upto: int | None, source: str, draws: Callable[[int], Source] | None = None) -> Table:
    """The table after all choices of the log, or the first `upto`; `source` names the log in complaints."""
    one = _Replay(log, source)
    made = 0
    while not one.done and (upto is None or made < upto):
        one.step()
        made += 1
    if draws is not None:
        one.table.go_on_with(draws(one.draws))
    elif one.table.ball is not None:
        one.go_on_with_ball()
    elif log.header.seal is None:  # a sealed shuffle goes on by its key or not at all
        one.table.go_on_alone(one.draws)
    return one.table


def steps(log: Log, source: str = "log") -> Iterator[tuple[ChoiceLine | None, Table]]:
    """The table after the deal (None) and after each choice; it is always the same table, which goes on."""
    one = _Replay(log, source)
    yield None, one.table
    while not one.done:
        yield one.step(), one.table


class _Replay:
    """Where a replay stands in its log."""

    def __init__(self, log: Log, source: str) -> None:
        self.log, self.source = log, source
        self.game, settings = self._header()
        self.at = 0
        self.draws = 0
        self.noting = Noting(Played(self.events()))
        try:
            record = self.game.new(settings, log.header.seed or 0, self.noting)
        except DrawMissing as missing:
            raise self.bad_draw(missing) from None
        self.table = Table(self.game, settings, log.header.seed, self.noting, record)
        self.table.seal = log.header.seal
        self.table.seats = self._seats()
        self.table.ball = log.header.ball
        self.all_drawn()

    def _header(self) -> tuple[Game, Any]:
        header, source = self.log.header, self.source
        try:
            game = game_named(header.game)
        except InputError as error:
            raise LogError("game", source=source, line=1, value=error.value, allowed=error.allowed) from None
        if header.rules != game.rules_version:
            allowed = f"version {game.rules_version}; a game of other rules is shown by the release that played it"
            raise LogError("rules", source=source, line=1, value=header.rules, allowed=allowed)
        try:
            return game, game.read_settings(header.settings)
        except InputError as error:
            field = f"settings.{error.field}"
            raise LogError(field, source=source, line=1, value=error.value, allowed=error.allowed) from None

    def _seats(self) -> list[str] | None:
        seats, seal = self.log.header.seats, self.log.header.seal
        players = self.table.players if seal is None else len(seal.seats)
        if seats is not None and len(seats) != players:
            allowed = f"{players}, one for each seat"
            raise LogError("seats", source=self.source, line=1, value=len(seats), allowed=allowed)
        return seats

    @property
    def done(self) -> bool:
        """Whether every line has been played."""
        return self.at >= len(self.log.lines)

    def events(self) -> list[Event]:
        """The chance lines from here to the next choice."""
        events = []
        while self.at < len(self.log.lines) and isinstance(line := self.log.lines[self.at], ChanceLine):
            events.append(event_of(self.game, line, self.source, self.at + 2))
            self.draws += len(line.pick)
            self.at += 1
        return events

    def step(self) -> ChoiceLine:
        """The next choice, and the draws that follow from it."""
        line = self.log.lines[self.at]
        number = self.at + 2
        assert isinstance(line, ChoiceLine)  # noqa: S101 - `events` stops at nothing else
        self.at += 1
        self.noting.inner = Played(self.events())
        try:
            if line.choice is None:
                self.table.take_back(line.seat)
            else:
                self.table.act(line.seat, line.choice)
        except (Refused, InputError) as refused:
            why = f"a legal choice: {refused}"
            raise LogError("choice", source=self.source, line=number, value=line.choice, allowed=why) from None
        except DrawMissing as missing:
            raise self.bad_draw(missing) from None
        self.all_drawn()
        return line

    def go_on_with_ball(self) -> None:
        """Draw on by the formula of the day; a log that does not follow it does not draw on."""
        made = Log(self.log.header, self.log.lines[: self.at])
        source = draws_after(made)
        if source is not None:
            self.table.go_on_with(source)

    def all_drawn(self) -> None:
        """No chance line is left over."""
        played = self.noting.inner
        if isinstance(played, Played) and (played.at < len(played.events) or played.drawn):
            allowed = "what the rules draw here"
            left = self.game.events[played.events[-1].event]
            raise LogError("event", source=self.source, line=self.at + 1, value=left, allowed=allowed)

    def bad_draw(self, missing: DrawMissing) -> LogError:
        """The rules draw something else here than the log says."""
        items = " ".join(self.game.items(missing.event, missing.pool))
        wanted = f"{self.game.events[missing.event]} drawn from {items}"
        return LogError("event", source=self.source, line=self.at + 1, allowed=wanted)
