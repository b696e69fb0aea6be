"""The view of Rebel Princess as it stands in frames.

Only the page's types are made from these: frames carry what the table's views say, as they say it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from coronet.server.wire.views import Choice, Line


class TrickCard(Struct, frozen=True, omit_defaults=True):
    """A card lying in the trick; "?" face down."""

    seat: int
    card: str
    power: bool = False
    zero: bool = False
    winning: bool = False
    adds: int | None = None  # to its player's sum, where two cards are played
    void: bool = False  # it does not follow and can win all the same
    leads: bool = False  # it made its suit the one to follow, after another was led


class LastTrick(Struct, frozen=True):
    """The trick taken last."""

    cards: list[TrickCard]
    winner: int


class SeatView(Struct, frozen=True, omit_defaults=True):
    """What lies before a seat."""

    princess: str | None
    power: Literal["none", "later", "ready", "used"]
    hand: int
    aside: int
    tricks: int
    total: int
    round: int | None = None  # what it has collected in this round so far, where that is shown
    open: list[str] = []
    frozen: str | None = None
    taken: list[str] | None = None
    prince: int = 1  # what a Prince counts for this seat
    no_trick: int = 0  # what the seat pays for having taken none


class RoundView(Struct, frozen=True, omit_defaults=True):
    """The round in play and its card."""

    id: str
    number: int
    of: int
    extra: int
    left: int
    right: int
    each: int = 1  # cards that everybody plays to a trick
    worth: dict[str, int] = {}  # cards that count more or less than is printed, by how much
    wild: list[str] = []  # cards that follow the led suit besides its own
    kept: int = 0  # the last cards of every hand that are not played but count as taken


class ScoreLine(Struct, frozen=True, omit_defaults=True):
    """A line of a score sheet."""

    line: str
    cards: list[str]
    points: int
    cancelled: bool
    couples: list[list[str]] = []  # the same cards two by two, where the round pairs them


class ScoreColumn(Struct, frozen=True):
    """A seat's score of a round."""

    lines: list[ScoreLine]
    points: int
    taken: list[str]
    tricks: int


class LastRound(Struct, frozen=True):
    """The last finished round."""

    round: str
    seats: list[ScoreColumn]
    leads_by: Literal["last-trick", "lowest-total"]


class ColumnSoFar(Struct, frozen=True):
    """A seat's score in the round in play, as far as it can be counted; cards only where all taken stay visible."""

    lines: list[ScoreLine]
    points: int
    tricks: int


class RoundSoFar(Struct, frozen=True):
    """The round in play."""

    round: str
    seats: list[ColumnSoFar]


class Slots(Struct, frozen=True):
    """A choice of several cards: a slot each, and the cards that may fill them."""

    verb: Literal["pass", "half"]
    slots: list[str]
    cards: list[str]
    named: bool


class Move(Struct, frozen=True):
    """Cards that one gave or got unseen by others this round."""

    move: str
    from_: int = field(name="from")
    to: int
    cards: list[str]


class FrozenCard(Struct, frozen=True):
    """A frozen card that one knows."""

    seat: int
    card: str


class Drawn(Struct, frozen=True):
    """Cards drawn by a power that is not finished."""

    from_: int = field(name="from")
    cards: list[str]


class Pool(Struct, frozen=True, omit_defaults=True):
    """Cards before Sleeping Beauty."""

    cards: list[str]
    from_: dict[str, int] = field(default={}, name="from")
    to: int | None = None


class OwnView(Struct, frozen=True, omit_defaults=True):
    """What a seat alone sees."""

    seat: int
    hand: list[str]
    aside: list[str]
    gifts: list[str]
    question: int
    asked: list[str]
    legal: list[str]
    prompt: Line
    pending: str | None
    moves: list[Move]
    choices: list[Choice] = []  # those of `legal` as data, in the same order
    pending_choice: Choice | None = None
    offered: list[str] = []
    frozen: FrozenCard | None = None
    drawn: Drawn | None = None
    pool: Pool | None = None
    face_down: list[str] = []
    slots: Slots | None = None
    refused: dict[str, Line] = {}
    again: bool = False
    asking: int | None = None  # a window that may be asked anew: the first question that asked the same


class GameView(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="rebel"):
    """The whole table of Rebel Princess as one viewer sees it."""

    edition: Literal["classic", "deluxe"]
    players: int
    phase: str
    round: RoundView | None
    rounds: list[str | None]
    seats: list[SeatView]
    to_act: list[int]
    at_once: bool
    leader: int | None
    led: str | None
    princes_in: bool
    trick: list[TrickCard]
    gifts: int
    chips: list[Line]
    prompt: Line
    last_trick: LastTrick | None
    winner: int | None
    rounds_scored: list[list[int]]
    frogs: list[int | None]
    last_round: LastRound | None
    scores: list[int] | None
    totals: list[int]
    over: bool
    winners: list[int]
    this_round: RoundSoFar | None = None  # where what each has collected is shown
    own: OwnView | None = None
