"""What a seat knows of a game of Rebel Princess as a row of numbers, from its veiled record alone.

It says what was seen, not what follows from it: suits that a seat no longer has can be told from the cards played.
"""

from __future__ import annotations

from coronet.games.choosing import cards_in as cards_chosen
from coronet.games.choosing import kind_of as kind_chosen
from coronet.games.choosing import number_in as number_chosen
from coronet.games.packed import kind_of, seat_of
from coronet.games.rebel.history import (
    GOT,
    PASSED,
    PICKED_UP,
    PLAYED,
    TRADED,
    cards_in,
    is_hidden,
    number_in,
    secret_cards,
)
from coronet.games.rebel.learnt.actions import CARDS, IN_PLACES, LAST_PRINCESS
from coronet.games.rebel.legal import asked_kinds
from coronet.games.rebel.places import seat_at
from coronet.games.rebel.record import GAME_OVER, MAX_SEATS, UNSEEN, Round
from coronet.kernel.bits import lowest
from coronet.kernel.features import Part, put, put_one, put_row, put_seat, put_seats, put_set, put_sets, width
from coronet.kernel.rule import rule

KINDS = 21
PHASES = GAME_OVER + 1
ROUND_NUMBERS = 32
PRINCESSES = LAST_PRINCESS + 1
EACH = "a row for each seat: "

LAYOUT = (
    Part("hand", CARDS, "your cards"),
    Part("picked", CARDS, "the cards picked so far for a choice of several"),
    Part("chosen", CARDS, "the cards of your choice that waits for others"),
    Part("aside", CARDS, "your cards set aside"),
    Part("gifted", CARDS, "the gifts you have given"),
    Part("before_you", CARDS, "cards looked at in the middle of a power: drawn, or before Sleeping Beauty"),
    Part("frozen", CARDS, "the frozen card, if you know it"),
    Part("trick_order", CARDS, "1 for the card led in this trick, 2 for the next, and so on"),
    Part("with_power", CARDS, "cards of the trick that were played with a power"),
    Part("zero", CARDS, "cards of the trick that count as zero"),
    Part("played_order", CARDS, "1 for the first card that was played in this round, 2 for the next, and so on"),
    Part("trick", MAX_SEATS * CARDS, EACH + "cards in the trick"),
    Part("open", MAX_SEATS * CARDS, EACH + "cards of others that lie open"),
    Part("handed", MAX_SEATS * CARDS, EACH + "cards you saw go to that hand in this round and have not seen since"),
    Part("taken", MAX_SEATS * CARDS, EACH + "cards won in tricks, without gifts"),
    Part("played", MAX_SEATS * CARDS, EACH + "cards played openly in this round, undone ones too"),
    Part("princess", MAX_SEATS * PRINCESSES, EACH + "her number"),
    Part("offered", MAX_SEATS * PRINCESSES, EACH + "princesses to choose from"),
    Part("total", MAX_SEATS, "points of each seat"),
    Part("good_rounds", MAX_SEATS, "rounds of each seat that count for the tie-break"),
    Part("hand_size", MAX_SEATS, "cards in each hand"),
    Part("aside_size", MAX_SEATS, "cards each has set aside"),
    Part("tricks", MAX_SEATS, "tricks each has taken"),
    Part("used", MAX_SEATS, "seats whose power is used"),
    Part("waiting", MAX_SEATS, "seats that must choose now"),
    Part("face_down", MAX_SEATS, "seats with a card face down in the trick"),
    Part("leader", MAX_SEATS, "who leads this trick"),
    Part("window", MAX_SEATS, "who was asked last for a power"),
    Part("above_five", MAX_SEATS, "the seat for which all others must play above five"),
    Part("free", MAX_SEATS, "the seat that need not follow"),
    Part("freezer", MAX_SEATS, "who has frozen a card"),
    Part("frozen_seat", MAX_SEATS, "whose card is frozen"),
    Part("swapper", MAX_SEATS, "who has swapped a card of the trick"),
    Part("next_leader", MAX_SEATS, "who leads next by a power"),
    Part("led", 4, "the suit to follow"),
    Part("forced_suit", 4, "the suit to be led if held"),
    Part("suits_named", 4, "suits named in this trick"),
    Part("question", KINDS, "the kinds of choice that you are asked for"),
    Part("phase", PHASES, "what is asked or done"),
    Part("round", ROUND_NUMBERS, "the round card by its number"),
    Part("rounds_played", ROUND_NUMBERS, "round cards so far, the present one too"),
    Part("players", 1, "how many seats there are"),
    Part("edition", 1, "0 classic, 1 deluxe"),
    Part("round_at", 1, "0 in the first round"),
    Part("rounds_planned", 1, "how many rounds the game has"),
    Part("princes_in", 1, "whether the Princes are in"),
    Part("reversed", 1, "whether the order of cards is turned by a power"),
    Part("prince_first", 1, "whether a Prince is to be led if held"),
    Part("replay", 1, "whether the trick is played again"),
    Part("gifts_on_pile", 1, "gifts that nobody has won yet"),
    Part("prince_played", 1, "whether a Prince has been played, so that the Little Mermaid may name them"),
    Part("declined", MAX_SEATS, "seats that have declined before this trick, nothing having changed for them since"),
)
WIDTH = width(LAYOUT)


