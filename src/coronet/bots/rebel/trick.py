"""What playing a card costs: the chance to win the trick with it, what lies and will fall there, the hand left over.

Where the higher card of the led suit wins, counting the cards above it is enough. In other rounds a card is laid into
the trick of the seat's own copy, and the rules are asked who wins with each card that may follow.
"""

from __future__ import annotations

from coronet.bots.rebel.hand import lead_cost_without, look_at_leads, none_forced, suit_cost
from coronet.bots.rebel.mind import CERTAIN, OFF_SUIT_CAN_WIN, Mind, points_in, visible, worth_of
from coronet.games.choosing import cards_in, number_in
from coronet.games.rebel import hooks, powers
from coronet.games.rebel.cards import ABOVE_FIVE, FROG, FROG_CARD, PRINCE, PRINCES, cards_of, number_of, suit_of
from coronet.games.rebel.follow import cards_that_follow
from coronet.games.rebel.places import seat_at
from coronet.games.rebel.record import MAX_SEATS, NO_SEAT, UNSEEN, Round
from coronet.games.rebel.rounds import odds_and_evens
from coronet.games.rebel.trick import winning_place
from coronet.kernel.bits import count, lowest
from coronet.kernel.rule import rule

POWER_HELD = 8  # what keeping a power is worth, for each trick to come
LIKELY = 50  # a void less likely than this is not reckoned with
WILLING = 40  # the chance that one who need not takes a trick over, where all cards would do it
STOP = 1200  # what it is worth that nobody takes all, as far as one is on the way to it
STOP_FROM = 400  # the share of all points from which a seat is seen as on the way
EASED_BY_NUMBER = 5  # how much a careless player likes to be rid of a card, for each of its number
SPITE = 100  # how far a proposal taken by others counts as one not taken, in hundredths
EASE = 50  # how far the hand left over counts beside the trick at hand, in hundredths
SHOT = 150  # what each point is worth to who tries for all


@rule
def prepare(scene: Round, mind: Mind, suit: int) -> None:
    """Work out what those still to play will do when this suit is led."""
    if mind.ready >> suit & 1:
        return
    mind.ready |= 1 << suit
    follows = hooks.following(scene, cards_of(suit))
    out = mind.unseen & follows
    total = max(1, count(mind.unseen))
    size = count(out)
    mind.following[suit] = out
    thrown_prince = CERTAIN - chance_of_none(total, count(mind.unseen & PRINCES), mind.tricks_left)
    frog = int(mind.unseen & FROG_CARD != 0)
    falls = 0
    frog_falls = 0
    mind.waiting[suit] = mind.holders[suit] = 0
    void_if_unknown = -1
    for seat in range(scene.players):
        mind.void[suit * MAX_SEATS + seat] = 0
        cards = mind.unknown[seat]
        mind.holders[suit] += int(seat != mind.seat and mind.voids[seat] >> suit & 1 == 0)
        if cards == 0:
            continue
        size_of_hand = scene.hand_size[seat]
        void = CERTAIN
        if mind.voids[seat] >> suit & 1 == 0:
            if follows & (scene.open_cards[seat] | mind.known[seat]):
                void = 0
            else:
                if void_if_unknown < 0:
                    void_if_unknown = chance_of_none(total, size, size_of_hand)
                void = void_if_unknown
        mind.void[suit * MAX_SEATS + seat] = void
        mind.waiting[suit] += int(void < CERTAIN)
        holds_frog = CERTAIN * size_of_hand // total if frog else 0
        thrown = thrown_prince * mind.mean[PRINCE] // CERTAIN
        if out & FROG_CARD:
            frog_falls += holds_frog
        else:
            thrown += holds_frog * mind.worth[FROG] // CERTAIN
        falls += cards * (void * thrown + (CERTAIN - void) * mind.mean[suit]) // CERTAIN
    mind.falls[suit] = falls
    mind.frog_falls[suit] = min(CERTAIN, frog_falls)


def _none_of(total: int, some: int, drawn: int) -> int:
    chance = CERTAIN
    for at in range(min(drawn, total)):
        if total - at <= some:
            return 0
        chance = chance * (total - some - at) // (total - at)
    return chance


MOST_SOME, MOST_DRAWN = 24, 14
NONE_OF = tuple(
    _none_of(total, some, drawn) for total in range(49) for some in range(MOST_SOME) for drawn in range(MOST_DRAWN)
)


@rule
def chance_of_none(total: int, some: int, drawn: int) -> int:
    """The chance that of so many cards drawn from a total none is among some."""
    return NONE_OF[(total * MOST_SOME + min(some, MOST_SOME - 1)) * MOST_DRAWN + min(drawn, MOST_DRAWN - 1)]


