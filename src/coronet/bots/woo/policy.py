"""Rules of thumb for Woo the Princess: a score for every choice that is open to a seat; the highest is the best.

A card is scored by what the round would bring if the seats still to play beat it as often as the cards that the seat
has not seen allow, less what the card is worth in hand. Cards collected are good, Spurned is bad while the set can
still be won. Scores are in hundredths of a card.
"""

from __future__ import annotations

from coronet.bots.best_scored import best_scored
from coronet.games.woo import hooks
from coronet.games.woo.cards import NO_CARD, NO_SUIT, NUMBER_OF, SPURNED, SPURNED_CARD, cards_of, suit_of
from coronet.games.woo.choices import EXCHANGE_CARD, GIVE, KEEP, REMOVE_CARD, card_in, kind_of
from coronet.games.woo.game import GAME, Woo
from coronet.games.woo.imagined.study import unseen_by
from coronet.games.woo.legal import choices
from coronet.games.woo.record import NO_SEAT, ROUNDS, Courtship
from coronet.games.woo.score import pile_of, side_of
from coronet.games.woo.trick import best_of, laid, seat_of_card
from coronet.games.woo.veil import veil
from coronet.kernel.bits import count
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule

NEAR = 0
CARD = 100  # what a collected card is worth
SPURNING = 700  # what Spurned costs whoever collects it
TRUMP = 14  # numbers by which a card of the Wooing Suit is better kept
KEEPING = 10  # of a hand: cards weaker than this are exchanged
WEAPON = 11  # what Spurned is worth in hand, in numbers
HOLDING = 2  # what a number in hand is worth for each round to come, in hundredths of a card
EFFECT = 6  # numbers that an effect adds to a card's worth in hand
WILLING = 0.75  # how often a seat that can beat a card does


def game_of(record: Courtship) -> Woo:
    """The game that this record belongs to."""
    return GAME


@rule
def scores(
    record: Courtship, seat: int, scene: Courtship, out: list[int], number: int, scored: list[int], holding: int
) -> None:
    """A score for each of the `number` choices in `out`. The record stays as it is; the scene is for thinking.

    `holding` is what a good card is worth in hand for each round to come.
    """
    overwrite(scene, record)
    veil(scene, seat)
    unseen = unseen_by(scene, seat)
    for at in range(number):
        scored[at] = _score(scene, seat, unseen, out[at], holding)


@rule
def decide(record: Courtship, seat: int, scene: Courtship, out: list[int], scored: list[int], noise: int) -> int:
    """The choice of a seat by these rules of thumb; each score gets up to `noise` by the record's own generator."""
    number = weigh(record, seat, scene, out, scored)
    if number == 1:
        return out[0]
    return best_scored(record, out, scored, number, noise)


@rule
def weigh(record: Courtship, seat: int, scene: Courtship, out: list[int], scored: list[int]) -> int:
    """Write the choices of a seat, with their scores if there are several; their number."""
    number = choices(record, seat, out)
    if number > 1:
        scores(record, seat, scene, out, number, scored, HOLDING)
    return number


@rule
def _score(scene: Courtship, seat: int, unseen: int, choice: int, holding: int) -> int:
    kind = kind_of(choice)
    card = card_in(choice)
    if kind == KEEP:
        return -KEEPING
    if kind == EXCHANGE_CARD:
        return -_strength(scene, card, holding)
    behind = scene.to_play - 1
    if kind == REMOVE_CARD:
        return _without(scene, seat, unseen, card, behind)
    kept = 0
    if kind != GIVE:
        kept = _strength(scene, card, holding) * max(1, holding * (ROUNDS - 1 - scene.rounds))
    return _after_play(scene, seat, unseen, card, behind) - kept


