"""What a seat knows of a game of Woo the Princess as a row of numbers, from its veiled record alone."""

from __future__ import annotations

from coronet.games.woo.cards import CARDS
from coronet.games.woo.choices import EXCHANGE_CARD, card_in, kind_of
from coronet.games.woo.hooks import EFFECTS, gifts_of
from coronet.games.woo.record import MAX_SEATS, MODES, OVER, Courtship
from coronet.games.woo.score import total_of
from coronet.games.woo.trick import card_of, seat_of
from coronet.kernel.features import Part, put, put_one, put_row, put_seat, put_seats, put_set, put_sets, width
from coronet.kernel.rule import rule

SUITS = 4
PHASES = OVER + 1
MODE_COUNT = len(MODES)
EFFECT_COUNT = len(EFFECTS)
EACH = "a row for each seat: "

LAYOUT = (
    Part("hand", CARDS, "your gifts"),
    Part("chosen", CARDS, "the gift you have chosen for the exchange, while others choose"),
    Part("offered", CARDS, "what Regifted drew for you"),
    Part("exchanged", CARDS, "what you discarded in the exchange"),
    Part("drawn", CARDS, "what you drew for it"),
    Part("buried", CARDS, "what you discarded face down for Regifted"),
    Part("carried", CARDS, "the card you carried over from the set before"),
    Part("in_play", CARDS, "gifts in the middle that can still win or be collected"),
    Part("trick_order", CARDS, "1 for the first card of this round, 2 for the next, and so on, gone ones too"),
    Part("face_up", CARDS, "discarded so that all saw it"),
    Part("shown_before", CARDS, "what lay face up in the set before"),
    Part("kept_before", CARDS, "what you held at its end or had discarded face down"),
    *(Part(effect, CARDS, "the gifts of this effect") for effect in EFFECTS),
    Part("trick", MAX_SEATS * CARDS, EACH + "cards of this round, gone ones too"),
    Part("collected", MAX_SEATS * CARDS, EACH + "gifts collected in this set"),
    Part("played", MAX_SEATS * CARDS, EACH + "gifts played from hand in this set"),
    Part("void", MAX_SEATS * SUITS, EACH + "suits it could not follow in this set"),
    Part("void_before", MAX_SEATS * SUITS, EACH + "the same in the set before"),
    Part("won", MAX_SEATS, "Princess cards won by each seat's side"),
    Part("hand_size", MAX_SEATS, "gifts in each hand"),
    Part("buried_count", MAX_SEATS, "cards each has discarded face down for Regifted"),
    Part("waiting", MAX_SEATS, "seats that must choose now"),
    Part("playing", MAX_SEATS, "seats in the set"),
    Part("exchangers", MAX_SEATS, "seats that have exchanged"),
    Part("carrying", MAX_SEATS, "seats that began the set with one carried card"),
    Part("leader", MAX_SEATS, "who leads this round, or the next between rounds"),
    Part("turn", MAX_SEATS, "whose turn it is"),
    Part("round_winner", MAX_SEATS, "who collected the last finished round"),
    Part("wooing", SUITS, "the Wooing Suit"),
    Part("lead", SUITS, "the Lead Suit"),
    Part("first_suit", SUITS, "the suit of the first suited card played"),
    Part("phase", PHASES, "what is asked or done"),
    Part("mode", MODE_COUNT, "each, ghost or teams"),
    Part("players", 1, "how many seats there are, the Ghost's too"),
    Part("to_play", 1, "how many have yet to play in this round"),
    Part("deck_size", 1, "gifts left in the deck"),
    Part("sets", 1, "finished sets"),
    Part("rounds", 1, "finished rounds of the set"),
    Part("goal", 1, "Princess cards to be won"),
    Part("max_sets", 1, "the most sets there are"),
)
WIDTH = width(LAYOUT)


@rule
def observe(veiled: Courtship, seat: int, begun: int, out: list[int]) -> int:
    """Write what the seat knows; nothing is ever begun here. How many numbers."""
    at = _put_own_cards(veiled, seat, out)
    at = _put_common_cards(veiled, out, at)
    at = _put_seats_cards(veiled, seat, out, at)
    at = _put_seats(veiled, seat, out, at)
    return _put_rules(veiled, out, at)


