"""When a power is worth using: what it gains now, in hundredths of a proposal, by princess.

A power is used when it gains more than keeping it is worth, which falls with the tricks left.
"""

from __future__ import annotations

from collections.abc import Callable

from coronet.bots.policy.rebel_rounds import chance_of_all
from coronet.bots.policy.rebel_situation import CERTAIN, THROWN, Situation
from coronet.bots.policy.rebel_trick import POWER_HELD, lead_cost, play_cost
from coronet.games.rebel.cards import ABOVE_FIVE, PRINCE, PRINCES, cards_of
from coronet.games.rebel.choices import NO, PLAY, POWER_SEAT, choice_of, kind_of, number_in
from coronet.games.rebel.places import cards_of_trick
from coronet.games.rebel.princesses import (
    alice,
    cinderella,
    ice_princess,
    little_mermaid,
    mulan,
    pea_princess,
    pocahontas,
    rapunzel,
    scheherazade,
    sleeping_beauty,
    snow_white,
    thumbelina,
)
from coronet.games.rebel.record import CLASSIC
from coronet.kernel.bits import count, each, highest, lowest

DEAR_CARD = 100  # a card worth less to be rid of is not worth Sleeping Beauty
BAD_CARD = 60  # and not worth Scheherazade
REPLAY = 50  # what playing a trick again costs by itself
FROZEN = 60  # what a card by chance costs who must play it


_LIKED = {
    princess.NUMBER: 10
    for princess in (alice, cinderella, scheherazade, sleeping_beauty, snow_white, thumbelina)  # docs/bots.md
} | {princess.NUMBER: 5 for princess in (little_mermaid, mulan)}


def score_princesses(options: list[int]) -> list[int]:
    """Whom to choose: those whose power brings these rules of thumb most, as measured; among equals chance decides."""
    return [_LIKED.get(number_in(choice), 0) for choice in options]


def score_powers(situation: Situation, options: list[int]) -> list[int]:
    """Declining counts 0."""
    gain = _GAINS.get(situation.record.princess[situation.seat])
    held = POWER_HELD * situation.tricks_left
    return [0 if kind_of(choice) == NO or gain is None else gain(situation, choice) - held for choice in options]


def _reversing(situation: Situation, choice: int) -> int:
    """Cinderella: how much less the trick takes when the low cards are the good ones."""
    record = situation.record
    if record.leader != situation.seat:
        return _risk(situation, turned=False) - _risk(situation, turned=True)
    before = _best_lead(situation)
    record.reversed ^= 1
    after = _best_lead(situation)
    record.reversed ^= 1
    return before - after


def _best_lead(situation: Situation) -> int:
    cards = situation.hand & ~PRINCES
    if situation.record.princes_in or not cards:
        cards = situation.hand
    return min(play_cost(situation, choice_of(PLAY, 0, 1 << card)) for card in each(cards))


def _risk(situation: Situation, *, turned: bool) -> int:
    """What a trick that another seat leads will probably take: by each suit, as likely as it is out."""
    suits = range(4) if situation.record.princes_in else range(3)
    sizes = [count(situation.unseen & cards_of(suit)) for suit in suits]
    total = max(1, sum(sizes))
    return sum(size * _suit_risk(situation, suit, turned=turned) for suit, size in enumerate(sizes)) // total


def _suit_risk(situation: Situation, suit: int, *, turned: bool = False) -> int:
    """What following this suit once will probably take."""
    own = situation.hand & cards_of(suit)
    out = situation.unseen & cards_of(suit)
    size = count(out)
    if not own or not size:
        return 0
    card = highest(own) if turned else lowest(own)
    better = out & ((1 << card) - 1) if turned else out >> card
    forced = chance_of_all(CERTAIN * count(better) // size, max(1, size // situation.others))
    chance = chance_of_all(CERTAIN - forced, min(situation.others, size))
    falls = sum(situation.worth(other) for other in each(out)) * min(situation.others, size) // size
    return chance * (situation.worth(card) + falls + THROWN) // CERTAIN


def _naming(situation: Situation, choice: int) -> int:
    """The Little Mermaid: a suit that takes little from this seat, best one in which it can throw."""
    suit = number_in(choice)
    if situation.chance_void(situation.record.leader, suit) == CERTAIN:
        return 0
    gain = _risk(situation, turned=False) - _suit_risk(situation, suit)
    if not situation.hand & cards_of(suit):
        gain += situation.worst_relief() // 2
    return gain


def _handing_the_lead(situation: Situation, choice: int) -> int:
    """Pocahontas: away from herself when every lead is dear, towards a seat that is doing well."""
    record, seat, to = situation.record, situation.seat, number_in(choice)
    if to == seat or (record.edition != CLASSIC and record.leader != seat):
        return 0
    return 2 * lead_cost(situation, situation.hand) + _standing(situation, to)


def _standing(situation: Situation, seat: int) -> int:
    """A little more for a seat with a low total."""
    totals = situation.record.total[: situation.others + 1]
    return max(0, 10 - (totals[seat] - min(totals)))


def _gathering(situation: Situation, choice: int) -> int:
    """Sleeping Beauty: to be rid of a bad card."""
    return situation.worst_relief() - DEAR_CARD


def _undoing(situation: Situation, choice: int) -> int:
    """Alice: what the trick costs goes back, a share of it to her."""
    cost = situation.worth_of(cards_of_trick(situation.record)) + situation.first_trick()
    return cost * situation.others // (situation.others + 1) - REPLAY


def _bartering(situation: Situation, choice: int) -> int:
    """Scheherazade: a bad card for one by chance."""
    return situation.worst_relief() - BAD_CARD + _standing(situation, number_in(choice))


def _pea(situation: Situation, choice: int) -> int:
    """The Pea Princess: the others play high, which helps as far as she has low cards."""
    low = situation.hand & ~ABOVE_FIVE
    suits = sum(1 for suit in range(4) if low & cards_of(suit) or not situation.hand & cards_of(suit))
    return _risk(situation, turned=False) * suits // 4


def _freezing(situation: Situation, choice: int) -> int:
    """The Ice Princess: against the leader; another seat would only be rid of a card."""
    leader = situation.record.leader
    target = number_in(choice) if kind_of(choice) == POWER_SEAT else leader
    return FROZEN + _standing(situation, target) if target == leader else 0


def _prince_first(situation: Situation, choice: int) -> int:
    """Rapunzel: another seat leads a Prince while this one has low ones, or none."""
    if situation.record.leader == situation.seat:
        return 0
    return 100 - _suit_risk(situation, PRINCE)


_GAINS: dict[int, Callable[[Situation, int], int]] = {
    cinderella.NUMBER: _reversing,
    little_mermaid.NUMBER: _naming,
    pocahontas.NUMBER: _handing_the_lead,
    sleeping_beauty.NUMBER: _gathering,
    alice.NUMBER: _undoing,
    scheherazade.NUMBER: _bartering,
    pea_princess.NUMBER: _pea,
    ice_princess.NUMBER: _freezing,
    rapunzel.NUMBER: _prince_first,
}
