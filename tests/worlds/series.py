"""Rounds played by chance, judged from every seat: what is possible is never found at fault, what is not mostly is.

More of them than the tests play: `python -m tests.worlds.series 100`, for a hundred rounds of every round card.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice

from coronet.games.rebel.cards import CARDS_BY_NAME
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import Round
from tests.rebel_games import any_choice, one_round
from tests.referee.cards import deck
from tests.referee.editions import EDITIONS, princesses_of, round_cards_of
from tests.worlds.checker import Seen
from tests.worlds.enumeration import agreeing_worlds, key_of
from tests.worlds.exchange import exchanged_game, exchanged_world, other_history, pair
from tests.worlds.histories import possible_worlds
from tests.worlds.knowledge import TABLE
from tests.worlds.places import placed
from tests.worlds.replay import with_own_voids
from tests.worlds.story import Acts, Story

EDITIONS_AND_ROUND_CARDS = [(edition, card) for edition in EDITIONS for card in round_cards_of(edition)]
PAIRS = 3  # exchanges tried for each seat and moment
HISTORIES = 2  # other histories tried
FEWER_CARDS = {"late-to-the-ball": 3, "musical-chairs": 3, "wedding-gift": 2, "after-party": 2, "blind-mans-bluff": 2}
MOST_HISTORIES = 600  # followed at once in a tiny round
ONE_IN = 12  # choices is followed by a judgement


class WrongVerdictError(AssertionError):
    """The checker refuses a possible world, or accepts an impossible one."""


class Verdicts(Counter[str]):
    """How often which world was judged how."""

    def note(self, kind: str, found: list[str]) -> None:
        self[f"{kind}: {'refused' if found else 'accepted'}"] += 1


def judge_round(edition: str, round_card: str, number: int) -> Verdicts:
    """One round with the princesses in turn, judged after every few choices from every seat and by a spectator."""
    rng = random.Random(f"{edition} {round_card} {number}")
    which = EDITIONS_AND_ROUND_CARDS.index((edition, round_card)) + number
    princess = next(islice(cycle(princesses_of(edition)), which, None))
    record = one_round(edition, 3 + which % 4, round_card, princess, number)
    verdicts = Verdicts()
    for start, acts in moments(record, rng):
        story = Story(start, acts)
        for seat in range(-1, record.players):
            try:
                _judge(Seen(story, seat), rng, verdicts)
            except WrongVerdictError as problem:
                problem.add_note(f"{edition} {round_card} {number}: seat {seat} after {len(acts)} choices")
                raise
    return verdicts


def moments(record: Round, rng: random.Random, one_in: int = ONE_IN) -> Iterator[tuple[Round, Acts]]:
    """Play the round by chance; after every few choices its start with those made so far."""
    start, acts = record.copy(), []
    first = rng.randrange(one_in)
    while True:
        acts.append(any_choice(record, rng))
        GAME.act(record, *acts[-1])
        if GAME.over(record) or record.round_at > 0:
            return
        if len(acts) % one_in == first:
            yield start, list(acts)


def _judge(seen: Seen, rng: random.Random, verdicts: Verdicts) -> None:
    """The true world, and some with two cards exchanged."""
    story, truth = seen.story, seen.story.truth
    found = seen.contradictions(exchanged_world(truth, {}))
    verdicts.note("true", found)
    if found:
        raise WrongVerdictError(f"the true world is refused: {found}")
    for _ in range(HISTORIES):
        world = other_history(story.start, story.acts, seen.seat, rng)
        if world is not None:
            found = seen.contradictions(world)
            verdicts.note("other history", found)
            if found:
                raise WrongVerdictError(f"a world with another history that looks the same is refused: {found}")
    for one, other in _pairs(seen, rng):
        exchange = pair(CARDS_BY_NAME[one], CARDS_BY_NAME[other])
        world = exchanged_game(story.start, story.acts, seen.seat, exchange)
        if world is not None:
            found = seen.contradictions(world)
            verdicts.note("possible", found)
            if found:
                raise WrongVerdictError(f"{one} for {other} is possible and refused: {found}")
            continue
        world = with_own_voids(seen.knowledge, exchanged_world(truth, exchange))
        found = seen.contradictions(world)
        verdicts.note("impossible" if _is_second_opinion_final(seen) else "parted", found)
        if not found and _is_second_opinion_final(seen):
            raise WrongVerdictError(f"{one} for {other} is impossible and accepted")


def _pairs(seen: Seen, rng: random.Random) -> Iterator[tuple[str, str]]:
    """Cards of others that do not lie on the table, in two places of two seats."""
    places = placed(seen.story.truth)
    cards = sorted(card for card, place in places.items() if place != TABLE and place[1] != seen.seat)
    for _ in range(PAIRS):
        if len(cards) >= 2:
            one, other = rng.sample(cards, 2)
            if places[one][1] != places[other][1]:
                yield one, other


def judge_tiny_round(edition: str, round_card: str, number: int) -> Verdicts:
    """Three seats with a few cards each: all that can have come about is accepted, and mostly nothing else."""
    rng = random.Random(f"tiny {edition} {round_card} {number}")
    each = FEWER_CARDS.get(round_card, 4)
    cards = rng.sample(sorted(deck(3)), 3 * each)
    settings = {
        "edition": edition,
        "players": 3,
        "rounds": [round_card],
        "princesses": rng.sample(princesses_of(edition), 3),
        "passing": False,
        "tiebreak": False,
    }
    case = {"settings": settings, "deal": [cards[seat * each :][:each] for seat in range(3)]}
    record = GAME.position(case, None)
    verdicts = Verdicts()
    for start, acts in moments(record, rng, one_in=2 if each < 4 else 6):
        _judge_all(Seen(Story(start, acts), rng.randrange(3)), verdicts)
    return verdicts


def _judge_all(seen: Seen, verdicts: Verdicts) -> None:
    story = seen.story
    possible = possible_worlds(story.start, story.acts, seen.seat, most=MOST_HISTORIES)
    for world in possible:
        found = seen.contradictions(exchanged_world(world, {}))
        verdicts.note("possible", found)
        if found:
            raise WrongVerdictError(f"a world that can have come about is refused: {found}")
    try:
        accepted = agreeing_worlds(story.start, story.acts, seen.seat) if possible else []
    except ValueError:
        return  # something is hidden that is not enumerated
    more = set(accepted) - {key_of(world) for world in possible} if possible else set()
    is_exact = seen.knowledge.hidden_moves == 0
    verdicts["impossible: accepted" if is_exact else "after hidden moves, more accepted"] += len(more)
    verdicts["enumerated" if is_exact else "after hidden moves, enumerated"] += len(accepted)
    if more and is_exact:
        raise WrongVerdictError(f"{len(more)} of {len(accepted)} accepted worlds cannot have come about")


def _is_second_opinion_final(seen: Seen) -> bool:
    """Unless cards moved unseen, or gifts can have been given in another order than in truth."""
    return seen.knowledge.hidden_moves == 0 and not seen.story.gifts_went_to


def judge_many(rounds: int) -> None:
    verdicts = Verdicts()
    for number in range(rounds):
        for edition, round_card in EDITIONS_AND_ROUND_CARDS:
            verdicts += judge_round(edition, round_card, number)
            verdicts += judge_tiny_round(edition, round_card, number)
        print(", ".join(f"{verdict} {count}" for verdict, count in sorted(verdicts.items())), flush=True)


if __name__ == "__main__":
    judge_many(int(sys.argv[1]))
