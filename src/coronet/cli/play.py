"""`coronet play`: a game in the terminal against opponents of the program's own."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coronet.cli.faults import BOT_MS, faults_in
from coronet.errors import Cannot, InputError

if TYPE_CHECKING:
    from coronet.bots.outside import Company, Outside
    from coronet.cli.game_options import Options
    from coronet.cli.terminal.evening import Evening
    from coronet.cli.terminal.paper import Paper
    from coronet.games.contract import Game
    from coronet.table.table import Table
    from coronet.words import Words

LONGEST_NAME = 20


def play(
    game: Annotated[str, typer.Argument(show_default=False)] = "",
    settings: Annotated[list[str] | None, typer.Argument()] = None,
    seed: Annotated[str | None, typer.Option()] = None,
    seat: Annotated[str, typer.Option()] = "0",
    name: Annotated[str | None, typer.Option()] = None,
    level: Annotated[str, typer.Option()] = "good",
    bot: Annotated[list[str] | None, typer.Option()] = None,
    bot_ms: Annotated[int, typer.Option(min=1, max=10**6)] = BOT_MS,
    save: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    auto: Annotated[bool, typer.Option("--auto")] = False,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
) -> None:
    """Play a game in the terminal."""
    from coronet.bots import outside
    from coronet.cli.game_options import HOUSE, options_typed
    from coronet.cli.language import language
    from coronet.cli.terminal.paper import Paper
    from coronet.cli.terminal.questions import ask_settings
    from coronet.games.catalogue import game_named
    from coronet.games.declaration import PLAYERS
    from coronet.table.table import Table
    from coronet.words import Words

    words = Words(language())
    paper = Paper(colour=not no_color)
    kept = None if resume is None else Table.load(resume)
    try:
        chosen = game_named(game or (kept.game if kept else _asked_game(paper, words)))
    except (EOFError, KeyboardInterrupt):
        paper.say(words.say("play-not-begun"))
        return
    check_name(name)
    visitor = _visitor(chosen.name, level, bot or [], bot_ms)
    options, house = options_typed(chosen, settings or [])
    if resume is not None and kept is not None:
        _check_resumed(chosen.name, kept, resume, options | {HOUSE: house[0] if house else None, "seed": seed})
        table = kept
    else:
        table = _new(chosen, options, house, seed)  # refuses what does not hold before anything is asked
    to_ask = [] if resume is not None or auto or not paper.is_asked_by_a_person else _to_ask(chosen, options)
    _check_seat(seat, max(chosen.declared.players) if PLAYERS in to_ask else _seats(table))
    check_place(save, resume)
    try:
        if to_ask:
            read = partial(_defaults, chosen, house)
            table = _new(chosen, ask_settings(paper, words, to_ask, options, read), house, seed)
            _check_seat(seat, table.players)
    except (EOFError, KeyboardInterrupt):
        paper.say(words.say("play-not-begun"))
        return
    evening = evening_at(table, paper, None if auto else int(seat), int(seat), name, level)
    evening.save_to = save or resume
    evening.level = level
    seats = [other for other in range(_seats(table)) if auto or other != int(seat)]
    with _company(table, visitor, seats) as evening.company:
        spend(evening, is_new=resume is None)
    outside.end_all()
    for one, faults in evening.company.faults.items():
        paper.say(faults_in(words, one, faults, evening.company.said.get(one, "")))


def spend(evening: Evening, *, is_new: bool) -> None:
    """Play to the end, or until somebody leaves."""
    from coronet.cli.terminal.evening import Left

    try:
        if is_new:
            evening.begin()
        else:
            evening.go_on()
        evening.run()
    except (Left, EOFError, KeyboardInterrupt):
        evening.leave()
    else:
        evening.end()


def _visitor(game: str, level: str, programs: list[str], ms: int) -> Outside | None:
    """The bot from outside that is named instead of a level, if one is; a level that cannot think is refused."""
    from coronet.bots import outside
    from coronet.bots.playable import check_level

    found = {one.name: one for one in outside.named([level], outside.read(programs, ms))}
    if level not in found:
        check_level(game, level)
    return found.get(level)


def _company(table: Table, visitor: Outside | None, seats: list[int]) -> Company:
    """The bot from outside at these seats, if there is one; refused where it does not play this."""
    from coronet.bots import outside
    from coronet.games.catalogue import game_named

    game = game_named(table.game)
    held = game.read_settings(table.settings)
    if visitor is not None and seats:
        outside.check(visitor, outside.about(game, held, seats[0]))
    return outside.Company(game, held, {} if visitor is None else dict.fromkeys(seats, visitor))


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


def _asked_game(paper: Paper, words: Words) -> str:
    """The game that somebody wants who named none; refused where nobody can be asked."""
    from coronet.cli.terminal.questions import ask_game
    from coronet.errors import either
    from coronet.games.catalogue import all_games

    if not paper.is_asked_by_a_person:
        raise InputError("game", allowed=either(all_games()))
    return ask_game(paper, words)


def _check_resumed(game: str, table: Table, path: Path, options: Options) -> None:
    for name, value in options.items():
        if value is not None:
            raise Cannot("resumed-as-set", name=name.replace("_", "-"))
    if table.game != game:
        raise Cannot("resumed-elsewhere", file=str(path), found=table.game)


def evening_at(table: Table, paper: Paper, seat: int | None, own: int, name: str | None, level: str) -> Evening:
    """The evening of a person at a table, everybody named."""
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


def check_name(name: str | None) -> None:
    if name is not None and not (0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()):
        raise InputError("name", value=name, allowed=f"1 to {LONGEST_NAME} letters")


def _check_seat(seat: str, players: int) -> None:
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < players):
        raise InputError("seat", value=seat, allowed=f"0 to {players - 1}")


def check_place(save: Path | None, resume: Path | None) -> None:
    """A file that is there is not written over, unless it is the game that goes on."""
    if save is None or (resume is not None and save == resume):
        return
    if save.exists():
        raise InputError("save", value=str(save), allowed="a new file; --resume goes on with a game that was kept")
    if not save.parent.is_dir():
        raise InputError("save", value=str(save), allowed="a file in a folder that exists")
