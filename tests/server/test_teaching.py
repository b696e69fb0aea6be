"""Hints for a seat whose turn it is, and the review of one's own choices after the game."""

from __future__ import annotations

import asyncio
import json

import pytest

from coronet.kernel import compiled
from coronet.server.wire import bodies
from coronet.server.work import reviews, thinking
from coronet.server.work.reviews import Reviews
from coronet.table.table import Table
from tests.saying import said
from tests.server.fitting import unknown_fields
from tests.server.player import Player
from tests.server.test_play import leave, started
from tests.server.test_routes import ask, finished

pytestmark = pytest.mark.anyio

needs_compiler = pytest.mark.skipif(not compiled.available(), reason="hints of Rebel Princess need the compiler")


async def hint(player):
    """A hint for the question at hand; asked again while the bots' workers are getting ready."""
    for _ in range(60):
        answer = await player.command("hint", ask=player.own["question"])
        if answer.get("args") != {"reason": "warming"}:
            return answer
        await asyncio.sleep(1)
    raise AssertionError("the workers do not get ready")


@needs_compiler
async def test_a_hint_names_a_legal_choice_and_a_reason_and_is_told_to_all_without_its_contents(server):
    _, players = await started(server)
    asked = next(player for player in players if player.is_asked())
    others = [player for player in players if player is not asked]
    first = await hint(asked)
    assert first["t"] == "ack"
    body = first["body"]
    assert body["best"]["text"] in asked.own["legal"] or body["best"]["text"].startswith("pass")
    assert body["best"]["choice"] == json.loads(json.dumps(said("rebel", body["best"]["text"])))
    assert body["reason"]["key"].startswith("hint-")
    assert unknown_fields(body, bodies.HintBody) == []
    await others[0].until(lambda: any(line[0] == "room-hint" for line in others[0].story))
    told = json.dumps([player.story for player in others])
    assert body["best"]["text"] not in told
    assert (await hint(asked))["body"] == body
    await asked.command("pause")
    assert sum(line[0] == "room-hint" for line in asked.story) == 1
    await leave(players)


async def test_the_host_may_switch_hints_off_and_nobody_else_asks_for_another_s_turn(server):
    _, players = await started(server)
    asked = next(player for player in players if player.is_asked())
    question = asked.own["question"]
    stale = await asked.command("hint", ask=question + 7)
    assert (stale["t"], stale["code"]) == ("refuse", "stale")
    assert (await players[0].command("set", hints=False))["t"] == "ack"
    await asked.until(lambda: asked.info.get("hints") is False)
    refused = await asked.command("hint", ask=question)
    assert (refused["t"], refused["code"], refused["args"]) == ("refuse", "off", {"what": "hint"})
    await leave(players)


async def test_who_watches_gets_no_hint(server):
    code, players = await started(server)
    link = await players[0].command("link", kind="watch")
    watcher = Player(server.url, "Wilma")
    await watcher.connect(code, link["body"]["url"].partition("#")[2])
    refused = await watcher.command("hint", ask=0)
    assert refused["code"] == "not-seated"
    await leave([*players, watcher])


@pytest.mark.parametrize(
    ("game", "is_there", "is_warm", "why"),
    [("seeker", True, True, "game"), ("rebel", False, True, "compiler"), ("rebel", True, False, "warming")],
)
def test_a_hint_that_cannot_be_had_says_why(monkeypatch, game, is_there, is_warm, why):
    monkeypatch.setattr("coronet.kernel.compiled.available", lambda: is_there)
    monkeypatch.setattr("coronet.bots.levels.is_warm", lambda level, game: is_warm)
    assert thinking.hint(game, [], 0, 1) == {"unavailable": why}


@needs_compiler
def test_a_game_of_r_that_is_not_solved_has_no_hints(monkeypatch):
    monkeypatch.setattr("coronet.bots.levels.is_warm", lambda level, game: True)
    table = Table.new("r", variants=["three-card"], seed=1)
    assert thinking.hint("r", table.veiled(0).to_words(), 0, 1) == {"unavailable": "game"}


@needs_compiler
async def test_a_review_shows_progress_and_is_kept_and_only_for_one_s_own_seat(server):
    player, code = await finished(server)
    path = f"/api/review/{code}/1"
    status, _, body = await ask(server, "GET", path, token=player.person)
    assert status == 200
    *progress, found = [json.loads(line) for line in body.splitlines()]
    assert progress[0]["done"] < progress[0]["of"] == len(found["decisions"])
    assert found["seat"] == 0
    assert unknown_fields(found, bodies.Review) == unknown_fields(progress, list[bodies.Progress]) == []
    assert all(one["played"] in one["compared"] for one in found["decisions"])
    again = await ask(server, "GET", path, token=player.person)
    assert [json.loads(line) for line in again[2].splitlines()] == [found]
    stranger = await Player(server.url, "Mallory").connect()
    assert (await ask(server, "GET", path, token=stranger.person))[0] == 404
    assert (await ask(server, "GET", path))[0] == 401
    await leave([player, stranger])


async def test_a_review_that_breaks_says_so_and_may_be_asked_for_again():
    async def broken(log, seat):
        yield b'{"done": 0, "of": 4}\n'
        raise TimeoutError

    kept = Reviews(broken)
    lines = [json.loads(line) async for line in kept.ask(b"log", 0)]
    assert lines[-1] == {"unavailable": "broken"}
    assert not kept.knows(b"log", 0)


@pytest.mark.parametrize(
    ("game", "settings", "is_there", "why"),
    [
        ("seeker", {}, True, "game"),
        pytest.param("r", {"variants": ["three-card"]}, True, "game", marks=needs_compiler),
        ("rebel", {}, False, "compiler"),
    ],
)
def test_the_review_s_process_says_why_a_game_cannot_be_reviewed(
    monkeypatch, capsys, tmp_path, game, settings, is_there, why
):
    if not is_there:
        monkeypatch.setattr("coronet.kernel.compiled.available", lambda: False)
    table = Table.new(game, seed=1, **settings)
    log = tmp_path / "log.jsonl"
    log.write_text(table.log.to_text())
    with log.open() as text:
        monkeypatch.setattr("sys.stdin", text)
        reviews.main(0)
    assert json.loads(capsys.readouterr().out) == {"unavailable": why}
