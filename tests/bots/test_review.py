from __future__ import annotations

import random
from functools import cache

import pytest

from coronet import Table
from coronet.bots.levels import Budget, choose
from coronet.bots.review import Review, evaluate, hint, review
from coronet.errors import Cannot, ExtraMissing, InputError
from coronet.kernel import compiled
from coronet.words import Words
from tests.bots.against_random import veiled
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.positions import rebel, woo

FEW = Budget(playouts=200)


def frog_or_not():
    table = rebel("once-upon-a-time", "P9 F1 F5", "P8 F2 F6", "P1 F3 F7", "P10 P2 F4")
    return table.play("0 play P9", "1 play P8", "2 play P1").record


@cache
def played(game: str = "rebel", **settings: object) -> Table:
    table = Table.new(game, seed=4, **settings)
    while not table.over:
        for seat in table.to_act:
            choice = choose(table.veiled(seat), seat, "beginner", seat)
            table.act(seat, table._game.text_of(choice))
    return table


@cache
def reviewed() -> Review:
    table = played(edition="deluxe", players=4, rounds=("once-upon-a-time", "royal-decree"), princesses="random")
    return review(table.log, 0, budget=FEW)


@SKIP_WITHOUT_COMPILER
def test_taking_the_frog_is_worth_at_least_five_proposals_less():
    best, other = evaluate(veiled(frog_or_not(), 3), 3)
    assert (best.text, other.text) == ("play P2", "play P10")
    assert other.points - best.points > 4
    assert best.win > other.win
    assert best.worlds == other.worlds > 20


@SKIP_WITHOUT_COMPILER
def test_a_hint_says_what_the_other_card_would_take():
    found = hint(veiled(frog_or_not(), 3), 3)
    assert (found.best.text, found.second.text) == ("play P2", "play P10")
    assert found.difference > 5 * found.error
    assert found.reason[0] == "hint-takes-points"
    key, args = found.reason
    assert Words("en").say(key, **args) == "The 10 of Pets would probably take proposals in this trick."
    assert Words("en").say(f"{key}.more", **args).startswith("About 5")


@SKIP_WITHOUT_COMPILER
def test_a_hint_to_stop_a_rebel_of_the_ball_names_the_seat():
    table = rebel("once-upon-a-time", "P9 C5 F10", "P8 F2 Q9", "C4 C9 C2")
    table.play("0 play P9", "1 play P8", "2 play C4", "0 play C5", "1 play F2")
    found = hint(veiled(table.record, 2), 2)
    assert found.best.text == "play C9"
    assert found.reason == ("hint-stops-rebel", {"seat": 0})


@SKIP_WITHOUT_COMPILER
def test_a_hint_sees_no_more_than_the_seat():
    record = frog_or_not()
    other = record.copy()
    other.hand[0], other.hand[1] = other.hand[1], other.hand[0]
    assert evaluate(record, 3, FEW) == evaluate(other, 3, FEW)
    assert hint(record, 3, FEW) == hint(other, 3, FEW)


@SKIP_WITHOUT_COMPILER
def test_a_seat_that_is_not_asked_gets_no_hint():
    with pytest.raises(InputError, match="seat"):
        evaluate(veiled(frog_or_not(), 0), 0)


@SKIP_WITHOUT_COMPILER
def test_choices_and_luck_together_are_the_whole_way_from_a_fair_share_to_the_result():
    found = reviewed()
    way = sum(one.after - one.before for one in found.luck) - sum(one.win_cost for one in found.decisions)
    assert way == pytest.approx(found.final - found.start)
    assert found.luck[0].kind == "deal"
    assert "pass" in {one.kind for one in found.luck}


@SKIP_WITHOUT_COMPILER
def test_every_open_choice_of_the_seat_is_judged_against_the_best():
    found = reviewed()
    assert all(one.cost >= 0 and one.best.worth >= one.played.worth for one in found.decisions)
    assert {one.place["round"] for one in found.decisions} == {1, 2}
    costs = [found.decisions[at].cost for at in found.turns]
    assert len(costs) <= 3
    assert all(found.decisions[at].verdict != "fine" for at in found.turns)


