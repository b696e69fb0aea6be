"""Does an imagined world contradict what its seat saw? The round is played again with the imagined hands.

Shares nothing with the sampler but the rules themselves. A world contradicts if it looks different to its seat now;
and, as long as no card has moved unseen since the pass, if a play that the seat saw made was not legal for the imagined
hand or has another outcome. (The checker of the tests reads the rules anew and follows unseen moves too.)
"""

from __future__ import annotations

from coronet.games import packed
from coronet.games.choosing import choice_of, kind_of, number_in
from coronet.games.contract import veiled_copy
from coronet.games.rebel import history
from coronet.games.rebel.choices import PASS, PASS_BOTH, PLAY
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import Round

UNSEEN_MOVES = {
    history.SET_BY,
    history.GIFTED,
    history.GAVE,
    history.GOT,
    history.TRADED,
    history.CAME_BACK,
    history.PICKED_UP,
}
PUBLIC = ("leader", "winner", "last_winner", "princes_in", "led", "place", "phase", "waiting")


class Told:
    """A round as it was played: every record, and the choice made in it."""

    def __init__(self, start: Round) -> None:
        self.records = [start.copy()]
        self.acts: list[tuple[int, int]] = []

    def act(self, seat: int, choice: int) -> Round:
        """Make a choice and keep what came of it."""
        record = self.records[-1].copy()
        GAME.act(record, seat, choice)
        self.records.append(record)
        self.acts.append((seat, choice))
        return record


def contradicts(told: Told, viewer: int, world: Round) -> bool:
    """Whether the world is impossible for the viewer."""
    truth = told.records[-1]
    if veiled_copy(GAME, world, viewer) != veiled_copy(GAME, truth, viewer):
        return True
    first = _first_after_pass(told)
    if first is None or _has_unseen_moves(truth):
        return False
    hands = list(world.hand)
    for at in reversed(range(first, len(told.acts))):
        before, after = told.records[at], told.records[at + 1]
        seat, choice = told.acts[at]
        is_face_down = truth.face_down >> before.place & 1 and at >= _first_of_trick(told)
        if kind_of(choice) == PLAY and seat != viewer and is_face_down:
            card = 1 << world.trick[before.place]
            choice = choice_of(PLAY, number_in(choice), card)
            hands[seat] |= card
        else:
            _take_back(hands, before, after)
        if kind_of(choice) == PLAY:
            imagined = _with_hands(before, hands, viewer)
            if GAME.why_not(imagined, seat, choice) or _ends_otherwise(imagined, seat, choice, after):
                return True
    return False


def _first_after_pass(told: Told) -> int | None:
    """The number of the first act after the pass; None while cards are still passed or princesses chosen."""
    found = [at for at, (_, choice) in enumerate(told.acts) if kind_of(choice) in (PASS, PASS_BOTH)]
    if not found or told.records[-1].phase == told.records[found[-1]].phase:
        return None
    return found[-1] + 1


def _has_unseen_moves(truth: Round) -> bool:
    passed = 0
    for entry in truth.history[truth.round_from : truth.history_count]:
        kind = packed.kind_of(entry)
        passed += kind == history.PASSED
        if kind in UNSEEN_MOVES or passed > 2 * truth.players:
            return True
    return False


def _take_back(hands: list[int], before: Round, after: Round) -> None:
    for seat in range(before.players):
        hands[seat] = hands[seat] & ~(after.hand[seat] & ~before.hand[seat]) | before.hand[seat] & ~after.hand[seat]


def _first_of_trick(told: Told) -> int:
    """The number of the act that leads the present trick."""
    return max(at for at, record in enumerate(told.records) if record.place == 0)


def _with_hands(record: Round, hands: list[int], viewer: int) -> Round:
    imagined = record.copy()
    for seat in range(record.players):
        if seat != viewer:
            imagined.hand[seat] = hands[seat]
    return imagined


def _ends_otherwise(imagined: Round, seat: int, choice: int, after: Round) -> bool:
    GAME.act(imagined, seat, choice)
    return any(getattr(imagined, name) != getattr(after, name) for name in PUBLIC)
