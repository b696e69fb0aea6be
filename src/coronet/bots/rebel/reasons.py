"""Why one option of Rebel Princess is better than the next: what separates their playouts, as a key with arguments.

For each thing that may come of a choice (points in this trick, the Frog, a Rebel of the Ball) its part in the
difference is how much more often it comes with one option, times what it costs in all playouts of both. The largest
part is the reason. What is left, points that come later, is put down to the power that one of them uses, or to the
cards that the two options spend.
"""

from __future__ import annotations

from collections.abc import Callable

from coronet.bots.rebel.outcomes import FROG, NOW, OWN, REBEL
from coronet.bots.values.sample import Outcomes, mean
from coronet.games.choosing import cards_in, kind_of, number_in
from coronet.games.contract import Line
from coronet.games.rebel.cards import CARD_NAMES, FROG_CARD, SUITS, cards_of, number_of
from coronet.games.rebel.choices import (
    GIFT,
    GIVE,
    HAGGLE,
    PASS,
    PASS_BOTH,
    PLAY,
    POWER,
    POWER_SEAT,
    POWER_SUIT,
    SWAP,
    TRADE,
)
from coronet.games.rebel.record import PLAY_CARD, Round
from coronet.kernel.bits import count, highest

POWERS = (POWER, POWER_SUIT, POWER_SEAT, SWAP)
OUT_OF_HAND = (PASS, PASS_BOTH, GIFT, GIVE, PLAY, TRADE, SWAP, HAGGLE)
"""Choices whose cards leave the hand; others name cards that stay in it, come back to it, or are somebody else's."""
SMALL = 0.1  # proposals: a part of a difference that is not worth naming
Row = tuple[int, ...]
Happens = Callable[[Row], float]


def reason(own: Round, seat: int, best: Outcomes, second: Outcomes) -> Line:
    """The reason for an option against another."""
    difference = mean(best.worths) - mean(second.worths)
    if difference < SMALL:
        return "hint-even", {}
    named = _outcome_reason(own, seat, best, second, difference) or _power_reason(
        best.choice, second.choice, difference
    )
    if named is not None:
        return named
    if _share(best, lambda row: row[OWN]) - _share(second, lambda row: row[OWN]) > SMALL:
        return "hint-for-the-game", {}
    return _by_cards(own, seat, best.choice, second.choice)


def _outcome_reason(own: Round, seat: int, best: Outcomes, second: Outcomes, difference: float) -> Line | None:
    """What happens more often with one of them, if that is much of the difference.

    Who takes everything takes proposals in each trick, so that a Rebel of the Ball goes before taking them now.
    """
    is_of_trick = own.phase == PLAY_CARD or _powers_differ(best.choice, second.choice)
    parts = {
        _stops_rebel: _part(best, second, lambda row: float(row[REBEL] not in (0, seat + 1)), rarer=True),
        _makes_rebel: _part(best, second, lambda row: float(row[REBEL] == seat + 1), rarer=False),
        _about_this_trick: _part(best, second, lambda row: row[NOW]) if is_of_trick else 0.0,
        _about_the_frog: _part(best, second, lambda row: float(row[FROG]), rarer=True),
    }
    enough = max(SMALL, difference / 3)
    if _more_now(best, second) < 0 and parts[_makes_rebel] >= enough:
        return _makes_rebel(seat, best, second)
    word = max(parts, key=lambda one: parts[one])
    return word(seat, best, second) if parts[word] >= enough else None


def _stops_rebel(seat: int, best: Outcomes, second: Outcomes) -> Line:
    rebels = [row[REBEL] - 1 for row in second.rows if row[REBEL] not in (0, seat + 1)]
    return "hint-stops-rebel", {"seat": max(sorted(set(rebels)), key=rebels.count)}


def _makes_rebel(seat: int, best: Outcomes, second: Outcomes) -> Line:
    return "hint-makes-rebel", {"percent": _percent(_share(best, lambda row: float(row[REBEL] == seat + 1)))}


