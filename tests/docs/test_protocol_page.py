"""docs/protocol.md names every frame, field, code and route that there is, and no frame or code that there is not."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import msgspec
import pytest

import coronet.server
from coronet.server.settings import ServerSettings
from coronet.server.wire import answers, protocol, rebel_view, views
from coronet.server.wire.app import make
from coronet.server.work import replays

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = sorted(Path(coronet.server.__file__).parent.rglob("*.py"))
STRUCTS = [
    struct
    for module in (protocol, rebel_view)
    for _, struct in inspect.getmembers(module, inspect.isclass)
    if issubclass(struct, msgspec.Struct) and struct.__module__ == module.__name__
] + [views.Choice]


def tags(union) -> set[str]:
    return {struct.__struct_config__.tag for struct in union.__args__}


def section(title: str) -> str:
    return PAGE.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def first_cells(text: str) -> set[str]:
    """What stands in backticks at the beginning of the rows of a table, without its head."""
    return set(re.findall(r"^\| `([a-z-]+)` \|", text, re.MULTILINE)) - {"t"}


def first_arguments(*names: str) -> set[str]:
    """Every string that stands in the first argument of a call of these in the server's sources."""
    found = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in names:
                    strings = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                    found |= {value for value in strings if isinstance(value, str)}
    return found


def test_each_direction_lists_its_frames_and_no_others():
    assert first_cells(section("From the page")) == tags(protocol.ToServer)
    frames = section("From the server").split("\n\nTimes")[0]
    assert first_cells(frames) == tags(protocol.ToPage)


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_field_is_named(struct):
    assert [name for name in struct.__struct_encode_fields__ if f"`{name}`" not in PAGE] == []


def test_every_field_of_a_frame_stands_in_its_row():
    for union, title in ((protocol.ToServer, "From the page"), (protocol.ToPage, "From the server")):
        for struct in union.__args__:
            tag = struct.__struct_config__.tag
            (row,) = re.findall(rf"^\| `{tag}` \|.*$", section(title).split("\n\n| part")[0], re.MULTILINE)
            assert [name for name in struct.__struct_encode_fields__ if f"`{name}`" not in row] == [], tag


def test_the_close_codes_are_those_of_the_protocol():
    codes = {value for name, value in vars(protocol).items() if name.isupper() and type(value) is int}
    closing = {value for value in codes if 1009 <= value <= 1013 or 4400 <= value < 4500}
    listed = {int(code) for code in re.findall(r"^\| .*\| `(\d{4})` \|", section("Codes"), re.MULTILINE)}
    assert listed == closing


def test_the_codes_of_goodbyes_are_those_that_the_server_says():
    goodbyes, _ = section("Codes").split("| `refuse.code`")
    assert first_cells(goodbyes) == first_arguments("Goodbye", "leave", "_goodbye")


def test_the_codes_of_refusals_are_those_that_the_server_says():
    _, refusals = section("Codes").split("| `refuse.code`")
    assert first_cells(refusals) == first_arguments("Refusing")


def test_every_code_over_http_is_named():
    assert [code for code in answers.STATUS if f"`{code}`" not in section("HTTP")] == []


def test_every_route_is_named(tmp_path):
    app = make(ServerSettings(database=f"sqlite:///{tmp_path / 'house.sqlite3'}"))
    for route in app.routes:
        path = re.sub(r"\{code\}", "CODE", re.sub(r"\{no:int\}", "NO", re.sub(r"\{name\}", "NAME", route.path)))
        if path != "/{path:path}":
            assert f"{path}`" in PAGE, path


@pytest.mark.parametrize(
    "number",
    [
        protocol.LONGEST_FRAME,
        protocol.HARD_FRAME_LIMIT,
        protocol.OUTBOX_FRAMES,
        protocol.OUTBOX_BYTES // 1024,
        protocol.QUEUED_COMMANDS,
        protocol.MOST_STORY_LINES,
        replays.LONGEST_LOG // 1024**2,
        replays.SECONDS,
    ],
)
def test_limits_are_those_of_the_code(number):
    assert re.search(rf"\b{number}\b", PAGE)
