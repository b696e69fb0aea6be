"""What the docs' site shows and does not lie in docs: the page's own mark, and the tutorial, which is a notebook."""

from __future__ import annotations

import json
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
MARK = ROOT / "web" / "src" / "favicon.svg"
TUTORIAL = ROOT / "docs" / "tutorial.ipynb"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    files.append(File.generated(config, "favicon.svg", abs_src_path=str(MARK)))
    files.append(File.generated(config, "tutorial.md", content=as_page(json.loads(TUTORIAL.read_text("utf-8")))))
    return files


def as_page(notebook: dict) -> str:
    """A notebook as Markdown: its prose, its code, and what each piece of code showed."""
    return "\n\n".join(_cell(cell) for cell in notebook["cells"]) + "\n"


def _cell(cell: dict) -> str:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return source
    return "\n\n".join([f"```python\n{source}\n```", *(_shown(output) for output in cell["outputs"])])


def _shown(output: dict) -> str:
    data = output.get("data", {})
    if "image/svg+xml" in data:
        return f'<div class="shown">{"".join(data["image/svg+xml"])}</div>'
    text = "".join(output.get("text") or data["text/plain"])
    return f"```{{.text .shown}}\n{text.rstrip()}\n```"
