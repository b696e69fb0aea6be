"""Scripted games in the house of a page, by Python in Node: what each page is told, step by step."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
from pathlib import Path
from typing import Any

from coronet.kernel.compiled import UNITS_SWITCH
from coronet.pocket.door import Door
from coronet.pocket.house import PocketHouse
from tests.pocket.inside import Device, pocket_of_before

SCRIPTS = "scripts"  # the folder with a file for each form, beside the units
PATIENCE = 20.0
QUIET = 0.05  # seconds after the last step, in which nobody may be told anything more

Step = dict[str, Any]


async def run() -> dict[str, list[dict[str, list[str]]]]:
    """What was told, by form, as it was written."""
    folder = Path(os.environ[UNITS_SWITCH]) / SCRIPTS
    return {path.stem: await told(json.loads(path.read_text())) for path in sorted(folder.glob("*.json"))}


async def told(steps: list[Step]) -> list[dict[str, list[str]]]:
    """What the pages of a house were told after each of the steps; with the last all that came afterwards."""
    async with pocket_of_before(Device()) as house:
        pages = Pages(house)
        found = [await pages.after(step) for step in steps]
        await asyncio.sleep(QUIET)
        for name, frames in pages.more(steps[-1]["told"]).items():
            found[-1][name] += frames
        return found


class Pages:
    """The wires of a door by the name of who sits before them."""

    def __init__(self, house: PocketHouse) -> None:
        self._frames: dict[int, list[str]] = {}
        self._seen: dict[str, int] = {}
        self._heard: dict[str, list[str]] = {}
        self._wires: dict[str, int] = {}
        self._numbers = itertools.count(1)
        self._came = asyncio.Event()
        self._door = Door(house, self._hear)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "frame":
            self._frames[message["wire"]].append(message["text"])
            self._came.set()

    def _send(self, name: str, frame: dict[str, Any]) -> None:
        if frame["t"] == "hello":
            if name in self._wires:
                self._door.hear({"kind": "close", "wire": self._wires[name]})
            self._wires[name] = wire = next(self._numbers)
            self._frames[wire] = self._heard.setdefault(name, [])
            self._door.hear({"kind": "open", "wire": wire})
        self._door.hear({"kind": "frame", "wire": self._wires[name], "text": json.dumps(frame)})

    async def after(self, step: Step) -> dict[str, list[str]]:
        """What those were told who are known to be told something."""
        self._send(step["page"], step["sent"])
        async with asyncio.timeout(PATIENCE):
            for name, frames in step["told"].items():
                while len(self._heard.get(name, [])) < self._seen.get(name, 0) + len(frames):
                    self._came.clear()
                    await self._came.wait()
        return self.more(step["told"])

    def more(self, told: dict[str, Any]) -> dict[str, list[str]]:
        """What they were told since they were last looked at."""
        found = {name: self._heard.get(name, [])[self._seen.get(name, 0) :] for name in told}
        self._seen |= {name: len(self._heard.get(name, [])) for name in told}
        return found
