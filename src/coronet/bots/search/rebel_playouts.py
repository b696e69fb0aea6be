"""Playouts of Rebel Princess: options tried in imagined worlds, all seats playing on by the rules of thumb.

Every option meets the same worlds with the same chance, so that differences between options are the options' own.
"""

from __future__ import annotations

import math

from coronet.bots.policy.rebel import decide
from coronet.bots.policy.rebel_mind import Mind
from coronet.bots.search.rebel_likelihood import likelihood
from coronet.games.rebel.flow import act, is_at_once
from coronet.games.rebel.imagine import imagine
from coronet.games.rebel.lots import Study
from coronet.games.rebel.record import GAME_OVER, Round
from coronet.kernel.bits import count, lowest
from coronet.kernel.generator import below, next_word, seed
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule

MILLION = 1_000_000
OWN_POINT = MILLION // 25  # what a proposal is worth beside the chance to win
STEPS_OF_ONE = 16
EXPONENTIAL = tuple(round(MILLION * math.exp(-step / STEPS_OF_ONE)) for step in range(20 * STEPS_OF_ONE))
SPREAD = tuple(round(10 * max(0.5, 3.5 * math.sqrt(left))) for left in range(33))
"""By rounds left: the difference of totals, in tenths, that makes winning less likely by a factor e."""
RELATIVE = 1000  # parts of a proposal


@rule
def explore(
    veiled: Round,
    seat: int,
    study: Study,
    world: Round,
    other_world: Round,
    record: Round,
    scene: Round,
    mind: Mind,
    out: list[int],
    scored: list[int],
    options: list[int],
    alive: list[int],
    number: int,
    worlds: int,
    candidates: int,
    noise: int,
    for_the_game: int,
    sums: list[float],
    squares: list[float],
) -> None:
    """Play out the options whose positions stand in `alive` in so many worlds; add up what they come to.

    Each world is one of `candidates` imagined ones, the likelier the more the seen plays fit the rules of thumb.
    """
    for _ in range(worlds):
        _likely_world(veiled, seat, study, world, other_world, record, scene, mind, out, scored, candidates)
        _ask_again(world, seat)
        chance = next_word(study) << 20 | next_word(study)
        for at in range(number):
            overwrite(record, world)
            seed(record, chance)
            act(record, seat, options[alive[at]])
            while record.round_at == veiled.round_at and record.phase != GAME_OVER:
                waiting = lowest(record.waiting)
                act(record, waiting, decide(record, waiting, scene, mind, out, scored, noise))
            value = float(_value(veiled, record, seat, for_the_game)) / MILLION
            sums[alive[at]] += value
            squares[alive[at]] += value * value


@rule
def _likely_world(
    veiled: Round,
    seat: int,
    study: Study,
    world: Round,
    other_world: Round,
    record: Round,
    scene: Round,
    mind: Mind,
    out: list[int],
    scored: list[int],
    candidates: int,
) -> None:
    """The next world: one of several, drawn by how well each explains what the others have played."""
    imagine(veiled, study, world)
    if candidates < 2:
        return
    total = likelihood(veiled, seat, world, record, scene, mind, out, scored)
    for _ in range(candidates - 1):
        imagine(veiled, study, other_world)
        weight = likelihood(veiled, seat, other_world, record, scene, mind, out, scored)
        total += weight
        if float(below(study, MILLION)) * total < weight * MILLION:
            overwrite(world, other_world)


@rule
def _ask_again(world: Round, seat: int) -> None:
    """Choices that others have made at once with this seat are not known: they are made again in every playout."""
    if not is_at_once(world):
        return
    for other in range(world.players):
        if other != seat and not world.waiting >> other & 1:
            world.waiting |= 1 << other
            world.pending[other] = 0


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
    spread = SPREAD[max(0, record.rounds_planned - record.round_at)]
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
