"""Seeker (U): 16 cards face down; turn up two, keep pairs, or find a Prince and a Princess of different colours.

A place's card is drawn when it is looked at for the first time (rules, section 9).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Annotated, Any

from coronet.games.asking import ask
from coronet.games.box.cards import (
    CARD_NAMES,
    CHARACTERS,
    COLOURED_CARDS,
    NO_CARD,
    PLAIN_CARDS,
    PRINCE,
    PRINCESS,
    character_of,
    is_other_colour,
    names_of,
    strength_of,
)
from coronet.games.box.choices import PASS, REVEAL_PLACE
from coronet.games.box.codes import ALREADY_UP, NO_SUCH_PLACE, PLACE_EMPTY
from coronet.games.box.game import BoxGame
from coronet.games.choosing import cards_in, choice_of, kind_of, number_in
from coronet.games.contract import Line
from coronet.games.declaration import Kind, Setting
from coronet.games.expecting import expecting
from coronet.games.parlour import notation
from coronet.games.parlour.frame import end_events, end_lines, own_frame, public_frame
from coronet.games.parlour.seating import begin_step, end, first_reason, seats_with_most, tell, told
from coronet.games.parlour.settings import Settings, parlour_game, reader
from coronet.games.parlour.worlds import MOST_DEALS, NO_DEAL_FITS, begun_anew
from coronet.kernel.bits import each, highest, lowest
from coronet.kernel.generator import draw, forget
from coronet.kernel.generator import seed as seed_generator
from coronet.kernel.record import Record, Source, record
from coronet.kernel.rule import rule

EVENTS = ("-", "place")
PLACE_EVENT = 1
FIRST_CARD, SECOND_CARD, GO_ON, OVER = range(4)
TURNED_UP, KEPT_PAIR, TURNED_DOWN, PASSED, COUPLE = 2, 3, 4, 5, 6
DECLARED = parlour_game(
    "seeker",
    range(2, 6),
    Setting("secret", Kind.FLAG, default=False),  # turned-up cards are seen by one seat alone
    quick={"players": 3},
)
PLACES = 16
ALL_PLACES = 0xFFFF << 1  # places count from 1
POINTS_NEEDED = 8
SPECTATOR = 5  # the last of `seen`


@record
class Seeking(Record):
    """All that a game of seeker knows."""

    players: int
    starter: int
    secret: int
    chance: Annotated[list[int], 4]
    phase: int
    waiting: int
    pending: Annotated[list[int], 8]  # nobody chooses at once here
    asked: Annotated[list[int], 8]
    winners: int
    told: Annotated[list[int], 40]
    told_count: int
    cards: Annotated[list[int], 17]  # by place; NO_CARD before it is looked at
    unseen: int  # the cards never yet looked at
    up: int  # places that lie open
    gone: int  # places that are taken
    points: Annotated[list[int], 5]
    pairs: Annotated[list[int], 5]  # sets of characters
    apart: Annotated[list[int], 17]  # by place: the places turned down together with it
    seen: Annotated[list[int], 6]  # places shown to each seat, and last to everybody


@rule
def asked_kinds(record: Seeking, seat: int) -> int:
    if record.phase == GO_ON:
        return 1 << REVEAL_PLACE | 1 << PASS
    return 1 << REVEAL_PLACE


@rule
def choices(record: Seeking, seat: int, out: list[int]) -> int:
    if record.waiting >> seat & 1 == 0:
        return 0
    written = 0
    for place in range(1, PLACES + 1):
        if (record.gone | record.up) >> place & 1 == 0:
            out[written] = choice_of(REVEAL_PLACE, place, 0)
            written += 1
    if record.phase == GO_ON:
        out[written] = choice_of(PASS, 0, 0)
        written += 1
    return written


@rule
def why_not(record: Seeking, seat: int, choice: int) -> int:
    """The code of the reason against this choice, or 0."""
    kind = kind_of(choice)
    unknown = cards_in(choice) & PLAIN_CARDS
    is_asked = record.waiting >> seat & 1
    answers = asked_kinds(record, seat) >> kind & 1
    reason = first_reason(unknown, int(record.phase == OVER), is_asked, 0, answers)
    if reason or kind == PASS:
        return reason
    place = number_in(choice)
    if place < 1 or place > PLACES:
        return NO_SUCH_PLACE
    if record.gone >> place & 1:
        return PLACE_EMPTY
    return ALREADY_UP if record.up >> place & 1 else 0


@rule
def act(record: Seeking, seat: int, choice: int) -> None:
    """Turn up a card, or end the turn."""
    begin_step(record)
    if kind_of(choice) == PASS:
        tell(record, PASSED, seat, 0, 0)
        next_turn(record, seat)
        return
    place = number_in(choice)
    turn_up(record, seat, place)
    if record.phase != SECOND_CARD:
        record.up = 1 << place
        ask(record, 1 << seat, SECOND_CARD)
        return
    other = lowest(record.up)
    record.up |= 1 << place
    compare(record, seat, record.cards[other], record.cards[place])


@rule
def turn_up(record: Seeking, seat: int, place: int) -> None:
    """Look at a place; for the first time its card is drawn."""
    if record.cards[place] == NO_CARD:
        record.cards[place] = draw(record, PLACE_EVENT, record.unseen)
        record.unseen &= ~(1 << record.cards[place])
    tell(record, TURNED_UP, seat, place, 0)
    for viewer in range(SPECTATOR + 1):
        if viewer == seat or not record.secret:
            record.seen[viewer] |= 1 << place


@rule
def compare(record: Seeking, seat: int, one: int, other: int) -> None:
    """A couple wins at once, a pair is kept, all else is turned down."""
    first = character_of(one)
    second = character_of(other)
    couple = int((first == PRINCE and second == PRINCESS) or (first == PRINCESS and second == PRINCE))
    if couple and is_other_colour(one, other):
        show_all(record, record.up)
        tell(record, COUPLE, seat, 0, 1 << one | 1 << other)
        end(record, 1 << seat, OVER)
        return
    if first != second:
        tell(record, TURNED_DOWN, seat, 0, 0)
        note_apart(record, lowest(record.up), highest(record.up))
        record.up = 0
        next_turn(record, seat)
        return
    show_all(record, record.up)
    record.gone |= record.up
    record.up = 0
    record.points[seat] += strength_of(one)
    record.pairs[seat] |= 1 << first
    tell(record, KEPT_PAIR, seat, strength_of(one), 1 << one | 1 << other)
    if record.points[seat] >= POINTS_NEEDED:
        end(record, 1 << seat, OVER)
    elif record.gone == ALL_PLACES:
        end(record, seats_with_most(record.points, record.players), OVER)
    else:
        ask(record, 1 << seat, GO_ON)


@rule
def note_apart(record: Seeking, one: int, other: int) -> None:
    """All know of two places that they are neither a pair nor a couple."""
    record.apart[one] |= 1 << other
    record.apart[other] |= 1 << one


@rule
def show_all(record: Seeking, places: int) -> None:
    for viewer in range(SPECTATOR + 1):
        record.seen[viewer] |= places


@rule
def next_turn(record: Seeking, seat: int) -> None:
    ask(record, 1 << (seat + 1) % record.players, FIRST_CARD)


@rule
def veil(record: Seeking, seat: int) -> None:
    """Blank the places that this seat has not been shown."""
    forget(record)
    record.unseen = 0
    known = record.seen[SPECTATOR if seat < 0 else seat]
    for place in range(1, PLACES + 1):
        if known >> place & 1 == 0:
            record.cards[place] = NO_CARD


read = reader(DECLARED)


def new(settings: Settings, seed: int, source: Source | None = None) -> Seeking:
    """A game ready for its first decision."""
    record = Seeking()
    record.players, record.starter, record.secret = settings.players, settings.starter, int(settings["secret"])
    record.cards = [NO_CARD] * (PLACES + 1)
    record.unseen = COLOURED_CARDS
    record.source = source
    seed_generator(record, seed)
    ask(record, 1 << record.starter, FIRST_CARD)
    return record


def position(case: Mapping[str, Any], source: Source) -> Seeking:
    """The record of a case when its first decision is asked."""
    return new(read(case.get("settings", {})), 1, source)


def imagine(veiled: Seeking, seat: int, seed: int) -> Seeking:
    """A world for this seat: cards on places that only others have seen are any that fit.

    Two places that were turned down together hold neither a pair nor a couple. Deals are drawn until one fits, so all
    that fit are equally likely. A position that somebody has made up may fit no deal, which is a ValueError.
    """
    chance = Random(seed)  # noqa: S311 - for play, not for secrets
    world: Seeking = begun_anew(veiled, seat, seed)
    places = [place for place in range(1, PLACES + 1) if world.cards[place] == NO_CARD and _was_looked_at(world, place)]
    known = sum(1 << card for card in world.cards[1:] if card != NO_CARD)
    unknown = list(each(COLOURED_CARDS & ~known))
    for _ in range(MOST_DEALS):
        for place, card in zip(places, chance.sample(unknown, len(places)), strict=True):
            world.cards[place] = card
        if all(_fits(world, place) for place in places):
            world.unseen = COLOURED_CARDS & ~sum(1 << card for card in world.cards[1:] if card != NO_CARD)
            return world
    raise ValueError(NO_DEAL_FITS)


def _was_looked_at(world: Seeking, place: int) -> bool:
    return any(seen >> place & 1 for seen in world.seen)


def _fits(world: Seeking, place: int) -> bool:
    """Whether the place agrees with all that were turned down with it."""
    card = world.cards[place]
    for other in each(world.apart[place]):
        against = world.cards[other]
        couple = {character_of(card), character_of(against)} == {PRINCE, PRINCESS} and is_other_colour(card, against)
        if couple or character_of(card) == character_of(against):
            return False
    return True


def result(record: Seeking) -> tuple[list[int] | None, list[int], list[int]]:
    """The points so far, and who has won."""
    return None, record.points[: record.players], list(each(record.winners))


def public_view(veiled: Seeking) -> dict[str, Any]:
    """What all see, from a spectator's veil."""
    seats_view = [
        {"points": veiled.points[seat], "pairs": _pairs(veiled, seat), "turn": bool(veiled.waiting >> seat & 1)}
        for seat in range(veiled.players)
    ]
    return public_frame(GAME, veiled, ("first", "second", "go-on", "over")) | {
        "secret": bool(veiled.secret),
        "seats": seats_view,
        "places": [_place(veiled, place) for place in range(1, PLACES + 1)],
        "seen": _known(veiled),
    }


