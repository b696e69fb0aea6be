"""GAME: Crowns as the layers above see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coronet.errors import InputError, Refusal
from coronet.games.contract import Parsed
from coronet.games.defaults import Defaults
from coronet.kernel import generator
from coronet.kernel.bits import each
from coronet.kernel.record import Source
from crowns import rules, settings, view
from crowns.declaration import DECLARED
from crowns.record import ALL_CARDS, CARDS, EVENTS, OVER, Crowns

REASONS = ("-", "game-over", "already-chosen", "not-held")


class Game(Defaults):
    """The contract of a game, filled in."""

    declared = DECLARED
    record_class = Crowns
    most_choices = CARDS
    events = EVENTS
    over_phase = OVER

    choices = staticmethod(rules.choices)
    why_not = staticmethod(rules.why_not)
    act = staticmethod(rules.act)
    take_back = staticmethod(rules.take_back)
    veil = staticmethod(rules.veil)
    read_settings = staticmethod(settings.read)
    new = staticmethod(settings.new)
    result = staticmethod(view.result)
    public_view = staticmethod(view.public_view)
    said = staticmethod(view.said)
    own_view = staticmethod(view.own_view)
    open_view = staticmethod(view.open_view)
    story = staticmethod(view.story)

    def imagine(self, veiled: Crowns, seat: int, seed: int) -> Crowns:
        """A full record that agrees with all that `seat` knows."""
        world = veiled.copy()
        generator.seed(world, seed)
        rules.imagine(veiled, seat, world)
        return world

    def finished(self, record: Crowns) -> int:
        """How many rounds are over."""
        return record.round

    def form(self, record: Crowns) -> str | None:
        """There is one way to play it."""

    def parse(self, text: str, record: Any = None) -> Parsed | None:
        """`play 7`."""
        match text.split(" "):
            case ["play", number] if number.isascii() and number.isdigit() and 1 <= int(number[:3]) <= CARDS:
                return Parsed(rules.choice_of(int(number) - 1))
        return None

    def numbers_played(self, choice: int) -> list[int]:
        """The number on the card that a choice plays."""
        return [rules.card_of(choice) + 1]

    def refuse(self, record: Crowns, seat: int, parsed: Parsed) -> Refusal | None:
        """The first reason against a choice, with its arguments."""
        code = rules.why_not(record, seat, parsed.choice)
        if code == rules.NOT_IN_HAND:
            return Refusal(REASONS[code], {"number": rules.card_of(parsed.choice) + 1})
        return Refusal(REASONS[code]) if code else None

    def items(self, event: int, pool: int) -> list[str]:
        """The names of what an event draws from."""
        return [view.name_of(card) for card in each(pool)]

    def everything(self, event: int) -> int:
        """All that an event could ever draw from."""
        return ALL_CARDS

    def position(self, case: Mapping[str, Any], source: Source) -> Crowns:
        """The record of a conformance case: dealt by chance, or as `deal` says."""
        record = settings.new(settings.read(case.get("settings", {})), 1, source)
        for seat, hand in enumerate(case.get("deal", [])):
            record.hand[seat] = sum(1 << int(name) - 1 for name in hand)
        return record

    def expected(self, record: Crowns, name: str) -> Any:
        """What a name of the game's own in `expect` stands for now."""
        if name != "crowns":
            raise InputError("expect", value=name, allowed="crowns")
        return record.crowns[: record.players]


GAME = Game()
