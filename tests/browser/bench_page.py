"""`make bench-page`: how heavy and how quick the page is, measured in the browser on a slowed-down processor."""

from __future__ import annotations

import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, ElementHandle, Locator, Page, Position, Response, sync_playwright

from tests.browser.chromium import launched
from tests.browser.clicker import Clicker
from tests.browser.scenes import SCENES, Scene
from tests.browser.stage import SOUND_ANSWERED, Stage
from tests.browser.tables import BOTS, opened
from tests.server.serving import Serving, serving

SLOW_DOWN = 4
LOADS = 5
TAKES = 5  # of a scene; other programs delay a frame now and then, the page itself delays it in every take
MOST_AT_HOME = 222  # kilobytes: 40 % of what the home page was before anything was compressed, 554
MOST_SCRIPT = 120
BREATH_MS = 250  # between presses; nobody is quicker
AIM_MS = 100  # between looking where to press and pressing, so that the looking is not measured
HELD_MS = 60  # how long a finger stays down
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WATCH = """() => {
  const seen = (window.seen = { shift: 0, shifted: [], slowest: new Map() });
  const named = (node) => node?.closest?.("[data-testid]")?.dataset.testid ?? node?.className ?? "gone";
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      seen.shift += value;
      seen.shifted.push(`${value.toFixed(4)} ${sources.map(({ node }) => named(node)).join(", ")}`);
    }
  }).observe({ type: "layout-shift" });
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) seen.slowest.set(id, Math.max(duration, seen.slowest.get(id) ?? 0));
  }).observe({ type: "event", durationThreshold: 16 });
}"""
SEEN = "() => ({ ...window.seen, slowest: [...window.seen.slowest.values()] })"
WHERE = """(node, at) => {
  const box = node.getBoundingClientRect();
  const x = box.left + (at ? at.x : box.width / 2), y = box.top + (at ? at.y : box.height / 2);
  return node.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}"""
# How long each frame took in which a beat was to be seen, or the sheet after it: from when the browser began the one
# before until it began this one
FRAMES = """() => {
  const seen = () => document.querySelector("[data-testid=table]")?.dataset.beat
    || (document.querySelector("[data-testid=score-sheet]") ? "sheet" : "");
  window.longest = {};
  let [last, before] = [performance.now(), seen()];
  const look = (now) => {
    const beat = seen() || before;
    if (beat) window.longest[beat] = Math.max(window.longest[beat] ?? 0, Math.round(now - last));
    [last, before] = [now, seen()];
    requestAnimationFrame(look);
  };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(look); });
}"""
PAINT = """() => new Promise((done) => new PerformanceObserver((list, me) => {
  const found = list.getEntriesByName("first-contentful-paint")[0];
  if (found) { me.disconnect(); done(found.startTime); }
}).observe({ type: "paint", buffered: true }))"""


class Finger(Clicker):
    """Presses as a hand does: down, held for a moment, up; nothing of the test's own runs in the page meanwhile."""

    def __init__(self, page: Page, chrome: CDPSession) -> None:
        super().__init__(page, seed=2, touch=True)
        self.chrome = chrome

    def press(self, thing: Locator | ElementHandle, position: Position | None = None) -> bool:
        point = thing.evaluate(WHERE, position)
        if point is None:
            return False
        self.page.wait_for_timeout(AIM_MS)
        self.chrome.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        self.page.wait_for_timeout(HELD_MS)
        self.chrome.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return True


class Figure(NamedTuple):
    """What was measured, in which unit, and what it may be at most."""

    name: str
    value: float
    unit: str
    most: float

    @property
    def holds(self) -> bool:
        return self.value <= self.most


def slowed(page: Page, rate: int = SLOW_DOWN) -> CDPSession:
    """The page's own channel to the browser, with the processor slowed down."""
    chrome = page.context.new_cdp_session(page)
    chrome.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return chrome


def script_kilobytes(browser: Browser, server: Serving) -> float:
    """Compressed script that the table's route loads."""
    code, token, _ = opened(server, seats=BOTS, start=True)
    context = browser.new_context(**PHONE)
    context.add_init_script(f"localStorage.setItem('coronet.person', {json.dumps(token)})")
    page = context.new_page()
    scripts: list[Response] = []
    page.on("response", lambda answer: answer.request.resource_type == "script" and scripts.append(answer))
    page.goto(f"{server.page}/t/{code}")
    page.get_by_test_id("hand").wait_for()
    size = sum(len(gzip.compress(script.body())) for script in scripts)
    context.close()
    return size / 1024


