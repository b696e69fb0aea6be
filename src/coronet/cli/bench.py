"""`coronet bench`: how fast the engine is on this machine, or with --server the house."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from coronet.errors import Cannot, ExtraMissing

if TYPE_CHECKING:
    from coronet.bench.frame import Laps
    from coronet.words import Words

CLEARED = "\r\033[K"  # back to the beginning of the line, and nothing after it


def bench(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    server: Annotated[bool, typer.Option("--server")] = False,
    tables: Annotated[int, typer.Option(min=1, max=2000)] = 500,
    seconds: Annotated[float, typer.Option(min=1, max=600)] = 30,
) -> None:
    """Measure how fast the engine is on this machine."""
    from coronet.cli.language import language
    from coronet.words import Words

    words = Words(language())
    if server and peers:
        raise Cannot("peers-or-server")
    if server:
        _load_server(words, tables, seconds, as_json=as_json)
    else:
        _measure_engine(words, with_peers=peers, as_json=as_json)


def _load_server(words: Words, tables: int, seconds: float, *, as_json: bool) -> None:
    from coronet.bench import machine
    from coronet.cli.stopping import stopping
    from coronet.server.ops.bench_run import run

    with stopping(lambda: words.say("stopped-anew")):
        found = run(tables, seconds)
    if as_json:
        print(json.dumps(found))
        return
    print(words.say("bench-machine", **machine.described()))
    for name, value in found.items():
        print(words.say(_key("server", name), value=value))


def _measure_engine(words: Words, *, with_peers: bool, as_json: bool) -> None:
    from coronet.bench import peers
    from coronet.bench.frame import LAPS, Laps, alternate
    from coronet.bench.plan import measures
    from coronet.cli.stopping import stopping

    if with_peers and (missing := peers.missing()):
        raise ExtraMissing("bench", missing[0])
    told = _Progress(words, is_shown=not as_json and sys.stderr.isatty())
    laps = Laps()
    try:
        with stopping(lambda: words.say("stopped-bench", laps=laps.whole, of=LAPS)):
            alternate(measures(with_peers=with_peers), LAPS, told.tell, laps)
        told.clear()
    finally:
        if laps.whole:
            _print_laps(words, laps, with_peers=with_peers, as_json=as_json)


def _print_laps(words: Words, laps: Laps, *, with_peers: bool, as_json: bool) -> None:
    from coronet.bench import machine, peers
    from coronet.bench.plan import RATIOS

    figures, ratios = laps.figures(), laps.ratios(RATIOS)
    described = machine.described()
    versions = machine.versions([*machine.FAST, *(peers.PACKAGES.values() if with_peers else ())])
    if as_json:
        whole = {"machine": described, "versions": versions, "laps": laps.whole, "figures": figures, "ratios": ratios}
        print(json.dumps(whole))
        return
    print(words.say("bench-machine", **described))
    if versions:
        print(words.say("bench-versions", versions=[f"{name} {number}" for name, number in versions.items()]))
    print(words.say("bench-laps", laps=laps.whole))
    divided = {ratio.name: ratios[ratio.name] for ratio in RATIOS if ratio.under and ratio.name in ratios}
    _print_table(words, "figure", figures)
    _print_table(words, "ratio", divided)


class _Progress:
    """One line for a person at a terminal, on the error output: what is being measured.

    It is written between two measures; a line that moves by itself would need a thread that measures along.
    """

    def __init__(self, words: Words, *, is_shown: bool) -> None:
        self._words = words
        self._is_shown = is_shown

    def tell(self, lap: int, name: str) -> None:
        from coronet.bench.frame import LAPS

        self.clear()
        self._write(self._words.say(f"bench-measuring-{name}", lap=lap + 1, laps=LAPS))

    def clear(self) -> None:
        self._write(CLEARED)

    def _write(self, text: str) -> None:
        if self._is_shown:
            print(text, end="", file=sys.stderr, flush=True)


def _print_table(words: Words, kind: str, found: dict[str, float]) -> None:
    """A blank line, then a line for each: what was measured, and how much, one below the other."""
    rows = [(words.say(_key(kind, name)), words.say(f"{_key(kind, name)}.value", value=found[name])) for name in found]
    if rows:
        print()
    label_width = max((len(label) for label, _ in rows), default=0)
    value_width = max((len(value) for _, value in rows), default=0)
    for label, value in rows:
        print(f"{label:<{label_width}}  {value:>{value_width}}")


def _key(kind: str, name: str) -> str:
    return f"bench-{kind}-{name.replace('_', '-')}"