def own_view(veiled: Seeking, seat: int) -> dict[str, Any]:
    """What this seat alone sees, from its veil."""
    key = ("prompt-pg-first", "prompt-pg-second", "prompt-pg-go-on", "prompt-pg-first")[veiled.phase]
    arguments = {}
    if veiled.phase == SECOND_CARD and veiled.waiting >> seat & 1:
        arguments = {"card": CARD_NAMES[veiled.cards[lowest(veiled.up)]]}
    view = own_frame(GAME, veiled, seat, 0, (key, arguments))
    return view | {"places": [_place(veiled, place) for place in range(1, PLACES + 1)], "seen": _known(veiled)}


def open_view(record: Seeking) -> dict[str, Any]:
    """Everything that has been looked at."""
    return public_view(record)


def _place(veiled: Seeking, place: int) -> str:
    """What lies there as this viewer sees it: a card that is up, `?` face down, `-` taken."""
    if veiled.gone >> place & 1:
        return "-"
    card = veiled.cards[place]
    return CARD_NAMES[card] if veiled.up >> place & 1 and card != NO_CARD else "?"


def _known(veiled: Seeking) -> dict[str, str]:
    places = [place for place in range(1, PLACES + 1) if veiled.cards[place] != NO_CARD]
    return {str(place): CARD_NAMES[veiled.cards[place]] for place in places if not veiled.gone >> place & 1}


