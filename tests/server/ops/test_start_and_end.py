"""What a server writes of its start, its end and what it found: for whoever reads the log afterwards."""

from __future__ import annotations

import json
import urllib.request

import coronet
from tests.server.serving import Serving


def started(folder):
    """A server that answers."""
    server = Serving(f"sqlite:///{folder / 'house.sqlite3'}").start()
    urllib.request.urlopen(f"{server.page}/healthz", timeout=20).close()  # noqa: S310 - our own server
    return server


def told(server):
    """The events of its log."""
    lines = [json.loads(line) for line in server.errors().splitlines()]
    server.log.close()
    return {line["event"]: line for line in lines}


def test_the_start_and_the_end_stand_in_the_log(tmp_path):
    server = started(tmp_path)
    port = server.port
    assert server.stop() == 0
    events = told(server)
    assert list(events) == ["the house is open", "the house is closed"]
    opened = events["the house is open"]
    assert (opened["version"], opened["port"], opened["database"]) == (coronet.__version__, port, "sqlite")
    assert events["the house is closed"]["seconds"] >= 0


def test_a_start_after_a_kill_says_so_and_one_after_an_end_does_not(tmp_path):
    first = started(tmp_path)
    first.kill()
    first.log.close()
    second = started(tmp_path)
    second.stop()
    assert [event for event in told(second) if "ended in the middle" in event]
    third = started(tmp_path)
    third.stop()
    assert list(told(third)) == ["the house is open", "the house is closed"]
