"""All that was added together: words in every language, clean code, and as many files as CONTRIBUTING.md counts."""

from __future__ import annotations

import re

import pytest

from tests.contributing.copied import (
    COMMAND,
    GIFT,
    LANGUAGE,
    LEVEL,
    ROUND_CARD,
    SETTING,
    VARIANT,
    WORDS,
)
from tests.contributing.page import PAGE, section

COUNTED = {
    "a round card": ROUND_CARD,
    "a setting": SETTING,
    "a level of the bots": LEVEL,
    "a variant of R": VARIANT,
    "a special gift of Woo the Princess": GIFT,
    "a language": LANGUAGE,
    "a command of the server": COMMAND,
}


@pytest.mark.parametrize("what", COUNTED)
def test_as_many_files_change_as_the_table_says(copy, what):
    changed, by_hand = copy.changed[COUNTED[what]], {block.path for block in section(COUNTED[what]).blocks}
    (row,) = re.findall(rf"^\| {what} \| (\d+) \| (\d+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert row == (str(len(by_hand)), str(len(changed - by_hand)))


def test_every_word_is_there_in_every_language(troubles):
    assert troubles[WORDS] == {}


def test_the_python_that_is_shown_is_as_ruff_wants_it(copy):
    shown = [path for changed in copy.changed.values() for path in changed if path.endswith(".py")]
    copy.run(".venv/bin/ruff", "check", "--no-cache", *shown)
    copy.run(".venv/bin/ruff", "format", "--check", "--no-cache", *shown)


def test_the_page_that_is_shown_is_as_biome_wants_it(copy):
    copy.run("../scripts/with-node", "node_modules/.bin/biome", "check", "--error-on-warnings", inside="web")
