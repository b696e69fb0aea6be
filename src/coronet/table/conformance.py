"""Conformance: runs cases of the shared format against a game (see docs/conformance.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from coronet.errors import Cannot, CoronetError, InputError, Refusal, ScriptEnded, SettingRefused
from coronet.games.catalogue import game_named
from coronet.games.contract import UNCHECKED, Game
from coronet.kernel.bits import each
from coronet.table.draws import Script

FORMAT = 1
UNSCRIPTED = frozenset({"deal", "leader", "princess"})
BY_SEAT = frozenset(  # seats not named are not checked
    {"hand", "taken", "aside", "open", "order", "pairs", "seen", "collected", "princesses"}
)
ANY_ORDER = frozenset(
    {"hand", "taken", "aside", "open", "packet", "pairs", "gone", "out", "discarded", "folded", "variants"}
    | {"collected", "princesses", "offered"}
)
KEYS = ("name", "why", "game", "settings", "deal", "before", "chance", "steps")


class Failure(NamedTuple):
    """A case that does not hold, and where."""

    file: str
    case: str
    step: int
    message: str


class Report(NamedTuple):
    """What a run gave."""

    passed: int
    failed: list[Failure]


class Unmet(Exception):  # noqa: N818 - it says what happened, inside this file only
    """A step of a case did not go as it says."""


def run_files(paths: list[Path]) -> Report:
    """All cases of these files."""
    passed, failed = 0, []
    for path in paths:
        for case in read_cases(path):
            failure = run_case(case, path.name)
            if failure is None:
                passed += 1
            else:
                failed.append(failure)
    return Report(passed, failed)


def read_cases(path: Path) -> list[dict[str, Any]]:
    """The cases of a file; one that cannot be read as this format is an InputError naming file and place."""
    try:
        data = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise Cannot("unreadable", file=str(path), why=error.strerror) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        allowed = f"a file of conformance cases ({error})"
        raise InputError(path.name, value=str(path), allowed=allowed) from None
    place = path.name
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("cases"), list):
        raise InputError(place, value=data, allowed='{"format": 1, "cases": [...]}')
    names: set[str] = set()
    for at, case in enumerate(data["cases"]):
        _check_case(f"{place} cases[{at}]", case, names)
    return data["cases"]  # type: ignore[no-any-return]


def run_case(case: Mapping[str, Any], file: str = "") -> Failure | None:
    """The first thing in a case that does not hold, or None."""
    step = 0
    try:
        game = game_named(case["game"])
        refused = _refused_settings(case)
        if refused is not None:
            step = 1
            _expect_refused(game, case, refused)
            return None
        script = Script(game, case.get("chance", []), UNSCRIPTED)
        record = game.position(case, script)
        for step, wanted in enumerate(case["steps"], 1):  # noqa: B007 - the failing step is told
            record = _run_step(game, record, wanted)
        if script.at < len(script.names):
            raise Unmet(f"the script still has {script.names[script.at]}")
    except (Unmet, CoronetError) as error:
        return Failure(file, case["name"], step, str(error))
    return None


def _refused_settings(case: Mapping[str, Any]) -> str | None:
    """The code with which the case's settings must be refused, where that is what it says."""
    steps = case["steps"]
    if len(steps) == 1 and isinstance(steps[0], dict) and "expect" in steps[0]:
        code: str | None = steps[0]["expect"].get("settings_refused")
        return code
    return None


def _expect_refused(game: Game, case: Mapping[str, Any], code: str) -> None:
    try:
        game.read_settings(case.get("settings", {}))
    except SettingRefused as refused:
        if refused.code != code:
            raise Unmet(f"the settings are refused with {refused.code}; wanted {code}") from None
        return
    raise Unmet(f"the settings are accepted; wanted {code}")


def _check_case(place: str, case: Any, names: set[str]) -> None:
    if not isinstance(case, dict):
        raise InputError(place, value=case, allowed="an object")
    for key in case:
        if key not in KEYS:
            raise InputError(f"{place}.{key}", value=case[key], allowed="one of " + ", ".join(KEYS))
    for key, kind in (("name", str), ("game", str), ("steps", list)):
        if not isinstance(case.get(key), kind):
            raise InputError(f"{place}.{key}", value=case.get(key), allowed=f"a {kind.__name__}")
    optional: tuple[tuple[str, type[Any]], ...] = (("settings", dict), ("before", dict), ("chance", list))
    for key, wanted in optional:
        if not isinstance(case.get(key, wanted()), wanted):
            raise InputError(f"{place}.{key}", value=case.get(key), allowed=f"a {wanted.__name__}")
    if case["name"] in names:
        raise InputError(f"{place}.name", value=case["name"], allowed="a name that is unique in the file")
    names.add(case["name"])
    for at, step in enumerate(case["steps"]):
        _check_step(f"{place}.steps[{at}]", step)


