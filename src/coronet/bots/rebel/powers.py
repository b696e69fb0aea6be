"""When a power is worth using: what it gains now, in hundredths of a proposal, by princess.

A power is used when it gains more than keeping it is worth, which falls with the tricks left.
"""

from __future__ import annotations

from coronet.bots.rebel.hand import THROWN, lead_cost, none_forced, relief, worst_relief
from coronet.bots.rebel.mind import CERTAIN, Mind, visible, worth_of
from coronet.bots.rebel.trick import POWER_HELD, chance_of_none
from coronet.games.choosing import kind_of, number_in
from coronet.games.rebel.cards import ABOVE_FIVE, FROG, FROG_CARD, PRINCE, PRINCES, cards_of
from coronet.games.rebel.choices import NO, POWER_SEAT
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
from coronet.games.rebel.record import CLASSIC, NO_SEAT, Round
from coronet.kernel.bits import count, highest, lowest
from coronet.kernel.rule import rule

DEAR_CARD = 100  # a card worth less to be rid of is not worth Sleeping Beauty
BAD_CARD = 60  # and not worth Scheherazade
REPLAY = 50  # what playing a trick again costs by itself
POINTLESS = 20  # what using a power costs when nothing can change any more
FROZEN = 60  # what a card by chance costs who must play it

LIKED = (
    1 << alice.NUMBER
    | 1 << cinderella.NUMBER
    | 1 << scheherazade.NUMBER
    | 1 << sleeping_beauty.NUMBER
    | 1 << snow_white.NUMBER
    | 1 << thumbelina.NUMBER
)
"""The princesses whose power brings these rules of thumb most, as measured (docs/bots.md)."""
ACCEPTED = 1 << little_mermaid.NUMBER | 1 << mulan.NUMBER


@rule
def score_princess(choice: int) -> int:
    """Whom to choose; among equals chance decides."""
    number = number_in(choice)
    return 10 * (LIKED >> number & 1) + 5 * (ACCEPTED >> number & 1)


@rule
def score_power(scene: Round, mind: Mind, choice: int) -> int:
    """Declining counts 0."""
    if kind_of(choice) == NO:
        return 0
    if not _is_something_at_stake(scene, mind):
        return -POINTLESS
    return _gain(scene, mind, choice) - POWER_HELD * mind.tricks_left


@rule
def _is_something_at_stake(scene: Round, mind: Mind) -> int:
    """Whether taking a trick counts, or any card that lies there or is still to be played."""
    cards = mind.unseen | mind.hand | visible(scene)
    while cards:
        if mind.worth[lowest(cards)]:
            return 1
        cards &= cards - 1
    return int(mind.first_trick != 0)


@rule
def _gain(scene: Round, mind: Mind, choice: int) -> int:
    princess = scene.princess[mind.seat]
    named = number_in(choice)
    if princess == cinderella.NUMBER:
        return _reversing(scene, mind)
    if princess == little_mermaid.NUMBER:
        return _naming(scene, mind, named)
    if princess == pocahontas.NUMBER:
        return _handing_the_lead(scene, mind, named)
    if princess == sleeping_beauty.NUMBER:
        return worst_relief(scene, mind) - DEAR_CARD
    if princess == alice.NUMBER:
        cost = worth_of(mind, cards_of_trick(scene)) + mind.first_trick
        return cost * mind.others // (mind.others + 1) - REPLAY
    if princess == scheherazade.NUMBER:
        return worst_relief(scene, mind) - BAD_CARD + _standing(scene, named)
    if princess == pea_princess.NUMBER:
        return _pea(scene, mind)
    if princess == ice_princess.NUMBER:
        target = named if kind_of(choice) == POWER_SEAT else scene.leader
        return FROZEN + _standing(scene, target) if target == scene.leader else 0
    if princess == rapunzel.NUMBER and scene.leader != mind.seat and mind.unseen & PRINCES:
        return 100 - suit_risk(scene, mind, PRINCE, scene.reversed)
    return 0


