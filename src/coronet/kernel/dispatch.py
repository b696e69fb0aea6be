"""changed_by: a question whose answer some cards change, as an if-chain generated from those cards.

Cards are modules with a NUMBER. A card changes a question by defining a function of the question's name and
arguments; the body of the question itself is the answer when no card does. The generated text is the same in both
modes (to the compiler it is a switch), and `linecache` knows it, so tracebacks show it.
"""

from __future__ import annotations

import difflib
import importlib
import inspect
import itertools
import linecache
import pkgutil
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar

from coronet.kernel.rule import rule, rules

Question = TypeVar("Question", bound=Callable[..., Any])

hooks: list[tuple[str, Callable[..., Any], list[ModuleType]]] = []
"""Every question asked so far: its name, itself, the cards that change it. For docs and tests."""


def cards_in(package: ModuleType) -> list[ModuleType]:
    """The card modules of a folder, by NUMBER; two with one number are refused."""
    modules = [
        importlib.import_module(f"{package.__name__}.{info.name}") for info in pkgutil.iter_modules(package.__path__)
    ]
    modules.sort(key=lambda module: int(module.NUMBER))
    for one, next_one in itertools.pairwise(modules):
        if one.NUMBER == next_one.NUMBER:
            raise ImportError(f"{next_one.__name__}: NUMBER {one.NUMBER} belongs to {one.__name__}")
    return modules


def changed_by(cards: list[ModuleType], key: str) -> Callable[[Question], Question]:
    """Make a question that the cards may answer differently; `key` is where the record says which card rules."""

    def make(question: Question) -> Question:
        name = question.__name__
        changing = [card for card in cards if hasattr(card, name)]
        arguments = list(inspect.signature(question).parameters)
        for card in changing:
            given = list(inspect.signature(getattr(card, name)).parameters)
            if given != arguments:
                raise ImportError(f"{card.__name__}.{name}: wanted arguments {arguments}; got {given}")
        chain = _if_chain(question, name, arguments, key, changing)
        hooks.append((name, chain, changing))
        return chain  # type: ignore[return-value]

    return make


def refuse_strangers(cards: list[ModuleType], questions: list[str]) -> None:
    """A public rule in a card that answers no question is a slip of the pen: refused at import."""
    own = {id(function) for function in rules}
    for card in cards:
        for name, value in vars(card).items():
            if name.startswith("_") or name in questions or id(value) not in own or value.__module__ != card.__name__:
                continue
            near = difflib.get_close_matches(name, questions, 1)
            hint = f"; did you mean {near[0]}" if near else ""
            raise ImportError(f"{card.__name__}.{name} answers no question of the hooks{hint}")


def _if_chain(
    question: Callable[..., Any], name: str, arguments: list[str], key: str, changing: list[ModuleType]
) -> Callable[..., Any]:
    call = f"({', '.join(arguments)})"
    lines = [f"def {name}{call}:", f"    ruling = record.{key}"]
    names: dict[str, Any] = {"unchanged": rule(question)}
    for card in changing:
        names[f"change_{card.NUMBER}"] = getattr(card, name)
        lines += [f"    if ruling == {card.NUMBER}:", f"        return change_{card.NUMBER}{call}  # {card.__name__}"]
    lines.append(f"    return unchanged{call}")
    text = "\n".join(lines) + "\n"
    file = f"<changed by cards: {question.__module__}.{name}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    exec(compile(text, file, "exec"), names)
    chain: Callable[..., Any] = names[name]
    chain.__doc__ = question.__doc__
    chain.__annotations__ = {"return": question.__annotations__.get("return")}
    chain.__module__ = question.__module__
    chain.__qualname__ = question.__qualname__
    return rule(chain)
