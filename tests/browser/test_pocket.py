"""The site that plays without a server: served by any static host under a sub-path, and then without a network."""

from __future__ import annotations

import contextlib
import re
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

from coronet.games.catalogue import GAMES
from coronet.pocket.site import write_site
from tests.browser.clicker import Clicker
from tests.browser.conftest import PHONE, STILL

SECONDS = 240


class Quiet(SimpleHTTPRequestHandler):
    """A static host that says nothing."""

    def log_message(self, *_):
        pass

    def end_headers(self):
        """The page may be kept for an hour, as some hosts say; the rest is asked for again, as tests write it anew."""
        self.send_header("Cache-Control", "max-age=3600" if self.path.endswith("/") else "no-cache")
        super().end_headers()


@contextlib.contextmanager
def hosted(root):
    """Whatever lies in a folder, served."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=root))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/some/cards/"
    host.shutdown()
    host.server_close()


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The address of a site under a sub-path."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / "some" / "cards")
    with hosted(root) as address:
        yield address


def visited(browser, site):
    """A phone that has opened the site once and has all of it."""
    context = browser.new_context(**PHONE, **STILL)
    context.asked = []
    context.on("request", lambda request: context.asked.append(request.url))
    page = context.new_page()
    page.goto(site)
    page.get_by_test_id("play-now").wait_for(timeout=60_000)
    page.wait_for_function("async () => (await caches.keys()).length > 1", timeout=60_000)
    page.evaluate(KEPT_WHOLE)
    page.close()
    return context


@pytest.fixture(scope="module")
def device(browser, site):
    """Such a phone that is out of reach of any network since; what it asked for."""
    context = visited(browser, site)
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
    page.get_by_test_id("open-table").wait_for(timeout=60_000)
    page.locator("details", has=page.get_by_test_id("set-pace")).locator("summary").tap()
    page.get_by_test_id("set-pace").select_option("instant")
    page.get_by_test_id("open-table").tap()
    page.get_by_test_id("start").tap(timeout=20_000)
    page.get_by_test_id("table").wait_for(timeout=20_000)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_without_a_network(device, site, game):
    with contextlib.closing(begun(device, site, game)) as page:
        assert played(page).problems == []


def test_a_game_that_is_over_is_reviewed_replayed_and_verified_without_a_network(device, site):
    page = begun(device, site, "r")
    played(page)
    page.get_by_test_id("verify").tap()
    page.get_by_test_id("verify-result").get_by_text("Every card came as the seal says.").wait_for()
    assert page.get_by_test_id("verify-result").locator("[data-holds=no]").count() == 0
    page.get_by_test_id("review-link").tap()
    page.get_by_test_id("review-chart").wait_for(timeout=60_000)
    page.go_back()
    page.get_by_test_id("watch-replay").tap()
    page.get_by_test_id("replay").wait_for(timeout=20_000)
    page.close()


def test_the_ball_of_the_day_is_played_to_its_par_without_a_network(device, site):
    page = device.new_page()
    page.goto(f"{site}?at=/ball")
    page.get_by_test_id("play-ball-r").tap(timeout=60_000)
    page.get_by_test_id("table").wait_for(timeout=20_000)
    assert played(page).problems == []
    page.get_by_test_id("ball-verdict").wait_for(timeout=1000 * SECONDS)
    assert page.get_by_test_id("others").count() == 0
    page.get_by_test_id("all-balls").tap()
    page.get_by_test_id("streak").and_(page.locator("[data-days='1']")).wait_for()
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


VERSION = re.compile(r"house/([0-9a-f]{16})/")
LOOK_FOR_NEW = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker.update().then((now) => now.installing ?? now.waiting ?? now.active);
  for (let tries = 0; tries < 600; tries++) {
    if (["activated", "redundant"].includes(found.state)) return found.state;
    await new Promise((again) => setTimeout(again, 100));
  }
  return "never";
}"""


def published(folder, *, without=""):
    """The site in its next version, in place of the one before; a file may have been forgotten. Its version."""
    before = VERSION.search((folder / "sw.js").read_text())[1]
    after = f"{int(before, 16) ^ 1:016x}"
    (folder / "house" / before).rename(folder / "house" / after)
    for path in [*folder.glob("assets/*.js"), *folder.glob("*.js"), folder / "house" / after / "files.json"]:
        path.write_text(path.read_text().replace(before, after))
    (folder / "sw.js").write_text((folder / "sw.js").read_text().replace(".length}-", ".length}-next-"))
    page = (folder / "index.html").read_text()
    (folder / "index.html").write_text(page.replace("<title>", f'<meta name="version" content="{after}"><title>'))
    if without:
        (folder / "house" / after / without).unlink()
    return after


@pytest.mark.parametrize(("without", "comes"), [("", "activated"), ("sources.zip", "redundant")])
def test_a_new_version_takes_the_place_of_the_one_before_whole_or_not_at_all(browser, tmp_path, without, comes):
    write_site(tmp_path / "some" / "cards")
    with hosted(tmp_path) as address:
        phone = visited(browser, address)
        page = phone.new_page()
        page.goto(address)
        page.get_by_test_id("play-now").wait_for(timeout=60_000)
        before = page.evaluate("caches.keys()")
        version = published(tmp_path / "some" / "cards", without=without)
        assert page.evaluate(LOOK_FOR_NEW) == comes
        houses = [name for name in page.evaluate("caches.keys()") if page.evaluate(IS_WHOLE, name)]
        assert houses == ([f"coronet-house-{version}"] if comes == "activated" else [before[-1]])
        phone.set_offline(True)
        page.reload()
        page.get_by_test_id("play-now").wait_for(timeout=60_000)
        assert page.locator(f"meta[name=version][content='{version}']").count() == (comes == "activated")
        phone.close()


IS_WHOLE = """async (name) => {
  const names = (await (await caches.open(name)).keys()).map(({ url }) => url.slice(url.lastIndexOf("/") + 1));
  return names.includes("files.json") && names.includes("sources.zip");
}"""
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


def test_on_plain_http_the_house_opens_too_in_one_tab(browser, site):
    context = browser.new_context(**PHONE, **STILL)
    first, second = context.new_page(), context.new_page()
    plain = site.replace("127.0.0.1", "0.0.0.0")  # noqa: S104 - this machine, by a name that browsers do not trust
    first.goto(plain)
    first.get_by_test_id("play-now").wait_for(timeout=60_000)
    assert not first.evaluate("isSecureContext")
    second.goto(plain)
    second.get_by_test_id("house-elsewhere").locator("button").tap(timeout=20_000)
    second.get_by_test_id("play-now").wait_for(timeout=60_000)
    first.get_by_test_id("house-elsewhere").wait_for(timeout=20_000)
    context.close()


def test_a_puzzle_is_asked_without_a_house(browser, site):
    context = browser.new_context(**PHONE, **STILL, service_workers="block")
    asked = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(f"{site}?at=/puzzles/r/daily")
    page.locator("[data-testid=hand] button[data-legal=yes]").first.tap(timeout=20_000)
    page.get_by_test_id("puzzle-answer").wait_for()
    page.get_by_test_id("puzzle-leave").tap()
    page.get_by_test_id("daily-r").tap()
    page.get_by_test_id("puzzle-question").wait_for()
    page.get_by_test_id("puzzle-leave").tap()
    page.get_by_test_id("puzzles").wait_for()
    assert [url for url in asked if "/house/" in url] == []
    page.locator(".topbar .brand").tap()
    page.get_by_test_id("play-now").wait_for(timeout=60_000)  # now it is opened
    context.close()
