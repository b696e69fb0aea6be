"""`coronet rules`: the rules of a game, of a card or topic, or of two cards together."""

from __future__ import annotations

import difflib
import re
import shutil
import textwrap
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Annotated

import typer

from coronet.errors import InputError

if TYPE_CHECKING:
    from coronet.words import Words

EDITIONS = ("classic", "deluxe")
WIDEST, NARROWEST = 80, 20


@dataclass(frozen=True)
class Entry:
    """What can be looked up: a round card, a princess or a topic."""

    kind: str
    name: str

    @property
    def key(self) -> str:
        """Its message in the words."""
        return f"{self.kind}-{self.name}"

    def rule(self) -> ModuleType:
        """The module with the card's data."""
        folder = {"round": "rounds", "princess": "princesses"}[self.kind]
        return import_module(f"coronet.games.rebel.{folder}.{self.name.replace('-', '_')}")

    def is_in(self, edition: str) -> bool:
        """Whether an edition has it."""
        if self.kind == "topic":
            return True
        rule = self.rule()
        if self.kind == "princess":
            return bool(getattr(rule, edition.upper()))
        return bool(getattr(rule, f"{edition.upper()}_LETTER"))


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
    from coronet.words import Words

    if edition is not None and edition not in EDITIONS:
        raise InputError("edition", value=edition, allowed=" or ".join(EDITIONS))
    words = Words(language(), edition)
    if game is None:
        _print_usage(words)
        return
    if game.lower() == "woo":
        from coronet.cli.woo_rules import print_woo_rules

        print_woo_rules(words, card or [])
        return
    if game.lower() != "rebel":
        from coronet.cli.box_rules import is_of_the_box, print_box_rules

        if not is_of_the_box(words, game.lower()):
            raise _unknown_game(words, game)
        print_box_rules(words, game.lower(), card or [])
        return
    entries = _entries(words)
    all_entries = list(dict.fromkeys(entries.values()))
    match _meant(words, entries, card or []):
        case [first, second]:
            _print_pair(words, first, second)
        case [entry]:
            _print_entry(words, entry, all_entries)
        case _:
            _print_game(words, all_entries)


def _unknown_game(words: Words, game: str) -> InputError:
    near = difflib.get_close_matches(game.lower(), ["rebel", "r", "woo"], n=1)
    return InputError("game", value=game, allowed=words.say("rules-any-game"), near="".join(near))


# Finding what is meant


def _entries(words: Words) -> dict[str, Entry]:
    """Everything that can be looked up, by plain identifier and by plain name."""
    found: dict[str, Entry] = {}
    for kind in ("topic", "round", "princess"):
        for key in words.keys(f"{kind}-"):
            entry = Entry(kind, key.removeprefix(f"{kind}-"))
            found[plain(entry.name)] = entry
            found.setdefault(plain(words.say(key)), entry)
    return found


def plain(name: str) -> str:
    """A name without case, marks and article: `pets-revenge` for "Pets' Revenge", `frog` for "the Frog"."""
    letters = re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("\N{RIGHT SINGLE QUOTATION MARK}", ""))
    return letters.strip("-").removeprefix("the-")


def _meant(words: Words, entries: dict[str, Entry], given: list[str]) -> list[Entry]:
    """The one or two entries that are meant; a name may come as several words."""
    for split in range(len(given), 0, -1):
        names = [plain("-".join(part)) for part in (given[:split], given[split:]) if part]
        if all(name in entries for name in names):
            return list(dict.fromkeys(entries[name] for name in names))
    if not given:
        return []
    unknown = [word for word in given if plain(word) not in entries]
    value = unknown[0] if len(given) == 2 and unknown else " ".join(given)
    near = difflib.get_close_matches(plain(value), entries, n=1)
    name = entries[near[0]].name if near else ""
    raise InputError("card", value=value, allowed=words.say("rules-any-card"), near=name)


# Printing


def _print_usage(words: Words) -> None:
    paragraph(words.say("rules-welcome"))
    for key in ("rules-how-all", "rules-how-one", "rules-how-two", "rules-how-r", "rules-how-woo"):
        paragraph(words.say(key), indent=2, gap=False)
    print()
    paragraph(words.say("rules-how-edition"), gap=False)


