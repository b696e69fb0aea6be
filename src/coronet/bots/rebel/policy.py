"""Rules of thumb for Rebel Princess: a score for every choice that is open to a seat; the highest is the best.

Scores are in hundredths of a proposal. What the seat knows is worked out from a veiled copy of the record
(`mind.py`); who wins with a card and what cards cost is asked of the rules wherever a round changes it.
"""

from __future__ import annotations

from coronet.bots.best_scored import best_scored
from coronet.bots.rebel.hand import even_half, hand_cost, relief, suit_cost, worst_cards
from coronet.bots.rebel.mind import CERTAIN, Mind, think, worth_of
from coronet.bots.rebel.powers import score_power, score_princess
from coronet.bots.rebel.trick import POWER_HELD, score_plays
from coronet.games.choosing import cards_in, choice_of, kind_of, number_in
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
    RETURN,
    SHOW,
    SWAP,
    TRADE,
)
from coronet.games.rebel.game import GAME, Rebel
from coronet.games.rebel.hands import next_portion
from coronet.games.rebel.legal import asked_kinds, cards_wanted, choices
from coronet.games.rebel.places import cards_of_trick, seat_at
from coronet.games.rebel.record import Round
from coronet.games.rebel.trick import winning_place
from coronet.games.rebel.windows import is_asked_the_same
from coronet.kernel.bits import count, lowest
from coronet.kernel.generator import below
from coronet.kernel.rule import rule

SETS = 1 << PASS | 1 << HALF | 1 << PASS_BOTH
"""The kinds of choice with very many forms: these are put together card by card rather than listed."""

NEAR = 4  # hundredths of a proposal within which choices count as equally good


def game_of(record: Round) -> Rebel:
    """The game that this record belongs to."""
    return GAME


@rule
def scores(record: Round, seat: int, scene: Round, mind: Mind, out: list[int], number: int, scores: list[int]) -> None:
    """A score for each of the `number` choices in `out`. The record stays as it is; scene and mind are for thinking."""
    kind = kind_of(out[number - 1])
    if kind == CHOOSE:
        for at in range(number):
            scores[at] = score_princess(out[at])
        return
    think(record, seat, scene, mind)
    if kind == PLAY:
        score_plays(scene, mind, out, number, scores)
        return
    now = 0
    if kind in (TRADE, SWAP, HAGGLE):
        now = hand_cost(scene, mind, mind.hand)
    for at in range(number):
        scores[at] = _score(scene, mind, kind, out[at], now)


@rule
def decide(record: Round, seat: int, scene: Round, mind: Mind, out: list[int], scored: list[int], noise: int) -> int:
    """The choice of a seat by these rules of thumb.

    Each score gets up to `noise` added by the record's own generator.
    """
    number = weigh(record, seat, scene, mind, out, scored, noise)
    if number == 1:
        return out[0]
    return best_scored(record, out, scored, number, noise)


@rule
def weigh(record: Round, seat: int, scene: Round, mind: Mind, out: list[int], scored: list[int], noise: int) -> int:
    """Write the choices that come into question, with their scores if there are several; their number.

    A set is put together card by card, so there is one; and a question that was declined is declined again.
    """
    if is_asked_the_same(record, seat):
        out[0] = choice_of(NO, 0, 0)
        return 1
    kinds = asked_kinds(record, seat)
    if kinds & SETS:
        think(record, seat, scene, mind)
        out[0] = best_set(scene, mind, lowest(kinds), noise, record)
        return 1
    number = choices(record, seat, out)
    if number > 1:
        scores(record, seat, scene, mind, out, number, scored)
    return number


@rule
def best_set(scene: Round, mind: Mind, kind: int, noise: int, record: Round) -> int:
    """Cards to pass or to set aside."""
    hand = mind.hand
    if kind == PASS_BOTH:
        both = worst_cards(scene, mind, hand, 2)
        left = lowest(both)
        if noise and below(record, 2):
            left = lowest(both & (both - 1))
        return choice_of(PASS_BOTH, left, both & ~(1 << left))
    wanted = cards_wanted(scene, mind.seat)
    if kind == HALF and hooks.half_goes_to(scene, mind.seat, mind.seat) == mind.seat:
        return choice_of(HALF, 0, even_half(scene, mind, hand, wanted))
    return choice_of(kind, 0, worst_cards(scene, mind, hand, wanted))


