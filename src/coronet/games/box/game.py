"""The contract of a game filled in from its parts, for the games of the R box: they share cards, choices and chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any

from coronet.errors import Refusal
from coronet.games import choosing
from coronet.games.box import choices as choice_words
from coronet.games.box import codes
from coronet.games.box.cards import COLOURED_CARDS, PLAIN_CARDS, names_of
from coronet.games.contract import Line, Parsed, Said
from coronet.games.declaration import Declaration
from coronet.games.defaults import Defaults
from coronet.games.notation import Notation
from coronet.kernel.bits import each


@dataclass(frozen=True)
class BoxGame(Defaults):
    """A game made of these."""

    declared: Declaration
    record_class: type[Any]
    most_choices: int
    events: Sequence[str]
    kinds: int  # of choice, as a set
    over_phase: int
    choices: Callable[[Any, int, list[int]], int]
    why_not: Callable[[Any, int, int], int]
    act: Callable[[Any, int, int], None]
    veil: Callable[[Any, int], None]
    asked_kinds: Callable[[Any, int], int]
    read_settings: Callable[[Mapping[str, Any]], Any]
    new: Callable[..., Any]
    result: Callable[[Any], tuple[list[int] | None, list[int], list[int]]]
    public_view: Callable[[Any], dict[str, Any]]
    own_view: Callable[[Any, int], dict[str, Any]]
    open_view: Callable[[Any], dict[str, Any]]
    story: Callable[[Any, int, int, int], list[Line]]
    position: Callable[..., Any]
    expected: Callable[[Any, str], Any]
    imagine: Callable[[Any, int, int], Any]
    take_back: Callable[[Any, int], None] = lambda record, seat: None
    names: Mapping[int, str] = field(default_factory=dict)  # of what `choose` can name
    first_seat: Callable[[Any], int] = lambda record: -1  # for `wait-for-reveal`
    most_discards: Callable[[Any], int] = lambda record: 0  # for `too-many`
    finished: Callable[[Any], int] = lambda record: 0
    form: Callable[[Any], str | None] = lambda record: None
    danced: Callable[[Any], dict[str, list[str]]] = lambda record: {}
    happened: Callable[[Any, Any, int, int], list[Line]] = lambda before, veiled, seat, choice: []
    notation: Notation = field(default_factory=Notation)
    why_over: Callable[[Any], Line | None] = lambda veiled: None  # once it is over: who wins, and what decides it

    @classmethod
    def of(cls, module: Mapping[str, Any], **more: Any) -> BoxGame:
        """A game whose module (its `globals()`) has functions named like the parts; `more` are the other parts."""
        found = {part.name: module[part.name] for part in fields(cls) if part.name in module}
        return cls(**found | more)

    def parse(self, text: str, record: Any = None) -> Parsed | None:
        """The choice that a text says; None when it is no choice at all, or names cards that this game has not."""
        parsed = choice_words.parse(text, self.kinds, {name: number for number, name in self.names.items()})
        if parsed and record is not None and self.why_not(record, 0, parsed.choice) == codes.UNKNOWN_CHOICE:
            return None
        return parsed

    def said(self, choice: int) -> Said:
        """What a choice says, as data."""
        return _said(choice, tuple(self.names.items()))

    def refuse(self, record: Any, seat: int, parsed: Parsed) -> Refusal | None:
        """The first reason against a choice read from words, with its arguments."""
        code = self.why_not(record, seat, parsed.choice)
        return Refusal(codes.NAMES[code], self._arguments(record, seat, parsed, code)) if code else None

    def asked_verbs(self, record: Any, seat: int) -> list[str]:
        """The verbs that answer the question put to this seat."""
        return [choice_words.VERBS[kind] for kind in each(self.asked_kinds(record, seat))]

    def _arguments(self, record: Any, seat: int, parsed: Parsed, code: int) -> dict[str, Any]:
        number, cards = choosing.number_in(parsed.choice), choosing.cards_in(parsed.choice)
        if code == codes.UNKNOWN_CHOICE:
            return {"text": self.text_of(parsed.choice)}
        if code == codes.WAIT_FOR_REVEAL:
            return {"seat": self.first_seat(record)}
        if code == codes.NOT_YOUR_TURN:
            return {"to_act": list(each(record.waiting))}
        if code == codes.WRONG_KIND:
            return {"asked": self.asked_verbs(record, seat)}
        if code in (codes.NO_SUCH_PLACE, codes.PLACE_EMPTY, codes.ALREADY_UP):
            return {"place": number}
        if code == codes.UNKNOWN_VARIANT:
            return {"name": parsed.named, "allowed": list(self.names.values())}
        if code == codes.TOO_MANY:
            return {"max": self.most_discards(record)}
        if code in (codes.NOT_IN_HAND, codes.NOT_IN_PACKET, codes.ALREADY_PLACED, codes.NOT_LOST):
            missing = cards & ~record.hand[seat] if code == codes.NOT_IN_HAND else cards
            return {"card": names_of(missing)[0]}
        return {}

    def items(self, event: int, pool: int) -> list[str]:
        """The names of what an event draws from."""
        return names_of(pool)

    def everything(self, event: int) -> int:
        """All that an event could ever draw from."""
        return COLOURED_CARDS | PLAIN_CARDS


@lru_cache(maxsize=8192)
def _said(choice: int, names: tuple[tuple[int, str], ...]) -> Said:
    """What choices say, kept: the same few hundred are said again and again."""
    return choice_words.said(choice, dict(names))
