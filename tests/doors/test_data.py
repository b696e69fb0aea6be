"""Games of bots kept as logs and as Parquet: the same for the same seed, whole or not at all, true to their logs."""

from __future__ import annotations

import json

import pytest

from coronet import Table
from coronet.cli.main import run
from coronet.doors.play_out import NOTE, PlayOut, check, play, write_logs
from coronet.doors.spaces import space_of
from coronet.errors import InputError, LogError
from coronet.table.log import read_log
from coronet.table.verify import check_log

parquet = pytest.importorskip("coronet.doors.parquet", reason="the extra `data` is not installed")
pq = pytest.importorskip("pyarrow.parquet", reason="the extra `data` is not installed")

REBEL = PlayOut("rebel", {"players": 3, "rounds": ["royal-decree"]}, ("good", "beginner", "random"), 6, 5)
DUEL = PlayOut("r", {"variants": ["sever"]}, ("random",), 6, 5)


def test_logs_hold_and_say_who_played(tmp_path):
    assert write_logs(REBEL, tmp_path / "games", workers=1) == 6
    for path in sorted((tmp_path / "games").glob("*.jsonl")):
        log = read_log(path)
        assert log.header.seats == ["bot good", "bot beginner", "bot random"]
        assert all(one.holds for one in check_log(log))
        assert Table.load(path).log.to_text() == log.to_text()


def test_what_a_folder_has_is_not_played_again_and_two_processes_play_the_same(tmp_path):
    folder = tmp_path / "games"
    write_logs(REBEL, folder, workers=1)
    before = {path.name: path.read_bytes() for path in folder.glob("*.jsonl")}
    for name in ("000001.jsonl", "000004.jsonl"):
        (folder / name).unlink()
    assert write_logs(REBEL, folder, workers=2) == 2
    assert {path.name: path.read_bytes() for path in folder.glob("*.jsonl")} == before


def test_games_of_other_numbers_and_seeds_are_others():
    logs = {play(wanted, number).to_text() for wanted in (DUEL, PlayOut(*DUEL_WITH_SEED_6)) for number in range(3)}
    assert len(logs) == 6


DUEL_WITH_SEED_6 = ("r", {"variants": ["sever"]}, ("random",), 6, 6)


def test_a_folder_of_other_games_is_refused(tmp_path):
    write_logs(DUEL, tmp_path / "games", workers=1)
    with pytest.raises(InputError, match="these very games"):
        write_logs(PlayOut(*DUEL_WITH_SEED_6), tmp_path / "games")
    (tmp_path / "games" / NOTE).unlink()
    with pytest.raises(InputError, match="without other logs"):
        write_logs(DUEL, tmp_path / "games")


@pytest.mark.parametrize("bots", [("good", "good"), ("goood",), ("good",) * 4])
def test_bots_that_do_not_fit_the_seats_are_refused(bots):
    with pytest.raises(InputError, match="bots"):
        check(PlayOut("rebel", {"players": 3}, bots, 1, 1))


@pytest.mark.parametrize("wanted", [REBEL, DUEL], ids=["rebel", "r"])
def test_every_decision_stands_in_its_row_as_it_stood_in_the_log(tmp_path, wanted):
    out = tmp_path / "data.parquet"
    found = parquet.write_played(wanted, out, also=parquet.Also(views=True, observations=True), workers=1)
    games, decisions = pq.read_table(parquet.games_beside(out)), pq.read_table(out)
    assert (len(games), len(decisions)) == found
    assert games.schema.metadata[b"coronet"] == decisions.schema.metadata[b"coronet"] == parquet.FORMAT.encode()
    rows = decisions.to_pylist()
    for number, game in enumerate(games.to_pylist()):
        log = play(wanted, number)
        table = Table.new(wanted.game, seed=log.header.seed, **json.loads(game["settings"]))
        for row in (row for row in rows if row["game_id"] == game["game_id"]):
            assert row["seat"] in row["to_act"]
            assert row["to_act"] == table.to_act
            assert row["options"] == table.choices(row["seat"])
            assert row["options"][row["chosen"]] == row["choice"]
            assert json.loads(row["view"]) == json.loads(json.dumps(table.view(row["seat"])))
            assert row["observation"] == space_of(wanted.game).observe(table.veiled(row["seat"]), row["seat"], 0)
            assert row["ask"].startswith("prompt-")
            table.act(row["seat"], row["choice"])
        assert table.over
        assert (game["over"], game["totals"], game["winners"]) == (True, table.totals, table.winners)
        assert game["seats"] == [f"bot {bot}" for bot in wanted.seats]


