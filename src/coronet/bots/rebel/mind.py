"""What a seat of Rebel Princess can work out: cards still out, voids shown, what cards cost, who may take them all.

A mind is made anew for every decision, from a veiled copy of the record (`scene`), so nothing here can see more than
the seat does. Costs are in hundredths of a proposal, chances in thousandths.
"""

from __future__ import annotations

from typing import Annotated

from coronet.games import packed
from coronet.games.rebel import history, hooks
from coronet.games.rebel.cards import FROG, FROG_CARD, NO_SUIT, PRINCE, PRINCES, cards_of, suit_of
from coronet.games.rebel.record import CLASSIC, MAX_SEATS, NO_SEAT, UNSEEN, Round, Seats
from coronet.games.rebel.rounds import always_the_bridesmaid, pass_the_bouquet, poisoned_apple, sisterhood
from coronet.games.rebel.score import proposals
from coronet.games.rebel.veil import veil
from coronet.kernel.bits import count, highest, lowest
from coronet.kernel.dispatch import hooks as questions_asked
from coronet.kernel.record import Record, overwrite, record
from coronet.kernel.rule import rule

CERTAIN = 1000
PROPOSAL = 100
HANDS_CHANGE = (
    1 << history.PASSED
    | 1 << history.GOT
    | 1 << history.TRADED
    | 1 << history.CAME_BACK
    | 1 << history.PICKED_UP
    | 1 << history.HAGGLED
)

Suits = Annotated[list[int], 4]
Cards = Annotated[list[int], 48]
SeatsBySuit = Annotated[list[int], 24]


def rounds_changing(*questions: str) -> int:
    """The rounds that answer one of these questions, as a set of numbers."""
    cards = {int(card.NUMBER) for name, _, changing in questions_asked if name in questions for card in changing}
    return sum(1 << number for number in cards)


SCORE_CHANGES = rounds_changing("score_cards", "score_points")
ORDER_CHANGES = rounds_changing("strength", "led_after", "following", "is_reversed", "cards_a_trick")
OFF_SUIT_CAN_WIN = rounds_changing("strength", "led_after")


@record
class Mind(Record):
    """What one seat makes of the position."""

    seat: int
    others: int
    hand: int
    unseen: int
    tricks_left: int
    careless: int  # high cards go first, Rebel of the Ball is neither tried for nor stopped: set by who uses the mind
    voids: Seats  # suits that each seat has shown not to hold
    known: Seats  # cards that each other seat is known to have got from this one
    unknown: Seats  # how many cards of each other seat in this trick are not known yet
    waited_for: int  # of all of them
    worth: Cards  # what it costs this seat to take each card
    mean: Suits  # the same for an unseen card of each suit, the Frog aside
    first_trick: int  # what taking a trick costs by itself
    is_plain: int  # the higher card of the led suit wins, or in this trick the lower one
    shooter: int  # another seat that has taken all Princes and the Frog so far and may take the rest; or NO_SEAT
    shot: int  # how much of all points it has, in thousandths
    is_shooting: int  # this seat tries for all of them
    # Of a suit that is led, by those whose cards are not known yet
    ready: int  # the suits worked out, as a set
    void: SeatsBySuit  # the chance of each seat to be void in each suit
    falls: Suits  # what they add to the trick, the Frog aside
    frog_falls: Suits  # the chance that the Frog falls where it can be ducked
    waiting: Suits  # how many of them may follow
    holders: Suits  # how many others may have cards of it, in this trick or not
    following: Suits  # the unseen cards that follow
    suit_cost: Suits  # what the own cards of each suit will take
    lead_chance: Suits  # the chance of the lowest own card of each suit to take the trick that it leads
    laid_led: int  # while a card is tried out: what the record said before
    laid_voids: int
    laid_zeros: int
    laid_pea: int