@SKIP_WITHOUT_COMPILER
def test_all_of_a_review_has_words():
    words, found = Words("en", edition="deluxe", you=0), reviewed()
    for key, arguments in [one.reason for one in found.decisions] + [line for one in found.luck for line in one.told]:
        assert words.say(key, **arguments)


@SKIP_WITHOUT_COMPILER
def test_a_review_is_the_same_again_with_a_budget_in_playouts():
    table = played(edition="classic", players=3, rounds=("royal-decree",))
    assert review(table.log, 1, budget=FEW) == review(table.log, 1, budget=FEW)


@SKIP_WITHOUT_COMPILER
def test_a_choice_of_r_costs_what_it_gives_away_against_the_equilibrium():
    table = Table.new("r", seed=1)
    options = {option.text: option for option in evaluate(table.veiled(0), 0)}
    assert options["play assassin"].win == pytest.approx(0.5)
    assert options["play princess"].win < 0.5
    assert sum(option.share for option in options.values()) == pytest.approx(1)
    assert all(option.win == pytest.approx(0.5) for option in options.values() if option.share > 0)
    table.act(0, "play princess")
    table.act(1, "play assassin")
    (decision,) = review(table.log, 0).decisions
    assert decision.cost == pytest.approx(0.5 - options["play princess"].win)
    assert (decision.error, decision.verdict) == (0, "mistake")


@SKIP_WITHOUT_COMPILER
def test_woo_is_judged_by_the_chance_to_win_the_game():
    position = woo("R8 S2", "spurned S3", "R9 R2 B2").play("0 play R8", "1 play spurned")
    found = hint(position.record, 2)
    assert (found.best.text, found.second.text) == ("play R2", "play R9")
    assert found.best.win >= found.second.win
    table = played("woo", players=3, goal=2)
    again = review(table.log, 2, budget=FEW)
    way = sum(one.after - one.before for one in again.luck) - sum(one.win_cost for one in again.decisions)
    assert way == pytest.approx(again.final - again.start)
    words = Words("en", edition="woo", you=2)
    assert all(words.say(key, **arguments) for key, arguments in (one.reason for one in again.decisions))


def test_serious_card_is_reviewed_exactly_and_without_the_compiler(monkeypatch):
    monkeypatch.setattr(compiled, "available", lambda: False)
    table = Table.new("serious-card", seed=1)
    rng = random.Random(1)
    while not table.over:
        for seat in table.to_act:
            table.act(seat, rng.choice(table.choices(seat)))
    found = review(table.log, 1)
    assert found.unit == "points"
    assert found.start is None
    assert max(one.cost for one in found.decisions) > 0.1
    assert all(one.error == 0 for one in found.decisions)


def test_what_cannot_be_reviewed_is_refused_in_one_line(monkeypatch):
    with pytest.raises(InputError, match=r"game: .*seeker"):
        review(played("seeker", players=2).log, 0)
    with pytest.raises(InputError, match="seat: 7 "):
        review(Table.new("rebel", players=3, seed=1).log, 7)
    if compiled.available():
        with pytest.raises(Cannot, match="unsolved"):
            review(Table.new("r", variants=["three-card"], seed=1).log, 0)
    monkeypatch.setattr(compiled, "available", lambda: False)
    with pytest.raises(ExtraMissing, match=r"coronet\[fast\]"):
        review(Table.new("rebel", players=3, seed=1).log, 0)


@SKIP_WITHOUT_COMPILER
def test_a_dear_choice_can_be_asked_once_more_with_what_the_seat_saw():
    found = reviewed()
    dear = [one for one in found.decisions if one.verdict != "fine"]
    assert dear
    assert [one for one in found.decisions if (one.seen is None) != (one.verdict == "fine")] == []
    log = played(edition="deluxe", players=4, rounds=("once-upon-a-time", "royal-decree"), princesses="random").log
    assert [one.seen for one in dear] == [Table.replay(log, upto=one.step).view(0) for one in dear]
