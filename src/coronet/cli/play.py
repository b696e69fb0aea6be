"""`coronet play`: a game in the terminal against opponents of the program's own."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coronet.errors import Cannot, InputError

if TYPE_CHECKING:
    from coronet.cli.game_options import Options
    from coronet.cli.terminal.evening import Evening
    from coronet.cli.terminal.paper import Paper
    from coronet.games.contract import Game
    from coronet.table.table import Table
    from coronet.words import Words

LONGEST_NAME = 20


def play(
    game: Annotated[str, typer.Argument()],
    settings: Annotated[list[str] | None, typer.Argument()] = None,
    seed: Annotated[str | None, typer.Option()] = None,
    seat: Annotated[str, typer.Option()] = "0",
    name: Annotated[str | None, typer.Option()] = None,
    level: Annotated[str, typer.Option()] = "good",
    save: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    auto: Annotated[bool, typer.Option("--auto")] = False,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
) -> None:
    """Play a game in the terminal."""
    from coronet.bots.playable import check_level
    from coronet.cli.game_options import HOUSE, options_typed
    from coronet.cli.language import language
    from coronet.cli.terminal.evening import Left
    from coronet.cli.terminal.paper import Paper
    from coronet.cli.terminal.questions import ask_settings
    from coronet.games.catalogue import game_named
    from coronet.games.declaration import PLAYERS
    from coronet.words import Words

    chosen = game_named(game)
    words = Words(language())
    _check_name(name)
    check_level(game, level)
    paper = Paper(colour=not no_color)
    options, house = options_typed(chosen, settings or [])
    if resume is not None:
        table = _resumed(game, resume, options | {HOUSE: house[0] if house else None, "seed": seed})
    else:
        table = _new(chosen, options, house, seed)  # refuses what does not hold before anything is asked
    to_ask = [] if resume is not None or auto or not paper.is_asked_by_a_person else _to_ask(chosen, options)
    _check_seat(seat, max(chosen.declared.players) if PLAYERS in to_ask else _seats(table))
    _check_place(save, resume)
    try:
        if to_ask:
            read = partial(_defaults, chosen, house)
            table = _new(chosen, ask_settings(paper, words, to_ask, options, read), house, seed)
            _check_seat(seat, table.players)
    except (EOFError, KeyboardInterrupt):
        paper.say(words.say("play-not-begun"))
        return
    evening = _evening(table, paper, None if auto else int(seat), int(seat), name, level)
    evening.save_to = save or resume
    evening.level = level
    try:
        if resume is None:
            evening.begin()
        else:
            evening.go_on()
        evening.run()
    except (Left, EOFError, KeyboardInterrupt):
        evening.leave()
        return
    evening.end()


def _new(game: Game, options: Options, house: list[str], seed: str | None) -> Table:
    from coronet.cli.game_options import number_or_word, settings_of
    from coronet.table.table import Table

    number: Any = None if seed is None else number_or_word(seed)
    return Table.new(game.name, seed=number, **settings_of(game, options, house))


def _to_ask(game: Game, options: Options) -> list[str]:
    """The settings that somebody is asked for: those that a game wants to be asked and that were not given."""
    return [one.name for one in game.declared.settings if one.is_asked and options.get(one.name) is None]


def _defaults(game: Game, house: list[str], options: Options) -> dict[str, Any]:
    """All settings as these options make them, lists by commas; refuses options that do not hold."""
    from coronet.cli.game_options import settings_of

    data: dict[str, Any] = game.read_settings(settings_of(game, options, house)).to_data()
    return {field: ",".join(value) if isinstance(value, list) else value for field, value in data.items()}


def _resumed(game: str, path: Path, options: Options) -> Table:
    from coronet.table.table import Table

    for name, value in options.items():
        if value is not None:
            raise Cannot("resumed-as-set", name=name.replace("_", "-"))
    table = Table.load(path)
    if table.game != game:
        raise Cannot("resumed-elsewhere", file=str(path), found=table.game)
    return table


def _evening(table: Table, paper: Paper, seat: int | None, own: int, name: str | None, level: str) -> Evening:
    from coronet.bots.characters import character_at
    from coronet.cli.language import language
    from coronet.cli.terminal.evening import Evening
    from coronet.cli.terminal.shown import wording_of
    from coronet.words import Words

    words = Words(language(), wording_of(table.game, table.settings))
    names = [character_at(level, other).name for other in range(_seats(table))]
    if seat is not None or name is not None:
        names[own] = name or words.say("play-you")
        names = [_told_apart(words, other, names[own]) if at != own else other for at, other in enumerate(names)]
    if _seats(table) < table.players:
        names.insert(_seats(table), words.say("play-ghost"))
    words.names, words.you = dict(enumerate(names)), seat
    return Evening(table, paper, words, names, seat)


def _told_apart(words: Words, name: str, taken: str) -> str:
    """A bot's name, with its age where a person has the same one."""
    return words.say("play-namesake", name=name) if name.lower() == taken.lower() else name


def _seats(table: Table) -> int:
    """How many seats people can have: all but the Ghost's."""
    return int(table.settings.get("players", table.players))


def _check_name(name: str | None) -> None:
    if name is not None and not (0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()):
        raise InputError("name", value=name, allowed=f"1 to {LONGEST_NAME} letters")


def _check_seat(seat: str, players: int) -> None:
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < players):
        raise InputError("seat", value=seat, allowed=f"0 to {players - 1}")


def _check_place(save: Path | None, resume: Path | None) -> None:
    """A file that is there is not written over, unless it is the game that goes on."""
    if save is None or (resume is not None and save == resume):
        return
    if save.exists():
        raise InputError("save", value=str(save), allowed="a new file; --resume goes on with a game that was kept")
    if not save.parent.is_dir():
        raise InputError("save", value=str(save), allowed="a file in a folder that exists")
