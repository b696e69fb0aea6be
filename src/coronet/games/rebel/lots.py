"""Lots: unseen cards that came to a place together, with what each of them may be.

What a seat knows of the others' cards is a list of lots and, beside them, the cards whose place it knows. A lot says
how many cards it has and which cards these may be. Cards that leave unseen come from a lot that is not known, so lots
of one hand may have to be joined: what they may be only ever grows by that, and the true cards always fit.
"""

from __future__ import annotations

from typing import Annotated

from coronet.games.rebel.cards import ALL_CARDS
from coronet.games.rebel.record import MAX_SEATS, Seats
from coronet.kernel.bits import count
from coronet.kernel.record import Record, record
from coronet.kernel.rule import rule

MOST_LOTS = 60
MOST_FACTS = 48
MOST_CARDS = 48
IN_HAND, ASIDE, GIFT, GIVEN, ON_THE_WAY = range(5)
ON_PILE = -1

Lots = Annotated[list[int], 60]
Facts = Annotated[list[int], 48]
Cards = Annotated[list[int], 48]


@record
class Study(Record):
    """What a seat can tell about the cards it does not see, and one way in which they may lie."""

    chance: Annotated[list[int], 4]  # the generator's words, for the worlds drawn from this study
    viewer: int
    known: Seats  # cards that a seat is known to hold
    opened: Seats  # those of them that lie open
    arriving: Seats  # cards that a seat is known to get when all have passed
    drawn: int  # the card that Scheherazade has drawn, if the viewer knows it; what may lie before Sleeping Beauty
    frozen: int  # the frozen card that has been played face down, if the viewer knows it
    left_open: int  # the open card that has just left a hand
    lots: int  # how many of the lots below have ever been used
    size: Lots  # 0: not in use
    may: Lots
    place: Lots  # IN_HAND, ASIDE, GIFT, GIVEN or ON_THE_WAY
    owner: Lots  # whose hand, card set aside or gift
    holder: Lots  # of a gift: who has won it, or ON_PILE
    # Facts about several lots together. A set of lots, and either: some of the cards in them are among `some`, or lie
    # on both sides, `low` and `high`; or (APART): they do not lie on both sides.
    facts: int
    fact_lots: Facts
    some: Facts
    low: Facts
    high: Facts
    apart: Facts  # 1 for facts of the second kind
    # One way in which the unseen cards may lie: a slot for each.
    slots: int
    slot_lot: Cards
    slot_card: Cards
    inside: Lots  # the cards of each lot
    queue: Lots  # while a card looks for room: the lots reached
    came: Lots  # and which card would move into each
    is_free: int  # every card may lie in every slot
    fits: int  # 0 if no way was found
    is_told: int  # 0 if the record has no history to go by, so that sizes alone count


@rule
def new_lot(study: Study, place: int, owner: int, size: int, may: int) -> int:
    """A lot of its own; its number."""
    lot = 0
    while lot < study.lots and study.size[lot] > 0:
        lot += 1
    if lot == study.lots:
        study.lots += 1
    study.size[lot] = size
    study.may[lot] = may
    study.place[lot] = place
    study.owner[lot] = owner
    study.holder[lot] = ON_PILE
    _forget_lot(study, lot)
    return lot


@rule
def _forget_lot(study: Study, lot: int) -> None:
    for fact in range(study.facts):
        study.fact_lots[fact] &= ~(1 << lot)


@rule
def is_in_hand(study: Study, lot: int, seat: int) -> int:
    return int(study.size[lot] > 0 and study.place[lot] == IN_HAND and study.owner[lot] == seat)


@rule
def rule_out(study: Study, seat: int, cards: int) -> None:
    """None of these cards is among the unseen ones of this hand now."""
    for lot in range(study.lots):
        if is_in_hand(study, lot, seat):
            study.may[lot] &= ~cards


