"""Runs the code of a page as its reader would: block after block, in one namespace and one folder.

Blocks that say `python` or `sh` are run; a block of `text` right after one is what it prints, where a
line of three dots stands for any lines. All other blocks are only shown.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent.parent
FENCE = re.compile(r"^```(?P<kind>[^\n`]*)\n(?P<code>.*?)^```$(?P<between>\s*)", re.DOTALL | re.MULTILINE)
ANY_LINES = "..."
LONGEST_SHELL_S = 120


class Block(NamedTuple):
    """Code of a page, the line it begins in, and what it prints, if the page says so."""

    kind: str
    code: str
    line: int
    prints: str | None


def blocks_of(page: Path) -> list[Block]:
    """The blocks that are run, in order."""
    text = page.read_text(encoding="utf-8")
    fences = list(FENCE.finditer(text))
    blocks = []
    for at, fence in enumerate(fences):
        follows = fences[at + 1] if at + 1 < len(fences) and fences[at + 1].start() == fence.end() else None
        prints = follows["code"] if follows and follows["kind"] == "text" else None
        if fence["kind"] in ("python", "sh"):
            blocks.append(Block(fence["kind"], fence["code"], text.count("\n", 0, fence.start()) + 2, prints))
    return blocks


def lines_of_coronet(page: Path) -> list[list[str]]:
    """What follows `coronet` in the blocks of a page that are the reader's to type, word by word."""
    text = page.read_text(encoding="utf-8")
    shown = [fence["code"] for fence in FENCE.finditer(text) if fence["kind"] in ("", "sh")]
    whole_lines = "\n".join(shown).replace("\\\n", " ")
    typed = re.findall(r"^(?:\S+=\S+ )?(?:\S*/)?coronet ([a-z].*)$", whole_lines, re.MULTILINE)
    return [shlex.split(line.partition(">")[0], comments=True) for line in typed]


def run_page(page: Path, folder: Path) -> None:
    """Run the page in this folder; the first block that fails, or prints something else, fails with its line."""
    namespace: dict[str, Any] = {"__name__": "__page__"}
    with contextlib.chdir(folder):
        for block in blocks_of(page):
            printed = _run_python(page, block, namespace) if block.kind == "python" else _run_shell(page, block)
            if block.prints is not None and not _says(printed, block.prints):
                raise AssertionError(f"{page.name}:{block.line} prints\n{printed}\nand not\n{block.prints}")


def _run_python(page: Path, block: Block, namespace: dict[str, Any]) -> str:
    code = compile("\n" * (block.line - 1) + block.code, str(page), "exec")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code, namespace)  # noqa: S102 - the page is ours
    return printed.getvalue()


def _run_shell(page: Path, block: Block) -> str:
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block.code],
        env=environment,
        capture_output=True,
        text=True,
        timeout=LONGEST_SHELL_S,
        check=False,
    )
    assert done.returncode == 0, f"{page.name}:{block.line} ends with {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def _says(printed: str, wanted: str) -> bool:
    """Whether the lines are those that the page shows; three dots stand for any."""
    parts = [re.escape(line) if line.strip() != ANY_LINES else None for line in wanted.rstrip().splitlines()]
    pattern = "".join(r"(?:.*\n)*?" if part is None else part + r"\n" for part in parts)
    return re.fullmatch(pattern, printed.rstrip() + "\n") is not None
