"""What a seat knows of a game of Crowns as a row of numbers, from its veiled record alone."""

from __future__ import annotations

from coronet.kernel.features import Part, put, put_row, put_seats, put_set, width
from coronet.kernel.rule import rule
from crowns.record import CARDS, MAX_SEATS, Crowns
from crowns.rules import card_of

LAYOUT = (
    Part("hand", CARDS, "your cards"),
    Part("chosen", CARDS, "the card that you have chosen"),
    Part("played", CARDS, "cards shown so far"),
    Part("crowns", MAX_SEATS, "crowns of each seat"),
    Part("waiting", MAX_SEATS, "seats that must choose now"),
    Part("round", 1, "0 in the first round"),
    Part("players", 1, "how many seats there are"),
    Part("cards", 1, "how many cards each seat was dealt"),
    Part("lowest", 1, "1 where the lowest card takes the crown"),
)
WIDTH = width(LAYOUT)


@rule
def observe(veiled: Crowns, seat: int, begun: int, out: list[int]) -> int:
    """Write what the seat knows; how many numbers."""
    at = put_set(out, 0, veiled.hand[seat], CARDS)
    chosen = 1 << card_of(veiled.pending[seat]) if veiled.pending[seat] else 0
    at = put_set(out, at, chosen, CARDS)
    at = put_set(out, at, veiled.played, CARDS)
    at = put_row(out, at, veiled.crowns, seat, veiled.players, MAX_SEATS)
    at = put_seats(out, at, veiled.waiting, seat, veiled.players, MAX_SEATS)
    at = put(out, at, veiled.round)
    at = put(out, at, veiled.players)
    at = put(out, at, veiled.cards)
    return put(out, at, veiled.lowest)
