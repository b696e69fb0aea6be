"""A site that any static host can serve: the page as it was built, told that its house is on the device."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from coronet.errors import Cannot, InputError

__all__ = ["PAGE", "write_site"]

PAGE = Path(__file__).parent.parent / "server" / "page"
HERE = "./"
ON_THE_DEVICE = '<meta name="coronet-house" content="device">'
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "worker-src 'self'; require-trusted-types-for 'script'; trusted-types coronet-worker"
)
"""Where a host sends no headers, the page says itself what it may load. The worker is not bound by it."""


def write_site(out: Path, base: str = "", *, force: bool = False) -> None:
    """Write all of it into a folder; `base` is the path under which it will lie, anywhere if none is said."""
    if base and not re.fullmatch(r"/([A-Za-z0-9._~-]+/)*", base):
        raise InputError("base", value=base, allowed="a path from / to /, such as /cards/")
    if out.exists() and not out.is_dir():
        raise InputError("out", value=str(out), allowed="a folder")
    if out.is_dir() and any(out.iterdir()) and not force:
        raise InputError("out", value=str(out), allowed="an empty folder, or any with --force")
    if not (PAGE / "index.html").exists() or not (PAGE / "house").is_dir():
        raise Cannot("page-missing")
    if out.is_dir():
        for name in ("assets", "house"):  # of another version
            shutil.rmtree(out / name, ignore_errors=True)
    shutil.copytree(PAGE, out, dirs_exist_ok=True, ignore=shutil.ignore_patterns("index.html.*", "*.webmanifest.*"))
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    (out / "index.html").write_text(_told(page, base or HERE), encoding="utf-8")
    manifest = (PAGE / "manifest.webmanifest").read_text(encoding="utf-8")
    (out / "manifest.webmanifest").write_text(re.sub(r'": "/', f'": "{base or HERE}', manifest), encoding="utf-8")


def _told(page: str, base: str) -> str:
    placed = re.sub(r'(href|src)="/', rf'\1="{base}', page)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    return placed.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n    {policy}\n    {ON_THE_DEVICE}', 1)
