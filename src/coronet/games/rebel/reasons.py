"""why_not: the first reason, in the order of the rules page (section 10), that refuses a choice."""

from __future__ import annotations

from coronet.games.choosing import cards_in, kind_of, number_in
from coronet.games.rebel import powers
from coronet.games.rebel.cards import deck
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
    PASS,
    PASS_BOTH,
    PLAY,
    POWER_SEAT,
    POWER_SUIT,
    SHOW,
    SWAP,
    TRADE,
)
from coronet.games.rebel.codes import (
    ALREADY_CHOSEN,
    EXTREMES,
    FROZEN,
    GAME_IS_OVER,
    MUST_FOLLOW,
    NO_SUCH_CARD,
    NOT_AMONG,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    POWER_NOT_NOW,
    POWER_USED,
    SAME_CARD_TWICE,
    SEAT_NOT_ALLOWED,
    SUIT_NOT_ALLOWED,
    WRONG_COUNT,
    WRONG_KIND,
)
from coronet.games.rebel.flow import is_at_once
from coronet.games.rebel.follow import cards_left
from coronet.games.rebel.legal import asked_kinds, cards_wanted, play_with_power, single_cards, suits_held
from coronet.games.rebel.obstacles import FIRST_ROUND, NO_PRINCESS_HERE, OTHER_MOMENT
from coronet.games.rebel.record import GAME_OVER, HAGGLE_AGAIN, NO_PRINCESS, Round
from coronet.games.rebel.seating import powerless
from coronet.games.rebel.trick import haggle_cards
from coronet.kernel.bits import count, lowest
from coronet.kernel.rule import rule

ONE_FROM_HAND = 1 << ASIDE | 1 << GIFT | 1 << GIVE | 1 << PLAY | 1 << TRADE
FROM_HAND = ONE_FROM_HAND | 1 << PASS | 1 << PASS_BOTH | 1 << HALF | 1 << SWAP | 1 << HAGGLE
NAMED_BY_NUMBER = 1 << PASS_BOTH | 1 << SWAP | 1 << HAGGLE


@rule
def why_not(record: Round, seat: int, choice: int) -> int:
    """The code of the reason against this choice, or 0."""
    if record.phase == GAME_OVER:
        return GAME_IS_OVER
    if record.waiting >> seat & 1 == 0:
        return ALREADY_CHOSEN if is_at_once(record) else NOT_YOUR_TURN
    kind = kind_of(choice)
    if asked_kinds(record, seat) >> kind & 1 == 0:
        return WRONG_KIND
    number = number_in(choice)
    cards = cards_in(choice)
    named = cards | 1 << number if NAMED_BY_NUMBER >> kind & 1 else cards
    if named & ~deck(record.players):
        return NO_SUCH_CARD
    from_hand = named if kind == PASS_BOTH else cards
    if FROM_HAND >> kind & 1 and from_hand & ~record.hand[seat]:
        return NOT_IN_HAND
    if NAMED_BY_NUMBER >> kind & 1 and cards == 1 << number:
        return SAME_CARD_TWICE
    if kind in (PASS, HALF) and count(cards) != cards_wanted(record, seat):
        return WRONG_COUNT
    if kind == PLAY:
        return why_not_play(record, seat, lowest(cards), number)
    if kind == POWER_SUIT and powers.power_suits(record, seat, 0) >> number & 1 == 0:
        return SUIT_NOT_ALLOWED
    if kind == SHOW and suits_held(record, seat) >> number & 1 == 0:
        return SUIT_NOT_ALLOWED
    if kind == POWER_SEAT and (number >= record.players or powers.power_seats(record, seat, 0) >> number & 1 == 0):
        return SEAT_NOT_ALLOWED
    return why_not_among(record, seat, kind, number, cards)


@rule
def why_not_play(record: Round, seat: int, card: int, with_power: int) -> int:
    """A play with power is first judged as a play, except that Thumbelina's power is for what could not be played."""
    powered = play_with_power(record, seat) if with_power else 0
    if powered >> card & 1:
        return 0
    refused = why_not_line(record, seat, card)
    frees = with_power and powers.frees_cards(record, seat, 0) and MUST_FOLLOW <= refused <= EXTREMES
    if refused and not frees:
        return refused
    if not with_power:
        return 0
    if record.used >> seat & 1 and powerless(record) == 0:
        return POWER_USED
    return POWER_NOT_NOW


@rule
def why_not_line(record: Round, seat: int, card: int) -> int:
    """The first line of what may be played that leaves this card out."""
    for line in range(FROZEN, EXTREMES + 1):
        if cards_left(record, seat, line) >> card & 1 == 0:
            return line
    return 0


@rule
def why_not_among(record: Round, seat: int, kind: int, number: int, cards: int) -> int:
    allowed = 1
    if kind in (KEEP, DEAL, FREEZE, TRADE):
        allowed = int(single_cards(record, seat) & cards > 0)
    elif kind == HAGGLE:
        allowed = haggle_cards(record, seat, int(record.phase == HAGGLE_AGAIN)) >> number & 1
    elif kind == SWAP:
        allowed = int(swappable(record, seat, number) & cards > 0)
    elif kind == CHOOSE:
        allowed = record.offered[seat] >> number & 1
    return 0 if allowed else NOT_AMONG


@rule
def swappable(record: Round, seat: int, played: int) -> int:
    """What may take the place of a card that was played."""
    cards = 0
    for place in range(record.place):
        if record.trick[place] == played:
            cards |= powers.swap_cards(record, seat, place, 0)
    return cards


@rule
def obstacle_to_power(record: Round, seat: int, card: int) -> int:
    """Why this card cannot carry the power: the argument of `power-not-now`."""
    if record.princess[seat] == NO_PRINCESS:
        return NO_PRINCESS_HERE
    if powerless(record):
        return FIRST_ROUND
    return powers.obstacle(record, seat, card, OTHER_MOMENT)
