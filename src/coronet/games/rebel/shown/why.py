"""Why a trick is taken: one whole sentence, as a key with arguments, asked of the rules that decided it."""

from __future__ import annotations

from typing import Any

from coronet.games.contract import Line
from coronet.games.rebel import hooks, whys
from coronet.games.rebel.cards import CARD_NAMES, SUITS, number_of, suit_of
from coronet.games.rebel.places import TRUMPS, basic_strength, in_led_suit, seat_at, value_at
from coronet.games.rebel.record import Round

_AMONG_SUITS = {
    whys.BY_TRUMPS: "why-trumps",
    whys.BY_VOID: "why-void",
    whys.BY_JOINING: "why-joining",
    whys.BY_CHANGED_SUIT: "why-changed-suit",
}


def why(record: Round, place: int) -> Line:
    """Who takes the complete trick with the card at `place`, and by which rule."""
    turned = hooks.is_reversed(record, record.reversed)
    reason = hooks.why_won(record, place, whys.BY_RULE)
    arguments: dict[str, Any] = {"seat": seat_at(record, place), "suit": SUITS[record.led]}
    rivals = _rivals(record, place, reason, turned)
    if reason == whys.BY_SUM:
        return _by_sum(record, place, turned, rivals, arguments)
    if reason in (whys.BY_DISTANCE, whys.BY_DISTANCE_OF_ALL):
        return _by_distance(record, place, turned, rivals, arguments)
    zero = _decisive_zero(record, place, turned, rivals)
    if zero >= 0:
        best = "second" if reason == whys.BY_SECOND_PLACE else _best(turned)
        return "why-zero", {"seat": arguments["seat"], "card": CARD_NAMES[record.trick[zero]], "best": best}
    if reason == whys.BY_SECOND_PLACE:
        return "why-second", arguments | {"best": _best(turned)}
    if reason in _AMONG_SUITS:
        if reason == whys.BY_TRUMPS:
            arguments["suit"] = SUITS[suit_of(record.trick[place])]
        return _AMONG_SUITS[reason], arguments | {"best": _how(record, place, turned, rivals)}
    if not rivals:
        return "why-only", arguments
    if turned:
        return "why-lowest", arguments | {"by": "power" if record.reversed else "round"}
    return "why-highest", arguments


def _best(turned: int) -> str:
    return "lowest" if turned else "highest"


def _rivals(record: Round, place: int, reason: int, turned: int) -> list[int]:
    """The places whose cards the winning one was measured with."""
    if reason == whys.BY_SECOND_PLACE:
        return [other for other in range(record.place) if other != place and in_led_suit(record, other)]
    least = TRUMPS if _strength(record, place, turned) >= TRUMPS else 0
    return [other for other in range(record.place) if other != place and _strength(record, other, turned) >= least]


def _strength(record: Round, place: int, turned: int) -> int:
    return hooks.strength(record, place, turned, basic_strength(record, place, turned))


def _how(record: Round, place: int, turned: int, rivals: list[int]) -> str:
    """In what the card is the best: the only one, the highest or lowest, or among equals the first or last."""
    equals = [other for other in rivals if value_at(record, other) == value_at(record, place)]
    if equals:
        return "last" if place > max(equals) else "first"
    return _best(turned) if rivals else "only"


def _decisive_zero(record: Round, place: int, turned: int, rivals: list[int]) -> int:
    """Where the card lies that, counted by its printed number, would give the trick to another; -1 for none."""
    zeros = [other for other in (place, *rivals) if record.zero_places >> other & 1]
    if not zeros:
        return -1
    by_number = _better(turned, number_of(record.trick[place]), [number_of(record.trick[other]) for other in rivals])
    by_value = _better(turned, value_at(record, place), [value_at(record, other) for other in rivals])
    return -1 if by_number == by_value else zeros[0]


def _better(turned: int, own: int, others: list[int]) -> int:
    """How many are better than one's own."""
    return sum((other < own) if turned else (other > own) for other in others)


def _by_sum(record: Round, place: int, turned: int, rivals: list[int], arguments: dict[str, Any]) -> Line:
    if not rivals:
        return "why-only", arguments
    total = _sum_of(record, arguments["seat"])
    is_level = any(_sum_of(record, seat_at(record, other)) == total for other in rivals)
    return "why-sum", arguments | {"number": total, "best": "single" if is_level else _best(turned)}


def _sum_of(record: Round, seat: int) -> int:
    return sum(value_at(record, place) for place in places_of(record, seat) if in_led_suit(record, place))


def places_of(record: Round, seat: int) -> list[int]:
    """Where the cards of a seat lie in the trick."""
    return [place for place in range(record.place) if seat_at(record, place) == seat]


def _by_distance(record: Round, place: int, turned: int, rivals: list[int], arguments: dict[str, Any]) -> Line:
    lead = value_at(record, 0)
    key = "why-farthest" if in_led_suit(record, place) else "why-farthest-of-all"
    distance = abs(value_at(record, place) - lead)
    level = [other for other in rivals if abs(value_at(record, other) - lead) == distance]
    best = _how(record, place, turned, level) if level else "farthest" if rivals else "only"
    return key, arguments | {"number": lead, "best": best}
