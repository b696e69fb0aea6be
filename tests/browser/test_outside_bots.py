"""A bot that the host of a server has added: chosen at a new table like a level, and played against to the end."""

from __future__ import annotations

import sys

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, STILL, awake
from tests.docs.pages import ROOT
from tests.server.serving import serving


@pytest.fixture
def server(tmp_path):
    with serving(tmp_path, "--bot", f"lowest={sys.executable} {ROOT / 'examples/bots/lowest.py'}") as running:
        yield awake(running)


def test_a_bot_that_the_host_has_added_is_chosen_like_a_level_and_plays(server, person):
    host = person("/new/r", **DESKTOP, **STILL)
    host.by_id("level-1").select_option("lowest")
    host.by_id("open-table").click()
    expect(host.by_id("seat-1")).to_contain_text("lowest 2")
    expect(host.by_id("level-1")).to_have_value("lowest")
    host.by_id("start").click()
    host.play_to_the_end()
    host.by_id("rematch").wait_for()
