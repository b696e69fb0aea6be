"""What a hand will take: each suit by the chance of its cards to take a trick, as often as it will be led."""

from __future__ import annotations

from coronet.bots.rebel.mind import CERTAIN, Mind
from coronet.games.rebel.cards import FROG, FROG_CARD, QUEEN, cards_of, number_of, suit_of
from coronet.games.rebel.record import Round
from coronet.games.rebel.rounds import (
    always_the_bridesmaid,
    pass_the_bouquet,
    poisoned_apple,
    royal_decree,
    sisterhood,
)
from coronet.kernel.bits import count, highest, lowest
from coronet.kernel.rule import rule

THROWN = 90  # what others throw on a trick on average
LEAD = 100  # what a lead costs that takes the trick
VOID_COST = -12  # of a void, for each of the tricks to come
MOST_THROWS = 6  # a void is used at most so often
UNLED = 150  # the share of its danger that a card keeps when lower ones last as long as the suit is led
SIDE = 13  # cards of a suit and none


def _none_forced(others: int, waiting: int, low: int, high: int) -> float:
    """The chance that none of those waiting has high cards of a suit and no low one; cards lie anywhere.

    Every low card falls to one of the others by chance; then all high cards must miss those waiting without one.
    """
    without = [0.0] * (waiting + 1)
    without[waiting] = 1.0  # by how many of those waiting have no low card yet
    for _ in range(low):
        after = [0.0] * (waiting + 1)
        for number, chance in enumerate(without):
            after[number] += chance * (1 - number / others)
            if number:
                after[number - 1] += chance * number / others
        without = after
    return sum(chance * (1 - number / others) ** high for number, chance in enumerate(without))


def _none_table() -> tuple[int, ...]:
    """By others, those waiting, low and high unseen cards: the chance that nobody must take a trick over."""
    table = []
    for others in range(6):
        for waiting in range(6):
            for low in range(SIDE):
                for high in range(SIDE):
                    chance = _none_forced(others, waiting, low, high) if 0 < waiting <= others else 1.0
                    table.append(round(CERTAIN * chance))
    return tuple(table)


NONE_FORCED = _none_table()


@rule
def none_forced(others: int, waiting: int, low: int, high: int) -> int:
    """The chance that none of those waiting must take over a card with so many lower and higher ones unseen."""
    return NONE_FORCED[((others * 6 + waiting) * SIDE + min(low, SIDE - 1)) * SIDE + min(high, SIDE - 1)]


@rule
def chance_to_take(scene: Round, mind: Mind, card: int, out: int) -> int:
    """The chance that a card takes a trick of its suit, of which `out` are unseen; all follow and stay below."""
    size = count(out)
    above = count(out >> card)
    if scene.round == sisterhood.NUMBER:
        return 80 * abs(2 * number_of(card) - 11)  # both ends take, the middle does not
    if scene.round == always_the_bridesmaid.NUMBER and size:
        return _second_best(mind.others, size, above)
    return none_forced(mind.others, min(mind.others, size), size - above, above)


@rule
def _second_best(others: int, size: int, above: int) -> int:
    """Exactly one of the others is above."""
    share = CERTAIN * above // size
    chance = others * share
    for _ in range(others - 1):
        chance = chance * (CERTAIN - share) // CERTAIN
    return min(CERTAIN, chance + 100)


@rule
def suit_cost(scene: Round, mind: Mind, suit: int, own: int) -> int:
    """What these cards of a suit will probably take: low ones cover the high ones as often as the suit is led."""
    if own == 0:
        return void_cost(scene) * min(mind.tricks_left, MOST_THROWS)
    out = mind.unseen & cards_of(suit) & ~own
    size = count(out)
    leads = (size + mind.others - 1) // mind.others
    following = min(mind.others, size)
    cost = 0
    at = 0
    while own:
        card = lowest(own)
        own &= own - 1
        chance = chance_to_take(scene, mind, card, out)
        if at >= leads:
            chance = chance * danger_unled(scene, suit) // CERTAIN
        at += 1
        lower = out & ((1 << card) - 1)
        falls = mind.mean[suit] * count(lower & ~FROG_CARD)
        if lower & FROG_CARD:
            falls += mind.worth[FROG]
        if falls and size:
            falls = falls * following // size
        cost += chance * (mind.worth[card] + falls + THROWN) // CERTAIN
    return cost


