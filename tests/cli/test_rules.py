"""`coronet rules` finds a card by any of its names and prints what matters."""

from __future__ import annotations

import pytest

from coronet.cli.rules import rules
from coronet.errors import InputError
from coronet.words import Words


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture
def printed(capsys):
    def run(*args: str, edition: str | None = None) -> str:
        rules(args[0] if args else None, list(args[1:]) or None, edition)
        return capsys.readouterr().out

    return run


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def test_alone_it_says_how_it_is_used(printed):
    assert "coronet rules rebel magic-beans" in printed()


def test_a_game_is_told_from_its_aim_to_its_princesses(printed):
    text = printed("rebel")
    for part in ("Aim", "Passing", "Following", "The Frog", "Ties", "Magic Beans (magic-beans)", "Alice (alice)"):
        assert part in text


def test_an_edition_lists_only_its_own_cards(printed):
    assert "(magic-beans)" not in printed("rebel", edition="classic")
    assert "(rapunzel)" not in printed("rebel", edition="classic")
    assert "(invitation)" not in printed("rebel", edition="deluxe")


def test_a_round_card_shows_its_letter_pass_text_and_what_it_does_to_princesses(printed):
    text = in_one_line(printed("rebel", "magic-beans"))
    assert text.startswith("Magic Beans")
    assert "deluxe c" in text
    assert "Pass 3 cards to the left." in text
    assert "only the highest and the lowest card you hold" in text
    assert "With Thumbelina: " in text


def test_an_hourglass_is_mentioned(printed):
    assert "hourglass" in printed("rebel", "wedding-gift")
    assert "hourglass" not in printed("rebel", "magic-beans")


@pytest.mark.parametrize(
    "words",
    [["Pets' Revenge"], ["pets", "revenge"], ["PETS-REVENGE"], ["pets\N{RIGHT SINGLE QUOTATION MARK} revenge"]],
)
def test_a_card_is_found_by_identifier_or_name_in_any_case(words, printed):
    assert printed("rebel", *words).startswith("Pets' Revenge\n")


def test_a_princess_shows_both_readings_unless_an_edition_is_named(printed):
    both = in_one_line(printed("rebel", "pocahontas"))
    assert "Classic: When you win a trick" in both
    assert "Deluxe: Before a trick" in both
    classic = in_one_line(printed("rebel", "pocahontas", edition="classic"))
    assert "When you win a trick" in classic
    assert "Before a trick" not in classic


@pytest.mark.parametrize("words", [["alice", "wedding-gift"], ["wedding-gift", "alice"], ["Alice", "Wedding", "Gift"]])
def test_two_cards_show_what_they_do_to_each_other_and_both_texts(words, printed):
    text = in_one_line(printed("rebel", *words))
    assert "No new ones are given for the replay" in text
    assert "you may undo it" in text
    assert "puts 1 card face down on a pile" in text


def test_two_cards_without_an_interaction_are_said_not_to_touch(printed):
    said = in_one_line(printed("rebel", "alice", "single-fairy"))
    assert "have no effect on each other beyond what their own texts say" in said


def test_two_round_cards_never_meet(printed):
    assert "never meet" in printed("rebel", "single-fairy", "magic-beans")


def test_a_card_that_the_edition_lacks_is_shown_and_said_so(printed):
    text = in_one_line(printed("rebel", "thumbelina", edition="classic"))
    assert "The classic edition does not have this card." in text
    assert "except Princes and the Frog" in text


@pytest.mark.parametrize("words", [["frog"], ["the", "Frog"], ["The Frog"]])
def test_a_topic_is_found_like_a_card(words, printed):
    assert "worth 5 proposals" in printed("rebel", *words)


def test_lines_fit_the_terminal_and_are_never_wider_than_80(printed, monkeypatch):
    assert max(map(len, printed("rebel").splitlines())) <= 80
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, printed("rebel").splitlines())) <= 40


@pytest.mark.parametrize("edition", [None, "classic", "deluxe"])
def test_everything_can_be_looked_up(edition, printed):
    for kind in ("round-", "princess-", "topic-"):
        for key in Words("en").keys(kind):
            assert printed("rebel", key.removeprefix(kind), edition=edition)


@pytest.mark.parametrize(
    ("words", "value", "near"),
    [
        (["magic-bean"], "magic-bean", "magic-beans"),
        (["alice", "weding-gift"], "weding-gift", "wedding-gift"),
        (["mermaid"], "mermaid", "little-mermaid"),
        (["zzzz"], "zzzz", ""),
    ],
)
def test_an_unknown_card_is_refused_with_the_nearest_name(words, value, near):
    with pytest.raises(InputError) as refused:
        rules("rebel", words)
    assert (refused.value.field, refused.value.value, refused.value.near) == ("card", value, near)


def test_an_unknown_game_is_refused_with_the_nearest_name():
    with pytest.raises(InputError) as refused:
        rules("rebell")
    assert refused.value.near == "rebel"


def test_an_unknown_edition_is_refused():
    with pytest.raises(InputError, match="classic or deluxe"):
        rules("rebel", edition="golden")


@pytest.mark.parametrize(
    ("edition", "first", "then"),
    [("deluxe", "late-to-the-ball", "royal-decree"), ("classic", "royal-decree", "late-to-the-ball")],
)
def test_round_cards_are_listed_by_their_letters_from_simple_to_complex(edition, first, then, printed):
    said = printed("rebel", edition=edition)
    assert said.index(f"({first})") < said.index(f"({then})")


@pytest.mark.parametrize(("game", "maker"), [("rebel", "Tirso Virgós"), ("r", "Seiji Kanai"), ("woo", "Jimmy Sanders")])
def test_the_rules_of_a_game_name_its_makers(game, maker, printed):
    assert maker in printed(game)
