"""The language of the terminal: what `--lang` says, else what the environment says, else English.

Every command has the option; a command words itself by `Words(language())`.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from functools import wraps
from typing import Annotated, Any

import typer

__all__ = ["Lang", "ask_for", "check_language", "language", "with_language"]

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as everywhere
PLAIN = "en"
OPTION = "--lang"
Lang = Annotated[str | None, typer.Option()]

_asked: ContextVar[str | None] = ContextVar("asked", default=None)


def ask_for(arguments: Sequence[str]) -> None:
    """Hear --lang before anything else, so that help and refusals speak the language too."""
    from coronet.words import languages

    said = " ".join(arguments).replace("--lang=", "--lang ").split()
    after = [said[at + 1] for at, word in enumerate(said[:-1]) if word == OPTION]
    _asked.set(after[-1] if after and after[-1] in languages() else None)


def language() -> str:
    """The language to speak; one that is asked for by name and not there is refused by `Words`."""
    return _asked.get() or _of_the_system()


def with_language(function: Callable[..., object]) -> Callable[..., object]:
    """The same command with the option --lang."""

    @wraps(function)
    def command(*, lang: str | None = None, **options: Any) -> object:
        check_language(lang)
        _asked.set(lang or _asked.get())
        return function(**options)

    declared = inspect.signature(function, eval_str=True)
    own = inspect.Parameter("lang", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Lang)
    command.__signature__ = declared.replace(parameters=[*declared.parameters.values(), own])  # type: ignore[attr-defined]
    return command


def check_language(lang: str | None) -> None:
    """Refuse a language that is not there."""
    if lang is not None:
        from coronet.errors import InputError
        from coronet.words import languages

        if lang not in languages():
            _asked.set(None)
            raise InputError("lang", value=lang, allowed=" or ".join(languages()))


def _of_the_system() -> str:
    from coronet.words import languages

    said = next((value for name in VARIABLES if (value := os.environ.get(name))), "")
    spoken = said.lower().replace("-", "_").partition("_")[0].partition(".")[0]
    return spoken if spoken in languages() else PLAIN
