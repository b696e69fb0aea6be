"""Cards, suits and people are typed as the language has them, beside the English of the rules."""

from __future__ import annotations

import pytest

from coronet import Table
from coronet.cli.terminal.names import letters_in, names_in, plain
from coronet.cli.terminal.typed import Question, meant
from coronet.words import Words


def understood(language: str, game: str, typed: str, *verbs: str) -> str:
    words = Words(language, "box" if game == "r" else game)
    table = Table.new(game, seed=1, **{"variants": ["draft"]} if "keep" in verbs else {})
    names, letters = names_in(words, game, ["Zofia", "Łucja"]), letters_in(words, game)
    return meant(typed, Question(table, 0, list(verbs), [], names, letters=letters))


@pytest.mark.parametrize(
    ("language", "game", "typed", "verb", "choice"),
    [
        ("fr", "rebel", "re7", "play", "play Q7"),
        ("fr", "rebel", "q7", "play", "play Q7"),
        ("fr", "rebel", "a7", "play", "play P7"),
        ("fr", "rebel", "p7", "play", "play P7"),  # the letter of the rules, though Princes begin so too
        ("fr", "rebel", "fées", "show", "show F"),
        ("pl", "rebel", "kr7", "play", "play Q7"),
        ("pl", "rebel", "krolowe", "show", "show Q"),
        ("pl", "rebel", "lucja", "power", "power 1"),
        ("pl", "rebel", "Śpiąca Królewna", "choose", "choose sleeping-beauty"),
        ("fr", "rebel", "la petite sirène", "choose", "choose little-mermaid"),
        ("fr", "r", "espion", "play", "play spy"),
        ("fr", "r", "spy", "play", "play spy"),
        ("fr", "r", "bouffon rouge", "keep", "keep red-jester"),
        ("pl", "r", "szpieg", "play", "play spy"),
        ("fr", "woo", "éconduit", "exchange", "exchange spurned"),
        ("pl", "woo", "r7", "play", "play R7"),
    ],
)
def test_a_name_of_the_language_means_what_the_rules_call_it(language, game, typed, verb, choice):
    assert understood(language, game, typed, verb) == choice


@pytest.mark.parametrize(("language", "yes", "no"), [("fr", "oui", "non"), ("pl", "tak", "nie"), ("en", "yes", "no")])
def test_a_power_is_used_and_declined_in_the_language(language, yes, no):
    words = Words(language)
    said = {key: frozenset(words.say(f"play-typed-{key}").split(", ")) for key in ("yes", "no")}
    question = Question(Table.new("rebel", seed=1), 0, ["power", "no"], ["no", "power"], **said)
    assert (meant(yes, question), meant(no, question)) == ("power", "no")


def test_letters_are_compared_without_accents():
    assert plain("  Błyskotki ") == "blyskotki"
    assert plain("L\u2019Espion-Bleu") == "l'espion bleu"
