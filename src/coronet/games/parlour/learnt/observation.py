"""What a seat knows of a parlour game as a row of numbers, from its veiled record alone: a layout for each record."""

from __future__ import annotations

from typing import Any

from coronet.games.box.cards import CARDS
from coronet.games.box.choices import FOLD, STAY
from coronet.games.box.rounds import card_of, winner_of
from coronet.games.choosing import cards_in, kind_of
from coronet.games.parlour.betting import OVER as BETTING_OVER
from coronet.games.parlour.betting import Betting
from coronet.games.parlour.drawing import Drawing
from coronet.games.parlour.princess_card import PrincessCard
from coronet.games.parlour.seating import MOST_SEATS
from coronet.games.parlour.seeker import OVER as SEEKER_OVER
from coronet.games.parlour.seeker import PLACES, Seeking
from coronet.games.parlour.serious_card import SeriousCard
from coronet.games.parlour.telepathy import BITS, Telepathy
from coronet.kernel.features import Part, put, put_one, put_row, put_seat, put_seats, put_set, put_sets
from coronet.kernel.rule import rule

FIVE = 5  # the most seats of games of drawing, of seeker and of princess card
TWO = 2
COLOURED = 16
CHARACTERS = 8
ROUNDS = 4  # of a game of serious card: each side has four cards
SEEKER_PHASES = SEEKER_OVER + 1
BETTING_PHASES = BETTING_OVER + 1
EACH = "a row for each seat: "

DRAWING = (
    Part("deck", COLOURED, "cards still in the deck"),
    Part("drawn", COLOURED, "the card drawn last"),
    Part("hunted", COLOURED, "the cards that decide"),
    Part("out", FIVE, "seats that are out"),
    Part("waiting", FIVE, "whose turn it is"),
    Part("players", 1, "how many seats there are"),
)


@rule
def observe_drawing(veiled: Drawing, seat: int, begun: int, out: list[int]) -> int:
    at = put_set(out, 0, veiled.deck, COLOURED)
    at = put_one(out, at, veiled.drawn, COLOURED)
    at = put_set(out, at, veiled.hunted, COLOURED)
    at = put_seats(out, at, veiled.out, seat, veiled.players, FIVE)
    at = put_seats(out, at, veiled.waiting, seat, veiled.players, FIVE)
    return put(out, at, veiled.players)


SEEKING = (
    Part("cards", (PLACES + 1) * COLOURED, "a row for each place from 1 on, after an empty one: its card, if you know"),
    Part("up", PLACES + 1, "places that lie open"),
    Part("gone", PLACES + 1, "places that are taken"),
    Part("apart", (PLACES + 1) * (PLACES + 1), "a row for each place: those turned down together with it"),
    Part("pairs", FIVE * CHARACTERS, EACH + "pairs kept, by character"),
    Part("points", FIVE, "points of each seat"),
    Part("waiting", FIVE, "whose turn it is"),
    Part("phase", SEEKER_PHASES, "first card, second card, go on, over"),
    Part("players", 1, "how many seats there are"),
    Part("secret", 1, "whether cards are seen by one seat alone"),
)


@rule
def observe_seeking(veiled: Seeking, seat: int, begun: int, out: list[int]) -> int:
    at = 0
    for place in range(PLACES + 1):
        at = put_one(out, at, veiled.cards[place], COLOURED)
    at = put_set(out, at, veiled.up, PLACES + 1)
    at = put_set(out, at, veiled.gone, PLACES + 1)
    for place in range(PLACES + 1):
        at = put_set(out, at, veiled.apart[place], PLACES + 1)
    at = put_sets(out, at, veiled.pairs, seat, veiled.players, FIVE, CHARACTERS)
    at = put_row(out, at, veiled.points, seat, veiled.players, FIVE)
    at = put_seats(out, at, veiled.waiting, seat, veiled.players, FIVE)
    at = put_one(out, at, veiled.phase, SEEKER_PHASES)
    at = put(out, at, veiled.players)
    return put(out, at, veiled.secret)


