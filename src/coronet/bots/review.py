"""A game looked at again, from one seat: what each choice cost, and where the game turned.

Every decision is judged by what the seat knew when it was made. The chance to win goes from a fair share before the
first deal to the result by the seat's own decisions (what was played against the best) and by all that came between
them (deals, draws, what others did): these two sums are the whole way. Data only; words are put to it elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

from coronet.bots.budget import Budget
from coronet.bots.levels import part_of, policy_of
from coronet.bots.values import CHANCE, POINTS, PROPOSALS, Hint, Option, check, evaluate, hint, judge
from coronet.errors import InputError
from coronet.games.catalogue import game_named
from coronet.games.contract import Line, veiled_copy
from coronet.kernel.batch import cores
from coronet.table.log import ChanceLine, ChoiceLine, Log
from coronet.table.replay import steps

__all__ = ["Decision", "Hint", "Luck", "Option", "Review", "evaluate", "hint", "review", "reviewing"]

FINE, SLIP, MISTAKE = "fine", "slip", "mistake"
SPECTATOR = -1
LIMITS = {PROPOSALS: (0.3, 1.0), POINTS: (0.3, 1.0), CHANCE: (0.012, 0.04)}
"""From which cost on a choice is a slip, and from which a mistake; a game counts as 25 proposals."""
CERTAIN = 2  # errors that a cost must be from nothing
MOST_TURNS = 3
WORTH_TELLING = 0.04  # of the chance to win: less is no stroke of luck
DEAL, PASS, DRAW, OTHERS = "deal", "pass", "draw", "others"


@dataclass(frozen=True)
class Decision:
    """A choice that was made, against the best one."""

    step: int  # choices of the log before this one
    place: dict[str, int]  # round and trick, set and round, as the game counts them
    options: int  # how many were compared
    played: Option
    best: Option
    cost: float  # in the review's unit
    error: float
    win_cost: float | None
    verdict: str
    reason: Line  # why the best is better
    compared: list[Option]  # all options, the best first
    seen: dict[str, Any] | None  # what the seat saw, where the choice was dear: to be asked once more


@dataclass(frozen=True)
class Luck:
    """What came between two decisions and was not the seat's doing."""

    kind: str  # the deal, a pass, a draw, or what others did
    step: int  # choices of the log before the decision that follows
    place: dict[str, int]
    before: float
    after: float
    told: list[Line]  # the story of it, as the seat was told


@dataclass(frozen=True)
class Review:
    """All decisions of a seat; `turns` are places in `decisions`, the dearest first."""

    game: str
    seat: int
    unit: str
    decisions: list[Decision]
    turns: list[int]
    luck: list[Luck]  # all of it, in order
    strokes: list[int]  # places in `luck`: the largest changes, good and bad, the largest first
    start: float | None  # the chance to win before the first deal; None where only choices are judged
    final: float | None  # the seat's share of the win; None while the game goes on

    def to_data(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "game": self.game,
            "seat": self.seat,
            "unit": self.unit,
            "decisions": [
                asdict(one)
                | {
                    "played": one.played.to_data(),
                    "best": one.best.to_data(),
                    "reason": _line_data(one.reason),
                    "compared": [option.to_data() for option in one.compared],
                }
                for one in self.decisions
            ],
            "turns": self.turns,
            "luck": [asdict(one) | {"told": [_line_data(line) for line in one.told]} for one in self.luck],
            "strokes": self.strokes,
            "start": self.start,
            "final": self.final,
        }


@dataclass(frozen=True)
class _Asked:
    """A decision of the log: what the seat knew, what it did, and the story since its last one."""

    step: int
    veiled: Any
    text: str
    told: list[Line]
    drawn: bool  # whether chance decided something since


def review(
    log: Log,
    seat: int,
    progress: Callable[[int, int], None] = lambda done, of: None,
    budget: Budget | None = None,
    source: str = "log",
) -> Review:
    """What a seat's choices in a log were worth. `progress` is told how many decisions are done, and of how many."""
    with ThreadPoolExecutor(cores()) as pool:
        judging = reviewing(log, seat, budget, source, pool.map)
        while True:
            try:
                progress(*next(judging))
            except StopIteration as end:
                made: Review = end.value
                return made


def reviewing(
    log: Log, seat: int, budget: Budget | None = None, source: str = "log", each: Callable[..., Iterable[Any]] = map
) -> Generator[tuple[int, int], None, Review]:
    """The same decision by decision: how many are done, and of how many, until the review is; `each` judges them."""
    found, table = _decisions_asked(log, seat, source)
    game = policy_of(table.veiled(seat)).game_of(table.veiled(seat))
    decisions = yield from _judged(game, seat, found, budget or Budget(), each)
    is_whole = part_of(game, "values").is_one_game(table.veiled(seat)) and bool(decisions)
    final = table.winners.count(seat) / len(table.winners) if table.over and table.winners else None
    if table.over and not table.winners:
        final = 1 / table.players
    start = 1 / table.players if is_whole else None
    luck = [] if start is None else _strokes(found, decisions, start, seat)
    if luck and final is not None:
        last = decisions[-1]
        luck.append(Luck(OTHERS, table.length, last.place, last.played.win or 0.0, final, table.told(seat)))
    strokes = sorted(range(len(luck)), key=lambda at: -abs(luck[at].after - luck[at].before))
    told = [at for at in strokes if abs(luck[at].after - luck[at].before) >= WORTH_TELLING][:MOST_TURNS]
    return Review(game.name, seat, game.declared.compared_in, decisions, _turns(decisions), luck, told, start, final)