def _pairs(record: Seeking, seat: int) -> list[str]:
    return [CHARACTERS[character] for character in each(record.pairs[seat])]


def story(veiled: Seeking, viewer: int, seat: int, choice: int) -> list[Line]:
    """The last step as lines; with `secret` a card is named to those alone who saw it."""
    lines: list[Line] = []
    for kind, who, number, cards in told(veiled):
        if kind == TURNED_UP:
            card = veiled.cards[number]
            arguments: dict[str, Any] = {"seat": who, "number": number}
            if card == NO_CARD:
                lines.append(("story-pg-looked", arguments))
            else:
                lines.append(("story-pg-turned-up", arguments | {"card": CARD_NAMES[card]}))
        elif kind == KEPT_PAIR:
            lines.append(("story-pg-pair", {"seat": who, "cards": names_of(cards), "number": number}))
        elif kind == COUPLE:
            lines.append(("story-pg-couple", {"seat": who, "cards": names_of(cards)}))
        elif kind == TURNED_DOWN:
            lines.append(("story-pg-turned-down", {"seat": who}))
        elif kind == PASSED:
            lines.append(("story-pg-passed", {"seat": who}))
    return lines + end_lines(veiled)


def happened(before: Seeking, veiled: Seeking, seat: int, choice: int) -> list[Line]:
    """The place looked at, with its card where all see it, and what comes of it."""
    events: list[Line] = []
    for kind, who, number, cards in told(veiled):
        if kind == TURNED_UP:
            card = veiled.cards[number]
            shown = None if card == NO_CARD else CARD_NAMES[card]
            events.append(("turned", {"seat": who, "place": number, "card": shown}))
        elif kind == KEPT_PAIR:
            events.append(("pair", {"seat": who, "cards": names_of(cards), "number": number}))
        elif kind == COUPLE:
            events.append(("couple", {"seat": who, "cards": names_of(cards)}))
        elif kind == TURNED_DOWN:
            events.append(("down", {"seat": who}))
        elif kind == PASSED:
            events.append(("passed", {"seat": who}))
    return events + end_events(GAME, veiled, {})


