"""What a seat knows of every card: the places where it could lie, carried through the steps of a round.

A place is a tuple: ("hand", seat), ("aside", seat), ("gift", seat, time), ("down", seat) for a card played face down,
("pool", giver) for one that lies before Sleeping Beauty, ("table",) for all that was played or taken. Besides, limits
(limits.py) say of a set of cards how many of them a seat holds at most.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from coronet.games.rebel.cards import names_of
from tests.referee import playing, windows
from tests.referee.cards import PRINCES, in_suit
from tests.referee.position import Position
from tests.worlds.limits import Limits
from tests.worlds.story import Step, Story

Place = tuple[str | int, ...]
TABLE: Place = ("table",)


@dataclass
class Move:
    """A card that goes from hand to hand; the viewer sees which, or not."""

    giver: int
    receiver: int
    card: str
    is_seen: bool


class Knowledge:
    """What one viewer knows at the end of a story."""

    def __init__(self, story: Story, viewer: int) -> None:
        self.story = story
        self.viewer = viewer
        self.others = [seat for seat in range(story.players) if seat != viewer]
        self.limits = Limits(story.players)
        self.why: dict[tuple[str, Place], str] = {}  # why a card cannot lie there
        self.hidden_moves = 0  # steps at which cards moved between hands unseen
        self.exact_from = 0  # the first step after the last of these, the pass included
        self.suits_named: list[str] = []  # by the deluxe Mermaid, this time
        first = story.steps[0].before if story.steps else story.position
        self.could: dict[str, set[Place]] = {card: set(self._in_hands()) for card in first.dealt}
        self._see_own(first)
        for step in story.steps:
            self._follow(step)

    def _in_hands(self) -> set[Place]:
        return {("hand", seat) for seat in self.others}

    def is_revealed(self, step: Step) -> bool:
        """Whether the viewer has seen the card of this play by the end of the story."""
        return step.seat == self.viewer or not self._lies_face_down(step)

    def _lies_face_down(self, step: Step) -> bool:
        """Masquerade: a card of the trick in play that has not been turned up yet."""
        plays, place = self.story.position.trick.plays, len(step.before.trick.plays)
        is_of_this_trick = step.attempt == len(self.story.attempts) and place < len(plays)
        return is_of_this_trick and plays[place].is_face_down

    # Seeing

    def _see(self, card: str, place: Place) -> None:
        self.could[card] = {place}

    def _see_own(self, position: Position) -> None:
        if self.viewer >= 0:
            for card in position.hands[self.viewer]:
                self._see(card, ("hand", self.viewer))
            for card in position.asides[self.viewer]:
                self._see(card, ("aside", self.viewer))

    def _holds_none(self, seat: int, cards: set[str], why: str) -> None:
        """The seat has shown that it holds none of these cards now."""
        if seat == self.viewer or not cards:
            return
        for card in cards:
            self.could[card].discard(("hand", seat))
            self.why[card, ("hand", seat)] = why
        self.limits.holds_none(seat, cards, why)

    def _could_hold(self, seat: int) -> set[str]:
        return {card for card, places in self.could.items() if ("hand", seat) in places}

    def _surely_holds(self, seat: int) -> set[str]:
        return {card for card, places in self.could.items() if places == {("hand", seat)}}

    # The steps

    def _follow(self, step: Step) -> None:
        follow = self._FOLLOW.get(step.verb)
        if follow:
            follow(self, step)
        if any(step.before.asides) and not any(step.after.asides):
            self._pick_up(step.before)
        self._see_own(step.after)

    def _move(self, step: Step, moves: list[Move]) -> None:
        """Cards go from hand to hand, all at once."""
        before = {seat: self._could_hold(seat) - _lying_open(step.before, seat) for seat in self.others}
        limits_before = self.limits.now()
        seen, unseen = ([move for move in moves if move.is_seen is is_seen] for is_seen in (True, False))
        for move in seen:
            self.limits.leaves(move.giver, move.card)
        for seat in self.others:
            self._lose_all_if_so(step.before, seat, {move.card for move in moves if move.giver == seat})
        for move in unseen:
            self.limits.moves_unseen(move.giver, move.receiver, before[move.giver], limits_before)
            for card in before[move.giver]:
                self.could[card].add(("hand", move.receiver))
        for move in seen:
            self.limits.arrives(move.receiver, move.card)
            self._see(move.card, ("hand", move.receiver))
        if unseen:
            self._note_hidden_move(step)

    def _note_hidden_move(self, step: Step) -> None:
        self.hidden_moves += 1
        self.exact_from = step.at + 1

    def _lose_all_if_so(self, before: Position, seat: int, leaving: set[str]) -> None:
        """Whether every hidden card of the seat leaves its hand."""
        lying_open = _lying_open(before, seat)
        if len(leaving - lying_open) < len(before.hands[seat] - lying_open):
            return
        for card in self._could_hold(seat) - lying_open:
            self.could[card].discard(("hand", seat))
            self.why[card, ("hand", seat)] = f"seat {seat} gave away every hidden card it had"
        self.limits.all_leave(seat, lying_open)

    def _pass(self, step: Step) -> None:
        moves = []
        for seat, choice in step.chosen.items():
            for card in choice.split():
                if card in step.before.hands[seat]:
                    (receiver,) = (to for to in range(self.story.players) if card in step.after.hands[to])
                    moves.append(Move(seat, receiver, card, self.viewer in (seat, receiver)))
        self._move(step, moves)
        self.hidden_moves = 0  # hands after the pass are what is imagined
        self.exact_from = step.at + 1

    def _give(self, step: Step) -> None:
        """To Sleeping Beauty, or in musical-chairs to the right."""
        if "sleeping-beauty" in step.before.princesses and step.record.pool:
            self._give_to_beauty(step)
            return
        moves = []
        for seat, choice in step.chosen.items():
            receiver = step.before.right_of(seat)
            moves.append(Move(seat, receiver, choice.split()[1], self.viewer in (seat, receiver)))
        self._move(step, moves)

    def _set_aside(self, step: Step) -> None:
        for seat in self.others:
            for card in self._could_hold(seat):
                self.could[card].add(("aside", seat))

    def _pick_up(self, before: Position) -> None:
        """Hands were empty; what lay aside comes to those who play it."""
        for card, places in self.could.items():
            lay_aside = {place for place in places if place[0] == "aside"}
            if places == {TABLE}:
                continue
            self.could[card] = {("hand", _who_plays(before, int(place[1]))) for place in lay_aside}
            for seat in self.others:
                if ("hand", seat) not in self.could[card]:
                    self.why[card, ("hand", seat)] = f"it did not lie among the cards that came to seat {seat}"
        self.limits.clear()  # what was said of the first half is gone with it

    def _gift(self, step: Step) -> None:
        for seat in self.others:
            for card in self._could_hold(seat):
                self.could[card].add(("gift", seat, step.gift))
        if self.viewer >= 0:
            self._see(step.chosen[self.viewer].split()[1], ("gift", self.viewer, step.gift))

    def _show(self, step: Step) -> None:
        for seat in self.others:
            suit = step.chosen[seat].split()[1]
            lying_open = step.after.open_cards[seat]
            for card in lying_open:
                self._see(card, ("hand", seat))
            hidden = in_suit(self.could, suit) - lying_open
            self._holds_none(seat, hidden, f"seat {seat} showed all it held of {suit}")

    # Playing

    def _play(self, step: Step) -> None:
        card = step.words[1]
        if not self.is_revealed(step):
            for other in self._could_hold(step.seat):
                self.could[other].add(("down", step.seat))
            return
        if step.seat != self.viewer:
            self._learn_from_play(step, card)
        self.limits.leaves(step.seat, card)
        self._see(card, ("down", step.seat) if self._lies_face_down(step) else TABLE)

    def _learn_from_play(self, step: Step, card: str) -> None:
        """Any one card beside those surely held that would have made this play illegal was not held."""
        choice, seat = step.chosen[step.seat], step.seat
        held = self._surely_holds(seat) | {card}
        position = step.before.copy()
        position.hands[seat] = set(held)
        if choice not in playing.plays(position, seat):
            return  # Thumbelina's power: there must be others, but which is not said
        excluded = set()
        for other, places in self.could.items():
            if TABLE not in places and other not in held:
                position.hands[seat] = held | {other}
                if choice not in playing.plays(position, seat):
                    excluded.add(other)
        self._holds_none(seat, excluded, f"seat {seat} played {card} in trick {step.attempt + 1}, holding none then")

    def _swap_or_haggle(self, step: Step) -> None:
        """A card of the hand lies in the trick now, another one came out of it; all see both."""
        seat = step.seat
        given, taken = reversed(step.words[1:]) if step.verb == "swap" else step.words[1:]
        self.limits.leaves(seat, given)
        self._see(given, TABLE)
        self.limits.arrives(seat, taken)
        self._see(taken, ("hand", seat))

    # Powers

    def _power(self, step: Step) -> None:
        if step.princess == "little-mermaid" and self.story.is_deluxe:
            self._name_suit(step)
        elif step.princess == "alice":
            self._undo(step)
        elif step.princess in ("scheherazade", "ice-princess"):
            self._look(step)

    def _name_suit(self, step: Step) -> None:
        """Deluxe: each suit named in vain is a void."""
        if step.is_power:
            self.suits_named = []
        self.suits_named.append(step.words[1])
        leader = step.before.trick.leader
        for suit, is_held in said_to_mermaid(step.before, step.before.hands[leader], self.suits_named):
            if not is_held:
                hidden = {card for card in in_suit(self.could, suit) if TABLE not in self.could[card]}
                self._holds_none(leader, hidden, f"the Mermaid named {suit} to seat {leader} in vain")

    def _look(self, step: Step) -> None:
        """A card drawn or looked at, or turned up for all."""
        turned_up = step.after.trick.frozen_card
        if step.princess == "ice-princess" and not self.story.is_deluxe:
            assert turned_up is not None
            self._see(turned_up, ("hand", step.before.trick.leader))
        elif step.seat == self.viewer:
            from_seat = int(step.words[1])
            for card in names_of(step.record.drawn):
                self._see(card, ("hand", from_seat))

    def _undo(self, step: Step) -> None:
        """Alice: the cards of the trick come to the hands by chance, the same number to each."""
        cards = step.before.trick.cards
        own = cards & step.after.hands[self.viewer] if self.viewer >= 0 else set()
        each = playing.CARDS_A_TRICK.get(step.before.round_card, 1)
        self._deal_unseen(cards - own, each, "Alice dealt one card of the trick to each hand")
        self._note_hidden_move(step)

    def _deal_unseen(self, cards: set[str], each: int, why: str) -> None:
        """Cards that the viewer knows come to the other hands by chance."""
        for seat in self.others:
            self.limits.arrive_unseen(seat, cards, each)
        for card in cards:
            self.could[card] = self._in_hands()
        self.limits.holds_each(cards, each, why)

    def _trade(self, step: Step) -> None:
        """Scheherazade: a card of hers for one of another hand."""
        before, seat = step.before, step.seat
        given = step.words[1]
        (drawn,) = step.after.hands[seat] - before.hands[seat]
        (owner,) = (other for other in range(self.story.players) if drawn in before.hands[other])
        is_party = self.viewer in (seat, owner)
        self._move(
            step,
            [
                Move(seat, owner, given, is_party or given in before.open_cards[seat]),
                Move(owner, seat, drawn, is_party),
            ],
        )

    # Sleeping Beauty

    def _give_to_beauty(self, step: Step) -> None:
        beauty = step.record.window_seat
        given = {seat: choice.split()[1] for seat, choice in step.chosen.items()}
        if self.viewer == beauty and not self.story.is_deluxe:
            for card in given.values():
                givers = {place[1] for place in self.could[card] if place[0] == "hand"}
                self.could[card] = {("pool", giver) for giver in givers}
            return
        for seat, card in given.items():
            if self.viewer in (seat, beauty) or card in step.before.open_cards[seat]:
                self.limits.leaves(seat, card)
                self._see(card, ("pool", seat))
                continue
            hidden = self._could_hold(seat) - step.before.open_cards[seat]
            self._lose_all_if_so(step.before, seat, {card})
            for other in hidden:
                self.could[other].add(("pool", seat))

    def _keep_or_deal(self, step: Step) -> None:
        """When the last is dealt, the cards come to the hands."""
        in_hands = [sum(len(hand) for hand in position.hands) for position in (step.before, step.after)]
        if in_hands[0] == in_hands[1]:
            return
        got = [after - before for before, after in zip(step.before.hands, step.after.hands, strict=True)]
        if step.seat == self.viewer and self.story.is_deluxe:
            for seat, cards in enumerate(got):
                for card in cards:
                    self.limits.arrives(seat, card)
                    self._see(card, ("hand", seat))
            return
        self._note_hidden_move(step)
        if step.seat == self.viewer:
            others = set().union(*got) - got[self.viewer]
            self._deal_unseen(others, 1, "Sleeping Beauty's cards went one to each")
            return
        own = got[self.viewer] if self.viewer >= 0 else set()
        pool = {card for card, places in self.could.items() if any(place[0] == "pool" for place in places)} - own
        for seat in self.others:
            self.limits.arrive_unseen(seat, pool, 1)
        for card in pool:
            self.could[card] = {place for place in self.could[card] if place[0] != "pool"} | self._in_hands()

    _FOLLOW: ClassVar[dict[str, Callable[[Knowledge, Step], None]]] = {
        "pass": _pass,
        "aside": _set_aside,
        "half": _set_aside,
        "gift": _gift,
        "give": _give,
        "show": _show,
        "play": _play,
        "swap": _swap_or_haggle,
        "haggle": _swap_or_haggle,
        "power": _power,
        "keep": _keep_or_deal,
        "deal": _keep_or_deal,
        "trade": _trade,
    }


def said_to_mermaid(position: Position, hand: set[str], named: list[str]) -> list[tuple[str, bool]]:
    """Deluxe: each suit that came up, by choice or by itself, and whether the leader holds it."""
    said = []
    left = windows.suits_to_name(position) - set(named)
    for suit in named:
        said.append((suit, bool(in_suit(hand, suit))))
    while not said[-1][1] and len(left) <= 1:
        suit = left.pop() if left else PRINCES
        said.append((suit, bool(in_suit(hand, suit))))
        if suit == PRINCES:
            break
    return said


def _who_plays(position: Position, seat: int) -> int:
    """To whom the cards go that this seat set aside."""
    return position.right_of(seat) if position.round_card == "blind-mans-bluff" else seat


def _lying_open(position: Position, seat: int) -> set[str]:
    """Cards whose leaving all would see: open ones, and the one that the classic Ice Princess turned up."""
    trick = position.trick
    turned_up = {trick.frozen_card} if position.edition == "classic" and trick.frozen_seat == seat else set()
    return position.open_cards[seat] | turned_up
