"""What there was to be seen of a step, in order: kinds with arguments, from a spectator's veils before and after it.

Within a step rounds and sets may end, and what lay on the table is gone when it is over. So the table of before is led
along: each thing that was told happens to it once more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coronet.games import packed
from coronet.games.contract import Line
from coronet.games.woo import history, hooks
from coronet.games.woo.cards import CARD_NAMES, SUITS
from coronet.games.woo.record import EXCHANGE, Courtship
from coronet.games.woo.score import seats_of
from coronet.games.woo.shown.recap import OUTCOMES, last_set
from coronet.games.woo.shown.view import trick_of
from coronet.games.woo.shown.why import why_collected, why_over, why_set
from coronet.games.woo.specials import EFFECTS
from coronet.games.woo.trick import clear_trick, discard_from_play, lay_card
from coronet.kernel.bits import each

Teller = Callable[[Courtship, Courtship, int], list[Line]]
ACTING = frozenset({"allergic", "irresistible", "regifted"})  # seen when they do something, not when they are laid


def happened(before: Courtship, veiled: Courtship, seat: int, choice: int) -> list[Line]:
    """The step that `seat` made, and all that followed from it."""
    then = before.copy()
    events: list[Line] = [("locked", {"seat": seat})] if before.phase == EXCHANGE else []
    for entry in veiled.history[veiled.told_from : veiled.history_count]:
        events += _TELLERS[packed.kind_of(entry)](then, veiled, entry)
    return events


def _laid(then: Courtship, veiled: Courtship, entry: int) -> list[Line]:
    """A card comes into play, from hand or as a gift."""
    seat, card = packed.seat_of(entry), history.card_in(entry)
    lay_card(then, seat, card)
    events: list[Line] = [("card", {"seat": seat, "card": CARD_NAMES[card]})]
    if then.special >> card & 1:
        hooks.take_effect(then, card, seat)
    effect = _effect_of(then, card)
    if effect and effect not in ACTING:
        events.append(_gift(seat, effect, CARD_NAMES[card], (f"gift-{effect}.short", {})))
    return events


def _effect_of(then: Courtship, card: int) -> str | None:
    if CARD_NAMES[card] in hooks.GIFT_NAMES:
        return CARD_NAMES[card]
    return next((effect for effect in EFFECTS if getattr(then, effect) >> card & 1), None)


def _gift(seat: int, effect: str, card: str | None, why: Line) -> Line:
    return "gift", {"seat": seat, "effect": effect, "why": why} | ({"card": card} if card else {})


def _removed(then: Courtship, veiled: Courtship, entry: int) -> list[Line]:
    seat, card = packed.seat_of(entry), history.card_in(entry)
    discard_from_play(then, card)
    named: dict[str, Any] = {"seat": seat, "card": CARD_NAMES[card]}
    return [_gift(seat, "allergic", CARD_NAMES[card], ("story-woo-removes", named)), ("removed", named)]


def _lead_changed(then: Courtship, veiled: Courtship, entry: int) -> list[Line]:
    """By an Irresistible that was laid; or because one has gone."""
    suit = history.card_in(entry)
    why: Line = ("story-woo-lead-changes", {"suit": SUITS[suit]})
    lead: Line = ("lead", {"suit": SUITS[suit], "why": why})
    if then.lead == suit:
        return [_gift(packed.seat_of(entry), "irresistible", None, why), lead]
    then.lead = suit
    return [lead]


def _drew_gifts(then: Courtship, veiled: Courtship, entry: int) -> list[Line]:
    seat, number = packed.seat_of(entry), history.number_in(entry)
    key = "story-woo-drew-gifts" if number else "story-woo-drew-nothing"
    drawn: dict[str, Any] = {"seat": seat, "number": number}
    return [_gift(seat, "regifted", None, (key, drawn)), ("drawn", drawn)]


def _round_ended(then: Courtship, veiled: Courtship, entry: int) -> list[Line]:
    outcome, seat = OUTCOMES[packed.kind_of(entry)], packed.seat_of(entry)
    winner = seat if outcome == "collected" else None
    trick = trick_of(then)
    if winner is None:  # the best card wins nothing
        trick = [card | {"winning": False} for card in trick]
    arguments = {
        "winner": winner,
        "trick": trick,
        "outcome": outcome,
        "leads": seat,
        "why": why_collected(then),
    }
    if winner is not None:
        then.collected[winner] |= then.in_play
    clear_trick(then)
    return [("trick", arguments)]


def _set_ended(then: Courtship, veiled: Courtship, entry: int) -> list[Line]:
    is_won = packed.kind_of(entry) == history.SET_WON
    then.sets += 1
    then.set_winners = seats_of(then, packed.seat_of(entry)) if is_won else 0
    then.collected_before, then.wooing_before = list(then.collected), then.wooing
    then.playing_before = then.playing
    decided = last_set(then) or {}
    return [("set", decided | {"number": then.sets, "why": why_set(decided)})]


def _set_began(then: Courtship, veiled: Courtship, entry: int) -> list[Line]:
    then.wooing, then.playing = history.card_in(entry), veiled.playing
    then.collected = [0] * len(then.collected)
    arguments = {"number": history.number_in(entry), "suit": SUITS[then.wooing], "leader": packed.seat_of(entry)}
    return [("began", arguments)]


def _over(then: Courtship, veiled: Courtship, entry: int) -> list[Line]:
    return [("over", {"winners": list(each(veiled.winners)), "why": why_over(veiled)})]


def _by_seat(kind: str) -> Teller:
    return lambda then, veiled, entry: [(kind, {"seat": packed.seat_of(entry)})]


def _drew_high(then: Courtship, veiled: Courtship, entry: int) -> list[Line]:
    return [("high", {"seat": packed.seat_of(entry), "card": CARD_NAMES[history.card_in(entry)]})]


_TELLERS: dict[int, Teller] = {
    history.DREW_HIGH: _drew_high,
    history.LEADS: _by_seat("leads"),
    history.SET_BEGAN: _set_began,
    history.EXCHANGED: _by_seat("exchanged"),
    history.KEPT: _by_seat("kept"),
    history.PLAYED: _laid,
    history.GAVE: _laid,
    history.REMOVED: _removed,
    history.DREW_GIFTS: _drew_gifts,
    history.LEAD_CHANGED: _lead_changed,
    history.COLLECTED: _round_ended,
    history.LULLED: _round_ended,
    history.NOBODY: _round_ended,
    history.SET_WON: _set_ended,
    history.SET_UNWON: _set_ended,
    history.EXTRA_SET: lambda then, veiled, entry: [("extra", {"seats": list(each(veiled.playing))})],
    history.ENDED: _over,
}
