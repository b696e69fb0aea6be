"""What keeps a server from starting, said in one line."""

from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from coronet.cli.main import run
from coronet.server.wire import files
from tests.server.serving import serving


@pytest.fixture
def refused(tmp_path, capsys, monkeypatch):
    """Serve with these options; the line that is said."""
    monkeypatch.setattr(files, "has_page", lambda: True)

    def serve(*options: str) -> str:
        assert run(["serve", "--no-open", "--database", f"sqlite:///{tmp_path}/house.sqlite3", *options]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        return printed.err

    return serve


def test_a_port_in_use_is_named_as_such(refused):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = f"Port {port} is in use. Choose another with --port, or stop the program that listens there."
        assert refused("--local", "--port", str(port)) == f"coronet: {said}\n"


@pytest.mark.parametrize("contact", ["host@cards.example", "mailto:host", "http://cards.example", "mailto:a@b c"])
def test_a_contact_that_nobody_can_be_reached_by_is_refused(refused, contact):
    said = refused("--contact", contact)
    assert said == f"coronet: contact: {contact} is not allowed here; choose mailto:NAME@HOST or https://HOST\n"


def test_an_address_of_another_machine_is_named_as_such(refused):
    said = refused("--host", "192.0.2.1", "--port", "0")
    assert said.startswith("coronet: Nobody can listen on 192.0.2.1 here (")


def test_without_a_page_nothing_is_served(refused, monkeypatch, tmp_path):
    monkeypatch.setattr(files, "has_page", lambda: False)
    said = refused("--local", "--port", "0")
    assert said.startswith("coronet: The page is not built, so there is nothing to show in the browser. Run make page ")
    assert not list(tmp_path.iterdir())


# A second one


@pytest.fixture
def opened(monkeypatch):
    """The pages that were opened in the browser."""
    pages: list[str] = []
    monkeypatch.setattr("webbrowser.open", pages.append)
    return pages


@pytest.mark.parametrize("names_port", [False, True])
def test_a_second_one_opens_the_page_of_the_one_that_runs(tmp_path, capsys, opened, names_port):
    with serving(tmp_path) as server:
        page = f"http://localhost:{server.port}"
        options = ["--port", str(server.port)] if names_port else []
        assert run(["--database", server.database, *options]) == 0
    assert opened == [page]
    assert capsys.readouterr() == (f"Coronet is running already at {page}\n", "")


@pytest.mark.parametrize("options", [["--no-open"], ["--port", "0"]], ids=str)
def test_a_second_one_that_was_to_listen_elsewhere_or_opens_no_page_is_refused(tmp_path, options):
    with serving(tmp_path) as server:
        command = [sys.executable, "-m", "coronet", "--database", server.database, *options]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("coronet: Another server has ")
