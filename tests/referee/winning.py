"""Who wins a trick: the basic rule, and the round cards that change it (rules, sections 5 and 6)."""

from __future__ import annotations

from tests.referee.cards import FAIRIES, QUEENS, number_of, suit_of
from tests.referee.editions import CLASSIC
from tests.referee.position import Play, Position


def winner_of(position: Position) -> int:
    return _WINNERS.get(position.round_card, _basic)(position)


def _is_reversed(position: Position) -> bool:
    """When Cinderella used her power; upside-down: every 6 in the trick reverses the order once more."""
    turned = position.trick.reversed_by_cinderella
    if position.round_card == "upside-down":
        sixes = sum(number_of(play.card) == 6 for play in position.trick.plays)
        return turned != (sixes % 2 == 1)
    return turned


def _best_first(position: Position, plays: list[Play]) -> list[Play]:
    """Highest value first, or lowest when reversed; equal ones as they came."""
    return sorted(plays, key=lambda play: play.value, reverse=not _is_reversed(position))


def _played_in(position: Position, *suits: str | None) -> list[Play]:
    return [play for play in position.trick.plays if suit_of(play.card) in suits]


def _basic(position: Position) -> int:
    """The best card of the led suit wins. In pass-the-bouquet that is the suit led at the end."""
    return _best_first(position, _played_in(position, position.trick.led))[0].seat


def _royal_decree(position: Position) -> int:
    """Queens are trumps: if Queens were played the best Queen wins."""
    queens = _played_in(position, QUEENS)
    return _best_first(position, queens)[0].seat if queens else _basic(position)


def _poisoned_apple(position: Position) -> int:
    """If somebody was void, the best value among the cards played by void players; equal: the one played last."""
    last_to_first = [play for play in reversed(position.trick.plays) if play.is_void]
    return _best_first(position, last_to_first)[0].seat if last_to_first else _basic(position)


def _rings_twice(position: Position) -> int:
    """The sum of a player's cards in the led suit; equal: the best single one; then the one who played first."""
    values: dict[int, list[int]] = {}  # by seat, in order of play
    for play in _played_in(position, position.trick.led):
        values.setdefault(play.seat, []).append(play.value)
    best = min if _is_reversed(position) else max
    in_order = [play.seat for play in position.trick.plays[: position.players] if play.seat in values]
    return best(in_order, key=lambda seat: (sum(values[seat]), best(values[seat])))


def _midnight_makeover(position: Position) -> int:
    """The best among led suit and Fairies; equal: classic the one played last, deluxe the one played first."""
    plays = _played_in(position, position.trick.led, FAIRIES)
    if position.edition == CLASSIC:
        plays.reverse()
    return _best_first(position, plays)[0].seat


def _always_the_bridesmaid(position: Position) -> int:
    """The second-best card of the led suit wins; if there is only one, it wins."""
    first_two = _best_first(position, _played_in(position, position.trick.led))[:2]
    return first_two[-1].seat


def _sisterhood(position: Position) -> int:
    """The card farthest from the leader's wins, of the led suit if others played it; equal: the highest value.

    Reversed the lowest value; then the first played.
    """
    leaders, *others = position.trick.plays
    following = [play for play in others if suit_of(play.card) == position.trick.led]
    best_first = _best_first(position, following or others)
    return max(best_first, key=lambda play: abs(play.value - leaders.value)).seat


_WINNERS = {
    "royal-decree": _royal_decree,
    "poisoned-apple": _poisoned_apple,
    "the-prince-always-rings-twice": _rings_twice,
    "midnight-makeover": _midnight_makeover,
    "always-the-bridesmaid": _always_the_bridesmaid,
    "sisterhood": _sisterhood,
}
