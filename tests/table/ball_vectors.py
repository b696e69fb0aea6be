"""What the formula of the ball gives: `python -m tests.table.ball_vectors` writes it anew; read the difference."""

import json
from pathlib import Path

from coronet.games.catalogue import game_named
from coronet.table.ball import OF_A_PART, ball_key, ball_seed, ball_settings, ball_table, games_with_ball
from coronet.table.fair import draw_position
from coronet.table.log import ChanceLine

FILE = Path(__file__).parent / "ball-vectors.json"
DAYS = ("2026-11-18", "2027-01-01", "2028-02-29")
SIZES = (2, 3, 40, 53)


def vectors():
    return [_vector(game, day) for game in games_with_ball() for day in DAYS]


def _vector(game, day):
    key = ball_key(game, day)
    return {
        "game": game,
        "rules": game_named(game).rules_version,
        "date": day,
        "key": key.hex(),
        "settings": ball_settings(game, day),
        "draws": [_draw(key, part, number, size) for part in (0, 1) for number, size in enumerate(SIZES)],
        "seeds": [_seed(game, day, seat, ask) for seat in (1, 3) for ask in (1, 9)],
        "begins": [line.got for line in ball_table(game, day).log.lines if isinstance(line, ChanceLine)],
    }


def _draw(key, part, number, size):
    position = draw_position(key, part * OF_A_PART + number, size)
    return {"part": part, "number": number, "size": size, "position": position}


def _seed(game, day, seat, ask):
    return {"seat": seat, "ask": ask, "seed": str(ball_seed(game, day, seat, ask))}


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1) + "\n")
