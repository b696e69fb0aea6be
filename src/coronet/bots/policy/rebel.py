"""Rules of thumb for Rebel Princess: a score for every choice that is open to a seat; the highest is the best.

The first thing done is to veil a copy of the record, so nothing here can see more than the seat does. Who would win
with a card, what follows suit and what cards cost is asked of the rules themselves, so that a new round card is
understood without being named here.
"""

from __future__ import annotations

from collections.abc import Callable

from coronet.bots.policy.rebel_powers import score_powers, score_princesses
from coronet.bots.policy.rebel_situation import CERTAIN, Situation
from coronet.bots.policy.rebel_trick import LEAD, POWER_HELD, play_cost
from coronet.games.rebel import hooks
from coronet.games.rebel.cards import FROG_CARD, cards_of, number_of
from coronet.games.rebel.choices import (
    ASIDE,
    CHOOSE,
    DEAL,
    FREEZE,
    GIFT,
    GIVE,
    HAGGLE,
    HALF,
    KEEP,
    NO,
    PASS,
    PASS_BOTH,
    PLAY,
    POWER,
    POWER_SEAT,
    POWER_SUIT,
    RETURN,
    SHOW,
    SWAP,
    TRADE,
    cards_in,
    kind_of,
    number_in,
)
from coronet.games.rebel.game import GAME, Rebel
from coronet.games.rebel.hands import next_portion
from coronet.games.rebel.legal import MOST_CHOICES, choices
from coronet.games.rebel.places import cards_of_trick, seat_at
from coronet.games.rebel.record import Round
from coronet.games.rebel.trick import winning_place
from coronet.games.rebel.veil import veil
from coronet.kernel.bits import count, lowest

NEAR = 4  # hundredths of a proposal within which choices count as equally good


def game_of(record: Round) -> Rebel:
    """The game that this record belongs to."""
    return GAME


def scores(record: Round, seat: int, out: list[int]) -> int:
    """Write a score for each choice that `choices` gives, in its order; their number. The record stays as it is."""
    own = record.copy()
    own.source = None
    veil(own, seat)
    options = [0] * MOST_CHOICES
    number = choices(own, seat, options)
    out[:number] = score_options(own, seat, options[:number])
    return number


def score_options(veiled: Round, seat: int, options: list[int]) -> list[int]:
    """A score for each of these choices. The veiled record is scribbled on."""
    if len(options) < 2:
        return [0] * len(options)
    kind = kind_of(options[-1])
    if kind == CHOOSE:
        return score_princesses(options)
    return _SCORERS[kind](Situation(veiled, seat), options)


# A card for the trick


def _plays(situation: Situation, options: list[int]) -> list[int]:
    return [-play_cost(situation, choice) for choice in options]


# Cards that leave the hand before


def _passes(situation: Situation, options: list[int]) -> list[int]:
    """The best hand left over."""
    scored = []
    for choice in options:
        gone = cards_in(choice)
        if kind_of(choice) == PASS_BOTH:
            gone |= 1 << number_in(choice)
        scored.append(-situation.hand_cost(situation.hand & ~gone))
    return scored


def _halves(situation: Situation, options: list[int]) -> list[int]:
    """A half that comes back counts as much as the one kept; one that goes to a neighbour does not."""
    hand, seat = situation.hand, situation.seat
    comes_back = hooks.half_goes_to(situation.record, seat, seat) == seat
    scored = []
    for choice in options:
        aside = cards_in(choice)
        cost = situation.hand_cost(hand & ~aside)
        if comes_back:
            cost += situation.hand_cost(aside)
        scored.append(-cost)
    return scored


