"""What keeps a server from starting, said in one line."""

from __future__ import annotations

import socket

import pytest

from coronet.cli.main import run
from coronet.server.wire import app


@pytest.fixture
def refused(tmp_path, capsys, monkeypatch):
    """Serve with these options; the line that is said."""
    monkeypatch.setattr(app, "has_page", lambda: True)

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


def test_an_address_of_another_machine_is_named_as_such(refused):
    said = refused("--host", "192.0.2.1", "--port", "0")
    assert said.startswith("coronet: Nobody can listen on 192.0.2.1 here (")


def test_without_a_page_nothing_is_served(refused, monkeypatch, tmp_path):
    monkeypatch.setattr(app, "has_page", lambda: False)
    said = refused("--local", "--port", "0")
    assert said.startswith("coronet: The page is not built, so there is nothing to show in the browser. Run make page ")
    assert not list(tmp_path.iterdir())
