"""Crowns, a package of its own, beside the wheel in an environment without this checkout: a game like the others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.installed import ROOT, Installed
from tests.server.player import Player, fetched
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="module")
def beside(wheel, wheel_of_crowns, tmp_path_factory) -> Installed:
    installed = Installed(tmp_path_factory.mktemp("beside"), wheel, "fast", "server", "doors", "data")
    installed.install(wheel_of_crowns)
    return installed


def test_no_file_of_ours_names_it():
    sources = [*ROOT.glob("src/coronet/**/*"), *ROOT.glob("web/src/**/*"), *ROOT.glob("scripts/*")]
    texts = [
        path for path in sources if path.suffix in {".py", ".ts", ".tsx", ".json", ".ftl", ".css"} and path.is_file()
    ]
    own = [path for path in texts if ROOT / "src/coronet/server/page" not in path.parents]
    assert [path.name for path in own if "crowns" in path.read_text(encoding="utf-8").lower()] == []


def test_its_settings_are_options_with_their_help(beside):
    said = beside.run("play", "crowns", "--help").stdout
    assert "Settings of Crowns" in said
    assert "--cards VALUE" in said
    assert "[1 to 3; default: 3]" in said


@pytest.mark.parametrize(
    "command", [["play"], ["tournament", "--bots", "good,good"], ["play-out", "--out", "games"]], ids=lambda one: one[0]
)
@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        (["--cards", "5"], "cards: 5 is not allowed here; choose 1 to 3"),
        (["--lowest", "maybe"], "lowest: maybe is not allowed here; choose true or false"),
        (["--edition", "deluxe"], "setting: --edition is not allowed here; choose one of --players, --cards, --lowest"),
    ],
)
def test_what_does_not_hold_is_refused_in_one_line(beside, command, settings, complaint):
    done = beside.run(command[0], "crowns", *command[1:], *settings)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"coronet: {complaint}\n")


def test_the_terminal_plays_it_keeps_it_and_verifies_it(beside):
    played = beside.run(
        "play", "crowns", "--cards", "2", "--lowest", "true", "--auto", "--seed", "3", "--save", "c.jsonl"
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert played.stdout.count("takes the crown") == 2
    assert beside.run("verify", "c.jsonl").returncode == 0


def test_its_rules_can_be_looked_up(beside):
    assert "Most crowns win" in beside.run("rules", "crowns").stdout


def test_bots_hold_a_tournament_of_it(beside):
    done = beside.run(
        "tournament", "crowns", "--bots", "good,beginner,beginner", "--games", "6", "--cards", "2", "--json"
    )
    found = json.loads(done.stdout)
    assert found["settings"] == {"players": 3, "cards": 2, "lowest": False}
    assert sum(bot["games"] for bot in found["bots"]) == 18


def test_both_doors_are_open_to_it(beside):
    done = beside.program(
        "import pyspiel, coronet.doors.openspiel\n"
        "game = pyspiel.load_game('coronet_crowns(players=3,cards=2,lowest=true)')\n"
        "state = game.new_initial_state()\n"
        "while not state.is_terminal():\n"
        "    chance = state.is_chance_node()\n"
        "    state.apply_action(state.chance_outcomes()[0][0] if chance else state.legal_actions()[0])\n"
        "print(game.num_players(), sum(state.returns()))\n"
        "from coronet.doors import pettingzoo\n"
        "env = pettingzoo.parallel_env('crowns', players=4, cards=1)\n"
        "seen, _ = env.reset(seed=1)\n"
        "moves = {agent: int(seen[agent]['action_mask'].argmax()) for agent in env.agents}\n"
        "_, rewards, ended, _, _ = env.step(moves)\n"
        "print(sum(rewards.values()), all(ended.values()))\n"
    )
    assert (done.stdout, done.stderr) == ("3 2.0\n1.0 True\n", "")


def test_many_tables_of_it_are_arrays(beside):
    done = beside.program(
        "import numpy as np\n"
        "from coronet.batch import Tables\n"
        "tables = Tables('crowns', 100, seed=1, players=2, cards=1)\n"
        "chance = np.random.default_rng(1)\n"
        "tables.step(tables.at_random(chance))\n"
        "step = tables.step(tables.at_random(chance))\n"
        "print(step.done.all(), int(step.totals.sum()))\n"
    )
    assert (done.stdout, done.stderr) == ("True 100\n", "")


def test_its_games_are_data(beside):
    done = beside.run("play-out", "crowns", "--games", "5", "--out", "crowns.parquet", "--lowest", "true")
    assert done.returncode == 0, done.stderr
    assert Path(beside.folder / "crowns.parquet").stat().st_size > 0


async def test_a_server_offers_it_plays_it_and_shows_what_came_of_it(beside, tmp_path):
    with serving(tmp_path, installed=beside) as server:
        player = await Player(server.url).connect()
        welcome = next(frame for frame in player.frames if frame["t"] == "welcome")
        assert [one["name"] for one in welcome["games"]["crowns"]["settings"]] == ["players", "cards", "lowest"]
        assert b"Most crowns win" in await fetched(f"{server.page}/api/words/fr")
        refused = await player.command("create", game="crowns", settings={"cards": 5})
        assert (refused["t"], refused["code"], refused["args"]["field"]) == ("refuse", "bad-setting", "cards")
        seats = [{"kind": "open"}, {"kind": "bot", "level": "good"}]
        settings = {"cards": 2, "lowest": True}
        code = await player.create(game="crowns", settings=settings, seats=seats, start=True, pace="instant")
        await player.play_to_the_end()
        result = json.loads(await fetched(f"{server.page}/api/result/{code}/1"))
        steps = (await fetched(f"{server.page}/api/replay/{code}/1")).splitlines()
        await player.drop()
    assert (result["game"], sum(seat["score"] for seat in result["seats"])) == ("crowns", 2)
    assert len(steps) == 1 + 4
