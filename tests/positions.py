"""Positions for rule tests: a case of the conformance format as an object that one can play and ask."""

from __future__ import annotations

from typing import Any

from coronet.errors import Refusal
from coronet.games.catalogue import game_named
from coronet.games.contract import Game, Line
from coronet.kernel.bits import each
from coronet.table.conformance import UNSCRIPTED
from coronet.table.draws import Script

SPECTATOR = -1


class Position:
    """A game in the middle, with the deal and the draws given."""

    def __init__(self, game: Game, case: dict[str, Any]) -> None:
        self.game = game
        self.settings: dict[str, Any] = case["settings"]
        self.script = Script(game, case.get("chance", []), UNSCRIPTED)
        self.record = game.position(case, self.script)

    def play(self, *steps: str) -> Position:
        """Make choices, each as "SEAT CHOICE"; every one must be legal."""
        for step in steps:
            seat, _, text = step.partition(" ")
            refusal = self.why_not(step)
            assert refusal is None, f"{step} is refused: {refusal}"
            parsed = self.game.parse(text)
            assert parsed is not None
            self.game.act(self.record, int(seat), parsed.choice)
        return self

    def happened(self, step: str) -> list[Line]:
        """Make a choice, "SEAT CHOICE"; what there is to be seen of it."""
        before = self.veiled(SPECTATOR)
        self.play(step)
        seat, _, text = step.partition(" ")
        parsed = self.game.parse(text)
        assert parsed is not None
        return self.game.happened(before, self.veiled(SPECTATOR), int(seat), parsed.choice)

    def why_not(self, step: str) -> Refusal | None:
        """The reason against "SEAT CHOICE", or None."""
        seat, _, text = step.partition(" ")
        parsed = self.game.parse(text)
        if parsed is None:
            return Refusal("unknown-choice", {"text": text})
        return self.game.refuse(self.record, int(seat), parsed)

    def code(self, step: str) -> str | None:
        """The code of the reason against "SEAT CHOICE", or None."""
        refusal = self.why_not(step)
        return refusal.code if refusal else None

    def legal(self, seat: int) -> list[str]:
        """The legal choices of a seat, sorted."""
        out = [0] * self.game.most_choices
        return sorted(self.game.text_of(choice) for choice in out[: self.game.choices(self.record, seat, out)])

    def veiled(self, seat: int) -> Any:
        """The record as this seat knows it; -1 is a spectator."""
        veiled = self.record.copy()
        veiled.source = None
        self.game.veil(veiled, seat)
        return veiled

    @property
    def to_act(self) -> list[int]:
        return list(each(self.game.to_act(self.record)))

    @property
    def scores(self) -> list[int] | None:
        return self.game.result(self.record)[0]

    @property
    def totals(self) -> list[int]:
        return self.game.result(self.record)[1]

    @property
    def winners(self) -> list[int]:
        return self.game.result(self.record)[2]

    @property
    def over(self) -> bool:
        return self.game.over(self.record)

    def __getattr__(self, name: str) -> Any:
        """What `expect` of the conformance format can name: trick, led, winner, leader, princes_in, hand, taken, ..."""
        return self.game.expected(self.record, name)


def duel(
    *variants: str,
    hands: tuple[str, str] | None = None,
    house: dict[str, str] | None = None,
    before: dict[str, Any] | None = None,
    chance: str = "",
    **settings: Any,
) -> Position:
    """A duel of R with these variants, hands by seat ("prince spy"), what was before, and draws by name."""
    case: dict[str, Any] = {
        "settings": settings | {"variants": list(variants), "house_rules": house or {}},
        "chance": chance.split(),
    }
    if hands is not None:
        case["deal"] = [hand.split() for hand in hands]
    if before is not None:
        case["before"] = before
    return Position(game_named("r"), case)


def parlour(
    name: str, *hands: str, before: dict[str, Any] | None = None, chance: str = "", **settings: Any
) -> Position:
    """A parlour game with these hands by seat, what was before, and draws by name."""
    case: dict[str, Any] = {"settings": settings, "chance": chance.split()}
    if hands:
        case["deal"] = [hand.split() for hand in hands]
    if before is not None:
        case["before"] = before
    return Position(game_named(name), case)


def rebel(
    round_card: str,
    *hands: str,
    edition: str = "deluxe",
    princesses: dict[int, str] | None = None,
    leader: int = 0,
    passing: bool = False,
    chance: str = "",
    before: list[list[int]] | None = None,
    more_rounds: tuple[str, ...] = (),
    tiebreak: bool = False,
    house: dict[str, Any] | None = None,
) -> Position:
    """A round of Rebel Princess with these hands by seat ("Q3 F9"), powers by seat, and draws by name ("Q3 F9")."""
    named = princesses or {}
    case: dict[str, Any] = {
        "settings": {
            "edition": edition,
            "players": len(hands),
            "rounds": [round_card, *more_rounds],
            "princesses": [named.get(seat, "none") for seat in range(len(hands))],
            "leader": leader,
            "passing": passing,
            "tiebreak": tiebreak,
            "house_rules": house or {},
        },
        "deal": [hand.split() for hand in hands],
        "chance": chance.split(),
    }
    if before is not None:
        case["before"] = {"scores": before}
    return Position(game_named("rebel"), case)


def woo(*hands: str, unscripted: bool = False, **given: Any) -> Position:
    """A position of Woo the Princess; `before`, `chance` (as text) and settings by name. The Wooing Suit is M."""
    game = game_named("woo")
    before = {"wooing": "M"} | given.pop("before", {})
    chance = given.pop("chance", "").split()
    settings = {"players": len(hands), "leader": 0, "exchange": False} | given
    case = {"settings": settings, "before": before, "deal": [hand.split() for hand in hands], "chance": chance}
    position = Position(game, case)
    if unscripted:
        position.record.source = None
    return position