@rule
def _score(scene: Round, mind: Mind, kind: int, choice: int, now: int) -> int:
    """What is not a card for the trick."""
    cards = cards_in(choice)
    if kind in (PASS, PASS_BOTH):
        gone = cards | 1 << number_in(choice) if kind == PASS_BOTH else cards
        return -hand_cost(scene, mind, mind.hand & ~gone)
    if kind == HALF:
        return _score_half(scene, mind, cards)
    if kind == SHOW:
        shown = mind.hand & cards_of(number_in(choice))
        cost = suit_cost(scene, mind, number_in(choice), shown) // 10
        return -10 * count(shown) - 50 * count(shown & FROG_CARD) - cost
    if kind in (SWAP, HAGGLE):
        return _score_exchange(scene, mind, choice, now)
    if kind in (TRADE, RETURN):
        if kind_of(choice) == RETURN:
            return 0
        return now - hand_cost(scene, mind, mind.hand & ~cards | scene.drawn) - 1
    if kind in (ASIDE, GIFT, GIVE, KEEP, DEAL, FREEZE):
        return _score_card(scene, mind, kind, lowest(cards))
    return score_power(scene, mind, choice)


@rule
def _score_half(scene: Round, mind: Mind, aside: int) -> int:
    """A half that comes back counts as much as the one kept; one that goes to a neighbour does not."""
    cost = hand_cost(scene, mind, mind.hand & ~aside)
    if hooks.half_goes_to(scene, mind.seat, mind.seat) == mind.seat:
        cost += hand_cost(scene, mind, aside)
    return -cost


@rule
def _score_card(scene: Round, mind: Mind, kind: int, card: int) -> int:
    eased = relief(scene, mind, mind.hand, card)
    worth = mind.worth[card]
    share = CERTAIN // (mind.others + 1)
    if kind == ASIDE:  # for the last trick, which it takes only if it leads or its suit fits
        return eased - (share + 20 * number_of(card)) * (worth + 120) // CERTAIN
    if kind == GIFT:  # to the winner of the trick
        return eased + ((CERTAIN - share) * worth // mind.others - share * worth) // CERTAIN
    if kind == KEEP:
        return -eased
    if kind == DEAL:
        return _score_dealing(scene, mind, eased)
    if kind == FREEZE:  # the card that hurts more, one that costs before a high one
        return worth + 10 * number_of(card)
    return eased


@rule
def _score_dealing(scene: Round, mind: Mind, cost: int) -> int:
    """Sleeping Beauty: bad cards to a seat that is doing well, good ones to one that is not."""
    to = next_portion(scene, mind.seat)
    ahead = 0
    for other in range(scene.players):
        if other != mind.seat and scene.portion[other] == 0 and other != to:
            ahead += 1 if scene.total[to] <= scene.total[other] else -1
    return cost * ahead


@rule
def _score_exchange(scene: Round, mind: Mind, choice: int, now: int) -> int:
    """Mulan and the Hag: a card of the hand for one of the trick."""
    if kind_of(choice) == NO:
        return 0
    given = cards_in(choice)
    taken = number_in(choice)
    better = now - hand_cost(scene, mind, mind.hand & ~given | 1 << taken)
    if kind_of(choice) == HAGGLE:  # a card put into the trick is taken with it, one taken out of it is not
        return better + mind.worth[taken] - mind.worth[lowest(given)] - 1
    before = _trick_cost(scene, mind)
    place = 0
    while scene.trick[place] != taken:
        place += 1
    scene.trick[place] = lowest(given)
    after = _trick_cost(scene, mind)
    scene.trick[place] = taken
    if scene.used >> mind.seat & 1:  # her other card goes with the same use
        return better + before - after
    return better + before - after - POWER_HELD * mind.tricks_left


@rule
def _trick_cost(scene: Round, mind: Mind) -> int:
    """What the trick that lies there costs the seat; taken by another it is as good as a share of it not taken."""
    worth = worth_of(mind, cards_of_trick(scene))
    if seat_at(scene, winning_place(scene)) == mind.seat:
        return worth + mind.first_trick
    return -worth // mind.others
