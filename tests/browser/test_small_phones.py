"""Every state of every game on small phones, as a browser's bars leave them: all of it in sight, nothing covered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coronet.table.table import Table
from tests.browser.conftest import PHONE
from tests.browser.moments import Moment, moments
from tests.browser.other_moments import other_moments
from tests.browser.sight import RESTED, UNDRAWN
from tests.browser.test_layout import told
from tests.browser.woo_moments import woo_moments

SIZES = ((390, 664), (360, 640), (320, 568), (844, 390))
NARROW = 320
LEAST, LEAST_WHERE_NARROW = 56, 44  # pixels across a card on the cloth
SHARES = 4
LOOK = Path(__file__).with_name("small_phones.js").read_text(encoding="utf-8")

# Tags and lines let a press through to what lies under them; here they shall be met.
TANGIBLE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
# What is being put together takes room too: a card lifted or laid out, a power opened
LIFT = """() => {
  const card = document.querySelector("[data-testid=hand] [data-legal=yes], [data-choosable] button, .packet button");
  const power = document.querySelector("[data-testid=power-chip][aria-expanded=false]");
  for (const button of [card, power]) button?.click();
  return Boolean(card ?? power);
}"""


@pytest.fixture(scope="module")
def held(open_stage):
    """One phone for all moments."""
    with open_stage(**PHONE) as stage:
        yield stage


def faults_of(stage, moment: Moment) -> list[str]:
    """What is wrong at any size, as the moment is and with something lifted."""
    stage.turn_to(moment.table, state=moment.state)
    stage.page.evaluate(UNDRAWN)
    stage.page.evaluate(TANGIBLE)
    found = looked(stage, SIZES, "")
    if stage.page.evaluate(LIFT):
        found += looked(stage, SIZES[::-1], ", lifted")
    return found


def looked(stage, sizes, how: str) -> list[str]:
    found = []
    for wide, high in sizes:
        stage.page.set_viewport_size({"width": wide, "height": high})
        stage.page.evaluate(RESTED)
        least = LEAST_WHERE_NARROW if wide == NARROW else LEAST
        found += [f"{wide} x {high}{how}: {fault}" for fault in stage.page.evaluate(LOOK, least)]
    return found


def faults_in(stage, seen) -> dict[str, list[str]]:
    return {str(moment): found for moment in seen if (found := faults_of(stage, moment))}


@pytest.mark.parametrize("share", range(SHARES))
def test_rebel_princess_is_all_in_sight(held, share):
    faults = faults_in(held, moments()[share::SHARES])
    assert not faults, told(faults)


def test_woo_the_princess_is_all_in_sight(held):
    faults = faults_in(held, woo_moments())
    assert not faults, told(faults)


def test_r_and_the_parlour_games_are_all_in_sight(held):
    faults = faults_in(held, other_moments())
    assert not faults, told(faults)
