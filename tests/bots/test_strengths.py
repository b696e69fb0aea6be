"""The ratings of levels: in the order of the levels, as the docs have them, and as what was measured says."""

from __future__ import annotations

import math
import re
from itertools import pairwise

import pytest

from coronet.bots.playable import LEVELS
from coronet.bots.strengths import strengths
from coronet.games.catalogue import game_named
from tests.conftest import ROOT


@pytest.mark.parametrize("game", strengths())
def test_every_level_is_stronger_than_the_one_before(game):
    ratings = strengths()[game]
    assert tuple(ratings) == LEVELS
    assert all(ratings[one] < ratings[other] for one, other in pairwise(LEVELS))
    assert ratings["good"] == 1500


BY_SHARES = [game for game in strengths() if game_named(game).declared.measured.shares]


@pytest.mark.parametrize("game", BY_SHARES)
def test_ratings_foretell_the_shares_that_were_measured(game):
    ratings = strengths()[game]
    for before, level in pairwise(LEVELS):
        worth = 10 ** ((ratings[level] - ratings[before]) / 400)
        shares = game_named(game).declared.measured.shares[level]
        foretold = [worth / (worth + players - 1) for players in shares]
        assert math.isclose(sum(foretold), sum(shares.values()), rel_tol=0.06)


def test_the_docs_have_the_same_ratings():
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    ratings = page.partition("### Ratings of levels")[2]
    for game, levels in strengths().items():
        row = re.search(rf"^\| {game} \|(.*)\|$", ratings, re.MULTILINE)
        assert row is not None
        assert [int(one) for one in row[1].split("|")] == list(levels.values())
