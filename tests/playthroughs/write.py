"""Golden playthroughs: a seeded game in full text for every card, princess, variant, special gift and mode.

`make playthroughs` writes them anew; read the diff like code.
"""

from __future__ import annotations

import json
import random
import zlib
from pathlib import Path
from typing import Any

from coronet import Table
from coronet.games.catalogue import PARLOUR, game_named
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.woo.specials import EFFECTS

FOLDER = Path(__file__).parent
FEW = {"goal": 2, "max_sets": 5}
WOO: dict[str, dict[str, Any]] = {
    "each": {"players": 4} | FEW,
    "ghost": {"mode": "ghost", "specials": "lavish"} | FEW,
    "teams": {"mode": "teams", "players": 6} | FEW,
    "lavish": {"players": 7, "specials": "lavish"} | FEW,
    **{
        effect: {"players": 3, "specials": {effect: [f"{suit}{number}" for suit in "RSMB" for number in (2, 6, 10)]}}
        | FEW
        for effect in EFFECTS
    },
    "spurned": {"players": 5, "specials": "none"} | FEW,
}


def names() -> list[str]:
    """All playthroughs there must be: edition and card; variants of R; parlour games."""
    found = [f"r/{variant}" for variant in ("standard", *VARIANTS_BY_NAME)]
    found += [f"parlour/{game}" for game in PARLOUR]
    found += [f"woo/{name}" for name in WOO]
    for edition in ("classic", "deluxe"):
        found += [f"rebel/{edition}/{card}" for card in (*rounds_of(edition), *princesses_of(edition))]
    return found


def text_of(name: str) -> str:
    """The playthrough of this name, played now."""
    if not name.startswith("rebel/"):
        return _text_of_the_box(*name.split("/"))
    _, edition, card = name.split("/")
    seed = zlib.crc32(name.encode())
    rng = random.Random(seed)
    players = 3 + seed % 4
    others = [princess for princess in princesses_of(edition) if princess != card]
    princesses = rng.sample(others, players)
    if card in princesses_of(edition):
        princesses[rng.randrange(players)] = card
    round_card = card if card in rounds_of(edition) else rng.choice(rounds_of(edition))
    settings: dict[str, Any] = {
        "edition": edition,
        "players": players,
        "rounds": [round_card],
        "princesses": princesses,
        "leader": rng.randrange(players),
    }
    return "\n".join(_lines(Table.new("rebel", seed=seed, **settings), rng)) + "\n"


def _text_of_the_box(folder: str, name: str) -> str:
    """A game of R with one variant, a parlour game, or a game of Woo the Princess."""
    seed = zlib.crc32(f"{folder}/{name}".encode())
    rng = random.Random(seed)
    if folder == "r":
        settings: dict[str, Any] = {"variants": [] if name == "standard" else [name]}
        if name == "till-dawn":
            settings["until"] = 9
        table = Table.new("r", seed=seed, **settings)
    elif folder == "woo":
        table = Table.new("woo", seed=seed, **WOO[name])
    else:
        least = game_named(name).read_settings({}).players
        more = {} if name == "serious-card" else {"players": least + 2, "starter": 1}
        table = Table.new(name, seed=seed, **more)
    return "\n".join(_box_lines(table, rng)) + "\n"


def _box_lines(table: Table, rng: random.Random) -> list[str]:
    lines = [f"settings {_data(table.settings)}", *_told(table)]
    while not table.over:
        seat = rng.choice(table.to_act)
        own = table.own_view(seat)
        legal = table.choices(seat)
        lines.append(f"asked {seat} of {table.to_act}: {_data(own['prompt'])} hand {' '.join(own['hand'])}")
        lines.append("  legal " + ", ".join(legal))
        choice = rng.choice(legal)
        table.act(seat, choice)
        lines += [f"{seat} {choice}", *_told(table), f"  chips {_data(table.public_view()['chips'])}"]
    lines += [f"view {seat} {_data(table.view(seat))}" for seat in (None, 0)]
    return lines


def _lines(table: Table, rng: random.Random) -> list[str]:
    lines = [f"settings {_data(table.settings)}"]
    rounds, shown = 0, ""
    lines += _told(table)
    while not table.over:
        seat = rng.choice(table.to_act)
        own = table.own_view(seat)
        legal = table.choices(seat)
        lines.append(f"asked {seat} of {table.to_act}: {_data(own['prompt'])} hand {' '.join(own['hand'])}")
        lines.append("  legal " + (", ".join(legal) if len(legal) <= 40 else f"{len(legal)} choices"))
        lines += [f"  not {card}: {_data(why)}" for card, why in own.get("refused", {}).items()]
        choice = _chosen(legal, rng)
        table.act(seat, choice)
        lines.append(f"{seat} {choice}")
        lines += _told(table)
        view = table.public_view()
        table_now = f"  chips {_data(view['chips'])} led {view['led']} leader {view['leader']}"
        if table_now != shown:
            lines.append(table_now)
            shown = table_now
        if len(view["rounds_scored"]) > rounds:
            rounds = len(view["rounds_scored"])
            lines.append(f"  sheet {_data(view['last_round'])}")
    lines += [f"view {seat} {_data(table.view(seat))}" for seat in (None, 0)]
    return lines


def _chosen(legal: list[str], rng: random.Random) -> str:
    """Use a power where one can be used: they are what playthroughs are for."""
    used = [choice for choice in legal if "power" in choice or choice.startswith(("swap", "haggle"))]
    return rng.choice(used if used and rng.random() < 0.6 else legal)


def _told(table: Table) -> list[str]:
    public = table.told(None)
    lines = [f"  told {_data(line)}" for line in public]
    for seat in range(table.players):
        lines += [f"  told {seat} {_data(line)}" for line in table.told(seat) if line not in public]
    return lines


def _data(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def main() -> None:
    """Write every playthrough, and remove those of cards that are gone."""
    wanted = {FOLDER / f"{name}.txt" for name in names()}
    for path in FOLDER.rglob("*.txt"):
        if path not in wanted:
            path.unlink()
    for name in names():
        path = FOLDER / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text_of(name), encoding="utf-8")


if __name__ == "__main__":
    main()