def why_over(veiled: Seeking) -> Line:
    """By a couple, by enough points, or by most points when all cards are gone."""
    winners = list(each(veiled.winners))
    number = veiled.points[winners[0]]
    if veiled.up:
        return "why-pg-couple", {"seat": winners[0]}
    if number >= POINTS_NEEDED:
        return "why-pg-enough", {"seat": winners[0], "number": number, "needed": POINTS_NEEDED}
    if len(winners) > 1:
        return "why-pg-points-shared", {"seats": winners, "number": number}
    return "why-pg-most-points", {"seat": winners[0], "number": number}


def _seen(record: Seeking, seat: int) -> dict[str, str]:
    return {
        str(place): CARD_NAMES[record.cards[place]]
        for place in each(record.seen[seat] & ~record.gone)
        if record.cards[place] != NO_CARD
    }


expected = expecting(
    {
        "up": lambda record: {str(place): CARD_NAMES[record.cards[place]] for place in each(record.up)},
        "gone": lambda record: list(each(record.gone)),
        "pairs": lambda record: {str(seat): _pairs(record, seat) for seat in range(record.players)},
        "seen": lambda record: {str(seat): _seen(record, seat) for seat in range(record.players)},
    }
)

GAME = BoxGame.of(
    globals(),
    declared=DECLARED,
    record_class=Seeking,
    most_choices=PLACES + 1,
    events=EVENTS,
    notation=notation.SEEKER,
    kinds=1 << REVEAL_PLACE | 1 << PASS,
    over_phase=OVER,
    read_settings=read,
)
