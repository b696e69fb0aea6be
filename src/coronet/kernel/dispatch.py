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
Answer = TypeVar("Answer")
MINE = "mine"  # the argument that is the own set of who answers

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
        changing, arguments = _changing(question, cards)
        lines = [f"    ruling = record.{key}"]
        for card in changing:
            lines += [f"    if ruling == {card.NUMBER}:", _answer(card, arguments)]
        lines.append(f"    return unchanged({', '.join(arguments)})")
        return _made(question, arguments, lines, changing)  # type: ignore[return-value]

    return make


def changed_by_sets(
    cards: list[ModuleType], sets: list[str]
) -> Callable[[Callable[..., Answer]], Callable[..., Answer]]:
    """The same for a question about a `card` of the table: that module answers in whose set it is.

    `sets` are expressions, in the order of the modules. Whoever asks leaves `mine` out; who answers gets the own set.
    """

    def make(question: Callable[..., Answer]) -> Callable[..., Answer]:
        changing, arguments = _changing(question, cards)
        lines = []
        for card in changing:
            mine = sets[cards.index(card)]
            lines += [f"    if {mine} >> card & 1:", _answer(card, _with(arguments, mine))]
        lines.append(f"    return unchanged({', '.join(_with(arguments, '0'))})")
        return _made(question, [one for one in arguments if one != MINE], lines, changing)

    return make


def put_to_all(cards: list[ModuleType], sets: list[str]) -> Callable[[Callable[..., Answer]], Callable[..., Answer]]:
    """Make a question that is put to all modules in turn; the last argument is the answer so far, `mine` as above."""

    def make(question: Callable[..., Answer]) -> Callable[..., Answer]:
        changing, arguments = _changing(question, cards)
        lines = []
        for card in changing:
            call = ", ".join(_with(arguments, sets[cards.index(card)]))
            lines.append(f"    {arguments[-1]} = change_{card.NUMBER}({call})  # {card.__name__}")
        lines.append(f"    return unchanged({', '.join(_with(arguments, '0'))})")
        return _made(question, [one for one in arguments if one != MINE], lines, changing)

    return make


def set_by_number(sets: list[str]) -> Callable[..., int]:
    """A rule that gives the set of this place in the list."""

    def set_of(record: Any, number: int) -> int:
        return 0

    lines = [line for at, one in enumerate(sets) for line in (f"    if number == {at}:", f"        return {one}")]
    lines.append("    return unchanged(record, number)")
    return _rule_of(set_of, ["record", "number"], lines, [])


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


def _changing(question: Callable[..., Any], cards: list[ModuleType]) -> tuple[list[ModuleType], list[str]]:
    """The cards that answer a question, all with its arguments."""
    name = question.__name__
    changing = [card for card in cards if hasattr(card, name)]
    arguments = list(inspect.signature(question).parameters)
    for card in changing:
        given = list(inspect.signature(getattr(card, name)).parameters)
        if given != arguments:
            raise ImportError(f"{card.__name__}.{name}: wanted arguments {arguments}; got {given}")
    return changing, arguments


def _with(arguments: list[str], mine: str) -> list[str]:
    return [mine if one == MINE else one for one in arguments]


def _answer(card: ModuleType, arguments: list[str]) -> str:
    return f"        return change_{card.NUMBER}({', '.join(arguments)})  # {card.__name__}"


def _made(
    question: Callable[..., Any], arguments: list[str], lines: list[str], changing: list[ModuleType]
) -> Callable[..., Any]:
    chain = _rule_of(question, arguments, lines, changing)
    hooks.append((question.__name__, chain, changing))
    return chain


def _rule_of(
    question: Callable[..., Any], arguments: list[str], lines: list[str], changing: list[ModuleType]
) -> Callable[..., Any]:
    """The rule with these lines as its body."""
    name = question.__name__
    names: dict[str, Any] = {"unchanged": rule(question)}
    names |= {f"change_{card.NUMBER}": getattr(card, name) for card in changing}
    text = "\n".join([f"def {name}({', '.join(arguments)}):", *lines]) + "\n"
    file = f"<changed by cards: {question.__module__}.{name}, rule {len(rules)}>"  # of several with one name, its own
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    exec(compile(text, file, "exec"), names)
    chain: Callable[..., Any] = names[name]
    chain.__doc__ = question.__doc__
    chain.__annotations__ = {"return": question.__annotations__.get("return")}
    chain.__module__ = question.__module__
    chain.__qualname__ = question.__qualname__
    return rule(chain)
