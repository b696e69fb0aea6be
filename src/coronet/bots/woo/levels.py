"""The levels of Woo the Princess: rules of thumb half remembered, in full, and searches of two sizes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from coronet.bots.budget import Budget
from coronet.bots.woo import policy
from coronet.bots.woo import search as looking_ahead
from coronet.bots.woo.search import Plan
from coronet.games.woo.legal import MOST_CHOICES, choices
from coronet.games.woo.record import Courtship
from coronet.kernel import compiled
from coronet.kernel.compiled import Row

SLIPS = 0.2  # how often a beginner takes another choice than the best one seen
SLIP_COST = 150  # and what it costs at most, in hundredths of a card
REMEMBERS = 0.3  # of the cards that others have collected or that went away

PLANS = {
    "strong": Plan(playouts=60),
    "expert": Plan(playouts=1500, for_the_game=True),
}


def choose(own: Courtship, seat: int, level: str, seed: int, budget: Budget | None) -> int:
    """The choice of a seat that must act, from a veiled record of its own."""
    if level in PLANS:
        return looking_ahead.search(own, seat, seed, plan_of(level, budget))
    rng = chance_of(own.phase, own.hand[seat], seat, seed)
    seen = _half_remembered(own, seat) if level == "beginner" else own
    options, scored = _scored(own, seen, seat, 0 if level == "beginner" else policy.HOLDING)
    best = max(scored)
    chosen = rng.choice([option for option, score in zip(options, scored, strict=True) if score >= best - policy.NEAR])
    if level == "beginner" and rng.random() < SLIPS:
        return rng.choice([o for o, score in zip(options, scored, strict=True) if score >= best - SLIP_COST])
    return chosen


def chance_of(phase: int, hand: int, seat: int, seed: int) -> Random:
    """By the seed alone, whatever is asked."""
    return Random(seed)  # noqa: S311 - for play, not for secrets


def plan_of(level: str, budget: Budget | None) -> Plan:
    """The search of a level; a budget is for the expert, the strong player always looks at as little."""
    plan = PLANS[level]
    if budget is None or level != "expert":
        return plan
    if budget.milliseconds:
        return replace(plan, milliseconds=budget.milliseconds)
    return replace(plan, playouts=budget.playouts) if budget.playouts else plan


def warm() -> None:
    """Have everything ready that choosing needs."""
    if compiled.available():
        looking_ahead.rules()


def is_warm(level: str) -> bool:
    """Whether the level can choose at once."""
    return level not in PLANS or looking_ahead.is_loaded()


def _scored(own: Courtship, seen: Courtship, seat: int, holding: int) -> tuple[list[int], list[int]]:
    """The legal choices and their scores by what is seen; compiled if that is at hand."""
    if looking_ahead.is_loaded():
        return looking_ahead.Thinking(own, seat).options(Row.of(seen.to_words()), holding)
    out, scored = [0] * MOST_CHOICES, [0] * MOST_CHOICES
    number = choices(own, seat, out)
    policy.scores(seen, seat, Courtship(), out, number, scored, holding)
    return out[:number], scored[:number]


def _half_remembered(own: Courtship, seat: int) -> Courtship:
    """The round on the table, and a card here and there of what was collected or thrown away; no voids."""
    seen = own.copy()
    chance = Random(f"{seat} {own.sets} {own.wooing} {own.won_count}")  # noqa: S311 - the same all through the set
    kept = sum(1 << card for card in range(53) if chance.random() < REMEMBERS)
    seen.face_up &= kept
    for other in range(own.players):
        seen.void[other] = 0
        if other != seat:
            seen.collected[other] &= kept
    return seen