@rule
def observe(veiled: Round, seat: int, begun: int, out: list[int]) -> int:
    """Write what the seat knows; `begun` is what it has picked of a choice. How many numbers."""
    at = _put_own_cards(veiled, seat, begun, out, 0)
    at = _put_trick(veiled, out, at)
    at = _put_seats_cards(veiled, seat, out, at)
    at = _put_seats(veiled, seat, out, at)
    return _put_rules(veiled, seat, out, at)


@rule
def _put_own_cards(veiled: Round, seat: int, begun: int, out: list[int], at: int) -> int:
    picked = cards_chosen(begun)
    if begun and IN_PLACES >> kind_chosen(begun) & 1:
        picked |= 1 << number_chosen(begun)
    pending = veiled.pending[seat]
    chosen = cards_chosen(pending)
    if pending and IN_PLACES >> kind_chosen(pending) & 1:
        chosen |= 1 << number_chosen(pending)
    at = put_set(out, at, veiled.hand[seat], CARDS)
    at = put_set(out, at, picked, CARDS)
    at = put_set(out, at, chosen, CARDS)
    at = put_set(out, at, veiled.aside[seat], CARDS)
    at = put_set(out, at, veiled.gifted[seat], CARDS)
    at = put_set(out, at, veiled.drawn | veiled.pool, CARDS)
    return put_set(out, at, veiled.frozen_card, CARDS)


@rule
def _put_trick(veiled: Round, out: list[int], at: int) -> int:
    """The order of the trick, what powers made of its cards, and the order of the round."""
    for number in range(4 * CARDS):
        out[at + number] = 0
    for place in range(veiled.place):
        card = veiled.trick[place]
        if card != UNSEEN:
            out[at + card] = place + 1
            out[at + CARDS + card] = veiled.power_places >> place & 1
            out[at + 2 * CARDS + card] = veiled.zero_places >> place & 1
    played = 0
    for entry_at in range(veiled.round_from, veiled.history_count):
        entry = veiled.history[entry_at]
        if kind_of(entry) == PLAYED:
            played += 1
            if cards_in(entry):
                out[at + 3 * CARDS + lowest(cards_in(entry))] = played
    return at + 4 * CARDS


@rule
def _put_seats_cards(veiled: Round, seat: int, out: list[int], at: int) -> int:
    """Cards of each seat: in the trick, open, handed on, taken, played."""
    trick_at = at
    handed_at = at + 2 * MAX_SEATS * CARDS
    played_at = at + 4 * MAX_SEATS * CARDS
    for number in range(5 * MAX_SEATS * CARDS):
        out[at + number] = 0
    for place in range(veiled.place):
        if veiled.trick[place] != UNSEEN:
            turned = (seat_at(veiled, place) - seat) % veiled.players
            out[trick_at + turned * CARDS + veiled.trick[place]] = 1
    for turned in range(1, veiled.players):
        put_set(out, at + (MAX_SEATS + turned) * CARDS, veiled.hand[(seat + turned) % veiled.players], CARDS)
    put_sets(out, at + 3 * MAX_SEATS * CARDS, veiled.taken, seat, veiled.players, MAX_SEATS, CARDS)
    secret = veiled.secrets_from
    for entry_at in range(veiled.round_from, veiled.history_count):
        entry = veiled.history[entry_at]
        kind = kind_of(entry)
        if is_hidden(kind):
            if kind in (PASSED, PICKED_UP, GOT, TRADED):
                cards = secret_cards(veiled.secrets[secret])
                _put_handed(out, handed_at, cards, (number_in(entry) - seat) % veiled.players)
            secret += 1
        elif kind == PLAYED and cards_in(entry):
            card = lowest(cards_in(entry))
            _put_handed(out, handed_at, cards_in(entry), 0)
            out[played_at + (seat_of(entry) - seat) % veiled.players * CARDS + card] = 1
    return at + 5 * MAX_SEATS * CARDS


