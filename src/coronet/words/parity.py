"""Parity: what is wrong with the words of a language, measured against English.

A translation needs the same messages and attributes, and the same arguments in each. It may use another part of an
argument ($suit where English has $suit-name) and may count ($count) where English only lists. Names may have
attributes for the cases of the language: then all names of that kind have them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from coronet.words.words import CASES, FOLDER, MODEL, files_of

__all__ = ["check"]

PLURALS = frozenset({"zero", "one", "two", "few", "many"})  # "other" is everybody's default
COUNTED = frozenset({"cards", "seats", "to_act"})  # lists that bring $count along
# Messages that are names, and may therefore have cases. The kinds of name, each by how its messages begin.
KINDS = ("suit-", "gift-", "character-", "colour-", "princess-", "round-", "variant-")
PATTERNS = ("card-name", "gift-name", "character-name", "person-name", "seat-name", "list-you", "list-none")


def check(language: str, folder: Path = FOLDER) -> list[str]:
    """All that is wrong with the words of a language, a line each; empty when all is well."""
    texts, problems = _read(language, folder)
    problems += list(_plural_problems(language, texts))
    if language != MODEL:
        model = _read(MODEL, folder)[0]
        cases = {key for key in texts.keys() - model.keys() if _kind_of(key)}
        problems += list(_differences(model, {key: texts[key] for key in texts.keys() - cases}))
        problems += list(_case_problems(model, {key: texts[key] for key in cases}))
    return problems


def _read(language: str, folder: Path) -> tuple[dict[str, ast.Pattern], list[str]]:
    """All texts of a language by key (`message` or `message.attribute`), and what could not be read."""
    texts: dict[str, ast.Pattern] = {}
    problems = []
    for file in files_of(language, folder):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                problems.append(f"{language}/{file.name}: cannot be read: {(entry.content or '').strip()[:60]}")
            elif isinstance(entry, ast.Message):
                for key, pattern in _texts_of(entry):
                    if key in texts:
                        problems.append(f"{language}/{file.name}: {key} stands there twice")
                    texts[key] = pattern
    return texts, problems


def _texts_of(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def _differences(model: dict[str, ast.Pattern], texts: dict[str, ast.Pattern]) -> Iterator[str]:
    for key in sorted(model.keys() - texts.keys()):
        yield f"{key} is missing"
    for key in sorted(texts.keys() - model.keys()):
        yield f"{key} is not in {MODEL}"
    for key in sorted(model.keys() & texts.keys()):
        wanted, used = _arguments(model[key]), _arguments(texts[key])
        free = {"count"} if wanted & COUNTED else set()
        for name in sorted((wanted ^ used) - free):
            yield f"{key} lacks ${name}" if name in wanted else f"{key} uses ${name}, which {MODEL} does not"


def _kind_of(key: str) -> str:
    """The kind of name whose case this is, as in `suit-Q.genitive` or `card-name.number-genitive`; or nothing."""
    name, _, attribute = key.partition(".")
    if attribute.removeprefix("number-") not in CASES:
        return ""
    return name if name in PATTERNS else next((kind for kind in KINDS if name.startswith(kind)), "")


def _case_problems(model: dict[str, ast.Pattern], cases: dict[str, ast.Pattern]) -> Iterator[str]:
    found: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for key, pattern in sorted(cases.items()):
        name, _, case = key.partition(".")
        found[_kind_of(key), case].add(name)
        base = f"{name}.number" if case.startswith("number-") else name
        if base not in model:
            yield f"{key} is not in {MODEL}"
        elif name in PATTERNS and _arguments(pattern) - {"opens"} != _arguments(model[base]):
            yield f"{key} does not use the arguments of {base}"
    for (kind, case), names in found.items():
        alike = {key for key in model if key.startswith(kind) and "." not in key} - set(PATTERNS)
        for name in sorted(alike - names if kind in KINDS else ()):
            yield f"{name}.{case} is missing"


def _plural_problems(language: str, texts: dict[str, ast.Pattern]) -> Iterator[str]:
    needed = _categories(language)
    for key, pattern in texts.items():
        for names in _named_variants(pattern):
            if not names & PLURALS:
                continue
            for name in sorted(needed - names):
                yield f"{key}: the plural lacks [{name}]"
            for name in sorted(names & PLURALS - needed):
                yield f"{key}: {language} has no plural [{name}]"


def _categories(language: str) -> set[str]:
    """The plural categories that whole numbers have in a language."""
    form = Locale.parse(language).plural_form
    return {form(number) for number in range(201)} | {"other"}


def _arguments(pattern: ast.Pattern) -> set[str]:
    """The arguments a text uses, each by the name it is given under: `seat` for $seat-is."""
    found = _Finder()
    found.visit(pattern)
    return {name.partition("-")[0] for name in found.variables}


def _named_variants(pattern: ast.Pattern) -> list[set[str]]:
    found = _Finder()
    found.visit(pattern)
    return found.variants


class _Finder(Visitor):
    """Gathers the variables of a text and, of each selector, the variants that have a name."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's naming
        self.variants.append({one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)})
        self.generic_visit(node)
