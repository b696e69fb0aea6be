"""Chips: antes, stakes, pots and deals of the two betting games, triangle and pair-attack (rules, section 7, Chips).

The games differ in how many cards a hand has, whether cards are exchanged and bets made in turn, and what beats what;
the record says which of the two is played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from coronet.errors import SettingRefused
from coronet.games.asking import ask
from coronet.games.box.cards import COLOURED_CARDS, PLAIN_CARDS
from coronet.games.box.choices import DISCARD, FOLD, STAND, STAY
from coronet.games.box.codes import NOT_IN_HAND, TOO_MANY
from coronet.games.box.pools import draw_set
from coronet.games.choosing import cards_in, choice_of, kind_of
from coronet.games.declaration import Declaration, Kind, Setting
from coronet.games.parlour import hands
from coronet.games.parlour.seating import begin_step, end, first_reason, seats_with_most, tell
from coronet.games.parlour.settings import Settings, reader
from coronet.kernel.bits import count, pick
from coronet.kernel.generator import forget
from coronet.kernel.generator import seed as seed_generator
from coronet.kernel.record import Record, Source, record
from coronet.kernel.rule import rule

EVENTS = ("-", "hand", "exchange")
HAND_EVENT, EXCHANGE_EVENT = 1, 2
EXCHANGE, BET, OVER = range(3)
STOOD, EXCHANGED, STAYED, FOLDED, SHOWED, TOOK, DEALT, POT_WAITS = range(2, 10)
TRIANGLE, PAIRS = range(2)
LARGEST_CHIPS = 1_000_000
MOST_DEALS = 1000


@record
class Betting(Record):
    """All that a betting game knows."""

    players: int
    starter: int
    ante: int
    stake: int
    deals: int
    played: int  # TRIANGLE or PAIRS
    chance: Annotated[list[int], 4]
    phase: int
    waiting: int
    pending: Annotated[list[int], 8]
    asked: Annotated[list[int], 8]
    winners: int
    told: Annotated[list[int], 40]
    told_count: int
    deal_at: int  # 0 in the first deal
    lead: int
    pot: int
    chips: Annotated[list[int], 8]
    chips_before: Annotated[list[int], 8]  # when the deal began
    hand: Annotated[list[int], 8]
    deck: int
    deck_count: int
    exchanged: Annotated[list[int], 8]  # how many cards, this deal
    discarded: Annotated[list[int], 8]  # which, for the seat alone that put them away
    folded: int
    finished: int  # deals played out
    score: Annotated[list[int], 8]  # won or lost in the last finished deal
    shown: Annotated[list[int], 8]  # the hands shown in it; 0 for one not shown


@rule
def everybody(record: Betting) -> int:
    return (1 << record.players) - 1


@rule
def cards_dealt(record: Betting) -> int:
    return 3 if record.played == TRIANGLE else 2


@rule
def most_discards(record: Betting) -> int:
    """Up to 3 cards with two players, 2 with three, 1 with four."""
    return 5 - record.players


@rule
def asked_kinds(record: Betting, seat: int) -> int:
    if record.phase == EXCHANGE:
        return 1 << STAND | 1 << DISCARD
    return 1 << STAY | 1 << FOLD


@rule
def choices(record: Betting, seat: int, out: list[int]) -> int:
    if record.waiting >> seat & 1 == 0:
        return 0
    if record.phase == BET:
        out[0] = choice_of(STAY, 0, 0)
        out[1] = choice_of(FOLD, 0, 0)
        return 2
    out[0] = choice_of(STAND, 0, 0)
    written = 1
    held = record.hand[seat]
    for positions in range(1, 1 << count(held)):
        if count(positions) <= most_discards(record):
            cards = 0
            for position in range(count(held)):
                if positions >> position & 1:
                    cards |= 1 << pick(held, position)
            out[written] = choice_of(DISCARD, 0, cards)
            written += 1
    return written


@rule
def why_not(record: Betting, seat: int, choice: int) -> int:
    """The code of the reason against this choice, or 0."""
    cards = cards_in(choice)
    is_asked = record.waiting >> seat & 1
    answers = asked_kinds(record, seat) >> kind_of(choice) & 1
    at_once = int(record.played == PAIRS)
    reason = first_reason(cards & PLAIN_CARDS, int(record.phase == OVER), is_asked, at_once, answers)
    if reason:
        return reason
    if cards & ~record.hand[seat]:
        return NOT_IN_HAND
    return TOO_MANY if count(cards) > most_discards(record) and record.phase == EXCHANGE else 0


@rule
def act(record: Betting, seat: int, choice: int) -> None:
    """Exchange, stay or fold, and go on until somebody must choose again or the game is over."""
    begin_step(record)
    record.waiting &= ~(1 << seat)
    if record.phase == EXCHANGE:
        exchange(record, seat, cards_in(choice))
    elif record.played == PAIRS:
        record.pending[seat] = choice
        if record.waiting == 0:
            show_bets(record)
    else:
        bet(record, seat, kind_of(choice))
        next_bet(record, seat)


@rule
def take_back(record: Betting, seat: int) -> None:
    """Undo a pending choice; the question stays the same one."""
    record.pending[seat] = 0
    record.waiting |= 1 << seat


@rule
def exchange(record: Betting, seat: int, cards: int) -> None:
    """Put cards away for as many of the deck; then the next seat, or the bets."""
    if cards:
        record.exchanged[seat] = count(cards)
        record.discarded[seat] = cards
        drawn = draw_set(record, EXCHANGE_EVENT, record.deck, count(cards))
        record.hand[seat] = record.hand[seat] & ~cards | drawn
        record.deck &= ~drawn
        record.deck_count -= count(drawn)
        tell(record, EXCHANGED, seat, record.exchanged[seat], 0)
    else:
        tell(record, STOOD, seat, 0, 0)
    following = (seat + 1) % record.players
    ask(record, 1 << following, BET if following == record.lead else EXCHANGE)


@rule
def bet(record: Betting, seat: int, kind: int) -> None:
    if kind == STAY:
        record.chips[seat] -= record.stake
        record.pot += record.stake
        tell(record, STAYED, seat, 0, 0)
    else:
        record.folded |= 1 << seat
        tell(record, FOLDED, seat, 0, 0)


@rule
def next_bet(record: Betting, seat: int) -> None:
    """The next seat bets; the last is not asked when all others have folded."""
    following = (seat + 1) % record.players
    if following == record.lead or record.folded == everybody(record) & ~(1 << following):
        settle(record)
    else:
        ask(record, 1 << following, BET)


@rule
def show_bets(record: Betting) -> None:
    """All have chosen in secret: now it is shown."""
    for seat in range(record.players):
        bet(record, seat, kind_of(record.pending[seat]))
        record.pending[seat] = 0
    settle(record)


@rule
def settle(record: Betting) -> None:
    """The pot goes to the best hand among those who stay; a seat alone takes it unseen."""
    staying = everybody(record) & ~record.folded
    for seat in range(record.players):
        record.shown[seat] = 0
    if staying == 0:
        tell(record, POT_WAITS, 0, record.pot, 0)
        if record.deal_at + 1 == record.deals:
            share_pot(record, everybody(record))
    elif count(staying) == 1:
        share_pot(record, staying)
    else:
        for seat in range(record.players):
            if staying >> seat & 1:
                record.shown[seat] = record.hand[seat]
                tell(record, SHOWED, seat, 0, record.hand[seat])
        share_pot(record, best_hands(record, staying))
    for seat in range(record.players):
        record.score[seat] = record.chips[seat] - record.chips_before[seat]
    record.finished += 1
    next_deal(record)


@rule
def best_hands(record: Betting, staying: int) -> int:
    """Those of these seats whose hand nobody's beats, as a set."""
    best = -1
    winners = 0
    for seat in range(record.players):
        if staying >> seat & 1:
            worth = worth_of(record, record.hand[seat])
            if worth > best:
                best = worth
                winners = 0
            if worth == best:
                winners |= 1 << seat
    return winners


