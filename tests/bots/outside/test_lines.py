"""What a program is told: what its seat sees, and never more; the lines, in their order."""

from __future__ import annotations

import json
import sys
from random import Random

import msgspec
import pytest

from coronet.bots.outside import Company, Outside, Visitor, about, check, end_all
from coronet.bots.outside.lines import question
from coronet.bots.tournament import Tournament, run
from coronet.games.catalogue import GAMES, game_named
from coronet.table.table import Table

LISTENER = """
import json, sys
for line in sys.stdin:
    open(sys.argv[1], "a").write(line)
    word, _, data = line.partition(" ")
    answer = {"coronet": 'hello {"protocol": 1}', "game": "ready"}.get(word.strip())
    if word == "choose":
        answer = "bestmove " + json.loads(data)["legal"][0]
    if answer:
        print(answer, flush=True)
    if word.strip() == "quit":
        break
"""


def on_the_way(name, steps, seed):
    table = Table.new(name, seed=seed)
    chance = Random(seed)
    for _ in range(steps):
        seat = table.to_act[0]
        table.act(seat, chance.choice(table.choices(seat)))
        if table.over:
            return on_the_way(name, steps // 2, seed)
    return table


def told_at(table, seat):
    game = game_named(table.game)
    return about(game, game.read_settings(table.settings), seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("steps", [0, 1, 5, 60])
def test_a_question_holds_the_view_of_its_seat_and_its_legal_choices(name, steps):
    table = on_the_way(name, steps, seed=7)
    seat = table.to_act[0]
    asked = question(told_at(table, seat), table.veiled(seat), 1000, 3)
    assert json.loads(msgspec.json.encode(asked.view)) == json.loads(json.dumps(table.view(seat)))
    assert asked.legal == table.choices(seat)
    assert [choice["text"] for choice in asked.choices] == asked.legal
    assert asked.position == table.position_seen_by(seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("steps", [1, 30])
def test_what_a_seat_cannot_know_changes_no_byte_of_its_question(name, steps):
    table, game = on_the_way(name, steps, seed=11), game_named(name)
    seat = table.to_act[0]
    told = told_at(table, seat)
    asked = msgspec.json.encode(question(told, table.veiled(seat), 1000, 3))
    for seed in range(5):
        world = game.imagine(table.veiled(seat), seat, seed)
        assert msgspec.json.encode(question(told, world, 1000, 3)) == asked


def test_a_game_in_lines_from_hello_to_quit(tmp_path):
    heard = tmp_path / "heard"
    bot = Outside("listener", (sys.executable, "-c", LISTENER, str(heard)), 4000)
    run(Tournament("r", {}, ("listener", "good"), 1, 1, outside=(bot,)), workers=1)
    lines = [line.partition(" ")[::2] for line in heard.read_text().splitlines()]
    words = [word for word, _ in lines]
    tried, played = words[: words.index("quit") + 1], words[words.index("quit") + 1 :]
    assert tried == ["coronet", "game", "quit"]
    assert played[:3] == ["coronet", "game", "choose"]
    assert played[-2:] == ["over", "quit"]
    assert played.count("game") == played.count("over") == 2
    said = [(word, json.loads(data)) for word, data in lines if data]
    assert said[0] == ("coronet", {"protocol": 1})
    told = next(data for word, data in said if word == "game")
    assert told["settings"] == Table.new("r").settings
    assert {name: told[name] for name in ("game", "players", "seat")} == {"game": "r", "players": 2, "seat": 0}
    asked = next(data for word, data in said if word == "choose")
    assert sorted(asked) == ["choices", "legal", "ms", "position", "seat", "seed", "view"]
    assert asked["ms"] == 4000
    ended = next(data for word, data in said if word == "over")
    assert sorted(ended) == ["totals", "winners"]


def test_a_game_is_told_anew_only_where_the_program_was_in_another(tmp_path):
    heard = tmp_path / "heard"
    bot = Outside("listener", (sys.executable, "-c", LISTENER, str(heard)), 4000)
    table, game = Table.new("r", seed=1), game_named("r")
    one, other = (Visitor(bot, about(game, game.read_settings({}), 0)) for _ in range(2))
    for visitor in (one, one, other, one):
        visitor.choose(table.veiled(0), 1)
        visitor.leave()
    end_all()
    told = [line.partition(" ")[::2] for line in heard.read_text().splitlines()]
    assert [word for word, _ in told[1:-1]] == ["game", "choose", "choose", "game", "choose", "game", "choose"]
    first, second, third = (json.loads(data)["id"] for word, data in told if word == "game")
    assert first == third != second


def test_a_long_question_reaches_a_program_that_reads_slowly(tmp_path):
    """Passing in Rebel Princess with three players: hundreds of sets of cards, more than a pipe holds at once."""
    game = game_named("rebel")
    bot = Outside("listener", (sys.executable, "-c", LISTENER, str(tmp_path / "heard")), 20_000)
    table = Table.new("rebel", players=3, rounds=["royal-decree"], seed=1)
    with Company(game, game.read_settings(table.settings), {0: bot}) as company:
        choice = company.choose(table.veiled(0), 0, 1)
    end_all()
    assert game.text_of(choice) == table.choices(0)[0]
    assert company.faults == {}


def test_a_bot_that_is_tried_is_told_the_settings(tmp_path):
    heard = tmp_path / "heard"
    game = game_named("rebel")
    held = game.read_settings({"edition": "classic", "players": 5})
    check(Outside("listener", (sys.executable, "-c", LISTENER, str(heard))), about(game, held, 0))
    told = json.loads(heard.read_text().splitlines()[1].partition(" ")[2])
    assert told["settings"] == held.to_data()
