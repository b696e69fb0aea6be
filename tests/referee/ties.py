"""Between rounds and at the end: who leads, who wins, when a tie needs one more round (rules, section 3)."""

from __future__ import annotations

from tests.referee.editions import CLASSIC, DELUXE, HOURGLASS_CARDS

MOST_EXTRA_ROUNDS = 5


def next_leader(edition: str, totals: list[int], began: int, last_winner: int) -> int:
    """Classic: who won the last trick. Deluxe: the lowest total, first to the left of the seat that began."""
    if edition == CLASSIC:
        return last_winner
    from_the_left = [(began + steps) % len(totals) for steps in range(1, len(totals) + 1)]
    return min(from_the_left, key=lambda seat: totals[seat])


def leading_seats(edition: str, scores_by_round: list[list[int]]) -> list[int]:
    """The lowest total; among equals those with more good rounds."""
    totals = totals_of(scores_by_round)
    standing = [(total, -_good_rounds(edition, scores_by_round, seat)) for seat, total in enumerate(totals)]
    return [seat for seat, own in enumerate(standing) if own == min(standing)]


def totals_of(scores_by_round: list[list[int]]) -> list[int]:
    return [sum(scores) for scores in zip(*scores_by_round, strict=True)]


def _good_rounds(edition: str, scores_by_round: list[list[int]], seat: int) -> int:
    """Classic: with a score of exactly 0. Deluxe: with 0 or less, or with the lowest score of that round."""
    if edition == CLASSIC:
        return sum(scores[seat] == 0 for scores in scores_by_round)
    return sum(scores[seat] <= 0 or scores[seat] == min(scores) for scores in scores_by_round)


def is_one_more_round_played(edition: str, leading: list[int], extra_rounds: int) -> bool:
    """Deluxe, if still equal; after five such rounds victory is shared."""
    return edition == DELUXE and len(leading) > 1 and extra_rounds < MOST_EXTRA_ROUNDS


def extra_round_cards(rounds_played: list[str]) -> set[str]:
    """An hourglass card among those not yet played in this game; when all have been, among all."""
    return HOURGLASS_CARDS - set(rounds_played) or HOURGLASS_CARDS
