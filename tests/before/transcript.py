"""A transcript: what pages sent, text by text, and what the pages of one seat and of a spectator were told after each.

Kept as JSON lines: `{"page": NAME, "sent": FRAME, "told": {NAME: [FRAME, ...]}}`.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

from coronet.server.tables.house import House
from tests.before.holding import differences
from tests.before.house import Page

FOLDER = Path(__file__).parent
SEAT, SPECTATOR = "Ada", "Wilma"
WRITTEN_DOWN = (SEAT, SPECTATOR)

Step = dict[str, Any]


def written(path: Path, data: list[Any]) -> None:
    """Write JSON lines, packed."""
    path.parent.mkdir(exist_ok=True)
    text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in data)
    path.write_bytes(lzma.compress(text.encode(), preset=9))


def lines_of(path: Path) -> list[Any]:
    """JSON lines as they were written."""
    return [json.loads(line) for line in lzma.decompress(path.read_bytes()).splitlines()]


class Pages:
    """The pages of a house by the name of who sits before them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.by_name: dict[str, Page] = {}

    def page(self, name: str) -> Page:
        """The page of this person."""
        return self.by_name.setdefault(name, Page(self.house))

    async def close(self) -> None:
        """All go."""
        for page in self.by_name.values():
            await page.close()


async def changed_since(steps: list[Step], pages: Pages) -> list[str]:
    """Send again what was sent; each difference in what is told now."""
    found: list[str] = []
    for number, step in enumerate(steps):
        heard = {name: len(pages.page(name).frames) for name in step["told"]}
        await pages.page(step["page"]).send(step["sent"])
        for name, frames in step["told"].items():
            page = pages.page(name)
            try:
                await page.until(heard[name] + len(frames))
            except TimeoutError:
                found.append(f"step {number}, {step['sent']}: {name} was told less: {page.frames[heard[name] :]}")
                return found
            where = f"step {number}, {step['sent']['t']} of {step['page']}, told {name}: $"
            found += differences(frames, page.frames[heard[name] :], where)
    return found