@rule
def _put_own_cards(veiled: Courtship, seat: int, out: list[int]) -> int:
    chosen = 0
    if kind_of(veiled.pending[seat]) == EXCHANGE_CARD:
        chosen = 1 << card_in(veiled.pending[seat])
    at = put_set(out, 0, veiled.hand[seat], CARDS)
    at = put_set(out, at, chosen, CARDS)
    at = put_set(out, at, veiled.offered, CARDS)
    at = put_set(out, at, veiled.exchanged[seat], CARDS)
    at = put_set(out, at, veiled.drawn[seat], CARDS)
    at = put_set(out, at, veiled.buried[seat], CARDS)
    return put_set(out, at, veiled.carried[seat], CARDS)


@rule
def _put_common_cards(veiled: Courtship, out: list[int], at: int) -> int:
    at = put_set(out, at, veiled.in_play, CARDS)
    for card in range(CARDS):
        out[at + card] = 0
    for place in range(veiled.trick_count):
        out[at + card_of(veiled.trick[place])] = place + 1
    at = put_set(out, at + CARDS, veiled.face_up, CARDS)
    return put_set(out, at, veiled.shown_before, CARDS)


@rule
def _put_seats_cards(veiled: Courtship, seat: int, out: list[int], at: int) -> int:
    players = veiled.players
    at = put_set(out, at, veiled.kept_before[seat], CARDS)
    for effect in range(EFFECT_COUNT):
        at = put_set(out, at, gifts_of(veiled, effect), CARDS)
    for number in range(MAX_SEATS * CARDS):
        out[at + number] = 0
    for place in range(veiled.trick_count):
        turned = (seat_of(veiled.trick[place]) - seat) % players
        out[at + turned * CARDS + card_of(veiled.trick[place])] = 1
    at += MAX_SEATS * CARDS
    at = put_sets(out, at, veiled.collected, seat, players, MAX_SEATS, CARDS)
    at = put_sets(out, at, veiled.played, seat, players, MAX_SEATS, CARDS)
    at = put_sets(out, at, veiled.void, seat, players, MAX_SEATS, SUITS)
    return put_sets(out, at, veiled.void_before, seat, players, MAX_SEATS, SUITS)


@rule
def _put_seats(veiled: Courtship, seat: int, out: list[int], at: int) -> int:
    players = veiled.players
    for place in range(MAX_SEATS):
        other = (seat + place) % players
        at = put(out, at, total_of(veiled, other) if place < players else 0)
    at = put_row(out, at, veiled.hand_size, seat, players, MAX_SEATS)
    at = put_row(out, at, veiled.buried_count, seat, players, MAX_SEATS)
    at = put_seats(out, at, veiled.waiting, seat, players, MAX_SEATS)
    at = put_seats(out, at, veiled.playing, seat, players, MAX_SEATS)
    at = put_seats(out, at, veiled.exchangers, seat, players, MAX_SEATS)
    at = put_seats(out, at, veiled.carrying, seat, players, MAX_SEATS)
    at = put_seat(out, at, veiled.leader, seat, players, MAX_SEATS)
    at = put_seat(out, at, veiled.turn, seat, players, MAX_SEATS)
    return put_seat(out, at, veiled.round_winner, seat, players, MAX_SEATS)


@rule
def _put_rules(veiled: Courtship, out: list[int], at: int) -> int:
    at = put_one(out, at, veiled.wooing, SUITS)
    at = put_one(out, at, veiled.lead, SUITS)
    at = put_one(out, at, veiled.first_suit, SUITS)
    at = put_one(out, at, veiled.phase, PHASES)
    at = put_one(out, at, veiled.mode, MODE_COUNT)
    at = put(out, at, veiled.players)
    at = put(out, at, veiled.to_play)
    at = put(out, at, veiled.deck_size)
    at = put(out, at, veiled.sets)
    at = put(out, at, veiled.rounds)
    at = put(out, at, veiled.goal)
    return put(out, at, veiled.max_sets)
