"""The levels of Rebel Princess: rules of thumb half remembered, in full, and searches of two sizes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from coronet.bots.budget import Budget
from coronet.bots.rebel import policy
from coronet.bots.rebel import search as looking_ahead
from coronet.bots.rebel.mind import Mind
from coronet.bots.rebel.search import Plan
from coronet.games.choosing import choice_of, kind_of
from coronet.games.rebel.cards import FROG_CARD
from coronet.games.rebel.choices import NO, PASS_BOTH, POWER, POWER_SEAT, POWER_SUIT
from coronet.games.rebel.legal import MOST_CHOICES, asked_kinds, cards_wanted, choices
from coronet.games.rebel.record import WINDOWS, Round
from coronet.games.rebel.windows import is_asked_the_same
from coronet.kernel import compiled
from coronet.kernel.bits import each, lowest
from coronet.kernel.compiled import Row as CompiledRow

SLIPS = 0.12  # how often a beginner takes another choice than the best one seen
SLIP_COST = 150  # and what it costs at most
REMEMBERS = 0.4  # of the tricks before the last one
USES_POWER = 0.5  # when it would be worth it

STRONG_PLAYOUTS = {3: 150, 4: 200, 5: 300, 6: 500}
"""By players: the more there are, the less one choice changes, and the more worlds it takes to see it."""
PLANS = {
    "strong": Plan(playouts=STRONG_PLAYOUTS[4], is_limited=True, prior=4),
    "expert": Plan(playouts=2000, weighs=True, for_the_game=True, ends=3, sets=24, prior=4),
}


def choose(own: Round, seat: int, level: str, seed: int, budget: Budget | None) -> int:
    """The choice of a seat that must act, from a veiled record of its own."""
    if is_asked_the_same(own, seat):
        return choice_of(NO, 0, 0)
    if level == "beginner":
        return _by_a_beginner(own, seat, chance_of(own.phase, own.hand[seat], seat, seed))
    if level in PLANS:
        return looking_ahead.search(own, seat, seed, plan_of(level, budget, own.players))
    return _by_rules_of_thumb(own, seat, chance_of(own.phase, own.hand[seat], seat, seed))


def chance_of(phase: int, hand: int, seat: int, seed: int) -> Random:
    """By the seed; for a power before a trick by the hand, so that being asked anew is no second try at it."""
    return Random(f"{seat} {hand}" if phase == WINDOWS else seed)  # noqa: S311 - for play, not for secrets


def plan_of(level: str, budget: Budget | None, players: int = 4) -> Plan:
    """The search of a level within a budget; one that is limited makes no more playouts than its own."""
    plan = PLANS[level]
    if plan.is_limited:
        plan = replace(plan, playouts=STRONG_PLAYOUTS[players])
    if budget is not None and budget.milliseconds:
        return replace(plan, milliseconds=budget.milliseconds)
    if budget is not None and budget.playouts:
        return replace(plan, playouts=min(budget.playouts, plan.playouts) if plan.is_limited else budget.playouts)
    return plan


def warm() -> None:
    """Have everything ready that choosing needs: compiled code is made or read now rather than at the first choice."""
    if compiled.available():
        looking_ahead.rules()


def is_warm(level: str) -> bool:
    """Whether the level can choose at once."""
    return level not in PLANS or looking_ahead.is_loaded()


def _by_rules_of_thumb(own: Round, seat: int, rng: Random) -> int:
    mind = Mind()
    if asked_kinds(own, seat) & policy.SETS:
        out = [0]
        return policy.decide(own, seat, Round(), mind, out, out, 0)
    options, scored = _scored(own, own, seat, mind)
    best = max(scored)
    return rng.choice([option for option, score in zip(options, scored, strict=True) if score >= best - policy.NEAR])


def _scored(own: Round, seen: Round, seat: int, mind: Mind) -> tuple[list[int], list[int]]:
    """The legal choices, and their scores by what the seat has in mind; compiled if that is at hand."""
    if looking_ahead.is_loaded():
        thinking = looking_ahead.Thinking(own)
        thinking.mind = CompiledRow.of(mind.to_words())
        return thinking.options(seat, CompiledRow.of(seen.to_words()))
    out, scored = [0] * MOST_CHOICES, [0] * MOST_CHOICES
    number = choices(own, seat, out)
    policy.scores(seen, seat, Round(), mind, out, number, scored)
    return out[:number], scored[:number]


def _by_a_beginner(own: Round, seat: int, rng: Random) -> int:
    kinds = asked_kinds(own, seat)
    if kinds & policy.SETS:
        return _high_cards(own, seat, lowest(kinds))
    mind = Mind()
    mind.careless = 1
    options, scored = _scored(own, _half_remembered(own, seat), seat, mind)
    best = max(scored)
    chosen = rng.choice([option for option, score in zip(options, scored, strict=True) if score >= best - policy.NEAR])
    if kind_of(chosen) in (POWER, POWER_SUIT, POWER_SEAT) and kind_of(options[0]) == NO and rng.random() > USES_POWER:
        return options[0]
    if rng.random() < SLIPS:
        return rng.choice([o for o, score in zip(options, scored, strict=True) if score >= best - SLIP_COST])
    return chosen


def _high_cards(own: Round, seat: int, kind: int) -> int:
    """The Frog and the highest cards."""
    cards = sorted(each(own.hand[seat]), key=lambda card: (FROG_CARD >> card & 1, card % 12), reverse=True)
    if kind == PASS_BOTH:
        return choice_of(kind, cards[0], 1 << cards[1])
    return choice_of(kind, 0, sum(1 << card for card in cards[: cards_wanted(own, seat)]))


def _half_remembered(own: Round, seat: int) -> Round:
    """The last trick, and of those before a card here and there; nothing of who did not follow."""
    seen = own.copy()
    chance = Random(f"{seat} {own.round_at} {own.round} {own.began} {own.total}")  # noqa: S311 - the same all round
    kept = sum(1 << card for card in range(48) if chance.random() < REMEMBERS)
    for place in range(own.last_place):
        kept |= 1 << own.last_trick[place]
    for other in range(own.players):
        seen.taken[other] &= kept
    seen.round_from = seen.history_count
    seen.secrets_from = seen.secret_count
    return seen
