"""`coronet site`: what it writes, and where it does not."""

from __future__ import annotations

import json

import pytest

from coronet.cli.main import run as run_coronet
from coronet.pocket import site


@pytest.fixture
def page(tmp_path, monkeypatch):
    """A page as the build leaves it, of one file each."""
    built = tmp_path / "page"
    for name in ("assets", "house/v1"):
        (built / name).mkdir(parents=True)
    head = (
        '<meta charset="utf-8"><link rel="icon" href="/assets/a.svg"><script type="module" src="/assets/a.js"></script>'
    )
    (built / "index.html").write_text(head)
    (built / "manifest.webmanifest").write_text('{"start_url": "/", "scope": "/"}')
    (built / "house" / "v1" / "files.json").write_text("{}")
    monkeypatch.setattr(site, "PAGE", built)
    return built


def run(*arguments: str) -> int:
    return run_coronet(["site", *arguments])


def test_the_site_finds_its_files_wherever_it_lies_and_knows_that_it_has_no_server(page, tmp_path):
    assert run("--out", str(tmp_path / "out")) == 0
    written = (tmp_path / "out" / "index.html").read_text()
    assert 'href="./assets/a.svg"' in written
    assert '<meta name="coronet-house" content="device">' in written
    assert "default-src 'none'" in written
    assert json.loads((tmp_path / "out" / "manifest.webmanifest").read_text()) == {"start_url": "./", "scope": "./"}
    assert (tmp_path / "out" / "house" / "v1" / "files.json").exists()


def test_a_path_that_is_said_stands_in_the_page(page, tmp_path):
    assert run("--out", str(tmp_path / "out"), "--base", "/some/cards/") == 0
    assert 'src="/some/cards/assets/a.js"' in (tmp_path / "out" / "index.html").read_text()


def test_a_folder_that_is_not_empty_is_refused_in_one_line_unless_forced(page, tmp_path, capsys):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine.txt").write_text("mine")
    assert run("--out", str(tmp_path / "out")) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert run("--out", str(tmp_path / "out"), "--force") == 0
    assert (tmp_path / "out" / "mine.txt").read_text() == "mine"


@pytest.mark.parametrize("base", ["cards", "/cards", "//x/", "https://x/"])
def test_what_is_no_path_is_refused(page, tmp_path, base):
    assert run("--out", str(tmp_path / "out"), "--base", base) == 2
    assert not (tmp_path / "out").exists()
