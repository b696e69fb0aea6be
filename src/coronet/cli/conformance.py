"""`coronet conformance`: runs cases of the rules against the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer


def conformance(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check the engine against cases of the rules."""
    from coronet.cli.language import language
    from coronet.table.conformance import run_files
    from coronet.words import Words

    report = run_files(files)
    if as_json:
        print(json.dumps({"passed": report.passed, "failed": [failure._asdict() for failure in report.failed]}))
    else:
        words = Words(language())
        for failure in report.failed:
            print(words.say("conformance-failed", **{name: str(value) for name, value in failure._asdict().items()}))
        print(words.say("conformance-sum", passed=str(report.passed), failed=str(len(report.failed))))
    if report.failed:
        raise typer.Exit(1)