TELEPATHY = (
    Part("hand", CARDS, "your cards, laid or not"),
    Part("order", MOST_SEATS * CHARACTERS * CARDS, EACH + "a row for each place: the card there, if you know"),
    Part("points", MOST_SEATS, "points of each seat"),
    Part("waiting", MOST_SEATS, "seats that are not ready"),
    Part("players", 1, "how many seats there are"),
)


@rule
def observe_telepathy(veiled: Telepathy, seat: int, begun: int, out: list[int]) -> int:
    at = put_set(out, 0, veiled.hand[seat], CARDS)
    for turned in range(MOST_SEATS):
        other = (seat + turned) % veiled.players
        placed = veiled.placed[other] if turned < veiled.players else 0
        for place in range(CHARACTERS):
            at = put_one(out, at, veiled.order[other] >> BITS * place & 31 if place < placed else -1, CARDS)
    at = put_row(out, at, veiled.points, seat, veiled.players, MOST_SEATS)
    at = put_seats(out, at, veiled.waiting, seat, veiled.players, MOST_SEATS)
    return put(out, at, veiled.players)


BETTING = (
    Part("hand", COLOURED, "your cards"),
    Part("picked", COLOURED, "the cards picked so far to be discarded"),
    Part("discarded", COLOURED, "the cards you have put away in this deal"),
    Part("shown", MOST_SEATS * COLOURED, EACH + "the hand shown in the last finished deal"),
    Part("chips", MOST_SEATS, "chips of each seat"),
    Part("score", MOST_SEATS, "won or lost in the last finished deal"),
    Part("exchanged", MOST_SEATS, "cards each has exchanged in this deal"),
    Part("folded", MOST_SEATS, "seats that have folded"),
    Part("waiting", MOST_SEATS, "seats that must choose now"),
    Part("lead", MOST_SEATS, "who begins in this deal"),
    Part("chosen", 2, "what you have chosen in secret: stay or fold"),
    Part("phase", BETTING_PHASES, "exchange, bet, over"),
    Part("players", 1, "how many seats there are"),
    Part("pot", 1, "chips in the pot"),
    Part("ante", 1, "chips to be in a deal"),
    Part("stake", 1, "chips to stay"),
    Part("deal_at", 1, "0 in the first deal"),
    Part("deals", 1, "how many deals there are"),
    Part("deck_count", 1, "cards left in the deck"),
)


@rule
def observe_betting(veiled: Betting, seat: int, begun: int, out: list[int]) -> int:
    players = veiled.players
    at = put_set(out, 0, veiled.hand[seat], COLOURED)
    at = put_set(out, at, cards_in(begun), COLOURED)
    at = put_set(out, at, veiled.discarded[seat], COLOURED)
    at = put_sets(out, at, veiled.shown, seat, players, MOST_SEATS, COLOURED)
    at = put_row(out, at, veiled.chips, seat, players, MOST_SEATS)
    at = put_row(out, at, veiled.score, seat, players, MOST_SEATS)
    at = put_row(out, at, veiled.exchanged, seat, players, MOST_SEATS)
    at = put_seats(out, at, veiled.folded, seat, players, MOST_SEATS)
    at = put_seats(out, at, veiled.waiting, seat, players, MOST_SEATS)
    at = put_seat(out, at, veiled.lead, seat, players, MOST_SEATS)
    at = put(out, at, int(kind_of(veiled.pending[seat]) == STAY))
    at = put(out, at, int(kind_of(veiled.pending[seat]) == FOLD))
    at = put_one(out, at, veiled.phase, BETTING_PHASES)
    at = put(out, at, players)
    at = put(out, at, veiled.pot)
    at = put(out, at, veiled.ante)
    at = put(out, at, veiled.stake)
    at = put(out, at, veiled.deal_at)
    at = put(out, at, veiled.deals)
    return put(out, at, veiled.deck_count)


