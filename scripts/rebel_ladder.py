"""Measures the levels of Rebel Princess one against the next, 3 to 6 players, both editions; can be resumed.

`python scripts/rebel_ladder.py FOLDER MINUTES [STEP]` plays on for about so many minutes with what the folder has,
where least was played, and prints the tables. Budgets are in playouts, so results are the same on any machine.
"""

from __future__ import annotations

import math
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from coronet.bots.tournament import Standing, Tournament, run
from coronet.bots.tournament.run import SHARD
from coronet.games.rebel.record import EDITIONS

SEED = 20
EVERY_NUMBER = (3, 4, 5, 6)


@dataclass(frozen=True)
class Step:
    """One bot against others of another level."""

    name: str
    hero: str
    field: str
    players: tuple[int, ...] = EVERY_NUMBER
    playouts: int = 0  # of the expert; 0: as the level has it


STEPS = {
    step.name: step
    for step in (
        Step("good", "good", "beginner"),
        Step("strong", "strong", "good"),
        Step("expert", "expert", "strong"),
        Step("expert-400", "expert", "good", (4,), 400),
        Step("expert-2000", "expert", "good", (4,), 2000),
        Step("expert-8000", "expert", "good", (4,), 8000),
        Step("expert-40000", "expert", "good", (4,), 40_000),
    )
}


def play(step: Step, players: int, edition: str, deal_sets: int, folder: Path) -> Standing:
    """How the first bot stands after so many deal sets; those that the folder has are not played again."""
    bots = (step.hero, *[step.field] * (players - 1))
    tournament = Tournament("rebel", {"edition": edition}, bots, deal_sets, SEED, playouts=step.playouts)
    found = run(tournament, folder / f"{step.name}-{players}-{edition}.jsonl")
    return next(standing for standing in found if standing.name == step.hero)


def table(step: Step, found: dict[tuple[int, str], Standing]) -> str:
    """The shares by players and edition, and the mean of how many fair shares each is."""
    lines, ratios, errors = [], [], []
    for (players, edition), one in found.items():
        share = f"{100 * one.win_share:.1f} ({100 * one.low:.1f} to {100 * one.high:.1f})"
        times = f"{players * one.win_share:.2f} | {one.ms_per_decision:.1f}"
        lines.append(f"| {step.hero}, {step.field} | {players} | {edition} | {one.games} | {share} | {times} |")
        ratios.append(players * one.win_share)
        errors.append(players * (one.high - one.low) / 2)
    spread = math.hypot(*errors) / len(errors)
    games = sum(one.games for one in found.values())
    return "\n".join([*lines, f"{step.name}: {statistics.mean(ratios):.2f} +-{spread:.2f} fair shares, {games} games"])


def main() -> None:
    """Play in turn until the time is over."""
    folder, minutes = Path(sys.argv[1]), float(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * minutes
    steps = [STEPS[sys.argv[3]]] if len(sys.argv) > 3 else list(STEPS.values())
    deal_sets, found = 0, {}
    while time.monotonic() < until:
        deal_sets += SHARD
        for step in steps:
            for players in step.players:
                for edition in EDITIONS:
                    if time.monotonic() < until:
                        found[step.name, players, edition] = play(step, players, edition, deal_sets, folder)
    for step in steps:
        own = {key[1:]: standing for key, standing in found.items() if key[0] == step.name}
        if own:
            print(table(step, own))


if __name__ == "__main__":
    main()
