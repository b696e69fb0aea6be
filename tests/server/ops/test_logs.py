"""What is written to the log, and how often."""

from __future__ import annotations

import json
import logging

from coronet.server.ops import logs
from tests.server.made_up_time import MadeUpTime


def record(line: int) -> logging.LogRecord:
    return logging.LogRecord("coronet.net", logging.WARNING, "net.py", line, "a frame of a stranger", (), None)


def test_one_place_of_the_code_writes_few_lines_and_says_how_many_were_left_out():
    clock = MadeUpTime()
    seldom = logs.Seldom(clock)
    assert [seldom.filter(record(1)) for _ in range(30)] == [True] * 10 + [False] * 20
    assert seldom.filter(record(2))
    clock.at = 10
    later = record(1)
    assert seldom.filter(later)
    assert json.loads(logs.JsonLines().format(later))["left_out"] == 20
