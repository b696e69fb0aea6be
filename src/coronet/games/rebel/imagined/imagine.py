"""A world that agrees with all that a seat knows: `begin_study` once, then `imagine` as often as wanted.

The unseen cards are laid into slots, each with the lot it belongs to. A first way is found by augmenting paths; from
then on pairs and triples of cards change places wherever both ways fit. Such changes are as likely there as back, so
all ways that can be reached are equally likely in the long run; where any card may lie in any slot, one sweep is a
perfect shuffle. What is drawn beyond that, given the hands: cards lying face down, frozen or drawn, choices that
others have made but not shown, by equal chances among what is legal.
"""

from __future__ import annotations

from coronet.games.rebel import hooks, powers
from coronet.games.rebel.cards import ALL_CARDS, suit_of
from coronet.games.rebel.flow import is_at_once
from coronet.games.rebel.follow import cards_that_follow, playable
from coronet.games.rebel.hands import cards_in_reach
from coronet.games.rebel.imagined.at_random import any_of, choose_at_random
from coronet.games.rebel.imagined.lots import (
    APART,
    ASIDE,
    GIFT,
    GIVEN,
    IN_HAND,
    MOST_LOTS,
    ON_PILE,
    Study,
    broken_facts,
    limits_to_facts,
    new_lot,
    sort_facts,
)
from coronet.games.rebel.imagined.study import study_history
from coronet.games.rebel.legal import play_with_power
from coronet.games.rebel.places import seat_at
from coronet.games.rebel.record import (
    FREEZE_ONE,
    KEEP_PRINCESS,
    MAX_SEATS,
    NO_SEAT,
    UNSEEN,
    Round,
)
from coronet.kernel.bits import count, lowest
from coronet.kernel.generator import below, next_word, seed
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule

FIRST_SWEEPS = 12
SWEEPS = 2
MOST_REPAIRS = 4000
MOST_STARTS = 60
MOST_TRIES = 400


@rule
def begin_study(veiled: Round, seat: int, number: int, scene: Round, study: Study) -> None:
    """Find out what a seat can tell from its veiled record; `number` seeds the worlds to come."""
    _clear(study)
    study.viewer = seat
    seed(study, number)
    study.is_told = 1
    overwrite(scene, veiled)
    study_history(veiled, scene, study)
    unseen = unseen_cards(veiled, study)
    if _cards_in_lots(study) != count(unseen):
        _count_sizes_only(veiled, study)
    limits_to_facts(study)
    sort_facts(study)
    _find_a_way(study, unseen)
    if not study.fits:
        _count_sizes_only(veiled, study)
        _find_a_way(study, unseen)
    study.is_free = _is_free(study, unseen)
    for _ in range(FIRST_SWEEPS):
        _sweep(study)


@rule
def imagine(veiled: Round, study: Study, world: Round) -> None:
    """The next world of a study."""
    _shuffle(study)
    overwrite(world, veiled)
    seed(world, next_word(study) << 20 | next_word(study))
    _lay_out(study, world)
    for _ in range(MOST_TRIES):
        if _turn_down(study, world):
            break
        _shuffle(study)
        _lay_out(study, world)
    _fill_powers(study, world)
    _fill_choices(study, world)


# What is unseen


@rule
def _clear(study: Study) -> None:
    study.lots = study.facts = study.limits = study.slots = study.drawn = study.left_open = study.frozen = 0
    study.fits = study.is_free = study.is_told = 0
    for seat in range(MAX_SEATS):
        study.known[seat] = study.opened[seat] = study.arriving[seat] = 0
    for lot in range(MOST_LOTS):
        study.size[lot] = study.may[lot] = study.inside[lot] = 0


@rule
def unseen_cards(veiled: Round, study: Study) -> int:
    """The cards whose place the viewer does not know."""
    seen = 0
    for seat in range(veiled.players):
        seen |= veiled.taken[seat] | study.known[seat] | veiled.given[seat]
    for place in range(veiled.place):
        if veiled.trick[place] != UNSEEN:
            seen |= 1 << veiled.trick[place]
    viewer = study.viewer
    if viewer != NO_SEAT:
        seen |= veiled.hand[viewer] | veiled.aside[viewer] | veiled.gifted[viewer]
    return veiled.dealt & ~seen


