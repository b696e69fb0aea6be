"""GAME: Rebel Princess as the layers above see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coronet.games.contract import Line, Parsed
from coronet.games.rebel import choices as choice_words
from coronet.games.rebel import (
    flow,
    imagine,
    legal,
    positions,
    reasons,
    refusals,
    result,
    settings,
    story,
    texts,
    veil,
    view,
)
from coronet.games.rebel.cards import ALL_CARDS, CARD_NAMES
from coronet.games.rebel.hooks import ROUND_NAMES
from coronet.games.rebel.lots import Study
from coronet.games.rebel.powers import PRINCESS_NAMES, PRINCESSES_BY_NAME
from coronet.games.rebel.record import EVENTS, LEADER_EVENT, MAX_SEATS, PRINCESS_EVENT, ROUND_EVENT, Round
from coronet.kernel import generator
from coronet.kernel.bits import each
from coronet.kernel.record import Source

RULES_VERSION = 1


class Rebel:
    """The contract of a game, filled in; it holds no state."""

    name = "rebel"
    rules_version = RULES_VERSION
    record_class = Round
    most_choices = legal.MOST_CHOICES
    events = EVENTS
    lowest_wins = True

    choices = staticmethod(legal.choices)
    why_not = staticmethod(reasons.why_not)
    act = staticmethod(flow.act)
    take_back = staticmethod(flow.take_back)
    veil = staticmethod(veil.veil)

    read_settings = staticmethod(settings.read)
    over = staticmethod(result.is_over)
    finished = staticmethod(result.finished)
    form = staticmethod(result.form)
    role = staticmethod(result.role)
    result = staticmethod(result.result)
    text_of = staticmethod(texts.text_of)
    refuse = staticmethod(refusals.refuse)
    public_view = staticmethod(view.public_view)
    own_view = staticmethod(view.own_view)
    open_view = staticmethod(view.open_view)
    position = staticmethod(positions.position)
    expected = staticmethod(positions.expected)

    def imagine(self, veiled: Round, seat: int, seed: int) -> Round:
        """A full record that agrees with all that `seat` knows; `seed` decides which."""
        study, world = Study(), Round()
        imagine.begin_study(veiled, seat, seed, Round(), study)
        imagine.imagine(veiled, study, world)
        return world

    def new(self, held: settings.Settings, seed: int, source: Source | None) -> Round:
        """A record ready for its first decision."""
        return settings.new(held, seed, source)

    def players(self, record: Round) -> int:
        """How many seats there are."""
        return record.players

    def to_act(self, record: Round) -> int:
        """The seats that must choose now, as a set."""
        return record.waiting

    def asked(self, record: Round, seat: int) -> int:
        """How many questions this seat has been put."""
        return record.asked[seat]

    def pending(self, record: Round, seat: int) -> int:
        """The seat's choice that waits for others, or 0."""
        return record.pending[seat]

    def parse(self, text: str, record: Any = None) -> Parsed | None:
        """The choice that a text says; None when it is no choice at all."""
        return choice_words.parse(text, PRINCESSES_BY_NAME)

    def items(self, event: int, pool: int) -> list[str]:
        """The names of what an event draws from."""
        if event == LEADER_EVENT:
            return [str(seat) for seat in each(pool)]
        names: Mapping[int, str] | tuple[str, ...] = CARD_NAMES
        if event == PRINCESS_EVENT:
            names = PRINCESS_NAMES
        elif event == ROUND_EVENT:
            names = ROUND_NAMES
        return [names[item] for item in each(pool)]

    def everything(self, event: int) -> int:
        """All that an event could ever draw from."""
        if event == LEADER_EVENT:
            return (1 << MAX_SEATS) - 1
        if event == PRINCESS_EVENT:
            return sum(1 << number for number in PRINCESS_NAMES)
        if event == ROUND_EVENT:
            return sum(1 << number for number in ROUND_NAMES)
        return ALL_CARDS

    def skip_draws(self, record: Round, seed: int, draws: int) -> None:
        """Bring the record's generator to where it is after so many draws."""
        generator.seed(record, seed)
        for _ in range(draws):
            generator.next_word(record)

    def story(self, veiled: Any, viewer: int, seat: int, choice: int) -> list[Line]:
        """The last step, made by `seat` with `choice`, as lines for this viewer, from its veil."""
        return story.story(veiled, viewer, seat, choice)


GAME = Rebel()
