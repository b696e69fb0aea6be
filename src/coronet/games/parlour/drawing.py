"""Two games of drawing from one deck: who draws an Assassin is out, or who draws a Princess wins (rules, section 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from coronet.games.asking import ask
from coronet.games.box.cards import CARD_NAMES, COLOURED_CARDS, NO_CARD, names_of
from coronet.games.box.cases import cards_named
from coronet.games.box.choices import DRAW
from coronet.games.box.game import BoxGame
from coronet.games.contract import Line
from coronet.games.declaration import Declaration
from coronet.games.expecting import expecting
from coronet.games.parlour import notation
from coronet.games.parlour.frame import end_events, end_lines, own_frame, public_frame, winners_alone
from coronet.games.parlour.only_drawing import OVER, TURN, only_drawing
from coronet.games.parlour.seating import begin_step, end, tell, told
from coronet.games.parlour.settings import Settings, reader
from coronet.games.parlour.worlds import begun_anew
from coronet.kernel.bits import count, each, lowest
from coronet.kernel.generator import draw, forget
from coronet.kernel.generator import seed as seed_generator
from coronet.kernel.record import Record, Source, record
from coronet.kernel.rule import rule

EVENTS = ("-", "draw")
DRAW_EVENT = 1
DREW, WENT_OUT, SHUFFLED = 2, 3, 4
PLAYERS = (2, 3, 4, 5)


@record
class Drawing(Record):
    """All that a game of drawing knows."""

    players: int
    starter: int
    hunted: int  # the cards that decide
    ends_at_once: int  # who draws one wins; otherwise is out
    chance: Annotated[list[int], 4]
    phase: int
    waiting: int
    pending: Annotated[list[int], 8]  # nobody chooses at once here
    asked: Annotated[list[int], 8]
    winners: int
    told: Annotated[list[int], 40]
    told_count: int
    deck: int
    out: int  # the seats that are out
    drawn: int  # the last card; or NO_CARD


asked_kinds, choices, why_not = only_drawing(Drawing)


@rule
def act(record: Drawing, seat: int, choice: int) -> None:
    """Draw a card; an empty deck is shuffled anew before."""
    begin_step(record)
    if record.deck == 0:
        record.deck = COLOURED_CARDS
        tell(record, SHUFFLED, 0, 0, 0)
    record.drawn = draw(record, DRAW_EVENT, record.deck)
    record.deck &= ~(1 << record.drawn)
    tell(record, DREW, seat, 0, 1 << record.drawn)
    is_hunted = record.hunted >> record.drawn & 1
    if is_hunted and record.ends_at_once:
        end(record, 1 << seat, OVER)
        return
    if is_hunted:
        record.out |= 1 << seat
        tell(record, WENT_OUT, seat, 0, 0)
    left = ((1 << record.players) - 1) & ~record.out
    if count(left) == 1:
        end(record, left, OVER)
    else:
        ask(record, 1 << next_in(record, seat), TURN)


@rule
def next_in(record: Drawing, seat: int) -> int:
    """The next seat to the left that is still in."""
    following = (seat + 1) % record.players
    while record.out >> following & 1:
        following = (following + 1) % record.players
    return following


@rule
def veil(record: Drawing, seat: int) -> None:
    """Everything lies open but what chance will bring."""
    forget(record)


def drawing_game(declared: Declaration, hunted: int, *, ends_at_once: bool) -> BoxGame:
    """One of the two games."""

    def new(settings: Settings, seed: int, source: Source | None = None) -> Drawing:
        record = Drawing()
        record.players, record.starter = settings.players, settings.starter
        record.hunted, record.ends_at_once = hunted, int(ends_at_once)
        record.deck, record.drawn = COLOURED_CARDS, NO_CARD
        record.source = source
        seed_generator(record, seed)
        ask(record, 1 << record.starter, TURN)
        return record

    def position(case: Mapping[str, Any], source: Source) -> Drawing:
        record = new(read(case.get("settings", {})), 1, source)
        before = case.get("before", {})
        if "deck" in before:
            record.deck = cards_named("before.deck", before["deck"], 1)
        record.out = sum(1 << int(seat) for seat in before.get("out", []))
        if record.out >> record.starter & 1:
            ask(record, 1 << next_in(record, record.starter), TURN)
        return record

    def public_view(veiled: Drawing) -> dict[str, Any]:
        view = public_frame(game, veiled, ("turn", "over"))
        aside = COLOURED_CARDS & ~veiled.deck
        return view | {
            "seats": [{"out": bool(veiled.out >> seat & 1)} for seat in range(veiled.players)],
            "deck": count(veiled.deck),
            "drawn": None if veiled.drawn == NO_CARD else CARD_NAMES[veiled.drawn],
            "aside": names_of(aside),
            "chips": [("chip-r-deck", {"count": count(veiled.deck)})],
        }

    def own_view(veiled: Drawing, seat: int) -> dict[str, Any]:
        return own_frame(game, veiled, seat, 0, ("prompt-pg-draw", {"count": count(veiled.deck)}))

    def happened(before: Drawing, veiled: Drawing, seat: int, choice: int) -> list[Line]:
        return _events(veiled) + end_events(game, veiled, {seat: [CARD_NAMES[veiled.drawn]]})

    read = reader(declared)
    game = BoxGame.of(
        globals(),
        declared=declared,
        record_class=Drawing,
        most_choices=1,
        events=EVENTS,
        notation=notation.DRAWING,
        kinds=1 << DRAW,
        over_phase=OVER,
        read_settings=read,
        new=new,
        result=winners_alone,
        public_view=public_view,
        own_view=own_view,
        open_view=public_view,
        position=position,
        imagine=begun_anew,
        happened=happened,
    )
    return game


def story(veiled: Drawing, viewer: int, seat: int, choice: int) -> list[Line]:
    """The last step as lines."""
    lines: list[Line] = []
    for kind, who, _, cards in told(veiled):
        if kind == DREW:
            lines.append(("story-pg-drew", {"seat": who, "card": names_of(cards)[0]}))
        elif kind == WENT_OUT:
            lines.append(("story-pg-out", {"seat": who}))
        elif kind == SHUFFLED:
            lines.append(("story-pg-shuffled", {}))
    return lines + end_lines(veiled)


def _events(veiled: Drawing) -> list[Line]:
    """The card drawn, and what it does."""
    events: list[Line] = []
    for kind, who, _, cards in told(veiled):
        if kind == DREW:
            events.append(("drawn", {"seat": who, "card": names_of(cards)[0]}))
        elif kind == WENT_OUT:
            events.append(("out", {"seat": who}))
        elif kind == SHUFFLED:
            events.append(("shuffled", {}))
    return events


def why_over(veiled: Drawing) -> Line:
    """By the Princess drawn; or because the other, or all others, have gone out."""
    seat = lowest(veiled.winners)
    if veiled.ends_at_once:
        return "why-pg-first-princess", {"seat": seat, "card": CARD_NAMES[veiled.drawn]}
    if count(veiled.out) == 1:
        return "why-pg-other-out", {"seat": seat, "to": lowest(veiled.out)}
    return "why-pg-last-in", {"seat": seat}


expected = expecting(
    {
        "deck": lambda record: count(record.deck),
        "out": lambda record: list(each(record.out)),
        "drawn": lambda record: None if record.drawn == NO_CARD else CARD_NAMES[record.drawn],
    }
)
