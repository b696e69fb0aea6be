"""Play the round again with imagined hands: was every choice that the seat saw made legal when it was made?

Hands are found backwards from the world's, step by step: what the seat saw leave or come is put back as it was; what
others set aside, gave as gifts or played face down is what the world says. This is exact from the last step on at which
cards moved unseen (the pass is such a step).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from coronet.games.rebel.cards import CARD_NAMES, names_of
from coronet.games.rebel.record import Round
from tests.referee import playing
from tests.referee.cards import PRINCES, in_suit, suit_of
from tests.referee.position import Play
from tests.referee.winning import winner_of
from tests.worlds.knowledge import Knowledge, said_to_mermaid
from tests.worlds.story import Step, Story

Hands = list[set[str]]


class Replay:
    """The steps of a story with the hands of an imagined world."""

    def __init__(self, knowledge: Knowledge, world: Round) -> None:
        self.knowledge = knowledge
        self.story: Story = knowledge.story
        self.world = world
        self.viewer = knowledge.viewer
        self.is_exact = knowledge.hidden_moves == 0  # otherwise what only "some card" says is not asked
        self.steps = self.story.steps[knowledge.exact_from :]
        self.voids: dict[int, bool] = {}  # by step: whether its player was void, in the world

    def contradictions(self) -> Iterator[str]:
        for seat in self.knowledge.others:
            found: list[str] = []
            for gifts in self._orders_of_gifts(seat):
                found = list(self._contradictions_of(seat, gifts))
                if not found:
                    break
            yield from found
        yield from self._voids_of_the_trick()
        if self.is_exact:
            yield from self._winners()

    # Hands, backwards

    def _orders_of_gifts(self, seat: int) -> Iterator[list[str]]:
        """The ways in which the seat can have given its gifts, one after the other: each lies with who won it."""
        went_to = self.story.gifts_went_to
        world = self.world
        for order in permutations(names_of(world.gifted[seat])):
            piles = [world.gift_pile if to is None else world.gifts_won[to] for to in went_to]
            if all(card in names_of(pile) for card, pile in zip(order, piles, strict=True)):
                yield list(order)

    def _hands_before(self, seat_of_gifts: int, gifts: list[str]) -> Iterator[tuple[Step, Hands]]:
        """Each step from the last to the first, with the hands when it was asked."""
        world, players = self.world, self.story.players
        hands = [set(names_of(world.hand[seat])) for seat in range(players)]
        asides = [set(names_of(world.aside[seat])) for seat in range(players)]
        for step in reversed(self.steps):
            before, after = step.before, step.after
            if any(before.asides) and not any(after.asides):
                givers = range(players)
                asides = [hands[_who_plays(step, giver)] for giver in givers]
                hands = [set(hand) for hand in before.hands]  # all of it was played, for all to see
            else:
                hands = [
                    self._hand_before(step, seat, hands[seat], asides[seat], gifts if seat == seat_of_gifts else [])
                    for seat in range(players)
                ]
            yield step, hands

    def _hand_before(self, step: Step, seat: int, hand: set[str], aside: set[str], gifts: list[str]) -> set[str]:
        came, went = step.after.hands[seat] - step.before.hands[seat], step.before.hands[seat] - step.after.hands[seat]
        if seat == self.viewer or not went | came:
            return hand - came | went
        if step.verb in ("aside", "half"):
            return hand | aside
        if step.verb == "gift":
            return hand | set(gifts[step.gift : step.gift + 1])
        if step.verb == "play" and not self.knowledge.is_revealed(step):
            return hand | {CARD_NAMES[self.world.trick[len(step.before.trick.plays)]]}
        if step.verb == "give" and any(self.world.given):
            return hand | set(names_of(self.world.given[seat]))
        return hand - came | went

    # What was said at each step

    def _contradictions_of(self, seat: int, gifts: list[str]) -> Iterator[str]:
        for step, hands in self._hands_before(seat, gifts):
            if step.verb == "play" and step.seat == seat:
                yield from self._of_play(step, hands[seat])
            elif step.verb == "show":
                suit = step.chosen[seat].split()[1]
                if in_suit(hands[seat], suit) != step.after.open_cards[seat]:
                    yield f"seat {seat} showed {suit} but not all it held, or none"
            elif step.before.trick.leader == seat and self._is_mermaid_naming(step):
                yield from self._of_mermaid(step, hands[seat])

    def _is_mermaid_naming(self, step: Step) -> bool:
        return step.verb == "power" and step.princess == "little-mermaid" and self.story.is_deluxe

    def _of_play(self, step: Step, hand: set[str]) -> Iterator[str]:
        seat, words = step.seat, step.words
        position = step.before.copy()
        position.hands[seat] = hand
        is_void = bool(position.trick.plays) and not playing.cards_that_follow(position, seat)
        self.voids[step.at] = is_void
        if not self.knowledge.is_revealed(step):
            words[1] = CARD_NAMES[self.world.trick[len(position.trick.plays)]]
            if position.trick.frozen_seat == seat:
                return  # any card can be the frozen one
        elif self._says_nothing(step):
            return
        if " ".join(words) not in playing.plays(position, seat):
            yield f"seat {seat} could not {' '.join(words)} in trick {step.attempt + 1}: it held {_listed(hand)}"
        play = _noted_play(step)
        is_told = suit_of(words[1]) == PRINCES and not step.before.princes_in and not play.is_frozen
        if is_told and self.knowledge.is_revealed(step) and is_void != play.is_void:
            yield f"{words[1]} of seat {seat} did not bring the Princes in, or did, as only a void can"

    def _says_nothing(self, step: Step) -> bool:
        """After hidden moves a card of Thumbelina's power says nothing."""
        return not self.is_exact and step.princess == "thumbelina" and "power" in step.words

    def _of_mermaid(self, step: Step, hand: set[str]) -> Iterator[str]:
        """The suits named, this step and those before it in the same trick."""
        named: list[str] = []
        for earlier in self.story.steps[: step.at + 1]:
            if earlier.verb == "power" and earlier.seat == step.seat and earlier.attempt == step.attempt:
                named.append(earlier.words[1])
        leader = step.before.trick.leader
        if said_to_mermaid(step.before, hand, named) != said_to_mermaid(step.before, step.before.hands[leader], named):
            yield f"seat {leader} told the Mermaid otherwise about {', '.join(named)}: it held {_listed(hand)}"

    # What came of it

    def plays_of_the_trick(self) -> list[Step]:
        """The plays that lie in the trick now; one that is played out lies there while its winner is asked."""
        count = self.story.truth.place
        return [step for step in self.story.steps if step.verb == "play"][-count:] if count else []

    def _voids_of_the_trick(self) -> Iterator[str]:
        truth, world = self.story.truth, self.world
        for place, step in enumerate(self.plays_of_the_trick()):
            is_void = self.voids.get(step.at, bool(truth.void_places >> place & 1))
            if bool(world.void_places >> place & 1) != is_void:
                yield f"void_places says otherwise of place {place} than the hand of seat {step.seat}"

    def _winners(self) -> Iterator[str]:
        for number, attempt in enumerate(self.story.attempts):
            plays = [step for step in self.steps if step.verb == "play" and step.attempt == number]
            position = attempt.position.copy()
            if len(plays) != len(position.trick.plays):
                continue  # before the last hidden move
            for play, step in zip(position.trick.plays, plays, strict=True):
                play.is_void = self.voids.get(step.at, play.is_void)
            winner = winner_of(position)
            if winner != attempt.winner:
                yield f"seat {winner} would have won trick {number + 1}, not seat {attempt.winner}"


def _noted_play(step: Step) -> Play:
    """The play as the referee noted it."""
    position = step.before.copy()
    playing.play_card(position, step.seat, step.words[1], with_power="power" in step.words)
    return position.trick.plays[-1]


def _who_plays(step: Step, giver: int) -> int:
    return step.before.right_of(giver) if step.before.round_card == "blind-mans-bluff" else giver


def _listed(hand: set[str]) -> str:
    return " ".join(sorted(hand)) or "nothing"


def with_own_voids(knowledge: Knowledge, world: Round) -> Round:
    """The world with `void_places` as its own hands say, where the true ones may differ from it."""
    replay = Replay(knowledge, world)
    for _ in replay.contradictions():
        pass
    world = world.copy()
    for place, step in enumerate(replay.plays_of_the_trick()):
        if step.at in replay.voids:
            world.void_places &= ~(1 << place)
            world.void_places |= replay.voids[step.at] << place
    return world
