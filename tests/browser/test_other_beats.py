"""R's reveal, a Woo round's and set's end, special gifts and a parlour game's reveal, frame by frame."""

from __future__ import annotations

import random

import pytest

from coronet.games.catalogue import PARLOUR
from coronet.table.table import Table
from tests.browser.film import FRAME_MS
from tests.positions import duel, parlour, rebel, woo

NEAR = 3 * FRAME_MS


def lasts(milliseconds):
    return pytest.approx(milliseconds, abs=NEAR)


def chosen(*variants: str, mine: str = "general", **more):
    """A duel in which the reader has locked a card in."""
    return duel(*variants, **more).play(f"0 play {mine}")


def test_both_backs_tremble_then_both_cards_turn_in_the_same_instant_and_lie_there(paced, tempo):
    film = paced.show(chosen(), pace=tempo.pace).film(6000, "1 play magician")
    assert film.stood(beat="tremble", mat=["?", "?"]) == lasts(400 * tempo.holds)
    turned = [frame.seen["mat"] for frame in film if frame.seen["beat"] in ("turned", "judged")]
    assert turned[0] == turned[-1]
    assert sorted(turned[0]) == ["blue-general", "red-magician"]
    assert film.stood(beat="turned") == lasts(300 * tempo.travels)
    assert film.stood(beat="judged") == lasts(2500 * tempo.holds)


def test_nobody_is_told_who_won_before_the_cards_are_turned_and_then_why(camera):
    film = camera.show(chosen()).film(3500, "1 play magician")
    hidden = [frame.seen for frame in film if frame.seen["beat"] in ("tremble", "turned")]
    assert {(seen["said"], seen["won"], seen["victories"]) for seen in hidden} == {("", "", 0)}
    assert {seen["captions"] for seen in hidden if seen["beat"] == "turned"} == {"Zofia You"}
    judged = [frame.seen for frame in film if frame.seen["beat"] == "judged"]
    assert {(seen["said"], seen["won"], seen["victories"]) for seen in judged} == {
        ("You win: the Magician silences the General, and 6 beats 5.", "place-0", 1)
    }
    assert "You won it" in judged[0]["captions"]


def test_prince_meets_princess_and_the_mat_glows_with_nothing_said_twice(camera):
    film = camera.show(chosen(mine="princess")).film(6000, "1 play prince")
    assert film.beats() == ["tremble", "turned", "judged", "over"]
    assert {frame.seen["lovers"] for frame in film if frame.seen["beat"] == "judged"} == {True}
    said = next(frame.seen["said"] for frame in film if frame.seen["beat"] == "judged")
    assert not any(frame.seen["prompt"].startswith("You win") for frame in film)
    assert said == "You win: your Princess meets the Prince, and he is hers."


def test_a_general_s_two_come_forward_after_the_round(camera):
    film = camera.show(chosen(mine="spy")).film(4500, "1 play general")
    assert any("+2" in said for said in film.forward("gesture"))
    assert film.beats()[:4] == ["tremble", "turned", "judged", "gesture"]


def test_a_press_on_a_card_ends_the_look_at_the_last_round(camera):
    camera.show(chosen()).film(1200, "1 play magician")
    camera.page.locator("[data-testid=hand] button").first.tap()
    film = camera.roll(300)
    assert film[-1].seen["beat"] == ""
    assert film[-1].seen["asked"]


def test_a_round_of_woo_lies_complete_and_says_why(camera):
    position = woo("R9 S2", "R4 S3", "R7 S4").play("0 play R9", "1 play R4")
    film = camera.show(position).film(3500, "2 play R7")
    assert film.stood(beat="complete", trick=["R9", "R4", "R7"], winning=["place-0"]) == lasts(1200)
    assert film.beats()[:3] == ["card", "complete", "taken"]


def test_a_gift_comes_forward_with_its_name(camera):
    position = woo("R9 S2", "R4 S3", "R7 S4", specials={"lullabye": ["R4"]}).play("0 play R9")
    film = camera.show(position).film(2500, "1 play R4")
    (said,) = film.forward("gift")
    assert said.startswith("Lullabye")
    assert film.stood(beat="gift") == lasts(900)


def test_a_round_that_is_put_to_sleep_marks_nobody(camera):
    position = woo("R9 S2", "R4 S3", "R7 S4", specials={"lullabye": ["R4"]}).play("0 play R9", "1 play R4")
    film = camera.show(position).film(3000, "2 play R7")
    assert film.stood(beat="complete", winning=[]) == lasts(1200)


