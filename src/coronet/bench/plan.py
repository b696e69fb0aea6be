"""What `coronet bench` measures, in which order, and the ratios that follow."""

from __future__ import annotations

from coronet.bench import rebel
from coronet.bench.frame import Measure, Ratio
from coronet.kernel import compiled

RATIOS = (
    Ratio("rebel_playouts_vs_openspiel_hearts", "rebel_cards_per_s", "openspiel_hearts_cards_per_s"),
    Ratio("woo_playouts_vs_openspiel_hearts", "woo_decisions_per_s", "openspiel_hearts_cards_per_s"),
    Ratio("rebel_step_vs_pyspiel_hearts", "rebel_step_decisions_per_s", "openspiel_hearts_step_decisions_per_s"),
    Ratio("r_games_vs_openspiel_goofspiel", "r_games_per_s", "openspiel_goofspiel_games_per_s"),
    Ratio("r_games_vs_openspiel_goofspiel_rollouts", "r_games_per_s", "openspiel_goofspiel_rollouts_per_s"),
    Ratio("ismcts_vs_openspiel", "rebel_ismcts_iterations_per_s", "openspiel_hearts_ismcts_iterations_per_s"),
    Ratio("rebel_imagine_contradictions", "rebel_imagine_contradictions"),
    Ratio("rebel_imagine_per_s", "rebel_imagine_per_s"),
    Ratio("woo_imagine_per_s", "woo_imagine_per_s"),
    Ratio(
        "rebel_interpreted_vs_rlcard_bridge", "rebel_interpreted_decisions_per_s", "rlcard_bridge_env_decisions_per_s"
    ),
    Ratio("batch_steps_vs_pettingzoo", "batch_steps_per_s", "pettingzoo_steps_per_s"),
    Ratio("rebel_play_out_games_per_s", "rebel_play_out_games_per_s"),
    Ratio("batch_all_cores_vs_one", "batch_all_cores_steps_per_s", "batch_one_core_steps_per_s"),
    Ratio("rebel_table_step_ms", "rebel_table_step_ms"),
    Ratio("batch_two_threads_vs_one", "rebel_batch_two_threads_cards_per_s", "rebel_batch_one_thread_cards_per_s"),
    Ratio("cold_compile_s", "cold_compile_s"),
    Ratio("warm_start_s", "warm_start_s"),
    Ratio(
        "openspiel_hearts_worlds_breaking_a_void", "openspiel_hearts_worlds_breaking_a_void", "openspiel_hearts_worlds"
    ),
)


def measures(*, with_peers: bool) -> list[Measure]:
    """Ours, and those of the peers after them, so that both sides of a ratio are measured in every lap."""
    found = list(rebel.MEASURES)
    if compiled.available():
        from coronet.bench import (  # noqa: PLC0415 - only where the compiler is installed
            arrays,
            play_out,
            r_compiled,
            rebel_compiled,
            rebel_ismcts,
            woo_compiled,
        )

        found += [
            *rebel_compiled.MEASURES,
            *rebel_ismcts.MEASURES,
            *r_compiled.MEASURES,
            *woo_compiled.MEASURES,
            *arrays.MEASURES,
            *play_out.MEASURES,
        ]
    if with_peers:
        from coronet.bench.peers import (  # noqa: PLC0415 - only where they are installed
            goofspiel,
            openspiel,
            pettingzoo,
            rlcard,
        )

        found += [*openspiel.MEASURES, *goofspiel.MEASURES, *rlcard.MEASURES, *pettingzoo.MEASURES]
    return found
