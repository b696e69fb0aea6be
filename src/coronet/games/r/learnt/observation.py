"""What a seat knows of a game of R as a row of numbers, from its veiled record alone.

Two veils of one game with the same row are the same veil, but for what the last step told and for matches, whose games
before the present one are only counted.
"""

from __future__ import annotations

from coronet.games.box.cards import CARDS
from coronet.games.box.choices import FOLD
from coronet.games.box.rounds import card_of, winner_of
from coronet.games.choosing import cards_in
from coronet.games.r.hooks import LAST_NUMBER
from coronet.games.r.legal import asked_kinds
from coronet.games.r.record import BITS_OF_A_CARD, GAME_OVER, SEATS, SLOTS, Duel
from coronet.kernel.bits import count
from coronet.kernel.features import Part, put, put_one, put_row, put_seat, put_seats, put_set, put_sets, width
from coronet.kernel.rule import rule

KINDS = FOLD + 1
PHASES = GAME_OVER + 1
VARIANTS = LAST_NUMBER + 1
ROUNDS = 10  # a duel has no more
PLACES = 8
LOOKS = 16
BOTH = "yours, then the other's: "

LAYOUT = (
    Part("hand", SEATS * CARDS, BOTH + "cards in hand; with drawn hands the other's stand with its deck"),
    Part("deck", SEATS * CARDS, BOTH + "cards not drawn yet"),
    Part("severed", SEATS * CARDS, BOTH + "the card severed"),
    Part("lost", SEATS * CARDS, BOTH + "cards that a last chance may take back"),
    Part("on_hold", SEATS * CARDS, BOTH + "cards that become lost if the rounds on hold are"),
    Part("known", SEATS * CARDS, BOTH + "cards taken back and not played since"),
    Part("chosen", CARDS, "the card of your choice that waits for the other"),
    Part("open_card", CARDS, "the card that lies open in this round"),
    Part("packet", CARDS, "the packet you hold in the draft"),
    Part("looks", LOOKS * CARDS, "the packets of the draft as you have seen them, four looks for each"),
    Part("order", PLACES * CARDS, "your cards that lie face down, the next first"),
    Part("table", ROUNDS * SEATS * CARDS, "the rounds played: your card, then the other's; none for one taken back"),
    Part("table_winner", ROUNDS * (SEATS + 1), "who won each: you, the other, or nobody yet"),
    Part("hand_count", SEATS, BOTH + "how many cards in hand"),
    Part("deck_count", SEATS, BOTH + "how many cards not drawn yet"),
    Part("victories", SEATS, BOTH + "victories of this game or night"),
    Part("held", SEATS, BOTH + "what the rounds on hold would bring"),
    Part("bonus", SEATS, BOTH + "bonus on the coming card"),
    Part("totals", SEATS, BOTH + "victories of finished nights"),
    Part("games", SEATS, BOTH + "games won in a match"),
    Part("waiting", SEATS, BOTH + "whether a choice is due"),
    Part("spied", SEATS, BOTH + "whether the other's Spy looks in the coming round"),
    Part("chances_gone", SEATS, BOTH + "whether the last chance is gone"),
    Part("open_seat", SEATS, "who has played openly in this round"),
    Part("first_opener", SEATS, "who opens the first packet of the draft"),
    Part("princes_seat", SEATS, "who has both Princes in princess-attack"),
    Part("variants", VARIANTS, "the variants in force by their numbers"),
    Part("question", KINDS, "the kinds of choice that you are asked for"),
    Part("phase", PHASES, "what is asked or done"),
    Part("laying", 1, "prophecy: 1 while cards are laid anew, 2 when that is done in this round"),
    Part("packets", 1, "draft: packets opened"),
    Part("stage", 1, "draft: how often the open packet was looked at"),
    Part("game_at", 1, "0 in the first game of a match"),
    Part("nights", 1, "finished nights"),
    Part("until", 1, "the total that ends the nights"),
    Part("owner_reading", 1, "house rule: a held Minister counts for his own seat alone"),
    Part("jester_stops_all", 1, "house rule: the Jester cancels bonus and look too"),
    Part("take_any", 1, "last-chance: any played card may be taken back"),
)
WIDTH = width(LAYOUT)


