"""Lots: unseen cards that came to a place together, with what each of them may be.

What a seat knows of the others' cards is a list of lots and, beside them, the cards whose place it knows. A lot says
how many cards it has and which cards these may be. Cards that leave unseen come from a lot that is not known, so lots
of one hand may have to be joined: what they may be only ever grows by that, and the true cards always fit.
"""

from __future__ import annotations

from typing import Annotated

from coronet.games.rebel.cards import ALL_CARDS
from coronet.games.rebel.record import MAX_SEATS, Seats
from coronet.kernel.bits import count, lowest
from coronet.kernel.record import Record, record
from coronet.kernel.rule import rule

MOST_LOTS = 60
MOST_FACTS = 48
MOST_CARDS = 48
IN_HAND, ASIDE, GIFT, GIVEN, ON_THE_WAY = range(5)
SOME, APART, AT_MOST = range(3)
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
    # Facts about several lots together. SOME: of the cards in them some are `about`, or some lie on both sides, `low`
    # and `high`. APART: they do not lie on both sides. AT_MOST: no more than `most` of them are `about`.
    facts: int
    fact: Facts  # SOME, APART or AT_MOST
    fact_lots: Facts  # a set of lots; none: not in use
    about: Facts
    low: Facts
    high: Facts
    most: Facts
    # Limits: how many of some cards a hand can have at most, known ones aside, since it had none.
    limits: int
    limit_seat: Facts
    limit_cards: Facts
    limit: Facts
    facts_of: Lots  # while worlds are drawn: the facts about each lot, as a set
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
    limit(study, seat, cards)


@rule
def limit(study: Study, seat: int, cards: int) -> None:
    """From now on a hand can have only those of the cards that it receives."""
    for at in range(study.limits):
        if study.limit_seat[at] == seat and not study.limit_cards[at] & ~cards:
            study.limit_cards[at] = 0
    _note_limit(study, seat, cards, 0)


@rule
def _note_limit(study: Study, seat: int, cards: int, most: int) -> None:
    at = 0
    while at < study.limits and study.limit_cards[at]:
        if study.limit_seat[at] == seat and study.limit_cards[at] == cards:
            study.limit[at] = min(study.limit[at], most)
            return
        at += 1
    if at < MOST_FACTS:
        study.limits = max(study.limits, at + 1)
        study.limit_seat[at] = seat
        study.limit_cards[at] = cards
        study.limit[at] = most


@rule
def receive(study: Study, seat: int, number: int, cards: int) -> None:
    """So many unseen cards, some of these, have come to a hand: those limited that are not among them stay limited."""
    for at in range(study.limits):
        arrived = cards & study.limit_cards[at]
        if study.limit_seat[at] == seat and arrived:
            others = study.limit_cards[at] & ~cards
            before = study.limit[at]
            study.limit[at] += min(number, count(arrived))
            if others:
                _note_limit(study, seat, others, before)


@rule
def limits_to_facts(study: Study) -> None:
    for at in range(study.limits):
        lots = hand_lots(study, study.limit_seat[at], study.limit_cards[at])
        if room_for(study, lots, study.limit_cards[at]) > study.limit[at]:
            _keep_fact(study, AT_MOST, lots, study.limit_cards[at], study.limit[at])


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
        receive(study, seat, count(closed), closed)
    for fact in range(study.facts):
        if study.fact_lots[fact] & sources:
            _spread(study, fact, sources, lot)
    _take_from(study, sources, leaving)
    return lot


@rule
def _spread(study: Study, fact: int, sources: int, lot: int) -> None:
    """Cards of a fact's lots may have left for `lot`. If they may have come from others too, the fact says less."""
    if study.fact[fact] == APART and _may_have_sides(study, fact, sources):
        study.fact_lots[fact] = 0
    else:
        _widen(study, fact, sources)
        study.fact_lots[fact] |= 1 << lot


@rule
def _may_have_sides(study: Study, fact: int, lots: int) -> int:
    """Whether a card on either side of the fact may lie in one of these lots that it is not about."""
    sides = study.low[fact] | study.high[fact]
    return int(possible(study, lots & ~study.fact_lots[fact]) & sides != 0)


@rule
def _widen(study: Study, fact: int, lots: int) -> None:
    """Let a fact be about more lots; as many more of its cards may lie there."""
    study.most[fact] += room_for(study, lots & ~study.fact_lots[fact], study.about[fact])
    study.fact_lots[fact] |= lots


@rule
def room_for(study: Study, lots: int, cards: int) -> int:
    """How many of the cards these lots can have at most."""
    room = 0
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        room += min(study.size[lot], count(study.may[lot] & cards))
    return room


