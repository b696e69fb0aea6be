"""`make bench-pocket`: how quick a site without a server is on a phone, and how much memory its house takes."""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from coronet.pocket.site import write_site
from tests.browser.bench_page import BREATH_MS, PHONE, SLOW_DOWN, Figure, Finger, printed, slowed
from tests.browser.chromium import launched
from tests.browser.clicker import Clicker
from tests.browser.stage import SOUND_ANSWERED
from tests.server.serving import serving

GAMES = {"rebel": 5, "r": 2, "woo": 4}  # players; all but one are experts
MINUTES = 4
MEGA = 1_000_000
TASK = "RunTask"  # as traces name what a thread does at a stretch
PAGE, WORKER = "CrRendererMain", "DedicatedWorker thread"
PLAYED_S = 60  # for the figure of memory
READING_MS = 8000  # that somebody takes over the form of a new table
LEAST_MS = 5  # of a task in which a bot may have thought
FIRST_CARD = "[data-testid=hand] button[data-legal=yes]"


class Quiet(SimpleHTTPRequestHandler):
    """A static host that says nothing."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


def first_card(browser: Browser, site: str) -> tuple[float, float]:
    """Seconds from the address to the first card that may be played, from nothing and when the house is kept."""
    context = browser.new_context(**PHONE)
    context.add_init_script(SOUND_ANSWERED)
    found = [_first_card(context.new_page(), site) for _ in range(2)]
    context.close()
    return found[0], found[1]


def _first_card(page: Page, site: str) -> float:
    slowed(page)
    began = time.monotonic()
    page.goto(site)
    page.get_by_test_id("quick-r").tap(timeout=60_000)
    page.locator(FIRST_CARD).first.wait_for(timeout=60_000)
    taken = time.monotonic() - began
    page.wait_for_timeout(3000)  # in which what was fetched is kept
    page.close()
    return taken


def begun(page: Page, form: str, game: str) -> None:
    """A table of a form at which experts have every other seat and nobody waits for looks."""
    page.goto(form)
    page.get_by_test_id("open-table").wait_for(timeout=60_000)
    while (seats := page.locator("[data-testid^=guest-]").count()) < GAMES[game]:
        page.get_by_test_id("players").locator("button").last.tap()
        page.wait_for_function(f"() => document.querySelectorAll('[data-testid^=guest-]').length > {seats}")
    for level in page.locator("select[data-testid^=level-]").all():
        level.select_option("expert")
    page.locator("details", has=page.get_by_test_id("set-pace")).locator("summary").tap()
    page.get_by_test_id("set-pace").select_option("instant")
    page.wait_for_timeout(READING_MS)
    page.get_by_test_id("open-table").tap()
    page.get_by_test_id("start").tap()
    page.get_by_test_id("table").wait_for()


def played(browser: Browser, site: str, game: str) -> dict[str, list[float]]:
    """How long each task of a whole game took the threads of a page and its worker, in ms of processor time."""
    context = browser.new_context(**PHONE, reduced_motion="reduce")
    context.add_init_script(SOUND_ANSWERED)
    page = context.new_page()
    begun(page, f"{site}?at=/new/{game}", game)
    guest: Clicker = Finger(page, slowed(page))
    browser.start_tracing(page=page, categories=["toplevel"])
    until = time.monotonic() + MINUTES * 60
    while not guest.is_over():
        if time.monotonic() > until:
            print(f"{game}: not over after {MINUTES} minutes", file=sys.stderr)
            break
        if not guest.step():
            page.wait_for_timeout(BREATH_MS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return {name: tasks_of(events, name) for name in (PAGE, WORKER)}


def tasks_of(events: list[dict[str, Any]], name: str) -> list[float]:
    """The tasks of all threads with this name; what other programs take of the processor meanwhile does not count."""
    named = [event for event in events if event["name"] == "thread_name" and event["args"]["name"] == name]
    threads = {(event["pid"], event["tid"]) for event in named}
    tasks = [event for event in events if event["name"].endswith(TASK) and "tdur" in event]
    return [event["tdur"] / 1000 for event in tasks if (event["pid"], event["tid"]) in threads]


def memory_megabytes(browser: Browser, site: str) -> float:
    """What a page takes that plays with its house in it, less what it takes when a server is its house."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        served = _most_private(browser, f"{server.page}/new/rebel")
    return _most_private(browser, f"{site}?at=/new/rebel") - served


def _most_private(browser: Browser, form: str) -> float:
    """The most memory of its own that a page took while its game was played."""
    context = browser.new_context(**PHONE)
    context.add_init_script(SOUND_ANSWERED)
    page = context.new_page()
    begun(page, form, "rebel")
    guest = Clicker(page, touch=True)
    most, until = 0.0, time.monotonic() + PLAYED_S
    while not guest.is_over() and time.monotonic() < until:
        if not guest.step():
            page.wait_for_timeout(BREATH_MS)
        most = max(most, _private(browser))
    context.close()
    return most


def _private(browser: Browser) -> float:
    chrome = browser.new_browser_cdp_session()
    processes = chrome.send("SystemInfo.getProcessInfo")["processInfo"]
    chrome.detach()
    found = [Path(f"/proc/{one['id']}/smaps_rollup") for one in processes if one["type"] == "renderer"]
    lines = [line for path in found if path.exists() for line in path.read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) * 1024 / MEGA


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder) / "cards")
        host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        threading.Thread(target=host.serve_forever, daemon=True).start()
        site = f"http://127.0.0.1:{host.server_port}/cards/"
        browser = launched(playwright)
        fresh, kept = first_card(browser, site)
        games = {game: played(browser, site, game) for game in GAMES}
        memory = memory_megabytes(browser, site)
        browser.close()
        host.shutdown()
    figures = [Figure("first card, from nothing", fresh, "s", 12), Figure("first card, kept", kept, "s", 4)]
    for game, tasks in games.items():
        thought = [took for took in tasks[WORKER] if took >= LEAST_MS] or tasks[WORKER]
        print(f"{game}: {len(thought)} choices of experts, median {statistics.median(thought):.0f} ms", file=sys.stderr)
        figures += [
            Figure(f"longest task, {game}", max(tasks[PAGE]), "ms", 100),
            Figure(f"slowest choice, {game}, x{SLOW_DOWN}", max(thought) * SLOW_DOWN, "ms", 1500),
        ]
    return [*figures, Figure("memory with the house", memory, "MB", 250)]


if __name__ == "__main__":
    sys.exit(printed(measure()))