def home_kilobytes(browser: Browser, server: Serving) -> float:
    """All that a first visit to the home page brings over the line, with its headers, as the browser likes it."""
    context = browser.new_context(**PHONE, service_workers="block")  # a worker fetches what is wanted later
    page = context.new_page()
    chrome = context.new_cdp_session(page)
    sizes: list[float] = []
    chrome.on("Network.loadingFinished", lambda answer: sizes.append(answer["encodedDataLength"]))
    chrome.send("Network.enable")
    page.goto(server.page, wait_until="networkidle")
    context.close()
    return sum(sizes) / 1000


def first_paint_ms(browser: Browser, server: Serving) -> float:
    """The median of several first visits to the home page."""
    found = []
    for _ in range(LOADS):
        context = browser.new_context(**PHONE)
        page = context.new_page()
        slowed(page)
        page.goto(server.page)
        found.append(page.evaluate(PAINT))
        context.close()
    return statistics.median(found)


def play(browser: Browser, server: Serving, *, slow: bool) -> dict[str, Any]:
    """A whole game by touch: how much the layout shifted, and how long each press took to be seen."""
    code, token, _ = opened(server, seats=BOTS, start=True)
    context = browser.new_context(**PHONE)
    context.add_init_script(f"localStorage.setItem('coronet.person', {json.dumps(token)})")
    context.add_init_script(SOUND_ANSWERED)
    page = context.new_page()
    page.goto(f"{server.page}/t/{code}")
    page.get_by_test_id("hand").wait_for()
    guest = Finger(page, slowed(page, SLOW_DOWN if slow else 1))
    page.evaluate(WATCH)
    seen: dict[str, Any] = {}
    while not guest.is_over():
        seen = page.evaluate(SEEN)
        guest.step()
        page.wait_for_timeout(BREATH_MS)
    context.close()
    return seen


def longest_frames_ms(browser: Browser, server: Serving, scene: Scene) -> dict[str, float]:
    """The longest frame of each beat of a scene at normal pace, in the take in which it was shortest."""
    takes = [_take(browser, server, scene) for _ in range(TAKES)]
    return {beat: min(take[beat] for take in takes) for beat in takes[0]}


def _take(browser: Browser, server: Serving, scene: Scene) -> dict[str, float]:
    context = browser.new_context(**PHONE)
    stage = Stage(context.new_page(), server.page, touch=True)
    stage.show(scene.table(), pace="normal")
    slowed(stage.page)
    stage.page.evaluate(FRAMES)
    for step in scene.steps:
        stage.make(step.choice)
        stage.page.wait_for_timeout(step.milliseconds)
    longest: dict[str, float] = stage.page.evaluate("window.longest")
    context.close()
    return longest


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = launched(playwright)
        kilobytes = script_kilobytes(browser, server)
        home = home_kilobytes(browser, server)
        paint = first_paint_ms(browser, server)
        seen = play(browser, server, slow=False)
        slow = play(browser, server, slow=True)
        beats = {name: longest_frames_ms(browser, server, scene) for name, scene in SCENES.items()}
        browser.close()
    for line in seen["shifted"]:
        print(f"shifted: {line}", file=sys.stderr)
    for name, longest in beats.items():
        each = ", ".join(f"{beat} {milliseconds:g}" for beat, milliseconds in longest.items())
        print(f"longest frame of each beat, {name}: {each} ms", file=sys.stderr)
    presses = sorted(slow["slowest"]) or [0]
    return [
        Figure("script, compressed", kilobytes, "KB", MOST_SCRIPT),
        Figure("home page on the line", home, "KB", MOST_AT_HOME),
        Figure("first contentful paint", paint, "ms", 1000),
        Figure("layout shift in play", seen["shift"], "", 0),
        Figure("interaction to next paint", presses[max(0, int(len(presses) * 0.98) - 1)], "ms", 100),
        *(Figure(f"frames, {name}", max(longest.values()), "ms", 50) for name, longest in beats.items()),
    ]


def printed(figures: list[Figure]) -> int:
    """Print them, and say by the exit code whether all hold."""
    if "--json" in sys.argv[1:]:
        print(json.dumps([figure._asdict() | {"holds": figure.holds} for figure in figures], indent=1))
    else:
        print(f"In Chromium on this machine, phone size, processor slowed down {SLOW_DOWN} times")
        for figure in figures:
            shown, most = f"{figure.value:.4g} {figure.unit}".strip(), f"{figure.most:g} {figure.unit}".strip()
            print(f"{figure.name:28} {shown:>12}   at most {most:>8}   {'holds' if figure.holds else 'DOES NOT HOLD'}")
    return 0 if all(figure.holds for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(printed(measure()))
