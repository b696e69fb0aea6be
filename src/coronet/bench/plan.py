"""What `coronet bench` measures, in which order, and the ratios that follow."""

from __future__ import annotations

from coronet.bench import rebel
from coronet.bench.frame import Measure, Ratio

RATIOS = (
    Ratio(
        "rebel_interpreted_vs_rlcard_bridge", "rebel_interpreted_decisions_per_s", "rlcard_bridge_env_decisions_per_s"
    ),
    Ratio("rebel_table_step_ms", "rebel_table_step_ms"),
    Ratio(
        "openspiel_hearts_worlds_breaking_a_void", "openspiel_hearts_worlds_breaking_a_void", "openspiel_hearts_worlds"
    ),
)


def measures(*, with_peers: bool) -> list[Measure]:
    """Ours, and those of the peers after them, so that both sides of a ratio are measured in every lap."""
    if not with_peers:
        return list(rebel.MEASURES)
    from coronet.bench.peers import openspiel, rlcard  # noqa: PLC0415 - only where they are installed

    return [*rebel.MEASURES, *openspiel.MEASURES, *rlcard.MEASURES]
