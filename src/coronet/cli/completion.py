"""What the shell offers while a command is typed: games, their settings and values, cards, levels, languages.

`OFFERED` names who offers the values of an option or argument: by its name, or by COMMAND-NAME where one command has it
otherwise. Nothing is refused here: who types a game that is not there is told so by the command.
"""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import typer

from coronet.errors import InputError

__all__ = ["offered_settings", "with_completion"]


def with_completion(name: str, function: Callable[..., object]) -> None:
    """Have the parameters of a command offer what may stand there."""
    for parameter in inspect.signature(function, eval_str=True).parameters.values():
        offers = OFFERED.get(f"{name}-{parameter.name}", OFFERED.get(parameter.name))
        for declared in getattr(parameter.annotation, "__metadata__", ()):
            if offers and "autocompletion" in vars(declared):
                declared.autocompletion = offers


def offered_settings(game: str | None) -> list[str]:
    """The options that set up a game; none before one is named."""
    from coronet.cli.game_options import HOUSE

    with contextlib.suppress(InputError):
        declared = _declared(game or "")
        own = [f"--{one.typed}" for one in declared.settings if not one.is_house_rule]
        return [*own, f"--{HOUSE}"] if declared.house_rules else own
    return []


def _games() -> list[str]:
    from coronet.games.catalogue import all_games

    return list(all_games())


def _solved_games() -> list[str]:
    return [name for name in _games() if _declared(name).is_solved]


def _games_with_ball() -> list[str]:
    from coronet.table.ball import games_with_ball

    return games_with_ball()


def _games_with_puzzles() -> list[str]:
    from coronet.puzzles.kinds import KINDS

    return list(KINDS)


def _themes(ctx: typer.Context) -> list[str]:
    """Those of the game that was named, or of all."""
    from coronet.puzzles.kinds import KINDS

    named = ctx.params.get("game")
    return sorted({theme for game, kind in KINDS.items() if named in (None, game) for theme in kind.themes})


def _puzzle_actions() -> list[str]:
    from coronet.cli.puzzles import ACTIONS

    return list(ACTIONS)


def _levels() -> list[str]:
    from coronet.bots.playable import LEVELS

    return list(LEVELS)


def _bots(incomplete: str) -> list[str]:
    return _listed(_levels(), incomplete)


def _editions() -> list[str]:
    from coronet.games.rebel.record import EDITIONS

    return list(EDITIONS)


def _languages() -> list[str]:
    from coronet.words import languages

    return list(languages())


def _cards(ctx: typer.Context) -> list[str]:
    """What the rules of a game can be asked about."""
    from coronet.cli.language import language
    from coronet.words import Words

    with contextlib.suppress(InputError):
        own = f"coronet.cli.{_declared(ctx.params['game']).box}_rules"
        if find_spec(own):
            names: list[str] = import_module(own).names(Words(language()))
            return names
    return []


def _setting_values(ctx: typer.Context, incomplete: str) -> list[str]:
    """The values of the setting whose option was typed last."""
    typed: Sequence[str] = ctx.params.get("settings") or ()
    with contextlib.suppress(InputError):
        if typed and typed[-1].startswith("--"):
            return list(_values(_declared(ctx.params["game"]), typed[-1][2:], incomplete))
    return []


def _values(declared: Any, option: str, incomplete: str) -> Iterator[str]:
    from coronet.cli.game_options import HOUSE
    from coronet.games.declaration import Kind

    if option == HOUSE:
        for one in declared.house_rules:
            yield from (f"{one.name}={value}" for value in _allowed(one))
    for one in declared.settings:
        if one.typed == option and not one.is_house_rule:
            yield from _listed(_allowed(one), incomplete) if one.kind is Kind.NAMES else _allowed(one)


def _allowed(setting: Any) -> list[str]:
    """Words and names that may stand there, in any form of the game; of numbers those that a form offers."""
    from coronet.games.declaration import Kind

    if setting.kind is Kind.FLAG:
        return ["true", "false"]
    forms = setting.allowed.values() if isinstance(setting.allowed, Mapping) else [setting.allowed]
    allowed = [str(value) for form in forms for value in (setting.offered or form)]
    return list(dict.fromkeys([*setting.words, *allowed]))


def _listed(names: Sequence[str], incomplete: str) -> list[str]:
    """Each name as the next one of a list that is separated by commas."""
    before = incomplete[: incomplete.rfind(",") + 1]
    return [before + name for name in names]


def _declared(game: str) -> Any:
    from coronet.games.catalogue import game_named

    return game_named(game).declared


OFFERED: dict[str, Callable[..., list[str]]] = {
    "game": _games,
    "solve-game": _solved_games,
    "ball-game": _games_with_ball,
    "puzzles-game": _games_with_puzzles,
    "puzzles-action": _puzzle_actions,
    "theme": _themes,
    "card": _cards,
    "rules-edition": _editions,
    "settings": _setting_values,
    "level": _levels,
    "tournament-bots": _bots,
    "play-out-bots": _bots,
    "lang": _languages,
}