def _about_this_trick(seat: int, best: Outcomes, second: Outcomes) -> Line:
    """The other choice takes points now, or this one takes them at a better moment."""
    more = round(_more_now(best, second), 1)
    if more <= 0:
        return "hint-takes-points-now", {}
    if uses_power(best.choice) and not uses_power(second.choice):
        return "hint-power-spares", {"expected": more}
    if uses_power(second.choice) and not uses_power(best.choice):
        return "hint-power-takes", {"expected": more}
    return "hint-takes-points", {"card": CARD_NAMES[highest(spent(second.choice))], "expected": more}


def _more_now(best: Outcomes, second: Outcomes) -> float:
    """How much more the other choice takes in the trick at hand."""
    return _share(second, lambda row: row[NOW]) - _share(best, lambda row: row[NOW])


def _about_the_frog(seat: int, best: Outcomes, second: Outcomes) -> Line:
    if spent(best.choice) & FROG_CARD:
        return "hint-frog-out", {}
    more = _share(second, lambda row: float(row[FROG])) - _share(best, lambda row: float(row[FROG]))
    return "hint-frog-danger", {"percent": _percent(more)}


def _power_reason(best: int, second: int, difference: float) -> Line | None:
    if not _powers_differ(best, second):
        return None
    return "hint-power-now" if uses_power(best) else "hint-saves-power", {"gain": round(difference, 1)}


def _powers_differ(best: int, second: int) -> bool:
    return uses_power(best) != uses_power(second)


def uses_power(choice: int) -> bool:
    """Whether a choice uses the seat's power."""
    return kind_of(choice) in POWERS or (kind_of(choice) == PLAY and number_in(choice) == 1)


def _part(best: Outcomes, second: Outcomes, happens: Happens, *, rarer: bool | None = None) -> float:
    """How much of the difference is due to this, by what it costs on average over the playouts of both.

    Where it is told of as `rarer` with the best, or as not rarer, nothing is due to it otherwise.
    """
    more = _share(best, happens) - _share(second, happens)
    if rarer is not None and rarer != (more < 0):
        return 0.0
    amounts = [happens(row) for one in (best, second) for row in one.rows]
    worths = best.worths + second.worths
    spread = mean([amount * amount for amount in amounts]) - mean(amounts) ** 2
    if spread < 1e-9:
        return 0.0
    together = mean([amount * worth for amount, worth in zip(amounts, worths, strict=True)])
    slope = (together - mean(amounts) * mean(worths)) / spread
    return slope * more


def _share(one: Outcomes, happens: Happens) -> float:
    return mean([happens(row) for row in one.rows])


def _by_cards(own: Round, seat: int, best: int, second: int) -> Line:
    """What the options do to the hand, where the difference shows only later."""
    gone, other = spent(best), spent(second)
    if not gone & ~other or not other & ~gone:
        return "hint-later", {}
    hand = own.hand[seat]
    if gone & FROG_CARD and not other & FROG_CARD:
        return "hint-frog-out", {}
    void = suits_emptied(hand, gone) & ~suits_emptied(hand, other)
    if void:
        return "hint-void-made", {"suit": SUITS[highest(void)]}
    here, there = highest(gone & ~other), highest(other & ~gone)
    if count(gone) > 1:
        return "hint-passes-danger", {"card": CARD_NAMES[here], "other": CARD_NAMES[there]}
    if number_of(here) > number_of(there):
        return "hint-frees-exit", {"card": CARD_NAMES[here]}
    return "hint-keeps-card", {"card": CARD_NAMES[there], "other": CARD_NAMES[here]}


def _percent(chance: float) -> int:
    return round(100 * chance)


def suits_emptied(hand: int, gone: int) -> int:
    """The suits, a bit each, of which a hand has cards but none once these are gone."""
    suits = 0
    for suit in range(len(SUITS)):
        if hand & cards_of(suit) and not hand & ~gone & cards_of(suit):
            suits |= 1 << suit
    return suits


def spent(choice: int) -> int:
    """The cards that leave the hand."""
    if kind_of(choice) not in OUT_OF_HAND:
        return 0
    cards = cards_in(choice)
    return cards | 1 << number_in(choice) if kind_of(choice) == PASS_BOTH else cards
