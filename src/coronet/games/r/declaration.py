"""R as it is declared: its settings and what is true of every game of it (rules, sections 5, 6 and 10)."""

from __future__ import annotations

from coronet.games.box.reading import SWITCHES
from coronet.games.declaration import Ball, Declaration, Kind, Measured, Setting
from coronet.games.r.hooks import VARIANTS_BY_NAME

LARGEST_TOTAL = 1000
VARIANT = "variant"  # the kind of what there is to have danced with
MATCH = "true-king"  # a match plays any of the variants, so that the settings of all count


def _of_variant(variant: str) -> tuple[str, tuple[str, ...]]:
    return "variants", (variant, MATCH)


DECLARED = Declaration(
    name="r",
    box="box",
    page="r",
    settings=(
        Setting("variants", Kind.NAMES, (), tuple(VARIANTS_BY_NAME), option="variant"),
        *SWITCHES,
        Setting("first", Kind.SEAT, 0, only_with=_of_variant("draft")),
        Setting("princes", Kind.SEAT, 0, only_with=_of_variant("princess-attack")),
        Setting("last_chance", Kind.WORD, "lost", ("lost", "any"), only_with=_of_variant("last-chance")),
        Setting(
            "until",
            Kind.NUMBER,
            None,  # one night
            range(1, LARGEST_TOTAL + 1),
            offered=(10, 20),
            only_with=_of_variant("till-dawn"),
        ),
    ),
    seats=(2,),
    at_once=True,
    is_solved=True,
    needs_fast=True,
    compared_in="chance",
    most_points=1000,
    most_actions=200 * 1000,
    can_be_cut=True,
    ball=Ball({}),
    measured=Measured(losses={"beginner": 0.4213, "good": 0.1953, "strong": 0.0442, "expert": 0.0}),
    dances={VARIANT: tuple(VARIANTS_BY_NAME)},
)
FIELD_OF = {one.only_with[1][0]: one.name for one in DECLARED.settings if one.only_with}
"""The setting that comes with a variant."""
