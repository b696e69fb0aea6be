"""`coronet play`: a game in the terminal, from bad options to the last score."""

from __future__ import annotations

import io
import random
import re
import subprocess
import sys

import pytest

from coronet import Table
from coronet.cli.main import run
from coronet.cli.terminal.opponents import pick
from coronet.words import Words

PROGRAM = [sys.executable, "-c", "from coronet.cli.main import main; main()"]
ESCAPE = "\x1b"
DEFAULT = re.compile(r"\? \[(.*)\]$", re.MULTILINE)


class Typed(io.StringIO):
    """What a person types, or a pipe brings."""

    def __init__(self, lines: list[str], *, by_a_person: bool = False) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.by_a_person = by_a_person

    def isatty(self) -> bool:
        return self.by_a_person


@pytest.fixture
def play(monkeypatch, capsys):
    """Runs a game with these lines typed, and gives what was printed; the exit code must be 0."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run_it(*options: str, typed: list[str] | None = None, by_a_person: bool = False) -> str:
        monkeypatch.setattr(sys, "stdin", Typed(typed or [], by_a_person=by_a_person))
        code = run(["play", "rebel", *options])
        said = capsys.readouterr()
        assert (code, said.err) == (0, "")
        return said.out

    return run_it


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def whole_game(seat: int, seed: int, **settings: object) -> tuple[list[str], Table]:
    """What a player at `seat` may type for a whole game, and the table it comes to."""
    table = Table.new("rebel", seed=seed, **settings)
    chance = random.Random(seed)
    typed = []
    while not table.over:
        asked = table.to_act
        choice = chance.choice(table.choices(seat)) if seat in asked else pick(table, asked[0])
        if seat in asked:
            typed.append(choice)
        table.act(seat if seat in asked else asked[0], choice)
    return typed, table


# Options


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--players", "7"], "players: 7 is not allowed here; choose 3 to 6"),
        (["--players", "four"], "players: four is not allowed here; choose 3 to 6"),
        (["--players", ""], "players: '' is not allowed here; choose 3 to 6"),
        (["--edition", "golden"], "edition: golden is not allowed here; choose classic or deluxe"),
        (["--rounds", "royal-decre"], r"rounds\[0\]: royal-decre is not allowed here; .* \(royal-decree\?\)"),
        (["--rounds", "rndom"], r"rounds: rndom is not allowed here; .* \(random\?\)"),
        (["--edition", "classic", "--rounds", "magic-beans"], r"rounds\[0\]: magic-beans .* classic edition.*"),
        (["--length", "4"], "length: 4 is not allowed here; .*"),
        (["--length", "x"], "length: x is not allowed here; .*"),
        (["--princesses", "alice,none"], "princesses: .* is not allowed here; choose 4 names.*"),
        (["--princesses", "alice,none,none,alic"], r"princesses\[3\]: alic .* \(alice\?\)"),
        (["--players", "6", "--edition", "classic", "--princesses", "two-keep-one"], "princesses: two-keep-one .*"),
        (["--leader", "4"], "leader: 4 is not allowed here; choose random, or a seat from 0 to 3"),
        (["--leader", "me"], "leader: me is not allowed here; .*"),
        (["--house", "open_memory"], "house: open_memory is not allowed here; choose NAME=VALUE.*"),
        (["--house", "open_memory=perhaps"], "house_rules.open_memory: perhaps is not allowed here; .*"),
        (["--house", "peeking=true"], "house_rules.peeking: .*"),
        (["--seed", "x"], "seed: x is not allowed here; choose a whole number .*"),
        (["--seed", "-1"], "seed: -1 is not allowed here; .*"),
        (["--seat", "4"], "seat: 4 is not allowed here; choose 0 to 3"),
        (["--seat", "x"], "seat: x is not allowed here; choose 0 to 3"),
        (["--seat", "-1"], "seat: -1 is not allowed here; choose 0 to 3"),
        (["--name", ""], "name: '' is not allowed here; .*"),
        (["--name", "a\x1b[2Jb"], r"name: a\\x1b\[2Jb is not allowed here; .*"),
        (["--name", "x" * 21], "name: x+ is not allowed here; .*"),
        (["--lang", "xx"], "lang: xx is not allowed here; choose .*en.*"),
        (["--save", "/nowhere/at/all"], "save: /nowhere/at/all is not allowed here; .*"),
        (["--resume", "/nowhere/at/all"], r"/nowhere/at/all cannot be read \(No such file or directory\)\."),
        (["--dance"], "setting: --dance is not allowed here; choose one of --edition, --players, .*"),
    ],
    ids=str,
)
@pytest.mark.parametrize("by_a_person", [False, True])
def test_a_bad_option_is_refused_in_one_line_before_anything_is_asked(monkeypatch, capsys, options, said, by_a_person):
    monkeypatch.setattr(sys, "stdin", Typed([], by_a_person=by_a_person))
    if options[0] == "--seat" and by_a_person:
        said = said.replace("0 to 3", "0 to (3|5)")
        options = [options[0], options[1].replace("4", "9")]
        said = said.replace("seat: 4", "seat: 9")
    assert run(["play", "rebel", *options]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert re.fullmatch(f"coronet: {said}\n", printed.err)


@pytest.mark.parametrize("game", ["wooo", "s", "chess", "rebell", ""])
def test_another_game_is_refused(game, capsys):
    assert run(["play", game]) == 2
    said = capsys.readouterr().err
    assert said.startswith("coronet: game: ")
    assert "choose rebel" in said


def test_settings_beside_a_game_that_is_resumed_are_refused(tmp_path, capsys, play):
    play("--save", str(tmp_path / "g.jsonl"))
    assert run(["play", "rebel", "--resume", str(tmp_path / "g.jsonl"), "--players", "4"]) == 2
    said = "A game that is resumed has its settings in its log. Leave out --players."
    assert capsys.readouterr().err == f"coronet: {said}\n"


def test_a_file_that_is_there_is_not_written_over(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "diary"
    path.write_text("dear diary")
    assert run(["play", "rebel", "--save", "diary"]) == 2
    assert "diary" in capsys.readouterr().err
    assert path.read_text() == "dear diary"


# Questions before a game


def test_what_was_not_given_is_asked_with_a_default(play):
    said = play("--seed", "1", typed=["", "", "", ""], by_a_person=True)
    assert DEFAULT.findall(said) == ["deluxe", "4", "random", "two-keep-one"]


def test_what_was_given_is_not_asked(play):
    said = play("--edition", "classic", "--players", "3", typed=["", ""], by_a_person=True)
    assert DEFAULT.findall(said) == ["random", "choose"]


def test_a_question_has_help_and_refuses_what_does_not_hold(play):
    said = play(typed=["?", "golden", "classic", "9", "6", "", "two-keep-one", "none"], by_a_person=True)
    assert "Type classic or deluxe." in in_one_line(said)
    assert "edition: golden is not allowed here" in said
    assert "players: 9 is not allowed here" in said
    assert "12 princesses are needed" in in_one_line(said)
    assert "Round 1 of 5" in said


def test_leaving_before_the_game_begins_is_polite(play):
    assert "You left before the game began." in play(typed=["classic"], by_a_person=True)


# A game


@pytest.mark.parametrize(
    ("seat", "settings"),
    [
        (0, {"edition": "deluxe", "players": 4, "rounds": ["haggle-with-the-hag", "wedding-gift"]}),
        (2, {"edition": "classic", "players": 3, "rounds": ["masquerade-ball", "crystal-clear"]}),
        (5, {"edition": "deluxe", "players": 6, "rounds": ["blind-mans-bluff", "musical-chairs"]}),
        (1, {"edition": "deluxe", "players": 5, "rounds": ["the-prince-always-rings-twice", "pass-the-bouquet"]}),
    ],
    ids=str,
)
def test_a_scripted_game_comes_to_the_same_end_as_the_table(play, tmp_path, seat, settings):
    typed, table = whole_game(seat, seed=8, **settings)
    options = [f"--{name}={','.join(v) if isinstance(v, list) else v}" for name, v in settings.items()]
    path = tmp_path / "game.jsonl"
    said = play(*options, "--seed", "8", "--seat", str(seat), "--save", str(path), typed=typed)
    assert path.read_text() == table.log.to_text()
    totals = re.findall(r"^  Total +(.*)$", said, re.MULTILINE)[-1]
    assert [int(number) for number in totals.split()] == table.totals
    assert f"The log of this game is in {path.parent}"[:40] in in_one_line(said)
    assert said.count("> ") >= len(typed)


def test_short_forms_numbers_and_questions_lead_through_a_round(play):
    said = play(
        *("--players", "3", "--princesses", "none", "--rounds", "once-upon-a-time", "--leader", "0", "--seed", "1"),
        typed=[
            "hand",
            "1",
            "c2",
            "q99",
            "play",
            "?",
            "trick",
            "players",
            "score",
            "log",
            "rules",
            "rules frog",
            "quit",
        ],
    )
    assert "You can type pass and your cards" in in_one_line(said)
    assert "No card has been played yet." in said
    assert "No round has been finished yet." in said
    assert "Round 1 is “Once Upon a Time...”, and you lead." in said
    assert "worth 5 proposals" in said
    assert "You left the table." in said


def test_a_power_that_is_declined_for_the_round_is_not_asked_for_again(play):
    options = ["--players", "3", "--princesses", "cinderella,none,none", "--rounds", "once-upon-a-time", "--seed", "1"]
    princesses = ["cinderella", "none", "none"]
    table = Table.new("rebel", players=3, princesses=princesses, rounds=["once-upon-a-time"], seed=1)
    pass_of_three = table.choices(0)[0]
    said = play(*options, typed=[pass_of_three, "not this round", *["1"] * 20])
    assert said.count(Words("en").say("prompt-window", princess="cinderella")) == 1
    assert said.count("You say no for now.") > 1


def test_the_hand_marks_what_may_be_played_and_a_refused_card_says_why(play):
    options = ["--players", "3", "--princesses", "none", "--rounds", "once-upon-a-time", "--leader", "0", "--seed", "1"]
    table = Table.new("rebel", players=3, princesses="none", rounds=["once-upon-a-time"], leader=0, seed=1)
    first = table.choices(0)[0]
    for seat in range(3):
        table.act(seat, first if seat == 0 else pick(table, seat))
    own = table.own_view(0)
    prince = next(card for card in own["hand"] if card.startswith("C"))
    other = next(card for card in own["hand"] if not card.startswith("C"))
    said = play(*options, typed=[first, prince, f"why {prince.lower()}", f"why {other}"])
    shown = said[said.index("to you.\n") : said.index("Your lead")] + " "
    assert f" {prince}" in shown
    assert f"[{prince}]" not in shown
    assert f"[{other}" in shown
    reason = "Lead another suit: nobody may lead a Prince before one has slipped in."
    assert in_one_line(said).count(reason) == 2
    assert "Nothing stops you" in said


def test_a_choice_of_another_kind_and_a_foreign_word_are_refused_with_a_hint(play):
    said = in_one_line(play("--seed", "1", "--princesses", "none", typed=["power", "dance", "back"]))
    assert "That is not what is asked now. Type pass" in said
    assert "“dance” is not a choice in this game. Type ? for help." in said
    assert "There is nothing to take back" in said


def test_the_score_sheet_has_lines_that_add_up(play):
    typed, table = whole_game(0, seed=5, players=4, princesses="none", rounds=["pets-revenge"])
    said = play("--players=4", "--princesses=none", "--rounds=pets-revenge", "--seed=5", typed=typed)
    sheet = said[said.index("Round 1 is over") :]
    lines = sheet[: sheet.index("Total")].splitlines()[2:]
    names = ["You", "Bruno", "Celeste", "Damian"]
    sums: dict[str, int] = {}
    at = ""
    for line in lines:
        if not line.strip():
            break
        name = line.split()[0]
        at = name if name in names else at
        if "In this round" not in line:
            sums[at] = sums.get(at, 0) + int(line.split()[-1])
    assert [sums[name] for name in names] == table.public_view()["rounds_scored"][0]


def test_a_person_goes_on_to_the_next_round_by_enter(play):
    settings = {"edition": "deluxe", "players": 3, "princesses": "none", "rounds": ["once-upon-a-time", "sisterhood"]}
    typed, table = whole_game(0, seed=3, **settings)
    passes = [at for at, choice in enumerate(typed) if choice.startswith("pass")]
    typed.insert(passes[1], "")
    options = [
        "--edition=deluxe",
        "--players=3",
        "--princesses=none",
        "--rounds=once-upon-a-time,sisterhood",
        "--seed=3",
    ]
    said = play(*options, typed=typed, by_a_person=True)
    assert said.count("Press Enter for the next round.") == 1
    assert table.over
    assert "Round 2 is over" in said


def test_the_log_names_earlier_tricks_only_with_open_memory(play):
    options = ["--players=3", "--princesses=none", "--rounds=once-upon-a-time", "--seed=6"]
    typed, _ = whole_game(0, seed=6, players=3, princesses="none", rounds=["once-upon-a-time"])
    closed = play(*options, typed=[*typed[:6], "log"])
    told = closed[closed.rindex("> log") :]
    assert re.search(r"^Trick 1: .* took it\.$", told, re.MULTILINE)
    opened = play(*options, "--house", "open_memory=true", typed=[*typed[:6], "log"])
    assert "took it" not in opened[opened.rindex("> log") :]
    assert "takes it" in opened[opened.rindex("> log") :]


def test_the_score_shows_the_round_so_far_unless_counts_are_hidden(play):
    options = ["--players=3", "--princesses=none", "--rounds=once-upon-a-time", "--seed=6"]
    typed, _ = whole_game(0, seed=6, players=3, princesses="none", rounds=["once-upon-a-time"])
    shown = play(*options, typed=[*typed[:6], "score"])
    assert "Round 1 so far" in shown[shown.rindex("> score") :]
    hidden = play(*options, "--house", "counts=hidden", typed=[*typed[:6], "score"])
    assert "so far" not in hidden[hidden.rindex("> score") :]


def own_passes(said: str) -> list[str]:
    told = said[said.rindex("> log") :]
    return re.findall(r"^(?:You pass .*|.* to you\.)$", told, re.MULTILINE)


def test_the_log_tells_one_s_own_passed_cards_all_round_also_in_a_game_that_goes_on(play, tmp_path):
    path = tmp_path / "game.jsonl"
    options = ["--players=3", "--princesses=none", "--rounds=once-upon-a-time", "--seed=6", f"--save={path}"]
    typed, _ = whole_game(0, seed=6, players=3, princesses="none", rounds=["once-upon-a-time"])
    stayed = play(*options, typed=[*typed[:6], "log"])
    again = play(f"--resume={path}", typed=["log"])
    assert len(own_passes(stayed)) == 2
    assert own_passes(again) == own_passes(stayed)
    assert again[again.rindex("> log") :] == stayed[stayed.rindex("> log") :]


def test_a_game_in_which_a_choice_was_taken_back_goes_on(play, tmp_path):
    path = tmp_path / "game.jsonl"
    table = Table.new("rebel", seed=6, players=3, princesses="none", rounds=["once-upon-a-time"])
    first, second = table.choices(0)[:2]
    table.act(0, first)
    table.take_back(0)
    table.act(0, second)
    table.save(path)
    assert "You are back at the table" in play(f"--resume={path}", typed=["quit"])


# Keeping a game


def test_a_game_that_was_left_goes_on_where_it_was(play, tmp_path):
    settings = {"players": 4, "rounds": ["royal-decree", "late-to-the-ball"]}
    typed, table = whole_game(1, seed=9, **settings)
    path = tmp_path / "game.jsonl"
    options = ["--players=4", "--rounds=royal-decree,late-to-the-ball", "--seed=9"]
    left = play(*options, "--seat=1", f"--save={path}", typed=typed[:9])
    assert "You left the table." in left
    assert f"--resume {path} --seat 1".replace(" ", "") in "".join(left.split())
    before = path.read_text()
    assert play(f"--resume={path}", "--seat=1", typed=["quit"]).count("You left the table.") == 1
    assert path.read_text() == before
    for at in range(9, len(typed), 13):
        play(f"--resume={path}", "--seat=1", typed=typed[at : at + 13])
    assert path.read_text() == table.log.to_text()
    assert "The ball is over." in play(f"--resume={path}", "--seat=1")


def test_a_game_that_was_killed_goes_on_where_it_was(tmp_path):
    path = tmp_path / "game.jsonl"
    typed, table = whole_game(0, seed=4, players=3, princesses="none", rounds=["sisterhood"])
    command = [*PROGRAM, "play", "rebel", "--players=3", "--princesses=none", "--rounds=sisterhood", "--seed=4"]
    with subprocess.Popen(
        [*command, f"--save={path}"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as game:
        game.stdin.write("".join(f"{line}\n" for line in typed[:5]))
        game.stdin.flush()
        asked = 0
        for line in game.stdout:
            asked += line.startswith("> ")
            if asked == 5 and line.startswith("Your "):
                break
        game.kill()
    rest = "".join(f"{line}\n" for line in typed[5:])
    again = [*PROGRAM, "play", "rebel", f"--resume={path}"]
    done = subprocess.run(again, input=rest, capture_output=True, text=True, check=True)
    assert "Round 1 is over" in done.stdout
    assert path.read_text() == table.log.to_text()


def test_a_damaged_log_is_not_resumed(play, tmp_path, capsys):
    path = tmp_path / "game.jsonl"
    play("--seed=1", f"--save={path}")
    path.write_text(path.read_text()[:-9])
    assert run(["play", "rebel", "--resume", str(path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("coronet: game.jsonl line ")
    assert said.count("\n") == 1


def test_ctrl_c_leaves_politely(play, monkeypatch):
    def interrupt(_: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert "You left the table." in play("--seed=1")


# By itself


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_a_whole_game_plays_by_itself_within_80_columns_and_without_escape_codes(play, edition, players):
    said = play("--auto", "--no-color", f"--edition={edition}", f"--players={players}", f"--seed={players}")
    assert max(map(len, said.splitlines())) <= 80
    assert ESCAPE not in said
    assert re.search(r"(wins: nobody got away|The victory is shared)", said)
    assert said.count("is over: ") >= 5
    assert "\n\n\n" not in said


@pytest.mark.parametrize("columns", ["40", "60"])
def test_lines_fit_a_narrow_terminal(play, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)
    typed, _ = whole_game(0, seed=3, players=6, rounds=["crystal-clear"])
    said = play("--players=6", "--rounds=crystal-clear", "--seed=3", typed=typed)
    assert max(map(len, said.splitlines())) <= int(columns)


def test_colour_comes_only_where_it_is_wanted(play, monkeypatch):
    options = ["--auto", "--players=3", "--rounds=sisterhood", "--seed=1"]
    assert ESCAPE not in play(*options)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert ESCAPE in play(*options)
    assert ESCAPE not in play(*options, "--no-color")
    monkeypatch.setenv("NO_COLOR", "1")
    assert ESCAPE not in play(*options)


def test_the_same_seed_gives_the_same_game(play):
    options = ["--auto", "--length=3", "--no-color"]
    assert play(*options, "--seed=5") == play(*options, "--seed=5")
    assert play(*options, "--seed=5") != play(*options, "--seed=6")


def test_a_name_is_used_and_no_opponent_has_it(play):
    said = play("--auto", "--name", "Zofia", "--seat=1", "--players=3", "--rounds=sisterhood", "--seed=1")
    header = next(line for line in said.splitlines() if line.split()[:1] == ["Ada"] and "Zofia" in line)
    assert sorted(header.split()) == ["Ada", "Celeste", "Zofia"]


def test_help_and_refusals_need_no_game_to_be_played(capsys):
    assert run(["play", "rebel", "--help"]) == 0
    said = capsys.readouterr().out
    for option in ("--edition", "--players", "--rounds", "--length", "--princesses", "--leader", "--house", "--seed"):
        assert option in said


def test_opponents_take_what_is_open_to_them_and_nothing_else():
    table = Table.new("rebel", players=4, seed=2)
    while not table.over:
        seat = table.to_act[0]
        choice = pick(table, seat)
        assert choice in table.choices(seat)
        assert choice == pick(table, seat)
        table.act(seat, choice)


def test_input_that_is_no_text_stops_nothing():
    command = [*PROGRAM, "play", "rebel", "--seed=1", "--players=3", "--princesses=none"]
    done = subprocess.run(command, input=b"\xff\xfe\x00\n\x1b[2J\nquit\n", capture_output=True, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"\x1b[2J" not in done.stdout


# The language


def test_a_whole_game_in_french(play):
    typed, table = whole_game(0, 5, rounds=["pass-the-bouquet", "once-upon-a-time"], princesses="choose")
    options = ["--rounds", "pass-the-bouquet,once-upon-a-time", "--princesses", "choose", "--seed", "5"]
    said = play(*options, "--lang", "fr", typed=typed)
    assert "Passez le bouquet" in said
    assert f"Total {' '.join(str(total) for total in table.public_view()['totals'])}" in in_one_line(said)
    assert not re.search(r"\b(You|the|trick|round|your)\b", said)


@pytest.mark.parametrize(
    ("system", "said"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "Princesse"),
        ({"LC_ALL": "fr_CA", "LANG": "en_GB.UTF-8"}, "Princesse"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "Princess"),
        ({"LANG": "tlh_QX.UTF-8"}, "Princess"),
        ({}, "Princess"),
    ],
)
def test_the_language_is_that_of_the_system_where_it_is_there(monkeypatch, capsys, system, said):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in system.items():
        monkeypatch.setenv(name, value)
    assert run(["rules", "rebel", "alice"]) == 0
    assert capsys.readouterr().out.split("\n")[2] == said
    assert run(["rules", "rebel", "alice", "--lang", "en"]) == 0
    assert capsys.readouterr().out.split("\n")[2] == "Princess"


def test_a_refused_setting_is_worded_in_the_language_asked_for(capsys):
    assert run(["play", "r", "--variant", "three-card", "--variant", "alternative", "--lang", "fr"]) == 2
    assert "ne vont pas ensemble" in capsys.readouterr().err


# Without a game's name


def test_without_a_game_a_person_is_asked_which(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", Typed(["chess", "R", "quit"], by_a_person=True))
    assert run(["play"]) == 0
    said = capsys.readouterr().out
    assert said.count("Which game?") == 2
    assert re.search(r"^ *woo +Woo the Princess$", said, re.MULTILINE)
    assert "game: chess is not allowed here" in said
    assert "first to 4 victories" in said


def test_settings_before_the_question_for_the_game_count(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", Typed(["r", "quit"], by_a_person=True))
    assert run(["play", "--variant", "sever"]) == 0
    assert "Sever" in capsys.readouterr().out


def test_who_leaves_at_the_question_for_the_game_begins_none(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", Typed([], by_a_person=True))
    assert run(["play"]) == 0
    assert capsys.readouterr().out.endswith(f"{Words('en').say('play-not-begun')}\n")


@pytest.mark.parametrize("options", [[], ["--players", "4"]], ids=str)
def test_without_a_game_and_a_person_the_games_are_named_in_one_line(monkeypatch, capsys, options):
    monkeypatch.setattr(sys, "stdin", Typed([]))
    assert run(["play", *options]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert re.fullmatch(r"coronet: game: a value is missing here; choose rebel, r, woo, .*\n", printed.err)


def test_a_kept_game_is_resumed_by_its_file_alone(tmp_path, monkeypatch, capsys):
    path = str(tmp_path / "kept.jsonl")
    monkeypatch.setattr(sys, "stdin", Typed(["quit"], by_a_person=True))
    assert run(["play", "r", "--save", path]) == 0
    capsys.readouterr()
    assert run(["play", "--resume", path]) == 0
    assert "Choose a card." in capsys.readouterr().out
