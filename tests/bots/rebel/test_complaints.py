"""What people complain about when they play bots elsewhere: from `good` upwards none of it happens here."""

from __future__ import annotations

import pytest

from coronet.bots.levels import Budget, choose
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.game import GAME
from tests.bots.against_random import veiled
from tests.bots.rebel import complaints
from tests.bots.rebel.complaints import Complaint
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

SEEDS = {"good": 8, "strong": 8, "expert": 20}
BUDGETS = {"expert": Budget(playouts=1000)}
GROUPS = {
    "play": complaints.PLAY,
    "pass": complaints.PASSES,
    "round card": complaints.ROUND_CARDS,
    "wasted power": complaints.WASTED,
    "saving power": complaints.SAVING,
}
EVERY = [
    pytest.param(
        level,
        complaint,
        id=f"{level}: {group}: {complaint.card}: {complaint.name}",
        marks=[] if level == "good" else [SKIP_WITHOUT_COMPILER],
    )
    for group, found in GROUPS.items()
    for complaint in found
    for level in complaint.levels
]


@pytest.mark.parametrize(("level", "complaint"), EVERY)
def test_it_is_not_heard_here(level: str, complaint: Complaint):
    table = complaint.position()
    assert complaint.fine < set(table.legal(complaint.seat)), "there is nothing to do wrong"
    own = veiled(table.record, complaint.seat)
    chosen = {
        GAME.text_of(choose(own, complaint.seat, level, seed, BUDGETS.get(level))) for seed in range(SEEDS[level])
    }
    assert chosen <= complaint.fine


def test_every_round_card_and_every_princess_has_its_complaint():
    cards = {card for edition in ("classic", "deluxe") for card in rounds_of(edition)}
    assert {complaint.card for complaint in complaints.ROUND_CARDS} == cards
    for group in (complaints.WASTED, complaints.SAVING):
        assert sorted(complaint.name for complaint in group) == sorted(princesses_of("deluxe"))
