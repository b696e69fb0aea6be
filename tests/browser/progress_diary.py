"""A made-up diary: games and reviews as a page notes them, for looking at what comes of them."""

from __future__ import annotations

import json
import random

from coronet.games.catalogue import game_named

DAY = 86_400_000
BEGAN = 1_790_000_000_000
EVENING = {"edition": "deluxe", "drawn": False}


def diary_of(games: int = 24, level: str = "good", *, reviews: int = 6) -> dict[str, str]:
    """The texts of a browser that has played so many games with four at the table, winning more and more."""
    rng = random.Random(games)
    dances = game_named("rebel").declared.dances
    played, reviewed = {}, {}
    for number in range(games):
        place = rng.choice([1, 2, 3, 4]) if rng.random() > number / games else 1
        at = BEGAN + number * DAY
        others = [{"level": level, "place": other} for other in range(1, 5) if other != place]
        played[f"TABLE{number:05}/1"] = {
            "at": at,
            "body": EVENING
            | {
                "game": "rebel",
                "ended": at,
                "place": place,
                "won": place == 1,
                "princess": rng.choice(dances["princess"][:8]),
                "danced": {"round": rng.sample(dances["round"], 3)},
                "others": others,
            },
        }
    for number in range(reviews):
        at = BEGAN + number * DAY
        lost = {
            "play": [40, 6 - number / 2 + rng.random()],
            "pass": [3, 2.5],
            "power": [1, 0.4],
            "no": [6, 1.1],
            "haggle": [1, 0.0],
        }
        cost = sum(part for _, part in lost.values())
        body = {"game": "rebel", "ended": at, "unit": "proposals", "choices": 51, "cost": cost, "lost": lost}
        reviewed[f"TABLE{number:05}/1"] = {"at": at, "body": body}
    return {"coronet.diary.game": json.dumps(played), "coronet.diary.review": json.dumps(reviewed)}
