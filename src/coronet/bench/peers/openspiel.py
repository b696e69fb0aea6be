"""What is measured of OpenSpiel's Hearts: rollouts and searches in C++, stepping from Python, and worlds for a seat.

Its wheel has no call for a rollout. But a search of one simulation evaluates the position it starts from, and the
evaluator of random rollouts plays as many there as it is told: one call, and all cards are played in C++. The search
is only begun after the deal, because it cannot start where chance is to move.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

import pyspiel

from coronet.bench.frame import Found, Measure, Rate, Tally, now

SEATS, SUITS, DECK = 4, 4, 52
PASSED = 12  # three cards each, unless the hand is played without passing
DEALS = 32
ROLLOUTS = 1000  # a deal
HANDS = 4000
POSITIONS = 400
WORLDS = 20  # a position
SEARCHES = 16
ITERATIONS = 1000  # a search
FIRST_CARDS = 8
MEMORY_MB = 100  # the tree of a search; one node is all it grows

_hearts = pyspiel.load_game("hearts")


class Known(NamedTuple):
    """What a history says, seat by seat: the cards still held, and the suits shown not to be held any more."""

    hands: list[set[int]]
    voids: list[set[int]]


def rollouts(lap: int) -> Mapping[str, Found]:
    """Whole hands after the deal, passing included where the hand has it, played in C++."""
    rng = random.Random(lap)
    seconds, cards = 0.0, 0
    for _ in range(DEALS):
        state = dealt(rng)
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=rng.getrandbits(31))
        search = pyspiel.MCTSBot(_hearts, evaluator, 1.0, 1, MEMORY_MB, False, rng.getrandbits(31), False)
        begun = now()
        search.mcts_search(state)
        seconds += now() - begun
        cards += ROLLOUTS * play_out(state, rng)
    return {
        "openspiel_hearts_rollouts_per_s": Rate(DEALS * ROLLOUTS, seconds),
        "openspiel_hearts_cards_per_s": Rate(cards, seconds),
    }


def stepping(lap: int) -> Mapping[str, Found]:
    """The same hands, each choice made from Python; a choice is a card."""
    rng = random.Random(lap)
    states = [dealt(rng) for _ in range(HANDS)]
    choices = 0
    begun = now()
    for state in states:
        while legal := state.legal_actions():
            state.apply_action(legal[int(rng.random() * len(legal))])
            choices += 1
    return {"openspiel_hearts_step_decisions_per_s": Rate(choices, now() - begun)}


def resampling(lap: int) -> Mapping[str, Found]:
    """Worlds that should agree with what the seat to play has seen, anywhere between the first card and the last."""
    rng = random.Random(lap)
    seconds, breaking = 0.0, 0
    for _ in range(POSITIONS):
        state = dealt(rng)
        passed = PASSED if passes(state) else 0
        play_out(state, rng, passed + rng.randint(1, DECK - 1))
        seat, voids = state.current_player(), known(state).voids
        begun = now()
        worlds = [state.resample_from_infostate(seat, rng.random) for _ in range(WORLDS)]
        seconds += now() - begun
        breaking += sum(breaks_a_void(known(world).hands, voids) for world in worlds)
    return {
        "openspiel_hearts_worlds_per_s": Rate(POSITIONS * WORLDS, seconds),
        "openspiel_hearts_worlds": Tally(POSITIONS * WORLDS),
        "openspiel_hearts_worlds_breaking_a_void": Tally(breaking),
    }


def searching(lap: int) -> Mapping[str, Found]:
    """Its information-set search in C++, from the first tricks: a fresh world and a rollout an iteration."""
    rng = random.Random(lap)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=lap)
    seconds = 0.0
    for _ in range(SEARCHES):
        state = early_decision(rng)
        search = pyspiel.ISMCTSBot(rng.getrandbits(31), evaluator, 1.0, ITERATIONS)
        begun = now()
        search.step(state)
        seconds += now() - begun
    return {"openspiel_hearts_ismcts_iterations_per_s": Rate(SEARCHES * ITERATIONS, seconds)}


def early_decision(rng: random.Random) -> Any:
    """A hand after the pass and less than two tricks, whose next player has several cards to choose from."""
    while True:
        state = dealt(rng)
        play_out(state, rng, (PASSED if passes(state) else 0) + rng.randrange(FIRST_CARDS))
        if len(state.legal_actions()) > 1:
            return state


def dealt(rng: random.Random) -> Any:
    """A hand whose direction of passing is drawn and whose cards are dealt."""
    state = _hearts.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_one_of([action for action, _ in state.chance_outcomes()], rng))
    return state


def play_out(state: Any, rng: random.Random, most: int = DECK + PASSED) -> int:
    """Play on at random to the end, or so many cards; how many were passed and played."""
    cards = 0
    while cards < most and not state.is_terminal():
        state.apply_action(_one_of(state.legal_actions(), rng))
        cards += 1
    return cards


def passes(state: Any) -> bool:
    """Whether cards are passed in this hand: the first thing that chance decided."""
    return bool(state.history()[0])


def known(state: Any) -> Known:
    """Hands and shown voids, read from the history alone: direction, deal, passes, plays.

    Cards are dealt one by one around the table; a card is four times its rank and its suit.
    """
    direction, *moves = state.full_history()
    hands: list[set[int]] = [set() for _ in range(SEATS)]
    voids: list[set[int]] = [set() for _ in range(SEATS)]
    for at, move in enumerate(moves[:DECK]):
        hands[at % SEATS].add(move.action)
    played = moves[DECK:]
    if direction.action:
        passed, played = played[:PASSED], played[PASSED:]
        for move in passed:
            hands[move.player].remove(move.action)
        for move in passed:
            hands[(move.player + direction.action) % SEATS].add(move.action)
    led = 0
    for at, move in enumerate(played):
        suit = move.action % SUITS
        if at % SEATS == 0:
            led = suit
        elif suit != led:
            voids[move.player].add(led)
        hands[move.player].remove(move.action)
    return Known(hands, voids)


def breaks_a_void(hands: list[set[int]], voids: list[set[int]]) -> bool:
    """Whether somebody holds a card of a suit that they have shown not to hold."""
    return any(card % SUITS in shown for held, shown in zip(hands, voids, strict=True) for card in held)


def _one_of(items: list[int], rng: random.Random) -> int:
    return items[int(rng.random() * len(items))]


MEASURES = (
    Measure("openspiel-rollouts", rollouts),
    Measure("openspiel-stepping", stepping),
    Measure("openspiel-resampling", resampling),
    Measure("openspiel-ismcts", searching),
)
