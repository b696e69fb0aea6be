"""What the powers used before a trick do, step by step (rules, section 7)."""

from __future__ import annotations

from tests.referee import passing
from tests.referee.cards import PRINCES, in_suit
from tests.referee.editions import CLASSIC
from tests.referee.position import Position
from tests.referee.seats import Seats
from tests.referee.windows import suits_to_name


def use_before_the_trick(table: Seats, position: Position, seat: int, choice: str) -> None:
    """Spend the power; `choice` is `power`, with a suit or a seat where the princess wants one."""
    princess = position.princesses[seat]
    position.seats_used.add(seat)
    named = choice.removeprefix("power").strip()
    _POWERS[princess](table, position, seat, named)
    position.trick.princesses_used.add(princess)


def _cinderella(table: Seats, position: Position, seat: int, named: str) -> None:
    """The order of this trick is reversed from the start."""
    position.trick.reversed_by_cinderella = True


def _rapunzel(table: Seats, position: Position, seat: int, named: str) -> None:
    """The leader must lead a Prince if one is held."""
    position.trick.prince_first = True


def _pea_princess(table: Seats, position: Position, seat: int, named: str) -> None:
    """All other seats must play above 5 in this trick, leader included."""
    position.trick.above_five = set(position.others(seat))


def _pocahontas(table: Seats, position: Position, seat: int, named: str) -> None:
    """That seat leads this trick."""
    position.trick.leader = int(named)


def _little_mermaid(table: Seats, position: Position, seat: int, named: str) -> None:
    """The leader must lead that suit if held. Deluxe: until one fits, she must name another suit not named yet."""
    hand = position.hands[position.trick.leader]
    left = suits_to_name(position) - {named}
    while position.edition != CLASSIC and not in_suit(hand, named):
        named = _next_suit(table, seat, left)
        left.discard(named)
    position.trick.suit_named = named


def _next_suit(table: Seats, seat: int, left: set[str]) -> str:
    """The only suit left is taken by itself; with none left it is Princes, played or not."""
    if len(left) > 1:
        return table.ask(seat, {f"power {suit}" for suit in left}).split()[1]
    return next(iter(left), PRINCES)


def _sleeping_beauty(table: Seats, position: Position, seat: int, named: str) -> None:
    """Everybody gives her a card, she too. She keeps one; classic: chance deals the others; deluxe: she does."""
    given = {giver: choice.split()[1] for giver, choice in table.ask_all(passing.gives(position)).items()}
    for giver, card in given.items():
        position.take_from_hand(giver, card)
    pool = set(given.values())
    kept = table.ask(seat, {f"keep {card}" for card in pool}).split()[1]
    pool.remove(kept)
    if position.edition == CLASSIC:
        dealt = table.dealt_by_chance(pool, position.others(seat), 1)
    else:
        dealt = _deal_by_choice(table, position, seat, pool)
    for other, cards in (dealt | {seat: {kept}}).items():
        position.hands[other] |= cards


def _deal_by_choice(table: Seats, position: Position, seat: int, pool: set[str]) -> dict[int, set[str]]:
    """For each other seat in ascending order, the last by itself."""
    left = set(pool)
    dealt = {}
    for other in position.others(seat):
        is_last = len(left) == 1
        card = min(left) if is_last else table.ask(seat, {f"deal {card}" for card in left}).split()[1]
        left.remove(card)
        dealt[other] = {card}
    return dealt


def _scheherazade(table: Seats, position: Position, seat: int, named: str) -> None:
    """A random hidden card of that seat for one of hers, not a frozen one; or it goes back."""
    owner = int(named)
    trades = {f"trade {card}" for card in position.hands[seat] - {position.trick.frozen_card}}
    choice = table.ask(seat, trades | {"return"})
    if choice == "return":
        return
    given = choice.split()[1]
    drawn = table.drawn_by_chance(position.hidden_cards(owner), seat)
    position.take_from_hand(seat, given)
    position.take_from_hand(owner, drawn)
    position.hands[seat].add(drawn)
    position.hands[owner].add(given)


def _ice_princess(table: Seats, position: Position, seat: int, named: str) -> None:
    """Classic: a random hidden card of the leader. Deluxe: one of two of that seat's, as she chooses."""
    trick = position.trick
    if position.edition == CLASSIC:
        trick.frozen_seat = trick.leader
        trick.frozen_card = table.frozen_by_chance(trick.leader, position.hidden_cards(trick.leader))
        return
    looked_at = table.looked_at_by_chance(seat, position.hidden_cards(int(named)))
    trick.frozen_card = table.ask(seat, {f"freeze {card}" for card in looked_at}).split()[1]
    trick.frozen_seat = int(named)


_POWERS = {
    "cinderella": _cinderella,
    "rapunzel": _rapunzel,
    "pea-princess": _pea_princess,
    "pocahontas": _pocahontas,
    "little-mermaid": _little_mermaid,
    "sleeping-beauty": _sleeping_beauty,
    "scheherazade": _scheherazade,
    "ice-princess": _ice_princess,
}
