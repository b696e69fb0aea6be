"""A fixed list of actions for each parlour game: the choices that name one card, one place, or nothing.

Cards to discard are picked one by one, in any order, and `stand` says that these are all. Every other choice is one
action. What has been picked so far is `begun`, marked as unfinished by its number; 0 before the first.
"""

from __future__ import annotations

from typing import Any

from coronet.games.box.cards import COLOURED_CARDS, PLAIN_CARDS
from coronet.games.box.choices import BARE, DISCARD, PLACE, PLAY, REVEAL_PLACE, STAND
from coronet.games.box.game import BoxGame
from coronet.games.choosing import cards_in, choice_of, kind_of, number_in
from coronet.games.parlour.seeker import PLACES
from coronet.kernel.bits import count, each

UNFINISHED = 1
CARDS_OF_KIND = {PLAY: PLAIN_CARDS, PLACE: PLAIN_CARDS, DISCARD: COLOURED_CARDS}


class Actions:
    """The actions of one parlour game, with the same questions as the rules of the other games' `actions.py`."""

    def __init__(self, game: BoxGame) -> None:
        self._game = game
        self._choices = [choice for kind in each(game.kinds) for choice in _choices_of(kind)]
        self._numbers = {choice: number for number, choice in enumerate(self._choices)}
        self.ACTIONS = len(self._choices)
        self.NAMES = tuple(game.text_of(choice) for choice in self._choices)

    def mask(self, record: Any, seat: int, begun: int, out: list[int]) -> int:
        """Write 1 for every action that the seat may take now and 0 for all others; how many it may take."""
        out[: self.ACTIONS] = [0] * self.ACTIONS
        legal = [0] * self._game.most_choices
        picked = cards_in(begun)
        for choice in legal[: self._game.choices(record, seat, legal)]:
            if kind_of(choice) == DISCARD:
                if picked & ~cards_in(choice) == 0:
                    for card in each(cards_in(choice) & ~picked):
                        out[self._numbers[choice_of(DISCARD, 0, 1 << card)]] = 1
            elif not begun or kind_of(choice) == STAND:
                out[self._numbers[choice]] = 1
        return sum(out[: self.ACTIONS])

    def choice_after(self, record: Any, seat: int, begun: int, action: int) -> int:
        """The choice that this action makes of what was begun; not whole yet, it is what is begun now."""
        choice = self._choices[action]
        if kind_of(choice) == DISCARD:
            cards = cards_in(begun) | cards_in(choice)
            return choice_of(DISCARD, UNFINISHED if count(cards) < self._game.most_discards(record) else 0, cards)
        return choice_of(DISCARD, 0, cards_in(begun)) if begun else choice

    def is_whole(self, record: Any, seat: int, choice: int) -> int:
        """Whether the choice has all its cards and can be made."""
        return int(kind_of(choice) != DISCARD or number_in(choice) != UNFINISHED)

    def is_part_of(self, begun: int, choice: int) -> int:
        """Whether the choice can still come of what is begun."""
        return int(kind_of(choice) == DISCARD and cards_in(begun) & ~cards_in(choice) == 0)


def _choices_of(kind: int) -> list[int]:
    if kind in BARE:
        return [choice_of(kind, 0, 0)]
    if kind == REVEAL_PLACE:
        return [choice_of(kind, place, 0) for place in range(1, PLACES + 1)]
    return [choice_of(kind, 0, 1 << card) for card in each(CARDS_OF_KIND[kind])]
