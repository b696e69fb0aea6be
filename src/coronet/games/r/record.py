"""The record of a game of R: every field with its meaning.

Everything is an integer: a seat, a count, a flag, a set of cards (bits of `box/cards.py`), a set of seats (a bit each).
"""

from __future__ import annotations

from typing import Annotated

from coronet.kernel.record import Record, record

SEATS = 2
BOTH_SEATS = 3  # as a set
NO_SEAT = -1
Seats = Annotated[list[int], 2]

# Variants that exclude each other share a slot, so that each slot has one variant at most.
DEAL_SLOT, SEVER_SLOT, TRAITOR_SLOT, HAND_SLOT, POWERS_SLOT = range(5)
TARGET_SLOT, LOSER_SLOT, LAST_CHANCE_SLOT, BALANCE_SLOT, MATCH_SLOT = range(5, 10)
SLOTS = 10

MOST_ROUNDS = 24  # a duel has ten at most; a case may begin with more behind it
MOST_TOLD = 24
BITS_OF_A_CARD = 5
STAGES = 4  # of a packet in the draft: how often it is looked at
NOT_LAID, LAYING, LAID = range(3)
UNDECIDED, FIRST_WON, SECOND_WON, DRAWN = range(4)

EVENTS = ("-", "random-deal", "draft", "hand", "fortune")
RANDOM_DEAL_EVENT, DRAFT_EVENT, HAND_EVENT, FORTUNE_EVENT = range(1, len(EVENTS))

# What is to be done next, or what is being asked while seats are waited for.
(
    DEAL_CARDS,
    KEEP_CARD,
    SEVER_CARD,
    SWAP_CARD,
    LAY_OUT,
    PLACE_CARDS,
    NEXT_ROUND,
    PLAY_CARD,
    AFTER_ROUND,
    TAKE_BACK,
    CHOOSE_GAME,
    GAME_OVER,
) = range(12)


@record
class Duel(Record):
    """All that a game knows; named after the duel in play, which is most of it."""

    # Settings
    slots: Annotated[list[int], 10]  # the variant in each slot, by number; 0 for none
    owner_reading: int  # house rule: a held Minister is worth 2 to his own seat alone
    jester_stops_all: int  # house rule: the Jester cancels bonus and look too
    first_opener: int  # who opens the first packet of a draft
    princes_seat: int  # who has both Princes in princess-attack
    take_any: int  # last-chance: any played card, not only one from a lost round
    until: int  # till-dawn: the total that ends it; 0 for a single night
    players: int
    chance: Annotated[list[int], 4]  # the generator's words

    # The match
    games: Seats  # games won
    game_at: int  # 0 in the first game
    totals: Seats  # victories of the finished nights
    nights: int  # finished nights of this game
    last_night: Seats  # victories of the last finished night
    winners: int  # a set of seats once the game is over

    # The game at hand
    phase: int  # one of the list above
    waiting: int  # the seats that must choose now
    pending: Seats  # choices made at once with the other, not yet in effect; 0 for none
    asked: Seats  # how many questions each seat has been put
    coloured: int  # cards have colours in this game
    hand: Seats  # with three-card and alternative what was drawn; else all cards not played
    deck: Seats  # three-card, alternative: what is not drawn yet
    order: Seats  # prophecy: the cards face down, the next in the lowest five bits
    placed: Seats  # prophecy: how many cards are in the order
    laying: int  # prophecy: NOT_LAID, LAYING while the Spy's owner lays anew, LAID when it is done in this round
    severed: Seats  # sets of one card
    pool: int  # draft: cards not yet in a packet
    packet: int  # draft: the open packet
    packets: int  # draft: packets opened
    stage: int  # draft: how often the open packet was looked at
    looks: Annotated[list[int], 16]  # draft: the packet at each look, four for each packet

    # The duel
    victories: Seats
    held: Seats  # what each seat would get from the rounds on hold
    bonus: Seats  # 0 or 2, on the coming card
    spied: int  # a set of seats: the other's Spy looks at it in the coming round
    open_seat: int  # who has played openly in this round; or NO_SEAT
    open_card: int
    lost: Seats  # last-chance: the cards that may be taken back
    on_hold: Seats  # last-chance: cards that become lost if the other seat wins the rounds on hold
    known: Seats  # last-chance: cards taken back and not played since, which all know to be in the hand
    chances_gone: int  # last-chance: the seats that have had their chance
    verdict: int  # UNDECIDED, or how the game at hand has ended
    rounds: int  # rounds played
    table: Annotated[list[int], 24]  # the rounds, packed (table.py)

    # What the last step told, packed (history.py)
    told: Annotated[list[int], 24]
    told_count: int

    # Only in a veil: sizes of what is blank there
    veiled: int
    hand_count: Seats
    deck_count: Seats


def fresh() -> Duel:
    """A record with nothing in it yet."""
    record = Duel()
    record.players = SEATS
    record.open_seat = NO_SEAT
    record.open_card = NO_SEAT
    return record
