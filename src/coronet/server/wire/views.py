"""Views of the games other than Rebel Princess as they stand in frames, tagged by `game`.

Only the page's types are made from these: frames carry what the table's views say, as they say it.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

Line = tuple[str, dict[str, Any]]
"""A key of the words with its arguments."""


class Choice(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A choice as data: the text that a command says, its verb, and what it names."""

    text: str
    verb: str
    cards: list[str] = []  # in the order in which they are said
    ways: list[str] = []  # where each of these cards goes, if not all go the same way: left, right
    suit: str | None = None
    seat: int | None = None
    number: int | None = None  # a place
    name: str | None = None  # a princess, a variant
    power: bool = False  # a card is played with the power


class PlainOwn(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a seat alone sees, in every game."""

    seat: int
    hand: list[str]
    question: int
    asked: list[str]
    legal: list[str]
    prompt: Line
    pending: str | None
    choices: list[Choice] = []  # those of `legal` as data, in the same order
    pending_choice: Choice | None = None


class PlainView(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="game"):
    """The table as one viewer sees it, in every game."""

    players: int
    phase: str
    to_act: list[int]
    at_once: bool
    chips: list[Line]
    prompt: Line
    scores: list[int] | None
    totals: list[int]
    over: bool
    winners: list[int]
    why: Line | None = None  # once it is over: who wins, and what has decided it


# R

Round = list[str | int | None]
"""Both cards of a round, those taken back missing, and its winner, None on hold."""


class Revealed(Struct, frozen=True):
    """A card that lies open before the other is chosen."""

    seat: int
    card: str


class Packet(Struct, frozen=True):
    """The open packet of a draft."""

    number: int
    cards: int


class DuelSeat(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What lies before a seat of R; `cards` where hand and table are known, `unplayed` where a deck is among them."""

    hand: int
    deck: int
    victories: int
    held: int
    bonus: int
    spied: bool
    severed: str | None
    wins: int
    cards: list[str] | None = None
    unplayed: list[str] | None = None


class DuelOwn(PlainOwn, frozen=True, omit_defaults=True, kw_only=True):
    """What a seat of R alone sees."""

    deck: list[str] = []
    order: list[str] | None = None
    looks: list[list[str]] = []
    packet: list[str] = []


class DuelView(PlainView, frozen=True, omit_defaults=True, kw_only=True, tag="r"):
    """The table of R."""

    variants: list[str]
    known: bool
    house_rules: dict[str, str]
    powers: list[str]  # the characters whose powers work
    seats: list[DuelSeat]
    first: int | None
    revealed: Revealed | None
    table: list[Round]
    target: int | None
    packet: Packet | None
    game_number: int
    games: list[int] | None
    night: int | None
    own: DuelOwn | None = None


# The parlour games


class DrawingSeat(Struct, frozen=True):
    """A seat that draws, or is out."""

    out: bool


class DrawingView(PlainView, frozen=True, omit_defaults=True, kw_only=True, tag="assassins-target"):
    """A deck that everybody draws from in turn."""

    seats: list[DrawingSeat]
    deck: int
    drawn: str | None
    aside: list[str]
    own: PlainOwn | None = None


class LoverView(DrawingView, frozen=True, omit_defaults=True, kw_only=True, tag="princess-lover"):
    """The same deck, with another aim."""


class SeekerSeat(Struct, frozen=True):
    """A seat's pairs."""

    points: int
    pairs: list[str]
    turn: bool


class SeekerOwn(PlainOwn, frozen=True, omit_defaults=True, kw_only=True):
    """The places as one sees them oneself."""

    places: list[str]
    seen: dict[str, str]


class SeekerView(PlainView, frozen=True, omit_defaults=True, kw_only=True, tag="seeker"):
    """Sixteen places: a card that is up, `?` face down, `-` taken."""

    secret: bool
    seats: list[SeekerSeat]
    places: list[str]
    seen: dict[str, str]
    own: SeekerOwn | None = None


class TelepathySeat(Struct, frozen=True):
    """A seat's row, as far as one may see it."""

    partner: int
    ready: bool
    points: int
    order: list[str]


class TelepathyOwn(PlainOwn, frozen=True, omit_defaults=True, kw_only=True):
    """One's own row."""

    order: list[str]


class TelepathyView(PlainView, frozen=True, omit_defaults=True, kw_only=True, tag="telepathy"):
    """Rows that partners lay without a word."""

    seats: list[TelepathySeat]
    own: TelepathyOwn | None = None


class BettingSeat(Struct, frozen=True):
    """A seat's chips, and its hand once it is shown."""

    chips: int
    folded: bool
    exchanged: int
    shown: list[str]
    rank: str | None


class ShownHand(Struct, frozen=True):
    """A hand shown at the end of a deal, and what it was worth."""

    seat: int
    cards: list[str]
    rank: str


class Deal(Struct, frozen=True):
    """A finished deal: the hands that were shown, who took the pot, and why."""

    number: int
    hands: list[ShownHand]
    winners: list[int]
    why: Line


class BettingOwn(PlainOwn, frozen=True, omit_defaults=True, kw_only=True):
    """One's own cards, and what they are worth."""

    rank: str | None


class TriangleView(PlainView, frozen=True, omit_defaults=True, kw_only=True, tag="triangle"):
    """Three cards and chips."""

    seats: list[BettingSeat]
    deal: int
    deals: int
    lead: int
    pot: int
    deck: int
    last_deal: Deal | None
    own: BettingOwn | None = None


class PairAttackView(TriangleView, frozen=True, omit_defaults=True, kw_only=True, tag="pair-attack"):
    """Two cards and chips."""


class PrincessCardSeat(Struct, frozen=True):
    """How many cards a seat holds."""

    hand: int


class CardDrawn(Struct, frozen=True):
    """The card that went from one to the other; only these two see it."""

    seat: int
    from_: int = field(name="from")
    card: str = ""


class PrincessCardOwn(PlainOwn, frozen=True, omit_defaults=True, kw_only=True):
    """One's own cards, and what was drawn last."""

    drawn: CardDrawn | None = None


class PrincessCardView(PlainView, frozen=True, omit_defaults=True, kw_only=True, tag="princess-card"):
    """Pairs are laid off until the Princess is left."""

    seats: list[PrincessCardSeat]
    discarded: list[str]
    from_: int | None = field(name="from")
    own: PrincessCardOwn | None = None


class SeriousSeat(Struct, frozen=True):
    """A side of the mini duel."""

    cards: list[str]
    side: str
    bonus: int
    spied: bool
    points: int


class SeriousView(PlainView, frozen=True, omit_defaults=True, kw_only=True, tag="serious-card"):
    """Four cards against four."""

    powers: list[str]
    seats: list[SeriousSeat]
    game_number: int
    games: int
    first: int | None
    revealed: dict[str, str] | None
    table: list[Round]
    own: PlainOwn | None = None


# Woo the Princess


class WooCard(Struct, frozen=True):
    """A card of the round; one that is gone says so."""

    seat: int
    card: str
    gone: bool
    winning: bool = False


class WooTrick(Struct, frozen=True):
    """A finished round: collected by its winner, lulled, or won by nobody."""

    cards: list[WooCard]
    outcome: Literal["collected", "lulled", "nobody"]
    winner: int | None
    leads: int


class WooSide(Struct, frozen=True):
    """A side at the end of a set: what it has collected, highest first, and what that is worth."""

    seats: list[int]
    pile: list[str]
    verdict: Literal["wins", "tied", "fewer", "spurned", "nothing", "sat-out"]


class WooTieLine(Struct, frozen=True):
    """One comparison of a tie: of all cards, or of those of a number."""

    number: int | None
    sides: list[int]
    piles: list[list[str]]
    counts: list[int]


class WooSet(Struct, frozen=True):
    """A finished set."""

    set: int
    suit: str
    winners: list[int]
    sides: list[WooSide]
    tie: list[WooTieLine]


class WooSeat(Struct, frozen=True):
    """What lies before a seat of Woo."""

    hand: int
    collected: list[str]
    princesses: list[str]
    side: int
    spurned: bool
    exchanged: bool
    void: list[str]
    playing: bool


class WooOwn(PlainOwn, frozen=True, omit_defaults=True, kw_only=True):
    """What a seat of Woo alone sees."""

    carried: list[str]
    exchanged: list[str]
    drawn: list[str]
    buried: list[str]
    offered: list[str]
    refused: dict[str, Line] = {}


class WooView(PlainView, frozen=True, omit_defaults=True, kw_only=True, tag="woo"):
    """The table of Woo the Princess."""

    mode: str
    ghost: int | None
    specials: dict[str, list[str]]
    goal: int
    set: int
    round: int
    rounds: int
    wooing: str
    lead: str | None
    leader: int
    high_draw: list[str | None]
    seats: list[WooSeat]
    playing: list[int]
    trick: list[WooCard]
    offered: int
    discarded: list[str]
    face_down: int
    deck: int
    won: int
    turned_by: int | None
    last_trick: WooTrick | None
    last_set: WooSet | None
    winner: int | None
    set_winner: list[int] | None
    bottom: list[str]
    own: WooOwn | None = None


OtherView = (
    DuelView
    | DrawingView
    | LoverView
    | SeekerView
    | TelepathyView
    | TriangleView
    | PairAttackView
    | PrincessCardView
    | SeriousView
    | WooView
)