@rule
def arrive(study: Study) -> None:
    """What was on its way comes to the hands."""
    for lot in range(study.lots):
        if study.size[lot] > 0 and study.place[lot] == ON_THE_WAY:
            study.place[lot] = IN_HAND
            receive(study, study.owner[lot], study.size[lot], study.may[lot])
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
    """Make one lot of several."""
    whole = possible(study, lots)
    joined = lowest(lots)
    for fact in range(study.facts):
        if study.fact_lots[fact] & lots:
            if study.fact[fact] == APART and _may_have_sides(study, fact, lots):
                study.fact_lots[fact] &= ~lots
            else:
                _widen(study, fact, lots)
                study.fact_lots[fact] = study.fact_lots[fact] & ~lots | 1 << joined
    size = 0
    left = lots
    while left:
        size += study.size[lowest(left)]
        study.size[lowest(left)] = 0
        left &= left - 1
    study.may[joined] = whole
    study.size[joined] = size
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
            for at in range(study.limits):
                if study.limit_seat[at] == seat and study.limit_cards[at] & card:
                    study.limit[at] -= 1
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
        if study.fact_lots[fact] & lots:
            _learn_by(study, fact, lots, card)


@rule
def _learn_by(study: Study, fact: int, lots: int, card: int) -> None:
    elsewhere = lots & ~study.fact_lots[fact]
    if study.fact[fact] == AT_MOST:
        _widen(study, fact, lots)
        study.most[fact] -= int(study.about[fact] & card != 0)
    elif study.fact[fact] == APART:
        if elsewhere:
            study.fact_lots[fact] = 0
        else:
            _keep_apart(study, fact, card)
    elif study.about[fact] & card or (elsewhere and (study.low[fact] | study.high[fact]) & card):
        study.fact_lots[fact] = 0
    else:
        study.fact_lots[fact] |= lots
        _settle_a_side(study, fact, card)


@rule
def _settle_a_side(study: Study, fact: int, card: int) -> None:
    """Of two sides one is known to be there: the other is wanted."""
    if study.low[fact] & card:
        study.about[fact] |= study.high[fact]
        study.low[fact] = study.high[fact] = 0
    elif study.high[fact] & card:
        study.about[fact] |= study.low[fact]
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
def note_some(study: Study, seat: int, about: int, low: int, high: int) -> None:
    """A hand has some of the cards `about`, or cards on both sides; unless those known to be in it settle that."""
    known = study.known[seat]
    if known & about or (known & low and known & high):
        return
    if known & low:
        about |= high
    if known & high:
        about |= low
    fact = _keep_fact(study, SOME, hand_lots(study, seat, ALL_CARDS), about, 0)
    study.low[fact] = low
    study.high[fact] = high


@rule
def note_apart(study: Study, seat: int, low: int, high: int) -> None:
    """A hand does not have cards on both sides; a card known to be in it rules out the other side."""
    known = study.known[seat]
    if known & (low | high):
        rule_out(study, seat, high if known & low else low)
        return
    fact = _keep_fact(study, APART, hand_lots(study, seat, ALL_CARDS), 0, 0)
    study.low[fact] = low
    study.high[fact] = high


@rule
def _keep_fact(study: Study, kind: int, lots: int, about: int, most: int) -> int:
    """Write a fact down; its number. When there is no room, one that says nothing gives way, or else the last."""
    at = 0
    while at < study.facts and study.fact_lots[at]:
        at += 1
    if at == MOST_FACTS:
        at = 0
        while at < MOST_FACTS - 1 and not _says_nothing(study, at):
            at += 1
    study.facts = max(study.facts, at + 1)
    study.fact[at] = kind
    study.fact_lots[at] = lots
    study.about[at] = about
    study.most[at] = most
    study.low[at] = study.high[at] = 0
    return at


@rule
def _says_nothing(study: Study, fact: int) -> int:
    if study.fact[fact] != AT_MOST:
        return 0
    return int(room_for(study, study.fact_lots[fact], study.about[fact]) <= study.most[fact])


@rule
def sort_facts(study: Study) -> None:
    """Drop facts that say nothing, and write down which are about which lot."""
    for lot in range(study.lots):
        study.facts_of[lot] = 0
    for fact in range(study.facts):
        if _says_nothing(study, fact):
            study.fact_lots[fact] = 0
        for lot in range(study.lots):
            if study.fact_lots[fact] >> lot & 1:
                study.facts_of[lot] |= 1 << fact


@rule
def broken_facts(study: Study, facts: int) -> int:
    """How many of these facts do not hold for the cards as they lie."""
    broken = 0
    while facts:
        broken += _is_broken(study, lowest(facts))
        facts &= facts - 1
    return broken


@rule
def _is_broken(study: Study, fact: int) -> int:
    cards = 0
    lots = study.fact_lots[fact]
    while lots:
        cards |= study.inside[lowest(lots)]
        lots &= lots - 1
    if study.fact[fact] == AT_MOST:
        return int(count(cards & study.about[fact]) > study.most[fact])
    on_both_sides = int(cards & study.low[fact] != 0 and cards & study.high[fact] != 0)
    if study.fact[fact] == APART:
        return on_both_sides
    return int(not on_both_sides and cards & study.about[fact] == 0)
