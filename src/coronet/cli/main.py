"""The program `coronet`: finds the command, runs it, and words whatever goes wrong in one line.

A command `play-out` is the function `play_out` of the module `coronet.cli.play_out`, with Typer's annotations. It is
imported when it is asked for, so that `coronet --help` starts at once and loads no game. A command says that a check
does not hold by `raise typer.Exit(1)`; an InputError ends it with exit code 2.
"""

from __future__ import annotations

import contextlib
import os
import re
import select
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, cast

import typer
from typer.core import TyperCommand
from typer.main import get_command

from coronet import __version__
from coronet.cli.completion import with_completion
from coronet.cli.help import SETTINGS, HelpfulCommand, HelpfulGroup, SettingsCommand, helped
from coronet.cli.language import Lang, ask_for, check_language, with_language
from coronet.errors import CoronetError, ExtraMissing, InputError, either, near, one_line

if TYPE_CHECKING:
    from coronet.words import Words

PROGRAM = "coronet"
ALONE = "serve"  # what the program does without a command
COMMANDS = [
    "serve",
    "play",
    "ball",
    "puzzles",
    "rules",
    "conformance",
    "solve",
    "bench",
    "tournament",
    "review",
    "evaluate",
    "report",
    "play-out",
    "export",
    "verify",
    "site",
    "doctor",
    "migrate",
    "backup",
    "restore",
    "bring-back",
]
EXTRAS = ("fast", "server", "postgres", "data", "doors", "cluster", "bench")  # of two that bring a package, the first
# Exit codes: DONE and REFUSED as everywhere, a check that does not hold is 1.
DONE = 0
REFUSED = 2
BROKEN = 70  # as in sysexits.h
INTERRUPTED = 130  # as the shell counts Ctrl-C


class Commands(HelpfulGroup):
    """The commands that exist, each imported when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, in the order of the help."""
        return [name for name in COMMANDS if find_spec(_module_of(name))]

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:
        """The command of that name, imported now."""
        if cmd_name not in self.list_commands(ctx):
            return None
        function = getattr(import_module(_module_of(cmd_name)), _function_of(cmd_name))
        return _command_of(cmd_name, function)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The program's own options, then the command: the one alone, where its options come without it."""
        own = {name: one for one in self.get_params(ctx) for name in one.opts}
        at = _first_beyond(own, args)
        if at < len(args) and args[at].startswith("--") and len(args[at]) > 2:
            alone: Any = self.get_command(ctx, ALONE)
            options = [name for one in alone.get_params(ctx) for name in (*one.opts, *one.secondary_opts)]
            if near(args[at].partition("=")[0], [*options, *own]) not in own:
                args = [*args[:at], ALONE, *args[at:]]
        rest: list[str] = super().parse_args(ctx, args)
        return rest

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """The command that the arguments begin with, or a refusal that names the nearest."""
        known = self.list_commands(ctx)
        name = args[0]
        if name not in known and not name.startswith("-"):
            raise InputError("command", value=name, allowed=either(known), near=near(name, known))
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """The commands, and options: those of the command alone as well."""
        alone: Any = self.get_command(ctx, ALONE)
        own: list[Any] = super().shell_complete(ctx, incomplete)
        known = {item.value for item in own}
        return own + [item for item in alone.shell_complete(ctx, incomplete) if item.value not in known]

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """The list in the help, without importing any command."""
        words = _words()
        keys = {name: f"help-command-{name}" for name in self.list_commands(ctx)}
        rows = [(name, words.say(key) if words.has(key) else "") for name, key in keys.items()]
        if rows:
            with formatter.section(words.say("help-commands")):
                formatter.write_dl(rows)


