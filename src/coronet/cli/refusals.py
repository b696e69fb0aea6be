"""Why what was typed is refused, in one line of the reader's language.

Errors say in English what would be right (`allowed="a file in a folder that exists"`). Here this text is found among
the messages `allowed-` of refusals.ftl, whose arguments stand for what changes in it, and said in the reader's
language; one that is not found is said as it is.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import typer

from coronet.errors import Cannot, CoronetError, ExtraMissing, InputError, LogError, SettingRefused
from coronet.words import Words
from coronet.words.words import FOLDER, MODEL

__all__ = ["allowed_in", "refused_in", "usage_in"]

CATALOGUE = FOLDER / MODEL / "refusals.ftl"
MESSAGE = re.compile(r"^(allowed-[\w-]+) = (.*)$", re.MULTILINE)
ARGUMENT = re.compile(r"\{ \$(\w+) \}")
GROUPS = {"least": r"-?[0-9]+", "most": r"-?[0-9]+", "number": r"[0-9.]+", "name": r"\S.*", "reason": r".*"}
AS_IT_IS = frozenset({"name", "edition", "reason"})  # what came from elsewhere, and is not looked up


def refused_in(words: Words, error: CoronetError) -> str:
    """The refusal of an input, as this language says it."""
    if isinstance(error, SettingRefused) and words.has(f"setting-{error.code}"):
        return words.say(f"setting-{error.code}", **error.arguments)
    if isinstance(error, Cannot):
        return words.say(f"cannot-{error.code}", **error.arguments)
    if isinstance(error, ExtraMissing):
        return words.say("cannot-extra-missing", extra=error.extra, package=error.name, command=error.command)
    if not isinstance(error, InputError):
        return str(error)
    more = "nothing" if not error.allowed else "near" if error.near else "allowed"
    args = {
        "more": more,
        "field": _place(words, error),
        "allowed": allowed_in(words, error.allowed),
        "near": error.near,
    }
    if error.is_missing:
        return words.say("input-missing", **args)
    return words.say("input-refused", value=allowed_in(words, error.shown_value), **args)


def usage_in(words: Words, error: typer.TyperException) -> str:
    """What is wrong with a command as a whole: an option that is not there, a word too many or too few."""
    given: dict[str, Any] = vars(error)
    context = given.get("ctx")
    args = {"help": f"{context.command_path} --help" if context else "--help"}
    parameter = given.get("param")
    kind = type(error).__name__
    if parameter is not None:
        args["name"] = parameter.opts[0] if parameter.param_type_name == "option" else parameter.name
    if kind == "NoSuchOption":
        near = ", ".join(given.get("possibilities") or ())
        return words.say(f"input-no-option{'-near' if near else ''}", name=given["option_name"], near=near)
    if kind == "MissingParameter":
        return words.say("input-argument", **args)
    if kind == "BadOptionUsage":
        return words.say("input-option-value", name=given["option_name"])
    if kind == "BadParameter" and parameter is not None:
        return words.say("input-bad-value", **args)
    if extra := re.search(r"unexpected extra argument\S* \((.*)\)", error.format_message(), re.DOTALL):
        return words.say("input-extra-words", value=extra[1], **args)
    return error.format_message()


def allowed_in(words: Words, text: str) -> str:
    """What would be right, as this language says it."""
    for key, pattern in _catalogue():
        if found := pattern.fullmatch(text):
            parts = {
                name: part if name in AS_IT_IS else allowed_in(words, part) for name, part in found.groupdict().items()
            }
            return words.say(key, **parts)
    return text


def _place(words: Words, error: InputError) -> str:
    """The field, and for a log its line."""
    if not isinstance(error, LogError):
        return error.shown_field
    key = "input-line" if error.line else "input-source"
    return words.say(key, source=error.source, line=str(error.line), field=error.shown_field)


@cache
def _catalogue() -> list[tuple[str, re.Pattern[str]]]:
    """The messages `allowed-` as what they match, those with more text of their own first."""
    found = MESSAGE.findall(CATALOGUE.read_text(encoding="utf-8"))
    found.sort(key=lambda message: -len(ARGUMENT.sub("", message[1])))
    return [(key, re.compile(_regex(text))) for key, text in found]


def _regex(text: str) -> str:
    parts = ARGUMENT.split(text)  # texts and names in turn
    groups = [f"(?P<{name}>{GROUPS.get(name, '.+')})" for name in parts[1::2]]
    return "".join(re.escape(own) + group for own, group in zip(parts[::2], [*groups, ""], strict=True))
