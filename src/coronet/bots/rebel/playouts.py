"""Playouts of Rebel Princess: options tried in imagined worlds, all seats playing on by the rules of thumb.

Every option meets the same worlds with the same chance, so that differences between options are the options' own.
"""

from __future__ import annotations

import math

from coronet.bots.rebel.mind import Mind
from coronet.bots.rebel.odds import MOST_LEFT, SPREADS
from coronet.bots.rebel.policy import decide
from coronet.games.rebel.flow import act
from coronet.games.rebel.imagined.lots import Study
from coronet.games.rebel.legal import choices
from coronet.games.rebel.record import GAME_OVER, Round
from coronet.kernel.bits import count, lowest
from coronet.kernel.generator import next_word, seed
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule

MILLION = 1_000_000
MOST_PLANS = 6  # of a seat to the end of the round
OWN_POINT = MILLION // 25  # what a proposal is worth beside the chance to win
STEPS_OF_ONE = 16
EXPONENTIAL = tuple(round(MILLION * math.exp(-step / STEPS_OF_ONE)) for step in range(20 * STEPS_OF_ONE))
LEVEL = 5  # the spread when no round is left and a tie is played off
SPREAD = tuple(spread for row in SPREADS for spread in (LEVEL, *row))
RELATIVE = 1000  # parts of a proposal


@rule
def explore(
    veiled: Round,
    seat: int,
    study: Study,
    world: Round,
    times: int,
    record: Round,
    scene: Round,
    mind: Mind,
    out: list[int],
    scored: list[int],
    options: list[int],
    alive: list[int],
    number: int,
    noise: int,
    for_the_game: int,
    ends: int,
    sums: list[float],
    squares: list[float],
) -> None:
    """Play out the options whose positions stand in `alive` so many times in a world; add up what they come to."""
    for _ in range(times):
        chance = next_word(study) << 20 | next_word(study)
        for at in range(number):
            best = -(1 << 40)
            plan = 0
            plans = 1
            while plan < plans:
                overwrite(record, world)
                seed(record, chance)
                act(record, seat, options[alive[at]])
                solved = int(ends > 0 and cards_to_come(record, seat) <= ends)
                own_plan = plan if solved else -1
                plans = max(plans, _play_on(veiled, seat, record, scene, mind, out, scored, noise, own_plan))
                best = max(best, _value(veiled, record, seat, for_the_game))
                plan += 1
            value = float(best) / MILLION
            sums[alive[at]] += value
            squares[alive[at]] += value * value


@rule
def cards_to_come(record: Round, seat: int) -> int:
    return record.hand_size[seat] + record.aside_size[seat]


@rule
def _play_on(
    veiled: Round,
    seat: int,
    record: Round,
    scene: Round,
    mind: Mind,
    out: list[int],
    scored: list[int],
    noise: int,
    plan: int,
) -> int:
    """Play to the end of the round by the rules of thumb, or the seat itself by a plan; how many plans there are.

    A plan has a digit for each choice of the seat: which of its options it takes.
    """
    plans = 1
    while record.round_at == veiled.round_at and record.phase != GAME_OVER:
        waiting = lowest(record.waiting)
        choice = 0
        if plan >= 0 and waiting == seat and plans < MOST_PLANS:
            number = choices(record, seat, out)
            if plans * number <= MOST_PLANS:
                choice = out[plan // plans % number]
                plans *= number
        if choice == 0:
            choice = decide(record, waiting, scene, mind, out, scored, noise)
        act(record, waiting, choice)
    return plans


@rule
def _value(veiled: Round, record: Round, seat: int, for_the_game: int) -> int:
    """What the round has brought compared with the others, the more the better, in millionths of a game won."""
    points = RELATIVE * (veiled.total[seat] - record.total[seat])
    others = 0
    for other in range(record.players):
        if other != seat:
            others += record.total[other] - veiled.total[other]
    points += RELATIVE * others // (record.players - 1)
    value = points * OWN_POINT // RELATIVE
    if not for_the_game:
        return value
    if record.phase == GAME_OVER or record.round_at >= veiled.rounds_planned:
        return chance_to_win(record, seat) + value // 50
    return chance_to_win(record, seat) + 3 * value // 10


@rule
def chance_to_win(record: Round, seat: int) -> int:
    """The chance to win the game from the totals, in millionths; when it is over, the share of the win."""
    if record.phase == GAME_OVER:
        return MILLION // count(record.winners) if record.winners >> seat & 1 else 0
    left = min(MOST_LEFT, max(0, record.rounds_planned - record.round_at))
    spread = SPREAD[(4 * record.edition + record.players - 3) * (MOST_LEFT + 1) + left]
    least = record.total[0]
    for other in range(1, record.players):
        least = min(least, record.total[other])
    sum_of_all = 0
    for other in range(record.players):
        sum_of_all += _likely_by(record.total[other] - least, spread)
    return MILLION * _likely_by(record.total[seat] - least, spread) // sum_of_all


@rule
def _likely_by(behind: int, spread: int) -> int:
    return EXPONENTIAL[min(20 * STEPS_OF_ONE - 1, behind * 10 * STEPS_OF_ONE // spread)]
