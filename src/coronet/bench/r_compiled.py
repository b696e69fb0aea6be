"""What is measured of R compiled: whole games at random in one call, and the duel solved."""

from __future__ import annotations

from collections.abc import Mapping

from coronet.bench.frame import Found, Measure, Rate, now
from coronet.bots.box.solve.games import first_record, word_of
from coronet.bots.box.solve.solver import solve_from
from coronet.games.r import settings
from coronet.games.r.entries import rules
from coronet.games.r.imagined.at_random import TALLY
from coronet.games.r.record import DEAL_CARDS, Duel
from coronet.kernel.compiled import Row

GAMES = 20_000


def games(lap: int) -> Mapping[str, Found]:
    """Whole games of the plain duel, every choice one of the legal ones; one thread."""
    start = settings.begun(settings.read({}), None)
    start.phase = DEAL_CARDS
    words, scratch, tally = Row.of(start.to_words()), Row.zeros(Duel.WORDS), Row.zeros(TALLY)
    play = rules()["playouts"]
    begun = now()
    play(words, scratch, GAMES, lap, tally)
    return {"r_games_per_s": Rate(GAMES, now() - begun)}


def solving(lap: int) -> Mapping[str, Found]:
    """All positions of the plain duel, found and solved on one thread."""
    record = first_record(settings.read({}))
    begun = now()
    solve_from(record, word_of(record), threads=1)
    return {"r_solve_s": now() - begun}


MEASURES = (Measure("r-games", games), Measure("r-solving", solving))
