"""Runs docs/tutorial.ipynb from top to bottom and writes what each of its cells shows; `--check` only compares."""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

TUTORIAL = Path(__file__).parent.parent / "docs" / "tutorial.ipynb"


def read() -> dict[str, Any]:
    return json.loads(TUTORIAL.read_text(encoding="utf-8"))


def shown_anew(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with what its cells show when they are run now, one after the other."""
    names: dict[str, Any] = {}
    cells = [cell | _run(cell, names) if cell["cell_type"] == "code" else cell for cell in notebook["cells"]]
    return notebook | {"cells": cells}


def _run(cell: dict[str, Any], names: dict[str, Any]) -> dict[str, Any]:
    """Runs one cell as a notebook does: what it prints, then the value of its last line."""
    code = ast.parse("".join(cell["source"]))
    last = code.body.pop() if code.body and isinstance(code.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, TUTORIAL.name, "exec"), names)  # noqa: S102
        value = eval(compile(ast.Expression(last.value), TUTORIAL.name, "eval"), names) if last else None  # noqa: S307
    outputs = []
    if printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": _lines(printed.getvalue())})
    if value is not None:
        data = {"text/plain": _lines(repr(value))}
        if hasattr(value, "_repr_svg_"):
            data["image/svg+xml"] = _lines(value._repr_svg_())
        outputs.append({"output_type": "execute_result", "execution_count": None, "metadata": {}, "data": data})
    return {"outputs": outputs}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main() -> int:
    notebook = read()
    anew = shown_anew(notebook)
    if "--check" in sys.argv:
        return int(anew != notebook)
    TUTORIAL.write_text(json.dumps(anew, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
