"""Windows: who is asked for a power, in which order, who is blocked, with which legal uses (rules, sections 5 and 7).

Every function answers with the legal uses; an empty set means that the window is not asked.
"""

from __future__ import annotations

from tests.referee.cards import FAIRIES, FROG, PETS, PRINCES, QUEENS, in_suit, suit_of
from tests.referee.editions import CLASSIC, DELUXE
from tests.referee.position import Position

ICE_ON_THE_LEADER = "ice-princess, used on the leader"

BLOCKED_BY = {
    "little-mermaid": {ICE_ON_THE_LEADER, "rapunzel"},
    "pocahontas": {"little-mermaid", "rapunzel"},
    "sleeping-beauty": {"little-mermaid", "ice-princess", "rapunzel"},
    "rapunzel": {"little-mermaid", ICE_ON_THE_LEADER},
    "thumbelina": {"little-mermaid", "rapunzel"},
}
BLOCKED_BY_IN_CLASSIC = BLOCKED_BY | {"ice-princess": {"little-mermaid"}}
SCHEHERAZADE_BLOCKED_TOWARDS_THE_LEADER_BY = {"little-mermaid", "ice-princess", "rapunzel"}


def is_blocked(position: Position, princess: str) -> bool:
    """Only what was used before this trick blocks."""
    used = set(position.trick.princesses_used)
    if position.trick.frozen_seat == position.trick.leader:
        used.add(ICE_ON_THE_LEADER)
    blocks = BLOCKED_BY_IN_CLASSIC if position.edition == CLASSIC else BLOCKED_BY
    return bool(used & blocks.get(princess, set()))


# Before a trick


def seats_in_order(position: Position) -> list[int]:
    """Beginning with the seat to the left of the leader, clockwise, the leader last."""
    return [position.left_of(position.trick.leader, steps) for steps in range(1, position.players + 1)]


def uses_before_the_trick(position: Position, seat: int) -> set[str]:
    """None unless the power is of this kind, unused this round, not blocked, and has a legal use."""
    princess = position.princesses[seat]
    if seat in position.seats_used or princess not in _BEFORE_THE_TRICK or is_blocked(position, princess):
        return set()
    return _BEFORE_THE_TRICK[princess](position, seat)


def _always(position: Position, seat: int) -> set[str]:
    """Cinderella, Rapunzel: nothing more is needed."""
    return {"power"}


def _little_mermaid(position: Position, seat: int) -> set[str]:
    """Asked when another seat leads with at least two cards in hand."""
    leader = position.trick.leader
    if seat == leader or len(position.hands[leader]) < 2:
        return set()
    return {f"power {suit}" for suit in suits_to_name(position)}


def suits_to_name(position: Position) -> set[str]:
    """Princes may be named only once a Prince has been played in this round, whether or not they are in."""
    return {FAIRIES, PETS, QUEENS} | ({PRINCES} if position.has_prince_been_played else set())


def _pocahontas(position: Position, seat: int) -> set[str]:
    """Deluxe: any seat, herself included, not the one who leads anyway."""
    if position.edition == CLASSIC:
        return set()
    return {f"power {other}" for other in position.others(position.trick.leader)}


def _sleeping_beauty(position: Position, seat: int) -> set[str]:
    """Asked when every seat has a card in hand, and not in the last trick of late-to-the-ball."""
    return {"power"} if all(position.hands) and not position.is_late_trick else set()


def _scheherazade(position: Position, seat: int) -> set[str]:
    """Asked when she holds a card that is not frozen: any other seat with a hidden card."""
    trick = position.trick
    if position.is_late_trick or not position.hands[seat] - {trick.frozen_card}:
        return set()
    targets = {other for other in position.others(seat) if position.hidden_cards(other)}
    if trick.princesses_used & SCHEHERAZADE_BLOCKED_TOWARDS_THE_LEADER_BY:
        targets.discard(trick.leader)
    return {f"power {other}" for other in targets}


def _pea_princess(position: Position, seat: int) -> set[str]:
    """Deluxe; the classic one uses her power with a card."""
    return {"power"} if position.edition == DELUXE else set()


def _ice_princess(position: Position, seat: int) -> set[str]:
    """Classic: another seat leads with a hidden card. Deluxe: any other seat with two hidden ones."""
    if position.is_late_trick:
        return set()
    if position.edition == DELUXE:
        return {f"power {other}" for other in position.others(seat) if len(position.hidden_cards(other)) >= 2}
    leader = position.trick.leader
    return {"power"} if seat != leader and position.hidden_cards(leader) else set()


_BEFORE_THE_TRICK = {
    "cinderella": _always,
    "rapunzel": _always,
    "little-mermaid": _little_mermaid,
    "pocahontas": _pocahontas,
    "sleeping-beauty": _sleeping_beauty,
    "scheherazade": _scheherazade,
    "pea-princess": _pea_princess,
    "ice-princess": _ice_princess,
}


# When all have played


def is_mulan_asked(position: Position, seat: int) -> bool:
    """When she has a card in hand and played another card than the Frog, whether or not she can swap."""
    if not position.has_unused_power(seat, "mulan") or not position.hands[seat]:
        return False
    return bool(_cards_to_swap_out(position, seat))


def swaps(position: Position, seat: int) -> set[str]:
    """A card she played for one of the same suit from her hand; the Frog takes no part, neither way."""
    return {
        f"swap {card} {other}"
        for card in _cards_to_swap_out(position, seat)
        for other in in_suit(position.hands[seat], suit_of(card)) - {FROG}
    }


def is_mulan_asked_once_more(position: Position, seat: int) -> bool:
    """In rings-twice, after a swap: for her other card, unless that is the Frog."""
    return position.trick.swapper == seat and bool(_cards_to_swap_out(position, seat))


def _cards_to_swap_out(position: Position, seat: int) -> set[str]:
    """Those she played; one that she swapped in stays where it is."""
    return {play.card for play in position.trick.plays if play.seat == seat and not play.is_swapped_in} - {FROG}


# Of the winner


def is_alice_asked(position: Position, winner: int) -> bool:
    """Having won a trick without the Frog in it."""
    return position.has_unused_power(winner, "alice") and FROG not in position.trick.cards


def haggles(position: Position, winner: int) -> set[str]:
    """haggle-with-the-hag: a card of the hand for another one of the trick, not the own one."""
    if position.round_card != "haggle-with-the-hag":
        return set()
    cards = {play.card for play in position.trick.plays if play.seat != winner}
    return _haggles_for(position, winner, cards)


def second_haggles(position: Position, winner: int) -> set[str]:
    """Deluxe: if Mulan swapped and won, once more, for the card she swapped in only."""
    trick = position.trick
    if position.round_card != "haggle-with-the-hag" or position.edition == CLASSIC or trick.swapper != winner:
        return set()
    return _haggles_for(position, winner, {play.card for play in trick.plays if play.is_swapped_in})


def _haggles_for(position: Position, winner: int, cards: set[str]) -> set[str]:
    return {f"haggle {given} {card}" for given in position.hands[winner] for card in cards}


def next_leaders(position: Position, winner: int) -> set[str]:
    """Classic Pocahontas, having won a trick, another one following in this round: that other seat leads it."""
    if position.edition == DELUXE or not position.has_unused_power(winner, "pocahontas"):
        return set()
    is_last = not any(position.hands) and not any(position.asides)
    return set() if is_last else {f"power {other}" for other in position.others(winner)}