@rule
def think(record: Round, seat: int, scene: Round, mind: Mind) -> None:
    """Work out what follows for this seat; `scene` becomes its veiled copy and is scribbled on from then on."""
    overwrite(scene, record)
    veil(scene, seat)
    mind.seat = seat
    mind.others = scene.players - 1
    mind.hand = scene.hand[seat]
    mind.unseen = scene.dealt & ~(mind.hand | scene.aside[seat] | scene.gifted[seat] | _seen(scene))
    mind.tricks_left = _tricks_left(scene, seat)
    mind.ready = 0
    _count_unknown(scene, mind)
    _read_history(scene, mind)
    _read_as_finished(scene)
    _weigh_cards(scene, mind)
    mind.is_plain = int(ORDER_CHANGES >> scene.round & 1 == 0 and scene.zero_places == 0)
    mind.shooter = NO_SEAT
    mind.is_shooting = mind.shot = 0
    if scene.edition != CLASSIC and not mind.careless and hooks.has_rebel(scene, 1):
        _look_for_rebels(scene, mind)


@rule
def visible(scene: Round) -> int:
    """The cards of the trick that this seat can see."""
    cards = 0
    for place in range(scene.place):
        if scene.trick[place] != UNSEEN:
            cards |= 1 << scene.trick[place]
    return cards


@rule
def _count_unknown(scene: Round, mind: Mind) -> None:
    """Cards still to be played to this trick, and those that lie face down."""
    mind.waited_for = 0
    for other in range(MAX_SEATS):
        mind.unknown[other] = 0
    seat = scene.leader
    for place in range(scene.players * hooks.cards_a_trick(scene, 1)):
        if seat != mind.seat and (place >= scene.place or scene.trick[place] == UNSEEN):
            mind.unknown[seat] += 1
            mind.waited_for += 1
        seat += 1
        if seat == scene.players:
            seat = 0


@rule
def _seen(scene: Round) -> int:
    cards = visible(scene)
    for seat in range(scene.players):
        cards |= scene.taken[seat]
    return cards


