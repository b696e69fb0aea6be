"""What the referee knows: the settings, the round in play, the trick in play.

The referee sees every hand. It is told what chance did (deals and draws) and checks that this was possible; all else it
finds for itself.
"""

from __future__ import annotations

from copy import copy
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from tests.referee.cards import number_of


@dataclass(frozen=True)
class Settings:
    """One game: how it is set up, and the seed of its deals and of the choices made in it."""

    edition: str
    players: int
    rounds: tuple[str, ...]
    princesses: tuple[str, ...]
    leader: int
    seed: int

    def to_data(self) -> dict[str, Any]:
        return asdict(self) | {"rounds": list(self.rounds), "princesses": list(self.princesses)}


@dataclass
class Play:
    """A card played to the trick."""

    seat: int
    card: str
    is_void: bool = False  # the seat held nothing that followed suit
    is_zero: bool = False  # Snow White said so
    is_frozen: bool = False  # the Ice Princess said so
    is_face_down: bool = False  # masquerade-ball, until all have played
    is_swapped_in: bool = False  # by Mulan, and not taken out again by haggling

    @property
    def value(self) -> int:
        """Its number, or 0 if Snow White said so."""
        return 0 if self.is_zero else number_of(self.card)


@dataclass
class Trick:
    """The trick in play, and what is in force in it; a replay is a new one."""

    leader: int
    plays: list[Play] = field(default_factory=list)
    led: str | None = None
    princesses_used: set[str] = field(default_factory=set)  # before this trick
    reversed_by_cinderella: bool = False
    prince_first: bool = False  # Rapunzel
    suit_named: str | None = None  # the Little Mermaid
    above_five: set[int] = field(default_factory=set)  # the seats that the Pea Princess holds to it
    frozen_seat: int | None = None
    frozen_card: str | None = None
    zero_seat: int | None = None  # Snow White, once she has used her power
    free_seat: int | None = None  # Thumbelina, once she has used hers
    swapper: int | None = None  # Mulan, once she has swapped

    @property
    def cards(self) -> set[str]:
        return {play.card for play in self.plays}

    def copy(self) -> Trick:
        return replace(
            self,
            plays=[replace(play) for play in self.plays],
            princesses_used=set(self.princesses_used),
            above_five=set(self.above_five),
        )


class Position:
    """The round in play, as it lies on the table."""

    def __init__(self, settings: Settings, round_card: str, leader: int, hands: list[set[str]]) -> None:
        self.edition = settings.edition
        self.players = settings.players
        self.princesses = settings.princesses
        self.round_card = round_card
        self.hands = hands
        self.dealt = set().union(*hands)
        self.asides: list[set[str]] = [set() for _ in self.seats]
        self.open_cards: list[set[str]] = [set() for _ in self.seats]
        self.taken: list[set[str]] = [set() for _ in self.seats]
        self.gift_pile: set[str] = set()
        self.tricks_won = [0] * self.players
        self.last_winner = leader  # of a trick; before the first this says nothing
        self.seats_used: set[int] = set()  # whose power is spent for this round
        self.princes_in = False
        self.has_prince_been_played = False  # in whatever way: counts for the Little Mermaid alone
        self.is_late_trick = False  # late-to-the-ball: the card set aside is the only one
        self.trick = Trick(leader)

    @property
    def seats(self) -> range:
        return range(self.players)

    def left_of(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % self.players

    def right_of(self, seat: int) -> int:
        return (seat - 1) % self.players

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def has_unused_power(self, seat: int, princess: str) -> bool:
        return self.princesses[seat] == princess and seat not in self.seats_used

    def hidden_cards(self, seat: int) -> set[str]:
        """What random draws reach: not open cards, not a frozen one."""
        return self.hands[seat] - self.open_cards[seat] - {self.trick.frozen_card}

    def take_from_hand(self, seat: int, card: str) -> None:
        """An open card that has left the hand is open no more even if it comes back."""
        self.hands[seat].remove(card)
        self.open_cards[seat].discard(card)

    def copy(self) -> Position:
        """As it lies now, to be kept or changed."""
        twin = copy(self)
        for name in ("hands", "asides", "open_cards", "taken"):
            setattr(twin, name, [set(cards) for cards in getattr(self, name)])
        twin.gift_pile = set(self.gift_pile)
        twin.tricks_won = list(self.tricks_won)
        twin.seats_used = set(self.seats_used)
        twin.trick = self.trick.copy()
        return twin