@rule
def worth_of(record: Betting, hand: int) -> int:
    if record.played == TRIANGLE:
        return hands.triangle_worth(hand)
    return hands.pair_worth(hand)


@rule
def share_pot(record: Betting, winners: int) -> None:
    """Equal parts; the odd chips one each to the winners in order from the lead."""
    part = record.pot // count(winners)
    odd = record.pot % count(winners)
    for place in range(record.players):
        seat = (record.lead + place) % record.players
        if winners >> seat & 1:
            won = part + 1 if odd > 0 else part
            odd -= 1
            record.chips[seat] += won
            tell(record, TOOK, seat, won, 0)
    record.pot = 0


@rule
def next_deal(record: Betting) -> None:
    """The lead moves to the left; after the last deal the most chips win."""
    if record.deal_at + 1 == record.deals:
        end(record, seats_with_most(record.chips, record.players), OVER)
        return
    record.deal_at += 1
    record.lead = (record.lead + 1) % record.players
    pay_antes(record)
    deal(record)
    begin_deal(record)


@rule
def pay_antes(record: Betting) -> None:
    record.folded = 0
    for seat in range(record.players):
        record.chips_before[seat] = record.chips[seat]
        record.chips[seat] -= record.ante
        record.pot += record.ante
        record.exchanged[seat] = record.discarded[seat] = 0


