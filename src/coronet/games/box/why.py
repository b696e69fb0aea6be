"""Why a round between two cards went as it did, as a line: found by asking the judge again with something changed.

What decides a round is what it depends on: a round that no difference in strength can change is decided by a power, and
a power that can be taken away without a change has decided nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from coronet.games.box.cards import CARD_NAMES, CHARACTERS, MAGICIAN, character_of, strength_of
from coronet.games.box.judge import HELD, LOVERS, judge
from coronet.games.contract import Line

MUCH = 100  # more than any two strengths differ by


class Round(NamedTuple):
    """Two cards that meet, and what is in force."""

    powers: int
    stops_all: int
    cards: tuple[int, int]
    bonus: tuple[int, int]

    @property
    def outcome(self) -> int:
        """As the judge writes it."""
        return judge(self.powers, self.stops_all, *self.cards, *self.bonus)

    @property
    def winner(self) -> int | None:
        """The seat that wins the round, or None where it is held."""
        return None if self.outcome & 3 == HELD else self.outcome & 3

    @property
    def is_by_lovers(self) -> bool:
        """Whether a Princess wins over the Prince of the other colour."""
        return bool(self.outcome & LOVERS)

    @property
    def strengths(self) -> list[int]:
        """As they count, with the bonuses."""
        return [strength_of(card) + bonus for card, bonus in zip(self.cards, self.bonus, strict=True)]

    def to_data(self) -> dict[str, Any]:
        """All that there is to be seen of it."""
        return {
            "cards": [CARD_NAMES[card] for card in self.cards],
            "winner": self.winner,
            "strengths": self.strengths,
            "lovers": self.is_by_lovers,
            "why": self.why,
        }

    @property
    def why(self) -> Line:
        """Who wins, or that nobody does, and what decides it."""
        if self.is_by_lovers:
            return "why-r-lovers", {"seat": self.winner}
        if not self._is_by_strength:
            return ("why-r-jester", {}) if self.winner is None else ("why-r-prince", {"seat": self.winner})
        bonus = "yes" if any(self.bonus) else "no"
        silenced = CHARACTERS[self._silenced] if self._silenced is not None else None
        if self.winner is None:
            number = self.strengths[0]
            if silenced:
                return "why-r-equal-silenced", {"number": number, "card": silenced}
            return "why-r-equal", {"number": number, "bonus": bonus}
        number, against = self.strengths[self.winner], self.strengths[1 - self.winner]
        arguments = {"seat": self.winner, "number": number, "against": against, "bonus": bonus}
        if silenced:
            return "why-r-silenced", arguments | {"card": silenced}
        return "why-r-higher" if number > against else "why-r-lower", arguments

    @property
    def _is_by_strength(self) -> bool:
        """Whether it would end otherwise if the second card were much stronger, or much weaker."""
        others = (self._replace(bonus=(self.bonus[0], self.bonus[1] + more)) for more in (MUCH, -MUCH))
        return any(other.outcome != self.outcome for other in others)

    @property
    def _silenced(self) -> int | None:
        """The character whose power a Magician has taken, where that makes a difference; or None."""
        if self._replace(powers=self.powers & ~(1 << MAGICIAN)).outcome == self.outcome:
            return None
        return next(character_of(card) for card in self.cards if character_of(card) != MAGICIAN)