def before_the_end(game: str, seed: int, is_end, **settings) -> tuple[Table, str]:
    """A game by chance before the first step of another seat that ends something, and this step."""
    rng = random.Random(seed)
    table = Table.new(game, seed=seed, **settings)
    while not table.over:
        seat = rng.choice(table.to_act)
        choice = rng.choice(table.choices(seat))
        after = table.clone()
        after.act(seat, choice)
        if seat != 0 and is_end(table, after):
            return table, f"{seat} {choice}"
        table = after
    return before_the_end(game, seed + 1, is_end, **settings)


def test_the_end_of_a_set_shows_its_last_round_before_the_sheet(paced, tempo):
    table, step = before_the_end("woo", 1, lambda one, other: other.finished > one.finished and not other.over)
    film = paced.show(table, pace=tempo.pace).film(5000, step)
    assert film.stood(beat="complete", sheet=False) == lasts(1200 * tempo.holds)
    assert film[-1].seen["sheet"]


@pytest.mark.parametrize("game", [*PARLOUR, "r", "woo", "rebel"])
def test_the_end_of_every_game_is_seen_before_its_curtain_and_then_its_podium(camera, game):
    table, step = before_the_end(game, 3, lambda one, other: other.over)
    film = camera.show(table).film(9000, step)
    assert film.stood(beat="over", curtain=True, over=False) == lasts(1500)
    assert film.beats()[0] != "over"
    assert film[-1].seen["over"]


@pytest.mark.parametrize("game", [name for name in PARLOUR if name != "serious-card"])
def test_a_parlour_game_says_why_it_is_won_before_its_end_is_shown(camera, game):
    table, step = before_the_end(game, 5, lambda one, other: other.over)
    film = camera.show(table).film(4000, step)
    assert film.stood(beat="shown") == lasts(1500)
    assert all(film.forward("shown"))


COVERED = """() => {
  const [card, herald] = ["drawn", "herald"].map((name) =>
    document.querySelector(`[data-testid=${name}]`).getBoundingClientRect());
  return card.bottom > herald.top && herald.bottom > card.top && card.right > herald.left && herald.right > card.left;
}"""


def test_a_drawn_card_lies_there_before_the_next_is_drawn(paced, tempo):
    position = parlour("assassins-target", players=3, starter=1, chance="red-spy blue-general")
    film = paced.show(position, pace=tempo.pace).film(4000, "1 draw", "2 draw")
    assert film.stood(beat="card", drawn="red-spy") == lasts(900 * tempo.holds)
    assert film.stood(beat="card", drawn="blue-general") == lasts(900 * tempo.holds)
    assert film[0].seen["prompt"] == "Zofia draws the red Spy."


@pytest.mark.parametrize("height", [664, 844])
def test_a_drawn_assassin_is_seen_before_it_is_said_what_it_does_and_meanwhile(camera, height):
    camera.page.set_viewport_size({"width": 390, "height": height})
    position = parlour("assassins-target", players=2, starter=1, chance="red-assassin")
    film = camera.show(position).film(1200, "1 draw")
    assert film.stood(beat="card", drawn="red-assassin", herald="", out=False) == lasts(900)
    assert film[-1].seen["herald"] == "You win: Zofia has drawn an Assassin."
    assert film[-1].seen["drawn"] == "red-assassin"
    assert not camera.page.evaluate(COVERED)


def test_a_card_turned_up_lies_there_before_it_is_turned_down(camera):
    table, step = before_the_end("seeker", 1, lambda one, other: "story-pg-turned-down" in dict(other.told(0)))
    film = camera.show(table).film(1500, step)
    assert film.stood(beat="card") == lasts(900)


TAP = "Tap the table to go on, or wait."


def test_the_dock_says_that_the_cards_are_passed_and_nothing_of_taps(camera):
    hands = "F2 Q9 Q10", "P2 P3 Q8", "Q2 Q3 Q7"
    position = rebel("invitation", *hands, passing=True, edition="classic").play("0 pass F2 Q9", "1 pass P2 P3")
    film = camera.show(position).film(1500, "2 pass Q2 Q3")
    assert {frame.seen["prompt"] for frame in film if frame.seen["beat"] == "pass"} == {"The cards are passed."}
    assert not any(TAP in frame.seen["prompt"] for frame in film)


def test_the_dock_says_one_thing_while_two_cards_are_turned(camera):
    film = camera.show(chosen()).film(1500, "1 play magician")
    short = [frame.seen["prompt"] for frame in film if frame.seen["beat"] in ("tremble", "turned")]
    assert set(short) == {"Both cards are turned up."}
    assert TAP in film[-1].seen["prompt"]


def test_the_dock_says_who_exchanges_a_card_in_woo(camera):
    table, step = before_the_end("woo", 1, lambda one, other: "story-woo-exchanged" in dict(other.told(0)))
    film = camera.show(table).film(1500, step)
    said = {frame.seen["prompt"] for frame in film if frame.seen["beat"] == "pass"}
    assert len(said) == 1
    assert "exchange" in said.pop()
