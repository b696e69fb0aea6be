"""Settings of a game of Rebel Princess: read, checked, refused, and made into a record (rules, section 2)."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from coronet.errors import InputError
from coronet.games.rebel import hooks, powers
from coronet.games.rebel.flow import go_on
from coronet.games.rebel.record import (
    ANYTHING,
    BEGIN_GAME,
    CHOSEN,
    DEALT,
    EDITIONS,
    GIVEN,
    HOURGLASS_LAST,
    NO_PRINCESS,
    NO_SEAT,
    TWO_KEEP_ONE,
    Round,
    fresh,
)
from coronet.kernel.bits import each
from coronet.kernel.generator import seed as seed_generator
from coronet.kernel.record import Source

FIRST_GAME = {
    "classic": ("once-upon-a-time", "masquerade-ball", "invitation", "royal-decree", "wedding-gift"),
    "deluxe": ("once-upon-a-time", "late-to-the-ball", "magic-beans", "three-times-a-lady", "arranged-marriage"),
}
SURPRISE = "surprise"  # in a list of rounds: drawn when its round begins
PRINCESSES_BY = {"choose": CHOSEN, "random": DEALT, "two-keep-one": TWO_KEEP_ONE}


@dataclass(frozen=True)
class Settings:
    """Settings that hold: every field has a value that the rules allow."""

    edition: str
    players: int
    rounds: str | tuple[str, ...]
    length: int
    princesses: str | tuple[str, ...]
    leader: int | str
    open_memory: bool

    def to_data(self) -> dict[str, Any]:
        """As they stand in logs and views; reading them again gives the same settings."""
        rounds = self.rounds if isinstance(self.rounds, str) else list(self.rounds)
        princesses = self.princesses if isinstance(self.princesses, str) else list(self.princesses)
        data: dict[str, Any] = {"edition": self.edition, "players": self.players, "rounds": rounds}
        if isinstance(self.rounds, str):
            data["length"] = self.length
        data["princesses"] = princesses
        if self.princesses != "choose":
            data["leader"] = self.leader
        data["house_rules"] = {"open_memory": self.open_memory}
        return data


FIELDS = ("edition", "players", "rounds", "length", "princesses", "leader", "house_rules")


def read(data: Mapping[str, Any]) -> Settings:
    """Settings from their names and values; the first that does not hold is an InputError."""
    for name in data:
        if name not in FIELDS:
            raise InputError(name, value=data[name], allowed="one of " + ", ".join(FIELDS), near=_near(name, FIELDS))
    edition = _one_of("edition", data.get("edition", "deluxe"), EDITIONS)
    players = _whole_number("players", data.get("players", 4), 3, 6)
    rounds = _read_rounds(data.get("rounds", "random"), edition)
    length = _read_length(data.get("length"), rounds, edition)
    princesses = _read_princesses(data.get("princesses"), edition, players)
    leader = data.get("leader", "random")
    if leader != "random":
        leader = _whole_number("leader", leader, 0, players - 1, "random, or a seat from")
    return Settings(edition, players, rounds, length, princesses, leader, _read_house_rules(data.get("house_rules")))


def rounds_of(edition: str) -> list[str]:
    """The round cards of an edition, in the order of their letters."""
    letter = f"{edition.upper()}_LETTER"
    cards = [card for card in hooks.ROUNDS if getattr(card, letter)]
    return [hooks.identifier(card) for card in sorted(cards, key=lambda card: str(getattr(card, letter)))]


def princesses_of(edition: str) -> list[str]:
    """The princesses of an edition."""
    return [powers.PRINCESS_NAMES[number] for number in each(powers.princesses_of(EDITIONS.index(edition)))]


def new(settings: Settings, seed: int, source: Source | None = None) -> Round:
    """A game ready for its first decision."""
    record = begun(settings, source)
    seed_generator(record, seed)
    go_on(record)
    return record


def begun(settings: Settings, source: Source | None) -> Round:
    """A record with these settings, before anything is drawn."""
    record = fresh()
    record.edition = EDITIONS.index(settings.edition)
    record.players = settings.players
    record.open_memory = int(settings.open_memory)
    record.passing = record.tiebreak = 1
    record.first_leader = NO_SEAT if isinstance(settings.leader, str) else settings.leader
    record.rounds_planned = settings.length
    record.rounds_by = ANYTHING if settings.rounds == "anything" else HOURGLASS_LAST
    for at, name in enumerate(listed_rounds(settings)):
        record.round_cards[at] = hooks.ROUNDS_BY_NAME.get(name, 0)
    if isinstance(settings.princesses, str):
        record.princesses_by = PRINCESSES_BY.get(settings.princesses, GIVEN)
    else:
        record.princesses_by = GIVEN
        for seat, name in enumerate(settings.princesses):
            record.princess[seat] = powers.PRINCESSES_BY_NAME.get(name, NO_PRINCESS)
    record.source = source
    record.phase = BEGIN_GAME
    return record


def listed_rounds(settings: Settings) -> tuple[str, ...]:
    """The rounds in their order, as far as they are known from the start, and `SURPRISE` for each of the others."""
    if settings.rounds == "first-game":
        return FIRST_GAME[settings.edition][: settings.length]
    return () if isinstance(settings.rounds, str) else settings.rounds


def _read_rounds(value: Any, edition: str) -> str | tuple[str, ...]:
    known = rounds_of(edition)
    allowed = f"a list of rounds of the {edition} edition, or random, anything, first-game"
    if isinstance(value, str):
        if value in ("random", "anything", "first-game"):
            return value
        raise InputError(
            "rounds", value=value, allowed=allowed, near=_near(value, ("random", "anything", "first-game"))
        )
    if not isinstance(value, list | tuple) or not value:
        raise InputError("rounds", value=value, allowed=allowed)
    for at, name in enumerate(value):
        if name == SURPRISE:
            continue
        if name not in known:
            wanted = f"a round of the {edition} edition, or {SURPRISE}"
            raise InputError(f"rounds[{at}]", value=name, allowed=wanted, near=_near(name, [*known, SURPRISE]))
        if name in value[:at]:
            raise InputError(f"rounds[{at}]", value=name, allowed="each round at most once")
    return tuple(value)


def _read_length(value: Any, rounds: str | tuple[str, ...], edition: str) -> int:
    lengths = (5,) if edition == "classic" else (3, 5)
    if isinstance(rounds, str):
        if value is None:
            return 5
        if isinstance(value, bool) or value not in lengths:
            raise InputError(
                "length", value=value, allowed=" or ".join(map(str, lengths)) + f" in the {edition} edition"
            )
        return int(value)
    if len(rounds) > max(lengths):
        raise InputError("rounds", value=len(rounds), allowed="5 rounds, or 1 to 4 as practice")
    if value is not None and (isinstance(value, bool) or value != len(rounds)):
        raise InputError("length", value=value, allowed=f"{len(rounds)}, the number of rounds listed")
    return len(rounds)


def _read_princesses(value: Any, edition: str, players: int) -> str | tuple[str, ...]:
    known = princesses_of(edition)
    if value is None:
        value = "choose" if edition == "classic" or 2 * players > len(known) else "two-keep-one"
    if isinstance(value, str):
        ways = (*PRINCESSES_BY, "none")
        if value not in ways:
            allowed = f"a list by seat, or {', '.join(ways)}"
            raise InputError("princesses", value=value, allowed=allowed, near=_near(value, ways))
        if value == "two-keep-one" and 2 * players > len(known):
            allowed = (
                f"choose, random or none: {2 * players} princesses are needed, the {edition} edition has {len(known)}"
            )
            raise InputError("princesses", value=value, allowed=allowed)
        return value
    if not isinstance(value, list | tuple) or len(value) != players:
        raise InputError(
            "princesses", value=value, allowed=f"{players} names, one for each seat; none for a seat without"
        )
    for seat, name in enumerate(value):
        if name == "none":
            continue
        if name not in known:
            wanted = f"a princess of the {edition} edition, or none"
            raise InputError(f"princesses[{seat}]", value=name, allowed=wanted, near=_near(name, known))
        if name in value[:seat]:
            raise InputError(f"princesses[{seat}]", value=name, allowed="each princess at most once")
    return tuple(value)


def _read_house_rules(value: Any) -> bool:
    if value is None:
        return False
    if not isinstance(value, Mapping):
        raise InputError("house_rules", value=value, allowed="open_memory: true or false")
    for name in value:
        if name != "open_memory":
            raise InputError(f"house_rules.{name}", value=value[name], allowed="only open_memory")
    on = value.get("open_memory", False)
    if not isinstance(on, bool):
        raise InputError("house_rules.open_memory", value=on, allowed="true or false")
    return on


def _one_of(field: str, value: Any, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise InputError(field, value=value, allowed=" or ".join(allowed), near=_near(value, allowed))
    return value


def _whole_number(field: str, value: Any, least: int, most: int, what: str = "") -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise InputError(field, value=value, allowed=f"{what} {least} to {most}".strip())
    return value


def _near(value: Any, known: Iterable[str]) -> str:
    """The known name that a misspelt one comes nearest to, or nothing."""
    return next(iter(difflib.get_close_matches(value, list(known), 1)), "") if isinstance(value, str) else ""
