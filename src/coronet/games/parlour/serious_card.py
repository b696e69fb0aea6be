"""Serious card (Z): Prince, General, Magician, Minister against Assassin, Spy, Princess, Jester, sides changing.

Rounds are judged as in the duel, with bonus and Spy; victories are not counted. A Prince or Princess that wins a round
ends the game for 1 or 4 points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any

from coronet.errors import InputError
from coronet.games import declaration
from coronet.games.asking import ask
from coronet.games.box.cards import (
    CARD_NAMES,
    CHARACTERS,
    COLOURED_CARDS,
    PLAIN,
    PRINCE,
    PRINCESS,
    character_of,
    names_of,
)
from coronet.games.box.choices import PLAY, write_each
from coronet.games.box.codes import ALREADY_CHOSEN, NOT_IN_HAND, NOT_YOUR_TURN, WAIT_FOR_REVEAL
from coronet.games.box.game import BoxGame
from coronet.games.box.judge import ALL_POWERS, BONUS, GENERAL_WORKS, HELD, judge, spied_seats
from coronet.games.box.reading import BOX_REFUSALS, SWITCHES
from coronet.games.box.rounds import card_of, laid_round, winner_of
from coronet.games.box.why import Round
from coronet.games.choices_in_view import all_waiting
from coronet.games.choosing import cards_in, choice_of, kind_of
from coronet.games.contract import TAKEN_BACK, Line
from coronet.games.declaration import Declaration, Kind, Setting
from coronet.games.expecting import expecting
from coronet.games.parlour import notation
from coronet.games.parlour.frame import dealt, end_events, end_lines, hands_by_seat, own_frame, public_frame
from coronet.games.parlour.seating import begin_step, end, first_reason, tell, told
from coronet.games.parlour.worlds import begun_anew
from coronet.kernel.bits import each, lowest
from coronet.kernel.generator import forget
from coronet.kernel.generator import seed as seed_generator
from coronet.kernel.record import Record, Source, record
from coronet.kernel.rule import rule

EVENTS = ("-",)
PLAYING, OVER = range(2)
OPENLY, JUDGED, SCORED, BEGAN = 2, 3, 4, 5
NO_SEAT = -1
BOTH = 3
PRINCE_SIDE, PRINCESS_SIDE = 15 << PLAIN, 240 << PLAIN
PRINCE_POINTS, PRINCESS_POINTS = 1, 4
MOST_GAMES = 100
DECLARED = Declaration(
    name="serious-card",
    box="box",
    page="parlour",
    settings=(
        *SWITCHES,
        Setting("prince_seat", Kind.SEAT, 0),
        Setting("games", Kind.NUMBER, 4, range(1, MOST_GAMES + 1), offered=(2, 4, 8)),
    ),
    seats=(2,),
    points_decide=True,
    at_once=True,
    is_solved=True,
    compared_in="points",
)


@record
class SeriousCard(Record):
    """All that a match of serious card knows."""

    players: int
    prince_seat: int  # who has the Prince side in the first game
    games: int
    jester_stops_all: int
    chance: Annotated[list[int], 4]
    phase: int
    waiting: int
    pending: Annotated[list[int], 8]
    asked: Annotated[list[int], 8]
    winners: int
    told: Annotated[list[int], 40]
    told_count: int
    game_at: int  # 0 in the first game
    finished: int
    hand: Annotated[list[int], 2]
    bonus: Annotated[list[int], 2]
    spied: int  # a set of seats
    open_seat: int  # or NO_SEAT
    open_card: int
    rounds: int
    table: Annotated[list[int], 8]  # both cards and the winner of each round
    totals: Annotated[list[int], 2]
    score: Annotated[list[int], 2]  # of the last finished game


@rule
def prince_side(record: SeriousCard) -> int:
    """The seat on the Prince side; sides change each game."""
    return (record.prince_seat + record.game_at) % 2


@rule
def first_seat(record: SeriousCard) -> int:
    """Who plays openly first, because the other's Spy looks; or NO_SEAT."""
    return record.spied - 1


@rule
def asked_kinds(record: SeriousCard, seat: int) -> int:
    return 1 << PLAY


@rule
def choices(record: SeriousCard, seat: int, out: list[int]) -> int:
    if record.waiting >> seat & 1 == 0:
        return 0
    return write_each(out, 0, PLAY, record.hand[seat])


