"""`coronet rules rebel`: Rebel Princess, topic by topic, its round cards and princesses, and two cards together."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from coronet.cli.rules import heading, paragraph, plain
from coronet.errors import InputError
from coronet.games.rebel.record import EDITIONS
from coronet.words import Words


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


def print_rules(words: Words, game: str, named: list[str]) -> None:
    """The whole game, the card or topic that is named, or two cards together."""
    entries = _entries(words)
    all_entries = list(dict.fromkeys(entries.values()))
    match _meant(words, entries, named):
        case [first, second]:
            _print_pair(words, first, second)
        case [entry]:
            _print_entry(words, entry, all_entries)
        case _:
            _print_game(words, all_entries)


# Finding what is meant


def names(words: Words) -> list[str]:
    """The identifiers of all that can be looked up."""
    return [entry.name for entry in dict.fromkeys(_entries(words).values())]


def _entries(words: Words) -> dict[str, Entry]:
    """Everything that can be looked up, by plain identifier and by plain name."""
    found: dict[str, Entry] = {}
    for kind in ("topic", "round", "princess"):
        for key in words.keys(f"{kind}-"):
            entry = Entry(kind, key.removeprefix(f"{kind}-"))
            found[plain(entry.name)] = entry
            found.setdefault(plain(words.say(key)), entry)
    return found


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
