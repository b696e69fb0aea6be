"""The tables of the other games as a reader sees them: every size, every language, axe-core by day and by night."""

from __future__ import annotations

import json

import pytest

from coronet.games.contract import Said
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.other_moments import TAUGHT, other_moments, taught_moments
from tests.browser.sight import Sight
from tests.browser.tables import BOTS, played
from tests.browser.test_axe import SETTLED, THEMES, findings
from tests.browser.test_layout import KEPT_APART, told

SHARES = 3
MIX = [
    {"text": f"play {card}", "choice": Said("play", (card,)).to_data(), "share": share}
    for card, share in (("spy", 0.5), ("general", 0.3), ("princess", 0.2))
]
REVIEW = {
    "unit": "chance",
    "decisions": [
        {
            "step": at,
            "place": {"round": at + 1},
            "played": MIX[2],
            "compared": MIX,
            "win_cost": at / 80,
            "verdict": "slip",
        }
        for at in range(8)
    ],
}
CREATING = ("/new/r", "/new/parlour", "/new/woo")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("context", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(open_stage, context, theme):
    start = 2 * THEMES.index(theme) + (context is PHONE)
    found = {}
    with open_stage(**context) as stage:
        for moment in other_moments()[start::4]:
            stage.turn_to(moment.table, state=moment.state)
            if serious := findings(stage.page, theme):
                found[str(moment)] = serious
    assert found == {}


@pytest.mark.parametrize("share", range(SHARES))
def test_nothing_overlaps_is_cut_or_out_of_reach(open_stage, share):
    faults = {}
    with open_stage(**DESKTOP) as stage:
        sight = Sight(stage.page)
        for at, moment in enumerate(other_moments()[share::SHARES]):
            stage.turn_to(moment.table, state=moment.state)
            if found := sight.faults(words=at % 4 == 0) + sight.faults_in_other_languages():
                faults[str(moment)] = found
    assert not faults, told(faults)


@pytest.mark.parametrize("known", ["", "aim"], ids=["nothing", "the aim"])
@pytest.mark.parametrize("game", TAUGHT)
def test_nor_where_a_tip_stands_above_the_dock(open_stage, game, known):
    faults = {}
    with open_stage(**KEPT_APART) as stage:
        stage.page.add_init_script(f"localStorage.setItem('coronet.guided', '{game}')")
        stage.page.add_init_script(f"localStorage.setItem('coronet.told', '{game}-{known}')")
        sight = Sight(stage.page)
        for moment in taught_moments(game):
            stage.show(moment.table)
            stage.page.locator(".tip").wait_for()
            if found := sight.faults(words=False) + sight.faults_in_other_languages():
                faults[str(moment)] = found
    assert not faults, told(faults)


def test_nor_where_the_cost_of_each_choice_stands_beside_the_solution(open_stage):
    moment = next(moment for moment in other_moments() if str(moment) == "r, end")
    with open_stage(**KEPT_APART) as stage:
        stage.page.add_init_script("localStorage.setItem('coronet.person', 'somebody')")
        stage.page.route("**/api/review/**", lambda route: route.fulfill(body=json.dumps(REVIEW)))
        stage.show(moment.table, state=moment.state)
        stage.by_id("costs").locator(".mix").first.wait_for()
        sight = Sight(stage.page)
        faults = sight.faults() + sight.faults_in_other_languages()
    assert not faults, told({str(moment): faults})


@pytest.mark.parametrize(("game", "settings"), [("r", {}), ("woo", {"players": 3})])
def test_nor_in_the_middle_of_a_replay(person, house, game, settings):
    code, _ = played(house, game=game, seats=BOTS[: settings.get("players", 2)], settings=settings)
    guest = person(f"/replay/{code}/1#7", **DESKTOP)
    guest.by_id("replay-bar").wait_for()
    faults = Sight(guest.page).faults(words=False)
    assert not faults, told({game: faults})


@pytest.mark.parametrize("path", CREATING)
def test_a_new_table_looks_right_at_every_size(person, house, path):
    guest = person(path, **DESKTOP)
    guest.page.wait_for_function(SETTLED)
    sight = Sight(guest.page)
    faults = sight.faults() + sight.faults_in_other_languages()
    assert not faults, told({path: faults})
    assert findings(guest.page, "dark") == []
