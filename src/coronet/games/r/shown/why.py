"""Why a round, a night or a game went as it did, as lines that say who wins and what decides it."""

from __future__ import annotations

from coronet.games.box.judge import ALL_POWERS
from coronet.games.box.rounds import card_of
from coronet.games.box.why import Round
from coronet.games.contract import Line
from coronet.games.r import hooks
from coronet.games.r.duel import VICTORIES_NEEDED
from coronet.games.r.record import SEATS, Duel
from coronet.kernel.bits import lowest


def round_between(before: Duel, first: int, second: int) -> Round:
    """A round between these cards, with what was in force before it."""
    powers = hooks.working_powers(before, ALL_POWERS)
    return Round(powers, before.jester_stops_all, (first, second), (before.bonus[0], before.bonus[1]))


def why_victories(found: Round, seat: int, number: int, held: int) -> Line:
    """What the winner of a round gets, with what was on hold, and why it is more than one."""
    key = "why-r-victories"
    if found.is_by_lovers:
        key = "why-r-victories-lovers"
    elif number - held > 1:
        key = "why-r-victories-minister"
    return key, {"seat": seat, "number": number, "held": held}


def why_over(veiled: Duel) -> Line:
    """Why everything is over: by the match, or by its only game."""
    if hooks.games_to_win(veiled, 0):
        seat = lowest(veiled.winners)
        return "why-r-match", {"seat": seat, "number": veiled.games[seat], "against": veiled.games[1 - seat]}
    return why_won(veiled, lowest(veiled.winners)) if veiled.winners else why_drawn(veiled, veiled.victories[0])


def why_won(veiled: Duel, seat: int) -> Line:
    """Why this seat has won the game at hand, which has just ended."""
    best = hooks.winning_seat(veiled, seat)  # who has the victories: with `loser` the other
    is_turned = best != seat
    if hooks.counts_nights(veiled, 0):
        counted = veiled.totals if veiled.until else veiled.victories
        key = "why-r-fewer" if is_turned else "why-r-more"
        return key, {"seat": seat, "number": counted[seat], "against": counted[1 - seat]}
    if _last_round(veiled).is_by_lovers:
        return ("why-r-lost-by-lovers" if is_turned else "why-r-won-by-lovers"), {"seat": seat, "to": 1 - seat}
    key = "why-r-lost-by-victories" if is_turned else "why-r-won-by-victories"
    return key, {"seat": seat, "to": 1 - seat, "number": veiled.victories[best]}


def why_drawn(record: Duel, victories: int) -> Line:
    """Why nobody has won a game with these rules: the cards are gone and nothing is decided."""
    if hooks.counts_nights(record, 0):
        return "why-r-even", {"number": victories}
    return "why-r-played-out", {"number": hooks.target(record, VICTORIES_NEEDED)}


def _last_round(veiled: Duel) -> Round:
    """The cards that met last; a bonus has no say in whether they are lovers."""
    entry = veiled.table[veiled.rounds - 1]
    first, second = (card_of(entry, seat) for seat in range(SEATS))
    return round_between(veiled, first, second)
