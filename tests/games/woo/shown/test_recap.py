"""What views tell of the round and the set that have just ended."""

from __future__ import annotations

import random

import pytest

from coronet.table.table import Table


def games(**settings):
    """Views of games played by chance, each with the view before."""
    for seed in range(12):
        rng = random.Random(seed)
        table = Table.new("woo", seed=seed, specials="lavish", **settings)
        before = table.public_view()
        while not table.over:
            seat = rng.choice(table.to_act)
            table.act(seat, rng.choice(table.choices(seat)))
            yield before, (before := table.public_view())


MODES = pytest.mark.parametrize(
    "settings", [{"players": 3}, {"mode": "ghost"}, {"mode": "teams", "players": 4}], ids=["three", "ghost", "teams"]
)


@MODES
def test_the_last_round_is_the_one_that_lay_there_with_the_cards_that_ended_it(settings):
    ended = 0
    for before, view in games(**settings):
        last = view["last_trick"]
        if (view["set"], view["round"], view["over"]) == (before["set"], before["round"], before["over"]):
            continue
        if last is None or before["phase"] == "exchange":
            continue
        ended += 1
        played = [(card["seat"], card["card"]) for card in before["trick"]]
        assert [(card["seat"], card["card"]) for card in last["cards"]][: len(played)] == played
        assert (last["winner"] is None) == (last["outcome"] != "collected")
    assert ended > 50


@MODES
def test_the_last_set_is_won_by_the_side_that_its_tie_leaves(settings):
    ties = 0
    for before, view in games(**settings):
        last = view["last_set"]
        if last is None or last == before["last_set"]:
            continue
        sides = dict(enumerate(last["sides"]))
        won = [at for at, side in sides.items() if side["verdict"] == "wins"]
        assert sorted(seat for at in won for seat in sides[at]["seats"]) == last["winners"] == view["set_winner"]
        for at, side in sides.items():
            assert side["verdict"] != "spurned" or "spurned" in side["pile"]
            assert (side["verdict"] in ("nothing", "sat-out")) == (not side["pile"]), at
        if last["tie"]:
            ties += 1
            *earlier, decisive = last["tie"]
            assert all(len({*line["counts"]}) == 1 or len(line["sides"]) > 2 for line in earlier)
            best = max(decisive["counts"])
            assert won == [side for side, number in zip(decisive["sides"], decisive["counts"], strict=True)
                           if number == best] or not won  # fmt: skip
    assert ties > 0
