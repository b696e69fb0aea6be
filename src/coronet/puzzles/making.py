"""Making puzzles: games are played by bots, and positions are kept where one choice is right and not obvious.

Cheap questions come first. A decision is looked at only where the levels that are tried disagree; then a short
evaluation must see one choice ahead; then longer ones, two of them of 20,000 playouts, each by worlds of its own, must
agree on it, and in all it must be better than the next by the margin, three errors taken off. Where a game is solved,
its worth is exact instead and its solution must always make that choice. Not obvious is what `beginner` or `good` gets
wrong one time in three.

A game and what is found in it follow from the seed and the game's number alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

from coronet.bots import levels
from coronet.bots.budget import Budget
from coronet.bots.levels import part_of, policy_of
from coronet.bots.values import judge
from coronet.games.catalogue import game_named
from coronet.games.contract import Game
from coronet.games.option import Option
from coronet.kernel.workers import in_order
from coronet.puzzles.difficulty import Tries, difficulty
from coronet.puzzles.kind import Found, Kind
from coronet.puzzles.kinds import kind_of
from coronet.puzzles.puzzle import Choice, Likeness, Puzzle, id_of
from coronet.puzzles.shelf import Shelf
from coronet.table.table import Table

PLAYERS = ("beginner", "good", "good", "strong")  # one of these sits at each seat
FIRST_TRIES = {"beginner": 3, "good": 2, "strong": 1}
ALL_TRIES = {"beginner": 16, "good": 8, "strong": 4}
SIEVE = Budget(1500)
LOOKS = ((5_000, 4), (20_000, 2), (20_000, 3))
"""Playouts and seed of the evaluations that must agree, the cheapest first."""
LOOKED_AT = 4  # one decision in so many: the next ones of a game are much alike
MANY = 40  # choices: of decisions with so many, one in so many again
ERRORS = 3  # taken off a difference
WRONG = 1 / 3  # of the tries of a level
MOST_OF_A_GAME = 2
MOST_STEPS = 2000
AT_ONCE = 64  # games handed out to the workers together
ALWAYS = 0.999  # of the time, as good as always
DIGITS = 4
NAIVE = "beginner"
STRAYING = (NAIVE, "good")


def _nobody(done: int, of: int) -> None:
    """Nobody wants to know how many are done."""


def make(
    game: str, seed: int, since: int, known: set[Likeness], workers: int = 1
) -> Iterator[tuple[int, list[Puzzle]]]:
    """Without end: the number of a game from `since` on, and the puzzles found in it that are like none `known`.

    What is found becomes known.
    """
    kind_of(game)
    levels.warm(game)
    while True:
        numbers = range(since, since + AT_ONCE)
        for number, found in in_order(partial(_found_in, game, seed), numbers, workers):
            new = [puzzle for puzzle in found if puzzle.likeness not in known]
            known.update(puzzle.likeness for puzzle in new)
            yield number, new
        since += AT_ONCE


def _found_in(game: str, seed: int, number: int) -> list[Puzzle]:
    levels.warm(game)
    return found_in(kind_of(game), seed, number)


def found_in(kind: Kind, seed: int, number: int) -> list[Puzzle]:
    """The puzzles of one game, at most one of each part of it."""
    chance = Random(f"{kind.game} {seed} {number}")  # noqa: S311 - for play, not for secrets
    table = Table.new(kind.game, seed=chance.getrandbits(40), **kind.settings(chance))
    seated = [chance.choice(PLAYERS) for _ in range(table.players)]
    puzzles: list[Puzzle] = []
    searched = -1  # the part in which one was found
    for _ in range(MOST_STEPS):
        if table.over or len(puzzles) == MOST_OF_A_GAME:
            break
        seat = chance.choice(table.to_act)
        is_due = chance.randrange(LOOKED_AT * (LOOKED_AT if len(table.choices(seat)) > MANY else 1)) == 0
        if is_due and table.finished != searched and (puzzle := look(kind, table, seat, (seed, number))) is not None:
            puzzles.append(puzzle)
            searched = table.finished
        choice = levels.choose(table.veiled(seat), seat, seated[seat], chance.getrandbits(40))
        table.act(seat, game_named(kind.game).text_of(choice))
    return puzzles


def look(kind: Kind, table: Table, seat: int, made: tuple[int, int]) -> Puzzle | None:
    """The puzzle that a seat's decision is, if it is one."""
    veiled = table.veiled(seat)
    if len(table.choices(seat)) < 2:
        return None
    game = game_named(kind.game)
    found = (_exactly if game.declared.is_solved else _by_playouts)(kind, game, veiled, seat)
    if found is None:
        return None
    best = found.options[0]
    position = table.position_seen_by(seat)
    tries = _tries(veiled, seat, best.choice)
    costs = [Choice(one.text, round(best.worth - one.worth, DIGITS), round(one.error, DIGITS)) for one in found.options]
    return Puzzle(
        id_of(kind.game, position),
        kind.game,
        seat,
        position,
        costs,
        kind.theme(found),
        difficulty(tries),
        found.reason,
        game.text_of(found.against),
        made,
    )