def _check_step(place: str, step: Any) -> None:
    if isinstance(step, str) and step.partition(" ")[0].isdigit() and step.partition(" ")[2]:
        return
    if (
        isinstance(step, dict)
        and set(step) == {"refuse", "code"}
        and all(isinstance(part, str) for part in step.values())
    ):
        return
    if isinstance(step, dict) and set(step) == {"expect"} and isinstance(step["expect"], dict):
        return
    raise InputError(place, value=step, allowed='"SEAT CHOICE", {"refuse", "code"} or {"expect": {...}}')


def _run_step(game: Game, record: Any, step: Any) -> Any:
    if isinstance(step, str):
        return _make(game, record, step)
    if "refuse" in step:
        before = record.to_words()
        refusal = _refusal(game, record, step["refuse"])[1]
        if refusal is None:
            raise Unmet(f"{step['refuse']!r} is accepted; wanted {step['code']}")
        if refusal.code != step["code"]:
            raise Unmet(f"{step['refuse']!r} is refused with {refusal.code}; wanted {step['code']}")
        if record.to_words() != before:
            raise Unmet(f"{step['refuse']!r} is refused but changed something")
        return record
    for name, wanted in step["expect"].items():
        _expect(game, record, name, wanted)
    return record


def _make(game: Game, record: Any, step: str) -> Any:
    number, refusal = _refusal(game, record, step)
    if refusal is not None:
        raise Unmet(f"{step!r} is refused: {refusal.code} {refusal.args or ''}".rstrip())
    try:
        game.act(record, int(step.partition(" ")[0]), number)
    except ScriptEnded as ended:
        raise Unmet(f"{step!r}: {ended}") from None
    return record


def _refusal(game: Game, record: Any, step: str) -> tuple[int, Refusal | None]:
    seat, _, text = step.partition(" ")
    parsed = game.parse(text, record)
    if parsed is None:
        return 0, Refusal("unknown-choice", {"text": text})
    if int(seat) >= game.players(record):
        return 0, Refusal("no-such-seat", {"seat": int(seat)})
    return parsed.choice, game.refuse(record, int(seat), parsed)


def _expect(game: Game, record: Any, name: str, wanted: Any) -> None:
    if name in ("legal", "legal_count"):
        for seat, expected in wanted.items():
            legal = sorted(_legal(game, record, int(seat)))
            if name == "legal_count" and len(legal) != expected:
                raise Unmet(f"legal_count of seat {seat} is {len(legal)}; wanted {expected}")
            if name == "legal" and legal != sorted(expected):
                raise Unmet(f"legal of seat {seat} is {legal}; wanted {sorted(expected)}")
        return
    basic = _BASIC.get(name)
    got: Any = basic(game, record) if basic else game.expected(record, name)
    if got is UNCHECKED:
        return
    if name in BY_SEAT and isinstance(got, dict) and isinstance(wanted, dict):
        got = {seat: got.get(seat) for seat in wanted}
    if name in ANY_ORDER or (name == "deck" and _is_names(wanted)):
        got, wanted = _sorted(got), _sorted(wanted)
    if got != wanted:
        raise Unmet(f"{name} is {got}; wanted {wanted}")


def _is_names(value: Any) -> bool:
    """Whether a deck is its cards, in any order, and not how many each seat has."""
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _sorted(value: Any) -> Any:
    """A list, or each list by seat, in one order."""
    if isinstance(value, dict):
        return {seat: _sorted(cards) for seat, cards in value.items()}
    return sorted(value) if isinstance(value, list) else value


def _legal(game: Game, record: Any, seat: int) -> list[str]:
    out = [0] * game.most_choices
    return [game.text_of(choice) for choice in out[: game.choices(record, seat, out)]]


_BASIC: dict[str, Callable[[Game, Any], Any]] = {
    "to_act": lambda game, record: list(each(game.to_act(record))),
    "scores": lambda game, record: game.result(record)[0],
    "totals": lambda game, record: game.result(record)[1],
    "winners": lambda game, record: game.result(record)[2],
    "over": lambda game, record: game.over(record),
}
