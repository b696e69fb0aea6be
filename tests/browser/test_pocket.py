"""The site that plays without a server: served by any static host under a sub-path, and then without a network."""

from __future__ import annotations

import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

from coronet.pocket.site import write_site
from tests.browser.clicker import Clicker
from tests.browser.conftest import PHONE, STILL

SECONDS = 240


class Quiet(SimpleHTTPRequestHandler):
    """A static host that says nothing."""

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The address of a site under a sub-path."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / "some" / "cards")
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=root))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/some/cards/"
    host.shutdown()
    host.server_close()


@pytest.fixture(scope="module")
def device(browser, site):
    """A phone that has opened the site once, and is out of reach of any network since; what it asked for."""
    context = browser.new_context(**PHONE, **STILL)
    context.asked = []
    context.on("request", lambda request: context.asked.append(request.url))
    page = context.new_page()
    page.goto(site)
    page.get_by_test_id("play-now").wait_for(timeout=60_000)
    page.wait_for_function("async () => (await caches.keys()).length > 1", timeout=60_000)
    page.evaluate(KEPT_WHOLE)
    page.close()
    context.set_offline(True)
    yield context
    context.close()


KEPT_WHOLE = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const list = (await (await fetch("sw.js")).text()).match(/ALL = (\\[.*?\\])/)[1];
  const addresses = JSON.parse(list).map((name) => new URL(name, location.href).href);
  for (let tries = 0; tries < 300; tries++) {
    const kept = await Promise.all(addresses.map((address) => caches.match(address)));
    if (kept.every(Boolean)) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error("the page is not kept whole");
}"""


def played(page) -> Clicker:
    """A game to its end, by whoever does what the page offers."""
    clicker = Clicker(page, touch=True)
    until = time.monotonic() + SECONDS
    while not clicker.is_over():
        assert time.monotonic() < until, page.inner_text("body")[:500]
        if not clicker.step():
            page.wait_for_timeout(40)
    return clicker


def begun(context, site, game):
    page = context.new_page()
    page.goto(f"{site}?at=/new/{game}")
    page.get_by_test_id("open-table").tap(timeout=60_000)
    page.get_by_test_id("start").tap(timeout=20_000)
    page.get_by_test_id("table").wait_for(timeout=20_000)
    return page


@pytest.mark.parametrize("game", ["r", "woo", "seeker"])
def test_a_whole_game_is_played_without_a_network(device, site, game):
    page = begun(device, site, game)
    assert played(page).problems == []
    page.close()


def test_a_page_that_is_killed_in_mid_trick_comes_back_to_the_same_table(device, site):
    page = begun(device, site, "rebel")
    clicker = Clicker(page, touch=True)
    for _ in range(400):
        if page.locator("[data-testid=hand] button[data-legal=yes]").count() and clicker.seq() > "8":
            break
        if not clicker.step():
            page.wait_for_timeout(40)
    address, hand = page.url, page.get_by_test_id("hand").inner_text()
    page.close()
    again = device.new_page()
    again.goto(address)
    again.get_by_test_id("hand").wait_for(timeout=60_000)
    assert again.get_by_test_id("hand").inner_text() == hand
    again.close()


SPOIL_MEMORY = """async () => {
  for (const name of (await caches.keys()).filter((name) => name.startsWith("coronet-house-"))) {
    const store = await caches.open(name);
    for (const request of await store.keys()) {
      const made = (await store.match(request)).headers;
      if (made.has("x-made-by")) await store.put(request, new Response("spoilt", { headers: made }));
    }
  }
}"""
MEMORY_IS_KEPT = """async () => {
  for (const name of (await caches.keys()).filter((name) => name.startsWith("coronet-house-"))) {
    const kept = await (await caches.open(name)).matchAll();
    const memory = kept.find((answer) => answer.headers.has("x-made-by"));
    if (memory && (await memory.blob()).size > 1_000_000) return true;
  }
  return false;
}"""


def test_a_memory_that_cannot_be_taken_up_is_made_again(device, site):
    page = device.new_page()
    page.goto(site)
    page.get_by_test_id("play-now").wait_for(timeout=60_000)
    page.wait_for_function(MEMORY_IS_KEPT, timeout=20_000)
    page.evaluate(SPOIL_MEMORY)
    assert not page.evaluate(MEMORY_IS_KEPT)
    page.reload()
    page.get_by_test_id("play-now").wait_for(timeout=60_000)
    page.wait_for_function(MEMORY_IS_KEPT, timeout=20_000)
    page.close()


def test_nothing_is_asked_of_another_origin(device, site):
    origin = site.removesuffix("/some/cards/")
    assert [address for address in device.asked if not address.startswith((origin, "blob:", "data:"))] == []


def test_a_second_tab_says_that_the_games_are_open_elsewhere_and_can_take_them(device, site):
    first, second = device.new_page(), device.new_page()
    first.goto(site)
    first.get_by_test_id("play-now").wait_for(timeout=60_000)
    second.goto(site)
    second.get_by_test_id("house-elsewhere").locator("button").tap(timeout=20_000)
    second.get_by_test_id("play-now").wait_for(timeout=60_000)
    first.get_by_test_id("house-elsewhere").wait_for(timeout=20_000)
    first.close()
    second.close()


def test_a_puzzle_is_asked_without_a_house(browser, site):
    context = browser.new_context(**PHONE, **STILL, service_workers="block")
    asked = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(f"{site}?at=/puzzles/r/daily")
    page.locator("[data-testid=hand] button[data-legal=yes]").first.tap(timeout=20_000)
    page.get_by_test_id("puzzle-answer").wait_for()
    page.get_by_test_id("puzzle-leave").tap()
    page.get_by_test_id("puzzles").wait_for()
    assert [url for url in asked if "/house/" in url] == []
    page.locator(".topbar .brand").tap()
    page.get_by_test_id("play-now").wait_for(timeout=60_000)  # now it is opened
    context.close()