@rule
def _strength(scene: Courtship, card: int, holding: int) -> int:
    """What a card is worth to hold, in numbers; Spurned is worth something, as others may collect it."""
    if card == SPURNED:
        return WEAPON * int(holding != 0)
    worth = NUMBER_OF[card] + EFFECT * (scene.special >> card & 1)
    return worth + TRUMP * int(suit_of(card) == scene.wooing)


@rule
def _without(scene: Courtship, seat: int, unseen: int, card: int, behind: int) -> int:
    """What the round is worth once this card is removed from it."""
    scene.in_play ^= 1 << card
    worth = _worth_of_round(scene, seat, unseen, behind)
    scene.in_play ^= 1 << card
    return worth


@rule
def _after_play(scene: Courtship, seat: int, unseen: int, card: int, behind: int) -> int:
    """What the round is worth with this card in it."""
    if scene.regifted >> card & 1 and scene.deck_size:
        return CARD // 2  # something better may come
    lead = scene.lead
    beaten = NO_CARD if scene.allergic >> card & 1 == 0 else best_of(scene, scene.in_play)
    scene.in_play |= 1 << card
    scene.trick[scene.trick_count] = laid(card, seat)
    scene.trick_count += 1
    if card != SPURNED and (lead == NO_SUIT or scene.irresistible >> card & 1):
        scene.lead = suit_of(card)
    if beaten == NO_CARD:
        worth = _worth_of_round(scene, seat, unseen, behind)
    else:
        worth = _without(scene, seat, unseen, beaten, behind)
    scene.trick_count -= 1
    scene.in_play ^= 1 << card
    scene.lead = lead
    return worth


@rule
def _worth_of_round(scene: Courtship, seat: int, unseen: int, behind: int) -> int:
    """What a seat may expect of the round as it stands, with so many seats still to play."""
    if hooks.is_all_discarded(scene, 0):
        return 0
    best = best_of(scene, scene.in_play)
    winner = NO_SEAT if best == NO_CARD else seat_of_card(scene, best)
    if winner == NO_SEAT:
        return 0
    worth = CARD * (count(scene.in_play) + behind) - SPURNING * int(scene.in_play & SPURNED_CARD != 0)
    if pile_of(scene, side_of(scene, winner)) & SPURNED_CARD:
        worth = CARD  # who is spurned already only keeps cards from others
    expected = int(worth * _chance_that_it_stands(scene, seat, unseen, best, behind))
    if side_of(scene, winner) == side_of(scene, seat):
        return expected
    return -expected // (scene.players - 1)


@rule
def _chance_that_it_stands(scene: Courtship, seat: int, unseen: int, best: int, behind: int) -> float:
    """How likely no seat behind beats the best card, from what it may hold and from the suits it has not followed."""
    left = 1.0
    all_unseen = max(count(unseen), 1)
    wooing = cards_of(scene.wooing) & unseen
    suit = suit_of(best)
    above = unseen & cards_of(suit) & ~((1 << best) - 1)
    is_wooing = int(suit == scene.wooing)
    other = seat
    for _ in range(behind):
        other = (other + 1) % scene.players
        while scene.playing >> other & 1 == 0:
            other = (other + 1) % scene.players
        held = scene.hand_size[other]
        trumping = _chance_to_hold(count(above if is_wooing else wooing), all_unseen, held)
        following = 0.0
        void = 1.0
        if scene.lead != NO_SUIT and scene.void[other] >> scene.lead & 1 == 0:
            void = 1.0 - _chance_to_hold(count(unseen & cards_of(scene.lead)), all_unseen, held)
            if suit == scene.lead:
                following = _chance_to_hold(count(above), all_unseen, held)
            elif scene.lead == scene.wooing:
                following = trumping
        left *= 1.0 - WILLING * ((1.0 - void) * following + void * trumping)
    return left


@rule
def _chance_to_hold(wanted: int, unseen: int, held: int) -> float:
    """How likely one of the wanted cards is among those held, of all that are unseen."""
    without = 1.0
    for _ in range(held):
        without *= 1.0 - wanted / unseen
    return 1.0 - without
