"""What a card or a variant does stands in a few words, short enough for a phone, in every language."""

from __future__ import annotations

import pytest

from coronet.games.box.cards import CHARACTERS
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.games.woo.hooks import GIFT_NAMES
from coronet.words import Words, languages

MOST_LETTERS = 70
KEYS = [f"character-{name}" for name in CHARACTERS] + [f"variant-{name}" for name in VARIANTS_BY_NAME]
KEYS += [f"gift-{name}" for name in GIFT_NAMES]
UNDOING = {  # whose card against it leaves nothing of what a card does
    "prince": ["prince", "magician", "princess", "jester"],
    "general": ["magician"],
    "minister": ["magician"],
    "assassin": ["prince", "magician", "jester"],
    "spy": ["magician", "spy"],
    "jester": ["magician"],
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", KEYS)
def test_it_has_a_short_form(language, key):
    assert 0 < len(Words(language, "box").say(f"{key}.short")) <= MOST_LETTERS


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("character", UNDOING)
def test_what_a_card_does_is_not_promised_against_those_who_undo_it(language, character):
    words = Words(language, "box")
    short = words.say(f"character-{character}.short")
    assert [name for name in UNDOING[character] if words.say(f"character-{name}") not in short] == []
