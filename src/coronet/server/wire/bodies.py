"""Bodies of answers: what an `ack` may carry, and what routes beside the socket answer.

What is worked out below the wire (hints, reviews, replays, checks) is built as data there; these structs say its shape
for the page's types, and a test holds every answer against them. The others are made here and encoded as they are.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from coronet.server.wire.rebel_view import GameView
from coronet.server.wire.views import (
    Choice,
    DrawingView,
    DuelView,
    Line,
    LoverView,
    OtherView,
    PairAttackView,
    PrincessCardView,
    SeekerView,
    SeriousView,
    TelepathyView,
    TriangleView,
    WooView,
)

MOST_MILLISECONDS = 1 << 53  # that a page can count

# Of commands


class CreatedBody(Struct, frozen=True):
    """The answer to `create`: the code of the table."""

    code: str


class AskedBody(Struct, frozen=True):
    """The answer to `sit` where the host decides: the seat that was asked for."""

    asked: int


class QrCode(Struct, frozen=True):
    """A QR code: the size of its square in modules, quiet zone included, and one SVG path."""

    size: int
    path: str


class LinkBody(Struct, frozen=True, omit_defaults=True):
    """The answer to `link`: the address, how far it works, its QR code, and the letters of an invitation."""

    url: str
    reach: Literal["local", "lan", "public"]
    qr: QrCode
    letters: str | None = None


class DeviceBody(Struct, frozen=True):
    """The answer to `link` for another device: a code to type there."""

    code: str


# Hints and reviews

Unit = Literal["proposals", "chance", "points"]
"""What options are compared in."""


class Option(Struct, frozen=True):
    """A choice and what may be expected of it; `error` is that of its difference from the best, 0 where it is exact."""

    text: str
    worth: float
    error: float
    points: float
    points_error: float
    win: float | None
    win_error: float
    worlds: int
    share: float | None
    choice: Choice


class Reason(Struct, frozen=True):
    """A key of the words with its arguments."""

    key: str
    args: dict[str, Any]


class HintBody(Struct, frozen=True):
    """The answer to `hint`: the best option, the one after it, by how much it is better, and why."""

    unit: Unit
    best: Option
    second: Option | None
    difference: float
    error: float
    reason: Reason


class PositionBody(Struct, frozen=True):
    """The answer to `position`: the table as one line."""

    text: str


class Unavailable(Struct, frozen=True):
    """Why there is no review."""

    unavailable: Literal["game", "compiler", "broken"]


class Progress(Struct, frozen=True):
    """How far a review is: decisions that are judged, of how many."""

    done: int
    of: int


class Decision(Struct, frozen=True):
    """What was played, and what it cost; `step` counts the choices of the game before it."""

    step: int
    place: dict[str, int]
    options: int
    played: Option
    best: Option
    cost: float
    error: float
    win_cost: float | None
    verdict: Literal["fine", "slip", "mistake"]
    reason: Reason
    compared: list[Option]
    seen: GameView | OtherView | None = None  # what the seat saw, where the choice was dear


class Luck(Struct, frozen=True):
    """What a deal, a pass, a draw or others did to the chance to win."""

    kind: Literal["deal", "pass", "draw", "others"]
    step: int
    place: dict[str, int]
    before: float
    after: float
    told: list[Reason]


class Review(Struct, frozen=True):
    """What one's own choices in a finished game were worth."""

    game: str
    seat: int
    unit: Unit
    decisions: list[Decision]
    turns: list[int]
    luck: list[Luck]
    strokes: list[int]
    start: float | None
    final: float | None


# Finished games


