"""Moments of games worth a look: seeded games with every round card and princess, and the fewest of their states that
show each thing the page can show."""

from __future__ import annotations

import functools
import random
from typing import Any, NamedTuple

from coronet.games.rebel.declaration import rounds_of
from coronet.games.rebel.hooks import ROUNDS_BY_NAME
from coronet.games.rebel.powers import PRINCESSES_BY_NAME
from coronet.table.table import Table

READER = 0
GAMES = 60
PLAIN = ("pass", "play", "window", "give", "keep", "deal", "trade", "freeze", "swap", "won")  # not a round card's own


class Moment(NamedTuple):
    """A table as the reader's seat sees it."""

    name: str
    table: Table
    state: str

    def __str__(self) -> str:
        return self.name


@functools.cache
def moments() -> tuple[Moment, ...]:
    """The fewest that show everything, the fullest first."""
    return fewest(_candidates())


def fewest(candidates: list[tuple[Moment, frozenset[Any]]]) -> tuple[Moment, ...]:
    """Moments that together show all that any of these shows, the fullest first."""
    left = dict(enumerate(candidates))
    wanted = frozenset().union(*(shown for _, shown in left.values()))
    chosen = []
    while wanted:
        best = max(left, key=lambda at: (len(left[at][1] & wanted), -at))
        moment, shown = left.pop(best)
        wanted -= shown
        chosen.append(moment)
    return tuple(chosen)


def _candidates() -> list[tuple[Moment, frozenset[Any]]]:
    found: dict[frozenset[Any], Moment] = {}
    for number in range(GAMES):
        for moment in _game(number):
            found.setdefault(_shown(moment), moment)
    return [(moment, shown) for shown, moment in found.items()]


def _game(number: int) -> list[Moment]:
    """The states of one game of a round: every card in turn, three to six players, the reader with each princess."""
    rng = random.Random(number)
    card = sorted(ROUNDS_BY_NAME)[number % len(ROUNDS_BY_NAME)]
    edition = "deluxe" if card in rounds_of("deluxe") else "classic"
    princesses = sorted(PRINCESSES_BY_NAME)
    if edition == "classic":
        princesses = [name for name in princesses if name not in ("rapunzel", "thumbelina")]
    players = 3 + number % 4
    own = princesses[number * 5 % len(princesses)]
    others = rng.sample([name for name in princesses if name != own], players - 1)
    rounds = [card, "royal-decree" if card == "once-upon-a-time" else "once-upon-a-time"]
    table = Table.new(
        "rebel", edition=edition, players=players, rounds=rounds, princesses=[own, *others], leader=0, seed=number
    )
    seen = [Moment(f"{card} with {own}, {players} players, start", table.clone(), "playing")]
    scored = 0
    while scored == 0:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(_choices(table, seat, rng)))
        view = table.public_view()
        scored = len(view["rounds_scored"])
        name = f"{card} with {own}, {players} players, {view['phase']}"
        seen.append(Moment(name, table.clone(), "between" if scored else "playing"))
    return seen


def _choices(table: Table, seat: int, rng: random.Random) -> list[str]:
    """The legal choices, powers more often than chance would have them; a few of them where there are very many."""
    choices = table.choices(seat)
    bold = [choice for choice in choices if choice.startswith(("power", "haggle", "swap")) or choice.endswith(" power")]
    return bold if bold and rng.random() < 0.5 else choices


def _shown(moment: Moment) -> frozenset[Any]:
    """What the page has to show then, as facts that some moment must cover."""
    view = moment.table.view(READER)
    own, phase, players = view["own"], view["phase"], view["players"]
    mine = bool(own.get("asked"))
    if moment.state == "between":
        lines = {line["line"] for seat in view["last_round"]["seats"] for line in seat["lines"]}
        return frozenset({("sheet", line) for line in lines} | {("sheet", players)})
    card = view["round"]["id"]
    facts: set[Any] = {("prompt", own["prompt"][0]), ("chips", len(view["chips"])), ("phase", phase, mine)}
    facts |= (
        {("players", players, phase, bool(view["trick"]))} if phase in ("pass", "play", "window") and mine else set()
    )
    facts |= {("card", card, phase)} if phase not in PLAIN else set()
    facts |= {("card", card)} if len(view["trick"]) > 1 and mine else set()
    facts |= (
        {("princess", view["seats"][READER]["princess"], phase)} if mine and phase not in ("pass", "play") else set()
    )
    facts |= {("chip", line[0]) for line in view["chips"]}
    facts |= {("own", name) for name in ("frozen", "drawn", "pool", "face_down", "again") if own.get(name)}
    facts |= {("slots", len(own["slots"]["slots"]), own["slots"]["named"])} if "slots" in own else set()
    for seat in view["seats"]:
        facts |= {("before", name, players > 4) for name in ("open", "aside", "frozen", "taken") if seat.get(name)}
    facts |= {("refused", reason[0]) for reason in own.get("refused", {}).values()}
    return frozenset(facts)
