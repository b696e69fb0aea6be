"""The help of commands in the reader's language: what help.ftl says of a command, its options and its arguments.

A command or an option without words there keeps what its own code says.
"""

from __future__ import annotations

import difflib
import re
from typing import Any

from typer.core import TyperCommand, TyperGroup

from coronet.cli.completion import offered_settings
from coronet.cli.language import language
from coronet.words import Words

__all__ = ["SETTINGS", "HelpfulCommand", "HelpfulGroup", "SettingsCommand", "helped"]

KINDS = ("argument", "option")
SETTINGS = "settings"  # the argument of a command that takes the settings of a game
GAME = "coronet.game"  # which is named
MISTYPED = 0.8  # how near a word must come to one of a command's own options to be meant for it
TYPES = {"path": "path", "int": "number", "float": "number", "str": "text"}
METAVAR = re.compile(r"<(?:list\[)?([A-Za-z]+)(?: range)?\]?>")
MARKED = {"required": "help-required", "default:": "help-default", "env var:": "help-variable"}
MARKS = re.compile(r"\[([^\[\]]*)\]$")  # what the library adds to a help text


class HelpfulCommand(TyperCommand):
    """A command whose help speaks the reader's language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The first line."""
        _write_usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Arguments and options, each with its text."""
        _write_options(self, ctx, formatter)


class SettingsCommand(HelpfulCommand):
    """A command that takes the settings of a game as options, whichever game is named.

    What is none of its own options goes to its last argument, `settings`, names and values in turn.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Its own options and arguments first, then the settings."""
        own, named, settings = _sorted_out(self.get_params(ctx), args)
        ctx.meta[GAME] = named[0] if named else None
        if settings and not named and not self._needs_a_game(ctx):
            named = [""]
        rest: list[str] = super().parse_args(ctx, [*own, "--", *named, *settings] if named else own)
        return rest

    def _needs_a_game(self, ctx: Any) -> bool:
        return any(one.required for one in self.get_params(ctx) if one.param_type_name == "argument")

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Its own options, and the settings of the game that is named."""
        from typer._click.shell_completion import CompletionItem

        own: list[Any] = super().shell_complete(ctx, incomplete)
        settings = offered_settings(ctx.meta[GAME]) if incomplete.startswith("-") else []
        return own + [CompletionItem(name) for name in settings if name.startswith(incomplete)]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Its own, and the settings of the game that is named; or where these are told."""
        super().format_options(ctx, formatter)
        if ctx.meta[GAME] is None:
            formatter.write_paragraph()
            formatter.write_text(Words(language()).say("help-settings-of-games", command=self.name))
            return
        from coronet.cli.settings_help import rows
        from coronet.games.catalogue import game_named

        game = game_named(ctx.meta[GAME])  # one that was added brings its words
        words = Words(language())
        with formatter.section(words.say("help-settings-of", game=words.game(game.name))):
            formatter.write_dl(rows(words, game.declared))


class HelpfulGroup(TyperGroup):
    """A group of commands whose help speaks the reader's language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The first line."""
        self.subcommand_metavar = Words(language()).say("help-command-slot")
        _write_usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """The options, and the commands below them."""
        _write_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)


def helped(command: TyperCommand, name: str) -> TyperCommand:
    """The command with the texts of its language."""
    words = Words(language())
    command.help = _said(words, [f"help-command-{name}"], command.help)
    parameters: list[Any] = list(command.params)
    for one in parameters:
        one.help = _said(words, [f"help-{name}-{one.name}", f"help-{one.name}"], one.help)
    return command


def _said(words: Words, keys: list[str], otherwise: str | None) -> str | None:
    return next((words.say(key) for key in keys if words.has(key)), otherwise)


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    words = Words(language())
    command.options_metavar = f"[{words.say('help-options-slot')}]"
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{words.say('help-usage')} ")


def _write_options(command: Any, ctx: Any, formatter: Any) -> None:
    words = Words(language())
    for kind in KINDS:
        shown = [one for one in command.get_params(ctx) if one.param_type_name == kind and one.name != SETTINGS]
        rows = [_row(words, one, one.get_help_record(ctx)) for one in shown if one.get_help_record(ctx)]
        if rows:
            with formatter.section(words.say(f"help-{kind}s")):
                formatter.write_dl(rows)


def _row(words: Words, parameter: Any, record: tuple[str, str]) -> tuple[str, str]:
    """What is typed, and what it does; with the library's own words put into ours."""
    typed = METAVAR.sub(lambda found: _type(words, found), record[0])
    text = words.say("help-help") if parameter.name == "help" else record[1]
    return typed, MARKS.sub(lambda found: f"[{_mark(words, found[1])}]", text)


def _type(words: Words, found: re.Match[str]) -> str:
    return words.say(f"help-type-{TYPES[found[1].lower()]}") if found[1].lower() in TYPES else found[0]


def _mark(words: Words, text: str) -> str:
    for own, key in MARKED.items():
        text = text.replace(own, words.say(key))
    return text


def _sorted_out(parameters: list[Any], args: list[str]) -> tuple[list[str], list[str], list[str]]:
    """What is typed: the command's own options with their values, its arguments, and all other options with theirs."""
    options = {name: one for one in parameters if one.param_type_name == "option" for name in one.opts}
    own: list[str] = []
    named: list[str] = []
    settings: list[str] = []
    left = list(args)
    while left:
        word = left.pop(0)
        option = options.get(word.partition("=")[0])
        takes_value = "=" not in word and bool(left) and not left[0].startswith("--")
        if word == "--":
            named += left
            break
        if option is not None:
            own.append(word)
            if not option.is_flag and "=" not in word and left:
                own.append(left.pop(0))
        elif word.startswith("--") and not difflib.get_close_matches(word.partition("=")[0], options, 1, MISTYPED):
            settings.append(word)
            settings += [left.pop(0)] if takes_value else []
        elif word.startswith("-") and len(word) > 1:
            own.append(word)  # one that the parser refuses, with the option that may be meant
        else:
            named.append(word)
    return own, named, settings
