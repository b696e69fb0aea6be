"""`make gallery`: the pictures of docs/gallery, each screen on a phone and on a desk, by day or by night; and films."""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.chromium import launched
from tests.browser.film import Camera
from tests.browser.moments import Moment, moments
from tests.browser.moving import Still, moving_picture
from tests.browser.scenes import SCENES, Scene
from tests.browser.stage import Stage
from tests.browser.tables import played
from tests.positions import Position
from tests.server.serving import Serving, serving

FOLDER = Path(__file__).parents[2] / "docs" / "gallery"
SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1280, "height": 800}}
THEMES = ("light", "dark")
SETTLED = """() => document.querySelector("#page h1")
  && !document.querySelector("[data-testid=loading], [data-testid=review-wait]")
  && !document.querySelector(".rules:not(:has(.index):has(.worked))")"""
# What fades in has done so; what never ends is not waited for
AT_REST = """() => Promise.all(document.getAnimations()
  .filter((motion) => motion.effect.getComputedTiming().endTime !== Infinity)
  .map((motion) => motion.finished.catch(() => undefined)))"""
# What the browser moves follows its own clock: each motion is stopped where it begins and taken on by hand. Lamps
# that sway for ever hang still, so that a table at rest is one still.
MOVE = """(milliseconds) => {
  const met = (window.met ??= new WeakSet(document.getAnimations()));
  for (const motion of document.getAnimations()) {
    const end = motion.effect.getComputedTiming().endTime;
    const at = met.has(motion) && motion.animationName !== "sway" ? motion.currentTime + milliseconds : 0;
    met.add(motion);
    motion.pause();
    if (at < end) motion.currentTime = at;
    else motion.finish();
  }
}"""
SCREENS = {
    "home": "/",
    "create": "/new",
    "rules": "/rules/rebel/poisoned-apple",
    "ball": "/ball",
    "puzzles": "/puzzles",
    "progress": "/progress",
}
LONGEST_MS = 120_000  # a review takes a while the first time
MOST_BYTES = 3_000_000  # of all pictures, and of all films
FILMS = {"film-frog": "a trick with the Frog", "film-power": "a power", "film-reveal": "R's reveal"}
FILM_SIZE = {"width": 390, "height": 664}
FILM_LOOK: dict[str, Any] = {"viewport": FILM_SIZE, "color_scheme": "light", "has_touch": True, "is_mobile": True}
STILL_MS = 80
BEFORE_MS = 640  # the table before anything happens
MOST_FILM_BYTES = 1_500_000


def scenes() -> dict[str, Moment]:
    """Moments of the table by the picture they make."""

    def first(*parts: str, trick: int = 0) -> Moment:
        """The first moment whose name has these parts, in which the reader is asked and so many cards lie there."""
        return next(
            moment
            for moment in moments()
            if all(part in moment.name for part in parts)
            and moment.table.view(0)["own"].get("asked")
            and len(moment.table.view(0)["trick"]) >= trick
        )

    return {
        "pass": first("start", "4 players"),
        "table": first("4 players", ", play", trick=2),
        "power": first("window", "little-mermaid"),
        "beauty": first("sleeping-beauty", "keep"),
        "six": first("6 players", ", play", trick=3),
        "round-end": next(moment for moment in moments() if moment.state == "between"),
    }


def face() -> Position:
    """The picture at the head of the README: a trick before its last card."""
    scene = SCENES["a trick with the Frog"]
    position = scene.table()
    for step in scene.steps[:-1]:
        position.play(step.choice)
    return position


def picture(chrome: CDPSession, quality: int) -> bytes:
    answer = chrome.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    return base64.b64decode(answer["data"])


def shoot(page: Page, name: str) -> None:
    """A picture of the page at rest, as small as it can be without losing an edge."""
    page.evaluate(AT_REST)
    chrome = page.context.new_cdp_session(page)
    (FOLDER / f"{name}.webp").write_bytes(picture(chrome, quality=80))


