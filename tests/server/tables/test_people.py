"""Names and lines of chat that can be shown; letters that can be said."""

from __future__ import annotations

import pytest

from coronet.server.tables.people import clean_line, clean_name, new_letters, read_letters


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Zofia  ", "Zofia"),
        ("Zo\nfia\t Anna", "Zo fia Anna"),
        ("A\u202eda", "Ada"),
        ("x" * 40, "x" * 24),
        ("e\u0301", "\u00e9"),
        ("", None),
        (" \u200b ", None),
        ("\u3164\u2800", None),
        ("\x00\x07", None),
    ],
)
def test_a_name_is_trimmed_to_what_can_be_seen(given, shown):
    assert clean_name(given) == shown


def test_a_line_of_chat_stays_one_line():
    assert clean_line("one\ntwo\r\nthree", 200) == "one two three"
    assert clean_line("x" * 500, 200) == "x" * 200


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("BAKOMI", "BAKOMI"),
        ("bakomi", "BAKOMI"),
        (" ba-ko mi ", "BAKOMI"),
        ("pacone", "BAKOMI"),
        ("BAKOM", None),
        ("BAKOMIK", None),
        ("BKAOMI", None),
        ("BAKOM1", None),
    ],
)
def test_letters_are_read_as_they_are_heard(typed, meant):
    assert read_letters(typed) == meant


def test_new_letters_are_read_as_they_are():
    for _ in range(200):
        letters = new_letters()
        assert read_letters(letters.lower()) == letters
