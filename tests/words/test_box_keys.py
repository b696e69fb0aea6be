"""Every prompt, chip, story line and refusal of R and the parlour games has its words, and no words are left over."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest

from coronet import Table
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.words import Words
from tests.box_games import BOX, any_settings

BAD_CHOICES = ["dance", "play spy", "play red-spy", "sever spy", "place spy", "reveal", "reveal 3", "reveal 40", "draw"]
BAD_CHOICES += ["take spy", "keep red-spy", "choose chess", "discard red-spy", "stay", "pass", "swap blue-spy"]
NAMES = ["Zofia", "Bruno", "Ada", "Celeste", "Cy", "Mira", "Ines", "Tomas"]
RARE = {"story-r-game-drawn"}  # tests/games/r/shown/test_story.py
Said = set[tuple[int | None, str, str]]


def games() -> Iterator[Table]:
    for name in BOX:
        rng = random.Random(name)
        for seed in range(60 if name == "r" else 12):
            yield Table.new(name, seed=seed, **any_settings(name, rng))
    for variant in VARIANTS_BY_NAME:
        for seed in range(4):
            yield Table.new("r", seed=seed, variants=[variant], house_rules={"held-minister": "owner"})
    yield Table.new("assassins-target", seed=5, players=5)
    yield Table.new("r", seed=1, variants=["till-dawn"], until=30)


def note_step(table: Table, said: Said) -> None:
    for viewer in (None, *range(table.players)):
        view = table.public_view() if viewer is None else table.own_view(viewer)
        happened = [arguments["why"] for _, arguments in table.happened() if "why" in arguments]
        lines = [*table.told(viewer), view["prompt"], *table.public_view()["chips"], *happened]
        said |= {(viewer, key, json.dumps(args)) for key, args in lines}


def note_refusals(table: Table, said: Said, rng: random.Random) -> None:
    for seat in range(table.players):
        for choice in rng.sample(BAD_CHOICES, 4):
            refusal = table.why_not(seat, choice)
            if refusal is not None:
                said.add((seat, f"reason-{refusal.code}", json.dumps(refusal.args)))


@pytest.fixture(scope="module")
def said() -> Said:
    found: Said = set()
    rng = random.Random(3)
    for table in games():
        note_step(table, found)
        while not table.over:
            seat = rng.choice(table.to_act)
            note_refusals(table, found, rng)
            table.act(seat, rng.choice(table.choices(seat)))
            note_step(table, found)
        note_refusals(table, found, rng)
    return found


def test_everything_that_games_say_has_words_with_all_arguments(said):
    readers = {viewer: Words("en", "box", NAMES, viewer) for viewer in (None, *range(8))}
    for viewer, key, args in said:
        text = readers[viewer].say(key, **json.loads(args))
        assert not re.search(r"[{}$]", text), text
        assert not re.search(r"seat \d", text), text
        if key.startswith(("prompt-", "story-", "reason-", "why-")):
            assert text[-1] in ".?", text
            assert text[0].isupper() or text[0].isdigit() or text[0] == "“", text


def test_the_games_say_everything_that_there_are_words_for(said):
    keys = {key for _, key, _ in said}
    for prefix in ("prompt-", "chip-", "story-"):
        known = {key for game in ("r-", "pg-") for key in Words("en").keys(f"{prefix}{game}")}
        assert known - keys - RARE == set()


def test_every_reason_of_the_rules_page_is_given_and_worded(said):
    keys = {key for _, key, _ in said}
    wanted = ["wait-for-reveal", "not-in-packet", "already-placed", "not-lost", "unknown-variant", "no-such-place"]
    wanted += ["place-empty", "already-chosen", "not-your-turn", "wrong-kind", "not-in-hand", "game-over"]
    assert {f"reason-{code}" for code in wanted} <= keys


def test_cards_of_r_are_named_with_their_colour():
    words = Words("en")
    assert words.say("reason-not-in-packet", card="red-spy") == "Choose another card: the red Spy is not in the packet."
    assert words.say("reason-not-lost", card="spy") == "Choose another card: the Spy cannot be taken back."
    assert words.say("reason-too-many", max=1) == "Exchange 1 card at most."
    assert words.say("reason-already-up", place=3).endswith("is face up.")
