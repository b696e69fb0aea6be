"""Does an imagined world agree with all that a seat knows for certain? (DESIGN.md, imagine; rules, section 9.)

Shares no code with the sampler: the rules are the referee's (tests/referee), and what was seen is told by `story`.
"""

from __future__ import annotations

from collections.abc import Iterator

from coronet.games.rebel.cards import names_of
from coronet.games.rebel.record import KEEP_PRINCESS, Round
from tests.worlds.knowledge import TABLE, Knowledge, Place
from tests.worlds.places import misplaced, placed
from tests.worlds.replay import Replay
from tests.worlds.story import Acts, Story, true_records


def contradictions(start: Round, acts: Acts, seat: int, world: Round) -> list[str]:
    """One sentence for each contradiction between `world` and what `seat` knows; none when it agrees.

    `start` is the true record when the round began: dealt, before its first choice (or, with two princesses to keep one
    of, before the first is kept). `acts` are the choices made since, on the true record.
    """
    if start.phase == KEEP_PRINCESS:
        return list(misplaced(true_records(start, acts)[-1], world, seat))
    return Seen(Story(start, acts), seat).contradictions(world)


class Seen:
    """A story as one seat saw it, to judge many worlds by."""

    def __init__(self, story: Story, seat: int) -> None:
        if story.is_over:
            raise ValueError("the round is over: nothing of it is hidden")
        self.story = story
        self.knowledge = Knowledge(story, seat)
        self.seat = seat

    def contradictions(self, world: Round) -> list[str]:
        found = list(misplaced(self.story.truth, world, self.seat))
        if found:
            return found  # the rest would stumble over it
        found = [*self._places(world), *self._limits(world), *self._gifts(world)]
        return found + list(Replay(self.knowledge, world).contradictions())

    def _places(self, world: Round) -> Iterator[str]:
        for card, place in sorted(placed(world).items()):
            could = self.knowledge.could[card]
            if place[0] != "gift" and place not in could:
                elsewhere = " or ".join(_said(known) for known in sorted(could, key=str))
                why = self.knowledge.why.get((card, place), f"it lies {elsewhere}")
                yield f"{card} lies {_said(place)}: {why}"

    def _limits(self, world: Round) -> Iterator[str]:
        for limit in self.knowledge.limits:
            for seat in self.knowledge.others:
                held = limit.cards & set(names_of(world.hand[seat]))
                if len(held) > limit.most[seat]:
                    most = max(limit.most[seat], 0)
                    yield f"seat {seat} holds {' '.join(sorted(held))}, at most {most} of which it can: {limit.why}"

    def _gifts(self, world: Round) -> Iterator[str]:
        """Each gift can have been given at a time of its own, when the pile went to who has it now."""
        went_to = self.story.gifts_went_to
        for seat in range(world.players):
            times: dict[str, set[int]] = {}
            for card in names_of(world.gifted[seat]):
                could = {place[2] for place in self.knowledge.could[card] if place[:2] == ("gift", seat)}
                with_winner = {time for time, to in enumerate(went_to) if card in names_of(_pile(world, to))}
                times[card] = {int(time) for time in could & with_winner}
            if not _has_each_its_own(times):
                yield f"seat {seat} cannot have given {' '.join(sorted(times))} as gifts, one before each trick"


def _pile(world: Round, went_to: int | None) -> int:
    return world.gift_pile if went_to is None else world.gifts_won[went_to]


def _has_each_its_own(times: dict[str, set[int]]) -> bool:
    """Whether every card can have a time that no other has."""
    holder: dict[int, str] = {}

    def find(card: str, tried: set[int]) -> bool:
        for time in times[card] - tried:
            tried.add(time)
            if time not in holder or find(holder[time], tried):
                holder[time] = card
                return True
        return False

    return all(find(card, set()) for card in times)


def _said(place: Place) -> str:
    if place == TABLE:
        return "on the table"
    kind, seat, *_ = place
    return f"in the hand of seat {seat}" if kind == "hand" else f"among the cards of seat {seat} ({kind})"