@rule
def observe(veiled: Duel, seat: int, begun: int, out: list[int]) -> int:
    """Write what the seat knows; nothing is ever begun here. How many numbers."""
    at = _put_cards(veiled, seat, out)
    at = _put_order_and_looks(veiled, seat, out, at)
    at = _put_table(veiled, seat, out, at)
    at = _put_seats(veiled, seat, out, at)
    return _put_rules(veiled, seat, out, at)


@rule
def _put_cards(veiled: Duel, seat: int, out: list[int]) -> int:
    at = put_sets(out, 0, veiled.hand, seat, SEATS, SEATS, CARDS)
    at = put_sets(out, at, veiled.deck, seat, SEATS, SEATS, CARDS)
    at = put_sets(out, at, veiled.severed, seat, SEATS, SEATS, CARDS)
    at = put_sets(out, at, veiled.lost, seat, SEATS, SEATS, CARDS)
    at = put_sets(out, at, veiled.on_hold, seat, SEATS, SEATS, CARDS)
    at = put_sets(out, at, veiled.known, seat, SEATS, SEATS, CARDS)
    at = put_set(out, at, cards_in(veiled.pending[seat]), CARDS)
    at = put_one(out, at, veiled.open_card, CARDS)
    return put_set(out, at, veiled.packet, CARDS)


@rule
def _put_order_and_looks(veiled: Duel, seat: int, out: list[int], at: int) -> int:
    for look in range(LOOKS):
        at = put_set(out, at, veiled.looks[look], CARDS)
    for place in range(PLACES):
        lies = place < veiled.placed[seat]
        at = put_one(out, at, veiled.order[seat] >> BITS_OF_A_CARD * place & 31 if lies else -1, CARDS)
    return at


@rule
def _put_table(veiled: Duel, seat: int, out: list[int], at: int) -> int:
    for turn in range(ROUNDS):
        entry = veiled.table[turn]
        for place in range(SEATS):
            at = put_one(out, at, card_of(entry, (seat + place) % SEATS) if turn < veiled.rounds else -1, CARDS)
    for turn in range(ROUNDS):
        winner = winner_of(veiled.table[turn]) if turn < veiled.rounds else -1
        at = put_one(out, at, (winner - seat) % SEATS if 0 <= winner < SEATS else winner, SEATS + 1)
    return at


@rule
def _put_seats(veiled: Duel, seat: int, out: list[int], at: int) -> int:
    for place in range(SEATS):
        other = (seat + place) % SEATS
        at = put(out, at, veiled.hand_count[other] if veiled.veiled else count(veiled.hand[other]))
    for place in range(SEATS):
        other = (seat + place) % SEATS
        at = put(out, at, veiled.deck_count[other] if veiled.veiled else count(veiled.deck[other]))
    at = put_row(out, at, veiled.victories, seat, SEATS, SEATS)
    at = put_row(out, at, veiled.held, seat, SEATS, SEATS)
    at = put_row(out, at, veiled.bonus, seat, SEATS, SEATS)
    at = put_row(out, at, veiled.totals, seat, SEATS, SEATS)
    at = put_row(out, at, veiled.games, seat, SEATS, SEATS)
    at = put_seats(out, at, veiled.waiting, seat, SEATS, SEATS)
    at = put_seats(out, at, veiled.spied, seat, SEATS, SEATS)
    at = put_seats(out, at, veiled.chances_gone, seat, SEATS, SEATS)
    at = put_seat(out, at, veiled.open_seat, seat, SEATS, SEATS)
    at = put_seat(out, at, veiled.first_opener, seat, SEATS, SEATS)
    return put_seat(out, at, veiled.princes_seat, seat, SEATS, SEATS)


@rule
def _put_rules(veiled: Duel, seat: int, out: list[int], at: int) -> int:
    variants = 0
    for slot in range(SLOTS):
        variants |= 1 << veiled.slots[slot]
    at = put_set(out, at, variants & ~1, VARIANTS)
    kinds = asked_kinds(veiled, seat) if veiled.waiting >> seat & 1 else 0
    at = put_set(out, at, kinds, KINDS)
    at = put_one(out, at, veiled.phase, PHASES)
    at = put(out, at, veiled.laying)
    at = put(out, at, veiled.packets)
    at = put(out, at, veiled.stage)
    at = put(out, at, veiled.game_at)
    at = put(out, at, veiled.nights)
    at = put(out, at, veiled.until)
    at = put(out, at, veiled.owner_reading)
    at = put(out, at, veiled.jester_stops_all)
    return put(out, at, veiled.take_any)