@rule
def _reversing(scene: Round, mind: Mind) -> int:
    """Cinderella: how much less the trick takes when the low cards are the good ones."""
    if scene.leader != mind.seat:
        return _risk(scene, mind, 0) - _risk(scene, mind, 1)
    return _best_lead(scene, mind, 0) - _best_lead(scene, mind, 1)


@rule
def _best_lead(scene: Round, mind: Mind, turned: int) -> int:
    """What the safest lead of the hand takes, less what it eases."""
    least = 1 << 30
    for suit in range(4):
        own = mind.hand & cards_of(suit)
        if own == 0 or (suit == PRINCE and not scene.princes_in):
            continue
        card = highest(own) if turned else lowest(own)
        least = min(least, _card_risk(scene, mind, suit, card, turned) - relief(scene, mind, mind.hand, card))
    return least if least < 1 << 30 else 0


@rule
def _risk(scene: Round, mind: Mind, turned: int) -> int:
    """What a trick that another seat leads will probably take: by each suit, as likely as it is out."""
    total = 0
    risk = 0
    for suit in range(4 if scene.princes_in else 3):
        size = count(mind.unseen & cards_of(suit))
        total += size
        risk += size * suit_risk(scene, mind, suit, turned)
    return risk // max(1, total)


@rule
def suit_risk(scene: Round, mind: Mind, suit: int, turned: int) -> int:
    """What following this suit once will probably take."""
    own = mind.hand & cards_of(suit)
    if own == 0 or mind.unseen & cards_of(suit) == 0:
        return 0
    return _card_risk(scene, mind, suit, highest(own) if turned else lowest(own), turned)


@rule
def _card_risk(scene: Round, mind: Mind, suit: int, card: int, turned: int) -> int:
    out = mind.unseen & cards_of(suit)
    size = count(out)
    better = count(out & ((1 << card) - 1)) if turned else count(out >> card)
    chance = none_forced(mind.others, min(mind.others, size), size - better, better)
    falls = mind.mean[suit] * count(out & ~FROG_CARD)
    if out & FROG_CARD:
        falls += mind.worth[FROG]
    falls = falls * min(mind.others, size) // max(1, size)
    return chance * (mind.worth[card] + falls + THROWN) // CERTAIN


@rule
def _naming(scene: Round, mind: Mind, suit: int) -> int:
    """The Little Mermaid: a suit that takes little from this seat, best one in which it can throw."""
    if mind.voids[scene.leader] >> suit & 1:
        return 0
    held = CERTAIN - chance_of_none(
        max(1, count(mind.unseen)), count(mind.unseen & cards_of(suit)), scene.hand_size[scene.leader]
    )
    gain = _risk(scene, mind, 0) - suit_risk(scene, mind, suit, 0)
    if mind.hand & cards_of(suit) == 0:
        gain += worst_relief(scene, mind) // 2
    return gain * held // CERTAIN


@rule
def _handing_the_lead(scene: Round, mind: Mind, to: int) -> int:
    """Pocahontas: away from herself when every lead is dear, towards a seat that is doing well."""
    if to == mind.seat or (scene.edition != CLASSIC and scene.leader != mind.seat):
        return 0
    gain = 2 * lead_cost(scene, mind, mind.hand) + _standing(scene, to)
    return gain if mind.shooter in (NO_SEAT, scene.leader) else 0


@rule
def _standing(scene: Round, seat: int) -> int:
    """A little more for a seat with a low total."""
    lowest_total = scene.total[0]
    for other in range(1, scene.players):
        lowest_total = min(lowest_total, scene.total[other])
    return max(0, 10 - (scene.total[seat] - lowest_total))


@rule
def _pea(scene: Round, mind: Mind) -> int:
    """The Pea Princess: the others play high, which helps as far as she has low cards and they have any."""
    if not mind.unseen & ~ABOVE_FIVE:
        return 0
    low = mind.hand & ~ABOVE_FIVE
    suits = 0
    for suit in range(4):
        suits += int(low & cards_of(suit) != 0 or mind.hand & cards_of(suit) == 0)
    return _risk(scene, mind, 0) * suits // 4