app = typer.Typer(
    cls=Commands,
    name=PROGRAM,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def main() -> NoReturn:
    """Run the program with the arguments of the shell."""
    code = run(sys.argv[1:])
    if code == INTERRUPTED:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # who presses twice wants the end, no traceback of it
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run one command and return the exit code: the outermost loop, from which no exception escapes."""
    ask_for(arguments)
    try:
        code = _invoke(list(arguments))
        sys.stdout.flush()  # a reader who has gone shows here rather than at exit
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _end_with_the_reader()
    except (CoronetError, typer.TyperException) as error:
        return _refuse(error)
    except EOFError:
        _say(_words().say("input-ended"))
        return REFUSED
    except Exception as error:
        missing = _missing_extra(error)
        return _refuse(missing) if missing else _report()
    return code


@app.callback()
def coronet(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = None,
) -> None:
    """Run without a command: serve."""
    check_language(lang)
    if version:
        print(PROGRAM, __version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        raise typer.Exit(_invoke([ALONE]))


def _invoke(arguments: list[str]) -> int:
    command = helped(cast("TyperCommand", get_command(app)), PROGRAM)
    command.help = _words().say("help-program")
    if f"_{PROGRAM.upper()}_COMPLETE" in os.environ:
        with contextlib.suppress(CoronetError):  # what cannot be understood is said when the command is run
            command.main(arguments, prog_name=PROGRAM)  # the shell asks for completions; ends the program
        return DONE
    try:
        with command.make_context(PROGRAM, arguments) as context:
            command.invoke(context)
    except typer.Exit as end:
        return end.exit_code
    return DONE


def _command_of(name: str, function: Callable[..., object]) -> TyperCommand:
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    kind = SettingsCommand if SETTINGS in signature(function).parameters else HelpfulCommand
    whole = with_language(function)
    with_completion(name, whole)
    alone.command(name, cls=kind)(whole)
    return helped(cast("TyperCommand", get_command(alone)), name)  # a group only where there are several


def _first_beyond(own: Mapping[str, Any], args: Sequence[str]) -> int:
    """How many words the program's own options are, at the beginning."""
    at = 0
    while at < len(args) and args[at].partition("=")[0] in own:
        at += 1 if "=" in args[at] or own[args[at]].is_flag else 2
    return at


def _module_of(name: str) -> str:
    return f"coronet.cli.{_function_of(name)}"


def _function_of(name: str) -> str:
    return name.replace("-", "_")


def _missing_extra(error: Exception) -> ExtraMissing | None:
    """Where a package is missing that one of our extras brings: that extra."""
    from importlib.metadata import PackageNotFoundError, requires

    if not isinstance(error, ModuleNotFoundError) or error.name is None:
        return None
    try:
        wanted = requires(PROGRAM) or []
    except PackageNotFoundError:
        return None
    package = re.escape(error.name.partition(".")[0].replace("_", "-"))
    brings = re.compile(rf"{package}(?![\w-]).*extra == ['\"](\w+)")
    found = {line[1] for one in wanted if (line := brings.match(one.replace("_", "-")))}
    extra = next((extra for extra in EXTRAS if extra in found), None)
    return None if extra is None else ExtraMissing(extra, error.name)


def _say(text: str) -> None:
    with contextlib.suppress(OSError):
        print(f"{PROGRAM}: {text}", file=sys.stderr, flush=True)


def _refuse(error: CoronetError | typer.TyperException) -> int:
    if _is_debugging():
        traceback.print_exc()
    from coronet.cli.refusals import refused_in, usage_in

    words = _words()
    text = usage_in(words, error) if isinstance(error, typer.TyperException) else refused_in(words, error)
    _say(one_line(re.sub(r"[ \t\n]+", " ", text)))
    return REFUSED


def _words() -> Words:
    from coronet.cli.language import language
    from coronet.words import Words

    return Words(language())


def _report() -> int:
    """Keep the traceback of what nobody expected, and say in one line where it is."""
    if _is_debugging():
        traceback.print_exc()
        _say(_words().say("input-broke"))
        return BROKEN
    try:
        _say(_words().say("input-broke-kept", file=_write_details()))
    except OSError:
        _say(_words().say("input-broke-lost"))
    return BROKEN


def _write_details() -> str:
    from datetime import UTC, datetime

    import platformdirs

    path = platformdirs.user_log_path(PROGRAM, appauthor=False, ensure_exists=True) / "errors.txt"
    with path.open("a", encoding="utf-8", errors="backslashreplace") as file:
        file.write(f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC, {PROGRAM} {__version__}, Python {sys.version}\n")
        file.write(traceback.format_exc() + "\n")
    return str(path)


def _is_debugging() -> bool:
    return bool(os.environ.get("CORONET_DEBUG"))


def _end_with_the_reader() -> int:
    """Whoever read what is printed has gone, with what they wanted; any other pipe that breaks is a failure."""
    outputs = select.poll()
    for stream in (sys.stdout, sys.stderr):
        outputs.register(stream.fileno(), 0)
    if not outputs.poll(0):
        return _report()
    # Python's own flush at exit goes nowhere instead of complaining.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE
