"""`coronet bench`: how fast the engine is on this machine, or with --server the house."""

from __future__ import annotations

import json
import platform
import sys
from importlib.metadata import version
from typing import Annotated, Any

import typer


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    server: Annotated[bool, typer.Option("--server", help="Load a server instead, over real sockets.")] = False,
    tables: Annotated[int, typer.Option(help="With --server: tables of four.", min=1, max=2000)] = 500,
    seconds: Annotated[float, typer.Option(help="With --server: how long to measure.", min=1, max=600)] = 30,
) -> None:
    """Measure how fast the engine is on this machine."""
    machine = {
        "python": sys.version.split()[0],
        "machine": f"{platform.system()} {platform.machine()}",
        "coronet": version("coronet"),
    }
    if server:
        from coronet.server.bench_run import run

        _print("bench-server", machine, run(tables, seconds), as_json)
        return
    from coronet.table.measure import table_step_ms

    ratios = {"rebel_table_step_ms": round(table_step_ms(), 4)}
    if as_json:
        print(json.dumps({"machine": machine, "ratios": ratios}))
    else:
        _print("bench", machine, ratios, as_json)


def _print(prefix: str, machine: dict[str, str], found: dict[str, Any], as_json: bool) -> None:
    from coronet.words import Words

    if as_json:
        print(json.dumps(found))
        return
    words = Words("en")
    print(words.say("bench-machine", **machine))
    for name, value in found.items():
        print(words.say(f"{prefix}-{name.replace('_', '-')}", value=value))
