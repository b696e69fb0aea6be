"""What there was to be seen of a step of a parlour game, and why each of them ends as it does."""

from __future__ import annotations

import random
from functools import cache

import pytest

from coronet import Table
from coronet.games.catalogue import PARLOUR
from coronet.words import Words, languages
from tests.box_games import any_settings
from tests.positions import parlour

NAMES = ["Celestyn", "Bartosza", "Mirabell", "Zofia", "Bruno", "Ada", "Cy", "Ines"]
GAMES = pytest.mark.parametrize("name", PARLOUR)
Line = tuple[str, dict]


def games(name: str, number: int):
    """Each step of games by chance: what happened, and the view after it."""
    rng = random.Random(name)
    for seed in range(number):
        table = Table.new(name, seed=seed, **any_settings(name, rng))
        while not table.over:
            table.public_view()
            seat = rng.choice(table.to_act)
            table.act(seat, rng.choice(table.choices(seat)))
            yield table.happened(), table.public_view()


@cache
def reasons() -> dict[str, list[Line]]:
    found: dict[str, list[Line]] = {}
    for name in PARLOUR:
        for events, _ in games(name, 150 if name == "seeker" else 40):
            for _, arguments in events:
                if "why" in arguments:
                    found.setdefault(arguments["why"][0], []).append(arguments["why"])
    return found


def of(kind: str, events: list[Line]) -> list[dict]:
    return [arguments for one, arguments in events if one == kind]


def said(line: Line, language: str = "en", you: int | None = None) -> str:
    return Words(language, "box", NAMES, you).say(line[0], **line[1])


@GAMES
def test_a_finished_game_says_why_and_one_in_play_does_not(name):
    for events, view in games(name, 12):
        assert (view["why"] is not None) == view["over"]
        for over in of("over", events):
            assert (over["winners"], over["why"]) == (view["winners"], view["why"])
            assert of("reveal", events)


def test_every_reason_that_has_words_is_given():
    rare = {"why-pg-most-points", "why-pg-points-shared"}  # below
    assert set(Words("en").keys("why-pg-")) - reasons().keys() <= rare


def test_with_all_cards_gone_the_most_points_win():
    seeking = parlour("seeker", players=5)
    seeking.record.points, seeking.record.winners = [5, 7, 5, 6, 5], 1 << 1
    why = seeking.game.why_over(seeking.record)
    assert said(why) == "Bartosza wins: all cards are gone, and 7 points are the most."
    seeking.record.points, seeking.record.winners = [7, 7, 7, 7, 0], 0b1111
    assert said(seeking.game.why_over(seeking.record)).startswith("All cards are gone, 7 points each: ")


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_one_short_sentence(language):
    for lines in reasons().values():
        for line in lines[:20]:
            assert len(said(line, language)) <= 80 or len(line[1]["seats"]) > 2


def test_who_stays_in_alone_wins():
    position = parlour("assassins-target", players=2, chance="red-assassin")
    kinds = [kind for kind, _ in position.happened("0 draw")]
    assert kinds == ["drawn", "out", "reveal", "over"]
    why = position.game.why_over(position.record)
    assert said(why) == "Bartosza wins: Celestyn has drawn an Assassin."
    assert said(why, you=0) == "Bartosza wins: you have drawn an Assassin."
    assert said(why, you=1) == "You win: Celestyn has drawn an Assassin."


@pytest.mark.parametrize(("language", "other"), [("en", "the other "), ("fr", "autre a "), ("pl", "drugiej osoby")])
def test_no_reason_calls_a_reader_the_other(language, other):
    for lines in reasons().values():
        assert not any(other in said(line, language, you=0) for line in lines[:20])


def test_a_deal_is_shown_with_its_ranks_until_the_next_one_ends():
    ended = 0
    for name in ("triangle", "pair-attack"):
        for events, view in games(name, 30):
            for reveal in of("reveal", events):
                ended += 1
                assert reveal["number"] == view["last_deal"]["number"]
                assert reveal["why"] == view["last_deal"]["why"]
                took = [one["seat"] for one in of("took", events)]
                assert sorted(took) == view["last_deal"]["winners"]
                shown = {str(hand["seat"]): hand["cards"] for hand in view["last_deal"]["hands"]}
                assert reveal["shown"] == shown
                assert {str(at): seat["shown"] for at, seat in enumerate(view["seats"]) if seat["shown"]} == shown
    assert ended > 100


def test_the_better_rank_takes_the_pot():
    hands = ["blue-spy red-spy blue-general", "blue-assassin blue-minister blue-magician"]
    position = parlour("triangle", *hands, players=2, deals=1, chips=24)
    position.play("0 stand", "1 stand", "0 stay")
    (reveal,) = of("reveal", position.happened("1 stay"))
    assert said(reveal["why"]) == "Bartosza takes the pot: a straight beats a pair."
    assert reveal["shown"]["0"] == ["blue-general", "blue-spy", "red-spy"]


def test_seven_and_one_is_the_best_of_two_cards():
    hands = ["blue-prince red-prince", "red-general blue-princess", "blue-spy red-princess"]
    position = parlour("pair-attack", *hands, players=3, deals=1, chips=24).play("0 stay", "1 stay")
    (reveal,) = of("reveal", position.happened("2 fold"))
    assert said(reveal["why"]) == "Celestyn takes the pot: 7 and 7 beats 6 and 1."
    hands = ["blue-prince red-general", "red-prince blue-princess"]
    position = parlour("pair-attack", *hands, players=2, deals=1, chips=24).play("0 stay")
    (reveal,) = of("reveal", position.happened("1 stay"))
    assert said(reveal["why"], you=1) == "You take the pot: 7 and 1 is the best hand of all."


def test_a_card_that_is_looked_at_in_secret_is_not_shown():
    for events, view in games("seeker", 20):
        if view["secret"] and not of("pair", events) and not of("couple", events):
            assert all(turned["card"] is None for turned in of("turned", events))


def test_how_many_cards_lie_in_telepathy_is_not_shown():
    table = Table.new("telepathy")
    table.public_view()
    table.act(0, "place spy")
    assert table.happened() == []


def test_serious_card_is_judged_like_the_duel():
    table = Table.new("serious-card")
    table.public_view()
    table.act(0, "play prince")
    assert table.happened() == [("locked", {"seat": 0})]
    table.public_view()
    table.act(1, "play assassin")
    (judged,) = of("judged", table.happened())
    assert said(judged["why"]) == "Celestyn wins: the Prince takes the round, whatever the strengths."
    (scored,) = of("scored", table.happened())
    assert said(scored["why"], you=0) == "You get 1 point: you have won a round with the Prince."


def test_a_deal_without_a_princess_ends_in_a_draw():
    position = parlour("princess-card", "blue-spy red-spy", "blue-jester red-jester", players=2)
    assert said(position.game.why_over(position.record)) == "It is a draw."
