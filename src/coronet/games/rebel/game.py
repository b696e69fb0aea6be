"""GAME: Rebel Princess as the layers above see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coronet.games import choosing
from coronet.games.contract import Parsed
from coronet.games.defaults import Defaults
from coronet.games.rebel import cases, flow, history, legal, reasons, result, settings, veil
from coronet.games.rebel import choices as choice_words
from coronet.games.rebel.cards import ALL_CARDS, CARD_NAMES
from coronet.games.rebel.declaration import DECLARED
from coronet.games.rebel.hooks import ROUND_NAMES
from coronet.games.rebel.imagined import imagine
from coronet.games.rebel.imagined.lots import Study
from coronet.games.rebel.notation import NOTATION
from coronet.games.rebel.powers import PRINCESS_NAMES, PRINCESSES_BY_NAME
from coronet.games.rebel.record import EVENTS, GAME_OVER, LEADER_EVENT, MAX_SEATS, PRINCESS_EVENT, ROUND_EVENT, Round
from coronet.games.rebel.shown import happened, memory, refusals, story, texts, view
from coronet.kernel.bits import each


class Rebel(Defaults):
    """The contract of a game, filled in."""

    declared = DECLARED
    rules_version = 2
    record_class = Round
    most_choices = legal.MOST_CHOICES
    events = EVENTS
    over_phase = GAME_OVER
    notation = NOTATION

    choices = staticmethod(legal.choices)
    why_not = staticmethod(reasons.why_not)
    act = staticmethod(flow.act)
    take_back = staticmethod(flow.take_back)
    veiled_rows = veil.ROWS
    veil = staticmethod(veil.veil)

    read_settings = staticmethod(settings.read)
    new = staticmethod(settings.new)
    finished = staticmethod(result.finished)
    form = staticmethod(result.form)
    role = staticmethod(result.role)
    danced = staticmethod(result.danced)
    result = staticmethod(result.result)
    said = staticmethod(texts.said)
    text_of = staticmethod(texts.text_of)
    numbers_played = staticmethod(choice_words.numbers_played)
    refuse = staticmethod(refusals.refuse)
    public_view = staticmethod(view.public_view)
    own_view = staticmethod(view.own_view)
    open_view = staticmethod(view.open_view)
    story = staticmethod(story.story)
    happened = staticmethod(happened.happened)
    moment = staticmethod(memory.moment)
    untold = staticmethod(memory.untold)
    saw_more = staticmethod(history.saw_more)
    position = staticmethod(cases.position)
    expected = staticmethod(cases.expected)

    def declining(self, veiled: Round, seat: int) -> int | None:
        """The choice that declines a power for a seat which wishes not to be asked, whether it could use it or not."""
        asked = refusals.asked_verbs(veiled, seat) if veiled.waiting >> seat & 1 else []
        if choice_words.OF_A_POWER.isdisjoint(asked) or "no" not in asked:
            return None
        return choosing.choice_of(choice_words.NO, 0, 0)

    def imagine(self, veiled: Round, seat: int, seed: int) -> Round:
        """A full record that agrees with all that `seat` knows; `seed` decides which."""
        study, world = Study(), Round()
        imagine.begin_study(veiled, seat, seed, Round(), study)
        imagine.imagine(veiled, study, world)
        return world

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


GAME = Rebel()
