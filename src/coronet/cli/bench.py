"""`coronet bench`: how fast the engine is on this machine, or with --server the house."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from coronet.bench.frame import Laps
    from coronet.errors import InputError
    from coronet.words import Words


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel and RLCard in the same run.")] = False,
    server: Annotated[bool, typer.Option("--server", help="Load a server instead, over real sockets.")] = False,
    tables: Annotated[int, typer.Option(help="With --server: tables of four.", min=1, max=2000)] = 500,
    seconds: Annotated[float, typer.Option(help="With --server: how long to measure.", min=1, max=600)] = 30,
) -> None:
    """Measure how fast the engine is on this machine."""
    from coronet.bench import machine
    from coronet.bench.frame import LAPS
    from coronet.bench.plan import RATIOS
    from coronet.words import Words

    words = Words("en")
    if server:
        if peers:
            raise _refused("--peers with --server", "one of them")
        from coronet.server.bench_run import run

        found = run(tables, seconds)
        if as_json:
            print(json.dumps(found))
        else:
            print(words.say("bench-machine", **machine.described()))
            for name, value in found.items():
                print(words.say(_key("server", name), value=value))
        return
    laps = _measure(words, with_peers=peers, quiet=as_json)
    figures, ratios = laps.figures(), laps.ratios(RATIOS)
    described, versions = machine.described(), machine.versions(_packages(with_peers=peers))
    if as_json:
        whole = {"machine": described, "versions": versions, "laps": LAPS, "figures": figures, "ratios": ratios}
        print(json.dumps(whole))
        return
    print(words.say("bench-machine", **described))
    if versions:
        print(words.say("bench-versions", versions=[f"{name} {number}" for name, number in versions.items()]))
    print(words.say("bench-laps", laps=LAPS))
    divided = {ratio.name: ratios[ratio.name] for ratio in RATIOS if ratio.under and ratio.name in ratios}
    _print_table(words, "figure", figures)
    _print_table(words, "ratio", divided)


def _measure(words: Words, *, with_peers: bool, quiet: bool) -> Laps:
    """All laps; a person at a terminal sees what is being measured, on the error output and gone at the end."""
    from rich.console import Console

    from coronet.bench import peers
    from coronet.bench.frame import LAPS, alternate
    from coronet.bench.plan import measures

    if with_peers and (missing := peers.missing()):
        raise _refused(f"Coronet without {' and '.join(missing)}", "to install coronet[bench]")
    with Console(stderr=True, quiet=quiet).status("") as status:

        def tell(lap: int, name: str) -> None:
            status.update(words.say(f"bench-measuring-{name}", lap=lap + 1, laps=LAPS))

        return alternate(measures(with_peers=with_peers), LAPS, tell)


def _packages(*, with_peers: bool) -> list[str]:
    from coronet.bench import machine, peers

    return [*machine.FAST, *(peers.PACKAGES.values() if with_peers else ())]


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


def _refused(value: str, allowed: str) -> InputError:
    from coronet.errors import InputError

    return InputError("peers", value=value, allowed=allowed)
