"""How a record of Woo the Princess is written in a position."""

from __future__ import annotations

from dataclasses import dataclass

from coronet.games.notation import (
    Card,
    Cards,
    Held,
    Name,
    Names,
    Notation,
    Number,
    Numbers,
    Plain,
    Scene,
    Seat,
    Stacked,
    Unreadable,
)
from coronet.games.woo.cards import CARD_NAMES, PRINCESSES_OF_A_SUIT, SUITS
from coronet.games.woo.cases import STAGES
from coronet.games.woo.record import MAX_SEATS
from coronet.games.woo.specials import EFFECTS
from coronet.games.woo.trick import card_of, laid, seat_of

CARDS = Cards(CARD_NAMES)
A_CARD = Card(CARD_NAMES)
A_SUIT = Name(dict(enumerate(SUITS)), usual=-1)
SUIT_SET = Names(dict(enumerate(SUITS)))
PRINCESS_CARDS = Cards(tuple(f"{suit}{number + 1}" for suit in SUITS for number in range(PRINCESSES_OF_A_SUIT)))
NOT_YET = "not-yet"


@dataclass(frozen=True)
class Played:
    """A card of the round and who played it: `1R7`."""

    usual: int = 0

    def text(self, word: int, scene: Scene) -> str:
        """The seat, and the card."""
        return f"{seat_of(word)}{CARD_NAMES[card_of(word)]}"

    def word(self, text: str, scene: Scene) -> int:
        """The same, packed."""
        if text[:1] not in {str(seat) for seat in range(scene.players)} or text[1:] not in CARD_NAMES:
            raise Unreadable(text, "a seat and its card, like 1R7")
        return laid(CARD_NAMES.index(text[1:]), int(text[0]))


_SETS = "collected face_up exchanged drawn carried shown_before kept_before collected_before played in_play"

NOTATION = Notation(
    fields={
        **{name: Plain(CARDS) for name in _SETS.split()},
        **{name: Plain(Numbers()) for name in ("playing", "exchangers", "carrying", "playing_before")},
        **{name: Plain(SUIT_SET) for name in ("void", "void_before")},
        **{name: Plain(A_SUIT) for name in ("wooing", "first_suit", "lead", "wooing_before")},
        **{name: Plain(Seat(usual=0)) for name in ("leader", "turn")},
        "round_winner": Plain(Seat()),
        "set_winners": Plain(Numbers(minus=NOT_YET)),
        "high": Plain(Card(CARD_NAMES, usual=0, first=1)),
        "princess_deck": Plain(PRINCESS_CARDS),
        "bottom": Stacked(tuple(SUITS), 2, "bottom_count"),
        "won": Stacked(tuple(SUITS), 2, "won_count"),
        "hand": Held(CARDS, "hand_size"),
        "deck": Held(CARDS, "deck_size"),
        "buried": Held(CARDS, "buried_count"),
        "offered": Held(CARDS, "offer_size"),
        "trick": Plain(Played(), "trick_count"),
        "rounds": Plain(Number(5, 0)),
        "sets": Plain(Number(200, 0)),
        "to_play": Plain(Number(MAX_SEATS, 0)),
    },
    other=Number(1000, 0),
    phases=STAGES,
    settings=frozenset(
        ("players", "mode", *EFFECTS, *["special", "first_leader", "exchanges", "goal", "max_sets", "in_game"])
    ),
    forgotten=frozenset({"history", "history_count", "told_from"}),
    apart=("hand", "deck", "collected", "face_up", "in_play", "buried", "exchanged"),
)
