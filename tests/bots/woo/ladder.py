"""One bot of Woo the Princess against others: `python -m tests.bots.woo.ladder HERO OTHERS [DEAL_SETS] [MS]`.

3 to 7 players, so many deal sets each, the hero once in every seat. `cheat` as the hero sees all hands and the deck's
cards (not their order): no player can do better than that by knowing more. Printed is the hero's share of the wins in
fair shares, with a 95 % interval over deal sets.
"""

from __future__ import annotations

import random
import statistics
import sys
import time

from coronet.bots.levels import Budget, choose, warm
from coronet.bots.woo.outcomes import chance_to_win, play_out
from coronet.games.woo import settings
from coronet.games.woo.game import GAME
from coronet.games.woo.record import Courtship
from coronet.kernel import compiled
from coronet.kernel.bits import count, each
from coronet.kernel.compiled import Entry, Row
from coronet.kernel.generator import seed

CHEAT = "cheat"
TRIES = 150  # playouts of each option
ENTRIES = {"play_out": Entry(play_out, quick=True), "chance_to_win": Entry(chance_to_win, quick=True)}


def by_cheating(record: Courtship, seat: int, chance: random.Random) -> int:
    """The option that does best in the position as it lies."""
    rules = compiled.load("woo-cheat", ENTRIES)
    out = [0] * GAME.most_choices
    options = out[: GAME.choices(record, seat, out)]
    scratch, scene = Row.zeros(Courtship.WORDS), Row.zeros(Courtship.WORDS)
    rows = Row.zeros(GAME.most_choices), Row.zeros(GAME.most_choices)
    worth = dict.fromkeys(options, 0)
    for _ in range(TRIES if len(options) > 1 else 0):
        world = record.copy()
        world.source = None
        seed(world, chance.getrandbits(50))
        words = world.to_words()
        for option in options:
            scratch.numbers[:] = type(scratch.numbers)("q", words)
            rules["play_out"](record.sets, scratch, seat, option, scene, *rows, 40)
            worth[option] += rules["chance_to_win"](scratch, seat)
    return max(options, key=lambda option: worth[option])


def play(held: settings.Settings, deal: int, hero: int, names: tuple[str, str], budget: Budget) -> tuple[float, float]:
    """The hero's share of the win, and its milliseconds a decision."""
    record = settings.new(held, deal)
    chance = random.Random(deal * 10 + hero)
    spent, decisions = 0.0, 0
    while not GAME.over(record):
        seat = next(each(record.waiting))
        name = names[seat != hero]
        begun = time.thread_time()
        if name == CHEAT:
            choice = by_cheating(record, seat, chance)
        else:
            choice = choose(record, seat, name, chance.getrandbits(50), budget)
        if seat == hero:
            spent += time.thread_time() - begun
            decisions += 1
        GAME.act(record, seat, choice)
    return (record.winners >> hero & 1) / max(1, count(record.winners)), 1000 * spent / decisions


def main(hero: str, others: str, deal_sets: int, milliseconds: float) -> None:
    warm("woo")
    by_players: dict[int, list[float]] = {}
    times = []
    for players in range(3, 8):
        held = settings.read({"players": players})
        for deal in range(deal_sets):
            played = [
                play(held, 1000 * players + deal, seat, (hero, others), Budget(milliseconds=milliseconds))
                for seat in range(players)
            ]
            by_players.setdefault(players, []).append(players * statistics.mean(share for share, _ in played))
            times += [spent for _, spent in played]
    shares = [share for found in by_players.values() for share in found]
    spread = 1.96 * statistics.stdev(shares) / len(shares) ** 0.5
    rows = ", ".join(f"{players}: {statistics.mean(found):.2f}" for players, found in by_players.items())
    share, ms = statistics.mean(shares), statistics.mean(times)
    print(f"{hero} against {others}: {share:.2f} +-{spread:.2f} ({len(times)} games; {rows}), {ms:.2f} ms")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int((sys.argv[3:] or ["20"])[0]), float((sys.argv[4:] or ["0"])[0]))
