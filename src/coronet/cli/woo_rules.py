"""`coronet rules woo`: Woo the Princess, topic by topic, and its special gifts."""

from __future__ import annotations

from coronet.cli.rules import heading, paragraph, plain
from coronet.errors import InputError, near
from coronet.games.woo.hooks import GIFT_NAMES
from coronet.words import Words

TOPICS = ("aim", "cards", "set", "round", "scoring", "end", "ghost", "teams", "assumed")


def print_rules(words: Words, game: str, named: list[str]) -> None:
    """The whole game, or the gift or topic that is named."""
    if not named:
        _print_all(words)
        return
    entries = {name: f"woo-{name}" for name in TOPICS} | {name: f"gift-{name}" for name in GIFT_NAMES}
    name = plain("-".join(named))
    if name not in entries:
        raise InputError("card", value=" ".join(named), allowed=words.say("woo-any-card"), near=near(name, entries))
    heading(words.say(entries[name]), "=")
    paragraph(words.say(f"{entries[name]}.text"), gap=False)


def names(words: Words) -> list[str]:
    """All that can be looked up."""
    return [*TOPICS, *GIFT_NAMES]


def _print_all(words: Words) -> None:
    heading(words.say("woo-title"), "=")
    for name in TOPICS:
        heading(words.say(f"woo-{name}"))
        paragraph(words.say(f"woo-{name}.text"))
    heading(words.say("woo-gifts"))
    for name in GIFT_NAMES:
        short = words.say(f"gift-{name}.short")
        paragraph(words.say("woo-listed", name=words.say(f"gift-{name}"), id=name, short=short), indent=2, gap=False)
    print()
    paragraph(words.say("woo-more"))
    paragraph(words.say("credits-woo"), gap=False)
