"""`coronet puzzles`: find the card. Asks puzzles in the terminal, lists, makes and checks them."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coronet.errors import InputError, either, near

if TYPE_CHECKING:
    from coronet.cli.terminal.paper import Paper
    from coronet.puzzles.puzzle import Choice, Puzzle
    from coronet.words import Words

PLAY, LIST, MAKE, CHECK = ACTIONS = ("play", "list", "make", "check")
RANGE = re.compile("([0-9]{1,4})-([0-9]{1,4})")
FEWEST_HOLD = 0.95  # of those that are checked
IN_PERCENT = "chance"


def puzzles(
    action: Annotated[str, typer.Argument(show_default=False)] = PLAY,
    game: Annotated[str | None, typer.Option()] = None,
    theme: Annotated[str | None, typer.Option()] = None,
    difficulty: Annotated[str | None, typer.Option(metavar="FROM-TO")] = None,
    number: Annotated[int, typer.Option(min=1, max=10**5)] = 10,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    playouts: Annotated[int, typer.Option(min=1000, max=10**6)] = 60_000,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    out: Annotated[Path | None, typer.Option()] = None,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Find the best choice in positions of played games."""
    from coronet.cli.language import language
    from coronet.puzzles.kinds import KINDS, kind_of
    from coronet.words import Words

    if action not in ACTIONS:
        raise InputError("action", value=action, allowed=either(ACTIONS), near=near(action, ACTIONS))
    games = list(KINDS) if game is None else [kind_of(game).game]
    words = Words(language())
    if action == LIST:
        _known(theme, games)
        _list(words, {game: _fitting(game, theme, difficulty) for game in games}, as_json=as_json)
    elif action == MAKE:
        _make(words, game, number, seed or 0, workers, out)
    elif action == CHECK:
        _check(words, _wanted(games, theme, difficulty, number, seed or 0), playouts, seed or 0, as_json=as_json)
    else:
        from coronet.cli.terminal.paper import Paper

        _play(Paper(colour=not no_color), _wanted(games, theme, difficulty, number, seed))


def _wanted(games: list[str], theme: str | None, difficulty: str | None, number: int, seed: int | None) -> list[Puzzle]:
    """So many of those that fit, in an order that the seed decides."""
    _known(theme, games)
    found = [puzzle for game in games for puzzle in _fitting(game, theme, difficulty)]
    Random(seed).shuffle(found)  # noqa: S311 - for play, not for secrets
    return found[:number]


def _known(theme: str | None, games: list[str]) -> None:
    from coronet.puzzles.kinds import KINDS

    themes = sorted({one for game in games for one in KINDS[game].themes})
    if theme is not None and theme not in themes:
        raise InputError("theme", value=theme, allowed=either(themes), near=near(theme, themes))


def _fitting(game: str, theme: str | None, difficulty: str | None) -> list[Puzzle]:
    """The puzzles of a game with that theme and as difficult as that."""
    from coronet.puzzles.shelf import Shelf

    least, most = _range(difficulty)
    return [
        puzzle
        for puzzle in Shelf().puzzles(game)
        if theme in (None, puzzle.theme) and least <= puzzle.difficulty <= most
    ]


def _range(difficulty: str | None) -> tuple[int, int]:
    if difficulty is None:
        return 0, 10**4
    found = RANGE.fullmatch(difficulty)
    if not found or int(found[1]) > int(found[2]):
        raise InputError("difficulty", value=difficulty, allowed="two numbers, as in 1200-1500")
    return int(found[1]), int(found[2])


def _list(words: Words, puzzles_of: dict[str, list[Puzzle]], *, as_json: bool) -> None:
    from coronet.puzzles.shelf import Shelf

    if as_json:
        counts: dict[str, int] = {game: len(found) for game, found in puzzles_of.items()}
        print(json.dumps(counts | {"bytes": Shelf().size(list(puzzles_of))}))
        return
    for game, found in puzzles_of.items():
        print(words.say("puzzles-count", game=words.game(game), count=len(found)))
        for theme, of_it in Counter(puzzle.theme for puzzle in found).most_common():
            print(f"  {words.say(f'puzzle-theme-{theme}')}: {of_it}")


