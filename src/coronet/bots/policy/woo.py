"""Rules of thumb for Woo the Princess: a score for every choice that is open to a seat; the highest is the best.

A card is scored by what the round would bring if the seats still to play could beat it as often as the cards that the
seat has not seen allow. Cards collected are good, Spurned is bad while the set can still be won, and high cards and the
Wooing Suit are kept while they do not win.
"""

from __future__ import annotations

from coronet.games.woo.cards import NO_CARD, NO_SUIT, NUMBER_OF, SPURNED, SPURNED_CARD, cards_of, suit_of
from coronet.games.woo.choices import EXCHANGE_CARD, GIVE, KEEP, REMOVE_CARD, card_in, kind_of
from coronet.games.woo.game import GAME, Woo
from coronet.games.woo.gifts import lullabye
from coronet.games.woo.record import NO_SEAT, Courtship
from coronet.games.woo.score import pile_of, side_of
from coronet.games.woo.study import unseen_by
from coronet.games.woo.trick import best_of, seat_of_card
from coronet.kernel.bits import count

NEAR = 0
CARD = 100  # what a collected card is worth
SPURNING = 700  # what Spurned costs whoever collects it
TRUMP = 14  # numbers by which a card of the Wooing Suit is better kept
KEEPING = 8  # of a hand: cards weaker than this are exchanged
EFFECT = 6  # numbers that an effect adds to a card's worth in hand


def game_of(record: Courtship) -> Woo:
    """The game that this record belongs to."""
    return GAME


def score_options(veiled: Courtship, seat: int, options: list[int]) -> list[int]:
    """A score for each of these choices."""
    return [_score(veiled, seat, choice) for choice in options]


def _score(veiled: Courtship, seat: int, choice: int) -> int:
    kind, card = kind_of(choice), card_in(choice)
    if kind == KEEP:
        return -KEEPING
    if kind == EXCHANGE_CARD:
        return -_strength(veiled, card)
    if kind == REMOVE_CARD:
        return _after_removal(veiled, seat, card)
    return _after_play(veiled, seat, card, is_gift=kind == GIVE)


def _strength(veiled: Courtship, card: int) -> int:
    """What a card is worth to hold, in numbers; Spurned is worth something, as others may collect it."""
    if card == SPURNED:
        return 0
    worth = NUMBER_OF[card] + EFFECT * (veiled.special >> card & 1)
    return worth + TRUMP * (suit_of(card) == veiled.wooing)


def _after_play(veiled: Courtship, seat: int, card: int, *, is_gift: bool) -> int:
    """What the round is worth with this card in it, less what the card would be worth in hand."""
    table = veiled.copy()
    table.in_play |= 1 << card
    table.trick[table.trick_count] = card | seat << 6
    table.trick_count += 1
    if table.lead == NO_SUIT or table.irresistible >> card & 1:
        table.lead = suit_of(card) if card != SPURNED else NO_SUIT
    kept = 0 if is_gift else _strength(veiled, card)
    if veiled.regifted >> card & 1 and veiled.deck_size:
        return CARD // 2 - kept  # something better may come
    return _worth_of_round(table, seat, veiled.to_play - 1) - kept


def _after_removal(veiled: Courtship, seat: int, card: int) -> int:
    table = veiled.copy()
    table.in_play &= ~(1 << card)
    return _worth_of_round(table, seat, veiled.to_play - 1)


def _worth_of_round(table: Courtship, seat: int, behind: int) -> int:
    """What a seat may expect of the round as it stands, with so many seats still to play."""
    if lullabye.is_sung(table):
        return 0
    best = best_of(table, table.in_play)
    winner = NO_SEAT if best == NO_CARD else seat_of_card(table, best)
    if winner == NO_SEAT:
        return 0
    cards = count(table.in_play) + behind
    worth = CARD * cards - (SPURNING if table.in_play & SPURNED_CARD else 0)
    pile = pile_of(table, side_of(table, winner))
    if pile & SPURNED_CARD:
        worth = CARD  # who is spurned already only keeps cards from others
    chance = _percent_that_it_stands(table, seat, best, behind)
    if side_of(table, winner) == side_of(table, seat):
        return worth * chance // 100
    return -worth * chance // 100 // (table.players - 1)


def _percent_that_it_stands(table: Courtship, seat: int, best: int, behind: int) -> int:
    """How likely no card behind beats the best, from the share of unseen cards that do."""
    unseen = unseen_by(table, seat)
    wooing = cards_of(table.wooing)
    above = cards_of(suit_of(best)) >> best + 1 << best + 1 & cards_of(suit_of(best))
    beating = unseen & (above if 1 << best & wooing else above | wooing)
    left = 100
    for _ in range(behind):
        left = left * (count(unseen) - count(beating)) // max(count(unseen), 1)
    return left