@rule
def hand_lots(study: Study, seat: int, cards: int) -> int:
    """The lots of this hand that may have one of the cards, as a set."""
    lots = 0
    for lot in range(study.lots):
        if is_in_hand(study, lot, seat) and study.may[lot] & cards:
            lots |= 1 << lot
    return lots


@rule
def possible(study: Study, lots: int) -> int:
    """What the cards of these lots may be."""
    cards = 0
    for lot in range(study.lots):
        if lots >> lot & 1:
            cards |= study.may[lot]
    return cards


@rule
def leave_unseen(study: Study, seat: int, leaving: int, cards: int, place: int, owner: int) -> int:
    """So many cards leave a hand for a place, not seen which: some of `cards`. The lot that they are from now on.

    Cards that lie open stay: their leaving would be seen.
    """
    closed = study.known[seat] & ~study.opened[seat] & cards
    sources = hand_lots(study, seat, cards)
    lot = new_lot(study, place, owner, leaving, (possible(study, sources) & cards) | closed)
    if closed:
        study.known[seat] &= ~closed
        sources |= 1 << new_lot(study, IN_HAND, seat, count(closed), closed)
    for fact in range(study.facts):
        if study.fact_lots[fact] & sources:
            _spread(study, fact, sources, lot)
    _take_from(study, sources, leaving)
    return lot


@rule
def _spread(study: Study, fact: int, sources: int, lot: int) -> None:
    """Cards of a fact's lots may have left for `lot`. If they may have come from others too, the fact says less."""
    if study.apart[fact] and sources & ~study.fact_lots[fact]:
        study.fact_lots[fact] = 0
    else:
        study.fact_lots[fact] |= sources | 1 << lot


@rule
def arrive(study: Study) -> None:
    """What was on its way comes to the hands."""
    for lot in range(study.lots):
        if study.place[lot] == ON_THE_WAY:
            study.place[lot] = IN_HAND
    for seat in range(MAX_SEATS):
        study.known[seat] |= study.arriving[seat]
        study.arriving[seat] = 0


@rule
def _take_from(study: Study, lots: int, leaving: int) -> None:
    """From the narrowest lot, if each is part of the next; otherwise from all, joined."""
    if is_nested(study, lots):
        while leaving > 0:
            lot = _narrowest(study, lots)
            taken = min(leaving, study.size[lot])
            study.size[lot] -= taken
            leaving -= taken
            lots &= ~(1 << lot)
        return
    study.size[join(study, lots)] -= leaving


@rule
def is_nested(study: Study, lots: int) -> int:
    """Whether of any two of these lots one may be all that the other may be."""
    for one in range(study.lots):
        for other in range(one):
            if lots >> one & 1 and lots >> other & 1:
                both = study.may[one] & study.may[other]
                if both not in (study.may[one], study.may[other]):
                    return 0
    return 1


@rule
def _narrowest(study: Study, lots: int) -> int:
    best = -1
    for lot in range(study.lots):
        if lots >> lot & 1 and study.size[lot] > 0 and (best < 0 or count(study.may[lot]) < count(study.may[best])):
            best = lot
    return best


@rule
def join(study: Study, lots: int) -> int:
    """Make one lot of several; facts about some of them alone are weakened so that they stay true."""
    joined = -1
    size = 0
    for lot in range(study.lots):
        if lots >> lot & 1:
            if joined < 0:
                joined = lot
            size += study.size[lot]
            study.size[lot] = 0
    study.may[joined] = possible(study, lots)
    study.size[joined] = size
    for fact in range(study.facts):
        touched = study.fact_lots[fact] & lots
        if touched:
            study.fact_lots[fact] &= ~lots
            if touched == lots or not study.apart[fact]:
                study.fact_lots[fact] |= 1 << joined
    return joined


