"""Questions before a game: the settings that were not given, one after the other, each with a default."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from coronet.cli.game_options import Options
from coronet.cli.refusals import refused_in
from coronet.cli.terminal.paper import Paper
from coronet.errors import InputError, either
from coronet.games.catalogue import all_games, game_named
from coronet.words import Words

HELP = ("?", "help")


def ask_game(paper: Paper, words: Words) -> str:
    """The game to play, after a list of all."""
    known = [game_named(name).name for name in all_games()]  # one that was added brings its words
    listed: list[list[str | Text]] = [[name, words.game(name)] for name in known]
    paper.grid(listed, set())
    while True:
        paper.say(words.say("ask-game", default=known[0]))
        typed = paper.read().lower() or known[0]
        if typed in known:
            return typed
        if typed in HELP:
            paper.grid(listed, set())
        else:
            paper.say(refused_in(words, InputError("game", value=typed, allowed=either(known))))


def ask_settings(
    paper: Paper, words: Words, asked: list[str], options: Options, read: Callable[[Options], dict[str, object]]
) -> Options:
    """The options with an answer for each that is asked; `read` says what holds, and the defaults."""
    paper.say(words.say("ask-welcome"))
    for name in asked:
        options = options | {name: _answer(paper, words, name, options, read)}
    return options


def _answer(
    paper: Paper, words: Words, name: str, options: Options, read: Callable[[Options], dict[str, object]]
) -> str | None:
    default = str(read(options)[name])
    while True:
        paper.say(words.say(f"ask-{name}", default=default))
        typed = paper.read()
        if not typed:
            return None
        if typed in HELP:
            paper.say(words.say(f"ask-{name}.help"), 2)
            continue
        try:
            read(options | {name: typed})
        except InputError as error:
            paper.say(refused_in(words, error))
        else:
            return typed
