"""Settings of a game of R: read, checked, refused, and made into a record (rules, sections 5, 6 and 10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from coronet.errors import SettingRefused, near
from coronet.games import declaration
from coronet.games.box.reading import BOX_REFUSALS
from coronet.games.r.declaration import DECLARED, FIELD_OF, MATCH
from coronet.games.r.flow import go_on
from coronet.games.r.hooks import SLOT_OF, VARIANT_NAMES, VARIANTS_BY_NAME
from coronet.games.r.record import DEAL_CARDS, Duel, fresh
from coronet.games.starting import started
from coronet.kernel.record import Source

_NUMBERS = ("numbers", "numbers-jester", "numbers-minister", "numbers-jester-minister")
_DEALS = ("draft", "random-deal", "princess-attack")


def _senseless() -> dict[frozenset[str], str]:
    """Every pair that does not combine, with the reason (rules, section 6, Combining)."""
    pairs = {frozenset(("three-card", "alternative")): "two-hand-sizes"}
    for one in ("three-card", "alternative", "last-chance"):
        pairs |= {frozenset((one, other)): "no-hand" for other in ("prophecy", "fortune")}
    pairs[frozenset(("prophecy", "fortune"))] = "two-orders"
    pairs |= {frozenset(pair): "two-power-lists" for pair in combinations(_NUMBERS, 2)}
    pairs |= {frozenset(pair): "two-deals" for pair in combinations(_DEALS, 2)}
    pairs |= {frozenset(("till-dawn", other)): "no-target" for other in ("impatience", "last-chance")}
    pairs |= {frozenset(("balance", other)): "nothing-to-choose" for other in ("prophecy", "fortune")}
    for one, other in combinations(VARIANTS_BY_NAME, 2):
        if SLOT_OF[VARIANTS_BY_NAME[one]] == SLOT_OF[VARIANTS_BY_NAME[other]]:
            pairs.setdefault(frozenset((one, other)), "same-question")
    return pairs


SENSELESS = _senseless()


@dataclass(frozen=True)
class Settings:
    """Settings that hold: every field has a value that the rules allow."""

    variants: tuple[str, ...]
    house_rules: tuple[tuple[str, str], ...]
    first: int
    princes: int
    last_chance: str
    until: int | None
    players: int = 2

    def to_data(self) -> dict[str, Any]:
        """As they stand in logs and views; reading them again gives the same settings."""
        data: dict[str, Any] = {"variants": list(self.variants), "house_rules": dict(self.house_rules)}
        for variant, field in FIELD_OF.items():
            if variant in self.variants or MATCH in self.variants:
                data[field] = getattr(self, field)
        return data


def read(data: Mapping[str, Any]) -> Settings:
    """Settings from their names and values; the first that does not hold is refused.

    Those of variants that are not in play count for nothing.
    """
    _check_variants(data.get("variants", ()))
    held = declaration.read(DECLARED, data, BOX_REFUSALS)
    return Settings(
        tuple(held["variants"]),
        tuple((one.name, held[one.name]) for one in DECLARED.house_rules),
        held["first"],
        held["princes"],
        held["last_chance"],
        held["until"],
    )


def new(settings: Settings, seed: int, source: Source | None = None) -> Duel:
    """A game ready for its first decision."""
    return started(begun(settings, source), seed, go_on)


def begun(settings: Settings, source: Source | None) -> Duel:
    """A record with these settings, before the deal."""
    record = fresh()
    for name in settings.variants:
        number = VARIANTS_BY_NAME[name]
        record.slots[SLOT_OF[number]] = number
    rules = dict(settings.house_rules)
    record.owner_reading = int(rules["held-minister"] == "owner")
    record.jester_stops_all = int(rules["jester-stops"] == "all")
    record.first_opener, record.princes_seat = settings.first, settings.princes
    record.take_any = int(settings.last_chance == "any")
    record.until = settings.until or 0
    record.phase = DEAL_CARDS
    record.source = source
    return record


def variants_of(record: Duel) -> list[str]:
    """The variants of the game at hand, in the order of the rules page; the match itself not among them."""
    return [VARIANT_NAMES[number] for number in sorted(record.slots[:-1]) if number]


def _check_variants(value: Any) -> None:
    if not isinstance(value, list | tuple):
        raise BOX_REFUSALS.bad_value("variants", value, "a list of variants", VARIANTS_BY_NAME)
    for at, name in enumerate(value):
        if not isinstance(name, str) or name not in VARIANTS_BY_NAME:
            known = list(VARIANTS_BY_NAME)
            raise SettingRefused(
                "unknown-variant",
                {"name": name, "allowed": known},
                "variants",
                value=name,
                allowed="some of " + ", ".join(known),
                near=near(name, known),
            )
        if name in value[:at]:
            raise SettingRefused("variant-twice", {"name": name}, "variants", value=name, allowed="each variant once")
    ordered = sorted(value, key=VARIANTS_BY_NAME.__getitem__)
    for pair in combinations(ordered, 2):
        reason = SENSELESS.get(frozenset(pair))
        if reason is not None:
            arguments: dict[str, object] = {"variants": list(pair), "reason": reason}
            allowed = f"one of the two ({reason})"
            raise SettingRefused("senseless", arguments, "variants", value=" with ".join(pair), allowed=allowed)