@rule
def see_leaving(study: Study, seat: int, card: int) -> None:
    """A card (a set of one) is seen leaving a hand, or seen in it: it lies in no lot any more."""
    if study.known[seat] & card:
        study.known[seat] &= ~card
        study.opened[seat] &= ~card
    else:
        lots = hand_lots(study, seat, card)
        if lots:
            learn(study, lots, card)
            lot = _narrowest(study, lots)
            if not is_nested(study, lots):
                lot = join(study, lots)
            study.size[lot] -= 1
    see(study, card)


@rule
def see(study: Study, cards: int) -> None:
    """These cards lie in no lot."""
    for lot in range(study.lots):
        study.may[lot] &= ~cards


@rule
def see_in_hand(study: Study, seat: int, card: int) -> None:
    """A card (a set of one) is seen in a hand and stays there."""
    if not study.known[seat] & card:
        see_leaving(study, seat, card)
        study.known[seat] |= card


@rule
def learn(study: Study, lots: int, card: int) -> None:
    """What facts say once a card that lay in one of these lots is known. If it may not be theirs, they say less."""
    for fact in range(study.facts):
        about = study.fact_lots[fact]
        if about & lots == 0:
            continue
        if study.apart[fact]:
            if lots & ~about:
                study.fact_lots[fact] = 0
            else:
                _keep_apart(study, fact, card)
        elif study.some[fact] & card or (lots & ~about and (study.low[fact] | study.high[fact]) & card):
            study.fact_lots[fact] = 0
        else:
            study.fact_lots[fact] |= lots
            _settle_a_side(study, fact, card)


@rule
def _settle_a_side(study: Study, fact: int, card: int) -> None:
    """Of two sides one is known to be there: the other is wanted."""
    if study.low[fact] & card:
        study.some[fact] |= study.high[fact]
        study.low[fact] = study.high[fact] = 0
    elif study.high[fact] & card:
        study.some[fact] |= study.low[fact]
        study.low[fact] = study.high[fact] = 0


@rule
def _keep_apart(study: Study, fact: int, card: int) -> None:
    """A card on one side rules out the other."""
    other_side = 0
    if study.low[fact] & card:
        other_side = study.high[fact]
    elif study.high[fact] & card:
        other_side = study.low[fact]
    if other_side:
        for lot in range(study.lots):
            if study.fact_lots[fact] >> lot & 1:
                study.may[lot] &= ~other_side
        study.fact_lots[fact] = 0


@rule
def note_fact(study: Study, seat: int, some: int, low: int, high: int, apart: int) -> None:
    """Keep a fact about a hand as it is now, unless the cards known to be in it settle it."""
    known = study.known[seat]
    if apart and known & (low | high):
        rule_out(study, seat, high if known & low else low)
        return
    if not apart:
        if known & some or (known & low and known & high):
            return
        if known & low:
            some |= high
        if known & high:
            some |= low
    lots = hand_lots(study, seat, ALL_CARDS)
    for fact in range(study.facts):
        if study.fact_lots[fact] == 0:
            _write_fact(study, fact, lots, some, low, high, apart)
            return
    if study.facts < MOST_FACTS:
        study.facts += 1
        _write_fact(study, study.facts - 1, lots, some, low, high, apart)


@rule
def _write_fact(study: Study, fact: int, lots: int, some: int, low: int, high: int, apart: int) -> None:
    study.fact_lots[fact] = lots
    study.some[fact] = some
    study.low[fact] = low
    study.high[fact] = high
    study.apart[fact] = apart


@rule
def facts_hold(study: Study) -> int:
    """Whether the cards as they lie in the slots fit all facts."""
    for fact in range(study.facts):
        lots = study.fact_lots[fact]
        if lots == 0:
            continue
        cards = 0
        for lot in range(study.lots):
            if lots >> lot & 1:
                cards |= study.inside[lot]
        on_both_sides = int(cards & study.low[fact] != 0 and cards & study.high[fact] != 0)
        if study.apart[fact]:
            if on_both_sides:
                return 0
        elif not on_both_sides and cards & study.some[fact] == 0:
            return 0
    return 1
