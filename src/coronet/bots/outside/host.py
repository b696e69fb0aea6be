"""A bot of an installed package behind the lines, in a process of its own: `host.py FACTORY`, run as a module.

The factory is called for each game with what the line `game` holds, and gives a function that is called for each
question with what the line `choose` holds, and answers one of its `legal` choices. Where the factory has `games`, names
of games, the bot plays these alone; settings that it does not play it refuses by a ValueError that says so. What it
prints goes to the standard error.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any, TextIO

from coronet.bots.outside.known import GROUP
from coronet.bots.outside.lines import BEST, CHOOSE, CORONET, GAME, HELLO, NO, PROTOCOL, QUIT, READY

Factory = Callable[[dict[str, Any]], Callable[[dict[str, Any]], str]]


def host(factory: Factory, lines: TextIO, out: TextIO) -> None:
    """Answer lines until there are none, or `quit`."""
    choose: Callable[[dict[str, Any]], str] | None = None
    for line in lines:
        word, _, data = line.strip().partition(" ")
        answer = None
        with contextlib.redirect_stdout(sys.stderr):
            if word == CORONET:
                answer = f"{HELLO} {json.dumps(_hello(factory))}"
            elif word == GAME:
                choose, answer = _begun(factory, json.loads(data))
            elif word == CHOOSE and choose is not None:
                answer = f"{BEST} {choose(json.loads(data))}"
            elif word == QUIT:
                return
        if answer is not None:
            print(answer, file=out, flush=True)


def _begun(factory: Factory, about: dict[str, Any]) -> tuple[Callable[[dict[str, Any]], str] | None, str]:
    """A player for a game, and what is said of it."""
    try:
        return factory(about), READY
    except ValueError as refused:
        return None, f"{NO} {refused}"


def _hello(factory: Factory) -> dict[str, Any]:
    games = getattr(factory, "games", None)
    return {"protocol": PROTOCOL} | ({} if games is None else {"games": list(games)})


if __name__ == "__main__":
    host(EntryPoint("bot", sys.argv[1], GROUP).load(), sys.stdin, sys.stdout)
