"""Every card, power, variant and game has a worked example on its rules page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coronet.games.box.cards import CHARACTERS
from coronet.games.catalogue import GAMES
from coronet.games.r.hooks import VARIANT_NAMES
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.settings import EDITIONS
from coronet.games.woo.specials import EFFECTS

EXAMPLES = json.loads((Path(__file__).parents[2] / "docs/rules/examples.json").read_text(encoding="utf-8"))
WANTED = {
    "rebel": {name for edition in EDITIONS for name in (*rounds_of(edition), *princesses_of(edition))},
    "r": {*CHARACTERS, "standard", *VARIANT_NAMES.values()},
    "parlour": set(GAMES) - {"rebel", "r", "woo"},
    "woo": {*EFFECTS, "spurned"},
}


@pytest.mark.parametrize("box", WANTED)
def test_everything_in_the_box_has_its_example(box):
    assert set(EXAMPLES[box]) == WANTED[box]
