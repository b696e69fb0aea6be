"""What a seat of Rebel Princess can work out: cards still out, voids shown, what cards cost, what a hand will take.

Everything is a whole number; costs are in hundredths of a proposal, chances in thousandths. Where an order matters for
later tricks it is the usual one: the higher card takes the trick. What single round cards turn round is in
`rebel_rounds.py`.
"""

from __future__ import annotations

from coronet.bots.policy.rebel_rounds import chance_to_take, danger_unled, void_cost
from coronet.games.rebel import history, hooks
from coronet.games.rebel.cards import FAIRIES, NO_SUIT, PETS, PRINCES, QUEENS, cards_of, suit_of
from coronet.games.rebel.record import UNSEEN, Round
from coronet.games.rebel.score import proposals
from coronet.kernel.bits import count, each, lowest

CERTAIN = 1000
PROPOSAL = 100
THROWN = 40  # what others throw on a trick on average
MOST_THROWS = 6  # a void is used at most so often
HANDS_CHANGE = (
    1 << history.PASSED
    | 1 << history.GOT
    | 1 << history.TRADED
    | 1 << history.CAME_BACK
    | 1 << history.PICKED_UP
    | 1 << history.HAGGLED
)


class Situation:
    """A veiled record of one seat, and what follows from it. The record is this situation's own and is scribbled on."""

    def __init__(self, record: Round, seat: int) -> None:
        self.record, self.seat = record, seat
        self.others = record.players - 1
        self.hand = record.hand[seat]
        self.unseen = record.dealt & ~(self.hand | record.aside[seat] | record.gifted[seat] | _seen(record))
        self.tricks_left = _tricks_left(record, seat)
        self.voids = _shown_voids(record)
        _read_as_finished(record)
        self._taken = record.last_taken[seat]
        self._base = PROPOSAL * proposals(record, seat)
        self._worths: dict[int, int] = {}
        self._suit_costs = {0: void_cost(record) * min(self.tricks_left, MOST_THROWS)}

    # What cards cost

    def worth(self, card: int) -> int:
        """What it costs this seat to take the card, with what it has taken so far."""
        known = self._worths.get(card)
        if known is None:
            known = self._worths[card] = self.worth_of(1 << card)
        return known

    def worth_of(self, cards: int) -> int:
        """What it costs to take these cards together."""
        record = self.record
        record.last_taken[self.seat] = self._taken | cards
        cost = PROPOSAL * proposals(record, self.seat) - self._base
        record.last_taken[self.seat] = self._taken
        return cost

    def first_trick(self) -> int:
        """What taking a trick costs by itself: below 0 while having none is punished, more so towards the end."""
        record = self.record
        record.last_tricks[self.seat] += 1
        cost = PROPOSAL * proposals(record, self.seat) - self._base
        record.last_tricks[self.seat] -= 1
        return cost * (self.tricks_left + 1) // (2 * self.tricks_left)

    def worst_relief(self) -> int:
        """How much less the hand would take without its worst card."""
        return max((self.relief(card) for card in each(self.hand)), default=0)

    # What a hand will take

    def hand_cost(self, cards: int) -> int:
        """What these cards will probably take in the tricks to come."""
        return (
            self.suit_cost(cards & FAIRIES)
            + self.suit_cost(cards & PETS)
            + self.suit_cost(cards & QUEENS)
            + self.suit_cost(cards & PRINCES)
        )

    def relief(self, card: int) -> int:
        """How much less the hand takes without this card; for one that is not in it, how much more with it."""
        held = self.hand & cards_of(suit_of(card))
        return self.suit_cost(held | 1 << card) - self.suit_cost(held & ~(1 << card))

    def suit_cost(self, own: int) -> int:
        """What cards of one suit will probably take: low ones cover the high ones as often as the suit is led."""
        known = self._suit_costs.get(own)
        if known is None:
            known = self._suit_costs[own] = self._suit_cost(own)
        return known

    def _suit_cost(self, own: int) -> int:
        suit = suit_of(lowest(own))
        out = self.unseen & cards_of(suit) & ~own
        size = count(out)
        leads = (size + self.others - 1) // self.others
        following = min(self.others, size)
        cost = 0
        for at, card in enumerate(each(own)):
            chance = chance_to_take(self.record, card, out, self.others)
            if at >= leads:
                chance = chance * danger_unled(self.record, suit) // CERTAIN
            falls = 0
            for other in each(out & ((1 << card) - 1)):
                falls += self.worth(other)
            if size:
                falls = falls * following // size
            cost += chance * (self.worth(card) + falls + THROWN) // CERTAIN
        return cost

    def takes(self, card: int) -> int:
        """The chance that a card takes a trick of its suit in which everybody follows and stays below if possible."""
        return chance_to_take(self.record, card, self.unseen & cards_of(suit_of(card)), self.others)

    # What others hold

    def chance_void(self, seat: int, suit: int) -> int:
        """The chance that a seat cannot follow this suit."""
        if self.voids[seat] >> suit & 1:
            return CERTAIN
        cards = hooks.following(self.record, cards_of(suit))
        if cards & self.record.open_cards[seat]:
            return 0
        out = count(self.unseen & cards)
        total = count(self.unseen)
        chance = CERTAIN
        for at in range(min(self.record.hand_size[seat], total)):
            if total - at <= out:
                return 0
            chance = chance * (total - out - at) // (total - at)
        return chance