def _shows(situation: Situation, options: list[int]) -> list[int]:
    """The fewer cards lie open the better, and not the Frog."""
    scored = []
    for choice in options:
        cards = situation.hand & cards_of(number_in(choice))
        scored.append(-10 * count(cards) - 50 * count(cards & FROG_CARD) - situation.suit_cost(cards) // 10)
    return scored


def _asides(situation: Situation, options: list[int]) -> list[int]:
    """A card for the last trick, which it takes only if it leads or its suit fits: a bad one, and not too high."""
    scored = []
    for choice in options:
        card = lowest(cards_in(choice))
        chance = CERTAIN // (situation.others + 1) + 20 * number_of(card)
        scored.append(situation.relief(card) - chance * (situation.worth(card) + 2 * LEAD) // CERTAIN)
    return scored


def _gifts(situation: Situation, options: list[int]) -> list[int]:
    """A gift goes to the winner of the trick: a costly one, unless this seat is likely to win."""
    chance = CERTAIN // (situation.others + 1)
    scored = []
    for choice in options:
        card = lowest(cards_in(choice))
        worth = situation.worth(card)
        given = (CERTAIN - chance) * worth // situation.others - chance * worth
        scored.append(situation.relief(card) + given // CERTAIN)
    return scored


def _gives(situation: Situation, options: list[int]) -> list[int]:
    return [situation.relief(lowest(cards_in(choice))) for choice in options]


# Steps of powers, and haggling


def _keeps(situation: Situation, options: list[int]) -> list[int]:
    return [-situation.relief(lowest(cards_in(choice))) for choice in options]


def _deals(situation: Situation, options: list[int]) -> list[int]:
    """Sleeping Beauty: the worse the card the better the seat it goes to is doing."""
    record, seat = situation.record, situation.seat
    to = next_portion(record, seat)
    waiting = [other for other in range(record.players) if other != seat and record.portion[other] == 0]
    ahead = sum(record.total[other] < record.total[to] for other in waiting)
    costs = [situation.relief(lowest(cards_in(choice))) for choice in options]
    wanted = sorted(costs, reverse=True)[min(ahead, len(costs) - 1)]
    return [-abs(cost - wanted) for cost in costs]


def _freezes(situation: Situation, options: list[int]) -> list[int]:
    """The Ice Princess: the card that hurts more, one that costs before a high one."""
    cards = [lowest(cards_in(choice)) for choice in options]
    return [situation.worth(card) + 10 * number_of(card) for card in cards]


def _trades(situation: Situation, options: list[int]) -> list[int]:
    """Scheherazade: one of hers for the card drawn, if the hand is better for it."""
    hand, drawn = situation.hand, situation.record.drawn
    now = situation.hand_cost(hand)
    return [
        0 if kind_of(choice) == RETURN else now - situation.hand_cost(hand & ~cards_in(choice) | drawn) - 1
        for choice in options
    ]


def _swaps(situation: Situation, options: list[int]) -> list[int]:
    """Mulan sees the whole trick: what it costs with each card, and what is left in the hand."""
    record, hand = situation.record, situation.hand
    now = _trick_cost(situation) + situation.hand_cost(hand)
    scored = []
    for choice in options:
        if kind_of(choice) == NO:
            scored.append(0)
            continue
        taken_back = number_in(choice)
        place = record.trick.index(taken_back)
        record.trick[place] = lowest(cards_in(choice))
        cost = _trick_cost(situation) + situation.hand_cost(hand & ~cards_in(choice) | 1 << taken_back)
        record.trick[place] = taken_back
        scored.append(now - cost - POWER_HELD * situation.tricks_left)
    return scored


def _trick_cost(situation: Situation) -> int:
    """What the trick that lies there costs the seat; taken by another it is as good as a share of it not taken."""
    record = situation.record
    worth = situation.worth_of(cards_of_trick(record))
    if seat_at(record, winning_place(record)) == situation.seat:
        return worth + situation.first_trick()
    return -worth // situation.others


def _haggles(situation: Situation, options: list[int]) -> list[int]:
    """A card put into the trick is taken with it, one taken out of it is not, but stays in the hand."""
    hand = situation.hand
    now = situation.hand_cost(hand)
    scored = []
    for choice in options:
        if kind_of(choice) == NO:
            scored.append(0)
            continue
        given, taken = cards_in(choice), number_in(choice)
        better = now - situation.hand_cost(hand & ~given | 1 << taken)
        scored.append(better + situation.worth(taken) - situation.worth(lowest(given)) - 1)
    return scored


_SCORERS: dict[int, Callable[[Situation, list[int]], list[int]]] = {
    PASS: _passes,
    PASS_BOTH: _passes,
    ASIDE: _asides,
    SHOW: _shows,
    HALF: _halves,
    GIFT: _gifts,
    GIVE: _gives,
    PLAY: _plays,
    POWER: score_powers,
    POWER_SUIT: score_powers,
    POWER_SEAT: score_powers,
    KEEP: _keeps,
    DEAL: _deals,
    FREEZE: _freezes,
    TRADE: _trades,
    SWAP: _swaps,
    HAGGLE: _haggles,
}
