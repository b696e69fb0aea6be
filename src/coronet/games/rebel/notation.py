"""How a record of Rebel Princess is written in a position: what a reader looks for by name, the rest in numbers."""

from __future__ import annotations

from dataclasses import dataclass

from coronet.games.notation import (
    BETWEEN_GROUPS,
    BETWEEN_ITEMS,
    NOTHING,
    UNKNOWN,
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
    Unreadable,
)
from coronet.games.packed import kind_of, seat_of
from coronet.games.rebel import history
from coronet.games.rebel.cards import CARD_NAMES, CARDS_BY_NAME, SUITS
from coronet.games.rebel.hooks import ROUND_NAMES
from coronet.games.rebel.powers import PRINCESS_NAMES
from coronet.games.rebel.record import MAX_SEATS, Round
from coronet.games.rebel.score import FROG_SHIFT, PACKED_ZERO
from coronet.games.rebel.shown.view import PHASES
from coronet.kernel.bits import each

CARDS = Cards(CARD_NAMES)
A_CARD = Card(CARD_NAMES)
A_SUIT = Name(dict(enumerate(SUITS)), usual=-1)
MOST_ROUNDS = 32
_KINDS = (
    "- passed set-by shown gifted used held-none gave saw got drew traded returned looked froze turned played swapped "
    "haggled undone came-back took picked-up kept came-in chose began scored ended showed left-open held-some"
)
KIND_NAMES = tuple(_KINDS.split())  # by the numbers of history.py
KINDS_BY_NAME = {name: number for number, name in enumerate(KIND_NAMES)}


@dataclass(frozen=True)
class Entry:
    """What all saw: `1Q7` is a card played, `0took` and `2passed.3` something else, with its number and cards."""

    usual: int = 0

    def text(self, word: int, scene: Scene) -> str:
        """Who, what, and with which number and cards."""
        kind, number, cards = kind_of(word), history.number_in(word), history.cards_in(word)
        if kind == history.PLAYED and number == 0 and cards and cards & cards - 1 == 0:
            return f"{seat_of(word)}{CARDS.text(cards, scene)}"
        more = f"{BETWEEN_GROUPS}{number}" if number else ""
        return f"{seat_of(word)}{KIND_NAMES[kind]}{more}" + (f":{CARDS.text(cards, scene)}" if cards else "")

    def word(self, text: str, scene: Scene) -> int:
        """The same, packed."""
        seat, rest = text[:1], text[1:]
        what, colon, shown = rest.partition(":")
        name, dot, number = what.partition(BETWEEN_GROUPS)
        is_seat = seat.isascii() and seat.isdigit() and int(seat) < MAX_SEATS
        if is_seat and what in CARDS_BY_NAME and not colon:
            return history.PLAYED | int(seat) << 5 | 1 << CARDS_BY_NAME[what] + 14
        is_number = not dot or (number.isascii() and number.isdigit() and len(number) < 3 and int(number) < 64)
        if not is_seat or name not in KINDS_BY_NAME or not is_number:
            raise Unreadable(text, "who did what, like 1Q7 or 0took")
        cards = CARDS.word(shown, scene) if colon else 0
        return KINDS_BY_NAME[name] | int(seat) << 5 | int(number or 0) << 8 | cards << 14


@dataclass(frozen=True)
class Secret:
    """Who saw cards that moved hidden, and which they were: `0,2:Q7`, and `0,2:?` for those who did not see them."""

    usual: int = 0

    def text(self, word: int, scene: Scene) -> str:
        """Who, and which."""
        cards = history.secret_cards(word)
        seen = BETWEEN_ITEMS.join(map(str, each(word & (1 << MAX_SEATS) - 1))) or NOTHING
        return f"{seen}:{CARDS.text(cards, scene) if cards else UNKNOWN}"

    def word(self, text: str, scene: Scene) -> int:
        """The same, packed."""
        seen, _, cards = text.partition(":")
        return Numbers().word(seen, scene) | (CARDS.word(cards, scene) if cards != UNKNOWN else 0) << MAX_SEATS


