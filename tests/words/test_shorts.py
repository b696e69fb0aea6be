"""What a card, a power, a variant or a game does stands in a few words, quick to read, in every language."""

from __future__ import annotations

import pytest

from coronet.games.box.cards import CHARACTERS
from coronet.games.catalogue import PARLOUR
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.games.rebel.hooks import ROUNDS_BY_NAME
from coronet.games.rebel.powers import PRINCESSES_BY_NAME
from coronet.games.woo.hooks import GIFT_NAMES
from coronet.words import Words, languages

MOST_LETTERS = 70
CATALOGUE = {
    "princess": PRINCESSES_BY_NAME,
    "round": ROUNDS_BY_NAME,
    "character": CHARACTERS,
    "variant": VARIANTS_BY_NAME,
    "parlour": PARLOUR,
    "gift": GIFT_NAMES,
}
KEYS = [f"{kind}-{name}" for kind, names in CATALOGUE.items() for name in names]
OUT_OF_REACH = {"alice": ["frog"], "thumbelina": ["prince", "frog"]}  # what a power says it leaves alone
STEMS = {
    "en": {"prince": "Prince", "frog": "Frog"},
    "fr": {"prince": "Prince", "frog": "Grenouille"},
    "pl": {"prince": "Książ", "frog": "Żab"},
}
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
def test_it_has_a_short_form_of_one_line(language, key):
    for edition in ("classic", "deluxe", "box"):
        short = Words(language, edition).say(f"{key}.short")
        assert 0 < len(short) <= MOST_LETTERS
        assert "\n" not in short
        assert not short.endswith("."), "a short form is part of a sentence or is made one where it is shown"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("character", UNDOING)
def test_what_a_card_does_is_not_promised_against_those_who_undo_it(language, character):
    words = Words(language, "box")
    short = words.say(f"character-{character}.short")
    assert [name for name in UNDOING[character] if words.say(f"character-{name}") not in short] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("princess", OUT_OF_REACH)
def test_a_power_does_not_promise_what_is_out_of_its_reach(language, princess):
    short = Words(language).say(f"princess-{princess}.short")
    assert [kind for kind in OUT_OF_REACH[princess] if STEMS[language][kind] not in short] == []


@pytest.mark.parametrize("language", languages())
def test_the_pea_princess_reaches_only_those_after_her_in_the_classic_edition(language):
    classic, deluxe = (Words(language, edition).say("princess-pea-princess.short") for edition in ("classic", "deluxe"))
    assert classic != deluxe