@rule
def score_plays(scene: Round, mind: Mind, out: list[int], number: int, scores: list[int]) -> None:
    """A score for each of these cards to play."""
    table = visible(scene)
    on_table = worth_of(mind, table)
    best = -1  # the card that wins now, where the higher card of the led suit does
    winner = NO_SEAT
    if mind.is_plain and scene.place:
        best = _best_now(scene)
    if scene.place:
        place = winning_place(scene)
        winner = seat_at(scene, place) if place >= 0 else NO_SEAT
    look_at_leads(scene, mind)
    for suit in range(4):
        mind.suit_cost[suit] = suit_cost(scene, mind, suit, mind.hand & cards_of(suit))
    for at in range(number):
        choice = out[at]
        card = lowest(cards_in(choice))
        suit = suit_of(card)
        led = scene.led if scene.place else suit
        prepare(scene, mind, led)
        chance = 0
        if mind.is_plain and number_in(choice) == 0 and scene.pea_seat != mind.seat:
            chance = _chance_in_order(scene, mind, card, best, led)
        else:
            chance = _chance_by_trying(scene, mind, choice, card)
        points = table | 1 << card
        worth = mind.worth[card] + on_table + mind.falls[led]
        if mind.frog_falls[led]:
            falls = mind.frog_falls[led] * _lets_frog_under(scene, card, best)
            if scene.round == odds_and_evens.NUMBER and scene.place == 0 and number_of(card) % 2:
                falls = falls // 2  # only if its holder has no odd Pet
            worth += mind.worth[FROG] * falls // CERTAIN
        if mind.is_shooting:
            scores[at] = _score_to_take_all(scene, mind, card, chance, points)
            continue
        win = worth + lead_cost_without(scene, mind, card) + mind.first_trick
        lose = -worth * SPITE // (100 * mind.others)  # what others take is as good as a share of it not taken
        if mind.shooter != NO_SEAT and mind.shot >= STOP_FROM:
            has_points = int(points & (PRINCES | FROG_CARD) != 0)
            stop = STOP * (mind.shot - STOP_FROM) // (CERTAIN - STOP_FROM)
            win -= stop * has_points
            if winner in (mind.shooter, NO_SEAT):
                lose = stop * has_points
            else:
                lose -= stop * has_points
        held = mind.hand & cards_of(suit)
        eased = EASED_BY_NUMBER * number_of(card) + mind.worth[card] // 2
        if not mind.careless:
            eased = mind.suit_cost[suit] - suit_cost(scene, mind, suit, held & ~(1 << card))
            eased = eased * EASE // 100
            kept = hooks.cards_kept(scene, 0)
            if kept:  # what is left in the hand counts as taken
                eased += mind.worth[card] * kept // max(kept, count(mind.hand) - 1)
        cost = (chance * win + (CERTAIN - chance) * lose) // CERTAIN - eased
        if number_in(choice):
            cost += POWER_HELD * mind.tricks_left
        scores[at] = -cost


@rule
def _lets_frog_under(scene: Round, card: int, best: int) -> int:
    """Whether who holds the Frog can play it below what lies there."""
    if scene.reversed:
        return 1
    return int(max(card, best) > FROG)


@rule
def _score_to_take_all(scene: Round, mind: Mind, card: int, chance: int, points: int) -> int:
    """Who tries for all takes every trick with points, leads from the top, and gives up only what is clean."""
    value = SHOT * points_in(points) + SHOT
    if scene.place == 0:
        return chance * (value + mind.falls[suit_of(card)]) // CERTAIN + number_of(card)
    return chance * value // CERTAIN - (CERTAIN - chance) * SHOT * points_in(points) // CERTAIN - number_of(card)


@rule
def _best_now(scene: Round) -> int:
    """The best card of the led suit on the table."""
    best = -1
    for place in range(scene.place):
        card = scene.trick[place]
        if card == UNSEEN or suit_of(card) != scene.led:
            continue
        if best < 0 or (card < best if scene.reversed else card > best):
            best = card
    return best


@rule
def _chance_in_order(scene: Round, mind: Mind, card: int, best: int, led: int) -> int:
    """The chance to win where only the led suit counts, the higher card or in this trick the lower one."""
    if suit_of(card) != led:
        return 0
    if best >= 0 and (card > best if scene.reversed else card < best):
        return 0
    out = mind.following[led]
    better = out & ((1 << card) - 1) if scene.reversed else out >> card << card
    if better == 0:
        return CERTAIN
    for seat in range(scene.players):
        shown = scene.open_cards[seat] & out
        if shown and mind.unknown[seat]:
            if shown & ~better == 0:
                return 0  # all of them beat it
            out &= ~shown
            better &= ~shown
    if better == 0:
        return CERTAIN
    return stays(mind, led, count(out), count(better))


