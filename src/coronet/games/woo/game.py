"""GAME: Woo the Princess as the layers above see it."""

from __future__ import annotations

from typing import Any

from coronet.games.contract import Parsed
from coronet.games.defaults import Defaults
from coronet.games.woo import cases, choices, flow, legal, reasons, result, settings, veil
from coronet.games.woo.cards import ALL_CARDS, ALL_PRINCESSES, PRINCESSES_OF_A_SUIT, SUITS, names_of
from coronet.games.woo.choices import numbers_played, said
from coronet.games.woo.declaration import DECLARED
from coronet.games.woo.imagined import imagine, study
from coronet.games.woo.notation import NOTATION
from coronet.games.woo.record import EVENTS, OVER, PRINCESS_EVENT, Courtship, Study
from coronet.games.woo.shown import happened, refusals, story, view
from coronet.kernel.bits import each


class Woo(Defaults):
    """The contract of a game, filled in."""

    declared = DECLARED
    rules_version = 1
    record_class = Courtship
    most_choices = legal.MOST_CHOICES
    events = EVENTS
    over_phase = OVER
    notation = NOTATION

    choices = staticmethod(legal.choices)
    why_not = staticmethod(reasons.why_not)
    act = staticmethod(flow.act)
    take_back = staticmethod(flow.take_back)
    veil = staticmethod(veil.veil)

    read_settings = staticmethod(settings.read)
    new = staticmethod(settings.new)
    finished = staticmethod(result.finished)
    form = staticmethod(result.form)
    danced = staticmethod(result.danced)
    result = staticmethod(result.result)
    said = staticmethod(said)
    numbers_played = staticmethod(numbers_played)
    refuse = staticmethod(refusals.refuse)
    public_view = staticmethod(view.public_view)
    own_view = staticmethod(view.own_view)
    open_view = staticmethod(view.open_view)
    story = staticmethod(story.story)
    happened = staticmethod(happened.happened)
    position = staticmethod(cases.position)
    expected = staticmethod(cases.expected)

    def imagine(self, veiled: Courtship, seat: int, seed: int) -> Courtship:
        """A full record that agrees with all that `seat` knows; `seed` decides which."""
        found, world = Study(), Courtship()
        study.begin_study(veiled, seat, seed, found)
        imagine.imagine(veiled, found, world)
        return world

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


GAME = Woo()