@rule
def void_cost(scene: Round) -> int:
    """What a void costs for each trick to come: below 0 where one can throw bad cards by it."""
    if scene.round == poisoned_apple.NUMBER:
        return 15  # a void seat wins
    if scene.round == pass_the_bouquet.NUMBER:
        return 0  # a thrown card leads
    return VOID_COST


@rule
def danger_unled(scene: Round, suit: int) -> int:
    """The share of its danger that a card keeps when lower ones last as long as its suit is led."""
    if scene.round == royal_decree.NUMBER and suit == QUEEN:
        return 700  # a Queen wins wherever it falls
    return UNLED


@rule
def hand_cost(scene: Round, mind: Mind, cards: int) -> int:
    """What these cards will probably take in the tricks to come."""
    cost = 0
    for suit in range(4):
        cost += suit_cost(scene, mind, suit, cards & cards_of(suit))
    return cost


@rule
def relief(scene: Round, mind: Mind, hand: int, card: int) -> int:
    """How much less this hand takes without the card; for one that is not in it, how much more with it."""
    suit = suit_of(card)
    held = hand & cards_of(suit)
    return suit_cost(scene, mind, suit, held | 1 << card) - suit_cost(scene, mind, suit, held & ~(1 << card))


@rule
def worst_relief(scene: Round, mind: Mind) -> int:
    """How much less the hand would take without its worst card."""
    worst = 0
    cards = mind.hand
    while cards:
        worst = max(worst, relief(scene, mind, mind.hand, lowest(cards)))
        cards &= cards - 1
    return worst


@rule
def lead_cost(scene: Round, mind: Mind, hand: int) -> int:
    """What the cheapest lead from these cards costs, by the lowest card of each suit."""
    chance = CERTAIN if hand else 0
    for suit in range(4):
        chance = min(chance, _lead_chance(scene, mind, suit, hand))
    return chance * LEAD // CERTAIN


@rule
def _lead_chance(scene: Round, mind: Mind, suit: int, hand: int) -> int:
    """The chance of the lowest card of a suit to take the trick that it leads; certain if there is none to lead."""
    own = hand & cards_of(suit)
    if own == 0:
        return CERTAIN
    return chance_to_take(scene, mind, lowest(own), mind.unseen & cards_of(suit))


@rule
def look_at_leads(scene: Round, mind: Mind) -> None:
    """Note what the lowest card of each suit may take, for `lead_cost_without`."""
    for suit in range(4):
        mind.lead_chance[suit] = _lead_chance(scene, mind, suit, mind.hand)


@rule
def lead_cost_without(scene: Round, mind: Mind, card: int) -> int:
    """What the cheapest lead costs when this card has left the hand."""
    hand = mind.hand & ~(1 << card)
    chance = CERTAIN if hand else 0
    played = suit_of(card)
    for suit in range(4):
        if suit == played and lowest(mind.hand & cards_of(suit)) == card:
            chance = min(chance, _lead_chance(scene, mind, suit, hand))
        else:
            chance = min(chance, mind.lead_chance[suit])
    return chance * LEAD // CERTAIN


# Sets of cards, built card by card


@rule
def worst_cards(scene: Round, mind: Mind, hand: int, wanted: int) -> int:
    """The cards without which the hand takes least: the worst one after the other, or a whole suit and then those."""
    best = 0
    least = 1 << 30
    for plan in range(5):
        gone = 0
        if plan < 4:
            gone = hand & cards_of(plan)
            if gone == 0 or count(gone) > wanted:
                continue
        gone |= _worst_after(scene, mind, hand & ~gone, wanted - count(gone))
        cost = hand_cost(scene, mind, hand & ~gone)
        if cost < least:
            least = cost
            best = gone
    return best


@rule
def _worst_after(scene: Round, mind: Mind, hand: int, wanted: int) -> int:
    gone = 0
    for _ in range(wanted):
        worst = -1
        most = -(1 << 30)
        cards = hand & ~gone
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            eased = relief(scene, mind, hand & ~gone, card)
            if eased >= most:
                most = eased
                worst = card
        gone |= 1 << worst
    return gone


@rule
def even_half(scene: Round, mind: Mind, hand: int, wanted: int) -> int:
    """A half to set aside and play later: every other card of each suit, from the top."""
    half = 0
    turn = 0
    for back in range(4):
        cards = hand & cards_of(3 - back)
        while cards:
            card = highest(cards)
            cards &= ~(1 << card)
            if turn and count(half) < wanted:
                half |= 1 << card
            turn = 1 - turn
    left = hand & ~half
    while count(half) < wanted:
        half |= left & -left
        left &= left - 1
    return half
