"""The game of docs/adding-a-game.md, added from outside, plays through every layer."""

from __future__ import annotations

import random
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from coronet import Table
from coronet.bots.levels import choose
from coronet.cli.main import run
from coronet.doors.play_out import PlayOut, play
from coronet.doors.spaces import space_of
from coronet.errors import InputError
from coronet.games import catalogue
from coronet.games.catalogue import add_game, game_named
from coronet.games.contract import Game, Said
from coronet.kernel.bits import each
from coronet.table.conformance import run_files
from coronet.table.verify import check_log
from coronet.words import words
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

FOLDER = Path(__file__).parent.parent.parent / "examples" / "crowns"


@pytest.fixture(autouse=True)
def crowns(monkeypatch):
    """The game, for one test alone."""
    monkeypatch.setattr(catalogue, "_added", {})
    monkeypatch.setattr(words, "_added", [])
    assert add_game("crowns") == "crowns"
    words.add_words(FOLDER / "crowns" / "words")  # as its package does when it is first loaded
    game_named.cache_clear()
    yield game_named("crowns")
    game_named.cache_clear()
    words._load.cache_clear()


def by_chance(seed: int, most: int = 1000, **settings) -> Table:
    table, rng = Table.new("crowns", seed=seed, **settings), random.Random(seed)
    while not table.over and most:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
        most -= 1
    return table


def test_kernel_a_record_is_its_words(crowns):
    table = by_chance(1, 3, players=4)
    record = table.veiled(0)
    again = crowns.record_class()
    again.read_words(record.to_words())
    assert again == record


def test_contract_all_of_it_is_offered_and_the_name_is_taken_once(crowns):
    wanted = [name for name in vars(Game) if not name.startswith("_")] + list(Game.__annotations__)
    assert [name for name in wanted if not hasattr(crowns, name)] == []
    with pytest.raises(InputError, match="name that no other game has"):
        add_game("coronet.games.woo")


def test_a_package_adds_it_by_an_entry_point(monkeypatch):
    monkeypatch.setattr(catalogue, "_added", {})
    point = EntryPoint("crowns", "crowns", catalogue.GROUP)
    monkeypatch.setattr(catalogue, "entry_points", lambda group: [point] if group == catalogue.GROUP else [])
    game_named.cache_clear()
    catalogue._offered.cache_clear()
    try:
        assert Table.new("crowns", seed=1).game == "crowns"
        with pytest.raises(InputError, match="crowns"):
            Table.new("crown")
    finally:
        catalogue._offered.cache_clear()


def test_veil_hides_hands_and_choices_and_worlds_agree_with_it(crowns):
    for seed in range(20):
        table = by_chance(seed, seed % 7, players=3)
        for seat in range(3):
            veiled = table.veiled(seat)
            assert all(veiled.hand[other] == veiled.pending[other] == 0 for other in range(3) if other != seat)
            world = crowns.imagine(veiled, seat, seed)
            dealt = [card for other in range(3) for card in each(world.hand[other])]
            assert len(dealt) == len(set(dealt)) == sum(world.hand_size[:3])
            crowns.veil(world, seat)
            assert world == veiled


def test_table_plays_says_why_not_takes_back_and_its_log_holds(tmp_path):
    table = Table.new("crowns", players=3, seed=4)
    choice = table.choices(0)[0]
    table.act(0, choice)
    assert table.why_not(0, choice).code == "already-chosen"
    table.take_back(0)
    table = by_chance(9, players=3)
    assert sum(table.totals) == 3
    table.save(tmp_path / "crowns.jsonl")
    assert Table.load(tmp_path / "crowns.jsonl").to_bytes() == table.to_bytes()
    assert all(check.holds for check in check_log(table.log))


def test_a_position_of_it_is_one_line_in_numbers():
    table = by_chance(4, 3, players=3)
    assert Table.from_position(table.position(), seed=1).position() == table.position()
    seen = Table.from_position(table.position_seen_by(1))
    assert seen.choices(1) == table.choices(1)


