"""`coronet play`: a game in the terminal against opponents of the program's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coronet.errors import Cannot, InputError

if TYPE_CHECKING:
    from coronet.cli.terminal.paper import Paper
    from coronet.cli.terminal.questions import Options
    from coronet.cli.terminal.sitting import Sitting
    from coronet.games.contract import Game
    from coronet.table.table import Table
    from coronet.words import Words

MOST_SEATS = 6
LONGEST_NAME = 20


def play(
    game: Annotated[str, typer.Argument()],
    edition: Annotated[str | None, typer.Option()] = None,
    players: Annotated[
        str | None,
        typer.Option(),
    ] = None,
    rounds: Annotated[str | None, typer.Option()] = None,
    length: Annotated[str | None, typer.Option()] = None,
    princesses: Annotated[str | None, typer.Option()] = None,
    leader: Annotated[str | None, typer.Option()] = None,
    variant: Annotated[list[str] | None, typer.Option()] = None,
    first: Annotated[str | None, typer.Option()] = None,
    princes: Annotated[str | None, typer.Option()] = None,
    last_chance: Annotated[str | None, typer.Option()] = None,
    until: Annotated[str | None, typer.Option()] = None,
    starter: Annotated[str | None, typer.Option()] = None,
    secret: Annotated[str | None, typer.Option()] = None,
    chips: Annotated[str | None, typer.Option()] = None,
    ante: Annotated[str | None, typer.Option()] = None,
    stake: Annotated[str | None, typer.Option()] = None,
    deals: Annotated[str | None, typer.Option()] = None,
    prince_seat: Annotated[str | None, typer.Option()] = None,
    games: Annotated[str | None, typer.Option()] = None,
    mode: Annotated[str | None, typer.Option()] = None,
    specials: Annotated[str | None, typer.Option()] = None,
    exchange: Annotated[str | None, typer.Option()] = None,
    goal: Annotated[str | None, typer.Option()] = None,
    max_sets: Annotated[str | None, typer.Option()] = None,
    house: Annotated[list[str] | None, typer.Option()] = None,
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
    from coronet.cli.language import language
    from coronet.cli.terminal.paper import Paper
    from coronet.cli.terminal.sitting import Left
    from coronet.table.catalogue import game_named
    from coronet.words import Words

    options: Options = {
        "edition": edition,
        "players": players,
        "rounds": rounds,
        "length": length,
        "princesses": princesses,
        "leader": leader,
        "variants": ",".join(variant) if variant else None,
        "first": first,
        "princes": princes,
        "last_chance": last_chance,
        "until": until,
        "starter": starter,
        "secret": secret,
        "chips": chips,
        "ante": ante,
        "stake": stake,
        "deals": deals,
        "prince_seat": prince_seat,
        "games": games,
        "mode": mode,
        "specials": specials,
        "exchange": exchange,
        "goal": goal,
        "max_sets": max_sets,
    }
    chosen = game_named(game)
    words = Words(language())
    _check_name(name)
    check_level(game, level)
    paper = Paper(colour=not no_color)
    if resume is not None:
        table = _resumed(game, resume, options | {"house": house[0] if house else None, "seed": seed})
    else:
        table = _new(chosen, options, house or [], seed)  # refuses what does not hold before anything is asked
    asks = game == "rebel" and resume is None and not auto and paper.is_asked_by_a_person
    _check_seat(seat, MOST_SEATS if asks and players is None else _seats(table))
    _check_place(save, resume)
    try:
        if asks:
            table = _asked(chosen, paper, words, options, house or [], seed)
            _check_seat(seat, table.players)
    except (EOFError, KeyboardInterrupt):
        paper.say(words.say("play-not-begun"))
        return
    sitting = _sitting(table, paper, None if auto else int(seat), int(seat), name, level)
    sitting.save_to = save or resume
    sitting.level = level
    try:
        if resume is None:
            sitting.begin()
        else:
            sitting.go_on()
        sitting.run()
    except (Left, EOFError, KeyboardInterrupt):
        sitting.leave()
        return
    sitting.end()


def _new(game: Game, options: Options, house: list[str], seed: str | None) -> Table:
    from coronet.cli.game_options import number_or_word, settings_of
    from coronet.table.table import Table

    number: Any = None if seed is None else number_or_word(seed)
    return Table.new(game.name, seed=number, **settings_of(game, options, house))


def _asked(game: Game, paper: Paper, words: Words, options: Options, house: list[str], seed: str | None) -> Table:
    from coronet.cli.game_options import settings_of
    from coronet.cli.terminal.questions import ask_settings

    def read(answers: Options) -> dict[str, Any]:
        data: dict[str, Any] = game.read_settings(settings_of(game, answers, house)).to_data()
        return {field: ",".join(value) if isinstance(value, list) else value for field, value in data.items()}

    return _new(game, ask_settings(paper, words, options, read), house, seed)


def _resumed(game: str, path: Path, options: Options) -> Table:
    from coronet.table.table import Table

    for name, value in options.items():
        if value is not None:
            raise Cannot("resumed-as-set", name=name.replace("_", "-"))
    table = Table.load(path)
    if table.game != game:
        raise Cannot("resumed-elsewhere", file=str(path), found=table.game)
    return table


def _sitting(table: Table, paper: Paper, seat: int | None, own: int, name: str | None, level: str) -> Sitting:
    from coronet.bots.characters import character_at
    from coronet.cli.language import language
    from coronet.cli.terminal.shown import wording_of
    from coronet.cli.terminal.sitting import Sitting
    from coronet.words import Words

    words = Words(language(), wording_of(table.game, table.settings))
    names = [character_at(level, other).name for other in range(_seats(table))]
    if seat is not None or name is not None:
        names[own] = name or words.say("play-you")
        names = [_told_apart(words, other, names[own]) if at != own else other for at, other in enumerate(names)]
    if _seats(table) < table.players:
        names.insert(_seats(table), words.say("play-ghost"))
    words.names, words.you = dict(enumerate(names)), seat
    return Sitting(table, paper, words, names, seat)


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
