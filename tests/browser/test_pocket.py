"""The site that plays without a server: served by any static host under a sub-path, and then without a network."""

from __future__ import annotations

import contextlib
import re
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Error

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


class InTunnel(Quiet):
    """A static host that answers no more once somebody is in the tunnel, until they are out of it."""

    def __init__(self, *about, tunnel, out, **more):
        self.tunnel, self.out = tunnel, out
        super().__init__(*about, **more)

    def do_GET(self):
        if self.tunnel.is_set():
            self.out.wait()
        else:
            super().do_GET()


@contextlib.contextmanager
def hosted(root, answers=Quiet):
    """Whatever lies in a folder, served."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(answers, directory=root))
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


def begun(context, site, game, preset=None):
    page = context.new_page()
    page.goto(f"{site}?at=/new/{game}")
    page.get_by_test_id("open-table").wait_for(timeout=60_000)
    if preset:
        page.get_by_test_id(preset).check(force=True)
    page.locator("details", has=page.get_by_test_id("set-pace")).locator("summary").tap()
    page.get_by_test_id("set-pace").select_option("instant")
    page.get_by_test_id("open-table").tap()
    page.get_by_test_id("start").tap(timeout=20_000)
    page.get_by_test_id("table").wait_for(timeout=20_000)
    return page


KILLED = "rebel"  # the game that is played to its end after its page was killed


@pytest.mark.parametrize("game", [game for game in GAMES if game != KILLED])
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


def test_a_first_game_is_guided_and_hints_are_given_without_a_network(device, site):
    page = device.new_page()
    page.goto(site)
    page.get_by_test_id("learn-r").tap(timeout=60_000)
    page.get_by_test_id("table").locator(".tip").wait_for(timeout=20_000)
    page.get_by_test_id("hint").tap()
    page.get_by_test_id("hint-box").get_by_test_id("hint-do").wait_for(timeout=20_000)
    page.close()


def test_several_people_play_at_the_device_without_a_network(device, site):
    page = device.new_page()
    page.goto(f"{site}?at=/new/woo")
    page.get_by_test_id("open-table").tap(timeout=60_000)
    page.get_by_test_id("unbot-1").tap(timeout=20_000)
    page.get_by_test_id("together").locator("summary").tap()
    page.get_by_test_id("together-name").fill("Bruno")
    page.get_by_test_id("together-add").tap()
    page.get_by_test_id("part-1").wait_for()
    page.get_by_test_id("start").tap()
    page.get_by_test_id("table").wait_for(timeout=20_000)
    clicker = Clicker(page, touch=True)
    until = time.monotonic() + SECONDS
    while not page.get_by_test_id("cover").count():
        assert time.monotonic() < until, clicker.stands_at()
        if not clicker.step():
            page.wait_for_timeout(40)
    assert "Bruno" in page.get_by_test_id("cover").inner_text()
    page.get_by_test_id("hand-over").tap()
    page.get_by_test_id("hand").wait_for()
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


LAID = "[data-testid=runner] [data-testid^=laid-]"


def test_a_page_that_is_killed_in_mid_trick_comes_back_to_the_same_card_is_played_on_and_reviewed(device, site):
    page = begun(device, site, KILLED, "preset-three")
    clicker = Clicker(page, touch=True)
    until = time.monotonic() + SECONDS
    while not (page.locator(LAID).count() and page.locator("[data-testid=hand] button[data-legal=yes]").count()):
        assert time.monotonic() < until, clicker.stands_at()
        if not clicker.step():
            page.wait_for_timeout(40)
    address, stood = page.url, stands(page)
    killed(page)
    with contextlib.closing(device.new_page()) as again:
        again.goto(address)
        again.get_by_test_id("hand").wait_for(timeout=60_000)
        assert stands(again) == stood
        assert played(again).problems == []
        again.get_by_test_id("review-link").tap()
        again.get_by_test_id("review-chart").wait_for(timeout=1000 * SECONDS)


def stands(page):
    """What lies in the trick and what is in the hand."""
    hand = page.locator("[data-testid=hand] button")
    return [all_of.evaluate_all("all => all.map(one => one.dataset.testid)") for all_of in (page.locator(LAID), hand)]


def killed(page):
    """The page and its worker end at once, as where a phone needs the room: nobody is told."""
    with contextlib.suppress(Error):
        page.goto("chrome://crash")
    page.close()


def test_games_are_taken_along_in_a_file_and_go_on_on_another_device(device, browser, site):
    over = begun(device, site, "r")
    played(over)
    over.close()
    page = begun(device, site, "r")
    page.get_by_test_id("hand").wait_for()
    ended, running, stood = code_of(over), code_of(page), stands(page)
    page.goto(f"{site}?at=/games")
    with page.expect_download() as waiting:
        page.get_by_test_id("along").tap()
    file = waiting.value.path()
    page.close()
    another = browser.new_context(**PHONE, **STILL, service_workers="block")
    page = another.new_page()
    page.goto(f"{site}?at=/games")
    page.get_by_test_id("bring").set_input_files(file)
    page.locator(f"[data-testid=results] [href*='/review/{ended}/1']").tap(timeout=60_000)
    page.get_by_test_id("review-chart").wait_for(timeout=60_000)
    page.goto(site)
    page.locator(f"[data-testid=waiting-games] [href*='/t/{running}']").tap(timeout=60_000)
    page.get_by_test_id("hand").wait_for()
    assert stands(page) == stood
    played(page)
    another.close()


def code_of(page):
    """The code of the table that a page is at."""
    return re.search(r"/t/(\w+)", page.url)[1]


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
    second.get_by_test_id("house-elsewhere").locator("button[data-main]").tap(timeout=20_000)
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
    second.get_by_test_id("house-elsewhere").locator("button[data-main]").tap(timeout=20_000)
    second.get_by_test_id("play-now").wait_for(timeout=60_000)
    first.get_by_test_id("house-elsewhere").wait_for(timeout=20_000)
    context.close()


def test_how_much_is_fetched_is_told_in_bytes_once(browser, site):
    context = browser.new_context(**PHONE, **STILL, service_workers="block")
    held = []
    context.route("**/sources.zip", lambda route: held.append(route) if not held else route.continue_())
    page = context.new_page()
    page.goto(site)
    page.get_by_text(re.compile(r"once: 1[0-9] of 1[0-9] MB")).wait_for(timeout=60_000)
    assert page.get_by_role("progressbar").count() == 1
    held[0].continue_()
    page.get_by_test_id("play-now").wait_for(timeout=60_000)
    page.add_init_script(NOTE_BARS)
    page.reload()
    page.get_by_test_id("play-now").wait_for(timeout=60_000)
    assert page.evaluate("window.bars") == 0
    context.close()


NOTE_BARS = """
window.bars = 0;
new MutationObserver(() => (window.bars += document.querySelectorAll("progress").length))
  .observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("missing", ["indexedDB", "catching"])
def test_a_browser_that_is_too_old_is_told_so_and_shows_what_needs_no_house(browser, site, missing):
    context = browser.new_context(**PHONE, **STILL, service_workers="block")
    context.add_init_script(OLD[missing])
    page = context.new_page()
    problems = Clicker(page).problems
    page.goto(site)
    page.get_by_test_id("house-old").get_by_role("alert").get_by_text("too old").wait_for(timeout=20_000)
    page.goto(f"{site}?at=/puzzles")
    page.get_by_test_id("puzzles").wait_for()
    assert problems == []
    context.close()


OLD = {
    "indexedDB": "Object.defineProperty(window, 'indexedDB', { value: undefined })",
    "catching": "WebAssembly.validate = () => false",
}


def test_with_a_network_that_says_nothing_the_page_opens_as_it_was_kept(browser, tmp_path):
    write_site(tmp_path / "some" / "cards")
    tunnel, out = threading.Event(), threading.Event()
    with hosted(tmp_path, partial(InTunnel, tunnel=tunnel, out=out)) as address:
        phone = visited(browser, address)
        tunnel.set()
        page = phone.new_page()
        page.goto(address)
        page.get_by_test_id("play-now").wait_for(timeout=60_000)
        out.set()
        phone.close()


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
