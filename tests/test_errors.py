"""The texts and the data of every exception."""

from __future__ import annotations

import doctest
import inspect
import pickle
import subprocess
import sys

import pytest

from coronet import errors
from coronet.errors import Cannot, CoronetError, ExtraMissing, InputError, LogError, Refusal, Refused, ScriptEnded

NESTED: list[object] = []
for _ in range(100_000):
    NESTED = [NESTED]

HOSTILE = [
    "two\nlines",
    "bell\a and \x1b[31mred",
    "\u202eright to left",
    "\u2028",
    "\ud800",
    "",
    " ",
    "x" * 10_000,
    10**10_000,
    NESTED,
    b"\x00",
    None,
]


def test_an_input_error_names_the_field_the_value_and_what_is_allowed():
    error = InputError("players", value=7, allowed="3 to 6")
    assert str(error) == "players: 7 is not allowed here; choose 3 to 6"
    assert (error.field, error.value, error.allowed, error.near) == ("players", 7, "3 to 6", "")


def test_an_input_error_suggests_what_was_meant():
    error = InputError("rounds[2]", value="royal-decre", allowed="a round of the deluxe edition", near="royal-decree")
    assert str(error) == (
        "rounds[2]: royal-decre is not allowed here; choose a round of the deluxe edition (royal-decree?)"
    )


def test_an_input_error_without_a_value_says_that_it_is_missing():
    error = InputError("edition", allowed="classic or deluxe")
    assert str(error) == "edition: a value is missing here; choose classic or deluxe"


def test_a_value_of_none_is_not_a_missing_value():
    assert str(InputError("seed", value=None)) == "seed: None is not allowed here"


def test_strings_without_visible_ends_are_quoted():
    assert str(InputError("name", value="")) == "name: '' is not allowed here"
    assert str(InputError("name", value="Ann ")) == "name: 'Ann ' is not allowed here"


def test_a_value_of_sixty_characters_is_shown_whole_and_a_longer_one_is_shortened():
    assert str(InputError("name", value="x" * 60)) == f"name: {'x' * 60} is not allowed here"
    assert str(InputError("name", value="x" * 61)) == f"name: {'x' * 59}… is not allowed here"


def test_control_characters_are_shown_escaped():
    assert str(InputError("name", value="a\nb\x1b[0m")) == r"name: a\nb\x1b[0m is not allowed here"


@pytest.mark.parametrize("value", HOSTILE, ids=range(len(HOSTILE)))
def test_every_text_is_one_line_that_can_be_printed(value):
    texts = [
        str(InputError("name", value=value, allowed="a\nb", near="c\r\nd")),
        str(LogError("pick", source="a\nb.jsonl", line=3, value=value)),
        str(Refused(Refusal("must-follow", {"cards": value}))),
        str(ScriptEnded("deal", value=value, allowed="a\nb")),
    ]
    if isinstance(value, str):
        texts += [str(InputError(value, value=1)), str(ScriptEnded(value)), str(Refused(Refusal(value)))]
    for text in texts:
        assert text.isprintable()
        assert len(text) < 300


def test_a_log_error_names_the_line_and_the_field():
    error = LogError("pick", source="game.jsonl", line=3, value="x", allowed="a number from 0 to 11")
    assert str(error) == "game.jsonl line 3, pick: 'x' is not allowed here; choose a number from 0 to 11"
    assert (error.source, error.line, error.field) == ("game.jsonl", 3, "pick")


def test_a_log_error_tells_a_number_from_its_digits():
    assert "'3' is not" in str(LogError("pick", line=1, value="3"))
    assert " 3 is not" in str(LogError("pick", line=1, value=3))


def test_a_log_error_may_be_about_the_log_as_a_whole():
    assert str(LogError("header", source="game.jsonl")) == "game.jsonl, header: a value is missing here"


def test_a_refusal_is_a_code_with_arguments():
    refusal = Refusal("must-follow", {"suit": "Q", "cards": ["Q2", "Q5"]})
    assert refusal == Refusal("must-follow", {"cards": ["Q2", "Q5"], "suit": "Q"})
    assert Refusal("not-your-turn").args == {}
    with pytest.raises(AttributeError):
        refusal.code = "other"


def test_refused_carries_its_refusal():
    refusal = Refusal("must-follow", {"suit": "Q", "cards": ["Q2", "Q5"]})
    assert Refused(refusal).refusal is refusal
    assert str(Refused(refusal)) == "must-follow (suit: Q, cards: ['Q2', 'Q5'])"
    assert str(Refused(Refusal("not-your-turn"))) == "not-your-turn"


@pytest.mark.parametrize(
    "error",
    [
        InputError("rounds[2]", value="royal-decre", allowed="a round", near="royal-decree"),
        InputError("edition"),
        LogError("pick", source="game.jsonl", line=3, value="x", allowed="a number"),
        Refused(Refusal("must-follow", {"suit": "Q"})),
        ScriptEnded("deal", value="Q11", allowed="F1 to Q12"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_travel_between_processes(error):
    arrived = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert str(arrived) == str(error)
    assert vars(arrived) == vars(error)


def test_all_exceptions_are_coronet_errors():
    classes = [value for _, value in inspect.getmembers(errors, inspect.isclass) if issubclass(value, Exception)]
    assert all(issubclass(value, CoronetError) for value in classes)
    assert issubclass(LogError, InputError)
    assert not issubclass(Refused, InputError)


def test_the_examples_in_the_docstrings_hold():
    assert doctest.testmod(errors).failed == 0


def test_importing_errors_loads_no_layer_of_coronet():
    program = "import sys, coronet.errors; print(*sorted(name for name in sys.modules if name.startswith('coronet')))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["coronet", "coronet.errors"]


@pytest.mark.parametrize("error", [ExtraMissing("fast", "llvmlite"), Cannot("port-taken", port="80")], ids=repr)
def test_what_stands_in_the_way_of_a_child_process_is_said_by_its_parent(error):
    came = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert (type(came), str(came)) == (type(error), str(error))