@rule
def stays(mind: Mind, led: int, size: int, turning: int) -> int:
    """The chance that those still to play leave it as it is, though so many of the cards that follow would turn it."""
    if mind.waiting[led] == 0:
        return CERTAIN
    chance = none_forced(mind.holders[led], mind.waiting[led], size - turning, turning)
    willing = WILLING * mind.waiting[led] * turning // max(1, size)
    return chance * (CERTAIN - min(CERTAIN, willing)) // CERTAIN


# Trying out


@rule
def _chance_by_trying(scene: Round, mind: Mind, choice: int, card: int) -> int:
    """The same by laying the card into the trick."""
    _lay(scene, mind, card, number_in(choice))
    led = scene.led
    prepare(scene, mind, led)
    wins = _is_winning(scene, mind)
    chance = CERTAIN if wins else 0
    off_suit = OFF_SUIT_CAN_WIN >> scene.round & 1
    if (wins or off_suit) and mind.waited_for:
        chance = _after_the_others(scene, mind, led, wins, off_suit)
    _take_up(scene, mind)
    return chance


@rule
def _after_the_others(scene: Round, mind: Mind, led: int, wins: int, off_suit: int) -> int:
    out = mind.following[led]
    if scene.pea_seat == mind.seat and out & ABOVE_FIVE:
        out &= ABOVE_FIVE
    turning = _turning(scene, mind, out, wins)
    turned = CERTAIN - stays(mind, led, count(out), turning)
    chance = CERTAIN - turned if wins else turned // 2
    if not off_suit:
        return chance
    off_turns = -1
    for seat in range(scene.players):
        if mind.unknown[seat] == 0:
            continue
        void = mind.void[led * MAX_SEATS + seat]
        if void < LIKELY:
            continue
        if off_turns < 0:
            some = _some(mind.unseen & ~out)
            off_turns = CERTAIN * _turning(scene, mind, some, wins) // max(1, count(some))
        turned = void * off_turns // CERTAIN
        if wins:
            chance = chance * (CERTAIN - turned) // CERTAIN
        else:
            chance += (CERTAIN - chance) * turned // (2 * CERTAIN)
    return chance


@rule
def _lay(scene: Round, mind: Mind, card: int, with_power: int) -> None:
    """Lay a card of the seat's into the trick, and keep what the record said before."""
    seat = mind.seat
    place = scene.place
    mind.laid_led = scene.led
    mind.laid_voids = scene.void_places
    mind.laid_zeros = scene.zero_places
    mind.laid_pea = scene.pea_seat
    if place > 0 and cards_that_follow(scene, seat) == 0:
        scene.void_places |= 1 << place
    scene.trick[place] = card
    scene.place += 1
    scene.led = suit_of(card) if place == 0 else hooks.led_after(scene, card, scene.led)
    if with_power:
        zero_seat = scene.zero_seat
        free_seat = scene.free_seat
        powers.play_power(scene, seat, place)
        scene.zero_seat = zero_seat
        scene.free_seat = free_seat
    elif scene.used >> seat & 1:
        powers.play_after_power(scene, seat, place)


@rule
def _take_up(scene: Round, mind: Mind) -> None:
    scene.place -= 1
    scene.led = mind.laid_led
    scene.void_places = mind.laid_voids
    scene.zero_places = mind.laid_zeros
    scene.pea_seat = mind.laid_pea


@rule
def _is_winning(scene: Round, mind: Mind) -> int:
    place = winning_place(scene)
    return int(place >= 0 and seat_at(scene, place) == mind.seat)


@rule
def _turning(scene: Round, mind: Mind, cards: int, wins: int) -> int:
    """How many of these cards, played next, change whether the seat wins."""
    if scene.pea_seat == mind.seat and cards & ABOVE_FIVE:
        cards &= ABOVE_FIVE
    led = scene.led
    place = scene.place
    void_places = scene.void_places
    follows = hooks.following(scene, cards_of(led))
    scene.place += 1
    turning = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        scene.trick[place] = card
        scene.led = hooks.led_after(scene, card, led)
        scene.void_places = void_places if follows >> card & 1 else void_places | 1 << place
        turning += int(_is_winning(scene, mind) != wins)
    scene.led = led
    scene.place = place
    scene.void_places = void_places
    return turning


@rule
def _some(cards: int) -> int:
    """These cards, or where they are many an even part of them: enough to know a share by."""
    step = 1 + count(cards) // 8
    some = 0
    at = 0
    while cards:
        if at % step == 0:
            some |= cards & -cards
        cards &= cards - 1
        at += 1
    return some
