"""R's dock on a phone: a card that is lifted says what it does, and everything stays in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from coronet.table.table import Table
from tests.browser.conftest import PHONE

SIZES = [(390, 664), (360, 640), (320, 568), (844, 390)]


@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_a_lifted_card_says_what_it_does_on_a_phone(open_stage, width, height):
    with open_stage(**PHONE | {"viewport": {"width": width, "height": height}}) as stage:
        stage.show(Table.new("r", seed=1)).press("spy")
        does = "The Spy, 2: the other plays openly next round, unless a Magician or Spy stops it."
        expect(stage.page.locator(".does")).to_have_text(does)
        expect(stage.page.locator(".does")).to_be_in_viewport(ratio=1)
        expect(stage.by_id("hand")).to_be_in_viewport(ratio=0.99)
