"""What lies in deploy/ and docs/hosting.md fits the program: options, variables, files."""

from __future__ import annotations

import ipaddress
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml
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


@pytest.mark.parametrize("name", ["coronet@.service", "Containerfile", "compose.yaml", "coronet.env"])
def test_options_and_variables_of_the_examples_are_known(serve, name):
    text = (DEPLOY / name).read_text(encoding="utf-8")
    started = re.findall(r"ExecStart=.*|ENTRYPOINT .*|    command: .*", text)
    assert len(started) == (name != "coronet.env")
    assert set(re.findall(r"--[a-z-]+", " ".join(started))) <= set(serve)
    assert set(re.findall(r"CORONET_[A-Z_]+", text)) <= {one.envvar for one in serve.values()}


def instructions():
    """Those of the Containerfile, each in one line."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def test_the_image_is_written_in_the_words_of_its_format():
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "ENV", "VOLUME", "EXPOSE"}
    assert {line.split()[0] for line in instructions()} <= known | {"STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT"}
    for line in instructions():
        if (words := re.search(r"(?:^ENTRYPOINT|CMD) (\[.*\])$", line)) is not None:
            assert all(isinstance(word, str) for word in json.loads(words[1]))


def test_what_the_image_copies_is_there_and_kept_by_git():
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    copied = [line.split()[1:-1] for line in instructions() if re.match(r"COPY (?!--from)", line)]
    assert len(copied) > 5
    for source in (name for names in copied for name in names):
        assert [name for name in kept if name == source or name.startswith(f"{source}/")], source


def test_the_image_copies_what_its_build_reads():
    """What pyproject.toml and the Makefile name for building a wheel."""
    copied = {name for line in instructions() if line.startswith("COPY") for name in line.split()[1:-1]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    read = {project["project"]["readme"], *project["project"]["license-files"], "Makefile", "pyproject.toml", "web"}
    read |= {project["tool"]["hatch"]["build"]["hooks"]["custom"]["path"].split("/")[0], "src", "requirements"}
    assert read <= copied
    assert re.search(r"&& make wheel$", "\n".join(instructions()), re.MULTILINE)
    assert re.search(r"^wheel: ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_pin_of_the_image_has_its_hashes():
    pins = re.split(r"\n(?=\w)", (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8"))
    packages = [pin for pin in pins if not pin.startswith("#")]
    assert len(packages) > 10
    assert [pin.split()[0] for pin in packages if "==" not in pin.split()[0] or "--hash=sha256:" not in pin] == []


@pytest.fixture(scope="module")
def composed():
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_the_containers_hang_together(composed):
    services, command = composed["services"], composed["services"]["coronet"]["command"]
    assert services.keys() == {"postgres", "coronet", "caddy"}
    build = services["coronet"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    proxy = services["caddy"]["networks"]["house"]["ipv4_address"]
    assert command[command.index("--trusted-proxy") + 1] == proxy
    (subnet,) = composed["networks"]["house"]["ipam"]["config"]
    assert ipaddress.ip_address(proxy) in ipaddress.ip_network(subnet["subnet"])
    volumes = [volume.split(":") for service in services.values() for volume in service["volumes"]]
    assert [name for name, *_ in volumes if name not in composed["volumes"] and not (DEPLOY / name).is_file()] == []
    assert re.search(r"^\treverse_proxy coronet:8777$", (DEPLOY / "Caddyfile").read_text(), re.MULTILINE)


def test_recipes_have_room_for_the_experts_of_r_in_every_worker(composed):
    unit = (DEPLOY / "coronet@.service").read_text(encoding="utf-8")
    workers, most = int(re.search(r"--bots (\d+)", unit)[1]), int(re.search(r"MemoryMax=(\d+)G", unit)[1])
    published = float(re.search(r"largest variants of R .*?\| ([\d.]+) GB", HOSTING)[1])
    assert workers * published < most
    service = composed["services"]["coronet"]
    assert (service["command"][-2:], service["mem_limit"]) == (["--bots", str(workers)], f"{most}g")
    assert "OOMPolicy=continue" in unit  # a worker that has too little memory does not end the server


def test_the_page_shows_the_variables_as_they_are_shipped():
    assert f"```\n{(DEPLOY / 'coronet.env').read_text(encoding='utf-8')}```\n" in HOSTING


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
