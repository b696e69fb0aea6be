"""What stands on the screen when: a trick's end, a round's end, the Frog, the door and a power, frame by frame."""

from __future__ import annotations

import pytest

from tests.browser.film import FRAME_MS
from tests.positions import rebel

NEAR = 3 * FRAME_MS  # a frame at each end, and one that the clock rounds away
WHOLE = ["Q2", "Q9", "Q5", "Q10"]


def lasts(milliseconds):
    return pytest.approx(milliseconds, abs=NEAR)


def a_trick(*hands: str, card: str = "royal-decree", **more):
    """Four players before the last card of a trick that the reader leads and Celeste, the fourth, ends."""
    position = rebel(card, *hands, leader=0, **more)
    for seat, hand in enumerate(hands[:3]):
        position.play(f"{seat} play {hand.split()[0]}")
    return position


def queens(**more):
    return a_trick("Q2 F2", "Q9 F3", "Q5 F4", "Q10 F5", **more)


def last_queens(**more):
    """The same as the last trick of a round, which is not the last round."""
    return a_trick("Q2", "Q9", "Q5", "Q10", **more)


def test_a_complete_trick_lies_still_for_its_time_and_then_goes_to_its_winner(paced, tempo):
    film = paced.show(queens(), pace=tempo.pace).film(4000, "3 play Q10")
    assert film.stood(beat="complete", trick=WHOLE, winning=["place-3"]) == lasts(1200 * tempo.holds)
    assert film.stood(beat="taken", trick=WHOLE) == lasts(420 * tempo.travels)
    assert film[-1].seen["trick"] == []


def test_without_motion_nothing_flies(still_camera):
    film = still_camera.show(queens()).film(3000, "3 play Q10")
    assert {frame.seen["flying"] + frame.seen["leaving"] for frame in film} == {0}


def test_at_an_instant_table_nothing_is_held(camera):
    film = camera.show(queens(), pace="instant").film(500, "3 play Q10")
    assert film.beats() == []


def test_who_takes_it_and_why_is_said_while_all_cards_lie_there_and_not_earlier(camera):
    film = camera.show(queens()).film(2500, "3 play Q10")
    said = [frame.seen for frame in film if frame.seen["said"]]
    assert {seen["beat"] for seen in said} == {"complete"}
    assert {seen["said"] for seen in said} == {"Celeste takes it: the highest Queen wins."}


def test_one_is_asked_when_everything_before_has_been_seen(camera):
    position = a_trick("Q10 F2", "Q9 F3", "Q5 F4", "Q2 F5")
    film = camera.show(position).film(3000, "3 play Q2")
    asked = next(frame.at for frame in film if frame.seen["asked"])
    assert asked == lasts(380 + 1200 + 420)


def test_a_tap_on_the_cloth_goes_on_at_once(camera):
    camera.show(queens()).film(800, "3 play Q10")
    camera.page.locator(".stage").tap(position={"x": 5, "y": 5})
    film = camera.roll(100)
    assert film[-1].seen["beat"] == ""
    assert film[-1].seen["trick"] == []


@pytest.mark.parametrize("key", ["Space", "Escape"])
def test_so_does_a_key(camera, key):
    camera.show(queens()).film(800, "3 play Q10")
    camera.page.keyboard.press(key)
    assert camera.roll(400)[-1].seen["beat"] == ""


def test_the_last_trick_of_a_round_is_seen_like_every_other_before_the_sheet_rises(paced, tempo):
    last = last_queens(more_rounds=("once-upon-a-time",))
    film = paced.show(last, pace=tempo.pace).film(4000, "3 play Q10")
    assert film.stood(beat="complete", trick=WHOLE, winning=["place-3"], sheet=False) == lasts(1200 * tempo.holds)
    assert film.stood(beat="taken", sheet=False) == lasts(420 * tempo.travels)
    assert film[-1].seen["sheet"]