def test_view_offers_its_choices_in_words_and_as_data():
    table = Table.new("crowns", seed=4)
    own = table.own_view(0)
    assert own["legal"] == [f"play {card}" for card in own["hand"]]
    assert [(one["verb"], one["cards"]) for one in own["choices"]] == [("play", (card,)) for card in own["hand"]]
    table.act(0, own["legal"][1])
    assert table.own_view(0)["pending_choice"] == own["choices"][1]


def test_words_of_a_verb_of_its_own_are_given_what_it_names(tmp_path):
    (tmp_path / "en").mkdir()
    sentences = "choice-wave = wave to { $seat } { $number } times\nchoice-bet = bet on { $name }\n"
    (tmp_path / "en" / "waves.ftl").write_text(sentences, encoding="utf-8")
    words.add_words(tmp_path)
    english = words.Words("en", names=["Ada", "Bruno"])
    assert english.choice(Said("wave", seat=1, number=3).to_data()) == "wave to Bruno 3 times"
    assert english.choice(Said("bet", name="grey-mare").to_data()) == "bet on grey-mare"


def test_conformance_its_cases_hold():
    report = run_files([FOLDER / "cases.json"])
    assert (report.passed, report.failed) == (1, [])


def test_terminal_plays_it_and_words_everything(capsys):
    assert run(["play", "crowns", "--players", "3", "--seed", "5", "--auto", "--no-color"]) == 0
    said = capsys.readouterr().out
    assert "takes the crown" in said
    assert "won" in said


def test_bot_plays_the_card_that_beats_most():
    table = Table.new("crowns", seed=3)
    held = [int(name) for name in table.own_view(0)["hand"]]
    chosen = choose(table.veiled(0), 0, "good", 1)
    assert chosen in (max(held), sorted(held)[-2])
    log = play(PlayOut("crowns", {"players": 4}, ("good", "random", "random", "random"), 1, 2), 0)
    assert log.header.seats[0] == "bot good"


def test_door_masks_are_its_choices_and_observations_have_their_width():
    space = space_of("crowns")
    table = by_chance(6, 2, players=3)
    for seat in table.to_act:
        mask = space.mask(table.veiled(seat), seat, 0)
        assert [name for name, allowed in zip(space.names, mask, strict=True) if allowed] == table.choices(seat)
        assert len(space.observe(table.veiled(seat), seat, 0)) == space.width


def test_door_pettingzoo_plays_it_to_the_end():
    pettingzoo = pytest.importorskip("coronet.doors.pettingzoo", reason="the extra `doors` is not installed")
    env = pettingzoo.env("crowns", players=3)
    env.reset(seed=1)
    decisions = 0
    for _ in env.agent_iter():
        observation, _, ended, _, _ = env.last()
        decisions += not ended
        env.step(None if ended else int(observation["action_mask"].argmax()))
    assert decisions == 9


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize("name", ["act", "tables_take"])
def test_what_is_compiled_is_known_by_every_file_of_the_game(name):
    from crowns.entries import ENTRIES  # noqa: PLC0415 - only with the extra

    key = ENTRIES[name].key()
    assert [path.name for path in (FOLDER / "crowns").glob("*.py") if path.read_text(encoding="utf-8") not in key] == []


@SKIP_WITHOUT_COMPILER
@pytest.mark.xdist_group("compiled")
def test_batch_plays_as_the_table_does():
    np = pytest.importorskip("numpy", reason="the extra `fast` is not installed")
    from coronet.batch import Tables  # noqa: PLC0415 - only with the extra

    tables, space = Tables("crowns", 5, seed=7, players=3), space_of("crowns")
    alone = [Table.new("crowns", players=3, seed=7 + number) for number in range(5)]
    chance = np.random.default_rng(1)
    for _ in range(9):
        actions = tables.at_random(chance)
        for number, table in enumerate(alone):
            seat = table.to_act[0]
            assert tables.observe()[number].tolist() == space.observe(table.veiled(seat), seat, 0)
            table.act(seat, space.names[actions[number]])
        step = tables.step(actions)
    assert step.done.all()
    assert step.totals.tolist() == [table.totals for table in alone]
