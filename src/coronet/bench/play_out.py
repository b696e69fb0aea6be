"""What is measured of games of bots by the number: whole games with their logs, on one core."""

from __future__ import annotations

from collections.abc import Mapping

from coronet.bench.frame import Found, Measure, Rate, now
from coronet.doors.play_out import PlayOut, make_ready, play

GAMES = 100


def by_good_bots(lap: int) -> Mapping[str, Found]:
    """Rebel Princess for four, good bots in all seats, up to the text of the log."""
    wanted = PlayOut("rebel", {"princesses": "random"}, ("good",), GAMES, lap)
    make_ready(wanted)
    begun = now()
    for number in range(GAMES):
        play(wanted, number).to_text()
    return {"rebel_play_out_games_per_s": Rate(GAMES, now() - begun)}


MEASURES = (Measure("play-out", by_good_bots),)