PRINCESS_CARD = (
    Part("hand", COLOURED, "your cards"),
    Part("drawn", COLOURED, "the card drawn last, if you know it"),
    Part("known", FIVE * COLOURED, EACH + "cards that you know to be in that hand"),
    Part("discarded", CHARACTERS, "characters laid off"),
    Part("hand_count", FIVE, "cards in each hand"),
    Part("waiting", FIVE, "whose turn it is"),
    Part("drawer", FIVE, "who drew last"),
    Part("giver", FIVE, "from whom"),
    Part("players", 1, "how many seats there are"),
)


@rule
def observe_princess_card(veiled: PrincessCard, seat: int, begun: int, out: list[int]) -> int:
    players = veiled.players
    at = put_set(out, 0, veiled.hand[seat], COLOURED)
    at = put_one(out, at, veiled.drawn, COLOURED)
    for turned in range(FIVE):
        holder = (seat + turned) % players
        at = put_set(out, at, veiled.known[5 * seat + holder] if turned < players else 0, COLOURED)
    at = put_set(out, at, veiled.discarded, CHARACTERS)
    at = put_row(out, at, veiled.hand_count, seat, players, FIVE)
    at = put_seats(out, at, veiled.waiting, seat, players, FIVE)
    at = put_seat(out, at, veiled.drawer, seat, players, FIVE)
    at = put_seat(out, at, veiled.giver, seat, players, FIVE)
    return put(out, at, players)


SERIOUS_CARD = (
    Part("hand", TWO * CARDS, "your cards, then the other's"),
    Part("chosen", CARDS, "the card you have chosen in secret"),
    Part("open_card", CARDS, "the card that lies open in this round"),
    Part("table", ROUNDS * TWO * CARDS, "the rounds of this game: your card, then the other's"),
    Part("table_winner", ROUNDS * (TWO + 1), "who won each: you, the other, or nobody"),
    Part("bonus", TWO, "yours, then the other's: bonus on the coming card"),
    Part("spied", TWO, "whether the other's Spy looks in the coming round"),
    Part("totals", TWO, "points so far"),
    Part("waiting", TWO, "whether a choice is due"),
    Part("open_seat", TWO, "who has played openly in this round"),
    Part("game_at", 1, "0 in the first game"),
    Part("games", 1, "how many games there are"),
    Part("jester_stops_all", 1, "house rule: the Jester cancels bonus and look too"),
)


@rule
def observe_serious_card(veiled: SeriousCard, seat: int, begun: int, out: list[int]) -> int:
    at = put_sets(out, 0, veiled.hand, seat, TWO, TWO, CARDS)
    at = put_set(out, at, cards_in(veiled.pending[seat]), CARDS)
    at = put_one(out, at, veiled.open_card, CARDS)
    for turn in range(ROUNDS):
        for place in range(TWO):
            card = card_of(veiled.table[turn], (seat + place) % TWO)
            at = put_one(out, at, card if turn < veiled.rounds else -1, CARDS)
    for turn in range(ROUNDS):
        winner = winner_of(veiled.table[turn]) if turn < veiled.rounds else -1
        at = put_one(out, at, (winner - seat) % TWO if 0 <= winner < TWO else winner, TWO + 1)
    at = put_row(out, at, veiled.bonus, seat, TWO, TWO)
    at = put_seats(out, at, veiled.spied, seat, TWO, TWO)
    at = put_row(out, at, veiled.totals, seat, TWO, TWO)
    at = put_seats(out, at, veiled.waiting, seat, TWO, TWO)
    at = put_seat(out, at, veiled.open_seat, seat, TWO, TWO)
    at = put(out, at, veiled.game_at)
    at = put(out, at, veiled.games)
    return put(out, at, veiled.jester_stops_all)


OBSERVATIONS: dict[type[Any], Any] = {
    Drawing: (DRAWING, observe_drawing),
    Seeking: (SEEKING, observe_seeking),
    Telepathy: (TELEPATHY, observe_telepathy),
    Betting: (BETTING, observe_betting),
    PrincessCard: (PRINCESS_CARD, observe_princess_card),
    SeriousCard: (SERIOUS_CARD, observe_serious_card),
}
"""By record class: the layout, and the rule that writes it."""
