"""The words: every key is there, and arguments are worded as people say them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coronet.errors import InputError
from coronet.games.rebel.hooks import ROUNDS_BY_NAME
from coronet.games.rebel.powers import PRINCESSES_BY_NAME
from coronet.words import Words, check, languages
from coronet.words.words import _load, files_of

ROUNDS = list(ROUNDS_BY_NAME)
PRINCESSES = list(PRINCESSES_BY_NAME)
ONLY_DELUXE = {"rapunzel", "thumbelina"}
REASONS: dict[str, dict[str, object]] = {
    "unknown-choice": {"text": "plaay Q7"},
    "no-such-seat": {"seat": 7},
    "game-over": {},
    "already-chosen": {},
    "not-your-turn": {"seats": [0, 2]},
    "wrong-kind": {"asked": ["power", "no"]},
    "no-such-card": {"card": "Q11"},
    "not-in-hand": {"card": "Q7"},
    "same-card-twice": {"card": "P8"},
    "wrong-count": {"needed": 3, "given": 2},
    "frozen": {"card": "Q7", "cards": ["Q7"]},
    "must-lead-prince": {"cards": ["C2", "C5"]},
    "forced-suit": {"suit": "Q", "cards": ["Q2"]},
    "princes-not-in": {"cards": ["F2", "Q5"]},
    "must-follow": {"suit": "Q", "cards": ["Q2", "Q5", "Q10"]},
    "above-five": {"cards": ["F6", "P8"]},
    "parity": {"parity": "odd", "cards": ["F3"]},
    "extremes": {"suit": "Q", "cards": ["Q2", "Q10"]},
    "power-used": {"princess": "pea-princess"},
    "power-not-now": {"why": "above-seven"},
    "suit-not-allowed": {"suit": "C"},
    "seat-not-allowed": {"seat": 2},
    "not-among": {"card": "Q7", "cards": ["F2", "F3"]},
    "bad-setting": {"field": "players", "value": 7, "allowed": "3 to 6"},
}
FORMS = [
    "choose",
    "pass",
    "aside",
    "show",
    "half",
    "gift",
    "give",
    "play",
    "power",
    "no",
    "keep",
    "deal",
    "freeze",
    "trade",
    "return",
    "swap",
    "haggle",
]
WHY_NOT_NOW = [
    "no-princess",
    "other-moment",
    "above-seven",
    "last-card",
    "leading",
    "blocked",
    "needless",
    "prince-or-frog",
    "frozen",
]


@pytest.fixture
def words() -> Words:
    return Words("en", names=["Zofia", "Bruno", "Ada"], you=1)


@pytest.fixture
def in_a_folder(tmp_path: Path):
    """Writes small languages of their own, to see what `check` says about them."""

    def write(**texts: str) -> Path:
        for language, text in texts.items():
            (tmp_path / language).mkdir()
            (tmp_path / language / "small.ftl").write_text(text, encoding="utf-8")
        return tmp_path

    return write


# Every key


@pytest.mark.parametrize("language", languages())
def test_a_language_has_all_words_with_the_same_arguments_and_its_own_plurals(language):
    assert check(language) == []


def test_the_round_cards_are_those_of_the_rules():
    assert Words("en").keys("round-") == [f"round-{name}" for name in ROUNDS]


def test_the_princesses_are_those_of_the_rules():
    assert Words("en").keys("princess-") == [f"princess-{name}" for name in PRINCESSES]


@pytest.mark.parametrize("edition", [None, "classic", "deluxe"])
@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_card_has_a_name_and_a_full_text(name, edition):
    words = Words("en", edition)
    assert words.say(f"round-{name}")
    assert words.say(f"round-{name}.text").endswith(".")


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("name", PRINCESSES)
def test_a_princess_has_a_power_a_full_text_and_a_question(name, edition):
    if edition == "classic" and name in ONLY_DELUXE:
        edition = "deluxe"
    words = Words("en", edition)
    assert words.say(f"princess-{name}")
    assert words.say(f"princess-{name}.inside")
    assert words.say(f"princess-{name}.power")
    assert words.say(f"princess-{name}.text").endswith(".")
    assert words.say(f"princess-{name}.ask").endswith("?")


@pytest.mark.parametrize(
    ("edition", "blocked"),
    [
        ("classic", {"little-mermaid", "sleeping-beauty", "scheherazade", "ice-princess"}),
        ("deluxe", {"little-mermaid", "pocahontas", "sleeping-beauty", "scheherazade", "rapunzel", "thumbelina"}),
    ],
)
def test_a_princess_says_what_blocks_her_in_the_edition_where_something_does(edition, blocked):
    words = Words("en", edition)
    in_edition = set(PRINCESSES) - (ONLY_DELUXE if edition == "classic" else set())
    assert {name for name in in_edition if words.has(f"princess-{name}.blocked")} == blocked


@pytest.mark.parametrize("code", REASONS)
def test_every_refusal_is_a_sentence(code, words):
    assert words.say(f"reason-{code}", **REASONS[code]).endswith(".")


@pytest.mark.parametrize("why", WHY_NOT_NOW)
def test_every_moment_without_power_has_a_sentence_of_its_own(why, words):
    said = {other: words.say("reason-power-not-now", why=other) for other in WHY_NOT_NOW}
    assert [other for other in WHY_NOT_NOW if said[other] == said[why]] == [why]


@pytest.mark.parametrize("kind", FORMS)
def test_what_is_asked_for_begins_with_the_word_to_type(kind, words):
    assert re.match(rf"{kind}\b", words.say(f"form-{kind}"))


def test_an_interaction_is_of_two_known_cards_in_alphabetical_order_and_never_of_two_rounds():
    known = {
        f"with-{first}-{second}"
        for first in ROUNDS + PRINCESSES
        for second in ROUNDS + PRINCESSES
        if first < second and not {first, second} <= set(ROUNDS)
    }
    assert [key for key in Words("en").keys("with-") if key not in known] == []


def test_only_names_of_cards_and_powers_have_exclamation_marks():
    names = ("Five More Minutes!", "Pass the Bouquet!")
    text = "".join(file.read_text(encoding="utf-8") for file in files_of("en"))
    for name in names:
        text = text.replace(name, "")
    assert "!" not in text


# What is missing


@pytest.mark.parametrize("key", ["no-such-key", "round-magic-beans.no-such-attribute", "round-no-such-card.text"])
def test_a_key_that_is_missing_is_never_shown(key, words):
    assert not words.has(key)
    with pytest.raises(KeyError, match="no words for"):
        words.say(key)


def test_an_argument_that_is_missing_is_never_shown(words):
    with pytest.raises(KeyError, match="suit-name"):
        words.say("reason-must-follow", cards=["Q2"])


@pytest.mark.parametrize("args", [{"suit": "X"}, {"card": "X2"}, {"card": "nobody"}])
def test_data_without_words_is_never_shown(args, words):
    with pytest.raises(KeyError):
        words.say("reason-game-over", **args)


def test_an_unknown_language_is_refused_with_those_there_are():
    with pytest.raises(InputError, match=r"language: tlh is not allowed here; choose .*en"):
        Words("tlh")


def test_an_edition_has_its_own_reading_where_they_differ():
    classic, deluxe = Words("en", "classic"), Words("en", "deluxe")
    assert "the one played last" in classic.say("round-midnight-makeover.text")
    assert "the one played first" in deluxe.say("round-midnight-makeover.text")
    assert classic.say("round-magic-beans.text") == deluxe.say("round-magic-beans.text")


# Cards and lists


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("F1", "the 1 of Fairies"),
        ("P7", "the 7 of Pets"),
        ("P8", "the Frog"),
        ("Q8", "the 8 of Queens"),
        ("C12", "the 12 of Princes"),
    ],
)
def test_a_card_is_its_number_and_suit_and_the_frog_the_frog(card, name, words):
    assert words.say("reason-frozen", card=card, cards=[card]) == f"Play {name}: it is frozen for this trick."


@pytest.mark.parametrize(
    ("cards", "listed"),
    [
        (["Q2"], "the 2"),
        (["Q5", "Q2"], "the 2 and the 5"),
        (["Q10", "Q2", "Q5"], "the 2, the 5 and the 10"),
        (["Q10", "Q2", "Q5", "Q7"], "the 2, the 5, the 7 and the 10"),
        (["C1", "Q2", "P8", "F9"], "the 9 of Fairies, the Frog, the 2 of Queens and the 1 of Princes"),
    ],
)
def test_cards_are_sorted_and_joined_and_leave_out_the_suit_that_the_sentence_names(cards, listed, words):
    assert words.say("reason-must-follow", suit="Q", cards=cards) == f"Follow Queens: you hold {listed}."


def test_the_frog_keeps_its_name_among_the_numbers_of_pets(words):
    assert words.say("reason-must-follow", suit="P", cards=["P9", "P8", "P2"]).endswith("the 2, the Frog and the 9.")


def test_an_empty_list_says_none(words):
    assert words.say("reason-above-five", cards=[]).endswith("you hold none.")


def test_what_to_type_is_joined_by_or(words):
    said = words.say("reason-wrong-kind", asked=["play", "trade", "no"])
    assert said.endswith(
        "Type play and a card, like play Q7; trade and one of your cards, like trade Q7; or no to decline."
    )


def test_allowed_values_are_joined_by_or(words):
    said = words.say("reason-bad-setting", field="length", value=4, allowed=[3, 5])
    assert said == "length: 4 does not fit here. Choose 3 or 5."


def test_a_princess_who_is_not_on_offer_is_named_like_a_card(words):
    said = words.say("reason-not-among", card="alice", cards=["mulan", "ice-princess"])
    assert said == "Choose from Mulan and the Ice Princess: you cannot choose Alice here."


def test_text_of_others_is_shown_in_one_line(words):
    assert words.say("reason-unknown-choice", text="a\nb\x1b[2J") == "“a\\nb\\x1b[2J” is not a choice in this game."


# Numbers


@pytest.mark.parametrize(
    ("left", "right", "said"),
    [
        (3, 0, "Pass 3 cards to the left."),
        (1, 0, "Pass 1 card to the left."),
        (0, 2, "Pass 2 cards to the right."),
        (0, 1, "Pass 1 card to the right."),
        (1, 1, "Pass 1 card to the left and 1 to the right."),
        (0, 0, "Nothing is passed."),
    ],
)
def test_the_pass_counts_its_cards(left, right, said, words):
    assert words.say("pass-way", left=left, right=right) == said


@pytest.mark.parametrize(("needed", "said"), [(1, "Choose 1 card: you named 2."), (3, "Choose 3 cards: you named 2.")])
def test_a_count_has_its_plural(needed, said, words):
    assert words.say("reason-wrong-count", needed=needed, given=2) == said


# You and others


@pytest.fixture
def small_language(in_a_folder, monkeypatch):
    """English with two messages more, for what the renderer offers and these files do not use yet."""
    english = "".join(file.read_text(encoding="utf-8") for file in files_of("en"))
    folder = in_a_folder(
        eo=english
        + """
