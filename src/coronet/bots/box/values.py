"""Options of R and serious card against the equilibrium: exact, without any sampling."""

from __future__ import annotations

import math
from typing import Any

from coronet.bots.box.solve import nash, serious
from coronet.bots.box.solve.play import Play
from coronet.bots.box.solve.solved import play_of
from coronet.bots.budget import Budget
from coronet.games.box.cards import CARD_NAMES, NO_CARD
from coronet.games.choosing import cards_in
from coronet.games.contract import Line
from coronet.games.option import Option
from coronet.games.parlour import serious_card
from coronet.games.parlour.serious_card import SeriousCard
from coronet.games.r import game as r
from coronet.games.r.duel import first_seat
from coronet.games.r.record import MATCH_SLOT, NO_SEAT, PLAY_CARD, Duel
from coronet.kernel.bits import lowest

ROUNDING = 1e-9


def judge(
    own: Duel | SeriousCard, seat: int, played: int | None, budget: Budget, seed: int
) -> tuple[list[Option], Line]:
    """All options of a seat, the best first. Of R worth is the chance to win, a draw counted half; else points."""
    if isinstance(own, SeriousCard):
        play, opener, said = serious.play_of(own), serious_card.first_seat(own), serious_card.GAME.said
    else:
        play, said = play_of(own), r.GAME.said
        opener = first_seat(own) if own.phase == PLAY_CARD else NO_SEAT
    worths = _worths(play, seat, opener, own.open_seat, own.open_card)
    found = []
    for choice, share in nash.mixture(own, seat).items():
        value = worths[lowest(cards_in(choice)) if cards_in(choice) else NO_CARD]
        chance = None if isinstance(own, SeriousCard) else (1 + value) / 2
        worth = value if chance is None else chance
        found.append(Option(choice, said(choice), worth, 0.0, value, 0.0, chance, 0.0, 0, share))
    found.sort(key=lambda option: -option.worth)
    other = next((option for option in found if option.choice == played), found[1])
    if found[0].worth - other.worth < ROUNDING:
        return found, ("hint-even", {})
    if own.open_seat == 1 - seat:
        return found, ("hint-answer", {})
    if isinstance(own, SeriousCard) or own.phase != PLAY_CARD or [NO_CARD] in play.choices:
        return found, ("hint-exact", {})
    return found, _reason(play, seat, opener == seat, found[0].choice, other.choice)


def _reason(play: Play, seat: int, is_open: bool, best: int, other: int) -> Line:
    """The card of the other side that tells two of one's own apart: the best answer to an open one, or a likely one."""
    own, table = play.choices[seat], _table(play, seat)
    here, there = (table[own.index(lowest(cards_in(choice)))] for choice in (best, other))
    if is_open:
        told, key, chance = there.index(min(there)), "hint-exact-open", 1.0
    else:
        gains = [by * (one - another) for by, one, another in zip(play.mixtures[1 - seat], here, there, strict=True)]
        told, key = gains.index(max(gains)), "hint-exact-against"
        chance = play.mixtures[1 - seat][told]
    args = {"card": CARD_NAMES[play.choices[1 - seat][told]], "other": CARD_NAMES[lowest(cards_in(other))]}
    return key, args if is_open else args | {"percent": round(100 * chance)}


def _table(play: Play, seat: int) -> list[list[float]]:
    """What each card of a seat brings it against each of the other's."""
    if seat == 0:
        return play.matrix
    return [[-row[at] for row in play.matrix] for at in range(len(play.choices[seat]))]


def _worths(play: Play, seat: int, opener: int, open_seat: int, open_card: int) -> dict[int, float]:
    """What each card brings its seat, the other playing its mixture, its best answer, or the card that lies open."""
    own, table = play.choices[seat], _table(play, seat)
    if open_seat != NO_SEAT:
        column = play.choices[1 - seat].index(open_card)
        return {card: row[column] for card, row in zip(own, table, strict=True)}
    if opener == seat:
        return {card: min(row) for card, row in zip(own, table, strict=True)}
    chances = play.mixtures[1 - seat]
    return {
        card: math.fsum(chance * worth for chance, worth in zip(chances, row, strict=True))
        for card, row in zip(own, table, strict=True)
    }


def place_of(record: Any) -> dict[str, int]:
    """Where in the game a decision was asked, the larger part first; counted from 1."""
    return {"game": record.game_at + 1, "round": record.rounds + 1}


def is_one_game(record: Any) -> bool:
    """Whether the chance to win is that of the whole game, not of one game of a match."""
    return isinstance(record, Duel) and not record.slots[MATCH_SLOT] and not record.until
