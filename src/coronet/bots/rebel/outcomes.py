"""What comes of each option of Rebel Princess, world by world: proposals, the chance to win, and what explains them.

Every option meets the same worlds with the same chance, all seats playing on by the rules of thumb.
"""

from __future__ import annotations

from coronet.bots.rebel.mind import Mind
from coronet.bots.rebel.playouts import chance_to_win
from coronet.bots.rebel.policy import decide
from coronet.games.rebel.cards import FROG_CARD, PRINCES
from coronet.games.rebel.flow import act
from coronet.games.rebel.imagined.lots import Study
from coronet.games.rebel.record import GAME_OVER, Round
from coronet.games.rebel.score import is_rebel, score_of
from coronet.kernel.bits import count, lowest
from coronet.kernel.generator import next_word, seed
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule

OWN, OTHERS, WIN, NOW, FROG, REBEL = range(6)
"""Of a playout: the seat's proposals, those of all others together, its chance to win in millionths, what it took in
the trick at hand, whether it took the Frog, and the seat that took all, counted from 1."""
FIELDS = 6
FROG_POINTS = 5


@rule
def note_outcomes(
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
    number: int,
    noise: int,
    outcomes: list[int],
) -> None:
    """Play out all options so many times in a world; `outcomes` gets FIELDS numbers for each option each time.

    Its first number says where the next ones go.
    """
    for _ in range(times):
        chance = next_word(study) << 20 | next_word(study)
        for option in range(number):
            overwrite(record, world)
            seed(record, chance)
            act(record, seat, options[option])
            now = -1
            while record.round_at == veiled.round_at and record.phase != GAME_OVER:
                if now < 0 and _tricks(record) > _tricks(veiled):
                    now = _basic(record.taken[seat]) - _basic(veiled.taken[seat])
                waiting = lowest(record.waiting)
                act(record, waiting, decide(record, waiting, scene, mind, out, scored, noise))
            if now < 0:
                now = _basic(record.last_taken[seat]) - _basic(veiled.taken[seat])
            _note(veiled, record, seat, outcomes, outcomes[0])
            outcomes[outcomes[0] + NOW] = now
            outcomes[0] += FIELDS


@rule
def _note(veiled: Round, record: Round, seat: int, outcomes: list[int], at: int) -> None:
    """What the finished round has brought."""
    others = 0
    rebel = 0
    for other in range(record.players):
        if other != seat:
            others += score_of(record, veiled.round_at, other)
        if is_rebel(record, other):
            rebel = other + 1
    outcomes[at + OWN] = score_of(record, veiled.round_at, seat)
    outcomes[at + OTHERS] = others
    outcomes[at + WIN] = chance_to_win(record, seat)
    outcomes[at + FROG] = int(record.last_taken[seat] & FROG_CARD != 0)
    outcomes[at + REBEL] = rebel


@rule
def _tricks(record: Round) -> int:
    taken = 0
    for seat in range(record.players):
        taken += record.tricks[seat]
    return taken


@rule
def _basic(cards: int) -> int:
    """What cards cost where no round says otherwise."""
    return count(cards & PRINCES) + FROG_POINTS * count(cards & FROG_CARD)
