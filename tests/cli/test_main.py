"""The program around the commands: help, errors in one line, exit codes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import pytest
import typer

import coronet.cli
from coronet.cli.main import COMMANDS, run
from coronet.errors import Cannot
from coronet.words import Words

PROGRAM = [sys.executable, "-c", "from coronet.cli.main import main; main()"]
HEAVY = {"numpy", "llvmlite", "coronet.games", "coronet.table"}


@pytest.fixture
def probe(tmp_path, monkeypatch):
    """Add a command `probe-it` whose body a test writes."""
    monkeypatch.setattr("coronet.cli.main.COMMANDS", [*COMMANDS, "probe-it"])
    monkeypatch.setattr(coronet.cli, "__path__", [*coronet.cli.__path__, str(tmp_path)])
    monkeypatch.delitem(sys.modules, "coronet.cli.probe_it", raising=False)
    monkeypatch.delenv("CORONET_DEBUG", raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))

    def write(body: str, parameters: str = "") -> None:
        head = "import typer\nfrom coronet.errors import *\n"
        (tmp_path / "probe_it.py").write_text(f"{head}def probe_it({parameters}):\n    {body}\n")

    yield write
    sys.modules.pop("coronet.cli.probe_it", None)


def loaded_by(*arguments: str) -> set[str]:
    program = (
        "import sys; from coronet.cli.main import run; "
        f"code = run({list(arguments)!r}); print(*sys.modules, file=sys.stderr); sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [["--help"], ["--version"]], ids=str)
def test_help_loads_no_game_and_no_numbers(arguments):
    assert loaded_by(*arguments) & HEAVY == set()


def test_help_lists_every_command_that_exists_with_one_line(capsys):
    assert run(["--help"]) == 0
    printed = capsys.readouterr().out
    for name in COMMANDS:
        row = re.search(rf"^ *{name} +{re.escape(Words('en').say(f'help-command-{name}'))}$", printed, re.MULTILINE)
        assert bool(row) == bool(find_spec(f"coronet.cli.{name.replace('-', '_')}")), name


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_that_exists_has_its_own_help(name, capsys):
    if not find_spec(f"coronet.cli.{name.replace('-', '_')}"):
        assert run([name, "--help"]) == 2
        return
    assert run([name, "--help"]) == 0
    assert f"Usage: coronet {name}" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [[], ["--"]], ids=str)
def test_coronet_alone_serves_and_opens_the_page(monkeypatch, arguments):
    asked = []

    def serve(port: str = "", open_page: Annotated[bool, typer.Option("--open/--no-open")] = True) -> None:
        asked.append((port, open_page))

    monkeypatch.setattr("coronet.cli.serve.serve", serve)
    assert run(arguments) == 0
    assert asked == [("", True)]


@pytest.mark.parametrize(
    "arguments",
    [["--port", "9000"], ["--port=9000"], ["--lang", "pl", "--port", "9000"], ["--no-open", "--port", "9000"]],
    ids=str,
)
def test_options_of_serving_may_stand_straight_after_the_program(monkeypatch, arguments):
    asked = []

    def serve(port: str = "", open_page: Annotated[bool, typer.Option("--open/--no-open")] = True) -> None:
        asked.append((port, open_page))

    monkeypatch.setattr("coronet.cli.serve.serve", serve)
    assert run(arguments) == 0
    assert asked == [("9000", "--no-open" not in arguments)]


def test_an_option_of_serving_that_is_mistyped_is_refused_with_the_one_meant(capsys):
    assert run(["--prot", "9000"]) == 2
    assert capsys.readouterr().err.startswith("coronet: there is no option --prot; did you mean --port")


def test_coronet_alone_ends_as_serving_ends(monkeypatch, capsys):
    def serve() -> None:
        raise Cannot("port-taken", port="80")

    monkeypatch.setattr("coronet.cli.serve.serve", serve)
    assert run([]) == 2
    said = "Port 80 is in use. Choose another with --port, or stop the program that listens there."
    assert capsys.readouterr().err == f"coronet: {said}\n"


def test_without_its_extra_the_server_is_missed_in_one_line(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert run([]) == 2
    assert re.fullmatch(
        r"coronet: uvicorn is not installed\..*coronet\[server\].*coronet play rebel.*\n", capsys.readouterr().err
    )


def test_version_prints_the_name_and_the_version(capsys):
    assert run(["--version"]) == 0
    assert re.fullmatch(r"coronet \d+\.\d+\.\d+\n", capsys.readouterr().out)


def test_a_command_is_found_by_its_name_and_gets_its_options(probe, capsys):
    probe("print(players + 1)", "players: int = 3")
    assert run(["probe-it", "--players", "5"]) == 0
    assert capsys.readouterr().out == "6\n"


def test_a_check_that_does_not_hold_ends_with_1(probe):
    probe("raise typer.Exit(1)")
    assert run(["probe-it"]) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["prob-it"], r"command: prob-it is not allowed here; choose (.* or )?probe-it \(probe-it\?\)"),
        (["dance\nhall"], r"command: dance\\nhall is not allowed here; choose .*"),
        (["--verison"], r"there is no option --verison; did you mean --version\?"),
        (["probe-it", "--player", "4"], r"there is no option --player; did you mean --players\?"),
        (["probe-it", "--players"], r".*--players.*"),
        (["probe-it", "--players", "four"], r".*--players.*"),
        (["probe-it", "--players", "4", "more"], r".*more.*"),
    ],
    ids=str,
)
def test_what_cannot_be_understood_is_refused_in_one_line(probe, capsys, arguments, said):
    probe("pass", "players: int = 3")
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert re.fullmatch(f"coronet: {said}\n", printed.err)


def test_a_missing_choice_is_refused_in_one_line(probe, capsys):
    probe("pass", "edition: __import__('typing').Literal['classic', 'deluxe']")
    assert run(["probe-it"]) == 2
    assert capsys.readouterr().err == "coronet: edition is missing: see coronet probe-it --help\n"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        ("InputError('players', value=7, allowed='3 to 6')", "players: 7 is not allowed here; choose 3 to 6"),
        ("LogError('pick', source='a.jsonl', line=3, value=9)", "a.jsonl line 3, pick: 9 is not allowed here"),
        ("Refused(Refusal('must-follow', {'suit': 'Q'}))", "must-follow (suit: Q)"),
        ("ScriptEnded('deal')", "deal: the script has no draw left"),
        ("EOFError", "the input has ended before the command was done"),
    ],
)
def test_errors_of_input_are_said_in_one_line_and_end_with_2(probe, capsys, error, said):
    probe(f"raise {error}")
    assert run(["probe-it"]) == 2
    assert capsys.readouterr().err == f"coronet: {said}\n"


@pytest.mark.parametrize("error", ["KeyboardInterrupt", "typer.Abort"])
def test_ctrl_c_ends_quietly_with_130(probe, capsys, error):
    probe(f"raise {error}")
    assert run(["probe-it"]) == 130
    assert capsys.readouterr() == ("", "")


def test_what_nobody_expected_is_kept_in_a_file_and_said_in_one_line(probe, capsys):
    probe("{}['lost']")
    assert run(["probe-it"]) == 70
    said = re.fullmatch("coronet: something broke; details in (.+)\n", capsys.readouterr().err)
    details = Path(said[1]).read_text()
    assert "KeyError: 'lost'" in details
    assert "probe_it.py" in details


def test_a_log_folder_that_cannot_be_written_is_no_second_failure(probe, capsys, tmp_path):
    for name in ("home", "state"):
        (tmp_path / name).write_text("not a folder")
    probe("{}['lost']")
    assert run(["probe-it"]) == 70
    assert capsys.readouterr().err == "coronet: something broke; set CORONET_DEBUG=1 to see the details\n"


def test_debugging_shows_the_traceback(probe, capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("CORONET_DEBUG", "1")
    probe("{}['lost']")
    assert run(["probe-it"]) == 70
    said = capsys.readouterr().err
    assert said.startswith("Traceback")
    assert said.endswith("KeyError: 'lost'\ncoronet: something broke\n")
    assert not (tmp_path / "state").exists()


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["rules", "rebel"], ["play", "rebel", "--auto", "--seed", "1"], ["doctor"]],
    ids=lambda arguments: arguments[0],
)
def test_a_reader_who_leaves_early_is_no_failure(arguments, tmp_path):
    reading, writing = os.pipe()
    os.close(reading)
    environment = os.environ | {"CORONET_DATABASE": f"sqlite:///{tmp_path}/house.sqlite3"}
    done = subprocess.run(
        [*PROGRAM, *arguments], stdout=writing, stderr=subprocess.PIPE, env=environment, check=False, timeout=60
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_pipe_between_processes_that_breaks_is_a_failure(tmp_path):
    program = (
        "import sys; from coronet.cli import main\n"
        "def broken(arguments): raise BrokenPipeError\n"
        "main._invoke = broken; sys.exit(main.run([]))"
    )
    environment = os.environ | {"XDG_STATE_HOME": str(tmp_path), "HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, env=environment, check=False)
    assert (done.returncode, done.stdout) == (70, b"")
    assert done.stderr.startswith(b"coronet: something broke")


def test_the_installed_program_starts():
    program = Path(sys.executable).with_name("coronet")
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("coronet ")


@pytest.mark.parametrize("arguments", [["--help", "--lang", "pl"], ["--lang=pl", "--help"]], ids=str)
def test_help_follows_the_language_asked_for(arguments, capsys):
    assert run(arguments) == 0
    printed = capsys.readouterr().out
    assert "Polecenia:" in printed
    assert Words("pl").say("help-command-play") in printed


def test_help_and_refusals_follow_the_language_of_the_system(monkeypatch, capsys):
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run(["verify", "--help"]) == 0
    assert Words("fr").say("help-command-verify") in capsys.readouterr().out
    assert run(["verify"]) == 2
    assert capsys.readouterr().err == "coronet: il manque log\N{NO-BREAK SPACE}: voir coronet verify --help\n"