def holds(puzzle: Puzzle, budget: Budget, seed: int) -> bool:
    """Whether another evaluation finds the same choice, and finds it better than every other beyond its error."""
    options = judge(puzzle.table().veiled(puzzle.seat), puzzle.seat, None, budget, seed)[0]
    best, second = options[0], options[1]
    return best.text == puzzle.best and best.worth - second.worth > second.error


# Where cards are hidden


def _by_playouts(kind: Kind, game: Game, veiled: Any, seat: int) -> Found | None:
    chosen = Counter(_chosen(veiled, seat, FIRST_TRIES))
    if len(chosen) == 1:
        return None
    best, second = judge(veiled, seat, None, SIEVE)[0][:2]
    if best.worth - second.worth < kind.margin:
        return None
    wrong = _wrong(veiled, seat, best.choice)
    if wrong is None:
        return None
    for playouts, seed in LOOKS:
        options, reason = judge(veiled, seat, wrong, Budget(playouts), seed)
        if options[0].choice != best.choice or _ahead(options) < kind.margin:
            return None
    return Found(veiled, seat, options, wrong, reason)


def _ahead(options: Sequence[Option]) -> float:
    """By how much the best is better than every other at least."""
    return min(options[0].worth - one.worth - ERRORS * one.error for one in options[1:])


# Where all is known


def _exactly(kind: Kind, game: Game, veiled: Any, seat: int) -> Found | None:
    if not part_of(game, "levels").is_solved(veiled):
        return None
    options, _ = judge(veiled, seat, None)
    if len(options) < 2 or _ahead(options) < kind.margin or (options[0].share or 0.0) < ALWAYS:
        return None
    wrong = _wrong(veiled, seat, options[0].choice)
    return None if wrong is None else Found(veiled, seat, options, wrong, judge(veiled, seat, wrong)[1])


# Who gets it wrong


def _wrong(veiled: Any, seat: int, right: int) -> int | None:
    """The wrong choice that beginner and good make most often, where one of them goes wrong often enough."""
    wrong: Counter[int] = Counter()
    is_obvious = True
    for level in ("beginner", "good"):
        tried = _chosen(veiled, seat, {level: ALL_TRIES[level]})
        missed = [choice for choice in tried if choice != right]
        wrong.update(missed)
        is_obvious = is_obvious and len(missed) < WRONG * len(tried)
    return None if is_obvious else min(wrong, key=lambda choice: (-wrong[choice], choice))


def _tries(veiled: Any, seat: int, right: int) -> dict[str, Tries]:
    found = {level: _chosen(veiled, seat, {level: number}) for level, number in ALL_TRIES.items()}
    return {level: Tries(choices.count(right), len(choices)) for level, choices in found.items()}


def _chosen(veiled: Any, seat: int, tries: dict[str, int]) -> list[int]:
    """What levels choose, each so many times by other seeds."""
    game = policy_of(veiled).game_of(veiled)
    chosen = _without_solution if game.declared.is_solved else _by_level
    return [chosen(game, veiled, seat, level, seed) for level, number in tries.items() for seed in range(1, number + 1)]


def _by_level(game: Game, veiled: Any, seat: int, level: str, seed: int) -> int:
    return levels.choose(veiled, seat, level, seed)


def _without_solution(game: Game, veiled: Any, seat: int, level: str, seed: int) -> int:
    """In a solved game the lower levels know the solution and stray from it: they are asked for what they stray to."""
    if level not in STRAYING:
        return levels.choose(veiled, seat, level, seed)
    options = [0] * game.most_choices
    options = options[: game.choices(veiled, seat, options)]
    if level == NAIVE:
        return int(part_of(game, "levels").choose_naively(options, Random(seed)))  # noqa: S311 - for play
    return levels.by_rules_of_thumb(veiled, seat, level, options, Random(seed))  # noqa: S311 - for play


# Onto a shelf


def fill(  # noqa: PLR0913, PLR0917 - where to, how many of what, and how
    shelf: Shelf, game: str, number: int, seed: int, workers: int = 1, progress: Callable[[int, int], None] = _nobody
) -> None:
    """Make puzzles until the shelf has so many of the game; those that are there stay, and count.

    Every find is kept at once. Going on with the same seed comes to the same puzzles as without the break.
    """
    there = shelf.puzzles(game)
    since = max((puzzle.made[1] + 1 for puzzle in there if puzzle.made[0] == seed), default=0)
    done = len(there)
    progress(done, number)
    if done >= number:
        return
    for _, found in make(game, seed, since, {puzzle.likeness for puzzle in there}, workers):
        if found:
            shelf.add(game, found[: number - done])
            done = min(number, done + len(found))
            progress(done, number)
        if done >= number:
            return
