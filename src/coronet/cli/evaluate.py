"""`coronet evaluate`: what each choice is worth in a position."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from coronet.games.option import Option
    from coronet.table.table import Table
    from coronet.words import Words

IN_PERCENT = "chance"


def evaluate(
    position: Annotated[str, typer.Argument()],
    seat: Annotated[int | None, typer.Option(min=0)] = None,
    playouts: Annotated[int, typer.Option(min=0, max=10**6)] = 0,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """See what each choice is worth in a position."""
    from coronet.cli.language import language
    from coronet.cli.stopping import stopping
    from coronet.cli.terminal.paper import Paper
    from coronet.cli.terminal.shown import wording_of
    from coronet.games.catalogue import game_named
    from coronet.table.table import Table
    from coronet.words import Words

    table = Table.from_position(position, seed=0)
    of = _seat_of(table) if seat is None else seat
    words = Words(language(), wording_of(table.game, table.settings))
    with stopping(lambda: words.say("stopped-anew")):
        options = table.evaluate(of, playouts=playouts, seed=seed)
    declared = game_named(table.game).declared
    unit = declared.compared_in
    if as_json:
        found = {"game": table.game, "seat": of, "unit": unit, "options": [option.to_data() for option in options]}
        print(json.dumps(found))
        return
    paper = Paper()
    paper.say(words.say("evaluate-seat", game=words.game(table.game), number=of))
    is_exact_chance = declared.is_solved and unit == IN_PERCENT
    paper.say(words.say("evaluate-exact" if is_exact_chance else f"evaluate-unit-{unit}"))
    paper.gap()
    paper.grid(_rows(words, options, is_percent=unit == IN_PERCENT), right={1, 2, 3})


def _seat_of(table: Table) -> int:
    """The seat that the position is for, or the first that must choose."""
    seats: list[int] = [seat for seat in table.to_act if table.viewer in (None, seat)]
    return next(iter(seats), 0 if table.viewer is None else max(table.viewer, 0))


def _rows(words: Words, options: list[Option], *, is_percent: bool) -> list[list[Any]]:
    """A row for each choice, columns without a figure left out."""
    is_exact = all(option.worlds == 0 for option in options)
    columns: dict[str, list[str]] = {
        "evaluate-head-choice": [words.choice(option.said.to_data()) for option in options],
        "evaluate-head-worth": [amount_in(words, option.worth, is_percent=is_percent) for option in options],
    }
    if not is_exact:
        errors = [amount_in(words, option.error, is_percent=is_percent) for option in options]
        columns["review-head-error"] = errors
    if not is_percent and not is_exact:
        columns["evaluate-head-win"] = [amount_in(words, option.win or 0.0, is_percent=True) for option in options]
    if all(option.share is not None for option in options):
        columns["evaluate-head-share"] = [amount_in(words, option.share or 0.0, is_percent=True) for option in options]
    return [[words.say(key) for key in columns], *map(list, zip(*columns.values(), strict=True))]


def amount_in(words: Words, amount: float, *, is_percent: bool) -> str:
    """A worth or a cost in the unit of its game."""
    return words.say("percent", value=round(100 * amount, 1)) if is_percent else words.figure(amount, 2)
