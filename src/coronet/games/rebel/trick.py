"""A trick: play a card, turn up, find the winner, haggle, take.

What differs from card to card by chance is worked out without an `if`: compiled, that is a branch which the processor
guesses wrong.
"""

from __future__ import annotations

from coronet.games.choosing import cards_in, number_in
from coronet.games.rebel import hooks, powers
from coronet.games.rebel.cards import NO_SUIT, PRINCES, suit_of
from coronet.games.rebel.follow import cards_that_follow
from coronet.games.rebel.hands import exchange_with_trick, take_from_hand
from coronet.games.rebel.history import CAME_IN, HAGGLED, PLAYED, SHOWED, TOOK, WITH_FROZEN, WITH_POWER, add_card, tell
from coronet.games.rebel.places import basic_strength, cards_of_trick, seat_at
from coronet.games.rebel.record import MAX_SEATS, NO_SEAT, Round
from coronet.kernel.bits import lowest
from coronet.kernel.rule import rule, seldom


@rule
def clear_trick(record: Round) -> None:
    """Nothing played, nothing in force."""
    record.place = 0
    record.led = NO_SUIT
    record.face_down = record.zero_places = record.void_places = record.frozen_places = record.power_places = 0
    record.reversed = record.suits_named = record.prince_first = 0
    record.forced_suit = NO_SUIT
    record.zero_seat = record.pea_seat = record.free_seat = record.freezer = record.frozen_seat = NO_SEAT
    record.frozen_card = record.swapped_cards = 0
    record.swapper = record.winner = record.next_leader = NO_SEAT
    for seat in range(MAX_SEATS):
        record.declined[seat] = 0


@rule
def is_complete(record: Round) -> int:
    return int(record.place == record.players * hooks.cards_a_trick(record, 1))


@rule
def play(record: Round, seat: int, choice: int) -> None:
    card = lowest(cards_in(choice))
    place = record.place
    flags = 0
    record.void_places |= int(place > 0 and cards_that_follow(record, seat) == 0) << place
    if record.frozen_seat == seat:
        record.frozen_places |= 1 << place
        record.frozen_seat = NO_SEAT
        record.frozen_card = 0
        flags |= WITH_FROZEN
    take_from_hand(record, seat, 1 << card)
    record.trick[place] = card
    record.place += 1
    record.led = suit_of(card) if place == 0 else hooks.led_after(record, card, record.led)
    if number_in(choice):
        record.used |= 1 << seat
        record.power_places |= 1 << place
        powers.play_power(record, seat, place)
        flags |= WITH_POWER
    else:
        powers.play_after_power(record, seat, place)
    if hooks.plays_face_down(record, place, 0):
        record.face_down |= 1 << place
        tell(record, PLAYED, seat, flags, 0)
    else:
        tell(record, PLAYED, seat, flags, 1 << card)
        see_prince(record, place)


@rule
def see_prince(record: Round, place: int) -> None:
    """A Prince that is seen has been played; a void player's, or a frozen one, brings the Princes in."""
    is_prince = PRINCES >> record.trick[place] & 1
    record.prince_played |= is_prince
    if is_prince & (record.void_places | record.frozen_places) >> place & ~record.princes_in:
        tell(record, CAME_IN, seat_at(record, place), 0, 0)
        record.princes_in = 1


@rule
@seldom
def turn_up(record: Round) -> None:
    """Show what lay face down, in the history too."""
    first = record.history_count - record.place
    for place in range(record.place):
        if record.face_down >> place & 1:
            add_card(record, first + place, record.trick[place])
    for place in range(record.place):
        if record.face_down >> place & 1:
            tell(record, SHOWED, seat_at(record, place), 0, 1 << record.trick[place])
            see_prince(record, place)
    record.face_down = 0


@rule
def winning_place(record: Round) -> int:
    """The place that wins with the cards played so far, or -1 when none can."""
    turned = hooks.is_reversed(record, record.reversed)
    best = -1
    winner = -1
    for place in range(record.place):
        value = hooks.strength(record, place, turned, basic_strength(record, place, turned))
        if value > best:
            best = value
            winner = place
    return winner


@rule
def haggle(record: Round, seat: int, choice: int) -> None:
    """A card of the hand goes into the trick, another one out of it; who won stays as it was."""
    given = cards_in(choice)
    taken = number_in(choice)
    exchange_with_trick(record, seat, given, taken)
    tell(record, HAGGLED, seat, taken, given)


@rule
def haggle_cards(record: Round, seat: int, again: int) -> int:
    """What may be taken out of the trick: cards that others played; the second time only the one swapped in."""
    if again:
        return cards_of_trick(record) & record.swapped_cards
    cards = 0
    for place in range(record.place):
        if seat_at(record, place) != seat:
            cards |= 1 << record.trick[place]
    return cards


@rule
def take_trick(record: Round) -> None:
    seat = record.winner
    cards = cards_of_trick(record)
    record.taken[seat] |= cards
    record.tricks[seat] += 1
    record.gifts_won[seat] |= record.gift_pile
    record.gift_pile = record.gifts_on_pile = 0
    for place in range(record.place):
        record.last_trick[place] = record.trick[place]
    record.last_place = record.place
    record.last_leader = record.leader
    record.last_winner = seat
    record.leader = seat if record.next_leader == NO_SEAT else record.next_leader
    tell(record, TOOK, seat, 0, cards)
    record.place = record.void_places = 0  # who was void may be a secret, and matters no more
    record.led = NO_SUIT
    record.replay = 0