@rule
def _put_handed(out: list[int], at: int, cards: int, turned: int) -> None:
    """These cards were seen to go to a hand, or, with 0, to come to light; they are in no other any more."""
    left = cards
    while left:
        card = lowest(left)
        for place in range(1, MAX_SEATS):
            out[at + place * CARDS + card] = int(place == turned)
        left &= left - 1


@rule
def _put_seats(veiled: Round, seat: int, out: list[int], at: int) -> int:
    """All that is said of seats beside their cards."""
    players = veiled.players
    for turned in range(MAX_SEATS):
        at = put_one(out, at, veiled.princess[(seat + turned) % players] if turned < players else -1, PRINCESSES)
    at = put_sets(out, at, veiled.offered, seat, players, MAX_SEATS, PRINCESSES)
    at = put_row(out, at, veiled.total, seat, players, MAX_SEATS)
    at = put_row(out, at, veiled.good_rounds, seat, players, MAX_SEATS)
    at = put_row(out, at, veiled.hand_size, seat, players, MAX_SEATS)
    at = put_row(out, at, veiled.aside_size, seat, players, MAX_SEATS)
    at = put_row(out, at, veiled.tricks, seat, players, MAX_SEATS)
    at = put_seats(out, at, veiled.used, seat, players, MAX_SEATS)
    at = put_seats(out, at, veiled.waiting, seat, players, MAX_SEATS)
    face_down = 0
    for place in range(veiled.place):
        if veiled.face_down >> place & 1:
            face_down |= 1 << seat_at(veiled, place)
    at = put_seats(out, at, face_down, seat, players, MAX_SEATS)
    at = put_seat(out, at, veiled.leader, seat, players, MAX_SEATS)
    at = put_seat(out, at, veiled.window_seat, seat, players, MAX_SEATS)
    at = put_seat(out, at, veiled.pea_seat, seat, players, MAX_SEATS)
    at = put_seat(out, at, veiled.free_seat, seat, players, MAX_SEATS)
    at = put_seat(out, at, veiled.freezer, seat, players, MAX_SEATS)
    at = put_seat(out, at, veiled.frozen_seat, seat, players, MAX_SEATS)
    at = put_seat(out, at, veiled.swapper, seat, players, MAX_SEATS)
    return put_seat(out, at, veiled.next_leader, seat, players, MAX_SEATS)


@rule
def _put_rules(veiled: Round, seat: int, out: list[int], at: int) -> int:
    """Suits, the question, the round card, and single numbers."""
    at = put_one(out, at, veiled.led, 4)
    at = put_one(out, at, veiled.forced_suit, 4)
    at = put_set(out, at, veiled.suits_named, 4)
    kinds = asked_kinds(veiled, seat) if veiled.waiting >> seat & 1 else 0
    at = put_set(out, at, kinds, KINDS)
    at = put_one(out, at, veiled.phase, PHASES)
    at = put_one(out, at, veiled.round, ROUND_NUMBERS)
    at = put_set(out, at, veiled.rounds_played, ROUND_NUMBERS)
    at = put(out, at, veiled.players)
    at = put(out, at, veiled.edition)
    at = put(out, at, veiled.round_at)
    at = put(out, at, veiled.rounds_planned)
    at = put(out, at, veiled.princes_in)
    at = put(out, at, veiled.reversed)
    at = put(out, at, veiled.prince_first)
    at = put(out, at, veiled.replay)
    at = put(out, at, veiled.gifts_on_pile)
    at = put(out, at, veiled.prince_played)
    declined = 0
    for other in range(veiled.players):
        declined |= int(veiled.declined[other] > 0) << other
    return put_seats(out, at, declined, seat, veiled.players, MAX_SEATS)