class PlayedSeat(Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game; `level` is a bot's, `shared`: both a person and a bot have played for it."""

    name: str
    bot: bool
    level: str | None
    princess: str | None
    score: int
    place: int
    shared: bool = False


class PlayedGame(Struct, frozen=True):
    """A finished game: who played it and how it ended; `seat` is one's own, where that was asked for."""

    code: str
    no: int
    game: str
    edition: str | None  # or what else the form of a game is called
    lowest_wins: bool
    started_at: int
    ended_at: int | None
    seat: int | None
    danced: dict[str, list[str]]  # what of the game's dance card was in it for everybody, by kind
    seats: list[PlayedSeat]


# The ball of the day


class Attempt(Struct, frozen=True, omit_defaults=True):
    """A game of a ball and one's first attempt at it: not begun, on, over, or left without an end."""

    game: str
    players: int
    state: Literal["new", "on", "over", "left"]
    code: str | None = None  # of its table


class BallDay(Struct, frozen=True):
    """The balls of a day; those of another day than `today` are for practice. `next` is when the next ones begin."""

    date: str
    today: str
    next: int
    games: list[Attempt]


class BallPar(Struct, frozen=True):
    """What the expert makes in the seat of a ball, game by game, and where the mean of as many others lies."""

    score: float
    interval: list[float]
    place: float
    scores: list[int]
    places: list[int]


class BallResult(Struct, frozen=True, omit_defaults=True):
    """How a ball ended beside its par, by what is compared; `parts` says for each round or set how one stood."""

    game: str
    date: str
    score: int
    place: int
    players: int
    parts: list[Literal["best", "between", "last"]]
    par: BallPar
    medal: Literal["gold", "silver", "bronze", "none"]
    share: list[Line]  # which give nothing away
    by: Literal["points", "places"]
    lowest_wins: bool


class BallOthers(Struct, frozen=True):
    """What others of the house made of a ball at their first attempt, and whether one's own counts."""

    counts: bool
    scores: list[int]
    places: list[int]


class RebelOpen(GameView, frozen=True, omit_defaults=True, kw_only=True, tag="rebel"):
    """Rebel Princess with all hands open."""

    hands: list[list[str]]
    asides: list[list[str]]
    gift_pile: list[str]
    taken: list[list[str]]
    pending: list[str | None]
    pending_choices: list[Choice | None] = field(default_factory=list)


class DuelOpen(DuelView, frozen=True, omit_defaults=True, kw_only=True, tag="r"):
    """R with all hands and decks open."""

    hands: list[list[str]]
    decks: list[list[str]]
    orders: list[list[str]]
    pending: list[str | None]
    pending_choices: list[Choice | None] = field(default_factory=list)


class WooOpen(WooView, frozen=True, omit_defaults=True, kw_only=True, tag="woo"):
    """Woo the Princess with all hands and the deck open."""

    hands: list[list[str]]
    deck_cards: list[str]
    exchanged: list[list[str]]
    drawn: list[list[str]]
    buried: list[list[str]]
    offered_cards: list[str]
    pending: list[str | None]
    pending_choices: list[Choice | None] = field(default_factory=list)


class TriangleOpen(TriangleView, frozen=True, omit_defaults=True, kw_only=True, tag="triangle"):
    """Three cards and chips, all hands open."""

    hands: list[list[str]]


class PairAttackOpen(PairAttackView, frozen=True, omit_defaults=True, kw_only=True, tag="pair-attack"):
    """Two cards and chips, all hands open."""

    hands: list[list[str]]


class PrincessCardOpen(PrincessCardView, frozen=True, omit_defaults=True, kw_only=True, tag="princess-card"):
    """Pairs are laid off, all hands open."""

    hands: list[list[str]]


class SeriousOpen(SeriousView, frozen=True, omit_defaults=True, kw_only=True, tag="serious-card"):
    """Four cards against four, with what is chosen."""

    pending: list[str | None]
    pending_choices: list[Choice | None] = field(default_factory=list)


OpenView = (
    RebelOpen
    | DuelOpen
    | WooOpen
    | TriangleOpen
    | PairAttackOpen
    | PrincessCardOpen
    | SeriousOpen
    | DrawingView
    | LoverView
    | SeekerView
    | TelepathyView
)


class Step(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A step of a finished game: who chose what, except before the first; its story, and the table after it."""

    step: int
    seat: int | None = None
    choice: str | None = None
    chosen: Choice | None = None  # `choice` as data
    story: list[Line]
    view: OpenView


class Checked(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One check of a log, whether it holds, and what it is about."""

    check: str
    holds: bool
    file: str | None = None
    lines: int | None = None
    line: int | None = None
    game: str | None = None
    rules: int | None = None
    here: int | None = None
    why: str | None = None
    choices: int | None = None
    draws: int | None = None
    seed: int | None = None
    settings_hash: str | None = None
    commitment: str | None = None
    found: str | None = None
    seal: str | None = None
    seats: list[int] | None = None
    totals: list[int] | None = None
    winners: list[int] | None = None
    marks: int | None = None
    rev: int | None = None


# Notices while no page is open


class PushKey(Struct, frozen=True):
    """The key by which a browser knows notices of this house."""

    key: str


class PushAllowed(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser takes notices, what they are sealed with, and in which language its person reads."""

    endpoint: str
    key: str
    auth: str
    language: str


class PushForbidden(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser is to get no more notices."""

    endpoint: str


# What a person keeps of themselves


class DiaryEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a page has noted of its person, and when; of each kind and id there is one, the latest."""

    kind: Annotated[str, Meta(pattern="^[a-z][a-z-]{0,23}$")]
    id: Annotated[str, Meta(min_length=1, max_length=64)]
    at: Annotated[int, Meta(ge=0, le=MOST_MILLISECONDS)]
    body: Any


class DiarySent(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page has noted since it last said so, and up to which number it knows the house's diary."""

    entries: Annotated[list[DiaryEntry], Meta(max_length=50)]
    since: Annotated[int, Meta(ge=0, le=MOST_MILLISECONDS)] = 0


class DiaryBody(Struct, frozen=True):
    """What the house has been told since that number, by whichever page; `no` is to be said next, `more` if at once."""

    entries: list[DiaryEntry]
    no: int
    more: bool


# What letters of an invitation open


class InvitationBody(Struct, frozen=True):
    """What the letters of an invitation open: the table's code, and the key to come with."""

    code: str
    key: str


# Routes that refuse, and what looks after the house


class RefusedBody(Struct, frozen=True, omit_defaults=True):
    """A route has nothing to answer with, and why; `text` is one line about a log, `most` the bytes it may have."""

    code: str
    text: str | None = None
    most: int | None = None


class Readiness(Struct, frozen=True, omit_defaults=True):
    """Whether pages can be served; if not, what is the matter."""

    ready: bool
    why: str | None = None


BODIES: tuple[Any, ...] = (
    CreatedBody,
    AskedBody,
    LinkBody,
    DeviceBody,
    HintBody,
    PositionBody,
    Unavailable,
    Progress,
    Review,
    PlayedGame,
    BallDay,
    BallResult,
    BallOthers,
    InvitationBody,
    Step,
    Checked,
    PushKey,
    PushAllowed,
    PushForbidden,
    DiarySent,
    DiaryBody,
    RefusedBody,
    Readiness,
)
