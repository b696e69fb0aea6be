"""A new gift of the rules is one file: it has its cards in the record, takes effect, and bots are shown it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import coronet

GIFT = '''"""Generous: Baubles become the Lead Suit; if it is in play when the round ends, everything is discarded."""

from coronet.games.woo.record import Courtship
from coronet.kernel.rule import rule

NUMBER = 6


@rule
def take_effect(record: Courtship, card: int, seat: int) -> None:
    record.lead = 3


@rule
def is_all_discarded(record: Courtship, mine: int, answer: int) -> int:
    return int(answer or record.in_play & mine != 0)
'''
PROGRAM = """
from coronet import Table
from coronet.games.woo.hooks import EFFECTS, gifts_of
from coronet.games.woo.learnt.observation import LAYOUT
assert EFFECTS[-1] == "generous", EFFECTS
assert "generous" in [part.name for part in LAYOUT]
generous = [suit + number for suit in "RSM" for number in "27"]
table = Table.new("woo", players=3, seed=1, specials={"generous": generous})
assert gifts_of(table._record, len(EFFECTS) - 1) == table._record.generous != 0
discarded = 0
while not table.over:
    seat = table.to_act[0]
    choices = table.choices(seat)
    chosen = next((one for one in choices if one.startswith("play") and one[5:] in generous), choices[0])
    table.act(seat, chosen)
    if chosen != choices[0] and table.public_view()["trick"]:
        assert table.public_view()["lead"] == "B", table.public_view()
    discarded += any(key == "story-woo-lulled" for key, _ in table.told(None))
assert discarded
again = Table.replay(table.log)
assert again.totals == table.totals
print("played")
"""


def test_a_gift_is_its_file_and_nothing_else(tmp_path):
    shutil.copytree(
        Path(coronet.__file__).parent, tmp_path / "coronet", ignore=shutil.ignore_patterns("page", "__pycache__")
    )
    (tmp_path / "coronet" / "games" / "woo" / "gifts" / "generous.py").write_text(GIFT, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "played\n"), done.stderr