@rule
def why_not(record: SeriousCard, seat: int, choice: int) -> int:
    """The code of the reason against this choice, or 0."""
    cards = cards_in(choice)
    is_asked = record.waiting >> seat & 1
    reason = first_reason(cards & COLOURED_CARDS, int(record.phase == OVER), is_asked, 0, int(kind_of(choice) == PLAY))
    if reason == NOT_YOUR_TURN:
        return ALREADY_CHOSEN if record.pending[seat] or record.open_seat == seat else WAIT_FOR_REVEAL
    if reason:
        return reason
    return NOT_IN_HAND if cards & ~record.hand[seat] else 0


@rule
def act(record: SeriousCard, seat: int, choice: int) -> None:
    """Play a card, in secret or openly, and go on."""
    begin_step(record)
    record.waiting &= ~(1 << seat)
    card = lowest(cards_in(choice))
    if record.open_seat != NO_SEAT:
        play_round(record, card if seat == 0 else record.open_card, record.open_card if seat == 0 else card)
    elif record.spied:
        record.open_seat = seat
        record.open_card = card
        tell(record, OPENLY, seat, card, 0)
        ask(record, 1 << (1 - seat), PLAYING)
    else:
        record.pending[seat] = choice
        if record.waiting == 0:
            play_round(record, lowest(cards_in(record.pending[0])), lowest(cards_in(record.pending[1])))


@rule
def take_back(record: SeriousCard, seat: int) -> None:
    """Undo a pending choice; the question stays the same one."""
    record.pending[seat] = 0
    record.waiting |= 1 << seat


@rule
def play_round(record: SeriousCard, first: int, second: int) -> None:
    """Judge a round; a Prince or Princess that wins it ends the game, and so does the last card."""
    outcome = judge(ALL_POWERS, record.jester_stops_all, first, second, record.bonus[0], record.bonus[1])
    winner = outcome & 3
    record.hand[0] &= ~(1 << first)
    record.hand[1] &= ~(1 << second)
    record.pending[0] = record.pending[1] = 0
    record.open_seat = record.open_card = NO_SEAT
    record.table[record.rounds] = laid_round(first, second, winner)
    record.rounds += 1
    tell(record, JUDGED, winner, 0, laid_round(first, second, 0))
    for seat in range(2):
        record.bonus[seat] = BONUS if outcome & GENERAL_WORKS << seat else 0
    record.spied = spied_seats(outcome)
    points = 0
    if winner != HELD:
        points = points_of(second if winner else first)
    if points or record.hand[0] == 0 or record.hand[1] == 0:
        end_game(record, winner, points)
    else:
        ask_for_cards(record)


@rule
def points_of(card: int) -> int:
    """What a round won with this card brings."""
    if character_of(card) == PRINCE:
        return PRINCE_POINTS
    return PRINCESS_POINTS if character_of(card) == PRINCESS else 0


@rule
def ask_for_cards(record: SeriousCard) -> None:
    ask(record, record.spied if record.spied else BOTH, PLAYING)


@rule
def end_game(record: SeriousCard, winner: int, points: int) -> None:
    """Count the points; sides change for the next game, after the last more points win."""
    record.score[0] = record.score[1] = 0
    if points:
        record.score[winner] = points
        record.totals[winner] += points
    record.finished += 1
    tell(record, SCORED, winner, points, 0)
    if record.game_at + 1 < record.games:
        record.game_at += 1
        begin_game(record)
        return
    winners = 0
    if record.totals[0] != record.totals[1]:
        winners = 1 if record.totals[0] > record.totals[1] else 2
    end(record, winners, OVER)


@rule
def begin_game(record: SeriousCard) -> None:
    side = prince_side(record)
    record.hand[side] = PRINCE_SIDE
    record.hand[1 - side] = PRINCESS_SIDE
    for at in range(record.rounds):
        record.table[at] = 0
    record.rounds = record.spied = record.bonus[0] = record.bonus[1] = 0
    tell(record, BEGAN, side, record.game_at + 1, 0)
    ask_for_cards(record)


@rule
def veil(record: SeriousCard, seat: int) -> None:
    """Both hands are known; what the other has chosen in secret is not."""
    forget(record)
    for other in range(2):
        if other != seat:
            record.pending[other] = 0


@dataclass(frozen=True)
class Settings:
    """Settings that hold: every field has a value that the rules allow."""

    house_rules: tuple[tuple[str, str], ...]
    prince_seat: int
    games: int
    players: int = 2

    def to_data(self) -> dict[str, Any]:
        """As they stand in logs and views; reading them again gives the same settings."""
        return {"house_rules": dict(self.house_rules), "prince_seat": self.prince_seat, "games": self.games}


def read(data: Mapping[str, Any]) -> Settings:
    """House rules, who has the Prince side first, and how many games."""
    held = declaration.read(DECLARED, data, BOX_REFUSALS)
    rules = tuple((one.name, held[one.name]) for one in DECLARED.house_rules)
    return Settings(rules, held["prince_seat"], held["games"])


