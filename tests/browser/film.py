"""A film of the page: what stands on the screen at which time, with a made-up clock, about sixty frames a second."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from coronet.table.table import Table
from tests.browser.stage import Stage
from tests.positions import Position

FRAME_MS = 16  # of a made-up clock, which has no fractions
SEEN = """() => {
  const one = (css) => document.querySelector(css);
  const words = (node) => node ? node.textContent.replace(/\\s+/g, " ").trim() : "";
  const cards = (css) => [...document.querySelectorAll(css)].map((node) =>
    node.hasAttribute("data-down") ? "?" : node.dataset.card ?? node.dataset.suit + node.dataset.rank);
  return {
    beat: one("[data-testid=table]")?.dataset.beat ?? "",
    trick: cards("[data-testid=runner] .place .card:not(.ghost)"),
    winning: [...document.querySelectorAll("[data-testid^=place-][data-winning]")].map((node) => node.dataset.testid),
    said: words(one(".takes")),
    herald: words(one("[data-testid=herald]")),
    curtain: one("[data-testid=curtain]") !== null,
    sheet: one("[data-testid=score-sheet], [data-testid=set-end]") !== null,
    over: one("[data-testid=game-end]") !== null,
    mat: cards("[data-testid=mat] .slot .card"),
    drawn: cards("[data-testid=drawn] .card")[0] ?? "",
    out: words(one(".seats")).includes("out"),
    won: one("[data-testid=mat] [data-won]")?.dataset.testid ?? "",
    captions: [...document.querySelectorAll("[data-testid=mat] .cap")].map(words).join(" ").trim(),
    victories: document.querySelectorAll(".track [data-on]").length,
    lovers: one("[data-testid=mat][data-lovers]") !== null,
    hand: cards("[data-testid=hand] .card"),
    prompt: words(one("[data-testid=prompt]")),
    asked: one("[data-testid=table]")?.dataset.decision ?? "",
    counters: [...document.querySelectorAll("[data-counter]")].map(words),
    flying: document.querySelectorAll(".ghost").length,
    leaving: [...document.querySelectorAll(".place *")].filter((node) =>
      node.getAnimations().some((motion) => motion.effect.getTiming().fill === "forwards")).length,
  };
}"""

# The page films itself, so that a film is asked for once and not frame by frame
BEGIN = f"""() => {{
  const seen = {SEEN};
  window.film = [];
  const look = () => {{
    window.film.push(seen());
    window.rolling = requestAnimationFrame(look);
  }};
  window.rolling = requestAnimationFrame(look);
}}"""
END = """() => {
  cancelAnimationFrame(window.rolling);
  return JSON.stringify(window.film);
}"""


class Tempo(NamedTuple):
    """How fast a reader sees a table: by its pace, and by whether the reader wants motion."""

    pace: str
    holds: float  # how long what stands there stands, times the design's figures
    travels: float  # and what travels travels; 0 for a reader who wants less motion


TEMPI = {
    "calm": Tempo("relaxed", 1.5, 1.5),
    "normal": Tempo("normal", 1, 1),
    "quick": Tempo("quick", 0.5, 0.5),
    "without-motion": Tempo("normal", 1, 0),
}


class Frame(NamedTuple):
    """What stood there, so many milliseconds after the film began."""

    at: float
    seen: dict[str, Any]


class Film(list[Frame]):
    """The frames of a scene."""

    def stood(self, **wanted: Any) -> float:
        """For how long all of this stood there, in milliseconds, frame by frame."""
        return round(FRAME_MS * sum(all(frame.seen[key] == what for key, what in wanted.items()) for frame in self))

    def first(self, **wanted: Any) -> float | None:
        """When all of this stood there first."""
        found = (frame.at for frame in self if all(frame.seen[key] == what for key, what in wanted.items()))
        return next(found, None)

    def forward(self, beat: str) -> set[str]:
        """What comes forward while a beat is played: it may come up to two frames after the table has changed."""
        return {frame.seen["herald"] for frame in [frame for frame in self if frame.seen["beat"] == beat][2:]}

    def beats(self) -> list[str]:
        """The beats that were played, in order."""
        played: list[str] = []
        for frame in self:
            beat = frame.seen["beat"]
            if beat and (not played or played[-1] != beat):
                played.append(beat)
        return played


class Camera:
    """Films a stage; from the first scene on its clock moves only while the camera rolls."""

    def __init__(self, stage: Stage) -> None:
        self.stage, self.page = stage, stage.page
        self.page.clock.install(time=0)

    def show(self, position: Position | Table, *, pace: str = "normal", **info: Any) -> Camera:
        """Open the page before this position."""
        self.stage.show(position, pace=pace, **info)
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)
        return self

    def film(self, milliseconds: float, *steps: str) -> Film:
        """Let others make these choices, each as "SEAT CHOICE", and film what follows for so long."""
        for step in steps:
            self.stage.make(step)
        return self.roll(milliseconds)

    def roll(self, milliseconds: float) -> Film:
        """Let so much time pass, and look at every frame of it."""
        self.page.evaluate(BEGIN)
        self.page.clock.run_for(milliseconds)
        frames = json.loads(self.page.evaluate(END))
        return Film(Frame(at * FRAME_MS, seen) for at, seen in enumerate(frames))
