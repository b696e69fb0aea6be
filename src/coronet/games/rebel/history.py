"""The round's history in the record: what all saw, in order, and the cards that moved unseen.

A public entry packs kind, seat, number and cards into one word. Cards that not everybody saw stand in `secrets`, one
word per hidden entry in the same order: who saw them, and the cards. So veiling is one mask a word, and whatever a
seat can infer follows from its veiled record alone. Entries, with what `number` means:
"""

from __future__ import annotations

from functools import lru_cache

from coronet.games.rebel.record import NO_SEAT, Round
from coronet.kernel.rule import rule

PASSED = 1  # to seat `number`, hidden
SET_BY = 2  # `number` cards put aside, hidden
SHOWN = 3  # suit `number`, the cards that lie open
GIFTED = 4  # hidden
USED = 5  # a power before or after a trick; `number`: its suit or seat, or 63
HELD_NONE = 6  # the leader holds none of suit `number`
GAVE = 7  # to Sleeping Beauty, seat `number`, hidden
SAW = 8  # Sleeping Beauty saw these, hidden from all others
GOT = 9  # from Sleeping Beauty, seat `number`, hidden
DREW = 10  # Scheherazade from seat `number`, hidden
TRADED = 11  # Scheherazade to seat `number`, hidden
RETURNED = 12  # Scheherazade to seat `number`
LOOKED = 13  # Ice Princess at cards of seat `number`, hidden
FROZE = 14  # a card of seat `number`, hidden
TURNED = 15  # the card turned up before its owner
PLAYED = 16  # `number`: flags below; cards empty while face down
SWAPPED = 17  # card `number` out, cards in
HAGGLED = 18  # card `number` out of the trick, cards in
UNDONE = 19  # the trick goes back to the hands
CAME_BACK = 20  # a seat's share of an undone trick, hidden
TOOK = 21  # the trick
PICKED_UP = 22  # cards that lay aside came to seat `number`, hidden
KEPT = 23  # cards not played that count as taken, shown when the round ends
SHOWED = 29  # the card that lay face down; its PLAYED entry has it from then on too
CAME_IN = 24  # the Princes
CHOSE = 25  # princess `number`
BEGAN = 26  # a round, with card `number`; the seat leads
SCORED = 27  # the round is over and its score written
ENDED = 28  # the game

LEFT_OPEN = 30  # a card that lay open has left the hand
HELD_SOME = 31  # the leader holds suit `number`, which was named

WITH_POWER, WITH_FROZEN = 1, 2
NO_NUMBER = 63


@rule
def tell(record: Round, kind: int, seat: int, number: int, cards: int) -> None:
    """Add what all saw."""
    record.history[record.history_count] = kind | seat << 5 | number << 8 | cards << 14
    record.history_count += 1


@rule
def tell_secretly(record: Round, kind: int, seat: int, number: int, cards: int, seen_by: int) -> None:
    """Add an event that all saw, with cards that only `seen_by` (a set of seats) saw."""
    tell(record, kind, seat, number, 0)
    record.secrets[record.secret_count] = seen_by | cards << 6
    record.secret_count += 1


@rule
def begin_step(record: Round) -> None:
    """What follows belongs to the next step."""
    record.told_from = record.history_count
    record.secrets_told_from = record.secret_count


@rule
def begin_history(record: Round) -> None:
    """Forget the round before, except for its last step, which is still being told."""
    record.history_count = _move_to_front(record.history, record.told_from, record.history_count)
    record.secret_count = _move_to_front(record.secrets, record.secrets_told_from, record.secret_count)
    record.told_from = record.secrets_told_from = 0
    record.round_from = record.history_count
    record.secrets_from = record.secret_count


@rule
def _move_to_front(row: list[int], first: int, end: int) -> int:
    for at in range(first, end):
        row[at - first] = row[at]
    for at in range(end - first, end):
        row[at] = 0
    return end - first


@rule
def number_in(entry: int) -> int:
    return entry >> 8 & 63


@rule
def cards_in(entry: int) -> int:
    return entry >> 14


@rule
def add_card(record: Round, at: int, card: int) -> None:
    """Let all see a card in an entry that was written without it."""
    record.history[at] |= 1 << card + 14


@rule
def is_seen_by(secret: int, seat: int) -> int:
    """Whether a seat saw the cards of a secret; a spectator sees none."""
    return int(seat != NO_SEAT and secret >> seat & 1)


@rule
def secret_cards(secret: int) -> int:
    return secret >> 6


@rule
def veil_secrets(record: Round, seat: int) -> None:
    """Blank the cards that a seat did not see, all for a spectator; who saw them all know."""
    for at in range(record.secret_count):
        if seat == NO_SEAT or record.secrets[at] >> seat & 1 == 0:
            record.secrets[at] &= 63


@rule
def is_hidden(kind: int) -> int:
    """Whether entries of this kind have their cards among the secrets."""
    return HIDDEN_KINDS >> kind & 1


HIDDEN_KINDS = (
    1 << PASSED
    | 1 << SET_BY
    | 1 << GIFTED
    | 1 << GAVE
    | 1 << SAW
    | 1 << GOT
    | 1 << DREW
    | 1 << TRADED
    | 1 << LOOKED
    | 1 << FROZE
    | 1 << CAME_BACK
    | 1 << PICKED_UP
)


def secrets_of_round(record: Round) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The entries of this round with cards that not all saw, and the secret of each; the same from every seat."""
    entries = tuple(record.history[record.round_from : record.history_count])
    return _hidden_among(entries), tuple(record.secrets[record.secrets_from : record.secret_count])


@lru_cache(maxsize=64)  # every view of a step asks for it
def _hidden_among(entries: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(entry for entry in entries if HIDDEN_KINDS >> (entry & 31) & 1)


def saw_more(record: Round, seat: int) -> bool:
    """Whether the last step showed this seat cards that not all saw."""
    secrets = record.secrets[record.secrets_told_from : record.secret_count]
    return any(secret >> seat & 1 for secret in secrets)
