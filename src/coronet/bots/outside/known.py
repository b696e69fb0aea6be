"""Which bots from outside there are: programs that somebody names, and bots that other packages bring.

A package brings a bot by an entry point of the group `coronet.bots`, named like the bot, that gives its factory. Such a
bot runs in a process of its own, as a program does, behind the same lines (`host.py`).
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from coronet.bots.playable import LEVELS
from coronet.errors import InputError

GROUP = "coronet.bots"
NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")
ALLOWED = "NAME=COMMAND, the name in small letters, digits and hyphens, and no level"
RESERVED = (*LEVELS, "random", "person")
USUAL_MS = 5000


@dataclass(frozen=True)
class Outside:
    """A bot from outside: its name here, the program that plays it, and how long that may take for a decision."""

    name: str
    command: tuple[str, ...]
    ms: int = USUAL_MS


def read(texts: Iterable[str], ms: int = USUAL_MS) -> tuple[Outside, ...]:
    """Bots as they are typed: `NAME=COMMAND`, the command as a shell would take it apart.

    >>> read(["mine=python3 'my bot.py'"])
    (Outside(name='mine', command=('python3', 'my bot.py'), ms=5000),)
    """
    found: dict[str, Outside] = {}
    for text in texts:
        name, _, command = text.partition("=")
        words = _words(command)
        if not NAME.fullmatch(name) or name in RESERVED or name in found or not words:
            raise InputError("bot", value=text, allowed=ALLOWED)
        found[name] = Outside(name, words, ms)
    return tuple(found.values())


def known(programs: Sequence[Outside] = (), ms: int = USUAL_MS) -> dict[str, Outside]:
    """All bots from outside by name: those of installed packages, and these programs."""
    host = (sys.executable, "-m", "coronet.bots.outside.host")
    brought = {name: Outside(name, (*host, factory), ms) for name, factory in _brought().items()}
    return brought | {bot.name: bot for bot in programs}


def named(names: Collection[str], programs: Sequence[Outside] = (), ms: int = USUAL_MS) -> tuple[Outside, ...]:
    """These programs, and of these names the bots of installed packages."""
    given = {*LEVELS, *(bot.name for bot in programs)}
    if all(name in given for name in names):
        return tuple(programs)
    return tuple(bot for bot in known(programs, ms).values() if bot in programs or bot.name in names)


@cache
def _brought() -> dict[str, str]:
    """The factories of installed packages, by name; looked for once, as that takes a while."""
    found = {point.name: point.value for point in entry_points(group=GROUP)}
    return {name: factory for name, factory in found.items() if NAME.fullmatch(name) and name not in RESERVED}


def _words(command: str) -> tuple[str, ...]:
    try:
        return tuple(shlex.split(command))
    except ValueError:  # a quotation mark without its other one
        return ()