@rule
def _cards_in_lots(study: Study) -> int:
    cards = 0
    for lot in range(study.lots):
        cards += study.size[lot]
    return cards


@rule
def _count_sizes_only(veiled: Round, study: Study) -> None:
    """Forget all that was told: every unseen card may lie wherever there is room. For records without a history."""
    _clear(study)
    for seat in range(veiled.players):
        if seat == study.viewer:
            continue
        study.known[seat] = veiled.hand[seat]
        size = veiled.hand_size[seat] - count(veiled.hand[seat])
        for place in range(veiled.place):
            size += int(veiled.trick[place] == UNSEEN and seat_at(veiled, place) == seat)
        if size > 0:
            new_lot(study, IN_HAND, seat, size, ALL_CARDS)
        if veiled.aside_size[seat] > 0:
            new_lot(study, ASIDE, seat, veiled.aside_size[seat], ALL_CARDS)


# One way in which they may lie


@rule
def _find_a_way(study: Study, unseen: int) -> None:
    """Lay every unseen card into a lot; then mend until all facts hold."""
    for _ in range(MOST_STARTS):
        study.fits = _match(study, unseen)
        if not study.fits:
            return
        _number_slots(study)
        repairs = 0
        while repairs < MOST_REPAIRS and broken_facts(study, _all_facts(study)):
            _change_two(study, below(study, study.slots), below(study, study.slots))
            repairs += 1
        if broken_facts(study, _all_facts(study)) == 0:
            return
    study.fits = 0


@rule
def _all_facts(study: Study) -> int:
    facts = 0
    for lot in range(study.lots):
        facts |= study.facts_of[lot]
    return facts


@rule
def _match(study: Study, unseen: int) -> int:
    """Give each card a lot, moving others on along a shortest path where it must be; 0 if there is no way."""
    for lot in range(study.lots):
        study.inside[lot] = 0
    cards = unseen
    for _ in range(count(unseen)):
        card = any_of_study(study, cards)
        cards &= ~card
        if not _make_room(study, card):
            return 0
    return 1


@rule
def any_of_study(study: Study, cards: int) -> int:
    """One of the cards, as a set."""
    skipped = below(study, count(cards))
    for _ in range(skipped):
        cards &= cards - 1
    return cards & -cards


@rule
def _make_room(study: Study, card: int) -> int:
    """Put a card into a lot that may have it; while searching, `queue` lists the lots reached so far."""
    reached = 0
    asked = 0
    found = 0
    first = below(study, study.lots)
    moving = card
    while True:
        for at in range(study.lots):
            lot = (first + at) % study.lots
            if reached >> lot & 1 or study.size[lot] == 0:
                continue
            fitting = moving & study.may[lot]
            if fitting:
                study.queue[found] = lot
                reached |= 1 << lot
                study.came[lot] = fitting & -fitting
                found += 1
                if count(study.inside[lot]) < study.size[lot]:
                    _move_along(study, lot, card)
                    return 1
        if asked == found:
            return 0
        moving = study.inside[study.queue[asked]]
        asked += 1


@rule
def _move_along(study: Study, lot: int, card: int) -> None:
    """Move cards one on, from the lot with room back to the card that wants in."""
    while True:
        moved = study.came[lot]
        before = _lot_of(study, moved)
        study.inside[lot] |= moved
        if moved == card:
            return
        study.inside[before] &= ~moved
        lot = before


@rule
def _lot_of(study: Study, card: int) -> int:
    for lot in range(study.lots):
        if study.inside[lot] & card:
            return lot
    return -1


@rule
def _number_slots(study: Study) -> None:
    study.slots = 0
    for lot in range(study.lots):
        cards = study.inside[lot]
        while cards:
            study.slot_lot[study.slots] = lot
            study.slot_card[study.slots] = lowest(cards)
            study.slots += 1
            cards &= cards - 1


@rule
def _is_free(study: Study, unseen: int) -> int:
    for lot in range(study.lots):
        if study.size[lot] > 0 and unseen & ~study.may[lot]:
            return 0
    for fact in range(study.facts):
        if study.fact_lots[fact]:
            return 0
    return 1


# From one way to the next


@rule
def _shuffle(study: Study) -> None:
    if _has_facts_apart(study):
        unseen = 0
        for slot in range(study.slots):
            unseen |= 1 << study.slot_card[slot]
        _find_a_way(study, unseen)
    _sweep(study)
    if not study.is_free:
        for _ in range(SWEEPS - 1):
            _sweep(study)


@rule
def _has_facts_apart(study: Study) -> int:
    """Two sides of a suit are not joined by small changes: such studies begin anew for each world."""
    for fact in range(study.facts):
        if study.fact_lots[fact] and study.fact[fact] == APART:
            return 1
    return 0


@rule
def _sweep(study: Study) -> None:
    """Every slot in turn changes its card with one up to it, if both fit and no more facts are broken; then triples."""
    for back in range(study.slots):
        one = study.slots - 1 - back
        _change_two(study, one, below(study, one + 1))
    if not study.is_free and study.slots > 2:
        for one in range(study.slots):
            _change_three(study, one, below(study, study.slots), below(study, study.slots))


@rule
def _change_two(study: Study, one: int, other: int) -> None:
    lot = study.slot_lot[one]
    other_lot = study.slot_lot[other]
    if lot == other_lot:
        return
    card = study.slot_card[one]
    other_card = study.slot_card[other]
    if study.may[lot] >> other_card & study.may[other_lot] >> card & 1:
        facts = study.facts_of[lot] | study.facts_of[other_lot]
        broken = broken_facts(study, facts)
        _set(study, one, other_card)
        _set(study, other, card)
        if broken_facts(study, facts) > broken:
            _set(study, other, other_card)
            _set(study, one, card)


@rule
def _set(study: Study, slot: int, card: int) -> None:
    """Put another card into a slot."""
    lot = study.slot_lot[slot]
    study.inside[lot] = study.inside[lot] & ~(1 << study.slot_card[slot]) | 1 << card
    study.slot_card[slot] = card


@rule
def _change_three(study: Study, one: int, two: int, three: int) -> None:
    """The cards of three slots go round."""
    first = study.slot_lot[one]
    second = study.slot_lot[two]
    third = study.slot_lot[three]
    if first in (second, third) or second == third:
        return
    a = study.slot_card[one]
    b = study.slot_card[two]
    c = study.slot_card[three]
    if study.may[second] >> a & study.may[third] >> b & study.may[first] >> c & 1:
        facts = study.facts_of[first] | study.facts_of[second] | study.facts_of[third]
        broken = broken_facts(study, facts)
        _set(study, one, c)
        _set(study, two, a)
        _set(study, three, b)
        if broken_facts(study, facts) > broken:
            _set(study, one, a)
            _set(study, two, b)
            _set(study, three, c)


# The world


@rule
def _lay_out(study: Study, world: Round) -> None:
    """Hands, cards set aside, gifts and cards given, as they lie in the slots."""
    own_gifts = world.gifted[study.viewer] if study.viewer != NO_SEAT else 0
    world.gift_pile &= own_gifts
    for seat in range(world.players):
        world.gifts_won[seat] &= own_gifts
        if seat != study.viewer:
            world.hand[seat] = study.known[seat]
            world.aside[seat] = world.gifted[seat] = 0
    for lot in range(study.lots):
        if study.size[lot] > 0:
            _lay_lot(study, world, lot)


@rule
def _lay_lot(study: Study, world: Round, lot: int) -> None:
    cards = study.inside[lot]
    place = study.place[lot]
    seat = study.owner[lot]
    if place == IN_HAND:
        world.hand[seat] |= cards
    elif place == ASIDE:
        world.aside[seat] |= cards
    elif place == GIVEN:
        world.given[seat] = cards
    elif place == GIFT:
        world.gifted[seat] |= cards
        if study.holder[lot] == ON_PILE:
            world.gift_pile |= cards
        else:
            world.gifts_won[study.holder[lot]] |= cards


