"""What playing a card costs: the chance to win the trick with it, what lies and will fall there, the hand left over.

A card is tried out by laying it into the trick of the situation's own record and asking the rules who wins.
"""

from __future__ import annotations

from coronet.bots.policy.rebel_rounds import chance_of_all
from coronet.bots.policy.rebel_situation import CERTAIN, Situation, visible
from coronet.games.rebel import hooks
from coronet.games.rebel.cards import ABOVE_FIVE, FROG, FROG_CARD, cards_of, number_of, suit_of
from coronet.games.rebel.choices import cards_in, number_in
from coronet.games.rebel.follow import cards_that_follow
from coronet.games.rebel.places import seat_at
from coronet.games.rebel.princesses import pea_princess, snow_white
from coronet.games.rebel.record import UNSEEN
from coronet.games.rebel.trick import winning_place
from coronet.kernel.bits import count, each, lowest
from coronet.kernel.dispatch import hooks as questions

POWER_HELD = 8  # what keeping a power is worth, for each trick to come
LIKELY = 50  # a void less likely than this is not reckoned with
LEAD = 60  # what a lead costs that takes the trick

OFF_SUIT_CAN_WIN = frozenset(
    int(card.NUMBER) for name, _, changing in questions if name in ("strength", "led_after") for card in changing
)
"""The rounds in which a card that does not follow may take the trick."""


def play_cost(situation: Situation, choice: int) -> int:
    """What playing this card will cost, now and by the hand that is left."""
    record = situation.record
    card = lowest(cards_in(choice))
    on_table = situation.worth_of(visible(record)) if record.place else 0
    before = _lay(situation, card, number_in(choice))
    chance = _chance_to_win(situation)
    falls = _falls(situation)
    _take_up(situation, before)
    worth = situation.worth(card) + on_table + falls
    win = worth + _next_lead(situation, card) + situation.first_trick()
    lose = -worth // situation.others  # what others take is as good as a share of it not taken
    cost = (chance * win + (CERTAIN - chance) * lose) // CERTAIN - situation.relief(card)
    if number_in(choice):
        cost += POWER_HELD * situation.tricks_left
    return cost


Before = tuple[int, int, int, int]


def _lay(situation: Situation, card: int, with_power: int) -> Before:
    """Lay a card of the seat's into the trick; gives what the record said before."""
    record, seat, place = situation.record, situation.seat, situation.record.place
    before = (record.led, record.void_places, record.zero_places, record.pea_seat)
    if place > 0 and cards_that_follow(record, seat) == 0:
        record.void_places |= 1 << place
    record.trick[place] = card
    record.place += 1
    record.led = suit_of(card) if place == 0 else hooks.led_after(record, card, record.led)
    princess = record.princess[seat]
    if princess == snow_white.NUMBER and (with_power or record.zero_seat == seat) and number_of(card) <= 7:
        record.zero_places |= 1 << place
    if princess == pea_princess.NUMBER and with_power:
        record.pea_seat = seat
    return before


def _take_up(situation: Situation, before: Before) -> None:
    record = situation.record
    record.place -= 1
    record.led, record.void_places, record.zero_places, record.pea_seat = before


def _unknown_seats(situation: Situation) -> list[int]:
    """The others who play later, and those whose card lies face down."""
    record = situation.record
    places = record.players * hooks.cards_a_trick(record, 1)
    seats = [seat_at(record, place) for place in range(record.place) if record.trick[place] == UNSEEN]
    seats += [seat_at(record, place) for place in range(record.place, places)]
    return [seat for seat in seats if seat != situation.seat]


def _is_winning(situation: Situation) -> bool:
    place = winning_place(situation.record)
    return place >= 0 and seat_at(situation.record, place) == situation.seat


