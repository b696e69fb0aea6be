"""One game behind a door: a record, what each seat has begun to choose, and steps by actions."""

from __future__ import annotations

from typing import Any

from coronet.doors.spaces import Space, space_of
from coronet.errors import InputError, either, near
from coronet.games.contract import Line, veiled_copy
from coronet.kernel.bits import each
from coronet.kernel.record import Source
from coronet.table.picture import Scene, scene_of

NOBODY = -1  # looks on; or has not chosen yet
REWARDS = ("points", "winning")


class Sitting:
    """A game in play, stepped by actions. Each seat that must choose takes actions until its choice is whole."""

    def __init__(self, space: Space, seats: int, record: Any) -> None:
        """Use `Setup`: it checks the settings once for many games."""
        self.space, self.seats, self.record = space, seats, record
        self.begun = [0] * seats
        self._seat, self._choice = NOBODY, 0  # of the last choice made
        self._veils: dict[int, Any] = {}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.space.game.over(self.record)

    @property
    def to_act(self) -> list[int]:
        """The seats that must act now, ascending."""
        return list(each(self.space.game.to_act(self.record)))

    @property
    def totals(self) -> list[int]:
        """Points by seat so far."""
        return self.space.game.result(self.record)[1][: self.seats]

    @property
    def winners(self) -> list[int]:
        """The winning seats once the game is over."""
        return [seat for seat in self.space.game.result(self.record)[2] if seat < self.seats]

    def veiled(self, seat: int) -> Any:
        """The record as this seat knows it. Kept until the next choice: read it, do not change it."""
        veiled = self._veils.get(seat)
        if veiled is None:
            veiled = self._veils[seat] = veiled_copy(self.space.game, self.record, seat)
        return veiled

    def mask(self, seat: int) -> list[int]:
        """1 for every action that the seat may take now; all 0 for a seat that need not act."""
        return self.space.mask(self.record, seat, self.begun[seat])

    def observe(self, seat: int) -> list[int]:
        """What the seat knows as numbers."""
        return self.space.observe(self.veiled(seat), seat, self.begun[seat])

    def choice_after(self, seat: int, action: int) -> int:
        """The choice, or what is begun of one, that an action would make now."""
        return self.space.actions.choice_after(self.record, seat, self.begun[seat], action)

    def check(self, seat: int, action: int) -> None:
        """Refuse an action that the mask forbids, with those that it allows."""
        mask = self.mask(seat)
        is_action = 0 <= action < len(mask)
        if is_action and mask[action]:
            return
        names = self.space.names
        allowed = ", ".join(name for name, may in zip(names, mask, strict=True) if may)
        allowed = allowed or f"nothing: seat {seat} is not asked"
        raise InputError("action", value=names[action] if is_action else action, allowed=allowed)

    def take(self, seat: int, action: int) -> None:
        """Take an action that the mask allows; another one is an InputError, and nothing changes."""
        self.check(seat, action)
        choice = self.choice_after(seat, action)
        if not self.space.actions.is_whole(self.record, seat, choice):
            self.begun[seat] = choice
            return
        self.begun[seat] = 0
        self.space.game.act(self.record, seat, choice)
        self._seat, self._choice = seat, choice
        self._veils.clear()

    def told(self) -> list[Line]:
        """The last choice as story lines for somebody who looks on."""
        if self._seat == NOBODY:
            return []
        return self.space.game.story(self.veiled(NOBODY), NOBODY, self._seat, self._choice)

    def scene(self) -> Scene:
        """The table with all hands open, and the last choice in words."""
        return scene_of(self.space.game.open_view(self.record), self.told())

    def copy(self) -> Sitting:
        """A sitting of its own in the same position, with the same chance to come."""
        return self.in_world(self.record.copy())

    def in_world(self, record: Any) -> Sitting:
        """A sitting with this record, in which every seat has begun and done what it has here."""
        new = Sitting(self.space, self.seats, record)
        new.begun = list(self.begun)
        new._seat, new._choice = self._seat, self._choice
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Sitting:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        words, step = self.record.to_words(), (self._seat, self._choice)
        return _from_words, (self.space.game.name, self.seats, words, self.begun, step)


def _from_words(game: str, seats: int, words: list[int], begun: list[int], step: tuple[int, int]) -> Sitting:
    space = space_of(game)
    record = space.game.record_class()
    record.read_words(words)
    sitting = Sitting(space, seats, record)
    sitting.begun, (sitting._seat, sitting._choice) = begun, step
    return sitting


class Setup:
    """A game with its settings, from which sittings are begun, and what is won in them."""

    def __init__(
        self,
        game: str,
        settings: dict[str, Any],
        rewards: str | None = None,
        deal: list[list[str]] | None = None,
    ) -> None:
        """With `deal` the seats hold these cards instead of those that the rules deal, in games that can be cut so."""
        self.space = space_of(game)
        self._settings = self.space.game.read_settings(settings)
        self._case = None if deal is None else {"settings": settings, "deal": deal}
        self.seats = int(self._settings.players)
        self.rewards = rewards or default_rewards(game)
        if self.rewards not in REWARDS:
            raise InputError("rewards", value=rewards, allowed=either(REWARDS), near=near(rewards, REWARDS))
        self._sign = -1 if self.space.game.declared.lowest_wins else 1

    def begin(self, seed: int, source: Source | None = None) -> Sitting:
        """A new game; the same seed gives the same draws, and `source` stands in for the generator."""
        game: Any = self.space.game
        record = game.position(self._case, source) if self._case else game.new(self._settings, seed, source)
        return Sitting(self.space, self.seats, record)

    def worth(self, sitting: Sitting) -> list[float]:
        """What each seat has by now, the more the better: what it wins in a step is the difference.

        Points as they stand, or at the end 1 shared by the winners and -1 shared by all others; nothing if there are no
        others, or no winners.
        """
        if self.rewards == "points":
            return [float(self._sign * total) for total in sitting.totals]
        winners = sitting.winners if sitting.over else []
        others = self.seats - len(winners)
        if not winners or not others:
            return [0.0] * self.seats
        return [1 / len(winners) if seat in winners else -1 / others for seat in range(self.seats)]


def default_rewards(game: str) -> str:
    """Points where they alone decide who wins."""
    return "points" if space_of(game).game.declared.points_decide else "winning"
