"""`coronet doctor`: looks whether a server can run well here, and before an upgrade which games are in play."""

from __future__ import annotations

import json
from typing import Annotated

import typer


def doctor(
    database: Annotated[str, typer.Option(envvar="CORONET_DATABASE")] = "",
    port: Annotated[str, typer.Option(envvar="CORONET_PORT")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Look whether a server can run well here; nothing is changed, and a server may be running."""
    from coronet.cli.language import language
    from coronet.errors import ExtraMissing, InputError
    from coronet.words import Words

    try:
        from coronet.server.ops.doctor import look
    except ModuleNotFoundError as missing:
        raise ExtraMissing("server", missing.name) from None
    if port and not (port.isdigit() and int(port) < 65536):
        raise InputError("port", value=port, allowed="0 to 65535")
    findings = list(look(database, int(port) if port else None))
    if as_json:
        print(
            json.dumps([{"check": one.check, "result": one.result, "why": one.kind, **one.detail} for one in findings])
        )
    else:
        words = Words(language())
        for one in findings:
            said = words.say(f"doctor-{one.check}-{one.kind}", **one.detail)
            print(words.say(f"doctor-{one.result}", said=said))
    if any(one.result == "fail" for one in findings):
        raise typer.Exit(1)
