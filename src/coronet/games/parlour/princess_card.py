"""Princess card (Y): pairs are laid off, then everybody draws from the right; who is left with the Princess wins.

`red-princess` is out of the game, so the other has no partner. Nobody drops out (rules, section 7).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Annotated, Any

from coronet.games.asking import ask
from coronet.games.box.cards import (
    BLUE_CARDS,
    CARD_NAMES,
    CHARACTERS,
    COLOURED_CARDS,
    NO_CARD,
    PRINCESS,
    names_of,
)
from coronet.games.box.choices import DRAW
from coronet.games.box.game import BoxGame
from coronet.games.box.pools import draw_set
from coronet.games.contract import Line
from coronet.games.expecting import expecting
from coronet.games.parlour import notation
from coronet.games.parlour.frame import (
    dealt,
    end_events,
    end_lines,
    hands_by_seat,
    own_frame,
    public_frame,
    winners_alone,
)
from coronet.games.parlour.only_drawing import OVER, TURN, only_drawing
from coronet.games.parlour.seating import begin_step, end, tell, told
from coronet.games.parlour.settings import Settings, parlour_game, reader
from coronet.games.parlour.worlds import MOST_DEALS, NO_DEAL_FITS, begun_anew, dealt_out
from coronet.kernel.bits import count, each, lowest
from coronet.kernel.generator import draw, forget
from coronet.kernel.generator import seed as seed_generator
from coronet.kernel.record import Record, Source, record
from coronet.kernel.rule import rule

EVENTS = ("-", "hand", "draw")
HAND_EVENT, DRAW_EVENT = 1, 2
DREW, LAID_OFF = 2, 3
DECLARED = parlour_game("princess-card", range(2, 6), quick={"players": 4})
BLUE_PRINCESS = 1 << 2 * PRINCESS
CARDS = COLOURED_CARDS & ~(BLUE_PRINCESS << 1)
NOBODY = -1


@record
class PrincessCard(Record):
    """All that a game of princess card knows."""

    players: int
    starter: int
    chance: Annotated[list[int], 4]
    phase: int
    waiting: int
    pending: Annotated[list[int], 8]  # nobody chooses at once here
    asked: Annotated[list[int], 8]
    winners: int
    told: Annotated[list[int], 40]
    told_count: int
    dealt: int  # all cards of the game
    hand: Annotated[list[int], 5]
    hand_count: Annotated[list[int], 5]
    known: Annotated[list[int], 25]  # 5 x seat + holder: cards that the seat knows to be in the holder's hand
    discarded: int  # characters laid off
    drawer: int  # who drew last; or NOBODY
    giver: int  # from whom
    drawn: int  # the card; or NO_CARD


@rule
def right_of(record: PrincessCard, seat: int) -> int:
    """The nearest other seat to the right that has cards; or NOBODY."""
    for step in range(1, record.players):
        other = (seat - step) % record.players
        if record.hand_count[other]:
            return other
    return NOBODY


asked_kinds, choices, why_not = only_drawing(PrincessCard)


@rule
def act(record: PrincessCard, seat: int, choice: int) -> None:
    """Draw a card from the right; a pair is laid off, and the seat to the left is next."""
    begin_step(record)
    giver = right_of(record, seat)
    record.drawn = draw(record, DRAW_EVENT, record.hand[giver])
    record.drawer = seat
    record.giver = giver
    record.hand[giver] &= ~(1 << record.drawn)
    record.hand_count[giver] -= 1
    record.hand[seat] |= 1 << record.drawn
    record.hand_count[seat] += 1
    remember(record)
    tell(record, DREW, seat, giver, 0)
    lay_off(record, seat)
    go_on(record, (seat + 1) % record.players)


@rule
def remember(record: PrincessCard) -> None:
    """Drawer and giver know where the card is; the others no longer know which of the giver's cards stayed."""
    card = 1 << record.drawn
    for seat in range(record.players):
        giver = 5 * seat + record.giver
        drawer = 5 * seat + record.drawer
        if seat in (record.drawer, record.giver) or record.hand_count[record.giver] == 0:
            is_known = int(seat == record.giver or (record.known[giver] & card > 0))
            record.known[giver] &= ~card
            if is_known and seat != record.drawer:
                record.known[drawer] |= card
        else:
            record.known[giver] = 0


