"""What a game says of itself, once.

Everything above derives from it: reading and refusing settings, options of the terminal, parameters of doors, the forms
of the page, which levels can think, where bots, scenes and words are found, docs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from coronet.errors import InputError, either, near

HOUSE_RULES = "house_rules"
PLAYERS = "players"


class Kind(StrEnum):
    """What the values of a setting are."""

    NUMBER = "number"
    SEAT = "seat"  # from 0 to the last
    FLAG = "flag"  # true or false
    WORD = "word"  # one of those allowed
    NAMES = "names"  # a list of those allowed
    TABLE = "table"  # a list of those allowed for any of some names


@dataclass(frozen=True)
class Setting:
    """Something that can be set before a game. Words: `option-<name>` with `.help`, `option-<name>-<value>`."""

    name: str
    kind: Kind
    default: Any = None  # by the values of `by` too, where it is a mapping; None: it follows from the others
    allowed: Sequence[Any] | Mapping[str, Sequence[Any]] = ()  # values, or what a list may name
    by: str = ""  # where `allowed` is by the values of another setting: which
    words: tuple[str, ...] = ()  # that stand for a value, beside those allowed
    offered: tuple[Any, ...] = ()  # by a form, where more are allowed than anybody wants to choose from
    is_house_rule: bool = False  # stands under `house_rules`
    only_with: tuple[str, tuple[str, ...]] | None = None  # counts only where this other one is, or lists, one of these
    is_asked: bool = False  # by the terminal before a game, where it was not given
    is_offered: bool = True  # by forms; not where it makes no difference
    option: str = ""  # what is typed in the terminal, where that is another name

    def allowed_in(self, values: Mapping[str, Any]) -> Sequence[Any]:
        """What is allowed, beside these values of the settings before it."""
        return self.allowed[values[self.by]] if isinstance(self.allowed, Mapping) else self.allowed

    def default_in(self, values: Mapping[str, Any]) -> Any:
        """The value where none is given, beside these values of the settings before it."""
        return self.default[values[self.by]] if isinstance(self.default, Mapping) else self.default

    @property
    def typed(self) -> str:
        """Its name on the command line, without the two hyphens."""
        return (self.option or self.name).replace("_", "-")

    def to_data(self) -> dict[str, Any]:
        """As the page has it."""
        allowed: Any = self.allowed
        if isinstance(allowed, Mapping):
            allowed = {value: list(of) for value, of in allowed.items()}
        elif isinstance(allowed, range):
            allowed = {"least": allowed[0], "most": allowed[-1]}
        data = {"name": self.name, "kind": str(self.kind), "default": self.default, "allowed": allowed or None}
        data |= {"by": self.by, "words": list(self.words), "offered": list(self.offered)}
        data |= {"house": self.is_house_rule, "with": list(self.only_with or ())}
        data |= {"hidden": not self.is_offered}
        return {name: value for name, value in data.items() if value not in (None, "", [], False) or name == "default"}


@dataclass(frozen=True)
class Ball:
    """The game that everybody plays on the same day, one person against bots (`table/ball.py`)."""

    settings: Mapping[str, Any]
    drawn: Mapping[str, tuple[int, Sequence[str]]] = field(default_factory=dict)  # by the date: so many of these names
    level: str = "strong"  # of the bots
    seat: int = 0  # the person's


@dataclass(frozen=True)
class Measured:
    """How strong the levels of its bots have shown themselves (docs/bots.md), in one of two ways.

    `shares` are those of the wins that one of a level has among others of the level before, by how many play; `losses`
    what the best possible opponent wins against a level on average, 1 a game at most.
    """

    shares: Mapping[str, Mapping[int, float]] = field(default_factory=dict)
    losses: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Declaration:
    """A game in what the layers above must know of it beside its rules."""

    name: str
    settings: tuple[Setting, ...]
    box: str  # what it comes in: games of a box share scenes of the terminal, look-up and wording
    page: str = ""  # the folder of the page with its parts; empty: a table of sentences and buttons
    part: str = "game"  # what is over when one more is finished: a round, a set, a deal, a game
    seats: Sequence[int] = ()  # how many may play, where that is no setting
    lowest_wins: bool = False  # fewer points are better
    points_decide: bool = False  # rather than who has won alone
    at_once: bool = False  # seats choose at once, always or now and then
    is_searched: bool = False  # its upper levels look ahead
    is_solved: bool = False  # its upper levels play an exact solution
    needs_fast: bool = False  # for its upper levels
    compared_in: str = ""  # what hints and reviews compare choices in; empty where there are none
    most_points: int = 10**6  # bounds that no game reaches: of points,
    most_actions: int = 10**6  # and of actions
    suits: str = ""  # the letters before a card's number
    can_be_cut: bool = False  # to a few cards a side, by a door
    quick: Mapping[str, Any] = field(default_factory=dict)  # the settings of a game begun with one press, bots around
    ball: Ball | None = None  # of the day; None where there is none
    measured: Measured | None = None  # how strong its levels are; None where they were not compared
    dances: Mapping[str, Sequence[str]] = field(default_factory=dict)  # a dance card by kind; words: `<kind>-<name>`

    def setting(self, name: str) -> Setting | None:
        """The setting of this name."""
        return next((one for one in self.settings if one.name == name), None)

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of all settings as data has them: house rules stand under one name."""
        names = [HOUSE_RULES if one.is_house_rule else one.name for one in self.settings]
        return tuple(dict.fromkeys(names))

    @property
    def house_rules(self) -> tuple[Setting, ...]:
        """The settings that stand under `house_rules`."""
        return tuple(one for one in self.settings if one.is_house_rule)

    @property
    def players(self) -> tuple[int, ...]:
        """How many may play, in any of its forms."""
        setting = self.setting(PLAYERS)
        if setting is None:
            return tuple(self.seats)
        allowed = setting.allowed
        forms = allowed.values() if isinstance(allowed, Mapping) else [allowed]
        return tuple(sorted({number for form in forms for number in form}))

    def to_data(self) -> dict[str, Any]:
        """As the page has it; how many may play is by the values of another setting where it depends on one."""
        setting = self.setting(PLAYERS)
        allowed = setting.allowed if setting else self.seats
        forms = allowed if isinstance(allowed, Mapping) else {"": allowed}
        return {
            "folder": self.page,
            "box": self.box,
            "part": self.part,
            "players": {form: list(numbers) for form, numbers in forms.items()},
            "reviewed": bool(self.compared_in),
            "lowest_wins": self.lowest_wins,
            "quick": dict(self.quick),
            "settings": [one.to_data() for one in self.settings],
        }


