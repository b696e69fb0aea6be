"""`coronet bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
import platform
import sys
from importlib.metadata import version
from typing import Annotated

import typer


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure how fast the engine is on this machine."""
    from coronet.table.measure import table_step_ms
    from coronet.words import Words

    ratios = {"rebel_table_step_ms": round(table_step_ms(), 4)}
    machine = {
        "python": sys.version.split()[0],
        "machine": f"{platform.system()} {platform.machine()}",
        "coronet": version("coronet"),
    }
    if as_json:
        print(json.dumps({"machine": machine, "ratios": ratios}))
        return
    words = Words("en")
    print(words.say("bench-machine", **machine))
    for name, value in ratios.items():
        print(words.say(f"bench-{name.replace('_', '-')}", value=value))
