"""The tables of the other games as a reader sees them: axe-core by day and by night, and every size."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.other_moments import other_moments
from tests.browser.sight import Sight
from tests.browser.test_axe import SETTLED, THEMES, findings
from tests.browser.test_layout import told

CREATING = ("/new/r", "/new/parlour", "/new/woo")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("context", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(open_stage, context, theme):
    start = THEMES.index(theme) ^ (context is PHONE)
    found = {}
    with open_stage(**context) as stage:
        for moment in other_moments()[start::2]:
            stage.show(moment.table, state=moment.state)
            if serious := findings(stage.page, theme):
                found[str(moment)] = serious
    assert found == {}


@pytest.mark.parametrize("share", range(3))
def test_nothing_overlaps_is_cut_or_out_of_reach(open_stage, share):
    faults = {}
    with open_stage(**DESKTOP) as stage:
        sight = Sight(stage.page)
        for at, moment in enumerate(other_moments()[share::3]):
            stage.show(moment.table, state=moment.state)
            if found := sight.faults(words=at % 3 == 0):
                faults[str(moment)] = found
    assert not faults, told(faults)


@pytest.mark.parametrize("path", CREATING)
def test_a_new_table_looks_right_at_every_size(person, house, path):
    guest = person(path, **DESKTOP)
    guest.page.wait_for_function(SETTLED)
    faults = Sight(guest.page).faults()
    assert not faults, told({path: faults})
    assert findings(guest.page, "dark") == []
