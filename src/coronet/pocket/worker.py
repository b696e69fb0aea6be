"""Where a worker begins: a house on the rows that the device has kept, and a door to its page."""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

from pyodide.ffi import to_js

from coronet.pocket.door import Door
from coronet.pocket.house import PocketHouse
from coronet.pocket.store import PocketStore

__all__ = ["begin"]


async def begin(
    rows: str, keep: Callable[[str], Awaitable[bool]], tell: Callable[[Any], None]
) -> Callable[[Any], None]:
    """What hears the messages of the page; `rows` and what is kept are JSON, messages plain objects."""
    random.seed()  # the memory in which it was first seeded is taken up again at every start

    async def kept(changes: list[tuple[str, str | None]]) -> bool:
        return bool(await keep(json.dumps(changes)))

    def told(message: dict[str, Any]) -> None:
        tell(to_js(message, dict_converter=_object))

    house = PocketHouse(PocketStore(kept, [(key, row) for key, row in json.loads(rows)]))
    await house.open()
    house.begin_to_practise()
    door = Door(house, told)

    def hear(message: Any) -> None:
        said = message.to_py()
        if "body" in said:
            said["body"] = bytes(said["body"])
        door.hear(said)

    return hear


def _object(entries: Any) -> Any:
    import js  # noqa: PLC0415 - there in a worker alone

    return js.Object.fromEntries(entries)
