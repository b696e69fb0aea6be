"""What lies in deploy/ and docs/hosting.md fits the program: options, variables, files."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.main import get_command

from coronet.cli.main import app

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
OPTIONS = HOSTING.split("## Options\n")[1].split("\n## ")[0]


@pytest.fixture(scope="module")
def serve():
    """The options of `coronet serve` with their variables."""
    command = get_command(app).get_command(None, "serve")
    return {option: one for one in command.params for option in (*one.opts, *one.secondary_opts)}


def test_the_page_lists_every_option_with_its_variable(serve):
    for option, one in serve.items():
        if option == "--help":
            continue
        (row,) = re.findall(rf"^\|.*`{option}`.*$", OPTIONS, re.MULTILINE)
        assert (one.envvar is None) or f"`{one.envvar}`" in row or option == "--local"
    assert set(re.findall(r"`(--[a-z-]+)`", OPTIONS)) <= set(serve)


@pytest.mark.parametrize("name", ["coronet@.service", "Containerfile"])
def test_options_and_variables_of_the_examples_are_known(serve, name):
    text = (DEPLOY / name).read_text(encoding="utf-8")
    started = re.search(r"ExecStart=(.*)|ENTRYPOINT (.*)", text)[0]
    assert set(re.findall(r"--[a-z-]+", started)) <= set(serve)
    assert set(re.findall(r"CORONET_[A-Z_]+", text)) <= {one.envvar for one in serve.values()}


def test_what_the_image_copies_is_there():
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for words in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        *sources, _ = words.split()
        assert [source for source in sources if not (ROOT / source).exists()] == []


def test_the_image_installs_what_the_tests_run_with():
    """The pins of the server are those of the tools' list, each with its hashes."""
    pins = {
        name: set(re.findall(r"^[a-z0-9._-]+==[^ ;]+", (ROOT / "requirements" / name).read_text(), re.MULTILINE))
        for name in ("server.txt", "dev.txt")
    }
    assert len(pins["server.txt"]) > 10
    assert pins["server.txt"] <= pins["dev.txt"]


def test_the_image_installs_what_every_level_thinks_with():
    pins = (ROOT / "requirements" / "server.txt").read_text()
    assert [package for package in ("llvmlite", "numpy") if f"\n{package}==" not in pins] == []


@pytest.mark.parametrize("name", ["coronet@.service", "Containerfile"])
def test_what_bots_compile_has_a_place_where_it_is_kept(name):
    assert "XDG_CACHE_HOME=" in (DEPLOY / name).read_text(encoding="utf-8")


def test_systemd_reads_the_unit(tmp_path):
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd-analyze is not installed")
    text = (DEPLOY / "coronet@.service").read_text(encoding="utf-8")
    program = re.search(r"ExecStart=(\S+)", text)[1]
    unit = tmp_path / "coronet@8777.service"
    unit.write_text(text.replace(program, shutil.which("true") or "/bin/true"), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, timeout=60, check=False)
    assert [line for line in done.stderr.splitlines() if "coronet@" in line] == []
