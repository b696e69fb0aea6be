"""Every prompt, chip, story line, score line and refusal that games bring forth has its words, with every argument."""

from __future__ import annotations

import json
import random
import re

import pytest

from coronet import Table
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.words import Words

BAD_CHOICES = [
    "dance",
    "no",
    "power",
    "power Q",
    "power C",
    "power 0",
    "power 9",
    "pass Q2",
    "pass Q2 Q2",
    "pass left Q2 right Q2",
    "pass left Q2 right Q5",
    "half Q2",
    "aside Q5",
    "show C",
    "gift Q5",
    "give Q5",
    "keep Q5",
    "deal Q5",
    "freeze Q5",
    "trade Q5",
    "return",
    "swap Q2 Q5",
    "haggle Q2 F5",
    "choose alice",
]
CARDS = [f"{suit}{number}" for suit in "FPQC" for number in range(1, 13)]


def games():
    """Every round card with every princess of its edition, in games of one to five rounds, for 3 to 6 players."""
    chance = random.Random(20)
    for edition in ("classic", "deluxe"):
        rounds, princesses = rounds_of(edition), princesses_of(edition)
        chance.shuffle(rounds)
        for first in range(0, len(rounds), 2):
            for lap in range(3):
                players = 3 + (first // 2 + lap) % 4
                turn = (first // 2 * 3 + lap * 5) % len(princesses)
                seated = (princesses[turn:] + princesses[:turn])[:players]
                yield Table.new(
                    "rebel",
                    edition=edition,
                    players=players,
                    rounds=rounds[first : first + 2],
                    princesses=seated,
                    seed=first,
                )
        for seed in range(6):  # what two cards do together: the Hag asks Mulan twice, the Mermaid names in vain
            pair = ["mulan", "little-mermaid", "alice"]
            hag = ["haggle-with-the-hag", "masquerade-ball"]
            yield Table.new("rebel", edition=edition, players=3, princesses=pair, rounds=hag, seed=seed)
        yield Table.new("rebel", edition=edition, players=4, princesses="choose", rounds=rounds[:1], seed=1)
        yield Table.new("rebel", edition=edition, players=5, princesses="two-keep-one", rounds=rounds[:1], seed=2)


class Gathered:
    """What was said, once each: by viewer, key and arguments."""

    def __init__(self) -> None:
        self.lines: dict[str, set[tuple[int | None, str, str]]] = {"classic": set(), "deluxe": set()}

    def add(self, table: Table, viewer: int | None, key: str, args: dict[str, object]) -> None:
        self.lines[table.settings["edition"]].add((viewer, key, json.dumps(args)))

    def from_step(self, table: Table) -> None:
        for viewer in (None, *range(table.players)):
            for key, args in table.told(viewer):
                self.add(table, viewer, key, args)
            key, args = table.public_view()["prompt"] if viewer is None else table.own_view(viewer)["prompt"]
            self.add(table, viewer, key, args)
        for key, args in table.public_view()["chips"]:
            self.add(table, None, key, args)
            self.add(table, 0, key, args)

    def from_refusals(self, table: Table, chance: random.Random) -> None:
        plays = [f"play {card}{power}" for card in chance.sample(CARDS, 5) for power in ("", " power")]
        for seat in range(table.players):
            for choice in plays + chance.sample(BAD_CHOICES, 5):
                refusal = table.why_not(seat, choice)
                if refusal is not None:
                    self.add(table, seat, f"reason-{refusal.code}", refusal.args)

    def from_scores(self, table: Table) -> None:
        sheet = table.public_view()["last_round"]
        for column in sheet["seats"] if sheet else ():
            for line in column["lines"]:
                name = line["line"].replace("round", sheet["round"])
                self.add(table, None, f"score-line-{name}", {})


@pytest.fixture(scope="module")
def gathered() -> Gathered:
    found = Gathered()
    chance = random.Random(7)
    for table in games():
        found.from_step(table)
        while not table.over:
            seat = chance.choice(table.to_act)
            if chance.random() < 0.3:
                found.from_refusals(table, chance)
            choices = table.choices(seat)
            powers = [choice for choice in choices if "power" in choice or choice.startswith(("swap", "haggle"))]
            choice = chance.choice(powers if powers and chance.random() < 0.5 else choices)
            table.act(seat, choice)
            found.from_step(table)
            if not table.over and table.own_view(seat)["pending"] and chance.random() < 0.1:
                table.take_back(seat)
                found.from_step(table)
                table.act(seat, choice)
            found.from_scores(table)
        found.from_refusals(table, chance)
    return found


def test_everything_that_games_say_has_words_with_all_arguments(gathered):
    names = ["Zofia", "Bruno", "Ada", "Celeste", "Cy", "Mira"]
    for edition, lines in gathered.lines.items():
        readers = {viewer: Words("en", edition, names, viewer) for viewer in (None, *range(6))}
        for viewer, key, args in lines:
            said = readers[viewer].say(key, **json.loads(args))
            assert said, key
            assert not re.search(r"[{}$]", said), said
            assert key.startswith("reason-") or not re.search(r"seat \d", said), said
            if key.startswith(("prompt-", "story-", "reason-")):
                assert said[-1] in ".?", said
                assert said[0].isupper() or said[0] == "“", said


RARE = {"story-extra-round", "story-rebel", "story-shared", "story-tied", "story-tie-rounds", "score-line-rebel"}


def test_the_games_say_everything_that_there_are_words_for(gathered):
    said = {key for lines in gathered.lines.values() for _, key, _ in lines}
    for prefix in ("prompt-", "chip-", "story-", "score-line-"):
        others = (f"{prefix}r-", f"{prefix}pg-", f"{prefix}woo-")  # test_box_keys.py, test_woo_keys.py
        known = {key for key in Words("en").keys(prefix) if not key.startswith(others)}
        assert known - said - RARE == set()


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("you", [None, 0, 1])
def test_what_games_say_rarely_has_words_too(edition, you):
    words = Words("en", edition, ["Zofia", "Bruno", "Ada"], you)
    assert words.say("story-extra-round", round="pets-revenge", number=6, leader=1).startswith("Still level")
    assert "Rebel of the Ball: \u221210" in words.say("story-rebel", seat=0, points=-10)
    assert " and " in words.say("story-shared", seats=[0, 1])
    assert "level with 9 proposals each" in words.say("story-tied", seats=[0, 1], points=9)
    for number in range(3):
        assert "round" in words.say("story-tie-rounds", seat=1, number=number, edition=edition)
    assert words.say("reason-nothing-to-take-back")
    assert words.say("score-line-rebel")