def _print_game(words: Words, entries: list[Entry]) -> None:
    heading(words.say("rules-title"), "=")
    for entry in entries:
        if entry.kind == "topic":
            heading(words.say(entry.key))
            for text in _readings(words, entry, "text"):
                paragraph(text)
    for kind, title in (("round", "rules-rounds"), ("princess", "rules-princesses")):
        heading(words.say(title))
        for entry in sorted(entries, key=lambda entry: _place(words, entry)):
            if entry.kind == kind and (words.edition is None or entry.is_in(words.edition)):
                short = words.say(f"{entry.key}.short")
                name = words.say(entry.key)
                paragraph(words.say("rules-listed", name=name, id=entry.name, short=short), indent=2, gap=False)
        print()
    paragraph(words.say("rules-more"))
    paragraph(words.say("credits-rebel"), gap=False)


def _place(words: Words, entry: Entry) -> tuple[bool, str]:
    """Where an entry stands among its kind: round cards by their letter, from simple to complex."""
    if entry.kind != "round":
        return False, ""
    letter = str(getattr(entry.rule(), f"{(words.edition or EDITIONS[-1]).upper()}_LETTER"))
    return not letter, letter


def _print_entry(words: Words, entry: Entry, entries: list[Entry]) -> None:
    heading(words.say(entry.key), "=")
    for line in _facts(words, entry):
        paragraph(line, gap=False)
    if entry.kind != "topic":
        print()
    for text in _readings(words, entry, "text") + _readings(words, entry, "blocked"):
        paragraph(text)
    for other in entries:
        if words.has(_together(entry, other)) and (words.edition is None or other.is_in(words.edition)):
            text = words.say(_together(entry, other))
            paragraph(words.say("rules-with", name=_inside(words, other), text=text))


def _facts(words: Words, entry: Entry) -> list[str]:
    """What stands on the card beside its text."""
    if entry.kind == "topic":
        return []
    rule = entry.rule()
    lines = []
    if entry.kind == "round":
        letters = {edition: getattr(rule, f"{edition.upper()}_LETTER") or "none" for edition in EDITIONS}
        lines.append(words.say("rules-round-letters", **letters))
        lines.append(words.say("pass-way", left=rule.PASS_LEFT, right=rule.PASS_RIGHT))
        if rule.HOURGLASS:
            lines.append(words.say("rules-hourglass"))
    else:
        lines.append(words.say("rules-princess-kind"))
        lines.append(words.say("rules-power", power=words.say(f"{entry.key}.power")))
        if not rule.CLASSIC and words.edition is None:
            lines.append(words.say("rules-only-deluxe"))
    return lines + _absence(words, entry)


def _absence(words: Words, entry: Entry) -> list[str]:
    """That the edition asked for does not have the card, if so."""
    if words.edition is None or entry.is_in(words.edition):
        return []
    return [words.say("rules-not-in-edition", edition=words.edition)]


def _print_pair(words: Words, first: Entry, second: Entry) -> None:
    names = {"first": words.say(first.key), "second": _inside(words, second)}
    heading(words.say("rules-together", **names), "=")
    if words.has(_together(first, second)):
        paragraph(words.say(_together(first, second)))
    elif first.kind == second.kind == "round":
        paragraph(words.say("rules-same-round", **names))
    elif "topic" not in (first.kind, second.kind):
        paragraph(words.say("rules-no-interaction", **names))
    for entry in (first, second):
        heading(words.say(entry.key))
        for text in _absence(words, entry) + _readings(words, entry, "text"):
            paragraph(text)


def _together(first: Entry, second: Entry) -> str:
    return "with-{}-{}".format(*sorted((first.name, second.name)))


def _inside(words: Words, entry: Entry) -> str:
    """A name as it stands within a sentence."""
    return words.say(f"{entry.key}.inside" if entry.kind == "princess" else entry.key)


def _readings(words: Words, entry: Entry, attribute: str) -> list[str]:
    """A text in the edition asked for; without one, in each edition that has its own."""
    key = f"{entry.key}.{attribute}"
    if words.edition is None:
        own = [edition for edition in EDITIONS if words.has(f"{key}-{edition}")]
        if own:
            texts = {edition: words.say(f"{key}-{edition}") for edition in own}
            return [words.say("rules-edition-text", edition=edition, text=text) for edition, text in texts.items()]
    elif not words.has(key):  # what only the other edition has
        return _readings(type(words)(words.language), entry, attribute) if attribute == "text" else []
    return [words.say(key)] if words.has(key) else []


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