@rule
def _tricks_left(scene: Round, seat: int) -> int:
    """How many tricks this seat still has cards for, at least one."""
    cards = scene.hand_size[seat] + scene.aside_size[seat] - hooks.cards_kept(scene, 0)
    each_trick = hooks.cards_a_trick(scene, 1) + hooks.gives_gifts(scene, 0)
    return max(1, (cards + each_trick - 1) // each_trick)


@rule
def _read_history(scene: Round, mind: Mind) -> None:
    """Voids shown and cards given, both forgotten when hidden cards change hands."""
    for seat in range(MAX_SEATS):
        mind.voids[seat] = mind.known[seat] = 0
    led = NO_SUIT
    secret = scene.secrets_from
    passing = 0
    for at in range(scene.round_from, scene.history_count):
        entry = scene.history[at]
        kind = packed.kind_of(entry)
        seat = packed.seat_of(entry)
        number = history.number_in(entry)
        if HANDS_CHANGE >> kind & 1 and not (passing and kind == history.PASSED):
            for other in range(MAX_SEATS):
                mind.voids[other] = mind.known[other] = 0
        passing = int(kind == history.PASSED)
        if passing and seat == mind.seat:
            mind.known[number] |= history.secret_cards(scene.secrets[secret])
        secret += history.is_hidden(kind)
        if kind == history.PLAYED:
            cards = history.cards_in(entry)
            if cards and led == NO_SUIT:
                led = suit_of(lowest(cards))
            elif cards:
                follows = hooks.following(scene, cards_of(led))
                if not cards & follows and number == 0:  # a frozen card, or one played by a power, shows nothing
                    mind.voids[seat] |= suits_of(follows)
                led = hooks.led_after(scene, lowest(cards), led)
        elif kind in (history.TOOK, history.UNDONE):
            led = NO_SUIT
        elif kind == history.HELD_NONE:
            mind.voids[seat] |= 1 << number
    for seat in range(MAX_SEATS):
        mind.known[seat] &= mind.unseen


@rule
def suits_of(cards: int) -> int:
    suits = 0
    for suit in range(4):
        if cards & cards_of(suit):
            suits |= 1 << suit
    return suits


@rule
def _read_as_finished(scene: Round) -> None:
    """Let the score's questions read the round in play as if it had ended now."""
    scene.last_round = scene.round
    scene.last_dealt = 0  # nobody is Rebel of the Ball
    for seat in range(scene.players):
        scene.last_taken[seat] = scene.taken[seat] | scene.gifts_won[seat]
        scene.last_tricks[seat] = scene.tricks[seat]
        scene.last_total[seat] = scene.total[seat]


@rule
def _weigh_cards(scene: Round, mind: Mind) -> None:
    """What each card costs: asked of the score itself where the round changes it."""
    mind.first_trick = 0
    if SCORE_CHANGES >> scene.round & 1 == 0:
        for card in range(48):
            mind.worth[card] = 0
        for card in range(36, 48):
            mind.worth[card] = PROPOSAL
        mind.worth[FROG] = 5 * PROPOSAL
        for suit in range(4):
            mind.mean[suit] = 0
        if mind.unseen & PRINCES:
            mind.mean[PRINCE] = PROPOSAL
        return
    _ask_the_score(scene, mind)
    for suit in range(4):
        out = mind.unseen & cards_of(suit) & ~FROG_CARD
        total = 0
        left = out
        while left:
            total += mind.worth[lowest(left)]
            left &= left - 1
        mind.mean[suit] = total // max(1, count(out))


@rule
def _ask_the_score(scene: Round, mind: Mind) -> None:
    seat = mind.seat
    taken = scene.last_taken[seat]
    base = proposals(scene, seat)
    for card in range(48):
        mind.worth[card] = 0
    left = scene.dealt
    for other in range(scene.players):
        left &= ~scene.taken[other]
    while left:
        card = lowest(left)
        left &= left - 1
        scene.last_taken[seat] = taken | 1 << card
        mind.worth[card] = PROPOSAL * (proposals(scene, seat) - base)
    scene.last_taken[seat] = taken
    scene.last_tricks[seat] += 1
    mind.first_trick = PROPOSAL * (proposals(scene, seat) - base) * (mind.tricks_left + 1) // (2 * mind.tricks_left)
    scene.last_tricks[seat] -= 1


@rule
def worth_of(mind: Mind, cards: int) -> int:
    """What it costs to take these cards."""
    cost = 0
    while cards:
        cost += mind.worth[lowest(cards)]
        cards &= cards - 1
    return cost


# Rebel of the Ball


@rule
def points_in(cards: int) -> int:
    return count(cards & PRINCES) + 5 * count(cards & FROG_CARD)


@rule
def _look_for_rebels(scene: Round, mind: Mind) -> None:
    """Who has all that was taken so far."""
    holder = NO_SEAT
    holders = 0
    for seat in range(scene.players):
        if scene.taken[seat] & (PRINCES | FROG_CARD):
            holder = seat
            holders += 1
    if holders > 1:
        return
    total = points_in(scene.dealt)
    if total == 0 or scene.dealt & FROG_CARD == 0:
        return
    if holders == 1 and holder != mind.seat:
        mind.shooter = holder
        mind.shot = CERTAIN * points_in(scene.taken[holder]) // total
    elif mind.hand and not CONTROL_MISLEADS >> scene.round & 1:
        has = CERTAIN * points_in(scene.taken[mind.seat]) // total if holders else 0
        mind.is_shooting = int(_control(scene, mind) > SHOOT_FROM - has * SHOOT_SLOPE // CERTAIN)


SHOOT_FROM, SHOOT_SLOPE = 860, 450
CONTROL_MISLEADS = sum(
    1 << card.NUMBER for card in (always_the_bridesmaid, pass_the_bouquet, poisoned_apple, sisterhood)
)
"""Rounds in which the highest card of a suit does not take the trick, so that nobody sets out to take all."""


@rule
def _control(scene: Round, mind: Mind) -> int:
    """How surely the hand wins tricks: how many of its cards, from the top of each suit, nothing unseen beats."""
    strength = 0
    for suit in range(4):
        own = mind.hand & cards_of(suit)
        out = mind.unseen & cards_of(suit)
        played = 0
        while own:
            card = highest(own)
            own &= ~(1 << card)
            above = max(0, count(out >> card) - played)  # each lead of a higher card draws one
            played += 1
            strength += CERTAIN if above == 0 else 400 * int(above == 1)
    return strength // max(1, count(mind.hand))
