"""Every question that a variant may answer differently. The body is the answer when no variant does.

Variants that exclude each other share a slot of the record; each question belongs to one slot, so that variants combine
without knowing of each other.
"""

from __future__ import annotations

from coronet.games.box.cards import BLUE_CARDS, PLAIN_CARDS, RED_CARDS
from coronet.games.r import variants
from coronet.games.r.record import (
    BALANCE_SLOT,
    DEAL_SLOT,
    HAND_SLOT,
    LAST_CHANCE_SLOT,
    LOSER_SLOT,
    MATCH_SLOT,
    POWERS_SLOT,
    SEVER_CARD,
    SEVER_SLOT,
    TARGET_SLOT,
    TRAITOR_SLOT,
    Duel,
)
from coronet.kernel.dispatch import cards_in, changed_by, hooks, refuse_strangers

VARIANTS = cards_in(variants)
FIRST_HOOK = len(hooks)


@changed_by(VARIANTS, key=f"slots[{DEAL_SLOT}]")
def deal(record: Duel) -> None:
    """Give each seat its cards."""
    record.hand[0] = BLUE_CARDS if record.coloured else PLAIN_CARDS
    record.hand[1] = RED_CARDS if record.coloured else PLAIN_CARDS


@changed_by(VARIANTS, key=f"slots[{DEAL_SLOT}]")
def next_packet(record: Duel) -> None:
    """What is kept by choice before the game, packet by packet."""
    record.phase = SEVER_CARD


@changed_by(VARIANTS, key=f"slots[{DEAL_SLOT}]")
def keep(record: Duel, seat: int, card: int) -> None:
    """A seat keeps a card (a set of one) of the packet."""
    record.hand[seat] |= card


@changed_by(VARIANTS, key=f"slots[{SEVER_SLOT}]")
def severs(record: Duel, answer: int) -> int:
    """Whether both seats put a card away before the game."""
    return answer


@changed_by(VARIANTS, key=f"slots[{TRAITOR_SLOT}]")
def swaps(record: Duel, answer: int) -> int:
    """Whether both seats exchange a card before the game."""
    return answer


@changed_by(VARIANTS, key=f"slots[{HAND_SLOT}]")
def cards_drawn(record: Duel, cards: int) -> int:
    """How many cards a seat draws from its own deck for its hand; 0 for all."""
    return cards


@changed_by(VARIANTS, key=f"slots[{HAND_SLOT}]")
def lays_order(record: Duel, answer: int) -> int:
    """Whether both seats lay their cards face down in an order before the first round."""
    return answer


@changed_by(VARIANTS, key=f"slots[{HAND_SLOT}]")
def play_kinds(record: Duel, seat: int, kinds: int) -> int:
    """The kinds of choice that answer when a seat has to play, as a set."""
    return kinds


@changed_by(VARIANTS, key=f"slots[{HAND_SLOT}]")
def card_played(record: Duel, seat: int, card: int) -> int:
    """The card that a seat plays, given the one that its choice names."""
    return card


@changed_by(VARIANTS, key=f"slots[{POWERS_SLOT}]")
def working_powers(record: Duel, characters: int) -> int:
    """The characters whose powers work, as a set."""
    return characters


@changed_by(VARIANTS, key=f"slots[{TARGET_SLOT}]")
def target(record: Duel, victories: int) -> int:
    """How many victories end the game."""
    return victories


@changed_by(VARIANTS, key=f"slots[{TARGET_SLOT}]")
def lovers_worth(record: Duel, victories: int) -> int:
    """What a Princess gets for the Prince of the other colour; 0: the game."""
    return victories


@changed_by(VARIANTS, key=f"slots[{TARGET_SLOT}]")
def counts_nights(record: Duel, answer: int) -> int:
    """Whether the victories decide when the cards are gone."""
    return answer


@changed_by(VARIANTS, key=f"slots[{LOSER_SLOT}]")
def winning_seat(record: Duel, seat: int) -> int:
    """Who wins the game when `seat` has won its victories."""
    return seat


@changed_by(VARIANTS, key=f"slots[{LAST_CHANCE_SLOT}]")
def gives_chances(record: Duel, answer: int) -> int:
    """Whether a seat may take a card back when the other is one victory short."""
    return answer


@changed_by(VARIANTS, key=f"slots[{BALANCE_SLOT}]")
def opening_seat(record: Duel, seat: int) -> int:
    """Who plays first, openly, when no Spy says so; or NO_SEAT."""
    return seat


@changed_by(VARIANTS, key=f"slots[{MATCH_SLOT}]")
def games_to_win(record: Duel, games: int) -> int:
    """How many games win the match; 0 where one game is all."""
    return games


refuse_strangers(VARIANTS, [name for name, _, _ in hooks[FIRST_HOOK:]])


def identifier(variant: object) -> str:
    """A variant's name in settings and logs: that of its file, with hyphens."""
    return str(variant.__name__).rsplit(".", 1)[-1].replace("_", "-")  # type: ignore[attr-defined]


STANDARD = "standard"
VARIANT_NAMES = {int(variant.NUMBER): identifier(variant) for variant in VARIANTS}
VARIANTS_BY_NAME = {name: number for number, name in VARIANT_NAMES.items()}
BY_NUMBER = {int(variant.NUMBER): variant for variant in VARIANTS}
LAST_NUMBER = int(VARIANTS[-1].NUMBER)
SLOT_OF = (0, *(int(BY_NUMBER[number].SLOT) for number in range(1, LAST_NUMBER + 1)))
COLOURED = (0, *(int(BY_NUMBER[number].COLOURED) for number in range(1, LAST_NUMBER + 1)))
KNOWN = frozenset(name for number, name in VARIANT_NAMES.items() if BY_NUMBER[number].KNOWN)
"""The variants in which both seats know both hands at every choice of a round."""
MATCH_VARIANTS = sum(1 << number for number in BY_NUMBER if SLOT_OF[number] == MATCH_SLOT)
CHOSEN_NAMES = {0: STANDARD} | {
    number: name for number, name in VARIANT_NAMES.items() if not MATCH_VARIANTS >> number & 1
}
CHOSEN_BY_NAME = {name: number for number, name in CHOSEN_NAMES.items()}
