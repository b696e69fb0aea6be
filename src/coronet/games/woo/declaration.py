"""Woo the Princess as it is declared: its settings and what is true of every game of it (rules, section 15)."""

from __future__ import annotations

from coronet.games.declaration import Ball, Declaration, Kind, Measured, Setting
from coronet.games.woo.cards import CARD_NAMES, SUITS
from coronet.games.woo.record import MODES
from coronet.games.woo.specials import EFFECTS, TABLES

PLAYERS = {"each": range(2, 8), "ghost": (2,), "teams": (4, 6)}
DRAW = "draw"
GIFT = "gift"  # the kind of what there is to have danced with
SUITED = tuple(name for name in CARD_NAMES if name[0] in SUITS)

DECLARED = Declaration(
    name="woo",
    box="woo",
    page="woo",
    part="set",
    settings=(
        Setting("mode", Kind.WORD, MODES[0], MODES),
        Setting("players", Kind.NUMBER, {"each": 4, "ghost": 2, "teams": 4}, PLAYERS, by="mode"),
        Setting("specials", Kind.TABLE, "ones", SUITED, words=tuple(TABLES)),
        Setting("leader", Kind.SEAT, DRAW, words=(DRAW,)),
        Setting("exchange", Kind.FLAG, default=True),
        Setting("goal", Kind.NUMBER, 7, range(1, 16), offered=(3, 5, 7, 9)),
        Setting("max_sets", Kind.NUMBER, 40, range(1, 201)),
    ),
    points_decide=True,
    at_once=True,
    is_searched=True,
    needs_fast=True,
    compared_in="chance",
    most_points=20,
    most_actions=200 * 200,
    suits=SUITS,
    quick={"players": 3, "goal": 3},
    measured=Measured(
        shares={
            "good": {3: 0.493, 4: 0.358, 5: 0.300, 6: 0.220, 7: 0.207},
            "strong": {3: 0.457, 4: 0.268, 5: 0.286, 6: 0.317, 7: 0.210},
            "expert": {3: 0.317, 4: 0.275, 5: 0.240, 6: 0.217, 7: 0.243},
        }
    ),
    dances={GIFT: EFFECTS},
    ball=Ball({"players": 4, "max_sets": 1}),
)
