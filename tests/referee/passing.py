"""Cards that change hands outside of tricks: the pass, the start of a round, gifts, halves (rules, sections 4 to 6).

All of these are chosen at once. For each there is a question (the legal choices by seat) and what the answers do.
"""

from __future__ import annotations

from itertools import combinations, permutations

from tests.referee.cards import in_suit, ordered, suits_in
from tests.referee.editions import passed_left_and_right
from tests.referee.position import Position

Legal = dict[int, set[str]]
Chosen = dict[int, str]


# The pass


def passes(position: Position) -> Legal:
    left, right = passed_left_and_right(position.round_card)
    if left and right:
        return {seat: _passes_both_ways(position.hands[seat]) for seat in position.seats}
    return {seat: _choices_of("pass", position.hands[seat], left + right) for seat in position.seats}


def _passes_both_ways(hand: set[str]) -> set[str]:
    return {f"pass left {to_left} right {to_right}" for to_left, to_right in permutations(hand, 2)}


def _choices_of(word: str, hand: set[str], count: int) -> set[str]:
    return {f"{word} {' '.join(cards)}" for cards in combinations(ordered(hand), count)}


def pass_cards(position: Position, chosen: Chosen) -> None:
    left, _ = passed_left_and_right(position.round_card)
    moves = []
    for seat, choice in chosen.items():
        cards = [word for word in choice.split() if word not in ("pass", "left", "right")]
        moves += [(seat, position.left_of(seat), card) for card in cards[:left]]
        moves += [(seat, position.right_of(seat), card) for card in cards[left:]]
    _move(position, moves)


def _move(position: Position, moves: list[tuple[int, int, str]]) -> None:
    """Hand cards over, all at once: (from, to, card)."""
    for giver, _, card in moves:
        position.take_from_hand(giver, card)
    for _, receiver, card in moves:
        position.hands[receiver].add(card)


# The start of a round


def asides(position: Position) -> Legal:
    """late-to-the-ball: everybody sets one card aside face down."""
    return {seat: _choices_of("aside", position.hands[seat], 1) for seat in position.seats}


def halves(position: Position) -> Legal:
    """after-party, blind-mans-bluff: everybody sets half of the hand aside face down."""
    return {seat: _choices_of("half", hand, len(hand) // 2) for seat, hand in enumerate(position.hands)}


def set_aside(position: Position, chosen: Chosen) -> None:
    for seat, choice in chosen.items():
        for card in choice.split()[1:]:
            position.take_from_hand(seat, card)
            position.asides[seat].add(card)


def suits_to_show(position: Position) -> Legal:
    """crystal-clear: everybody names a suit held."""
    return {seat: {f"show {suit}" for suit in suits_in(position.hands[seat])} for seat in position.seats}


def show_suits(position: Position, chosen: Chosen) -> None:
    """All cards of the suit held now lie open."""
    for seat, choice in chosen.items():
        position.open_cards[seat] = in_suit(position.hands[seat], choice.split()[1])


START_OF_ROUND = {
    "late-to-the-ball": (asides, set_aside),
    "after-party": (halves, set_aside),
    "blind-mans-bluff": (halves, set_aside),
    "crystal-clear": (suits_to_show, show_suits),
}


# Between tricks


def gifts(position: Position) -> Legal:
    """wedding-gift: before each trick everybody puts one card face down on a pile."""
    return {seat: _choices_of("gift", position.hands[seat], 1) for seat in position.seats}


def give_gifts(position: Position, chosen: Chosen) -> None:
    for seat, choice in chosen.items():
        card = choice.split()[1]
        position.take_from_hand(seat, card)
        position.gift_pile.add(card)


def gives(position: Position) -> Legal:
    """musical-chairs, and Sleeping Beauty's power: everybody gives one card."""
    return {seat: _choices_of("give", position.hands[seat], 1) for seat in position.seats}


def give_to_the_right(position: Position, chosen: Chosen) -> None:
    """musical-chairs: after each finished trick everybody passes one card to the right."""
    _move(position, [(seat, position.right_of(seat), choice.split()[1]) for seat, choice in chosen.items()])


def pick_up_asides(position: Position) -> None:
    """When all hands are empty halves are picked up or handed over, late cards come to the hands."""
    for seat in position.seats:
        # blind-mans-bluff: the half set aside goes to the right neighbour.
        giver = position.left_of(seat) if position.round_card == "blind-mans-bluff" else seat
        position.hands[seat] = position.asides[giver]
    position.asides = [set() for _ in position.seats]
    position.is_late_trick = position.round_card == "late-to-the-ball"
