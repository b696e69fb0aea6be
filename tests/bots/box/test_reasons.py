"""Why a card of R is better than another: the card of the other side that tells them apart."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="the extra `fast` is not installed")

from coronet.bots.box.solve import nash
from coronet.bots.values import judge
from coronet.games.box.cards import CARD_NAMES
from coronet.games.choosing import cards_in
from coronet.games.r import settings
from coronet.games.r.game import GAME
from coronet.kernel.bits import lowest
from coronet.words import Words
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.positions import duel

pytestmark = SKIP_WITHOUT_COMPILER


def choice(record, text):
    return GAME.parse(text, record).choice


def test_an_open_card_is_worse_for_what_it_would_be_answered_by():
    record = duel().play("0 play spy", "1 play jester").record
    key, args = judge(record, 1, choice(record, "play prince"))[1]
    assert (key, args) == ("hint-exact-open", {"card": "princess", "other": "prince"})
    assert Words("en").say(key, **args) == "Played openly, the Prince would be answered by the Princess."


def test_where_both_choose_the_reason_is_a_card_that_the_best_opponent_plays():
    record = settings.new(settings.read({}), 1)
    key, args = judge(record, 0, choice(record, "play jester"))[1]
    played = {CARD_NAMES[lowest(cards_in(one))]: share for one, share in nash.mixture(record, 1).items()}
    assert (key, args["other"], args["percent"]) == ("hint-exact-against", "jester", round(100 * played[args["card"]]))
    assert args["percent"] > 0


def test_a_card_that_lies_open_is_answered():
    record = duel().play("0 play spy", "1 play jester", "1 play prince").record
    assert judge(record, 0, choice(record, "play general"))[1] == ("hint-answer", {})
