"""Polish: plurals and cases stand as they should, names stay as they are, and nobody is given a gender."""

from __future__ import annotations

import re

import pytest

from coronet.words import Words
from coronet.words.words import files_of
from tests.words.test_words import FORMS

TEXT = "".join(file.read_text(encoding="utf-8") for file in files_of("pl"))
SAID = "\n".join(line for line in TEXT.splitlines() if not line.startswith("#"))


@pytest.fixture
def words() -> Words:
    return Words("pl", names=["Zofia", "Bruno", "Ada"], you=1)


@pytest.mark.parametrize(
    ("count", "proposals"),
    [
        (0, "0 oświadczyn"),
        (1, "1 oświadczyny"),
        (2, "2 oświadczyny"),
        (5, "5 oświadczyn"),
        (12, "12 oświadczyn"),
        (22, "22 oświadczyny"),
    ],
)
def test_proposals_are_counted(count, proposals, words):
    assert words.say("story-scores", seat=0, points=count) == f"Zofia ma w tej rundzie {proposals}."


def test_proposals_below_zero_are_lost(words):
    assert words.say("story-scores", seat=0, points=-3) == "Zofia traci w tej rundzie 3 oświadczyny (\u22123)."


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("story-plays", {"seat": 0, "card": "Q7"}, "Zofia zagrywa siódemkę Królowych."),
        ("story-plays", {"seat": 1, "card": "P8"}, "Zagrywasz Żabę."),
        ("story-froze-card", {"card": "C12"}, "Dwunastka Książąt jest zamrożona."),
        (
            "reason-must-follow",
            {"suit": "P", "cards": ["P9", "P8"]},
            "Dołóż do koloru (Zwierzęta): masz Żabę i dziewiątkę.",
        ),
        ("reason-not-in-hand", {"card": "F1"}, "Wybierz inną kartę: jedynka Wróżek to nie karta z twojej ręki."),
        ("prompt-void", {"suit": "F"}, "Twój ruch: masz renons we Wróżkach, zagraj dowolną kartę."),
        (
            "reason-not-among",
            {"card": "cinderella", "cards": ["alice", "pea-princess"]},
            "Możesz wybrać Alicję i Księżniczkę na ziarnku grochu. Kopciuszek nie wchodzi tu w grę.",
        ),
        (
            "story-r-beats",
            {"seat": 0, "to": 2, "card": "red-spy", "other": "blue-assassin"},
            "Szpieg czerwonych (Zofia) bije Zabójcę niebieskich (Ada).",
        ),
        ("story-woo-removes", {"seat": 1, "card": "B13"}, "Usuwasz trzynastkę Błyskotek."),
        ("story-woo-removes", {"seat": 1, "card": "spurned"}, "Usuwasz Kosz."),
    ],
)
def test_cards_and_princesses_stand_in_their_case(key, args, said, words):
    assert words.say(key, **args) == said


def test_nobody_is_given_a_gender_by_a_verb():
    assert re.findall(r"\b(?!stołem)\w+ł[ae][śm]\b|\w+[łn](?:y|a|ą)?\([aey]\w*\)|\w+/-?[aą]\b", SAID) == []


def test_marks_are_those_of_polish():
    assert re.findall(r'"[^"]*"', SAID.replace('{ "" }', "").replace('{ " i " }', "")) == []
    assert SAID.count("„") == SAID.count("”")
    assert re.findall(r"\w [-—] \w|\s[!:;%]", SAID) == []


@pytest.mark.parametrize("kind", FORMS)
def test_what_is_asked_for_begins_with_the_word_to_type(kind, words):
    assert re.match(rf"{kind}\b", words.say(f"form-{kind}"))
