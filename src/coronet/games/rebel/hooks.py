"""Every question that a round card may answer differently. The body is the answer when no card does."""

from __future__ import annotations

from coronet.games.rebel import rounds
from coronet.games.rebel.record import CLASSIC, Round
from coronet.kernel.dispatch import cards_in, changed_by, hooks, refuse_strangers
from coronet.kernel.rule import rule

ROUNDS = cards_in(rounds)


@changed_by(ROUNDS, key="round")
def start_of_round(record: Round, phase: int) -> int:
    """What everybody chooses at once before the first trick: a phase, or BEGIN_TRICK for nothing."""
    return phase


@changed_by(ROUNDS, key="round")
def half_goes_to(record: Round, seat: int, to: int) -> int:
    """Who plays the cards that `seat` set aside."""
    return to


@changed_by(ROUNDS, key="round")
def hands_out_of_reach(record: Round, answer: int) -> int:
    """Whether powers that reach into hands are not asked before this trick."""
    return answer


@changed_by(ROUNDS, key="round")
def gives_gifts(record: Round, answer: int) -> int:
    """Whether everybody puts a gift on the pile before each trick."""
    return answer


@changed_by(ROUNDS, key="round")
def cards_a_trick(record: Round, cards: int) -> int:
    """How many cards everybody plays to a trick."""
    return cards


@changed_by(ROUNDS, key="round")
def plays_face_down(record: Round, place: int, answer: int) -> int:
    """Whether the card at this place lies face down until all have played."""
    return answer


@changed_by(ROUNDS, key="round")
def following(record: Round, cards: int) -> int:
    """The cards that follow suit; given those of the led suit."""
    return cards


@changed_by(ROUNDS, key="round")
def led_after(record: Round, card: int, led: int) -> int:
    """The led suit once a follower has played `card`."""
    return led


@changed_by(ROUNDS, key="round")
def same_parity(record: Round, cards: int) -> int:
    """Those of a follower's cards that fit the number of the card that led."""
    return cards


@changed_by(ROUNDS, key="round")
def extremes(record: Round, seat: int, cards: int) -> int:
    """Those of the cards that the places in their suits allow."""
    return cards


@changed_by(ROUNDS, key="round")
def is_reversed(record: Round, answer: int) -> int:
    """Whether the lowest card is the best now."""
    return answer


@changed_by(ROUNDS, key="round")
def strength(record: Round, place: int, turned: int, value: int) -> int:
    """How much the card at `place` counts for winning; below 0 it cannot win; of equals the first played wins.

    `turned` says whether the order is reversed; `value` is 16 times the rank in the led suit, otherwise -1.
    """
    return value


@changed_by(ROUNDS, key="round")
def why_won(record: Round, place: int, why: int) -> int:
    """By which rule the card at `place` wins the complete trick: one of `whys.py`."""
    return why


@changed_by(ROUNDS, key="round")
def haggles(record: Round, answer: int) -> int:
    """Whether the winner may haggle."""
    return answer


@changed_by(ROUNDS, key="round")
def passes_after_trick(record: Round, answer: int) -> int:
    """Whether everybody passes a card to the right after each trick but the last."""
    return answer


@changed_by(ROUNDS, key="round")
def cards_kept(record: Round, answer: int) -> int:
    """How many cards of each hand are not played but count as taken."""
    return answer


@changed_by(ROUNDS, key="last_round")
def has_rebel(record: Round, answer: int) -> int:
    """Whether there can be a Rebel of the Ball."""
    return answer


@changed_by(ROUNDS, key="last_round")
def score_cards(record: Round, seat: int, line: int, cards: int) -> int:
    """The cards that a line of the score counts."""
    return cards


@changed_by(ROUNDS, key="last_round")
def score_points(record: Round, seat: int, line: int, cards: int, points: int) -> int:
    """What a line of the score is worth, given its cards."""
    return points


@changed_by(ROUNDS, key="last_round")
def are_couples(record: Round, line: int, answer: int) -> int:
    """Whether the cards of a line of the score are couples: a Queen and a Prince each."""
    return answer


refuse_strangers(ROUNDS, [name for name, _, _ in hooks])

_LAST_NUMBER = int(ROUNDS[-1].NUMBER)
_BY_NUMBER = {int(card.NUMBER): card for card in ROUNDS}
PASS_LEFT = tuple(int(_BY_NUMBER[n].PASS_LEFT) if n in _BY_NUMBER else 0 for n in range(_LAST_NUMBER + 1))
PASS_RIGHT = tuple(int(_BY_NUMBER[n].PASS_RIGHT) if n in _BY_NUMBER else 0 for n in range(_LAST_NUMBER + 1))


def _round_set(letter: str, hourglass: int) -> int:
    cards = 0
    for card in ROUNDS:
        if getattr(card, letter) and int(card.HOURGLASS) == hourglass:
            cards |= 1 << int(card.NUMBER)
    return cards


CLASSIC_PLAIN, CLASSIC_HOURGLASS = _round_set("CLASSIC_LETTER", 0), _round_set("CLASSIC_LETTER", 1)
DELUXE_PLAIN, DELUXE_HOURGLASS = _round_set("DELUXE_LETTER", 0), _round_set("DELUXE_LETTER", 1)


@rule
def plain_rounds(edition: int) -> int:
    """The edition's round cards without an hourglass."""
    if edition == CLASSIC:
        return CLASSIC_PLAIN
    return DELUXE_PLAIN


@rule
def hourglass_rounds(edition: int) -> int:
    if edition == CLASSIC:
        return CLASSIC_HOURGLASS
    return DELUXE_HOURGLASS


def identifier(card: object) -> str:
    """A card's name in settings and logs: that of its file, with hyphens."""
    return str(card.__name__).rsplit(".", 1)[-1].replace("_", "-")  # type: ignore[attr-defined]


ROUND_NAMES = {number: identifier(card) for number, card in _BY_NUMBER.items()}
ROUNDS_BY_NAME = {name: number for number, name in ROUND_NAMES.items()}
