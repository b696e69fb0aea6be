"""What stands on the screen when: a trick's end, a round's end, the Frog, the door and a power, frame by frame."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, STILL
from tests.browser.film import FRAME_MS, Camera
from tests.positions import rebel

HOLDS = {"relaxed": 1800, "normal": 1200, "quick": 600}
NEAR = 2 * FRAME_MS  # a frame at each end


@pytest.fixture
def camera(open_stage):
    with open_stage(**PHONE) as stage:
        yield Camera(stage)


@pytest.fixture
def still_camera(open_stage):
    with open_stage(**(PHONE | STILL)) as stage:
        yield Camera(stage)


def four(card: str = "royal-decree", **more):
    """Four players before the last card of a trick of Queens, which Celeste takes."""
    hands = ("Q2 F2", "Q9 F3", "Q5 F4", "Q10 F5")
    return rebel(card, *hands, leader=0, **more).play("0 play Q2", "1 play Q9", "2 play Q5")


@pytest.mark.parametrize("pace", HOLDS)
def test_a_complete_trick_lies_still_for_its_time_and_the_winner_is_marked(camera, pace):
    film = camera.show(four(), pace=pace).film(4000, "3 play Q10")
    whole = ["Q2", "Q9", "Q5", "Q10"]
    assert film.stood(beat="complete", trick=whole, winning=["place-3"]) == pytest.approx(HOLDS[pace], abs=NEAR)
    assert film.beats()[:3] == ["card", "complete", "taken"]


def test_without_motion_it_lies_as_long_and_nothing_flies(still_camera):
    film = still_camera.show(four()).film(4000, "3 play Q10")
    assert film.stood(beat="complete") == pytest.approx(1200, abs=NEAR)
    assert film.stood(beat="taken") == 0
    assert all(frame.seen["flying"] == 0 for frame in film)


def test_at_an_instant_table_nothing_is_held(camera):
    film = camera.show(four(), pace="instant").film(1000, "3 play Q10")
    assert film.beats() == []


def test_the_line_says_who_takes_it_and_why_only_once_the_last_card_lies_there(camera):
    film = camera.show(four()).film(3000, "3 play Q10")
    said = [frame for frame in film if frame.seen["said"]]
    assert {frame.seen["beat"] for frame in said} == {"complete"}
    assert {frame.seen["said"] for frame in said} == {"Celeste takes it: the highest Queen wins."}