def test_decisions_join_their_games_by_keys_of_one_type(tmp_path):
    out = tmp_path / "data.parquet"
    found = parquet.write_played(DUEL, out, workers=1)
    games, decisions = pq.read_table(parquet.games_beside(out)), pq.read_table(out)
    assert [str(part.schema.field("game_id").type) for part in (games, decisions)] == ["string", "string"]
    joined = decisions.select(["game_id", "number"]).join(games.select(["game_id", "source"]), "game_id")
    assert (len(joined), joined["source"].null_count) == (found.decisions, 0)


def test_logs_exported_are_the_games_played(tmp_path):
    write_logs(DUEL, tmp_path / "games", workers=1)
    parquet.write_played(DUEL, tmp_path / "played.parquet", workers=2)
    assert run(["export", str(tmp_path / "games"), "--out", str(tmp_path / "exported.parquet")]) == 0
    for name in ("{}.parquet", "{}.games.parquet"):
        one, other = (pq.read_table(tmp_path / name.format(kind)) for kind in ("played", "exported"))
        assert one.equals(other)


def test_a_choice_taken_back_is_marked_and_one_typed_in_another_order_is_found(tmp_path):
    table = Table.new("rebel", players=3, rounds=["royal-decree"], princesses="none", seed=2)
    first = table.choices(0)[0]
    table.act(0, first)
    table.take_back(0)
    table.act(0, table.choices(0)[3])
    path = tmp_path / "game.jsonl"
    cards = first.split(" ")
    path.write_text(table.log.to_text().replace(first, " ".join(["pass", *reversed(cards[1:])])))
    parquet.export([path], tmp_path / "one.parquet", workers=1)
    rows = pq.read_table(tmp_path / "one.parquet").to_pylist()
    assert [(row["choice"], row["chosen"], row["taken_back"]) for row in rows] == [
        (first, 0, True),
        (rows[1]["options"][3], 3, False),
    ]


@pytest.mark.parametrize(
    ("whole", "damaged"), [('"seat":0,"choice":"play', '"seat":0,"choice":"sing'), ('"seed":', '"seed":99999999999999')]
)
def test_a_damaged_log_leaves_no_file(tmp_path, capsys, whole, damaged):
    log = play(DUEL, 0).to_text().replace(whole, damaged, 1)
    (tmp_path / "bad.jsonl").write_text(log)
    with pytest.raises(LogError):
        parquet.export([tmp_path / "bad.jsonl"], tmp_path / "bad.parquet", workers=1)
    assert run(["export", str(tmp_path / "bad.jsonl"), "--out", str(tmp_path / "bad.parquet")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("coronet: bad.jsonl line ")
    assert said.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["bad.jsonl"]


def test_the_command_plays_with_the_settings_of_its_game(tmp_path, capsys):
    out = tmp_path / "games"
    typed = ["--bots", "random", "--games", "2", "--players", "3", "--rounds", "royal-decree", "--out", str(out)]
    assert run(["play-out", "rebel", *typed]) == 0
    assert run(["play-out", "rebel", *typed]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"2 games in {out}, 2 played now",
        f"2 games in {out}, all there already",
    ]
    settings = read_log(out / "000000.jsonl").header.settings
    assert (settings["players"], settings["rounds"]) == (3, ["royal-decree"])


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["rebel", "--playerz", "4", "--out", "x"], "--playerz"),
        (["rebel", "--players", "--out", "x"], "players: a value is missing"),
        (["rebel", "4", "--out", "x"], "setting: 4"),
        (["rebell", "--out", "x"], "game: rebell"),
        (["rebel", "--out", "no-such-folder/x"], "out: no-such-folder/x"),
        (["rebel", "--out", "no-such-folder/x.parquet"], "out: no-such-folder/x.parquet"),
        (["rebel", "--out", "x", "--views"], "--views needs --out NAME.parquet"),
        (["r", "--bots", "good,good,good", "--out", "x"], "bots: 3 is not allowed here; choose 2"),
    ],
)
def test_what_cannot_be_played_out_is_refused_in_one_line(typed, said, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run(["play-out", *typed]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
