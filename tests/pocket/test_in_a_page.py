"""A server and the house of a page, by Python in Node, tell the same in the same scripted games: all of all modes."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import random
import subprocess
from typing import Any

import pytest

from coronet.errors import InputError
from coronet.games.catalogue import GAMES, game_named
from coronet.games.declaration import Kind
from tests.before import script
from tests.before.forms import FORMS
from tests.before.house import house_of_before
from tests.docs.pages import ROOT
from tests.pocket import in_pyodide

pytestmark = pytest.mark.xdist_group("in a page")


def all_variants() -> list[list[str]]:
    """All variants of R in few games: each in the first in which it makes sense."""
    game = game_named("r")
    together: list[list[str]] = []
    for variant in next(one.allowed for one in game.declared.settings if one.name == "variants"):
        for variants in together:
            with contextlib.suppress(InputError):
                game.read_settings({"variants": [*variants, variant]})
                variants.append(variant)
                break
        else:
            together.append([variant])
    return together


PLAYED = FORMS | {f"r-all-{at}": ("r", {"variants": variants}) for at, variants in enumerate(all_variants())}
QUIET = 0.01  # seconds; what comes later is told all the same, after the next step
LINKS = {"url": "", "reach": "", "qr": {"size": 0, "path": ""}, "letters": ""}


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """Each game as a server plays it: what was sent, and what was told after it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(script, "FORMS", PLAYED)
        patch.setattr(script, "QUIET_SECONDS", QUIET)
        return {form: asyncio.run(_served(form, tmp_path_factory.mktemp("house"))) for form in PLAYED}


async def _served(form: str, folder: Any) -> list[in_pyodide.Step]:
    async with house_of_before(folder) as house:
        written = script.Script(house, random.Random(form))
        await script.a_whole_game(written, form)
        await written.pages.close()
    for page in written.pages.by_name.values():
        assert page.texts == [in_short(frame) for frame in page.frames]
    return written.steps


@pytest.fixture(scope="module")
def in_page(served, tmp_path_factory):
    """What the house of a page told when the same was sent to it; one run for all games."""
    folder = tmp_path_factory.mktemp("units")
    (folder / in_pyodide.SCRIPTS).mkdir()
    for form, steps in served.items():
        (folder / in_pyodide.SCRIPTS / f"{form}.json").write_text(json.dumps(steps))
    program = [ROOT / "scripts" / "with-node", "node", ROOT / "tests" / "kernel" / "in_pyodide.mjs"]
    command = [*program, ROOT, folder, in_pyodide.__name__]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return {form: [_read(step) for step in steps] for form, steps in json.loads(done.stdout.splitlines()[-1]).items()}


def _read(told: dict[str, list[str]]) -> dict[str, list[Any]]:
    """Frames of their texts, which are as they would be written here: of equal frames the bytes are equal."""
    frames = {name: [json.loads(text) for text in texts] for name, texts in told.items()}
    assert told == {name: [in_short(frame) for frame in those] for name, those in frames.items()}
    return frames


def in_short(frame: Any) -> str:
    """As JSON in as few letters as can be."""
    return json.dumps(frame, ensure_ascii=False, separators=(",", ":"))


@pytest.mark.parametrize("form", PLAYED)
def test_a_page_is_told_by_its_own_house_what_a_server_tells_it_to_the_last_letter(served, in_page, form):
    assert said(step["told"] for step in served[form]) == said(in_page[form])


def test_every_game_and_every_mode_of_it_is_played():
    for game in GAMES:
        settings = [of for game_of, of in PLAYED.values() if game_of == game]
        assert settings, game
        for one in game_named(game).declared.settings:
            if one.kind is Kind.WORD and one.name in ("edition", "mode"):
                assert {of.get(one.name, one.default) for of in settings} >= set(one.allowed), (game, one.name)


def said(told: Any) -> dict[str, list[str]]:
    """What each page was told, frame by frame, as text; but for times, and links, which lead to a house."""
    found: dict[str, list[str]] = {}
    for step in told:
        for name, frames in step.items():
            found.setdefault(name, []).extend(in_short(_alike(frame)) for frame in frames)
    return found


def _alike(frame: dict[str, Any]) -> dict[str, Any]:
    """Who acts for themselves is said so by a server of rows that were in its database, and need not be."""
    alike = copy.deepcopy(frame)
    if "url" in (body := alike.get("body") or {}):
        body |= LINKS
    for seat in (alike.get("table") or {}).get("seats", []):
        seat.pop("away", None)
        if seat.get("acting") == "self":
            del seat["acting"]
    return alike
