"""`coronet ball`: the ball of the day in the terminal, the same for everybody."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from coronet.errors import ExtraMissing, InputError

if TYPE_CHECKING:
    from coronet.cli.terminal.paper import Paper
    from coronet.daily.par import Par
    from coronet.table.table import Table
    from coronet.words import Words

USUAL = "rebel"


def ball(
    date: Annotated[str | None, typer.Option(metavar="YYYY-MM-DD")] = None,
    game: Annotated[str | None, typer.Option()] = None,
    name: Annotated[str | None, typer.Option()] = None,
    save: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play the ball of the day."""
    from coronet.bots.playable import missing_levels
    from coronet.cli.play import check_name, check_place, evening_at, spend
    from coronet.cli.terminal.paper import Paper
    from coronet.daily.playing import answer
    from coronet.table.ball import ball_table, declared_ball, read_date
    from coronet.table.table import Table

    kept = None if resume is None else Table.load(resume)
    if kept is not None:
        _check_kept(kept, date, game)
    day = kept.ball if kept and kept.ball else read_date(date or f"{datetime.now(UTC):%Y-%m-%d}")
    chosen = kept.game if kept else game or USUAL
    declared = declared_ball(chosen)
    if declared.level in missing_levels(chosen):
        raise ExtraMissing("fast", "llvmlite")  # a ball has no other bots
    if as_json:
        _print_contents(chosen, day)
        return
    check_name(name)
    check_place(save, resume)
    paper = Paper(colour=not no_color)
    table = kept or ball_table(chosen, day)
    evening = evening_at(table, paper, declared.seat, declared.seat, name, declared.level)
    evening.save_to, evening.level = save or resume, declared.level
    evening.answer, evening.resumed_by = answer, "ball"
    paper.say(evening.words.say("ball-of", game=evening.words.game(chosen), date=day))
    spend(evening, is_new=kept is None)
    if table.over:
        _tell_result(table, paper, evening.words)


def _check_kept(kept: Table, date: str | None, game: str | None) -> None:
    """A log goes on as the ball that it is."""
    if kept.ball is None:
        raise InputError("resume", allowed="the log of a ball; coronet play --resume goes on with any other game")
    for name, given, found in (("date", date, kept.ball), ("game", game, kept.game)):
        if given is not None and given != found:
            raise InputError(name, value=given, allowed=f"{found}, as in the log")


def _print_contents(game: str, day: str) -> None:
    from coronet.cli.language import language
    from coronet.daily.contents import contents
    from coronet.words import Words

    print(json.dumps(contents(game, day) | {"par": _par(game, day, Words(language()), is_shown=False).to_data()}))


def _par(game: str, day: str, words: Words, *, is_shown: bool = True) -> Par:
    from coronet.cli.progress import growing_bar
    from coronet.cli.stopping import stopping
    from coronet.daily.par import par

    with stopping(lambda: words.say("stopped-anew")):
        return par(game, day, growing_bar(words, "ball-par-progress", is_shown=is_shown))


def _tell_result(table: Table, paper: Paper, words: Words) -> None:
    """Mine, par, where it was decided, and what can be shared."""
    from coronet.bots.kept_reviews import reviewed
    from coronet.cli.progress import growing_bar
    from coronet.cli.review import Page
    from coronet.cli.stopping import stopping
    from coronet.daily.result import outcome, share
    from coronet.table.ball import declared_ball

    found = outcome(table.log)
    expected = _par(table.game, found.date, words)
    low, high = expected.interval
    paper.gap()
    paper.say(words.say("ball-result", score=found.score, place=found.place, players=found.players))
    paper.say(words.say("ball-par", score=expected.score, low=low, high=high, place=expected.place))
    with stopping(lambda: words.say("stopped-anew")):
        review = reviewed(table.log, declared_ball(table.game).seat, growing_bar(words, "review-progress"))
    Page(paper, words, review).print_turns()
    paper.heading(words.say("ball-share"))
    for key, args in share(found, expected):
        paper.copy_out(words.say(key, **args | ({"game": words.game(args["game"])} if "game" in args else {})))
