"""Every recorded game plays again to the letter, and every card and princess has its recording."""

from __future__ import annotations

import pytest

from tests.playthroughs.write import FOLDER, names, text_of


@pytest.mark.parametrize("name", names())
def test_the_recorded_game_plays_again_to_the_letter(name):
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"no recording for {name}: run make playthroughs and read the diff"
    assert text_of(name) == path.read_text(encoding="utf-8")


def test_no_recording_is_left_of_a_card_that_is_gone():
    assert {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.txt")} == set(names())
