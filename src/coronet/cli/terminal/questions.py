"""Questions before a game: the settings that were not given, one after the other, each with a default."""

from __future__ import annotations

from collections.abc import Callable

from coronet.cli.game_options import Options
from coronet.cli.refusals import refused_in
from coronet.cli.terminal.paper import Paper
from coronet.errors import InputError
from coronet.words import Words


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
        if typed in ("?", "help"):
            paper.say(words.say(f"ask-{name}.help"), 2)
            continue
        try:
            read(options | {name: typed})
        except InputError as error:
            paper.say(refused_in(words, error))
        else:
            return typed
