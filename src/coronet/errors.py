"""The tree of all exceptions.

    CoronetError
    ├── InputError       a value from outside is not allowed: which field, what came, what would be right
    │   ├── SettingRefused   a setting that the rules refuse, with the code of the rules page
    │   │   └── LevelMissing     a level of bots that cannot think as named on this machine
    │   └── LogError     the same, in a line of a log
    ├── Cannot           what is asked for is in order, but something here stands in its way
    ├── ExtraMissing     a package that comes with an extra is not installed
    ├── UnitRefused      compiled rules that came with the page belong to other sources
    ├── Refused          the rules do not allow a choice; carries the Refusal
    ├── ScriptEnded      a scripted draw is missing or does not fit
    ├── WorkerLost       a process that worked along was ended from outside
    ├── StoreError       the server's database could not be read or written
    └── DamagedTable     a table of the server whose log cannot be played again

Every text is one line, whatever came in: control characters are shown escaped and long values shortened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

__all__ = [
    "Cannot",
    "CoronetError",
    "DamagedTable",
    "ExtraMissing",
    "InputError",
    "LevelMissing",
    "LogError",
    "Refusal",
    "Refused",
    "ScriptEnded",
    "SettingRefused",
    "StoreError",
    "UnitRefused",
    "WorkerLost",
    "either",
    "near",
    "one_line",
]

NO_BREAK_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"  # as French has them before its marks
LONGEST_VALUE = 60
NOTHING: object = ...  # stands for a value that is missing


class CoronetError(Exception):
    """Whatever Coronet itself raises."""


class InputError(CoronetError):
    """A value from outside that is not allowed; without `value`, one that is missing.

    >>> str(InputError("players", value=7, allowed="3 to 6"))
    'players: 7 is not allowed here; choose 3 to 6'
    """

    def __init__(self, field: str, *, value: object = NOTHING, allowed: str = "", near: str = "") -> None:
        super().__init__(field)
        self.field = field
        self.value = value
        self.allowed = allowed
        self.near = near

    def __str__(self) -> str:
        return f"{self.shown_field}: {self._complaint(self.shown_value)}"

    @property
    def is_missing(self) -> bool:
        """Whether a value is missing, rather than wrong."""
        return self.value is NOTHING

    @property
    def shown_field(self) -> str:
        """The field as one line shows it."""
        return _shown(self.field)

    @property
    def shown_value(self) -> str:
        """The value as one line shows it."""
        return _shown(self.value)

    def _complaint(self, value: str) -> str:
        complaint = "a value is missing here" if self.is_missing else f"{value} is not allowed here"
        if self.allowed:
            complaint += f"; choose {one_line(self.allowed)}"
        if self.near:
            complaint += f" ({one_line(self.near)}?)"
        return complaint


class Cannot(CoronetError):
    """What is asked for is in order, but something here stands in its way: a code with arguments, worded at the edge.

    >>> str(Cannot("port-taken", port=8777))
    'port-taken (port: 8777)'
    """

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        return _coded(self.code, self.arguments)


class ExtraMissing(CoronetError, ImportError):
    """A package that comes with an extra is not installed.

    >>> str(ExtraMissing("doors", "pettingzoo"))
    "pettingzoo is not installed; it comes with the extra `doors`: pip install 'coronet[doors]'"
    """

    def __init__(self, extra: str, package: str | None) -> None:
        command = f"pip install 'coronet[{extra}]'"  # where Coronet is installed, pip adds what is missing
        super().__init__(f"{package} is not installed; it comes with the extra `{extra}`: {command}", name=package)
        self.extra = extra
        self.command = command

    def __reduce__(self) -> tuple[type[ExtraMissing], tuple[str, str | None]]:
        return type(self), (self.extra, self.name)  # it may come from a process of ours


class UnitRefused(CoronetError):
    """Compiled rules that came with the page do not belong to the sources that are here.

    >>> str(UnitRefused("rebel-bots", "it was made of other sources"))
    'the unit rebel-bots does not fit: it was made of other sources; build the page anew'
    """

    def __init__(self, unit: str, why: str) -> None:
        super().__init__(f"the unit {unit} does not fit: {why}; build the page anew")
        self.unit, self.why = unit, why

    def __reduce__(self) -> tuple[type[UnitRefused], tuple[str, str]]:
        return type(self), (self.unit, self.why)  # it may come from a process of ours


class SettingRefused(InputError):
    """A setting that the rules refuse: the code of the rules page with its arguments, worded at the edge.

    >>> twice = SettingRefused("variant-twice", {"name": "sever"}, "variants", value="sever", allowed="each once")
    >>> str(twice)
    'variants: sever is not allowed here; choose each once'
    """

    def __init__(  # noqa: PLR0913 - an InputError and its refusal
        self,
        code: str,
        arguments: dict[str, object],
        field: str,
        *,
        value: object = NOTHING,
        allowed: str = "",
        near: str = "",
    ) -> None:
        super().__init__(field, value=value, allowed=allowed, near=near)
        self.code = code
        self.arguments = arguments


class LevelMissing(SettingRefused):
    """A level of bots that cannot think as named on this machine, and those that can.

    >>> str(LevelMissing("rebel", "expert", ("beginner", "good")))
    'bots of level expert need the extra `fast`, which is not installed here; install it, or choose beginner or good'
    """

    def __init__(self, game: str, level: str, playable: tuple[str, ...]) -> None:
        allowed = " or ".join(playable)
        super().__init__("level-missing", {"game": game, "level": level, "allowed": allowed}, "level", value=level)
        self.args = (game, level, playable)  # what it is made of again in another process
        self.allowed = allowed

    def __str__(self) -> str:
        missing = f"bots of level {self.value} need the extra `fast`, which is not installed here"
        return f"{missing}; install it, or choose {self.allowed}"


class LogError(InputError):
    """A damaged or foreign log, with the line and the field; line 0 is the log as a whole.

    >>> str(LogError("pick", source="game.jsonl", line=3, value="x", allowed="a number from 0 to 11"))
    "game.jsonl line 3, pick: 'x' is not allowed here; choose a number from 0 to 11"
    """

    def __init__(  # noqa: PLR0913 - an InputError and where it stands
        self,
        field: str,
        *,
        source: str = "log",
        line: int = 0,
        value: object = NOTHING,
        allowed: str = "",
        near: str = "",
    ) -> None:
        super().__init__(field, value=value, allowed=allowed, near=near)
        self.source = source
        self.line = line

    def __str__(self) -> str:
        place = f"{one_line(self.source)} line {self.line}" if self.line else one_line(self.source)
        return f"{place}, {self.shown_field}: {self._complaint(self.shown_value)}"

    @property
    def shown_value(self) -> str:
        """The value as Python writes it: a log has numbers and texts."""
        return _quoted(self.value)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the rules do not allow a choice: a code with arguments, worded at the edge."""

    code: str
    args: dict[str, object] = field(default_factory=dict)


