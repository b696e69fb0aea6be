"""Marks: what the round card makes of single cards and of seats, asked of its own rules, for the page to draw."""

from __future__ import annotations

import functools
from typing import Any

from coronet.games.rebel import hooks
from coronet.games.rebel.cards import ALL_CARDS, CARD_NAMES, NO_SUIT, PRINCES, cards_of, names_of, suit_of
from coronet.games.rebel.places import basic_strength, in_led_suit, value_at
from coronet.games.rebel.record import Round
from coronet.games.rebel.score import line_points
from coronet.games.rebel.score_lines import LINES, ROUND_LINE
from coronet.kernel.bits import each, lowest

SEAT = 0  # any: cards count the same for everybody


def round_marks(veiled: Round) -> dict[str, Any]:
    """How many cards everybody plays to a trick and keeps to the end; cards that count otherwise, or as any suit."""
    marks: dict[str, Any] = {"each": hooks.cards_a_trick(veiled, 1)}
    kept = hooks.cards_kept(veiled, 0)
    if kept:
        marks["kept"] = kept
    worth = _worth(veiled.round, veiled.edition, veiled.players)
    if worth:
        marks["worth"] = worth
    if veiled.led != NO_SUIT:
        suit = cards_of(veiled.led)
        wild = hooks.following(veiled, suit) & ~suit
        if wild:
            marks["wild"] = names_of(wild)
    return marks


def seat_marks(veiled: Round, seat: int) -> dict[str, Any]:
    """What a Prince counts for this seat, and what it pays for having taken no trick, late in the round."""
    marks: dict[str, Any] = {}
    if not veiled.round:
        return marks
    prince = _prince(veiled.round, veiled.edition, tuple(veiled.total[: veiled.players]), seat)
    if prince != 1:
        marks["prince"] = prince
    dealt = veiled.hand_size[seat] + sum(veiled.tricks) * hooks.cards_a_trick(veiled, 1)
    if veiled.tricks[seat] == 0 and 3 * veiled.hand_size[seat] <= dealt:
        points = _no_trick(veiled.round, veiled.edition, veiled.players)
        if points:
            marks["no_trick"] = points
    return marks


def card_marks(veiled: Round, place: int) -> dict[str, Any]:
    """What a card of the trick adds to a sum, and whether it can win although it does not follow."""
    marks: dict[str, Any] = {}
    if hooks.cards_a_trick(veiled, 1) > 1 and in_led_suit(veiled, place):
        marks["adds"] = value_at(veiled, place)
    turned = hooks.is_reversed(veiled, veiled.reversed)
    if (
        veiled.void_places >> place & 1
        and not in_led_suit(veiled, place)
        and hooks.strength(veiled, place, turned, basic_strength(veiled, place, turned)) >= 0
    ):
        marks["void"] = True
    return marks


def leading_place(veiled: Round) -> int:
    """Where the card lies that made its suit the one to follow, after another was led; -1 for none."""
    led, found = veiled.led, -1
    for place in range(veiled.place):
        card = veiled.trick[place]
        now = suit_of(card) if place == 0 else hooks.led_after(veiled, card, led)
        if place and now != led:
            found = place
        led = now
    return found


def _scored(number: int, edition: int, players: int) -> Round:
    """A finished round in which nobody has taken anything."""
    record = Round()
    record.last_round, record.edition, record.players = number, edition, players
    for seat in range(players):
        record.last_tricks[seat] = 1
    return record


@functools.cache
def _worth(number: int, edition: int, players: int) -> dict[str, int]:
    worth = {}
    for card in each(ALL_CARDS):
        record = _scored(number, edition, players)
        record.last_taken[SEAT] = 1 << card
        points = line_points(record, SEAT, ROUND_LINE)
        if points:
            worth[CARD_NAMES[card]] = points
    return worth


@functools.lru_cache(maxsize=1024)
def _prince(number: int, edition: int, totals: tuple[int, ...], seat: int) -> int:
    record = _scored(number, edition, len(totals))
    for other, total in enumerate(totals):
        record.last_total[other] = total
    record.last_taken[seat] = 1 << lowest(PRINCES)
    return sum(line_points(record, seat, line) for line in range(LINES))


@functools.cache
def _no_trick(number: int, edition: int, players: int) -> int:
    record = _scored(number, edition, players)
    record.last_tricks[SEAT] = 0
    return line_points(record, SEAT, ROUND_LINE)
