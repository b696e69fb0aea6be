"""Why a round goes as it does: the judge decides, the sentence says what it was decided by."""

from __future__ import annotations

from itertools import product

import pytest

from coronet.games.box.cards import CARDS_BY_NAME, CHARACTERS, PLAIN
from coronet.games.box.judge import ALL_POWERS, HELD, judge
from coronet.games.box.why import Round
from coronet.words import Words, languages

NO_POWERS = 0


def meeting(one: str, other: str, powers: int = ALL_POWERS, bonus: tuple[int, int] = (0, 0)) -> Round:
    return Round(powers, 0, (CARDS_BY_NAME[one], CARDS_BY_NAME[other]), bonus)


def said(found: Round, you: int | None = None) -> str:
    key, arguments = found.why
    return Words("en", "box", ["Zofia", "Bruno"], you).say(key, **arguments)


@pytest.mark.parametrize(
    ("one", "other", "bonus", "sentence"),
    [
        ("general", "minister", (0, 0), "Zofia wins: 6 beats 4."),
        ("general", "minister", (2, 0), "Zofia wins: 8 beats 4, with the General's +2."),
        ("minister", "magician", (2, 0), "Zofia wins: the Magician silences the Minister, and 6 beats 5 with the +2."),
        ("general", "assassin", (0, 0), "Bruno wins: the Assassin turns it round, and 3 beats 6."),
        ("spy", "assassin", (2, 0), "Bruno wins: the Assassin turns it round, and 3 beats 4 with the +2."),
        ("prince", "assassin", (0, 0), "Zofia wins: the Prince takes the round, whatever the strengths."),
        ("prince", "minister", (0, 0), "Zofia wins: the Prince takes the round, whatever the strengths."),
        ("general", "prince", (2, 0), "Bruno wins: the Prince takes the round, whatever the strengths."),
        ("prince", "magician", (0, 0), "Zofia wins: 7 beats 5."),
        ("prince", "magician", (0, 2), "The Magician silences the Prince, and with the +2 both are 7: on hold."),
        ("magician", "jester", (0, 0), "Zofia wins: the Magician silences the Jester, and 5 beats 0."),
        ("magician", "assassin", (0, 0), "Zofia wins: the Magician silences the Assassin, and 5 beats 3."),
        ("magician", "princess", (0, 0), "Zofia wins: 5 beats 1."),
        ("magician", "magician", (0, 0), "Both are 5: the round is on hold."),
        ("minister", "general", (2, 0), "With the General's +2 both are 6: the round is on hold."),
        ("jester", "jester", (0, 0), "The Jester puts the round on hold."),
        ("jester", "spy", (2, 0), "The Jester puts the round on hold."),
        ("princess", "prince", (0, 0), "Zofia wins: the Princess meets the Prince, and he is hers."),
        ("prince", "prince", (0, 2), "Bruno wins: 9 beats 7, with the General's +2."),
        ("red-princess", "red-prince", (0, 0), "Bruno wins: the Prince takes the round, whatever the strengths."),
    ],
)
def test_the_sentence_says_who_wins_and_by_what(one, other, bonus, sentence):
    assert said(meeting(one, other, bonus=bonus)) == sentence


def test_without_powers_strength_alone_decides():
    assert said(meeting("prince", "assassin", NO_POWERS)) == "Zofia wins: 7 beats 3."
    assert said(meeting("magician", "jester", NO_POWERS)) == "Zofia wins: 5 beats 0."
    assert said(meeting("princess", "prince", NO_POWERS)) == "Bruno wins: 7 beats 1."


def test_the_winner_is_told_so():
    assert said(meeting("general", "minister"), you=0) == "You win: 6 beats 4."


@pytest.mark.parametrize("language", languages())
def test_every_meeting_has_a_sentence_and_the_winner_of_the_judge(language):
    words = Words(language, "box", ["Celestyn", "Bartosza"], None)
    for one, other, first, second in product(range(len(CHARACTERS)), range(len(CHARACTERS)), (0, 2), (0, 2)):
        cards, bonus = (PLAIN + one, PLAIN + other), (first, second)
        for powers in (ALL_POWERS, NO_POWERS):
            found = Round(powers, 0, cards, bonus)
            outcome = judge(powers, 0, *cards, *bonus) & 3
            assert found.winner == (None if outcome == HELD else outcome)
            key, arguments = found.why
            assert arguments.get("seat") == found.winner
            assert len(words.say(key, **arguments)) <= 80
