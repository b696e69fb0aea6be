"""Programs that run, lent to one seat after the other: starting one may take longer than a game."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from threading import Lock
from weakref import WeakSet

import msgspec

from coronet.bots.outside.known import Outside
from coronet.bots.outside.lines import CORONET, GAME, HELLO, NO, PROTOCOL, READY, About, Hello
from coronet.bots.outside.program import ENDED, LATE, UNREADABLE, Fault, Program
from coronet.errors import Cannot

START_SECONDS = 20.0  # until a program has said hello, and until it is ready for a game
QUIT_SECONDS = 1.0  # to end by itself

_idle: dict[Outside, list[Lent]] = {}
_running: WeakSet[Program] = WeakSet()
_lock = Lock()


@dataclass
class Lent:
    """A program that has said hello, and the game that it was told of last."""

    program: Program
    hello: Hello
    game: str = ""


def lend(bot: Outside, game: About) -> Lent:
    """A program of this bot that is ready for this game; Fault where there is none.

    Of those that have nothing to do, the one that was in this game last is the first choice.
    """
    lent = _waiting(bot, game) or _started(bot)
    if lent.game == game.id:
        return lent
    try:
        _begin(lent, game)
    except BaseException:
        lent.program.end()
        raise
    return lent


def _waiting(bot: Outside, game: About) -> Lent | None:
    with _lock:
        waiting = sorted(_idle.pop(bot, []), key=lambda lent: lent.game != game.id)
        _idle[bot] = [lent for lent in waiting if lent.program.runs]
        gone = [lent for lent in waiting if not lent.program.runs]
        found = _idle[bot].pop(0) if _idle[bot] else None
    for lent in gone:
        lent.program.end()
    return found


def give_back(bot: Outside, lent: Lent) -> None:
    """Have a program wait for its next game."""
    with _lock:
        _idle.setdefault(bot, []).append(lent)


def end_all(*, at_once: bool = False) -> None:
    """End all programs that wait; at once: those that think, too, and without time to end by themselves."""
    with _lock:
        waiting = [lent for several in _idle.values() for lent in several]
        _idle.clear()
    if at_once:
        for program in list(_running):
            program.cut_off()
    for lent in waiting:
        lent.program.quit()
    for lent in waiting:
        lent.program.end(QUIT_SECONDS)


def introduced(bot: Outside) -> Hello:
    """How a bot introduces itself; one whose program is not here or does not say hello is refused in one line."""
    lent = _tried(bot)
    lent.program.quit()
    lent.program.end(QUIT_SECONDS)
    return lent.hello


def _begin(lent: Lent, game: About) -> None:
    """Tell a program which game it is in, and wait until it is ready; Fault where it is not."""
    word, rest = lent.program.ask(GAME, game, START_SECONDS)
    if word != READY:
        raise Fault(UNREADABLE, f"{word} {rest}".strip())
    lent.game = game.id


def check(bot: Outside, game: About) -> None:
    """Refuse a bot whose program is not here, does not say hello or does not play this game, in one line."""
    lent = _tried(bot)
    try:
        if not lent.hello.plays(game.game):
            games = ", ".join(lent.hello.games or ()) or "-"
            raise Cannot("bot-plays-others", name=bot.name, game=game.game, games=games)
        _begin(lent, game)
    except Fault as fault:
        raise _refused(bot, fault) from None
    finally:
        lent.program.quit()
        lent.program.end(QUIT_SECONDS)


def _tried(bot: Outside) -> Lent:
    """A program that has said hello, or the one line that says why there is none."""
    if shutil.which(bot.command[0]) is None:
        raise Cannot("bot-missing", name=bot.name, program=bot.command[0])
    try:
        return _started(bot)
    except Fault as fault:
        raise _refused(bot, fault) from None


def _refused(bot: Outside, fault: Fault) -> Cannot:
    """Why a bot cannot play, by what its program did."""
    said = fault.said or "-"
    word, _, rest = said.partition(" ")
    if fault.kind == LATE:
        return Cannot("bot-silent", name=bot.name, seconds=START_SECONDS, said=said)
    if fault.kind == ENDED:
        return Cannot("bot-ends", name=bot.name, said=said)
    if word == NO:
        return Cannot("bot-declines", name=bot.name, said=rest or said)
    return Cannot("bot-unreadable", name=bot.name, said=said)


def _started(bot: Outside) -> Lent:
    program = Program(bot.command)
    _running.add(program)
    try:
        word, rest = program.ask(CORONET, {"protocol": PROTOCOL}, START_SECONDS)
        return Lent(program, _hello(word, rest))
    except BaseException:
        program.end()
        raise


def _hello(word: str, rest: str) -> Hello:
    try:
        hello = msgspec.json.decode(rest, type=Hello) if word == HELLO else None
    except msgspec.DecodeError:
        hello = None
    if hello is None or hello.protocol != PROTOCOL:
        raise Fault(UNREADABLE, f"{word} {rest}".strip())
    return hello


def _forget() -> None:
    """A process that was forked has no part in the programs of its parent."""
    _idle.clear()
    _running.clear()


os.register_at_fork(after_in_child=_forget)
