"""axe-core on every screen and in every second moment at the table, by day and by night: nothing serious."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import DESKTOP, PHONE, STILL
from tests.browser.moments import moments
from tests.browser.tables import played

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A card shows "5 Qu" and is named "5 of Queens": the two letters stand for the word, so the name need not repeat them.
RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  const isAbbreviation = (rule, node) =>
    rule === "label-content-name-mismatch" && / class="(card|mini)"/.test(node.html);
  return found.violations
    .filter((rule) => rule.impact === "serious" || rule.impact === "critical")
    .flatMap((rule) => rule.nodes.filter((node) => !isAbbreviation(rule.id, node))
      .map((node) => `${rule.id}: ${node.html.slice(0, 200)} ${node.failureSummary.slice(0, 200)}`));
}"""
THEMES = ("light", "dark")
SCREENS = (
    "/",
    "/new",
    "/games",
    "/licences",
    "/rules",
    "/rules/rebel/poisoned-apple",
    "/rules/r/sever",
    "/rules/seeker",
    "/nowhere",
)
SETTLED = "() => document.querySelector('#page h1') && !document.querySelector('[data-testid=loading]')"


def findings(page, theme) -> list[str]:
    page.emulate_media(color_scheme=theme)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # as a script of the test: the page's own policy stays as it is
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("context", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_table(open_stage, context, theme):
    start = 2 * THEMES.index(theme) + (context is PHONE)
    found = {}
    with open_stage(**context) as stage:
        for moment in moments()[start::8]:
            stage.turn_to(moment.table, state=moment.state)
            if serious := findings(stage.page, theme):
                found[str(moment)] = serious
    assert found == {}


@pytest.mark.parametrize("theme", THEMES)
def test_the_other_screens(person, house, theme):
    code, token = played(house)
    guest = person("/", token=token, **PHONE, **STILL)
    found = {}
    for path in (*SCREENS, f"/t/{code}", f"/replay/{code}/1"):
        guest.page.goto(house.page + path)
        guest.page.wait_for_function(SETTLED)
        if serious := findings(guest.page, theme):
            found[path] = serious
    assert found == {}


@pytest.mark.parametrize("theme", THEMES)
def test_the_lobby_and_the_settings(person, house, theme):
    host = person("/new", **DESKTOP, **STILL)
    host.by_id("open-table").click()
    host.by_id("start").wait_for()
    found = findings(host.page, theme)
    host.page.get_by_role("button", name="Menu").click()
    assert found + findings(host.page, theme) == []