def new(settings: Settings, seed: int, source: Source | None = None) -> SeriousCard:
    """A match ready for its first decision."""
    record = SeriousCard()
    record.players = 2
    record.prince_seat, record.games = settings.prince_seat, settings.games
    record.jester_stops_all = int(dict(settings.house_rules)["jester-stops"] == "all")
    record.open_seat = record.open_card = NO_SEAT
    record.source = source
    seed_generator(record, seed)
    begin_game(record)
    return record


def position(case: Mapping[str, Any], source: Source) -> SeriousCard:
    """The record of a case when its first decision is asked."""
    record = new(read(case.get("settings", {})), 1, source)
    before = case.get("before", {})
    if "game" in before:
        record.game_at = int(before["game"]) - 1
        record.finished = record.game_at
        begin_game(record)
    if "deal" in case:
        record.hand[:] = dealt(case, 2, 0)
    for name in ("totals", "bonus"):
        if name in before:
            setattr(record, name, _two_numbers(f"before.{name}", before[name]))
    record.spied = sum(1 << seat for seat, spied in enumerate(before.get("spied", [])) if spied)
    ask_for_cards(record)
    return record


def _two_numbers(place: str, value: Any) -> list[int]:
    if not isinstance(value, list) or len(value) != 2 or not all(type(number) is int for number in value):
        raise InputError(place, value=value, allowed="two whole numbers")
    return list(value)


def imagine(veiled: SeriousCard, seat: int, seed: int) -> SeriousCard:
    """A world for this seat: a card that the other has chosen in secret is any that it holds."""
    chance = Random(seed)  # noqa: S311 - for play, not for secrets
    world: SeriousCard = begun_anew(veiled, seat, seed)
    if world.phase == PLAYING and not world.spied:
        for other in range(2):
            if other != seat and not world.waiting >> other & 1:
                world.pending[other] = choice_of(PLAY, 0, 1 << chance.choice(list(each(world.hand[other]))))
    return world


def result(record: SeriousCard) -> tuple[list[int] | None, list[int], list[int]]:
    """Points of the last finished game, points so far, the winner."""
    return list(record.score) if record.finished else None, list(record.totals), list(each(record.winners))


def public_view(veiled: SeriousCard) -> dict[str, Any]:
    """What all see, from a spectator's veil."""
    first = first_seat(veiled)
    seats = [
        {
            "cards": names_of(veiled.hand[seat]),
            "side": "prince" if seat == prince_side(veiled) else "princess",
            "bonus": veiled.bonus[seat],
            "spied": bool(veiled.spied >> seat & 1),
            "points": veiled.totals[seat],
        }
        for seat in range(2)
    ]
    at_once = veiled.phase == PLAYING and not veiled.spied
    return public_frame(GAME, veiled, ("play", "over"), at_once=at_once) | {
        "powers": list(CHARACTERS),
        "seats": seats,
        "game_number": veiled.game_at + 1,
        "games": veiled.games,
        "first": None if first == NO_SEAT else first,
        "revealed": _revealed(veiled) or None,
        "table": _table(veiled),
        "chips": _chips(veiled),
    }


def own_view(veiled: SeriousCard, seat: int) -> dict[str, Any]:
    """What this seat alone sees, from its veil."""
    prompt: Line = ("prompt-r-play", {})
    if veiled.open_seat != NO_SEAT:
        prompt = ("prompt-r-answer", {"seat": veiled.open_seat, "card": CARD_NAMES[veiled.open_card]})
    elif veiled.spied >> seat & 1:
        prompt = ("prompt-r-spied", {})
    return own_frame(GAME, veiled, seat, veiled.hand[seat], prompt)


def open_view(record: SeriousCard) -> dict[str, Any]:
    """Everything, for replay and review after the end."""
    return public_view(record) | all_waiting(GAME.said, record.pending[:2])


def _chips(veiled: SeriousCard) -> list[Line]:
    if veiled.phase == OVER:
        return []
    found: list[Line] = [("chip-r-game", {"number": veiled.game_at + 1, "of": veiled.games})]
    if veiled.jester_stops_all:
        found.append(("chip-r-jester-stops-all", {}))
    found += [("chip-r-bonus", {"seat": seat}) for seat in range(2) if veiled.bonus[seat]]
    return found + [("chip-r-spied", {"seat": seat}) for seat in range(2) if veiled.spied >> seat & 1]


def _table(record: SeriousCard) -> list[list[Any]]:
    return [_round(entry) for entry in record.table[: record.rounds]]