class Refused(CoronetError):
    """Raised by `act` when the rules do not allow the choice; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return _coded(self.refusal.code, self.refusal.args)


class ScriptEnded(CoronetError):
    """A scripted draw is missing, or `value` is none of the items that may be drawn.

    >>> str(ScriptEnded("deal"))
    'deal: the script has no draw left'
    >>> str(ScriptEnded("deal", value="Q11", allowed="F1 to Q12"))
    'deal: the script says Q11, which cannot be drawn here; it can be F1 to Q12'
    """

    def __init__(self, event: str, *, value: object = NOTHING, allowed: str = "") -> None:
        super().__init__(event)
        self.event = event
        self.value = value
        self.allowed = allowed

    def __str__(self) -> str:
        complaint = "the script has no draw left"
        if self.value is not NOTHING:
            complaint = f"the script says {_shown(self.value)}, which cannot be drawn here"
        if self.allowed:
            complaint += f"; it can be {one_line(self.allowed)}"
        return f"{_shown(self.event)}: {complaint}"


class StoreError(CoronetError):
    """The database could not be read or written; what was asked has not happened."""

    def __str__(self) -> str:
        return one_line(super().__str__())


class WorkerLost(CoronetError):
    """A process that worked along was ended from outside; what was done before is done."""

    def __str__(self) -> str:
        return "a process that worked along was ended from outside, perhaps because memory ran out"


class DamagedTable(CoronetError):
    """What the server's database holds of a table cannot be played again; all others go on."""


def near(value: object, known: Iterable[str]) -> str:
    """The known name that a misspelt one comes nearest to, or nothing.

    >>> near("rebl", ("rebel", "woo"))
    'rebel'
    """
    return next(iter(get_close_matches(value, list(known), 1)), "") if isinstance(value, str) else ""


def either(words: Sequence[str]) -> str:
    """Words as a refusal has them.

    >>> either(("classic", "deluxe", "gold"))
    'classic, deluxe or gold'
    """
    return " or ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def one_line(text: str) -> str:
    """The text with everything that does not print (line ends, control and direction characters) escaped."""
    return "".join(char if _prints(char) else char.encode("unicode_escape").decode("ascii") for char in text)


def _prints(char: str) -> bool:
    return char.isprintable() or char in NO_BREAK_SPACES


def _coded(code: str, arguments: dict[str, object]) -> str:
    named = ", ".join(f"{_shown(name)}: {_shown(value)}" for name, value in arguments.items())
    return f"{_shown(code)} ({named})" if named else _shown(code)


def _shown(value: object) -> str:
    """A value for a sentence: strings as they are, unless one could not see where they begin or end."""
    if isinstance(value, str) and value and value == value.strip():
        return _shortened(value)
    return _quoted(value)


def _quoted(value: object) -> str:
    """A value as Python writes it, so that '3' and 3 look different."""
    if isinstance(value, str):
        value = value[: LONGEST_VALUE + 1]  # the rest would not be shown
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deeply, or an integer with thousands of digits
        text = f"a {type(value).__name__} too long to write"
    return _shortened(text)


def _shortened(text: str) -> str:
    text = one_line(text[: LONGEST_VALUE + 1])
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