def film(browser: Browser, server: Serving, scene: Scene) -> bytes:
    """A scene as a picture that moves, by a made-up clock: as smooth on a machine that is busy."""
    context = browser.new_context(**FILM_LOOK)
    camera = Camera(Stage(context.new_page(), server.page, touch=True)).show(scene.table())
    chrome = context.new_cdp_session(camera.page)
    camera.page.evaluate(MOVE, LONGEST_MS)  # nothing of the page's own entrance
    stills = [Still(picture(chrome, quality=60), BEFORE_MS)]
    for step in scene.steps:
        camera.stage.make(step.choice)
        for _ in range(step.milliseconds // STILL_MS):
            camera.page.clock.run_for(STILL_MS)
            camera.page.evaluate(MOVE, STILL_MS)
            stills.append(Still(picture(chrome, quality=60), STILL_MS))
    context.close()
    return moving_picture(stills, **FILM_SIZE)


def take(browser: Browser, server: Serving) -> None:
    code, token = played(server)
    for size, viewport in SIZES.items():
        for theme in THEMES:
            look: dict[str, Any] = {"viewport": viewport, "color_scheme": theme, "reduced_motion": "reduce"}
            context = browser.new_context(**look, has_touch=size == "phone", is_mobile=size == "phone")
            context.add_init_script(f"localStorage.setItem('coronet.person', '{token}')")
            page = context.new_page()
            game = {"game-end": f"/t/{code}", "replay": f"/replay/{code}/1", "review": f"/review/{code}/1"}
            for name, path in (SCREENS | game).items():
                page.goto(server.page + path)
                page.wait_for_function(SETTLED, timeout=LONGEST_MS)
                shoot(page, f"{name}-{size}-{theme}")
            page.goto(f"{server.page}/new")
            page.get_by_test_id("open-table").click()
            page.get_by_test_id("start").wait_for()
            shoot(page, f"lobby-{size}-{theme}")
            stage = Stage(context.new_page(), server.page)
            for name, moment in scenes().items():
                stage.show(moment.table, state=moment.state)
                shoot(stage.page, f"{name}-{size}-{theme}")
            context.close()
    for theme in THEMES:
        context = browser.new_context(viewport=SIZES["desk"], color_scheme=theme, reduced_motion="reduce")
        stage = Stage(context.new_page(), server.page)
        stage.show(face())
        shoot(stage.page, f"face-{theme}")
        context.close()


def thin_out() -> None:
    """Each screen once by day and once by night: on the phone by one, on the desk by the other, in turn."""
    names = sorted({path.name.rsplit("-", 2)[0] for path in FOLDER.glob("*-*-*.webp")})
    for at, name in enumerate(names):
        day, night = ("phone", "desk") if at % 2 else ("desk", "phone")
        (FOLDER / f"{name}-{day}-dark.webp").unlink()
        (FOLDER / f"{name}-{night}-light.webp").unlink()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = launched(playwright)
        take(browser, server)
        thin_out()
        films = [FOLDER / f"{name}.webp" for name in FILMS]
        for path in films:
            path.write_bytes(film(browser, server, SCENES[FILMS[path.stem]]))
        browser.close()
    check("pictures", [path for path in FOLDER.glob("*.webp") if path not in films], MOST_BYTES)
    check("films", films, MOST_BYTES)
    for path in films:
        check(path.name, [path], MOST_FILM_BYTES)


def check(what: str, paths: list[Path], most: int) -> None:
    """Say how large they are, and refuse what would weigh down every clone."""
    size = sum(path.stat().st_size for path in paths)
    print(f"{what}: {len(paths)}, {size / 1e6:.1f} MB, in {FOLDER.name}")
    if size > most:
        raise SystemExit(f"docs/gallery, {what}: {size} bytes are not allowed here; choose at most {most}")


if __name__ == "__main__":
    main()