class Refusals:
    """The refusals of a game whose rules page has no codes for them."""

    def unknown_setting(self, name: str, value: Any, known: Sequence[str]) -> InputError:
        """A setting that the game does not have."""
        return InputError(name, value=value, allowed="one of " + ", ".join(known), near=near(name, known))

    def unknown_house_rule(self, name: str, value: Any, known: Sequence[str]) -> InputError:
        """A house rule that the game does not have."""
        return InputError(f"{HOUSE_RULES}.{name}", value=value, allowed="only " + ", ".join(known))

    def bad_players(self, value: Any, allowed: Sequence[int]) -> InputError:
        """A number of players that cannot play."""
        return self.bad_value(PLAYERS, value, numbers_text(allowed), ())

    def bad_value(self, field: str, value: Any, allowed: str, known: Iterable[str]) -> InputError:
        """A value that is not allowed; `known` are the words that are."""
        return InputError(field, value=value, allowed=allowed, near=near(value, known))


PLAIN = Refusals()


def read(
    declared: Declaration, data: Mapping[str, Any], refusals: Refusals = PLAIN, own: Collection[str] = ()
) -> dict[str, Any]:
    """The value of each setting, house rules by their own names; the first that does not hold is refused.

    Lists, tables and the settings named in `own` come as they are: what they may hold is the game's own to say. A
    setting that counts only with another one has its default where that is not so.
    """
    for name in data:
        if name not in declared.fields:
            raise refusals.unknown_setting(name, data[name], declared.fields)
    house = _house_rules(declared, data.get(HOUSE_RULES), refusals)
    values: dict[str, Any] = {}
    for setting in declared.settings:
        given = house if setting.is_house_rule else data
        value = given.get(setting.name)
        is_given = setting.name in given and not (value is setting.default is None) and _counts(setting, values)
        if not is_given:
            value = setting.default_in(values)
        elif setting.name not in own:
            value = _held(declared, setting, value, values, refusals)
        values[setting.name] = value
    return values


def _counts(setting: Setting, values: Mapping[str, Any]) -> bool:
    if setting.only_with is None:
        return True
    other, wanted = setting.only_with
    has = values[other] if isinstance(values[other], list | tuple) else [values[other]]
    return any(one in has for one in wanted)


def _house_rules(declared: Declaration, value: Any, refusals: Refusals) -> Mapping[str, Any]:
    if value is None:
        return {}
    known = [one.name for one in declared.house_rules]
    if not isinstance(value, Mapping):
        rules = "; ".join(f"{one.name}: {_allowed_text(one, {}, 0)}" for one in declared.house_rules)
        raise refusals.bad_value(HOUSE_RULES, value, rules, ())
    for name in value:
        if name not in known:
            raise refusals.unknown_house_rule(name, value[name], known)
    return value


def _held(declared: Declaration, setting: Setting, value: Any, values: Mapping[str, Any], refusals: Refusals) -> Any:
    """The value, if it holds."""
    if setting.kind in (Kind.NAMES, Kind.TABLE) or (isinstance(value, str) and value in setting.words):
        return value
    seats = values.get(PLAYERS) or max(declared.seats, default=0)
    allowed = range(seats) if setting.kind is Kind.SEAT else setting.allowed_in(values)
    if setting.kind is Kind.FLAG:
        allowed = (False, True)
    if any(value == one and type(value) is type(one) for one in (allowed if _is_simple(value) else ())):
        return value
    if setting.name == PLAYERS:
        raise refusals.bad_players(value, allowed)
    field = f"{HOUSE_RULES}.{setting.name}" if setting.is_house_rule else setting.name
    known = [one for one in (*setting.words, *allowed) if isinstance(one, str)]
    raise refusals.bad_value(field, value, _allowed_text(setting, values, seats), known)


def _is_simple(value: Any) -> bool:
    return isinstance(value, bool | int | str)


def _allowed_text(setting: Setting, values: Mapping[str, Any], seats: int) -> str:
    if setting.kind is Kind.FLAG:
        return "true or false"
    if setting.kind is Kind.SEAT:
        places = numbers_text(range(seats))
        return f"{' or '.join(setting.words)}, or a seat from {places}" if setting.words else places
    allowed = setting.allowed_in(values)
    if setting.kind is Kind.NUMBER:
        return either((*setting.words, numbers_text(allowed)))
    return either((*setting.words, *allowed))


def numbers_text(allowed: Sequence[int]) -> str:
    """Numbers as a refusal has them: `3 to 6`, `3 or 5`, `2, 4 or 6`."""
    if len(allowed) > 2 and allowed[-1] - allowed[0] == len(allowed) - 1:
        return f"{allowed[0]} to {allowed[-1]}"
    return either([str(number) for number in allowed])
