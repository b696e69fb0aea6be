"""Settings of a game: read, checked, refused, and made into a record (rules, section 15)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from coronet.errors import SettingRefused, near
from coronet.games import declaration
from coronet.games.declaration import Refusals
from coronet.games.starting import started
from coronet.games.woo.cards import ALL_CARDS, ALL_PRINCESSES, CARDS_BY_NAME, NO_SUIT, SPURNED
from coronet.games.woo.declaration import DECLARED, DRAW
from coronet.games.woo.flow import go_on
from coronet.games.woo.record import HIGH_DRAW, MODES, NO_SEAT, NOT_YET, Courtship
from coronet.games.woo.specials import EFFECTS, MOST_OF_AN_EFFECT, TABLES
from coronet.kernel.record import Source

OWN_TABLE = "a table with lists of cards for any of " + ", ".join(EFFECTS)

Specials = str | dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Settings:
    """Settings that hold: every field has a value that the rules allow."""

    mode: str
    players: int
    specials: Specials
    leader: int | str
    exchange: bool
    goal: int
    max_sets: int

    @property
    def seats(self) -> int:
        """How many seats there are, the Ghost's too."""
        return self.players + (self.mode == "ghost")

    def to_data(self) -> dict[str, Any]:
        """As they stand in logs and views; reading them again gives the same settings."""
        specials: Any = self.specials
        if not isinstance(specials, str):
            specials = {effect: list(cards) for effect, cards in specials.items()}
        return {
            "mode": self.mode,
            "players": self.players,
            "specials": specials,
            "leader": self.leader,
            "exchange": self.exchange,
            "goal": self.goal,
            "max_sets": self.max_sets,
        }


def read(data: Mapping[str, Any]) -> Settings:
    """Settings from their names and values; the first that does not hold is refused."""
    held = declaration.read(DECLARED, data, REFUSALS, own=("leader",))
    mode, players = held["mode"], held["players"]
    return Settings(
        mode,
        players,
        _read_specials(held["specials"]),
        _read_leader(held["leader"], players + (mode == "ghost")),
        held["exchange"],
        held["goal"],
        held["max_sets"],
    )


def table_of(specials: Specials) -> Mapping[str, Sequence[str]]:
    """The gifts of each effect, by name."""
    return TABLES[specials] if isinstance(specials, str) else specials


def new(settings: Settings, seed: int, source: Source | None = None) -> Courtship:
    """A game ready for its first decision."""
    return started(begun(settings, source), seed, go_on)


def begun(settings: Settings, source: Source | None) -> Courtship:
    """A record with these settings, before the high draw."""
    record = Courtship()
    record.players = settings.seats
    record.mode = MODES.index(settings.mode)
    for effect, names in table_of(settings.specials).items():
        cards = sum(1 << CARDS_BY_NAME[name] for name in names)
        setattr(record, effect, cards)
        record.special |= cards
    record.first_leader = NO_SEAT if settings.leader == DRAW else int(settings.leader)
    record.exchanges = int(settings.exchange)
    record.goal, record.max_sets = settings.goal, settings.max_sets
    record.in_game, record.princess_deck = ALL_CARDS, ALL_PRINCESSES
    record.round_winner, record.set_winners = NO_SEAT, NOT_YET
    record.lead = record.first_suit = NO_SUIT
    record.playing = (1 << record.players) - 1
    record.phase = HIGH_DRAW
    record.source = source
    return record


def _read_specials(value: Any) -> Specials:
    allowed = ", ".join(TABLES) + " or " + OWN_TABLE
    if isinstance(value, str):
        if value not in TABLES:
            raise _refused("specials", value, allowed, TABLES, value)
        return value
    if not isinstance(value, Mapping):
        raise _refused("specials", value, allowed)
    seen: set[str] = set()
    table: dict[str, tuple[str, ...]] = {}
    for effect, cards in value.items():
        if effect not in EFFECTS:
            raise _refused("specials", effect, OWN_TABLE, EFFECTS, effect)
        if not isinstance(cards, list | tuple) or len(cards) > MOST_OF_AN_EFFECT:
            raise _refused(f"specials.{effect}", cards, f"a list of up to {MOST_OF_AN_EFFECT} suited cards")
        for card in cards:
            if not isinstance(card, str) or CARDS_BY_NAME.get(card, SPURNED) == SPURNED or card in seen:
                raise _refused(f"specials.{effect}", card, "suited cards from R1 to B13, no card twice in the table")
            seen.add(card)
        table[effect] = tuple(cards)
    return {effect: table[effect] for effect in EFFECTS if effect in table}


def _read_leader(value: Any, seats: int) -> int | str:
    if value == DRAW and isinstance(value, str):
        return DRAW
    if type(value) is not int or not 0 <= value < seats:
        near = [DRAW] if isinstance(value, str) else []
        raise _refused("leader", value, f"{DRAW}, or a seat from 0 to {seats - 1}", near, value)
    return value


class _Refusals(Refusals):
    """Every refusal carries the one code of the rules page."""

    def unknown_setting(self, name: str, value: Any, known: Sequence[str]) -> SettingRefused:
        """A setting that the game does not have."""
        return _refused(name, value, "one of " + ", ".join(known), known, name)

    def bad_value(self, field: str, value: Any, allowed: str, known: Iterable[str]) -> SettingRefused:
        """A value that is not allowed."""
        return _refused(field, value, allowed, known, value)


REFUSALS = _Refusals()


def _refused(field: str, value: Any, allowed: str, known: Iterable[str] = (), typed: Any = None) -> SettingRefused:
    arguments = {"field": field, "value": value, "allowed": allowed}
    return SettingRefused("bad-setting", arguments, field, value=value, allowed=allowed, near=near(typed, known))
