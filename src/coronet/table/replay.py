"""Replay: the table that a log tells of, every draw and every choice checked."""

from __future__ import annotations

from collections.abc import Callable

from coronet.errors import InputError, LogError, Refused
from coronet.games.contract import Game
from coronet.kernel.record import Source
from coronet.table.catalogue import game_named
from coronet.table.draws import DrawMissing, Event, Noting, Played
from coronet.table.log import ChanceLine, ChoiceLine, Log, event_of
from coronet.table.table import Table


def replay(log: Log, upto: int | None, source: str, draws: Callable[[int], Source] | None = None) -> Table:
    """The table after all choices of the log, or the first `upto`; `source` names the log in complaints."""
    try:
        game = game_named(log.header.game)
    except InputError as error:
        raise LogError("game", source=source, line=1, value=error.value, allowed=error.allowed) from None
    if log.header.rules != game.rules_version:
        allowed = f"version {game.rules_version}"
        raise LogError("rules", source=source, line=1, value=log.header.rules, allowed=allowed)
    try:
        settings = game.read_settings(log.header.settings)
    except InputError as error:
        field = f"settings.{error.field}"
        raise LogError(field, source=source, line=1, value=error.value, allowed=error.allowed) from None
    one = _Replay(game, log, source)
    noting = Noting(Played(one.events()))
    try:
        record = game.new(settings, log.header.seed or 0, noting)
    except DrawMissing as missing:
        raise one.bad_draw(missing) from None
    table = Table(game, settings, log.header.seed, noting, record)
    table.seal = log.header.seal
    one.all_drawn(noting)
    made = 0
    while one.at < len(log.lines) and (upto is None or made < upto):
        one.step(table, noting)
        made += 1
    if draws is not None:
        table.go_on_with(draws(one.draws))
    elif log.header.seal is None:  # a sealed shuffle goes on by its key or not at all
        table.go_on_alone(one.draws)
    return table


class _Replay:
    """Where a replay stands in its log."""

    def __init__(self, game: Game, log: Log, source: str) -> None:
        self.game, self.log, self.source = game, log, source
        self.at = 0
        self.draws = 0

    def events(self) -> list[Event]:
        """The chance lines from here to the next choice."""
        events = []
        while self.at < len(self.log.lines) and isinstance(line := self.log.lines[self.at], ChanceLine):
            events.append(event_of(self.game, line, self.source, self.at + 2))
            self.draws += len(line.pick)
            self.at += 1
        return events

    def step(self, table: Table, noting: Noting) -> None:
        """The next choice, and the draws that follow from it."""
        line = self.log.lines[self.at]
        number = self.at + 2
        assert isinstance(line, ChoiceLine)  # noqa: S101 - `events` stops at nothing else
        self.at += 1
        noting.inner = Played(self.events())
        try:
            if line.choice is None:
                table.take_back(line.seat)
            else:
                table.act(line.seat, line.choice)
        except (Refused, InputError) as refused:
            why = f"a legal choice: {refused}"
            raise LogError("choice", source=self.source, line=number, value=line.choice, allowed=why) from None
        except DrawMissing as missing:
            raise self.bad_draw(missing) from None
        self.all_drawn(noting)

    def all_drawn(self, noting: Noting) -> None:
        """No chance line is left over."""
        played = noting.inner
        if isinstance(played, Played) and (played.at < len(played.events) or played.drawn):
            allowed = "what the rules draw here"
            raise LogError("event", source=self.source, line=self.at + 1, value="a draw", allowed=allowed)

    def bad_draw(self, missing: DrawMissing) -> LogError:
        """The rules draw something else here than the log says."""
        items = " ".join(self.game.items(missing.event, missing.pool))
        wanted = f"{self.game.events[missing.event]} drawn from {items}"
        return LogError("event", source=self.source, line=self.at + 1, allowed=wanted)
