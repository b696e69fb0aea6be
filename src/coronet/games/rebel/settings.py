"""Settings of a game of Rebel Princess: read, checked, refused, and made into a record (rules, section 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from coronet.errors import InputError, near
from coronet.games import declaration
from coronet.games.rebel import hooks, powers
from coronet.games.rebel.declaration import (
    COUNTS_HIDDEN,
    COUNTS_SHOWN,
    DECLARED,
    LENGTHS,
    POWERS_AT_ONCE,
    POWERS_FROM_SECOND,
    PRINCESSES_BY,
    ROUNDS_BY,
    SURPRISE,
    princesses_of,
    rounds_of,
)
from coronet.games.rebel.flow import go_on
from coronet.games.rebel.record import (
    ANYTHING,
    BEGIN_GAME,
    CARDS_OPEN,
    CHOSEN,
    COUNTS_SECRET,
    DEALT,
    EDITIONS,
    GIVEN,
    HOURGLASS_LAST,
    NO_PRINCESS,
    NO_SEAT,
    POWERS_LATER,
    TWO_KEEP_ONE,
    Round,
    fresh,
)
from coronet.games.starting import started
from coronet.kernel.record import Source

FIRST_GAME = {
    "classic": ("once-upon-a-time", "masquerade-ball", "invitation", "royal-decree", "wedding-gift"),
    "deluxe": ("once-upon-a-time", "late-to-the-ball", "magic-beans", "three-times-a-lady", "arranged-marriage"),
}
GIVEN_BY = {"choose": CHOSEN, "random": DEALT, "two-keep-one": TWO_KEEP_ONE}


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
    counts: str
    powers: str

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
        # A rule as it always was is left out: games begun before there was a choice have no word of it
        if self.counts != COUNTS_SHOWN:
            data["house_rules"]["counts"] = self.counts
        if self.powers != POWERS_AT_ONCE:
            data["house_rules"]["powers"] = self.powers
        return data

    @property
    def house_rules(self) -> int:
        """The house rules that hold, as the record has them."""
        hidden, later = self.counts == COUNTS_HIDDEN, self.powers == POWERS_FROM_SECOND
        return CARDS_OPEN * self.open_memory | COUNTS_SECRET * hidden | POWERS_LATER * later


def read(data: Mapping[str, Any]) -> Settings:
    """Settings from their names and values; the first that does not hold is an InputError."""
    held = declaration.read(DECLARED, data, own=("length",))
    edition = held["edition"]
    rounds = _read_rounds(held["rounds"], edition)
    return Settings(
        edition,
        held["players"],
        rounds,
        _read_length(held["length"], rounds, edition),
        _read_princesses(held["princesses"], edition, held["players"]),
        held["leader"],
        held["open_memory"],
        held["counts"],
        held["powers"],
    )


def new(settings: Settings, seed: int, source: Source | None = None) -> Round:
    """A game ready for its first decision."""
    return started(begun(settings, source), seed, go_on)


def begun(settings: Settings, source: Source | None) -> Round:
    """A record with these settings, before anything is drawn."""
    record = fresh()
    record.edition = EDITIONS.index(settings.edition)
    record.players = settings.players
    record.open_memory = settings.house_rules
    record.passing = record.tiebreak = 1
    record.first_leader = NO_SEAT if isinstance(settings.leader, str) else settings.leader
    record.rounds_planned = settings.length
    record.rounds_by = ANYTHING if settings.rounds == "anything" else HOURGLASS_LAST
    for at, name in enumerate(listed_rounds(settings)):
        record.round_cards[at] = hooks.ROUNDS_BY_NAME.get(name, 0)
    if isinstance(settings.princesses, str):
        record.princesses_by = GIVEN_BY.get(settings.princesses, GIVEN)
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
    allowed = f"a list of rounds of the {edition} edition, or {', '.join(ROUNDS_BY)}"
    if isinstance(value, str):
        if value in ROUNDS_BY:
            return value
        raise InputError("rounds", value=value, allowed=allowed, near=near(value, ROUNDS_BY))
    if not isinstance(value, list | tuple) or not value:
        raise InputError("rounds", value=value, allowed=allowed)
    for at, name in enumerate(value):
        if name == SURPRISE:
            continue
        if name not in known:
            wanted = f"a round of the {edition} edition, or {SURPRISE}"
            raise InputError(f"rounds[{at}]", value=name, allowed=wanted, near=near(name, [*known, SURPRISE]))
        if name in value[:at]:
            raise InputError(f"rounds[{at}]", value=name, allowed="each round at most once")
    return tuple(value)


def _read_length(value: Any, rounds: str | tuple[str, ...], edition: str) -> int:
    lengths = LENGTHS[edition]
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
        ways = PRINCESSES_BY
        if value not in ways:
            allowed = f"a list by seat, or {', '.join(ways)}"
            raise InputError("princesses", value=value, allowed=allowed, near=near(value, ways))
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
            raise InputError(f"princesses[{seat}]", value=name, allowed=wanted, near=near(name, known))
        if name in value[:seat]:
            raise InputError(f"princesses[{seat}]", value=name, allowed="each princess at most once")
    return tuple(value)
