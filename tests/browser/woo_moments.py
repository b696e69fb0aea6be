"""Moments of Woo the Princess worth a look: the fewest states of seeded games that show all the page can show."""

from __future__ import annotations

import functools
import random
from typing import Any

from coronet.table.table import Table
from tests.browser.moments import READER, Moment, fewest

WISHES: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"players": 3, "specials": "lavish"},
    {"mode": "ghost", "specials": "lavish"},
    {"mode": "teams", "players": 4},
    {"mode": "teams", "players": 6, "specials": "none"},
    {"players": 7, "specials": "lavish"},
)
GAMES = 12


@functools.cache
def woo_moments() -> tuple[Moment, ...]:
    """The fewest that show everything, the fullest first."""
    found: dict[frozenset[Any], Moment] = {}
    for number in range(GAMES):
        for moment in _game(number, WISHES[number % len(WISHES)]):
            found.setdefault(_shown(moment), moment)
    return fewest([(moment, shown) for shown, moment in found.items()])


def _game(number: int, wish: dict[str, Any]) -> list[Moment]:
    rng = random.Random(number)
    table = Table.new("woo", seed=number, goal=2, **wish)
    seen = []
    finished = 0
    while not table.over:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
        state = "over" if table.over else "between" if table.finished > finished else "playing"
        finished = table.finished
        view = table.public_view()
        seen.append(Moment(f"{view['mode']}, {view['players']} players, {view['phase']}", table.clone(), state))
    return seen


def _shown(moment: Moment) -> frozenset[Any]:
    """What the page has to show then, as facts that some moment must cover."""
    view = moment.table.view(READER)
    players, phase = view["players"], view["phase"]
    if moment.state != "playing":
        sides = view["last_set"]["sides"]
        facts = {("verdict", side["verdict"]) for side in sides} | {(moment.state, len(sides) > 6, len(sides) == 2)}
        return frozenset(facts | {("tie", bool(view["last_set"]["tie"])), ("extra", len(view["playing"]) < players)})
    if READER not in view["to_act"]:
        return frozenset()
    facts = {("phase", phase, players > 6), ("prompt", view["own"]["prompt"][0])}
    facts |= {("chip", key) for key, _ in view["chips"]}
    facts |= {("gone", players > 6) for card in view["trick"] if card["gone"]}
    facts |= {("trick", players, view["mode"]) for _ in view["trick"][2:3]}
    facts |= {("spurned", players > 6) for seat in view["seats"] if seat["spurned"]}
    facts |= {("carried",) for _ in view["own"]["carried"] if phase == "exchange"}
    return frozenset(facts)
