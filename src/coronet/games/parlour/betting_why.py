"""How a deal of the betting games ended, and why: who takes the pot with which hand, and who has most chips at last."""

from __future__ import annotations

from typing import Any

from coronet.games.box.cards import names_of, strength_of
from coronet.games.contract import Line
from coronet.games.parlour.betting import TRIANGLE, Betting, best_hands, worth_of
from coronet.games.parlour.hands import BEST_PAIR, RANKS, TIES, triangle_worth
from coronet.kernel.bits import each


def rank_name(record: Betting, hand: int) -> str:
    """A shown hand's rank: a name in triangle, two strengths in pair-attack."""
    if record.played == TRIANGLE:
        return RANKS[triangle_worth(hand) // TIES]
    return "".join(str(strength_of(card)) for card in each(hand))


def last_deal(veiled: Betting) -> dict[str, Any] | None:
    """The last finished deal: the hands that were shown with their ranks, who took the pot, and why."""
    if not veiled.finished:
        return None
    shown = [seat for seat in range(veiled.players) if veiled.shown[seat]]
    winners = _winners(veiled, shown)
    return {
        "number": veiled.finished,
        "hands": [
            {"seat": seat, "cards": names_of(veiled.shown[seat]), "rank": rank_name(veiled, veiled.shown[seat])}
            for seat in shown
        ],
        "winners": winners,
        "why": _why_taken(veiled, shown, winners),
    }


def _winners(veiled: Betting, shown: list[int]) -> list[int]:
    """The best of the hands shown. Unseen the pot goes to who stayed alone; if all have folded, to all or to nobody."""
    if shown:
        then = veiled.copy()
        then.hand = list(veiled.shown)
        return list(each(best_hands(then, sum(1 << seat for seat in shown))))
    scores = veiled.score[: veiled.players]
    if min(scores) < 0:
        return [seat for seat, score in enumerate(scores) if score > 0]
    return list(range(veiled.players))


def _why_taken(veiled: Betting, shown: list[int], winners: list[int]) -> Line:
    if not winners:
        return "why-pg-all-fold", {}
    if not shown:
        return ("why-pg-alone", {"seat": winners[0]}) if len(winners) == 1 else ("why-pg-all-fold-at-last", {})
    if len(winners) > 1:
        return "why-pg-split", {"seats": winners}
    seat, hand = winners[0], veiled.shown[winners[0]]
    second = max((veiled.shown[one] for one in shown if one != seat), key=lambda one: worth_of(veiled, one))
    rank, against = rank_name(veiled, hand), rank_name(veiled, second)
    if veiled.played == TRIANGLE:
        key = "why-pg-rank" if rank != against else "why-pg-same-rank"
        return key, {"seat": seat, "rank": rank} | ({"against": against} if rank != against else {})
    if worth_of(veiled, hand) == BEST_PAIR:
        return "why-pg-best-pair", {"seat": seat}
    high, low, other_high, other_low = (int(strength) for strength in rank + against)
    return "why-pg-two-cards", {"seat": seat, "high": high, "low": low, "against": other_high, "beside": other_low}


def why_over(veiled: Betting) -> Line:
    """Most chips win; equal ones share."""
    winners = list(each(veiled.winners))
    most = veiled.chips[winners[0]]
    others = [veiled.chips[seat] for seat in range(veiled.players) if seat not in winners]
    if len(winners) > 1:
        return "why-pg-chips-shared", {"seats": winners, "number": most}
    return "why-pg-most-chips", {"seat": winners[0], "number": most, "against": max(others)}
