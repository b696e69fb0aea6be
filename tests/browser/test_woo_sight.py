"""Every state that Woo the Princess brings, at every size, in every language: no overlap, nothing cut; axe-core."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.sight import Sight
from tests.browser.test_axe import THEMES, findings
from tests.browser.test_layout import told
from tests.browser.woo_moments import woo_moments

SHARES = 2
LOW = "320 x 568"


def may_be(moment, fault):
    """With seven at the table a phone lower than 640 px may scroll."""
    scrolls = "below the edge" in fault or "taller than the screen" in fault
    return scrolls and fault.startswith(LOW) and "7 players" in str(moment)


@pytest.mark.parametrize("share", range(SHARES))
def test_nothing_overlaps_is_cut_or_out_of_reach(open_stage, share):
    faults = {}
    with open_stage(**DESKTOP) as stage:
        sight = Sight(stage.page)
        for at, moment in enumerate(woo_moments()[share::SHARES]):
            stage.turn_to(moment.table, state=moment.state)
            found = sight.faults(words=at % 4 == 0) + sight.faults_in_other_languages()
            if left := [fault for fault in found if not may_be(moment, fault)]:
                faults[str(moment)] = left
    assert not faults, told(faults)


@pytest.mark.parametrize("context", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(open_stage, context):
    found = {}
    with open_stage(**context) as stage:
        for at, moment in enumerate(woo_moments()[context is PHONE :: 4]):
            stage.turn_to(moment.table, state=moment.state)
            if serious := findings(stage.page, THEMES[at % 2]):
                found[str(moment)] = serious
    assert found == {}
