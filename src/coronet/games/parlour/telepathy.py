"""Telepathy (V): everybody lays eight cards in order, in secret; each place where partners agree is a point."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Annotated, Any

from coronet.games import declaration
from coronet.games.asking import ask
from coronet.games.box.cards import CARD_NAMES, COLOURED_CARDS, PLAIN_CARDS, names_of
from coronet.games.box.choices import PLACE, write_each
from coronet.games.box.codes import ALREADY_PLACED, NOT_IN_HAND
from coronet.games.box.game import BoxGame
from coronet.games.box.reading import BOX_REFUSALS
from coronet.games.choosing import cards_in, choice_of, kind_of
from coronet.games.contract import TAKEN_BACK, Line
from coronet.games.expecting import expecting
from coronet.games.parlour import notation
from coronet.games.parlour.frame import dealt, end_events, end_lines, hands_by_seat, own_frame, public_frame
from coronet.games.parlour.seating import begin_step, end, first_reason, tell, told
from coronet.games.parlour.settings import Settings, parlour_game
from coronet.games.parlour.worlds import begun_anew
from coronet.kernel.bits import count, each, lowest
from coronet.kernel.generator import forget
from coronet.kernel.generator import seed as seed_generator
from coronet.kernel.record import Record, Source, record
from coronet.kernel.rule import rule

EVENTS = ("-",)
PLACING, OVER = range(2)
AGREED = 2
DECLARED = parlour_game("telepathy", (4, 6, 8), has_starter=False, points_decide=True, at_once=True)
BITS = 5  # of a card in an order


@record
class Telepathy(Record):
    """All that a game of telepathy knows."""

    players: int
    chance: Annotated[list[int], 4]
    phase: int
    waiting: int
    pending: Annotated[list[int], 8]
    asked: Annotated[list[int], 8]
    winners: int
    told: Annotated[list[int], 40]
    told_count: int
    hand: Annotated[list[int], 8]  # all cards of a seat, laid or not
    order: Annotated[list[int], 8]  # the first place in the lowest five bits
    placed: Annotated[list[int], 8]
    points: Annotated[list[int], 8]


@rule
def laid(record: Telepathy, seat: int) -> int:
    """The cards that lie already, as a set."""
    cards = 0
    for place in range(record.placed[seat]):
        cards |= 1 << (record.order[seat] >> BITS * place & 31)
    return cards


@rule
def asked_kinds(record: Telepathy, seat: int) -> int:
    return 1 << PLACE


@rule
def choices(record: Telepathy, seat: int, out: list[int]) -> int:
    if record.waiting >> seat & 1 == 0:
        return 0
    return write_each(out, 0, PLACE, record.hand[seat] & ~laid(record, seat))


@rule
def why_not(record: Telepathy, seat: int, choice: int) -> int:
    """The code of the reason against this choice, or 0."""
    cards = cards_in(choice)
    is_asked = record.waiting >> seat & 1
    answers = int(kind_of(choice) == PLACE)
    reason = first_reason(cards & COLOURED_CARDS, int(record.phase == OVER), is_asked, 1, answers)
    if reason:
        return reason
    if cards & ~record.hand[seat]:
        return NOT_IN_HAND
    return ALREADY_PLACED if cards & laid(record, seat) else 0


@rule
def act(record: Telepathy, seat: int, choice: int) -> None:
    """Lay a card; the last one lies itself down, and who is ready waits for the others."""
    begin_step(record)
    lay(record, seat, lowest(cards_in(choice)))
    left = record.hand[seat] & ~laid(record, seat)
    if count(left) > 1:
        record.asked[seat] += 1
        return
    if left:
        lay(record, seat, lowest(left))
    record.pending[seat] = choice
    record.waiting &= ~(1 << seat)
    if record.waiting == 0:
        turn_up(record)


@rule
def lay(record: Telepathy, seat: int, card: int) -> None:
    record.order[seat] |= card << BITS * record.placed[seat]
    record.placed[seat] += 1


@rule
def take_back(record: Telepathy, seat: int) -> None:
    """Undo the last card that was laid by choice, and the one that lay itself down."""
    record.placed[seat] -= 2
    record.order[seat] &= (1 << BITS * record.placed[seat]) - 1
    record.pending[seat] = 0
    record.waiting |= 1 << seat


@rule
def turn_up(record: Telepathy) -> None:
    """Place by place: where partners agree their pair has a point. The most points win, tied pairs share."""
    half = record.players // 2
    most = 0
    for seat in range(half):
        points = agreements(record, seat, seat + half)
        record.points[seat] = record.points[seat + half] = points
        tell(record, AGREED, seat, points, 0)
        most = points if points > most else most
    winners = 0
    for seat in range(record.players):
        record.pending[seat] = 0
        if record.points[seat] == most:
            winners |= 1 << seat
    end(record, winners, OVER)


@rule
def agreements(record: Telepathy, seat: int, partner: int) -> int:
    points = 0
    for place in range(record.placed[seat]):
        same = (record.order[seat] ^ record.order[partner]) >> BITS * place & 31 == 0
        if same and place < record.placed[partner]:
            points += 1
    return points


@rule
def veil(record: Telepathy, seat: int) -> None:
    """Blank what others have laid until all are done, how many of their cards lie included."""
    forget(record)
    if record.phase == OVER:
        return
    for other in range(record.players):
        if other != seat:
            record.order[other] = record.placed[other] = record.pending[other] = record.asked[other] = 0


def read(data: Mapping[str, Any]) -> Settings:
    """The players; who begins makes no difference here."""
    return Settings(declaration.read(DECLARED, data, BOX_REFUSALS, own=("starter",))["players"], 0)


def new(settings: Settings, seed: int, source: Source | None = None) -> Telepathy:
    """A game ready for its first decision."""
    record = _seated(settings, seed, source)
    record.hand[: record.players] = [PLAIN_CARDS] * record.players
    ask(record, (1 << record.players) - 1, PLACING)
    return record


def _seated(settings: Settings, seed: int, source: Source | None) -> Telepathy:
    record = Telepathy()
    record.players = settings.players
    record.source = source
    seed_generator(record, seed)
    return record


def position(case: Mapping[str, Any], source: Source) -> Telepathy:
    """The record of a case when its first decision is asked."""
    settings = read(case.get("settings", {}))
    if "deal" not in case:
        return new(settings, 1, source)
    record = _seated(settings, 1, source)
    record.hand[: record.players] = dealt(case, record.players, 0)
    waiting = 0
    for seat in range(record.players):
        if count(record.hand[seat]) > 1:
            waiting |= 1 << seat
        elif record.hand[seat]:
            lay(record, seat, lowest(record.hand[seat]))
    ask(record, waiting, PLACING)
    if not waiting:
        turn_up(record)
    return record


def imagine(veiled: Telepathy, seat: int, seed: int) -> Telepathy:
    """A world for this seat: who is ready has laid any order, who is not has laid nothing yet."""
    chance = Random(seed)  # noqa: S311 - for play, not for secrets
    world: Telepathy = begun_anew(veiled, seat, seed)
    for other in range(world.players):
        if other == seat or world.phase == OVER or world.waiting >> other & 1:
            continue
        cards = list(each(world.hand[other]))
        chance.shuffle(cards)
        for card in cards:
            lay(world, other, card)
        if len(cards) > 1:
            world.pending[other] = choice_of(PLACE, 0, 1 << cards[-2])
    return world


def result(record: Telepathy) -> tuple[list[int] | None, list[int], list[int]]:
    """Each seat its pair's points."""
    return None, record.points[: record.players], list(each(record.winners))


