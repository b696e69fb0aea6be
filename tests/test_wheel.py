"""The wheel: holds the page, the words and the schema, and serves from an environment without this checkout."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

import coronet

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "src" / "coronet" / "server" / "page" / "index.html"


@pytest.fixture
def empty_environment(tmp_path):
    """A Python without Coronet, and where it looks for packages."""
    venv.create(tmp_path / "env", with_pip=False)
    python = tmp_path / "env" / "bin" / "python"
    asked = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    return python, subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


# The libraries are those that the tests run with; an editable install does not show through a plain path.
ENVIRONMENT = os.environ | {"PYTHONPATH": sysconfig.get_path("purelib"), "PYTHONUNBUFFERED": "1"}


def test_it_holds_the_page_the_words_and_the_schema(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    words = {
        f"coronet/words/{path.relative_to(ROOT / 'src/coronet/words')}"
        for path in ROOT.glob("src/coronet/words/*/*.ftl")
    }
    page = {f"coronet/server/page/{path.relative_to(PAGE.parent)}" for path in PAGE.parent.rglob("*") if path.is_file()}
    assert len(words) > 20
    assert words | page | {"coronet/server/store/migrations/versions/r0001_first.py", "coronet/py.typed"} <= names
    assert not [name for name in names if name.startswith(("tests/", "web/"))]


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_page_nothing_is_built_and_one_line_says_why(tmp_path, target):
    for name in ("pyproject.toml", "README.md", "LICENSE", "scripts/build_hook.py", "src/coronet/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert re.fullmatch(r"coronet: the page is not built.*: run make wheel, .*\n", done.stdout + done.stderr)
    assert not list(tmp_path.glob("dist/*"))


def test_hosts_are_told_how_large_it_is(wheel):
    published = re.search(r"\| the wheel,.*\| ([\d.]+) MB \|", (ROOT / "docs/hosting.md").read_text(encoding="utf-8"))
    assert wheel.stat().st_size / 1e6 == pytest.approx(float(published[1]), rel=0.05)


def test_its_version_is_the_one_that_the_program_prints(wheel):
    assert wheel.name == f"coronet-{coronet.__version__}-py3-none-any.whl"


def test_it_holds_the_licence_of_everything_that_the_page_is_made_of(wheel):
    bundled = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    licences = json.loads(zipfile.ZipFile(wheel).read("coronet/server/page/licences.json"))
    texts = {one["name"]: one["text"] for one in licences}
    assert bundled.keys() <= texts.keys()
    assert all(len(text) > 500 for text in texts.values())
    assert "SIL OPEN FONT LICENSE" in texts["@fontsource/grenze"]
    assert "Apache License" in texts["@fluent/bundle"]
    assert "Permission is hereby granted, free of charge" in texts["preact"]
    assert "Mozilla Public License Version 2.0" in texts["pyodide"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in texts["Python"]


def test_it_serves_the_page_from_an_environment_without_this_checkout(wheel, empty_environment, tmp_path):
    python, target = empty_environment
    zipfile.ZipFile(wheel).extractall(target)
    command = [python, "-m", "coronet", "serve", "--local", "--no-open", "--port", "0"]
    child = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path}/house.sqlite3"],
        stdout=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        cwd=tmp_path,
    )
    try:
        port = re.search(r":(\d+)", child.stdout.readline())[1]
        html = urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=20).read().decode()
    finally:
        child.terminate()
        child.wait(15)
        child.stdout.close()
    assert html == PAGE.read_text(encoding="utf-8")


def test_without_the_page_it_serves_nothing_and_says_so(wheel, empty_environment, tmp_path):
    python, target = empty_environment
    names = zipfile.ZipFile(wheel).namelist()
    zipfile.ZipFile(wheel).extractall(target, [name for name in names if not name.startswith("coronet/server/page/")])
    command = [python, "-m", "coronet", "serve", "--local", "--no-open", "--port", "0"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path}/house.sqlite3"],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        cwd=tmp_path,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"coronet: The page is not built.* make page .* wheel .*\n", done.stderr)
