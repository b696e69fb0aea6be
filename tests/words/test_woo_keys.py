"""Every prompt, chip, story line and refusal of Woo the Princess has its words, and no words are left over."""

from __future__ import annotations

import json
import random
import re

import pytest

from coronet import Table
from coronet.words import Words
from tests.positions import woo
from tests.woo_games import any_settings

BAD_CHOICES = ["dance", "keep", "play R7", "play spurned", "play r7", "play X9", "exchange R7", "remove R7", "gift M4"]
NAMES = ["Zofia", "Bruno", "Ada", "Celeste", "Cy", "Mira", "Ines"]
RARE = {
    "story-woo-drew-nothing",  # the deck hardly ever runs out
    "story-woo-nobody-wins",
    "prompt-woo-nobody",
    "prompt-woo-play",  # Spurned leads in test positions alone
}
Said = set[tuple[int | None, str, str]]


def note_step(table: Table, said: Said) -> None:
    for viewer in (None, *range(table.players)):
        view = table.public_view() if viewer is None else table.own_view(viewer)
        lines = [*table.told(viewer), view["prompt"], *table.public_view()["chips"]]
        said |= {(viewer, key, json.dumps(args)) for key, args in lines}


@pytest.fixture(scope="module")
def said() -> Said:
    found: Said = set()
    for seed in range(60):
        rng = random.Random(seed)
        table = Table.new("woo", seed=seed, **any_settings(rng))
        note_step(table, found)
        while not table.over:
            for choice in rng.sample(BAD_CHOICES, 2):
                seat = rng.randrange(table.players)
                refusal = table.why_not(seat, choice)
                if refusal is not None:
                    found.add((seat, f"reason-{refusal.code}", json.dumps(refusal.args)))
            seat = rng.choice(table.to_act)
            table.act(seat, rng.choice(table.choices(seat)))
            note_step(table, found)
    return found


def test_everything_that_games_say_has_words_with_all_arguments(said):
    readers = {viewer: Words("en", "woo", NAMES, viewer) for viewer in (None, *range(7))}
    for viewer, key, args in said:
        text = readers[viewer].say(key, **json.loads(args))
        assert not re.search(r"[{}$]", text), text
        assert not re.search(r"seat \d", text), text
        if key.startswith(("prompt-", "story-", "reason-")):
            assert text[-1] in ".?", text
            assert text[0].isupper() or text[0] == "“", text


def test_the_games_say_everything_that_there_are_words_for(said):
    keys = {key for _, key, _ in said}
    for prefix in ("prompt-woo-", "chip-woo-", "story-woo-"):
        assert set(Words("en").keys(prefix)) - keys - RARE == set()
    wanted = ["not-your-turn", "wrong-kind", "no-such-card", "not-in-hand", "must-follow", "not-among"]
    assert {f"reason-{code}" for code in [*wanted, "already-chosen", "unknown-choice"]} <= keys


def test_what_is_rare_has_words_too():
    position = woo("R8 S2", "B1 S3", "R3 S7").play("0 play R8", "1 play B1")
    told = [key for key, _ in position.game.story(position.veiled(0), 0, 1, 1)]
    assert "story-woo-drew-nothing" in told
    position = woo("B8 R2", "M1 R3", "B9 R4", before={"round": 4, "wooing": "S"}, max_sets=1)
    position.play("0 play B8", "1 play M1", "2 play B9")
    told = [key for key, _ in position.game.story(position.veiled(0), 0, 2, 1)]
    assert told[-1] == "story-woo-nobody-wins"
    assert position.game.own_view(position.veiled(0), 0)["prompt"][0] == "prompt-woo-nobody"
    position = woo("spurned", "R4 S2", "S3 B3").play("0 play spurned")
    assert position.game.own_view(position.veiled(1), 1)["prompt"][0] == "prompt-woo-play"
    words = Words("en", "woo", NAMES, 0)
    for key in RARE:
        assert words.say(key, seat=1, number=0).endswith(".")


def test_cards_are_named_by_suit_and_number_and_spurned_by_itself():
    words = Words("en", "woo")
    assert words.say("reason-not-in-hand", card="S13").endswith("the 13 of Sweets is not in your hand.")
    assert words.say("reason-not-in-hand", card="spurned").endswith("Spurned is not in your hand.")
    listed = words.say("story-woo-offered", cards=["spurned", "B2", "R10", "R9"])
    assert listed == "You drew the 9 of Roses, the 10 of Roses, the 2 of Baubles and Spurned."
    assert words.say("reason-no-such-card", card="r7").startswith("There is no card called r7.")
