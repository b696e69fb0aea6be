"""A server, a browser, and people at it; or a stage, where the test itself is the server."""

from __future__ import annotations

import contextlib
import json
import time
import urllib.request

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.chromium import launched
from tests.browser.clicker import Clicker
from tests.browser.film import TEMPI, Camera
from tests.browser.stage import SOUND_ANSWERED, Stage
from tests.server.serving import serving

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STILL = {"reduced_motion": "reduce"}
UNINSTALLED = {"service_workers": "block"}  # every request reaches the server, or the test


@pytest.fixture(scope="module")
def browser():
    """One for a module: while it is open its event loop runs in this thread, and no other test could have its own."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


def awake(running):
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{running.page}/healthz", timeout=1).close()  # noqa: S310 - our own server
            break
        except OSError:
            time.sleep(0.05)
    return running


@pytest.fixture
def server(tmp_path):
    """A server of one test, which may kill it."""
    with serving(tmp_path) as running:
        yield awake(running)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server that the tests of a module share; each opens its own tables."""
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield awake(running)


@pytest.fixture
def person(request, browser):
    """Opens a page for one more person; at the end nobody's page has complained."""
    running = request.getfixturevalue("house" if "house" in request.fixturenames else "server")
    opened = []

    def open_page(path="/", *, seed=0, token=None, by=Clicker, **context):
        fresh = browser.new_context(**(UNINSTALLED | context))
        fresh.add_init_script(SOUND_ANSWERED)
        if token is not None:
            fresh.add_init_script(f"localStorage.setItem('coronet.person', {json.dumps(token)})")
        page = fresh.new_page()
        page.set_default_timeout(20_000)
        page.add_init_script(
            "document.addEventListener('securitypolicyviolation', (event) => console.error('CSP ' + event.blockedURI))"
        )
        clicker = by(page, seed=seed, touch=bool(context.get("has_touch")))
        opened.append((fresh, clicker))
        page.goto(path if path.startswith("http") else running.page + path)
        return clicker

    yield open_page
    problems = [problem for _, clicker in opened for problem in clicker.problems]
    for fresh, _ in opened:
        fresh.close()
    assert problems == []


@pytest.fixture(scope="module")
def open_stage(browser, house):
    """Opens a stage in a context that those of a module and kind share, so that the page's files are read once."""
    contexts = {}

    @contextlib.contextmanager
    def open_one(**context):
        key = json.dumps(context, sort_keys=True)
        if key not in contexts:
            contexts[key] = browser.new_context(**(STILL | UNINSTALLED | context))
        page = contexts[key].new_page()
        page.set_default_timeout(10_000)
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: message.type == "error" and problems.append(message.text))
        yield Stage(page, house.page, touch=bool(context.get("has_touch")))
        page.close()
        assert problems == []

    yield open_one
    for context in contexts.values():
        context.close()


@pytest.fixture
def stage(open_stage):
    """A stage with a mouse before it."""
    with open_stage(**DESKTOP) as stage:
        yield stage


@pytest.fixture
def phone(open_stage):
    """A stage in somebody's hand."""
    with open_stage(**PHONE) as stage:
        yield stage


@pytest.fixture
def filmed(browser, house):
    """Opens cameras before a phone, each with a clock of its own, which is its context's."""
    contexts = []

    def open_one(**context):
        contexts.append(browser.new_context(**(PHONE | UNINSTALLED | context)))
        page = contexts[-1].new_page()
        page.set_default_timeout(10_000)
        return Camera(Stage(page, house.page, touch=True))

    yield open_one
    for context in contexts:
        context.close()


@pytest.fixture
def camera(filmed):
    return filmed()


@pytest.fixture
def still_camera(filmed):
    """Before somebody who wants less motion."""
    return filmed(**STILL)


@pytest.fixture(params=TEMPI)
def tempo(request):
    return TEMPI[request.param]


@pytest.fixture
def paced(filmed, tempo):
    """A camera before a reader who sees the table at this tempo."""
    return filmed(**({} if tempo.travels else STILL))
