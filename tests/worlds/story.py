"""A round that was written down, told again by the referee step by step (tests/referee).

The engine makes the true records from the choices; what happened at each step, and what was in force, is the referee's
reading. Everything that judges an imagined world stands on these steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from coronet.games.rebel.cards import names_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.hooks import ROUND_NAMES
from coronet.games.rebel.powers import PRINCESS_NAMES
from coronet.games.rebel.record import EDITIONS, Round
from tests.referee.editions import DELUXE
from tests.referee.game import play_dealt_round
from tests.referee.position import Position, Settings

Acts = Sequence[tuple[int, int]]


@dataclass
class Step:
    """A question that was answered by all whom it was put."""

    at: int
    chosen: dict[int, str]
    before: Position  # when it was asked
    after: Position  # when the next one is
    record: Round  # the true record afterwards
    attempt: int  # how many tricks had been played out before, those undone by Alice included
    gift: int  # how many times gifts had been given before

    @property
    def verb(self) -> str:
        return next(iter(self.chosen.values())).split()[0]

    @property
    def seat(self) -> int:
        """Who was asked, when it was one seat alone."""
        return next(iter(self.chosen))

    @property
    def words(self) -> list[str]:
        return self.chosen[self.seat].split()

    @property
    def princess(self) -> str:
        return self.before.princesses[self.seat]

    @property
    def is_power(self) -> bool:
        """A power used in a window, not a further step of it."""
        return self.verb == "power" and self.seat not in self.before.seats_used


@dataclass
class Attempt:
    """A trick that was played out, as it lay when its winner was found."""

    position: Position
    winner: int


class StoryEndsError(Exception):
    """No more choices: the referee stands where the records end."""


class Story:
    """The steps of a round from its start up to now."""

    def __init__(self, start: Round, acts: Acts) -> None:
        self.start = start
        self.acts = acts
        self.records = true_records(start, acts)
        self.players = start.players
        self.steps: list[Step] = []
        self.attempts: list[Attempt] = []
        self.gifts_went_to: list[int | None] = []  # by time of giving: who won them
        self.is_over = True
        self._done = 0  # choices gone through
        self.position = Position(_settings(start), ROUND_NAMES[start.round], start.leader, _hands(start))
        try:
            play_dealt_round(self, self.position, is_passing=bool(start.passing))
        except StoryEndsError:
            self.is_over = False

    @property
    def truth(self) -> Round:
        return self.records[-1]

    @property
    def is_deluxe(self) -> bool:
        return self.position.edition == DELUXE

    # What the referee asks for

    def ask(self, seat: int, legal: set[str]) -> str:
        return self.ask_all({seat: legal})[seat]

    def ask_all(self, legal: dict[int, set[str]]) -> dict[int, str]:
        self._end_last_step()
        acts = self.acts[self._done : self._done + len(legal)]
        if len(acts) < len(legal):
            raise StoryEndsError
        chosen = {seat: GAME.text_of(choice) for seat, choice in acts}
        assert chosen.keys() == legal.keys(), f"the referee asks {sorted(legal)}; those who chose are {chosen}"
        for seat, choice in chosen.items():
            assert choice in legal[seat], f"seat {seat} chose {choice}; the referee allows {sorted(legal[seat])}"
        self._done += len(legal)
        before = self.position.copy()
        record = self.records[self._done]
        gift = len(self.gifts_went_to)
        step = Step(len(self.steps), chosen, before, before, record, len(self.attempts), gift)
        if step.verb == "gift":
            self.gifts_went_to.append(None)
        self.steps.append(step)
        return chosen

    def _end_last_step(self) -> None:
        if self.steps:
            self.steps[-1].after = self.position.copy()

    def attempt_won(self, winner: int) -> None:
        self.attempts.append(Attempt(self.position.copy(), winner))

    def trick_taken(self, winner: int) -> None:
        self.gifts_went_to = [winner if went_to is None else went_to for went_to in self.gifts_went_to]

    def dealt_by_chance(self, pool: set[str], seats: list[int], each: int) -> dict[int, set[str]]:
        hands = _hands(self.records[self._done])
        return {seat: hands[seat] & pool for seat in seats}

    def drawn_by_chance(self, hidden: set[str], seat: int) -> str:
        (drawn,) = _hands(self.records[self._done])[seat] & hidden
        return drawn

    def frozen_by_chance(self, seat: int, hidden: set[str]) -> str:
        (card,) = names_of(self.records[self._done].frozen_card)
        return card

    def looked_at_by_chance(self, seat: int, hidden: set[str]) -> set[str]:
        return set(names_of(self.records[self._done].drawn))


def true_records(start: Round, acts: Acts) -> list[Round]:
    """The record at the start and after every choice."""
    record = start.copy()
    record.source = start.source.copy() if start.source is not None else None
    records = [record]
    for seat, choice in acts:
        record = record.copy()
        GAME.act(record, seat, choice)
        records.append(record)
    return records


def _hands(record: Round) -> list[set[str]]:
    return [set(names_of(record.hand[seat])) for seat in range(record.players)]


def _settings(record: Round) -> Settings:
    princesses = tuple(PRINCESS_NAMES.get(record.princess[seat], "none") for seat in range(record.players))
    return Settings(EDITIONS[record.edition], record.players, (), princesses, record.leader, 0)