def public_view(veiled: Telepathy) -> dict[str, Any]:
    """What all see, from a spectator's veil."""
    players = veiled.players
    seats_view = [
        {
            "partner": (seat + players // 2) % players,
            "ready": not veiled.waiting >> seat & 1,
            "points": veiled.points[seat],
            "order": _order(veiled, seat),
        }
        for seat in range(players)
    ]
    return public_frame(GAME, veiled, ("place", "over"), at_once=veiled.phase == PLACING) | {"seats": seats_view}


def own_view(veiled: Telepathy, seat: int) -> dict[str, Any]:
    """What this seat alone sees, from its veil."""
    hand = veiled.hand[seat] & ~laid(veiled, seat)
    partner = (seat + veiled.players // 2) % veiled.players
    view = own_frame(GAME, veiled, seat, hand, ("prompt-pg-place", {"to": partner}))
    return view | {"order": _order(veiled, seat)}


def open_view(record: Telepathy) -> dict[str, Any]:
    """Everything, for replay and review after the end."""
    return public_view(record)


def _order(record: Telepathy, seat: int) -> list[str]:
    order = record.order[seat]
    return [CARD_NAMES[order >> BITS * place & 31] for place in range(record.placed[seat])]


def story(veiled: Telepathy, viewer: int, seat: int, choice: int) -> list[Line]:
    """The last step as lines; what is laid is told to its own seat alone."""
    if choice == TAKEN_BACK:
        return [("story-took-back", {"seat": seat})]
    lines: list[Line] = []
    if choice and viewer == seat:
        lines.append(("story-r-placed", {"card": names_of(cards_in(choice))[0]}))
    if choice and not veiled.waiting >> seat & 1 and veiled.phase == PLACING:
        lines.append(("story-has-chosen", {"seat": seat}))
    half = veiled.players // 2
    for kind, who, number, _ in told(veiled):
        if kind == AGREED:
            lines.append(("story-pg-agreed", {"seats": [who, who + half], "number": number}))
    return lines + end_lines(veiled)


def happened(before: Telepathy, veiled: Telepathy, seat: int, choice: int) -> list[Line]:
    """Who is ready; and when all are, the rows, how far pairs agree, and who wins."""
    events: list[Line] = [] if veiled.waiting >> seat & 1 else [("locked", {"seat": seat})]
    half = veiled.players // 2
    for kind, who, number, _ in told(veiled):
        if kind == AGREED:
            events.append(("agreed", {"seats": [who, who + half], "number": number}))
    return events + end_events(GAME, veiled, {other: _order(veiled, other) for other in range(veiled.players)})


def why_over(veiled: Telepathy) -> Line:
    """The pair that agrees most often; or the pairs that agree as often."""
    winners = list(each(veiled.winners))
    number = veiled.points[winners[0]]
    others = [veiled.points[seat] for seat in range(veiled.players) if seat not in winners]
    if len(winners) > 2:
        return "why-pg-agree-shared", {"pairs": len(winners) // 2, "number": number}
    return "why-pg-agree", {"seats": winners, "number": number, "against": max(others, default=0)}


expected = expecting(
    {
        "hand": hands_by_seat,
        "order": lambda record: {str(seat): _order(record, seat) for seat in range(record.players)},
    }
)

GAME = BoxGame.of(
    globals(),
    declared=DECLARED,
    record_class=Telepathy,
    most_choices=8,
    events=EVENTS,
    notation=notation.TELEPATHY,
    kinds=1 << PLACE,
    over_phase=OVER,
    read_settings=read,
)
