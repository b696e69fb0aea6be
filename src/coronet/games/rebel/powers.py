"""Every question that a princess answers: when she is asked, what she may name, what she puts in force.

The body is the answer of a seat without a princess, or of one whose princess does not care.
"""

from __future__ import annotations

from coronet.games.rebel import princesses
from coronet.games.rebel.hooks import identifier
from coronet.games.rebel.record import CLASSIC, Round
from coronet.kernel.dispatch import cards_in, changed_by, hooks, refuse_strangers
from coronet.kernel.rule import rule

PRINCESSES = cards_in(princesses)
_ROUND_QUESTIONS = len(hooks)


@changed_by(PRINCESSES, key="princess[seat]")
def is_asked(record: Round, seat: int, answer: int) -> int:
    """Whether her power has a use at this moment (the record's phase, one of her MOMENTS), by what all can see."""
    return answer


@changed_by(PRINCESSES, key="princess[seat]")
def power_form(record: Round, seat: int, form: int) -> int:
    """What is named with the power: the kind of choice that uses it."""
    return form


@changed_by(PRINCESSES, key="princess[seat]")
def power_suits(record: Round, seat: int, suits: int) -> int:
    """The suits that may be named."""
    return suits


@changed_by(PRINCESSES, key="princess[seat]")
def power_seats(record: Round, seat: int, seats: int) -> int:
    """The seats that may be named."""
    return seats


@changed_by(PRINCESSES, key="princess[seat]")
def swap_cards(record: Round, seat: int, place: int, cards: int) -> int:
    """The cards of the hand that may take the place of the one played there."""
    return cards


@changed_by(PRINCESSES, key="princess[seat]")
def put_in_force(record: Round, seat: int, number: int) -> None:
    """What the power puts in force for all to see; `number` is the suit or seat named."""


@changed_by(PRINCESSES, key="princess[seat]")
def use_power(record: Round, seat: int, number: int) -> None:
    """Put the power in force, move cards, ask for what else must be chosen."""
    put_in_force(record, seat, number)


@changed_by(PRINCESSES, key="princess[seat]")
def concerns(record: Round, seat: int, number: int, seats: int) -> int:
    """The seats for whom the power, naming `number`, may change what their own is worth: not a trade of others."""
    return seats


@changed_by(PRINCESSES, key="princess[seat]")
def all_gave(record: Round, seat: int) -> None:
    """Go on when everybody has given a card."""


@changed_by(PRINCESSES, key="princess[seat]")
def take_step(record: Round, seat: int, choice: int) -> None:
    """Go on with the choice made in a step of the power."""


@changed_by(PRINCESSES, key="princess[seat]")
def power_cards(record: Round, seat: int, playable: int) -> int:
    """The cards that may be played with the power now, given those that may be played without."""
    return 0


@changed_by(PRINCESSES, key="princess[seat]")
def frees_cards(record: Round, seat: int, answer: int) -> int:
    """Whether the power is for cards that could not be played without it."""
    return answer


@changed_by(PRINCESSES, key="princess[seat]")
def obstacle(record: Round, seat: int, card: int, why: int) -> int:
    """Why a card that may be played cannot carry the unused power: one of `obstacles.py`."""
    return why


@changed_by(PRINCESSES, key="princess[seat]")
def play_power(record: Round, seat: int, place: int) -> None:
    """Put in force the power used with the card at `place`."""


@changed_by(PRINCESSES, key="princess[seat]")
def play_after_power(record: Round, seat: int, place: int) -> None:
    """What the power, if it is in force, does to the card that is played without it at `place`."""


@changed_by(PRINCESSES, key="princess[seat]")
def is_asked_on(record: Round, seat: int, answer: int) -> int:
    """Whether the power, used at this moment, is not over: the seat is asked once more."""
    return answer


@changed_by(PRINCESSES, key="princess[seat]")
def haggles_again(record: Round, seat: int, answer: int) -> int:
    """Whether this winner, who has haggled, may do so once more."""
    return answer


refuse_strangers(PRINCESSES, [name for name, _, _ in hooks[_ROUND_QUESTIONS:]])

PRINCESS_NAMES = {int(card.NUMBER): identifier(card) for card in PRINCESSES}
PRINCESSES_BY_NAME = {name: number for number, name in PRINCESS_NAMES.items()}
_BY_NUMBER = {int(card.NUMBER): card for card in PRINCESSES}
MOMENTS = tuple(
    sum(1 << moment for moment in _BY_NUMBER[number].MOMENTS) if number in _BY_NUMBER else 0
    for number in range(int(PRINCESSES[-1].NUMBER) + 1)
)
"""For each princess by number the windows in which she is asked, as a set of phases."""
CLASSIC_PRINCESSES = sum(1 << int(card.NUMBER) for card in PRINCESSES if card.CLASSIC)
DELUXE_PRINCESSES = sum(1 << int(card.NUMBER) for card in PRINCESSES if card.DELUXE)


@rule
def princesses_of(edition: int) -> int:
    """The princesses of the edition, as a set of numbers."""
    if edition == CLASSIC:
        return CLASSIC_PRINCESSES
    return DELUXE_PRINCESSES
