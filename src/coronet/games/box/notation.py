"""How cards, rounds and orders of the R box are written in a position."""

from __future__ import annotations

from dataclasses import dataclass

from coronet.games.box.cards import CARD_NAMES
from coronet.games.box.judge import HELD
from coronet.games.box.rounds import card_of, laid_round, winner_of
from coronet.games.notation import NOTHING, Card, Cards, Field, Number, Plain, Scene, Seat, Unreadable

CARDS = Cards(CARD_NAMES)
A_CARD = Card(CARD_NAMES)
GONE = 31  # in the place of a card that was taken back
LAID = Card(CARD_NAMES, gone={GONE: "gone"})
ON_HOLD = "held"
COUNT = Number(1000, 0)


@dataclass(frozen=True)
class Round:
    """A round: both cards and who won it, `spy:prince:0`; `held` where nobody has yet."""

    usual: int = 0

    def text(self, word: int, scene: Scene) -> str:
        """The card of either seat, and the winner."""
        winner = winner_of(word)
        cards = [LAID.text(card_of(word, seat), scene) for seat in range(2)]
        return ":".join([*cards, ON_HOLD if winner == HELD else str(winner)])

    def word(self, text: str, scene: Scene) -> int:
        """The same, packed."""
        parts = text.split(":")
        if len(parts) != 3 or NOTHING in parts:
            raise Unreadable(text, "a round, like spy:prince:0")
        first, second = (LAID.word(part, scene) for part in parts[:2])
        if first < 0 or second < 0:
            raise Unreadable(text, "a round, like spy:prince:0")
        return laid_round(first, second, HELD if parts[2] == ON_HOLD else Seat().word(parts[2], scene))


def sets(names: str) -> dict[str, Field]:
    """Fields that are sets of cards."""
    return {name: Plain(CARDS) for name in names.split()}