def _chance_to_win(situation: Situation) -> int:
    """The chance that the seat's card, which lies in the trick, wins it when all have played."""
    record = situation.record
    wins = _is_winning(situation)
    chance = CERTAIN if wins else 0
    seats = _unknown_seats(situation)
    if not seats or (not wins and record.round not in OFF_SUIT_CAN_WIN):
        return chance
    following = hooks.following(record, cards_of(record.led))
    size, turning = _turning(situation, situation.unseen & following, wins=wins)
    voids = [situation.chance_void(seat, record.led) for seat in seats]
    off_size = off_turning = 0
    if record.round in OFF_SUIT_CAN_WIN and max(voids) >= LIKELY:
        off_size, off_turning = _turning(situation, _some(situation.unseen & ~following), wins=wins)
    for seat, void in zip(seats, voids, strict=True):
        turns = (CERTAIN - void) * _chance_to_turn(situation, seat, size, turning) // CERTAIN
        if off_size:
            turns += void * off_turning // off_size
        if wins:
            chance = chance * (CERTAIN - turns) // CERTAIN
        else:
            chance += (CERTAIN - chance) * turns // (2 * CERTAIN)
    return chance


def _chance_to_turn(situation: Situation, seat: int, size: int, turning: int) -> int:
    """The chance that a seat that follows takes the trick over: unwillingly, two times out of three only if it must."""
    if turning == 0:
        return 0
    share = CERTAIN * turning // size
    held = max(1, situation.record.hand_size[seat] * size // max(1, count(situation.unseen)))
    return (2 * chance_of_all(share, held) + share) // 3


def _turning(situation: Situation, cards: int, *, wins: bool) -> tuple[int, int]:
    """How many of these cards there are, and how many of them, played next, change whether the seat wins."""
    record = situation.record
    if record.pea_seat == situation.seat and cards & ABOVE_FIVE:
        cards &= ABOVE_FIVE
    led, place, void_places = record.led, record.place, record.void_places
    following = hooks.following(record, cards_of(led))
    record.place += 1
    turning = 0
    for card in each(cards):
        record.trick[place] = card
        record.led = hooks.led_after(record, card, led)
        record.void_places = void_places if following >> card & 1 else void_places | 1 << place
        if _is_winning(situation) != wins:
            turning += 1
    record.led, record.place, record.void_places = led, place, void_places
    return count(cards), turning


def _some(cards: int) -> int:
    """These cards, or where they are many an even part of them: enough to know a share by."""
    step = 1 + count(cards) // 12
    return sum(1 << card for at, card in enumerate(each(cards)) if at % step == 0)


def _falls(situation: Situation) -> int:
    """What those who play later will probably add to the trick."""
    record = situation.record
    seats = _unknown_seats(situation)
    if not seats:
        return 0
    out = hooks.following(record, cards_of(record.led)) & situation.unseen
    total = max(1, count(situation.unseen))
    frog = out & FROG_CARD
    mean = 0
    for card in each(out & ~frog):
        mean += situation.worth(card)
    mean //= max(1, count(out))
    thrown = _thrown(situation)
    falls = 0
    for seat in seats:
        void = situation.chance_void(seat, record.led)
        falls += (void * thrown + (CERTAIN - void) * mean) // CERTAIN
        if frog:
            falls += situation.worth(FROG) * record.hand_size[seat] // total  # who holds it plays it when it can
    return falls


def _thrown(situation: Situation) -> int:
    """What a void seat throws on average: one of the worst third of the unseen cards."""
    worths = sorted((situation.worth(card) for card in each(situation.unseen)), reverse=True)
    worst = worths[: max(1, len(worths) // 3)]
    return sum(worst) // max(1, len(worst))


def _next_lead(situation: Situation, card: int) -> int:
    """What having to lead next costs: little with a low card to come out with."""
    return lead_cost(situation, situation.hand & ~(1 << card))


def lead_cost(situation: Situation, hand: int) -> int:
    """What the cheapest lead from these cards costs, by the lowest card of each suit."""
    chance = CERTAIN if hand else 0
    for suit in range(4):
        own = hand & cards_of(suit)
        if own:
            chance = min(chance, situation.takes(lowest(own)))
    return chance * LEAD // CERTAIN