@rule
def lay_off(record: PrincessCard, seat: int) -> None:
    """Put away two cards of one character, as often as there are two."""
    for character in range(8):
        pair = 3 << 2 * character
        if record.hand[seat] & pair == pair:
            record.hand[seat] &= ~pair
            for place in range(25):
                record.known[place] &= ~pair
            record.hand_count[seat] -= 2
            record.discarded |= 1 << character
            tell(record, LAID_OFF, seat, character, 0)


@rule
def go_on(record: PrincessCard, seat: int) -> None:
    """Ask the next seat that has somebody to draw from, unless the Princess is the only card left."""
    left = 0
    for other in range(record.players):
        left |= record.hand[other]
    if left & (left - 1) == 0:
        winners = 0
        for other in range(record.players):
            if record.hand[other]:
                winners |= 1 << other
        end(record, winners, OVER)
        return
    following = seat
    while right_of(record, following) == NOBODY:
        following = (following + 1) % record.players
    ask(record, 1 << following, TURN)


@rule
def deal(record: PrincessCard) -> None:
    """Seat by seat from the starter; earlier seats may have one card more, the last takes the rest."""
    left = CARDS
    for place in range(record.players):
        seat = (record.starter + place) % record.players
        size = 15 // record.players + int(place < 15 % record.players)
        record.hand[seat] = draw_set(record, HAND_EVENT, left, size)
        left &= ~record.hand[seat]


@rule
def begin(record: PrincessCard) -> None:
    """All lay off pairs, then the starter draws."""
    for seat in range(record.players):
        record.dealt |= record.hand[seat]
        record.hand_count[seat] = count(record.hand[seat])
        lay_off(record, seat)
    go_on(record, record.starter)


@rule
def veil(record: PrincessCard, seat: int) -> None:
    """Blank other hands; the card drawn last is known to the drawer and the giver."""
    forget(record)
    for other in range(record.players):
        if other != seat:
            record.hand[other] = 0
            for holder in range(5):
                record.known[5 * other + holder] = 0
    if seat < 0 or seat not in (record.drawer, record.giver):
        record.drawn = NO_CARD


def new(settings: Settings, seed: int, source: Source | None = None) -> PrincessCard:
    """A game ready for its first decision."""
    record = _seated(settings, seed, source)
    deal(record)
    begin(record)
    return record


def _seated(settings: Settings, seed: int, source: Source | None) -> PrincessCard:
    record = PrincessCard()
    record.players, record.starter = settings.players, settings.starter
    record.drawer = record.giver = NOBODY
    record.drawn = NO_CARD
    record.source = source
    seed_generator(record, seed)
    return record


def position(case: Mapping[str, Any], source: Source) -> PrincessCard:
    """The record of a case when its first decision is asked."""
    settings = read(case.get("settings", {}))
    if "deal" not in case:
        return new(settings, 1, source)
    record = _seated(settings, 1, source)
    record.hand[: record.players] = dealt(case, record.players, 1)
    begin(record)
    return record


def imagine(veiled: PrincessCard, seat: int, seed: int) -> PrincessCard:
    """A world for this seat: other hands are any without a pair, with the cards that it knows to be there.

    Deals are drawn until no hand has a pair, so all that fit are equally likely. A position that somebody has made up
    may fit no deal, which is a ValueError.
    """
    chance = Random(seed)  # noqa: S311 - for play, not for secrets
    world: PrincessCard = begun_anew(veiled, seat, seed)
    others = [other for other in range(world.players) if other != seat]
    gone = sum(3 << 2 * character for character in each(world.discarded))
    sure = [world.known[5 * seat + other] if seat >= 0 else 0 for other in others]
    own = world.hand[seat] if seat >= 0 else 0
    unknown = world.dealt & ~gone & ~own & ~sum(sure)
    sizes = [world.hand_count[other] - count(cards) for other, cards in zip(others, sure, strict=True)]
    for _ in range(MOST_DEALS):
        hands = [known | cards for known, cards in zip(sure, dealt_out(unknown, sizes, chance), strict=False)]
        if not any(hand & hand >> 1 & BLUE_CARDS for hand in hands):
            break
    else:
        raise ValueError(NO_DEAL_FITS)
    for other, hand in zip(others, hands, strict=True):
        world.hand[other] = hand
    if world.drawn == NO_CARD and world.drawer != NOBODY and world.hand[world.drawer]:
        world.drawn = chance.choice(list(each(world.hand[world.drawer])))
    return world


