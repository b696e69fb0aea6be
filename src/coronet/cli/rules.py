"""`coronet rules`: the rules of a game, of a card or topic, or of two cards together.

How a box is looked up stands in `<box>_rules.py`; a game that was added is told by its messages `rules-<name>-`, each
with a `.text`.
"""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from coronet.errors import InputError

if TYPE_CHECKING:
    from coronet.words import Words

WIDEST, NARROWEST = 80, 20


def rules(
    game: Annotated[str | None, typer.Argument()] = None,
    card: Annotated[
        list[str] | None,
        typer.Argument(),
    ] = None,
    edition: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Look up the rules of a game, or of one card."""
    from coronet.cli.language import language
    from coronet.games.catalogue import GAMES, game_named
    from coronet.words import Words

    declared = game_named(game.lower()).declared if game else None  # a game that was added brings its words
    words = Words(language(), edition)
    _check_edition(edition, [declared.name] if declared else GAMES)
    if declared is None:
        _print_usage(words)
        return
    own = f"coronet.cli.{declared.box}_rules"
    if find_spec(own):
        import_module(own).print_rules(words, declared.name, card or [])
    else:
        _print_topics(words, declared.name)


def _check_edition(edition: str | None, games: Sequence[str]) -> None:
    """Refuse an edition that none of these games has."""
    from coronet.errors import either
    from coronet.games.catalogue import game_named

    if edition is None:
        return
    settings = filter(None, (game_named(game).declared.setting("edition") for game in games))
    known = [name for setting in settings for name in setting.allowed_in({})]
    if edition not in known:
        raise InputError("edition", value=edition, allowed=either(known))


def _print_usage(words: Words) -> None:
    paragraph(words.say("rules-welcome"))
    for key in ("rules-how-all", "rules-how-one", "rules-how-two", "rules-how-r", "rules-how-woo"):
        paragraph(words.say(key), indent=2, gap=False)
    print()
    paragraph(words.say("rules-how-edition"), gap=False)


def _print_topics(words: Words, game: str) -> None:
    """All that a game's own words tell of its rules."""
    heading(words.game(game), "=")
    for key in words.keys(f"rules-{game}-"):
        heading(words.say(key))
        paragraph(words.say(f"{key}.text"))


def plain(name: str) -> str:
    """A name without case, marks and article: `pets-revenge` for "Pets' Revenge", `frog` for "the Frog"."""
    letters = re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("\N{RIGHT SINGLE QUOTATION MARK}", ""))
    return letters.strip("-").removeprefix("the-")


def heading(text: str, line: str = "-") -> None:
    print(text)
    print(line * min(len(text), _width()))


def paragraph(text: str, *, indent: int = 0, gap: bool = True) -> None:
    print(
        textwrap.fill(
            text,
            _width(),
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + 2 if indent else 0),
            break_long_words=False,
            break_on_hyphens=False,
        )
    )
    if gap:
        print()


def _width() -> int:
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))
