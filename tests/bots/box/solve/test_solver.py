"""Whole games solved: the values, openings and numbers of positions of the rules page (section 12)."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="the extra `fast` is not installed")

from coronet.bots.box.solve import serious, solved
from coronet.bots.box.solve.answers import answer_r, answer_serious
from coronet.games.parlour import serious_card
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

CHARACTERS = ("prince", "general", "magician", "minister", "assassin", "spy", "princess", "jester")
OWNER, ALL = {"held-minister": "owner"}, {"jester-stops": "all"}
PAGE = """
standard: 520411 assassin 0.274121 magician 0.251971 minister 0.224100 spy 0.211312 prince 0.038495
standard owner: 583028 assassin 0.271912 magician 0.234281 minister 0.226848 spy 0.221756 prince 0.045203
standard all: 357440 minister 0.282144 magician 0.269606 spy 0.202587 assassin 0.198314 general 0.047349
standard owner all: 394009 minister 0.273235 spy 0.230989 magician 0.222962 assassin 0.203477 general 0.069338
impatience: 258422 minister 0.320044 assassin 0.287950 spy 0.202931 magician 0.140585 prince 0.048489
impatience owner: 293895 minister 0.318499 assassin 0.284477 spy 0.203873 magician 0.140212 prince 0.052938
numbers: 80219 magician 0.187519 general 0.184053 minister 0.180277 assassin 0.159794 spy 0.155536 jester 0.073154 \
princess 0.059666
numbers-jester: 112754 general 0.290395 minister 0.267713 spy 0.236033 magician 0.115527 assassin 0.090333
numbers-minister: 110820 general 0.422583 minister 0.311409 spy 0.131458 jester 0.109892 princess 0.024658
numbers-jester-minister: 179773 general 0.441357 minister 0.246239 spy 0.166213 assassin 0.143780 princess 0.002411
sever: 623793 princess 1
sever owner: 681264 princess 1
loser: 520411 magician 0.410678 jester 0.316187 spy 0.218764 prince 0.049639 assassin 0.004733
till-dawn: 1038277 assassin 0.287163 spy 0.263475 minister 0.238688 magician 0.200312 prince 0.010361
till-dawn owner: 1083429 assassin 0.276754 spy 0.268818 minister 0.242604 magician 0.191297 prince 0.020527
"""
DEALS = """
blue-prince blue-general red-general red-minister blue-assassin red-assassin blue-jester red-jester
0.320320 0.314289 226057
blue-general red-general blue-magician red-magician red-minister blue-assassin blue-princess blue-jester
0.020862 0.035478 311667
blue-prince blue-general red-general blue-minister red-minister red-assassin blue-spy red-spy
-0.206533 -0.106763 278087
""".strip().splitlines()


@pytest.fixture(autouse=True)
def fresh_cache(tmp_path, monkeypatch):
    """Solve anew, whatever was kept; code that was compiled stays."""
    monkeypatch.setattr("coronet.bots.box.solve.store.cache_root", lambda: tmp_path)
    solved._known.clear()


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize("line", PAGE.strip().splitlines())
def test_values_openings_and_positions_are_those_of_the_rules_page(line):
    game, _, written = line.partition(": ")
    variant, *readings = game.split()
    house = (OWNER if "owner" in readings else {}) | (ALL if "all" in readings else {})
    states, *chances = written.split()
    first = dict.fromkeys(CHARACTERS, 0.0) | dict(zip(chances[::2], map(float, chances[1::2]), strict=True))
    found = answer_r({"variants": [variant] * (variant != "standard"), "house_rules": house}, None, 2, 1)
    assert found.value == pytest.approx(0, abs=1e-9)
    assert found.states == int(states)
    for chosen in found.opening:
        assert chosen == pytest.approx(first, abs=1e-6)


@SKIP_WITHOUT_COMPILER
def test_traitor_swaps_princesses():
    found = answer_r({"variants": ["traitor"]}, None, 2, 1)
    assert found.value == pytest.approx(0, abs=1e-9)
    assert found.states == 11_549_558
    assert [first["blue-princess" if seat == 0 else "red-princess"] for seat, first in enumerate(found.opening)] == [
        1,
        1,
    ]


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize(("cards", "numbers"), list(zip(DEALS[::2], DEALS[1::2], strict=True)))
def test_deals_have_the_values_of_the_rules_page(cards, numbers):
    deal = ",".join(cards.split())
    any_reading, owner_reading, states = map(float, numbers.split())
    found = answer_r({"variants": ["random-deal"]}, deal, 2, 1)
    assert found.value == pytest.approx(any_reading, abs=1e-6)
    assert found.states == states
    owner = answer_r({"variants": ["random-deal"], "house_rules": OWNER}, deal, 2, 1)
    assert owner.value == pytest.approx(owner_reading, abs=1e-6)
    assert answer_r({"variants": ["draft"]}, deal, 2, 1).value == found.value


@SKIP_WITHOUT_COMPILER
def test_the_seat_with_both_princes_has_the_same_value_on_either_side():
    first, second = (answer_r({"variants": ["princess-attack"], "princes": seat}, None, 2, 1) for seat in (0, 1))
    assert first.value == pytest.approx(-second.value, abs=1e-9)
    assert first.value > 0.5


@SKIP_WITHOUT_COMPILER
def test_a_sample_of_deals_has_an_interval_around_its_mean():
    found = answer_r({"variants": ["random-deal", "numbers"]}, None, 12, 5)
    assert found.sample is not None
    assert found.sample.low < found.value < found.sample.high
    again = answer_r({"variants": ["random-deal", "numbers"]}, None, 12, 5)
    assert (again.value, again.states) == (found.value, found.states)


def test_serious_card_is_worth_thirteen_seventeenths_to_the_princess_side():
    found = answer_serious({})
    assert found.value == pytest.approx(-13 / 17, abs=1e-9)
    assert found.states == 106
    princes, princesses = found.opening
    assert [princes["magician"], princes["prince"]] == pytest.approx([6 / 17, 5 / 17])
    assert princes["minister"] + princes["general"] == pytest.approx(6 / 17)
    assert princesses == pytest.approx({"jester": 25 / 68, "spy": 6 / 17, "princess": 19 / 68, "assassin": 0})


def test_serious_card_from_the_other_side_is_the_same_game():
    assert answer_serious({"prince_seat": 1}).value == pytest.approx(13 / 17, abs=1e-9)
    record = serious_card.new(serious_card.read({"games": 1}), 1)
    assert serious.play_of(record).value == pytest.approx(-13 / 17)
