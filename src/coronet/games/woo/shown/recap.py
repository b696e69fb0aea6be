"""What has just been decided, as data for views: the last finished round, and the last finished set with its tie."""

from __future__ import annotations

from typing import Any

from coronet.games import packed
from coronet.games.woo import history, hooks
from coronet.games.woo.cards import CARD_NAMES, HIGHEST, NUMBER_OF, NUMBERED, SUITS
from coronet.games.woo.record import NOT_YET, Courtship
from coronet.games.woo.score import pile_of, seats_of, sides, with_most_of
from coronet.kernel.bits import count, each

OUTCOMES = {history.COLLECTED: "collected", history.LULLED: "lulled", history.NOBODY: "nobody"}


def last_trick(veiled: Courtship) -> dict[str, Any] | None:
    """The last finished round: its cards in order, gone ones too, and what became of them."""
    told = veiled.history[history.last_round_from(veiled) : veiled.history_count]
    end = next((at for at, entry in enumerate(told) if history.ends_round(entry)), None)
    if end is None:
        return None
    cards: list[dict[str, Any]] = []
    removed = {history.card_in(entry) for entry in told[:end] if packed.kind_of(entry) == history.REMOVED}
    gone = removed | set(each(veiled.regifted))
    for entry in told[:end]:
        if packed.kind_of(entry) in (history.PLAYED, history.GAVE):
            card = history.card_in(entry)
            cards.append({"seat": packed.seat_of(entry), "card": CARD_NAMES[card], "gone": card in gone})
    outcome = OUTCOMES[packed.kind_of(told[end])]
    seat = packed.seat_of(told[end])
    return {"cards": cards, "outcome": outcome, "winner": seat if outcome == "collected" else None, "leads": seat}


def last_set(veiled: Courtship) -> dict[str, Any] | None:
    """The last finished set: every side's pile with its verdict, and a tie number by number until it is decided."""
    if veiled.set_winners == NOT_YET or not veiled.playing_before:
        return None
    then = veiled.copy()
    then.collected = list(veiled.collected_before)
    tie = _tie(then)
    return {
        "set": veiled.sets,
        "suit": SUITS[veiled.wooing_before],
        "winners": list(each(veiled.set_winners)),
        "sides": [_side(then, side, tie) for side in range(sides(then))],
        "tie": tie,
    }


def _side(then: Courtship, side: int, tie: list[dict[str, Any]]) -> dict[str, Any]:
    pile = pile_of(then, side)
    return {
        "seats": list(each(seats_of(then, side))),
        "pile": _highest_first(pile),
        "verdict": _verdict(then, side, pile, tie),
    }


def _verdict(then: Courtship, side: int, pile: int, tie: list[dict[str, Any]]) -> str:
    if seats_of(then, side) & then.set_winners:
        return "wins"
    if not seats_of(then, side) & then.playing_before:
        return "sat-out"
    if not pile:
        return "nothing"
    if hooks.is_spurned(then, pile, 0):
        return "spurned"
    return "tied" if tie and side in tie[0]["sides"] else "fewer"


def _tie(then: Courtship) -> list[dict[str, Any]]:
    """The comparison of those with most cards, where they are several: first the cards, then 13s, 12s and so on."""
    piles = {side: pile_of(then, side) for side in range(sides(then))}
    sizes = {side: count(pile) for side, pile in piles.items() if pile and not hooks.is_spurned(then, pile, 0)}
    left = [side for side, size in sizes.items() if size == max(sizes.values())]
    if len(left) < 2:
        return []
    counts = [sizes[side] for side in left]
    lines: list[dict[str, Any]] = [{"number": None, "sides": left, "piles": [[] for _ in left], "counts": counts}]
    number = HIGHEST
    while len(left) > 1 and number > 0:
        found = [piles[side] & NUMBERED[number] for side in left]
        counts = [count(cards) for cards in found]
        if any(counts):
            shown = [_highest_first(cards) for cards in found]
            lines.append({"number": number, "sides": left, "piles": shown, "counts": counts})
        left = list(each(with_most_of(then, sum(1 << side for side in left), NUMBERED[number])))
        number -= 1
    return lines


def _highest_first(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in sorted(each(cards), key=lambda card: -NUMBER_OF[card])]