def test_rings_fly_into_the_counter_of_the_seat_that_takes_them(camera):
    position = a_trick("Q2 F2", "C9 F3", "C5 F4", "Q10 F5")
    film = camera.show(position).film(3500, "3 play Q10")
    assert film.stood(beat="taken") == lasts(420 + 2 * 80)
    taken = [frame.seen for frame in film if frame.seen["beat"] == "taken"]
    assert max(seen["flying"] for seen in taken) == 2
    assert {seen["leaving"] for seen in taken[1:]} == {4}


def counted(film, seat):
    """What the counter of a seat showed in this film, one number after the other, and the beat in which each came."""
    shown = [(frame.seen["counters"][seat].rpartition(" ")[2], frame.seen["beat"]) for frame in film]
    return [one for at, one in enumerate(shown) if at == 0 or one[0] != shown[at - 1][0]]


def test_each_ring_counts_when_it_reaches_the_counter(camera):
    position = a_trick("Q2 F2", "C9 F3", "C5 F4", "Q10 F5")
    film = camera.show(position).film(3500, "3 play Q10")
    assert [number for number, _ in counted(film, 2)] == ["+0", "+1", "+2"]
    begun = film.first(beat="taken")
    reached = next(frame.at for frame in film if frame.seen["counters"][2].endswith("+1"))
    assert reached - begun == lasts(420)


def test_the_frog_rolls_the_counter_by_five_as_she_jumps(camera):
    position = a_trick("Q2 F2", "P8 F3", "C5 F4", "Q10 F5")
    film = camera.show(position).film(5000, "3 play Q10")
    assert counted(film, 2)[1:] == [("+1", "taken"), *[(f"+{number}", "frog") for number in (2, 3, 4, 5, 6)]]


def test_without_motion_the_counter_rolls_nowhere(still_camera):
    film = still_camera.show(a_trick("Q2 F2", "P8 F3", "Q5 F4", "Q10 F5")).film(5000, "3 play Q10")
    assert counted(film, 2)[1:] == [("+5", "frog")]


def test_the_frog_jumps_and_says_what_she_costs(paced, tempo):
    position = a_trick("Q2 F2", "P8 F3", "Q5 F4", "Q10 F5")
    film = paced.show(position, pace=tempo.pace).film(5000, "3 play Q10")
    assert film.forward("frog") == {"The Frog jumps to Celeste: 5 proposals."}
    assert film.stood(beat="frog") == lasts(900 * tempo.holds)


def test_the_door_opens_once_when_the_first_prince_slips_in(paced, tempo):
    position = a_trick("Q2 F2", "Q9 F3", "Q5 F4", "C10 F5", card="once-upon-a-time")
    film = paced.show(position, pace=tempo.pace).film(5000, "3 play C10")
    assert film.stood(beat="door", herald="The Princes are in. From now on Princes may be led.") == lasts(
        900 * tempo.holds
    )
    assert film.beats()[:3] == ["card", "door", "complete"]


@pytest.mark.parametrize(("to", "time"), [(0, 1800), (2, 1200)], ids=["on-me", "on-another"])
def test_a_princess_comes_forward_with_her_power_longer_where_it_touches_me(paced, tempo, to, time):
    position = rebel("royal-decree", "Q2 F2", "Q9 F3", "Q5 F4", "Q10 F5", leader=3, princesses={1: "pocahontas"})
    film = paced.show(position, pace=tempo.pace).film(3500, f"1 power {to}")
    assert film.stood(beat="power") == lasts(time * tempo.holds)
    (said,) = film.forward("power")
    assert "Pocahontas" in said


def test_the_next_round_is_seen_to_be_dealt_once_its_sheet_is_put_away(camera):
    camera.show(last_queens(more_rounds=("once-upon-a-time",))).film(4000, "3 play Q10")
    camera.page.get_by_test_id("main-action").tap()
    film = camera.roll(1500)
    assert film.stood(beat="deal", sheet=False) == lasts(600)
    assert all(frame.seen["hand"] for frame in film if frame.seen["beat"] == "deal")