@dataclass(frozen=True)
class Scored:
    """The score of a round by seat, and who took the Frog: `3,0,5@2`."""

    usual: int = 0

    def text(self, word: int, scene: Scene) -> str:
        """Points, and the seat."""
        if not word:
            return NOTHING
        points = [str((word >> 10 * seat & 1023) - PACKED_ZERO) for seat in range(scene.players)]
        frog = word >> FROG_SHIFT & 7
        return BETWEEN_ITEMS.join(points) + (f"@{frog - 1}" if frog else "")

    def word(self, text: str, scene: Scene) -> int:
        """The same, packed."""
        if text == NOTHING:
            return 0
        points, _, frog = text.partition("@")
        number = Number(PACKED_ZERO - 1, 1 - PACKED_ZERO)
        scores = [number.word(part, scene) + PACKED_ZERO for part in points.split(BETWEEN_ITEMS)]
        if len(scores) != scene.players:
            raise Unreadable(text, f"{scene.players} scores, like 3,0,5@2")
        taker = Seat().word(frog, scene) + 1 if frog else 0
        return sum(score << 10 * seat for seat, score in enumerate(scores)) | taker << FROG_SHIFT


def settle(record: Round) -> None:
    """Nothing is told of the last step; without a word of it, what lies anywhere was dealt."""
    record.told_from, record.secrets_told_from = record.history_count, record.secret_count
    record.round_from = min(record.round_from, record.history_count)
    record.secrets_from = min(record.secrets_from, record.secret_count)
    if not record.dealt:
        for seat in range(record.players):
            record.dealt |= record.hand[seat] | record.aside[seat] | record.taken[seat] | record.gifted[seat]
        for place in range(record.place):
            record.dealt |= 1 << record.trick[place] if record.trick[place] >= 0 else 0
    for seat in range(record.players):
        if record.waiting >> seat & 1 and not record.asked[seat]:
            record.asked[seat] = 1  # a question without a number could not be declined
    if record.round and not record.rounds_played:
        record.rounds_played = 1 << record.round


_SETS = (
    "dealt open_cards taken gifted gift_pile gifts_won frozen_card drawn pool given portion swapped_cards "
    "last_taken last_dealt"
)
_SEATS = (
    "window_seat zero_seat pea_seat free_seat freezer frozen_seat drawn_from swapper winner next_leader last_winner"
)
_SETTINGS = "edition players rounds_by rounds_planned princesses_by first_leader open_memory passing tiebreak"
_PLACES = "face_down zero_places void_places frozen_places power_places"

NOTATION = Notation(
    fields={
        **{name: Plain(CARDS) for name in _SETS.split()},
        **{name: Plain(Seat()) for name in _SEATS.split()},
        **{name: Plain(Seat(usual=0)) for name in ("picker", "began", "leader", "last_leader")},
        **{name: Plain(Numbers(most=11)) for name in _PLACES.split()},
        **{name: Plain(Numbers()) for name in ("used", "portioned")},
        **{name: Plain(Name(ROUND_NAMES)) for name in ("round", "round_cards", "last_round")},
        **{name: Plain(A_SUIT) for name in ("led", "forced_suit")},
        "rounds_played": Plain(Names(ROUND_NAMES)),
        "princess": Plain(Name(PRINCESS_NAMES)),
        "offered": Plain(Names(PRINCESS_NAMES)),
        "suits_named": Plain(Names(dict(enumerate(SUITS)))),
        "scores": Plain(Scored()),
        "hand": Held(CARDS, "hand_size"),
        "aside": Held(CARDS, "aside_size"),
        "trick": Plain(A_CARD, "place"),
        "last_trick": Plain(A_CARD, "last_place"),
        "history": Plain(Entry(), "history_count"),
        "secrets": Plain(Secret(), "secret_count"),
        "total": Plain(Number(2000, -2000)),
        "last_total": Plain(Number(2000, -2000)),
        "round_at": Plain(Number(MOST_ROUNDS - 1, 0)),
        "extra_rounds": Plain(Number(MOST_ROUNDS - 1, 0)),
        "window_at": Plain(Number(MAX_SEATS, 0)),
        "window_phase": Plain(Name(dict(enumerate(PHASES)))),
        "round_from": Plain(Number(160, 0)),
        "secrets_from": Plain(Number(96, 0)),
    },
    other=Number(2000, 0),
    phases=dict(enumerate(PHASES)),
    settings=frozenset(_SETTINGS.split()),
    begins=frozenset({"round_cards", "princess"}),
    forgotten=frozenset({"told_from", "secrets_told_from"}),
    memory=("history", "round_from", "secrets", "secrets_from"),
    apart=("hand", "aside", "taken", "trick"),
    settle=settle,
)