@rule
def _turn_down(study: Study, world: Round) -> int:
    """Choose the cards that others have played face down, and say who was void; 0 if a power could not be used so.

    The trick is played again place by place, powers used with a card coming into force where they were used.
    """
    played = world.place
    led = world.led
    free_seat = world.free_seat
    _lift_powers_of_cards(world)
    fits = 1
    for place in range(played):
        seat = seat_at(world, place)
        world.place = place
        if seat != study.viewer and place > 0:
            if world.face_down >> place & 1:
                fits &= _choose_face_down(study, world, seat, place)
            if (world.face_down | world.frozen_places) >> place & 1 or seat == free_seat:
                _say_if_void(world, seat, place, played)
        card = world.trick[place]
        if card != UNSEEN:
            world.led = suit_of(card) if place == 0 else hooks.led_after(world, card, world.led)
        if world.power_places >> place & 1:
            powers.play_power(world, seat, place)
    world.place = played
    world.led = led  # a haggle does not change it, whatever lies in the first place now
    return fits


@rule
def _lift_powers_of_cards(world: Round) -> None:
    """Take out of force what was used with a card of this trick."""
    for place in range(world.place):
        if world.power_places >> place & 1:
            seat = seat_at(world, place)
            world.pea_seat = NO_SEAT if world.pea_seat == seat else world.pea_seat
            world.free_seat = NO_SEAT if world.free_seat == seat else world.free_seat


@rule
def _choose_face_down(study: Study, world: Round, seat: int, place: int) -> int:
    cards = playable(world, seat)
    if world.frozen_places >> place & 1:
        cards = world.hand[seat] & ~world.open_cards[seat]
        if study.frozen:
            cards = study.frozen
    elif world.power_places >> place & 1:
        used = world.used
        world.used &= ~(1 << seat)
        cards = play_with_power(world, seat)
        world.used = used
    if cards == 0:
        return 0
    card = any_of(world, cards, 1)
    world.hand[seat] &= ~card
    world.trick[place] = lowest(card)
    return 1


@rule
def _say_if_void(world: Round, seat: int, place: int, played: int) -> None:
    """Whether a seat held nothing that followed when it played here; its cards played since were still held."""
    hand = world.hand[seat]
    for later in range(place, played):
        if seat_at(world, later) == seat and world.trick[later] != UNSEEN:
            world.hand[seat] |= 1 << world.trick[later]
    world.void_places &= ~(1 << place)
    if cards_that_follow(world, seat) == 0:
        world.void_places |= 1 << place
    world.hand[seat] = hand


@rule
def _fill_powers(study: Study, world: Round) -> None:
    """Cards in the middle of a power."""
    viewer = study.viewer
    if world.frozen_seat != NO_SEAT and world.frozen_card == 0:
        world.frozen_card = any_of(world, world.hand[world.frozen_seat] & ~world.open_cards[world.frozen_seat], 1)
    if world.drawn_from != NO_SEAT and world.drawn == 0:
        drawn = 2 if world.phase == FREEZE_ONE else 1
        world.drawn = any_of(world, cards_in_reach(world, world.drawn_from), drawn)
    if world.pool == 0 and viewer != world.window_seat:
        for seat in range(world.players):
            world.pool |= world.given[seat]
        if world.pool:
            _deal_out(world)


@rule
def _deal_out(world: Round) -> None:
    """What Sleeping Beauty has kept and dealt so far."""
    for seat in range(world.players):
        if world.portioned >> seat & 1:
            world.portion[seat] = any_of(world, world.pool, 1)
            world.pool &= ~world.portion[seat]


@rule
def _fill_choices(study: Study, world: Round) -> None:
    """What others have chosen at once with those who still wait; princesses offered to others."""
    if not is_at_once(world):
        return
    left = powers.princesses_of(world.edition)
    for seat in range(world.players):
        left &= ~world.offered[seat]
    for seat in range(world.players):
        if seat == study.viewer:
            continue
        if world.phase == KEEP_PRINCESS:
            world.offered[seat] = any_of(world, left, 2)
            left &= ~world.offered[seat]
        if not world.waiting >> seat & 1:
            world.pending[seat] = choose_at_random(world, seat)
