"""French as it is written: its spaces, its apostrophes, and "de" before a name that opens with a vowel."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from coronet.words import Words
from coronet.words.words import files_of

THIN, HARD = "\u202f", "\u00a0"
WRONG = {
    "no thin space before ; ! ? %": re.compile(rf"(?<![{THIN}{HARD}])[;!?%]"),
    "no hard space before a colon": re.compile(rf"(?<!{HARD}):"),
    "no hard space inside guillemets": re.compile(rf"«(?!{HARD})|(?<!{HARD})»"),
    "a straight apostrophe or quotation mark": re.compile(r"['\"]"),
    "a hyphen for a dash": re.compile(r" - "),
    "an accent left off a capital": re.compile(r"\b(?:A vous|Edition|Eté|Ecart|Etat|Ile)\b"),
}


class French(Words):
    """With plain spaces and apostrophes, to compare with."""

    def __init__(self, edition: str | None = None, **reader: Any) -> None:
        super().__init__("fr", edition, **reader)

    def say(self, key: str, /, **args: object) -> str:
        return super().say(key, **args).replace("\u2019", "'").replace(THIN, " ").replace(HARD, " ")


class _Texts(Visitor):
    """Gathers what is text in a message, with what stands in braces as one letter."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the visitor's naming
        parts = [part.value if isinstance(part, ast.TextElement) else "x" for part in node.elements]
        self.texts.append("".join(str(part) for part in parts))
        self.generic_visit(node)


@pytest.mark.parametrize("file", files_of("fr"), ids=lambda file: file.name)
def test_french_has_its_spaces_and_apostrophes(file):
    found = _Texts()
    found.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    faults = [(what, text) for text in found.texts for what, wrong in WRONG.items() if wrong.search(text)]
    assert faults == []


@pytest.mark.parametrize(
    ("name", "of_them"), [("Ada", "d'Ada"), ("Élise", "d'Élise"), ("Hugo", "d'Hugo"), ("Yves", "d'Yves")]
)
def test_de_is_shortened_before_a_vowel(name, of_them):
    words = French(names=["Bruno", name, "Yasmine"], you=0)
    assert words.say("chip-frozen", seat=1) == f"carte gelée {of_them}"
    assert words.say("chip-frozen", seat=2) == "carte gelée de Yasmine"


def test_suits_cards_and_princesses_have_their_articles():
    words = French("deluxe", names=["Bruno", "Ada"], you=0)
    assert words.say("story-plays", seat=1, card="P8") == "Ada joue la Grenouille."
    assert words.say("story-plays", seat=1, card="P7") == "Ada joue le 7 d'Animaux."
    assert words.say("story-chose", seat=1, princess="alice") == "Ada danse sous les traits d'Alice."
    assert words.say("prompt-follow", suit="Q") == "À vous : jouez une Reine."
    assert words.say("prompt-follow", suit="C") == "À vous : jouez un Prince."


def test_characters_of_r_agree_with_their_colour():
    words = French("box", names=["Bruno", "Ada"], you=0)
    assert words.say("story-r-took", seat=1, card="blue-princess") == "Ada reprend la Princesse bleue."
    assert words.say("story-r-took", seat=1, card="blue-spy") == "Ada reprend l'Espion bleu."
    assert words.say("story-r-beats", seat=1, card="general", to=0, other="spy") == "Le Général d'Ada bat votre Espion."


@pytest.mark.parametrize(("count", "said"), [(0, "0 carte"), (1, "1 carte"), (2, "2 cartes")])
def test_nothing_is_singular(count, said):
    assert Words("fr").say("play-held", count=count) == said
