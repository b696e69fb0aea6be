"""The stand-in for msgspec beside msgspec itself: the same frames, good and bad, give the same bytes and refusals."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from coronet.server.wire import protocol
from tests.before.forms import FORMS
from tests.before.transcript import FOLDER, lines_of

ROOT = Path(__file__).parent.parent.parent
STAND_INS = ROOT / "web" / "src" / "pocket" / "stand_ins"
READ = """
import json, sys
import msgspec
from coronet.server.wire import protocol
for line in sys.stdin:
    text = json.loads(line)
    try:
        said = protocol.encoder.encode(protocol.decoder.decode(text)).decode()
    except msgspec.ValidationError:
        said = "another shape"
    except (msgspec.MsgspecError, UnicodeError):
        said = "no JSON"
    print(json.dumps(said))
"""
NO_JSON = [
    "",
    " ",
    '{"t":"look"',
    '{"t":"ping","n":01}',
    '{"t":"ping","n":NaN}',
    '{"t":"look",}',
    '{"t":"say","id":"12345678","text":"\\ud800"}',
    "nul",
]
VALUES = [
    None,
    True,
    False,
    0,
    1,
    -1,
    1.0,
    2**53,
    2**53 + 1,
    10**30,
    "",
    "x",
    "x" * 500,
    [],
    [1],
    {},
    {"a": 1},
    "12345678",
]


def read_by(paths: list[Path], texts: list[str]) -> list[str]:
    """What is made of frames where these folders come first."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))}
    given = "".join(json.dumps(text) + "\n" for text in texts)
    said = subprocess.run(
        [sys.executable, "-c", READ], input=given, env=environment, capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in said.stdout.splitlines()]


def good() -> list[str]:
    """Frames that pages have sent, of every form."""
    steps = [step for form in FORMS for step in lines_of(FOLDER / "frames" / f"{form}.jsonl.xz")]
    return sorted({json.dumps(step["sent"]) for step in steps})


def bent() -> list[str]:
    """Every frame that there is with each of its fields gone, of another kind, and with one more."""
    found = []
    for kind in protocol.ToServer.__args__:
        tag = kind.__struct_config__.tag
        whole = {"t": tag, **{name: _fitting(name) for name in kind.__struct_fields__}}
        found += [whole, whole | {"more": 1}, {name: value for name, value in whole.items() if name != "t"}]
        for name in kind.__struct_fields__:
            found.append({other: value for other, value in whole.items() if other != name})
            found += [whole | {name: value} for value in VALUES]
    return [json.dumps(frame) for frame in found] + NO_JSON


def _fitting(name: str) -> object:
    fitting = {
        "id": "12345678",
        "proto": 1,
        "table": "ABCDEFGH",
        "guest": "ab",
        "name": "Ada",
        "game": "r",
        "seats": [],
    }
    fitting |= {
        "kind": "invite",
        "text": "Hello",
        "what": "laugh",
        "choice": "play 7",
        "level": "good",
        "pace": "quick",
    }
    fitting |= {
        "settings": {"players": 3},
        "hash": "a" * 64,
        "share": "b" * 64,
        "person": "p" * 43,
        "key": "i.abcdefgh",
    }
    flags = ("on", "yes", "now", "rest", "start", "listed", "chat", "watch", "hints", "fresh")
    return fitting.get(name, name in flags if name in flags else 30 if name == "clock" else 1)


@pytest.mark.parametrize("frames", [good, bent])
def test_the_stand_in_reads_writes_and_refuses_as_msgspec_does(frames):
    texts = frames()
    assert read_by([STAND_INS, ROOT / "src"], texts) == read_by([ROOT / "src"], texts)