def _make(words: Words, game: str | None, number: int, seed: int, workers: int, out: Path | None) -> None:
    from coronet.cli.progress import growing_bar
    from coronet.cli.stopping import stopping
    from coronet.puzzles.kinds import KINDS
    from coronet.puzzles.making import fill
    from coronet.puzzles.shelf import Shelf

    if game is None:
        raise InputError("game", allowed=either(list(KINDS)))
    if out is None:
        raise InputError("out", allowed="the folder to put them in")
    shelf = Shelf(out)
    with stopping(lambda: words.say("puzzles-stopped", count=shelf.count(game))):
        fill(shelf, game, number, seed, workers, growing_bar(words, "puzzles-progress"))
    print(words.say("puzzles-made", count=shelf.count(game), folder=str(out)))


def _check(words: Words, wanted: list[Puzzle], playouts: int, seed: int, *, as_json: bool) -> None:
    """Evaluate them anew, longer and by other worlds."""
    from coronet.bots.budget import Budget
    from coronet.cli.progress import bar
    from coronet.cli.stopping import stopping
    from coronet.puzzles.making import holds

    tell = bar(words, "puzzles-progress", len(wanted), is_shown=not as_json)
    held = []
    with stopping(lambda: words.say("stopped-anew")):
        for done, puzzle in enumerate(wanted):
            tell(done)
            held.append(holds(puzzle, Budget(playouts), seed + 100 + done))
    tell(len(wanted))
    failing = [puzzle.id for puzzle, is_held in zip(wanted, held, strict=True) if not is_held]
    if as_json:
        print(json.dumps({"checked": len(held), "hold": sum(held), "failing": failing}))
    else:
        print(words.say("puzzles-checked", count=len(held), hold=sum(held)))
        for name in failing:
            print(f"  {name}")
    if sum(held) < FEWEST_HOLD * len(held):
        raise typer.Exit(1)


# Asked in the terminal


def _play(paper: Paper, wanted: list[Puzzle]) -> None:
    from coronet.cli.language import language
    from coronet.cli.terminal.evening import Left
    from coronet.words import Words

    words = Words(language())
    if not wanted:
        paper.say(words.say("puzzles-none"))
        return
    right = asked = 0
    try:
        for number, puzzle in enumerate(wanted, 1):
            paper.heading(words.say("puzzles-title", number=number, of=len(wanted), game=words.game(puzzle.game)))
            right += _ask(paper, puzzle)
            asked += 1
    except (Left, EOFError, KeyboardInterrupt):
        pass
    paper.gap()
    paper.say(words.say("puzzles-sum", right=right, count=asked))


def _ask(paper: Paper, puzzle: Puzzle) -> bool:
    """Put one puzzle, and tell how it is solved; whether the answer was right."""
    from coronet.cli.play import evening_at

    table = puzzle.table()
    evening = evening_at(table, paper, puzzle.seat, puzzle.seat, None, "good")
    view = table.view(puzzle.seat)
    if evening.scenes.is_begun(view):
        evening.scenes.round_card(view, begins=False)
    answer = evening.choice_of(puzzle.seat)
    words = evening.words
    is_right: bool = table.why_not(puzzle.seat, answer) is None and _same(puzzle, answer)
    paper.gap()
    paper.say(words.say("puzzle-right" if is_right else "puzzle-wrong", best=_said(words, puzzle, puzzle.best)))
    key, args = puzzle.why
    paper.say(words.say(key, **args))
    theme = words.say(f"puzzle-theme-{puzzle.theme}")
    paper.say(words.say("puzzle-about", theme=theme, difficulty=str(puzzle.difficulty)))
    paper.gap()
    paper.grid(_rows(words, puzzle), right={1, 2})
    return is_right


def _same(puzzle: Puzzle, answer: str) -> bool:
    """Whether an answer says the best choice, in whatever order its cards were typed."""
    return bool(puzzle.said(answer) == puzzle.said(puzzle.best))


def _rows(words: Words, puzzle: Puzzle) -> list[list[Any]]:
    from coronet.cli.evaluate import amount_in
    from coronet.games.catalogue import game_named

    declared = game_named(puzzle.game).declared
    is_percent = declared.compared_in == IN_PERCENT

    def cells(choice: Choice) -> list[str]:
        figures = [choice.cost] if declared.is_solved else [choice.cost, choice.error]
        amounts = [amount_in(words, figure, is_percent=is_percent) for figure in figures]
        return [_said(words, puzzle, choice.text), *amounts]

    heads = ["evaluate-head-choice", "review-head-cost", *([] if declared.is_solved else ["review-head-error"])]
    return [[words.say(key) for key in heads], *map(cells, puzzle.choices)]


def _said(words: Words, puzzle: Puzzle, text: str) -> str:
    return words.choice(puzzle.said(text).to_data())
