"""The example that trains a policy, in short: it learns, and sits down with beginners."""

from __future__ import annotations

import pytest

from tests.compiled_rules import SKIP_WITHOUT_COMPILER

pytest.importorskip("numpy", reason="the extra `fast` is not installed")
pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]


def test_a_policy_that_has_played_a_little_does_better_against_beginners_than_one_that_has_not():
    from examples import train_policy  # noqa: PLC0415 - only with the extra

    untrained, _ = train_policy.duel(*train_policy.train(0, 1), deals=4)
    trained, spread = train_policy.duel(*train_policy.train(12, 64), deals=4)
    assert 0 <= untrained < trained <= 1
    assert spread > 0
