"""Rules of thumb for the parlour games: pairs that were seen are turned up, weak hands exchanged or folded.

Where nothing can be known, chance decides among equals.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from coronet.games.box.cards import NO_CARD, PRINCE, PRINCESS, character_of, strength_of
from coronet.games.box.choices import DISCARD, PASS, STAY
from coronet.games.box.game import BoxGame
from coronet.games.box.judge import ALL_POWERS, HELD, judge
from coronet.games.choosing import cards_in, kind_of, number_in
from coronet.games.parlour import betting, seeker, serious_card
from coronet.games.parlour.betting import Betting
from coronet.games.parlour.hands import PAIR, TIES, pair_worth, triangle_worth
from coronet.games.parlour.seeker import SECOND_CARD, Seeking
from coronet.games.parlour.serious_card import SeriousCard
from coronet.kernel.bits import each, lowest

NEAR = 0
GOOD_PAIR = 6 * TIES  # in pair-attack: a hand with a General or better
GOOD_TRIANGLE = PAIR * TIES
GOOD_SUM = 14  # of three cards without a rank
REMEMBERED = {"beginner": 0.3, "good": 0.6, "strong": 0.85, "expert": 1.0}  # of the cards seen in seeker


def game_of(record: Any) -> BoxGame:
    """The game that this record belongs to."""
    if isinstance(record, Betting):
        name = "triangle" if record.played == betting.TRIANGLE else "pair_attack"
        return import_module(f"coronet.games.parlour.{name}").GAME  # type: ignore[no-any-return]
    module = type(record).__module__
    if module.endswith(".drawing"):
        module = f"coronet.games.parlour.{'princess_lover' if record.ends_at_once else 'assassins_target'}"
    return import_module(module).GAME  # type: ignore[no-any-return]


def score_options(veiled: Any, seat: int, options: list[int], level: str) -> list[int]:
    """A score for each of these choices; in seeker levels differ by how much they remember."""
    if isinstance(veiled, Betting):
        return [_bet(veiled, seat, choice) for choice in options]
    if isinstance(veiled, Seeking):
        seen = _remembered(veiled, seat, level)
        return [_look(seen, choice) for choice in options]
    if isinstance(veiled, SeriousCard):
        return [_serious(veiled, seat, lowest(cards_in(choice))) for choice in options]
    return [0] * len(options)


def _bet(veiled: Betting, seat: int, choice: int) -> int:
    hand = veiled.hand[seat]
    worth = triangle_worth(hand) if veiled.played == betting.TRIANGLE else pair_worth(hand)
    good = worth >= GOOD_PAIR
    if veiled.played == betting.TRIANGLE:
        good = worth >= GOOD_TRIANGLE or worth >= GOOD_SUM
    if veiled.phase == betting.BET:
        return int(good == (kind_of(choice) == STAY))
    if worth >= GOOD_TRIANGLE:
        return int(kind_of(choice) != DISCARD)
    return -sum(strength_of(card) for card in each(cards_in(choice))) if kind_of(choice) == DISCARD else -GOOD_SUM


def _remembered(veiled: Seeking, seat: int, level: str) -> Seeking:
    """The table as the level has it in mind: what lies open, and a part of what lay open before, now this, now that."""
    seen = veiled.copy()
    for place in range(1, seeker.PLACES + 1):
        chance = Random(f"{place} {veiled.asked[seat]} {seat}")  # noqa: S311 - for play, not for secrets
        if not veiled.up >> place & 1 and chance.random() >= REMEMBERED[level]:
            seen.cards[place] = NO_CARD
    return seen


def _look(veiled: Seeking, choice: int) -> int:
    """A place whose partner is known first, then one never seen; going on beats passing."""
    if kind_of(choice) == PASS:
        return -1
    card = veiled.cards[number_in(choice)]
    if veiled.phase == SECOND_CARD:
        return _match(veiled.cards[lowest(veiled.up)], card)
    others = [veiled.cards[place] for place in range(1, seeker.PLACES + 1) if not veiled.gone >> place & 1]
    return max((_match(card, other) for other in others if other != card), default=0)


def _match(one: int, other: int) -> int:
    """How good two cards together are; an unknown one is a chance."""
    if NO_CARD in (one, other):
        return 1
    characters = {character_of(one), character_of(other)}
    if characters == {PRINCE, PRINCESS} and (one ^ other) & 1:
        return 20
    return 2 + strength_of(one) if len(characters) == 1 else 0


def _serious(veiled: SeriousCard, seat: int, card: int) -> int:
    """The points that a card brings against the open card; in secret all are equal."""
    if veiled.open_seat == serious_card.NO_SEAT:
        return 0
    first, second = (veiled.open_card, card) if seat else (card, veiled.open_card)
    outcome = judge(ALL_POWERS, veiled.jester_stops_all, first, second, veiled.bonus[0], veiled.bonus[1])
    winner = outcome & 3
    if winner == HELD:
        return 0
    points = serious_card.points_of(second if winner else first)
    return points if winner == seat else -points