def public_view(veiled: PrincessCard) -> dict[str, Any]:
    """What all see, from a spectator's veil."""
    return public_frame(GAME, veiled, ("turn", "over")) | {
        "seats": [{"hand": veiled.hand_count[seat]} for seat in range(veiled.players)],
        "discarded": _discarded(veiled),
        "from": _from(veiled),
    }


def own_view(veiled: PrincessCard, seat: int) -> dict[str, Any]:
    """What this seat alone sees, from its veil."""
    giver = right_of(veiled, seat)
    prompt: Line = ("prompt-pg-draw-from", {"from": giver if giver != NOBODY else seat})
    view = own_frame(GAME, veiled, seat, veiled.hand[seat], prompt)
    if veiled.drawn != NO_CARD:
        view["drawn"] = {"seat": veiled.drawer, "from": veiled.giver, "card": CARD_NAMES[veiled.drawn]}
    return view


def open_view(record: PrincessCard) -> dict[str, Any]:
    """Everything, for replay and review after the end."""
    return public_view(record) | {"hands": [names_of(record.hand[seat]) for seat in range(record.players)]}


def _discarded(record: PrincessCard) -> list[str]:
    return [CHARACTERS[character] for character in each(record.discarded)]


def _from(record: PrincessCard) -> int | None:
    seats = list(each(record.waiting))
    return right_of(record, seats[0]) if seats else None


def story(veiled: PrincessCard, viewer: int, seat: int, choice: int) -> list[Line]:
    """The last step as lines; the card drawn is told to drawer and giver alone."""
    lines: list[Line] = []
    for kind, who, number, _ in told(veiled):
        if kind == DREW:
            arguments: dict[str, Any] = {"seat": who, "from": number}
            if veiled.drawn == NO_CARD:
                lines.append(("story-pg-drew-from", arguments))
            else:
                lines.append(("story-pg-drew-card", arguments | {"card": CARD_NAMES[veiled.drawn]}))
        elif kind == LAID_OFF:
            lines.append(("story-pg-laid-off", {"seat": who, "character": CHARACTERS[number]}))
    return lines + end_lines(veiled)


def happened(before: PrincessCard, veiled: PrincessCard, seat: int, choice: int) -> list[Line]:
    """A back that goes from hand to hand, the pairs laid off, and at the end the card that is left."""
    events: list[Line] = []
    for kind, who, number, _ in told(veiled):
        if kind == DREW:
            events.append(("drawn", {"seat": who, "from": number}))
        elif kind == LAID_OFF:
            events.append(("laid-off", {"seat": who, "character": CHARACTERS[number]}))
    left = veiled.dealt & ~sum(3 << 2 * character for character in each(veiled.discarded))
    return events + end_events(GAME, veiled, dict.fromkeys(each(veiled.winners), names_of(left)))


def why_over(veiled: PrincessCard) -> Line:
    """Who holds the last card; nobody, where a case deals no Princess."""
    return ("why-pg-princess", {"seat": lowest(veiled.winners)}) if veiled.winners else ("story-r-drawn", {})


expected = expecting(
    {
        "hand": hands_by_seat,
        "discarded": _discarded,
        "from": _from,
    }
)

read = reader(DECLARED)
GAME = BoxGame.of(
    globals(),
    declared=DECLARED,
    record_class=PrincessCard,
    most_choices=1,
    events=EVENTS,
    notation=notation.PRINCESS_CARD,
    kinds=1 << DRAW,
    over_phase=OVER,
    read_settings=read,
    result=winners_alone,
)
