"""GAME: Woo the Princess as the layers above see it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from coronet.games.contract import Line, Parsed
from coronet.games.woo import (
    choices,
    flow,
    imagine,
    legal,
    positions,
    reasons,
    refusals,
    result,
    settings,
    story,
    study,
    veil,
    view,
)
from coronet.games.woo.cards import ALL_CARDS, ALL_PRINCESSES, PRINCESSES_OF_A_SUIT, SUITS, names_of
from coronet.games.woo.record import EVENTS, PRINCESS_EVENT, Courtship, Study
from coronet.kernel import generator
from coronet.kernel.bits import each
from coronet.kernel.record import Source

RULES_VERSION = 1


@lru_cache(maxsize=512)
def _text_of(choice: int) -> str:
    """The words of choices, kept: the same few hundred are said again and again."""
    return choices.text_of(choice)


class Woo:
    """The contract of a game, filled in; it holds no state."""

    name = "woo"
    rules_version = RULES_VERSION
    record_class = Courtship
    most_choices = legal.MOST_CHOICES
    events = EVENTS
    lowest_wins = False

    choices = staticmethod(legal.choices)
    why_not = staticmethod(reasons.why_not)
    act = staticmethod(flow.act)
    take_back = staticmethod(flow.take_back)
    veil = staticmethod(veil.veil)

    read_settings = staticmethod(settings.read)
    over = staticmethod(result.is_over)
    finished = staticmethod(result.finished)
    form = staticmethod(result.form)
    result = staticmethod(result.result)
    text_of = staticmethod(_text_of)
    refuse = staticmethod(refusals.refuse)
    public_view = staticmethod(view.public_view)
    own_view = staticmethod(view.own_view)
    open_view = staticmethod(view.open_view)
    position = staticmethod(positions.position)
    expected = staticmethod(positions.expected)

    def imagine(self, veiled: Courtship, seat: int, seed: int) -> Courtship:
        """A full record that agrees with all that `seat` knows; `seed` decides which."""
        found, world = Study(), Courtship()
        study.begin_study(veiled, seat, seed, found)
        imagine.imagine(veiled, found, world)
        return world

    def new(self, held: settings.Settings, seed: int, source: Source | None) -> Courtship:
        """A record ready for its first decision."""
        return settings.new(held, seed, source)

    def players(self, record: Courtship) -> int:
        """How many seats there are, the Ghost's too."""
        return record.players

    def to_act(self, record: Courtship) -> int:
        """The seats that must choose now, as a set."""
        return record.waiting

    def asked(self, record: Courtship, seat: int) -> int:
        """How many questions this seat has been put."""
        return record.asked[seat]

    def pending(self, record: Courtship, seat: int) -> int:
        """The seat's choice that waits for others, or 0."""
        return record.pending[seat]

    def role(self, record: Courtship, seat: int) -> str | None:
        """Who a seat is in this game: all are alike."""
        return None

    def parse(self, text: str, record: Any = None) -> Parsed | None:
        """The choice that a text says; None when it is no choice at all."""
        return choices.parse(text)

    def items(self, event: int, pool: int) -> list[str]:
        """The names of what an event draws from; Princess cards of one suit have one name."""
        if event == PRINCESS_EVENT:
            return [SUITS[item // PRINCESSES_OF_A_SUIT] for item in each(pool)]
        return names_of(pool)

    def everything(self, event: int) -> int:
        """All that an event could ever draw from."""
        return ALL_PRINCESSES if event == PRINCESS_EVENT else ALL_CARDS

    def skip_draws(self, record: Courtship, seed: int, draws: int) -> None:
        """Bring the record's generator to where it is after so many draws."""
        generator.seed(record, seed)
        for _ in range(draws):
            generator.next_word(record)

    def story(self, veiled: Any, viewer: int, seat: int, choice: int) -> list[Line]:
        """The last step, made by `seat` with `choice`, as lines for this viewer, from its veil."""
        return story.story(veiled, viewer, seat, choice)


GAME = Woo()