test-take = { $seat-is ->
    [you] You take { $card-bare }.
   *[other] { $seat } takes { $card }.
    }
test-wait = { $seats-are ->
    [you] Waiting for you.
    [both] All wait: { $seats }.
   *[others] Waiting for { $seats } ({ $count }).
    }
test-named = { $card-start }, { $round }, { $round-id }, { $princess-inside }, { $suit-one }, { $suits }.
"""
    )
    monkeypatch.setattr("coronet.words.words.FOLDER", folder)
    monkeypatch.setattr(
        "coronet.words.words.files_of", lambda language, inside=folder: sorted((inside / language).glob("*.ftl"))
    )
    return lambda **reader: Words("eo", **reader)


def test_a_sentence_speaks_to_you_or_names_the_other(small_language):
    words = small_language(names=["Zofia", "Bruno"], you=1)
    assert words.say("test-take", seat=1, card="Q7") == "You take 7 of Queens."
    assert words.say("test-take", seat=0, card="Q7") == "Zofia takes the 7 of Queens."


def test_seats_are_listed_with_you_last(small_language):
    words = small_language(names=["Zofia", "Bruno", "Ada"], you=0)
    assert words.say("test-wait", seats=[0]) == "Waiting for you."
    assert words.say("test-wait", seats=[1, 2]) == "Waiting for Bruno and Ada (2)."
    assert words.say("test-wait", seats=[0, 1, 2]) == "All wait: Bruno, Ada and you."


def test_without_names_a_seat_is_its_number(small_language):
    assert small_language().say("test-take", seat=2, card="P8") == "seat 2 takes the Frog."


def test_names_come_in_all_the_forms_that_a_sentence_needs(small_language):
    said = small_language().say(
        "test-named", card="P8", round="magic-beans", princess="ice-princess", suit="Q", suits=["F", "C"]
    )
    assert said == "The Frog, Magic Beans, magic-beans, the Ice Princess, Queen, Fairies and Princes."


# The check itself


def test_check_finds_what_cannot_be_read_and_what_stands_twice(in_a_folder):
    folder = in_a_folder(en="a = one\na = two\nb = { $x\n")
    assert check("en", folder) == ["en/small.ftl: a stands there twice", "en/small.ftl: cannot be read: b = { $x"]


def test_check_compares_keys_attributes_and_arguments(in_a_folder):
    folder = in_a_folder(
        en="a = { $seat } { $cards }\n    .text = x\nb = b\nc = { $suit-name }\n",
        fr="a = { $count } { $cards } { $who }\nc = { $suit }\nd = d\n",
    )
    assert check("fr", folder) == [
        "a.text is missing",
        "b is missing",
        "d is not in en",
        "a lacks $seat",
        "a uses $who, which en does not",
    ]


def test_check_wants_the_plurals_of_the_language(in_a_folder):
    english = "a = { $n ->\n    [one] card\n   *[other] cards\n }\n"
    folder = in_a_folder(en=english, pl=english, fr=english)
    assert check("en", folder) == check("fr", folder) == []
    assert check("pl", folder) == ["a: the plural lacks [few]", "a: the plural lacks [many]"]


def test_check_refuses_a_plural_that_the_language_does_not_have(in_a_folder):
    folder = in_a_folder(en="a = { $n ->\n    [one] card\n    [few] cards\n   *[other] cards\n }\n")
    assert check("en", folder) == ["a: en has no plural [few]"]


def test_every_argument_that_ends_in_seat_is_a_person():
    words = Words("en", names=["Zofia", "Bruno", "Ada"], you=0)
    said = words.say("prompt-pass-both", left_seat=1, right_seat=2)
    assert "Bruno" in said
    assert "Ada" in said


# Cases of names


CASES_LIKE_POLISH = """
suit-Q = Królowe
    .one = Królowa
    .genitive = Królowych
