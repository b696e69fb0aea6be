"""What comes of each option of Woo the Princess, world by world: the set, the cards collected, the chance to win.

Every option meets the same worlds with the same chance, all seats playing the set to its end by the rules of thumb.
"""

from __future__ import annotations

import math

from coronet.bots.woo.policy import decide
from coronet.games.woo.cards import SPURNED_CARD
from coronet.games.woo.flow import act
from coronet.games.woo.imagined.imagine import imagine
from coronet.games.woo.record import EXCHANGE, OVER, Courtship, Study
from coronet.games.woo.score import pile_of, side_of, sides
from coronet.kernel.bits import count, lowest
from coronet.kernel.generator import next_word, seed
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule

SET, CARDS, SPURNED, WIN = range(4)
"""Of a playout: whether the seat's side won the set, its cards less the best other side's, whether it was spurned, and
its chance to win the game in millionths."""
FIELDS = 4
MILLION = 1_000_000
STEPS_OF_ONE = 16
EXPONENTIAL = tuple(round(MILLION * math.exp(-step / STEPS_OF_ONE)) for step in range(16 * STEPS_OF_ONE))
SPREAD = tuple(round(10 * (0.35 + 0.55 * math.sqrt(left))) for left in range(16))
"""By Princess cards still to be won: the difference, in tenths, that makes winning less likely by a factor e."""


@rule
def weigh(
    veiled: Courtship,
    seat: int,
    study: Study,
    world: Courtship,
    record: Courtship,
    scene: Courtship,
    out: list[int],
    scored: list[int],
    options: list[int],
    number: int,
    worlds: int,
    noise: int,
    outcomes: list[int],
) -> None:
    """Play out all options in so many worlds; `outcomes` gets FIELDS numbers for each option, world by world."""
    at = 0
    for _ in range(worlds):
        imagine(veiled, study, world)
        _ask_again(world, seat)
        chance = next_word(study) << 20 | next_word(study)
        for option in range(number):
            overwrite(record, world)
            seed(record, chance)
            play_out(veiled.sets, record, seat, options[option], scene, out, scored, noise)
            _note(veiled, record, scene, seat, outcomes, at)
            at += FIELDS


@rule
def play_out(
    sets: int,
    record: Courtship,
    seat: int,
    choice: int,
    scene: Courtship,
    out: list[int],
    scored: list[int],
    noise: int,
) -> None:
    """Make a choice and play on to the end of the set; `scene` then has the last position of the set."""
    waiting = seat
    chosen = choice
    while True:
        overwrite(scene, record)
        act(record, waiting, chosen)
        if record.sets > sets or record.phase == OVER:
            return
        waiting = lowest(record.waiting)
        chosen = decide(record, waiting, scene, out, scored, noise)


@rule
def _ask_again(world: Courtship, seat: int) -> None:
    """Exchanges that others have chosen at once with this seat are not known: they are chosen again."""
    if world.phase != EXCHANGE:
        return
    for other in range(world.players):
        if other != seat and world.pending[other]:
            world.pending[other] = 0
            world.waiting |= 1 << other


@rule
def _note(veiled: Courtship, record: Courtship, last: Courtship, seat: int, outcomes: list[int], at: int) -> None:
    """What the finished set has brought; of cards all but those of the last round, which decide it anyway."""
    own = side_of(record, seat)
    most = 0
    for side in range(sides(record)):
        if side != own:
            pile = pile_of(last, side)
            most = max(most, count(pile) if pile & SPURNED_CARD == 0 else 0)
    pile = pile_of(last, own)
    outcomes[at + SET] = int(record.set_winners >> seat & 1)
    outcomes[at + CARDS] = count(pile) - most
    outcomes[at + SPURNED] = int(pile & SPURNED_CARD != 0)
    outcomes[at + WIN] = chance_to_win(record, seat)


@rule
def chance_to_win(record: Courtship, seat: int) -> int:
    """The chance to win the game from the Princess cards won, in millionths; when it is over, the share of the win."""
    own = side_of(record, seat)
    if record.phase == OVER:
        if record.winners >> seat & 1 == 0:
            return 0
        return MILLION // count(record.winners)
    total = 0
    most = 0
    for side in range(sides(record)):
        total += record.won_count[side]
        most = max(most, record.won_count[side])
    spread = SPREAD[min(15, max(0, record.goal - total))]
    all_sides = 0
    for side in range(sides(record)):
        all_sides += _likely_by(record, most, side, spread)
    return MILLION * _likely_by(record, most, own, spread) // max(1, all_sides)


@rule
def _likely_by(record: Courtship, most: int, side: int, spread: int) -> int:
    """How likely a side wins beside the others; in an extra set only those who play it do."""
    if record.playing >> side & 1 == 0:
        return 0
    behind = most - record.won_count[side]
    return EXPONENTIAL[min(16 * STEPS_OF_ONE - 1, behind * 10 * STEPS_OF_ONE // spread)]
