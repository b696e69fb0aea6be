"""A server, a browser, and people at it."""

from __future__ import annotations

import json
import time
import urllib.request

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.clicker import Clicker
from tests.server.serving import serving

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def pytest_collection_modifyitems(items):
    """All browser tests on one worker: they share a browser."""
    for item in items:
        if "tests/browser" in str(item.path):
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="module")
def browser():
    """One for a module: while it is open its event loop runs in this thread, and no other test could have its own."""
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path):
    with serving(tmp_path) as running:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{running.page}/healthz", timeout=1).close()  # noqa: S310 - our own server
                break
            except OSError:
                time.sleep(0.05)
        yield running


@pytest.fixture
def person(browser, server):
    """Opens a page for one more person; at the end nobody's page has complained."""
    opened = []

    def open_page(path="/", *, seed=0, token=None, **context):
        fresh = browser.new_context(**context)
        if token is not None:
            fresh.add_init_script(f"localStorage.setItem('coronet.person', {json.dumps(token)})")
        page = fresh.new_page()
        page.set_default_timeout(20_000)
        page.add_init_script(
            "document.addEventListener('securitypolicyviolation', (event) => console.error('CSP ' + event.blockedURI))"
        )
        clicker = Clicker(page, seed=seed, touch=bool(context.get("has_touch")))
        opened.append((fresh, clicker))
        page.goto(path if path.startswith("http") else server.page + path)
        return clicker

    yield open_page
    problems = [problem for _, clicker in opened for problem in clicker.problems]
    for fresh, _ in opened:
        fresh.close()
    assert problems == []