suit-P = Zwierzęta
    .one = Zwierzę
    .genitive = Zwierząt
card-name = { $suit ->
    [Q] { $number } { suit-Q.genitive }
   *[other] { $number ->
        [8] Żaba
       *[other] { $number } { suit-P.genitive }
       }
   }
    .start = { $number }
    .bare = { $number }
    .number = { $number ->
        [8] Żaba
       *[other] { $number }
        }
    .accusative = { $number ->
        [8] Żabę
       *[other] { $number } { suit-Q.genitive }
        }
    .number-accusative = { $number ->
        [8] Żabę
       *[other] { $number }
        }
princess-alice = Alicja
    .inside = Alicja
    .genitive = Alicji
list-you = ty
    .accusative = ciebie
list-none = nic
list-two = { $first } i { $second }
one-card = { $card-accusative }, nie { $card }
many-cards = { $cards-accusative }; { $cards-numbers-accusative }; { $cards }
suits = bez { $suits-genitive }, { $suit-genitive }: { $suit-name }
power = moc { $princess-genitive }
waiting = czekamy na: { $seats-accusative }
person-name = { $name }
    .genitive = { $opens ->
        [vowel] d'{ $name }
       *[consonant] de { $name }
        }
from = { $seat-genitive }, { $seat-accusative }, { $seats-genitive }
"""


@pytest.fixture
def with_cases(in_a_folder, monkeypatch):
    folder = in_a_folder(cases=CASES_LIKE_POLISH)
    monkeypatch.setattr("coronet.words.words.FOLDER", folder)
    monkeypatch.setattr(
        "coronet.words.words.files_of", lambda language, inside=folder: sorted((inside / language).glob("*.ftl"))
    )
    return Words("cases", names=["Édith", "Bruno"], you=1)


def test_a_name_stands_in_the_case_that_a_sentence_asks_for(with_cases):
    assert with_cases.say("one-card", card="P8") == "Żabę, nie Żaba"
    assert with_cases.say("many-cards", cards=["P9", "P8"]) == "Żabę i 9 Królowych; Żabę i 9; Żaba i 9 Zwierząt"
    assert with_cases.say("suits", suits=["Q", "P"], suit="P") == "bez Królowych i Zwierząt, Zwierząt: Zwierzęta"
    assert with_cases.say("power", princess="alice") == "moc Alicji"
    assert with_cases.say("waiting", seats=[0, 1]) == "czekamy na: Édith i ciebie"


def test_names_of_people_change_as_the_language_has_them_change(with_cases):
    assert with_cases.say("from", seat=0, seats=[0, 1]) == "d'Édith, Édith, d'Édith i ty"
    assert with_cases.say("from", seat=1, seats=[0]) == "de Bruno, Bruno, d'Édith"


def test_check_lets_names_have_cases_and_wants_them_for_all_of_a_kind(in_a_folder):
    folder = in_a_folder(
        en="suit-Q = Queens\nsuit-F = Fairies\ncard-name = { $suit } { $number }\nother = other\n",
        pl="suit-Q = Królowe\n    .genitive = Królowych\nsuit-F = Wróżki\n"
        "card-name = { $suit } { $number }\n    .accusative = { $suit }\nother = inne\n    .genitive = innych\n",
    )
    assert check("pl", folder) == [
        "other.genitive is not in en",
        "card-name.accusative does not use the arguments of card-name",
        "suit-F.genitive is missing",
    ]


def test_check_holds_the_case_of_a_number_against_the_number(in_a_folder):
    folder = in_a_folder(
        en="gift-name = { $suit } { $number }\n    .number = { $number }\n",
        pl="gift-name = { $suit } { $number }\n    .number = { $number }\n    .number-accusative = { $number }\n",
        fr="gift-name = { $suit } { $number }\n    .number = { $number }\n    .number-accusative = { $suit }\n",
    )
    assert check("pl", folder) == []
    assert check("fr", folder) == ["gift-name.number-accusative does not use the arguments of gift-name.number"]


def test_what_a_language_does_not_say_yet_is_said_in_english(in_a_folder, monkeypatch):
    folder = in_a_folder(en="greeting = Good evening\nlate = { $seat } is late\n", pl="greeting = Dobry wieczór\n")
    monkeypatch.setattr("coronet.words.words.FOLDER", folder)
    monkeypatch.setattr(
        "coronet.words.words.files_of", lambda language, inside=folder: sorted((inside / language).glob("*.ftl"))
    )
    monkeypatch.setattr("coronet.words.words._load", _load.__wrapped__)
    words = Words("pl", names=["Ada"])
    assert (words.say("greeting"), words.say("late", seat=0)) == ("Dobry wieczór", "Ada is late")
    assert words.keys() == ["greeting", "late"]
    with pytest.raises(KeyError):
        words.say("never")


def test_names_and_lists_are_the_english_ones_until_a_language_has_them(in_a_folder, monkeypatch):
    english = "".join(file.read_text(encoding="utf-8") for file in files_of("en"))
    folder = in_a_folder(en=english, de="suit-Q = Damen\n    .one = Dame\n    .label = D\n")
    monkeypatch.setattr("coronet.words.words.FOLDER", folder)
    monkeypatch.setattr(
        "coronet.words.words.files_of", lambda language, inside=folder: sorted((inside / language).glob("*.ftl"))
    )
    monkeypatch.setattr("coronet.words.words._load", _load.__wrapped__)
    words = Words("de")
    assert words.between == Words("en").between
    assert words.say("reason-must-follow", suit="Q", cards=["Q2", "Q5"]) == "Follow Damen: you hold the 2 and the 5."