def _decisions_asked(log: Log, seat: int, source: str) -> tuple[list[_Asked], Any]:
    found: list[_Asked] = []
    told: list[Line] = []
    veiled, table = None, None
    drawn = False
    for step, (line, now) in enumerate(steps(log, source)):
        table = now
        if line is None:
            if not 0 <= seat < table.players:
                raise InputError("seat", value=seat, allowed=f"0 to {table.players - 1}")
            check(game_named(table.game), table.veiled(seat))
        else:
            if line.seat == seat:
                _note(found, line, _Asked(step - 1, veiled, line.choice or "", told, drawn))
                told, drawn = [], False
            told.extend(table.told(seat))
        drawn = drawn or any(isinstance(one, ChanceLine) for one in table.lines_after(table.length - 1))
        veiled = table.veiled(seat)
    return found, table


def _note(found: list[_Asked], line: ChoiceLine, asked: _Asked) -> None:
    """A choice made, or the last one taken back."""
    if line.choice is None:
        found.pop()
    else:
        found.append(asked)


def _judged(
    game: Any, seat: int, found: list[_Asked], budget: Budget, each: Callable[..., Iterable[Any]]
) -> Generator[tuple[int, int], None, list[Decision]]:
    """The decisions among them, each judged by itself."""
    out = [0] * game.most_choices
    open_ones = [asked for asked in found if game.choices(asked.veiled, seat, out) > 1]
    yield 0, len(open_ones)
    done: list[Decision] = []
    for decision in each(lambda asked: _judge(game, seat, asked, budget), open_ones):
        done.append(decision)
        yield len(done), len(open_ones)
    return done


def _judge(game: Any, seat: int, asked: _Asked, budget: Budget) -> Decision:
    choice = game.parse(asked.text, asked.veiled).choice
    options, reason = judge(asked.veiled, seat, choice, budget, seed=asked.step + 1)
    best = options[0]
    played = next(option for option in options if option.choice == choice)
    cost, error = best.worth - played.worth, played.error
    win_cost = None if best.win is None or played.win is None else best.win - played.win
    verdict = _verdict(cost, error, LIMITS[game.declared.compared_in])
    place = part_of(game, "values").place_of(asked.veiled)
    seen = None if verdict == FINE else _view(game, asked.veiled, seat)
    compared = len(options)
    return Decision(asked.step, place, compared, played, best, cost, error, win_cost, verdict, reason, options, seen)


def _view(game: Any, veiled: Any, seat: int) -> dict[str, Any]:
    """The table as the seat saw it."""
    public: dict[str, Any] = game.public_view(veiled_copy(game, veiled, SPECTATOR))
    return public | {"own": game.own_view(veiled, seat)}


def _verdict(cost: float, error: float, limits: tuple[float, float]) -> str:
    fine, slip = limits
    if cost < fine or cost < CERTAIN * error:
        return FINE
    return SLIP if cost < slip else MISTAKE


def _turns(decisions: list[Decision]) -> list[int]:
    """The decisions that cost most, as places in the list."""
    dear = [at for at, decision in enumerate(decisions) if decision.verdict != FINE]
    return sorted(dear, key=lambda at: -(decisions[at].win_cost or decisions[at].cost))[:MOST_TURNS]


def _strokes(found: list[_Asked], decisions: list[Decision], start: float, seat: int) -> list[Luck]:
    """What came between decisions, in order."""
    by_step = {decision.step: decision for decision in decisions}
    luck: list[Luck] = []
    before = start
    since: list[_Asked] = []
    last: _Asked | None = None
    place: dict[str, int] = {}
    for asked in found:
        since.append(asked)
        decision = by_step.get(asked.step)
        if decision is None or decision.best.win is None or decision.played.win is None:
            continue
        kind = DEAL
        if last is not None and _part(place) == _part(decision.place):
            kind = _kind(last.veiled.hand[seat], asked.veiled.hand[seat], any(one.drawn for one in since))
        told = [line for one in since for line in one.told]
        luck.append(Luck(kind, asked.step, decision.place, before, decision.best.win, told))
        before, last, since, place = decision.played.win, asked, [], decision.place
    return luck


def _part(place: dict[str, int]) -> int:
    """The round, set or game."""
    return next(iter(place.values()))


def _kind(before: int, now: int, drawn: bool) -> str:
    if now & ~before:
        return DRAW if drawn else PASS
    return OTHERS


def _line_data(line: Line) -> dict[str, Any]:
    key, arguments = line
    return {"key": key, "args": arguments}