def _seen(record: Round) -> int:
    """The cards that lie in the trick or were taken this round."""
    cards = visible(record)
    for taken in record.taken:
        cards |= taken
    return cards


def visible(record: Round) -> int:
    """The cards of the trick that this seat can see."""
    cards = 0
    for place in range(record.place):
        if record.trick[place] != UNSEEN:
            cards |= 1 << record.trick[place]
    return cards


def _shown_voids(record: Round) -> list[int]:
    """The suits that each seat has shown not to hold, as sets; forgotten when hidden cards change hands."""
    voids = [0] * record.players
    led = NO_SUIT
    for entry in record.history[record.round_from : record.history_count]:
        kind, seat, number, cards = entry & 31, entry >> 5 & 7, entry >> 8 & 63, entry >> 14
        if kind == history.PLAYED and cards:
            if led == NO_SUIT:
                led = suit_of(lowest(cards))
                continue
            following = hooks.following(record, cards_of(led))
            if not cards & following and number == 0:  # a frozen card, or one played by a power, shows nothing
                voids[seat] |= _suits_of(following)
            led = hooks.led_after(record, lowest(cards), led)
        elif kind in (history.TOOK, history.UNDONE):
            led = NO_SUIT
        elif kind == history.HELD_NONE:
            voids[seat] |= 1 << number
        if HANDS_CHANGE >> kind & 1:
            voids = [0] * record.players
    return voids


def _suits_of(cards: int) -> int:
    return sum(1 << suit for suit in range(4) if cards & cards_of(suit))


def _tricks_left(record: Round, seat: int) -> int:
    """How many tricks this seat still has cards for, at least one."""
    cards = record.hand_size[seat] + record.aside_size[seat] - hooks.cards_kept(record, 0)
    each_trick = hooks.cards_a_trick(record, 1) + hooks.gives_gifts(record, 0)
    return max(1, (cards + each_trick - 1) // each_trick)


def _read_as_finished(record: Round) -> None:
    """Let the score's questions read the round in play as if it had ended now."""
    record.last_round = record.round
    record.last_dealt = 0  # nobody is Rebel of the Ball
    for seat in range(record.players):
        record.last_taken[seat] = record.taken[seat] | record.gifts_won[seat]
        record.last_tricks[seat] = record.tricks[seat]
        record.last_total[seat] = record.total[seat]
