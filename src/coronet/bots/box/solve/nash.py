"""The Nash player: in every position the exact mixture of a game that is solved. It cannot be beaten on average.

A choice follows from the veiled record and a seed alone. Who chooses second, having seen the other's card, answers it
best; who plays openly plays the card whose best answer costs least.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from coronet.bots.box.solve import serious
from coronet.bots.box.solve.exploitability import Policy
from coronet.bots.box.solve.games import is_large, why_unsolved, word_of
from coronet.bots.box.solve.play import Play
from coronet.bots.box.solve.solved import play_of
from coronet.games.box.cards import NO_CARD
from coronet.games.box.choices import PASS, PLAY, SEVER, SWAP, TAKE
from coronet.games.choosing import choice_of
from coronet.games.parlour.serious_card import SeriousCard
from coronet.games.r.record import MATCH_SLOT, NO_SEAT, PLAY_CARD, SEVER_CARD, SWAP_CARD, TAKE_BACK, Duel
from coronet.kernel import compiled

if TYPE_CHECKING:
    from coronet.bots.box.solve.solution import Solution

KINDS = {PLAY_CARD: PLAY, SEVER_CARD: SEVER, SWAP_CARD: SWAP, TAKE_BACK: TAKE}


def plays(record: object) -> bool:
    """Whether the game at hand is solved, in a match too; in a page only if there is room for all its positions."""
    if isinstance(record, SeriousCard):
        return True
    if not isinstance(record, Duel) or not compiled.available():
        return False
    if compiled.is_in_browser() and is_large(record):
        return False
    alone = record.copy()
    alone.slots[MATCH_SLOT] = 0
    return why_unsolved(alone) is None


def mixture(veiled: Duel | SeriousCard, seat: int) -> dict[int, float]:
    """The chance of every choice of a seat that must choose."""
    if isinstance(veiled, SeriousCard):
        return _cards_to_choices(PLAY, _of_cards(serious.play_of(veiled), veiled.open_seat, veiled.open_card, seat))
    return _mixture_by(play_of(veiled), veiled, seat)


def policy_by(solution: Solution) -> Policy:
    """The same, for positions of one solved game."""

    def policy(veiled: Duel, seat: int) -> dict[int, float]:
        play = solution.at(word_of(veiled))
        if play is None:
            raise LookupError("the position cannot occur in this game")
        return _mixture_by(play, veiled, seat)

    return policy


def choose(veiled: Duel | SeriousCard, seat: int, seed: int) -> int:
    """A choice of the mixture; the seed decides."""
    found = mixture(veiled, seat)
    return Random(seed).choices(list(found), list(found.values()))[0]  # noqa: S311 - for play, not for secrets


def _mixture_by(play: Play, veiled: Duel, seat: int) -> dict[int, float]:
    return _cards_to_choices(KINDS[veiled.phase], _of_cards(play, veiled.open_seat, veiled.open_card, seat))


def _of_cards(play: Play, open_seat: int, open_card: int, seat: int) -> dict[int, float]:
    if open_seat != NO_SEAT:
        best = play.against(seat, open_card)
        return {card: float(card == best) for card in play.choices[seat]}
    return dict(zip(play.choices[seat], play.mixtures[seat], strict=True))


def _cards_to_choices(kind: int, cards: dict[int, float]) -> dict[int, float]:
    return {
        choice_of(PASS, 0, 0) if card == NO_CARD else choice_of(kind, 0, 1 << card): chance
        for card, chance in cards.items()
    }