def _round(entry: int) -> list[Any]:
    winner = winner_of(entry)
    return [*_cards(entry), None if winner == HELD else winner]


def _cards(entry: int) -> tuple[str, str]:
    return CARD_NAMES[card_of(entry, 0)], CARD_NAMES[card_of(entry, 1)]


def _revealed(record: SeriousCard) -> dict[str, str]:
    return {} if record.open_seat == NO_SEAT else {str(record.open_seat): CARD_NAMES[record.open_card]}


def story(veiled: SeriousCard, viewer: int, seat: int, choice: int) -> list[Line]:
    """The last step as lines."""
    if choice == TAKEN_BACK:
        return [("story-took-back", {"seat": seat})]
    lines: list[Line] = []
    if choice and not veiled.told_count:
        lines.append(("story-has-chosen", {"seat": seat}))
    for kind, who, number, cards in told(veiled):
        if kind == OPENLY:
            lines.append(("story-r-plays-openly", {"seat": who, "card": CARD_NAMES[number]}))
        elif kind == JUDGED:
            lines.append(_judged(who, _cards(cards)))
        elif kind == SCORED:
            lines.append(("story-pg-points", {"seat": who, "number": number}) if number else ("story-pg-no-points", {}))
        elif kind == BEGAN:
            lines.append(("story-pg-side", {"seat": who, "number": number}))
    return lines + end_lines(veiled)


def _judged(winner: int, cards: tuple[str, str]) -> Line:
    if winner == HELD:
        return "story-r-held", {"seat": 0, "card": cards[0], "to": 1, "other": cards[1]}
    return "story-r-beats", {"seat": winner, "card": cards[winner], "to": 1 - winner, "other": cards[1 - winner]}


def happened(before: SeriousCard, veiled: SeriousCard, seat: int, choice: int) -> list[Line]:
    """A card laid down or played openly; both cards turned up, and what comes of them."""
    events: list[Line] = [] if before.spied else [("locked", {"seat": seat})]
    for kind, who, number, cards in told(veiled):
        if kind == OPENLY:
            events.append(("open", {"seat": who, "card": CARD_NAMES[number]}))
        elif kind == JUDGED:
            found = _round_between(before, cards)
            events.append(("judged", found.to_data()))
            events += [("bonus", {"seat": one}) for one in range(2) if veiled.bonus[one]]
            events += [("spied", {"seat": one}) for one in range(2) if veiled.spied >> one & 1]
        elif kind == SCORED:
            events.append(_scored(found, number))
        elif kind == BEGAN:
            events.append(("began", {"seat": who, "number": number}))
    return events + end_events(GAME, veiled, {})


def _round_between(before: SeriousCard, cards: int) -> Round:
    bonus = before.bonus[0], before.bonus[1]
    return Round(ALL_POWERS, before.jester_stops_all, (card_of(cards, 0), card_of(cards, 1)), bonus)


def _scored(found: Round, number: int) -> Line:
    """A game of the match is over: who wins points by this round, if anybody does."""
    if found.winner is None or not number:
        return "scored", {"seat": None, "number": 0, "why": ("story-pg-no-points", {})}
    points = {"seat": found.winner, "number": number}
    return "scored", points | {"why": ("why-pg-points", points | {"card": CARD_NAMES[found.cards[found.winner]]})}


def why_over(veiled: SeriousCard) -> Line:
    """More points win."""
    if not veiled.winners:
        return "why-pg-points-even", {"number": veiled.totals[0]}
    seat = lowest(veiled.winners)
    return "why-pg-more-points", {"seat": seat, "number": veiled.totals[seat], "against": veiled.totals[1 - seat]}


def is_checked(record: SeriousCard, name: str) -> bool:
    """Whether a name of `expect` is looked at: some say nothing once the game is over."""
    return record.phase != OVER or name not in ("bonus", "spied", "first", "revealed")


expected = expecting(
    {
        "hand": hands_by_seat,
        "bonus": lambda record: list(record.bonus),
        "spied": lambda record: [bool(record.spied >> seat & 1) for seat in range(2)],
        "first": lambda record: None if first_seat(record) == NO_SEAT else first_seat(record),
        "revealed": _revealed,
        "table": _table,
        "prince_side": prince_side,
        "game": lambda record: record.game_at + 1,
    },
    is_checked,
)

GAME = BoxGame.of(
    globals(),
    declared=DECLARED,
    record_class=SeriousCard,
    most_choices=4,
    events=EVENTS,
    notation=notation.SERIOUS_CARD,
    kinds=1 << PLAY,
    over_phase=OVER,
    read_settings=read,
    finished=lambda record: int(record.finished),
)
