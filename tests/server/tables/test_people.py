"""Names and lines of chat that can be shown."""

from __future__ import annotations

import pytest

from coronet.server.tables.people import clean_line, clean_name


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
