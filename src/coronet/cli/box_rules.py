"""`coronet rules r`: the duel, its cards and variants, and the parlour games that come with it."""

from __future__ import annotations

from coronet.cli.rules import heading, paragraph, plain
from coronet.errors import InputError, near
from coronet.games.r.hooks import BY_NUMBER, VARIANTS_BY_NAME
from coronet.words import Words

TOPICS = ("r-aim", "r-judging", "r-hold", "r-house")
KINDS = ("character", "variant", "parlour")
NAMED = "character-name"  # a pattern, no card


def print_rules(words: Words, game: str, named: list[str]) -> None:
    """The whole of R, one parlour game, or the card, variant or game that is named."""
    entries = _entries(words)
    if words.has(f"parlour-{game}") and not named:
        _print_entry(words, f"parlour-{game}")
    elif not named:
        _print_all(words, entries)
    else:
        name = plain("-".join(named))
        if name not in entries:
            raise InputError("card", value=" ".join(named), allowed=words.say("r-any-card"), near=near(name, entries))
        _print_entry(words, entries[name])


def names(words: Words) -> list[str]:
    """The identifiers of all that can be looked up."""
    return [key.partition("-")[2] for key in dict.fromkeys(_entries(words).values())]


def _entries(words: Words) -> dict[str, str]:
    """Keys of all that can be looked up, by plain identifier and by plain name."""
    found: dict[str, str] = {}
    for kind in KINDS:
        for key in words.keys(f"{kind}-"):
            if key != NAMED:
                found[plain(key.removeprefix(f"{kind}-"))] = key
                found.setdefault(plain(words.say(key)), key)
    return found


def _print_entry(words: Words, key: str) -> None:
    heading(words.say(key), "=")
    number = VARIANTS_BY_NAME.get(key.removeprefix("variant-"))
    if number is not None and key.startswith("variant-"):
        paragraph(words.say("r-letter", letter=BY_NUMBER[number].LETTER))
    paragraph(words.say(f"{key}.text"), gap=False)


def _print_all(words: Words, entries: dict[str, str]) -> None:
    heading(words.say("r-title"), "=")
    for key in TOPICS:
        heading(words.say(key))
        paragraph(words.say(f"{key}.text"))
    keys = list(dict.fromkeys(entries.values()))
    heading(words.say("r-cards"))
    for strength, key in enumerate(reversed([key for key in keys if key.startswith("character-")])):
        _print_listed(words, key, strength=strength)
    print()
    for kind, title in (("variant", "r-variants"), ("parlour", "r-parlour")):
        heading(words.say(title))
        for key in keys:
            if key.startswith(f"{kind}-"):
                _print_listed(words, key)
        print()
    paragraph(words.say("r-more"))
    paragraph(words.say("credits-r"), gap=False)


def _print_listed(words: Words, key: str, strength: int | None = None) -> None:
    name, identifier = words.say(key), key.partition("-")[2]
    if strength is not None:
        line = words.say("r-strength", name=name, id=identifier, strength=strength)
    else:
        line = words.say("r-listed", name=name, id=identifier, short=words.say(f"{key}.short"))
    paragraph(line, indent=2, gap=False)
