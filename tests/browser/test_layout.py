"""Every state that a round card or a power brings, at every size: no overlap, nothing cut, the hand above the edge."""

from __future__ import annotations

import pytest

from coronet.table.table import Table
from tests.browser.conftest import DESKTOP
from tests.browser.moments import moments
from tests.browser.sight import Sight
from tests.browser.tables import played
from tests.browser.test_axe import SCREENS, SETTLED
from tests.positions import rebel

HANDS = ("F2 F10 P4 P8 C5 C9", "F1 F5 Q2 P1 C1 C2", "F6 Q3 Q9 P9 C3 C4", "Q7 F3 F8 P2 C6 C7")
LED = {"power": ["3 play F3"], "follow": ["3 play F3"], "frog-out": ["3 play Q7"]}
KEPT_APART = DESKTOP | {"locale": "en-GB"}  # a browser keeps who one is and what is being learnt
SHARES = 8  # tests, so that a failure names few moments and a run shows that it goes on


def told(faults: dict[str, list[str]]) -> str:
    return "\n".join(f"{where}\n    {fault}" for where, found in faults.items() for fault in found)


@pytest.fixture(scope="module")
def seen(open_stage):
    """One stage and its sight for all moments."""
    with open_stage(**DESKTOP) as stage:
        yield stage, Sight(stage.page)


@pytest.mark.parametrize("share", range(SHARES))
def test_nothing_overlaps_is_cut_or_out_of_reach_at_the_table(seen, share):
    stage, sight = seen
    faults = {}
    for at, moment in enumerate(moments()[share::SHARES]):
        stage.turn_to(moment.table, state=moment.state)
        if found := sight.faults(words=at % 3 == 0):
            faults[str(moment)] = found
    assert not faults, told(faults)


def test_nor_where_cards_cross_the_table_or_a_sheet_lies_over_it(seen):
    stage, sight = seen
    faults = {}
    moment = moments()[0]
    for tool in ("score", "talk", "menu", "seat"):
        stage.show(moment.table)
        opener = stage.by_id("seat-1").get_by_role("button") if tool == "seat" else stage.by_id(f"tool-{tool}")
        if opener.count() and opener.first.is_visible():
            opener.first.click()
            if found := sight.faults():
                faults[tool] = found
    assert not faults, told(faults)


LANTERNS_ON_PORTRAITS = """() => {
  const boxes = (css) => [...document.querySelectorAll(css)].map((node) => node.getBoundingClientRect());
  return boxes(".lamps .lamp").flatMap((lamp) => boxes(".seats .roundel").filter((portrait) =>
    lamp.left < portrait.right && portrait.left < lamp.right && lamp.bottom > portrait.top)).length;
}"""


PLATES = [
    *[("rebel", players) for players in (3, 4, 5, 6)],
    *[("woo", players) for players in (2, 3, 4, 5, 6)],
    *[("assassins-target", players) for players in (2, 4, 5)],
]


@pytest.mark.parametrize("seat", [0, None], ids=["at-the-table", "watching"])
@pytest.mark.parametrize(("game", "players"), PLATES)
def test_no_lantern_hangs_over_a_portrait(stage, game, players, seat):
    stage.show(Table.new(game, players=players, seed=3), seat=seat)
    for wide, high in ((390, 844), (1100, 800), (1280, 800), (1920, 1080)):
        stage.page.set_viewport_size({"width": wide, "height": high})
        assert stage.page.evaluate(LANTERNS_ON_PORTRAITS) == 0, f"{wide} pixels"


def taught(tip):
    """A table at which the guided game tells this."""
    leader = 0 if tip == "lead" else 3
    passing = tip in ("aim", "pass")
    position = rebel("once-upon-a-time", *HANDS, princesses={0: "snow-white"}, leader=leader, passing=passing)
    return position.play(*LED.get(tip, ()))


def told_before(tip):
    """What is known already, so that this tip comes now."""
    return " ".join(name for name in ("aim", "power", "trick") if name != tip)


@pytest.mark.parametrize("tip", ["aim", "pass", "power", "lead", "follow", "frog-out"])
def test_nor_where_a_tip_stands_above_the_dock(open_stage, tip):
    with open_stage(**KEPT_APART) as stage:
        stage.page.add_init_script("localStorage.setItem('coronet.guided', 'rebel')")
        stage.page.add_init_script(f"localStorage.setItem('coronet.told', '{told_before(tip)}')")
        stage.show(taught(tip))
        stage.by_id(f"tip-{tip}").wait_for()
        sight = Sight(stage.page)
        faults = sight.faults() + sight.faults_in_other_languages()
    assert not faults, told({tip: faults})


@pytest.mark.parametrize("path", SCREENS)
def test_nor_on_the_other_screens(person, house, path):
    guest = person(path, **DESKTOP)
    guest.page.wait_for_function(SETTLED)
    faults = Sight(guest.page).faults()
    assert not faults, told({path: faults})


def test_nor_when_the_game_is_over_nor_in_its_replay(person, house):
    code, token = played(house)
    guest = person(f"/t/{code}", token=token, **DESKTOP)
    found = {}
    for path in (f"/t/{code}", f"/replay/{code}/1"):
        guest.page.goto(house.page + path)
        guest.page.wait_for_function(SETTLED)
        if faults := Sight(guest.page).faults():
            found[path] = faults
    assert not found, told(found)


def test_nor_in_the_lobby(person, house):
    host = person("/new", **DESKTOP)
    host.by_id("open-table").click()
    host.by_id("start").wait_for()
    faults = Sight(host.page).faults()
    assert not faults, told({"lobby": faults})