@rule
def deal(record: Betting) -> None:
    """Hands as sets, seat by seat from the lead."""
    record.deck = COLOURED_CARDS
    for place in range(record.players):
        seat = (record.lead + place) % record.players
        record.hand[seat] = draw_set(record, HAND_EVENT, record.deck, cards_dealt(record))
        record.deck &= ~record.hand[seat]


@rule
def begin_deal(record: Betting) -> None:
    """Ask for exchanges from the lead on, or for all bets at once."""
    record.deck_count = count(record.deck)
    tell(record, DEALT, record.lead, record.deal_at + 1, 0)
    if record.played == TRIANGLE:
        ask(record, 1 << record.lead, EXCHANGE)
    else:
        ask(record, everybody(record), BET)


@rule
def veil(record: Betting, seat: int) -> None:
    """Blank other hands, the deck, and what others have chosen in secret."""
    forget(record)
    record.deck = 0
    for other in range(record.players):
        if other != seat:
            record.hand[other] = record.pending[other] = record.discarded[other] = 0


CHIPS = (
    Setting("chips", Kind.NUMBER, 24, range(LARGEST_CHIPS + 1), offered=(24, 48, 96)),
    Setting("ante", Kind.NUMBER, 1, range(1, LARGEST_CHIPS + 1)),
    Setting("stake", Kind.NUMBER, 2, range(LARGEST_CHIPS + 1)),
    Setting("deals", Kind.NUMBER, None, range(1, MOST_DEALS + 1), offered=(2, 4, 8)),  # as many as there are players
)


def betting_settings(declared: Declaration) -> Callable[[Mapping[str, Any]], Settings]:
    """Reads players, starter, chips, ante, stake and deals."""
    read_all = reader(declared)

    def read(data: Mapping[str, Any]) -> Settings:
        held = read_all(data)
        deals = held.players if held["deals"] is None else held["deals"]
        needed = deals * (held["ante"] + held["stake"])
        if (chips := held["chips"]) < needed:
            raise SettingRefused("too-few-chips", {"needed": needed}, "chips", value=chips, allowed=f"{needed} or more")
        return Settings(held.players, held.starter, (*held.more[:-1], ("deals", deals)))

    return read


def new(settings: Settings, played: int, seed: int, source: Source | None, first: list[int] | None = None) -> Betting:
    """A game ready for its first decision; `first` are the hands of the first deal."""
    record = Betting()
    record.players = settings.players
    record.starter = record.lead = settings.starter
    record.ante, record.stake, record.deals = settings["ante"], settings["stake"], settings["deals"]
    record.played = played
    record.chips[: record.players] = [settings["chips"]] * record.players
    record.source = source
    seed_generator(record, seed)
    pay_antes(record)
    if first is None:
        deal(record)
    else:
        record.hand[: record.players] = first
        record.deck = COLOURED_CARDS & ~sum(first)
    begin_deal(record)
    return record
