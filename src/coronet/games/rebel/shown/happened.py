"""What there was to be seen of the last step, in order: kinds with arguments, from what a spectator saw.

The trick that ends a round is gone from the record by the end of the step. So the step's cards are laid once more, on
a copy of the table before it, and the rules are asked who wins and why.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from coronet.games import packed
from coronet.games.choosing import choice_of, kind_of, number_in
from coronet.games.contract import TAKEN_BACK, Line
from coronet.games.rebel import history, hooks
from coronet.games.rebel.cards import CARD_NAMES, FROG_CARD, PRINCES, SUITS
from coronet.games.rebel.choices import PLAY, POWER_SUIT
from coronet.games.rebel.places import cards_of_trick, in_led_suit, seat_at
from coronet.games.rebel.powers import PRINCESS_NAMES
from coronet.games.rebel.record import NO_SEAT, PASS_ONE, Round
from coronet.games.rebel.result import collected
from coronet.games.rebel.shown import story
from coronet.games.rebel.shown.view import trick_cards
from coronet.games.rebel.shown.why import places_of, why
from coronet.games.rebel.trick import play, winning_place
from coronet.games.rebel.veil import veil_trick
from coronet.kernel.bits import count, lowest

Lines = list[Line]


class Scene:
    """The table as it is at one point of the step, and what has been seen so far."""

    def __init__(self, before: Round, after: Round) -> None:
        self.before = before
        self.after = after
        self.lines: Lines = []
        self._laid: list[tuple[int, int, int]] = []  # seats with cards and whether with power, not yet on the copy
        entries = after.history[after.told_from : after.history_count]
        self.kinds = {packed.kind_of(entry) for entry in entries}

    @property
    def table(self) -> Round:
        """The copy, with all on it that was laid so far: most steps end no trick, and need none."""
        for seat, card, with_power in self._laid:
            _lay(self._copy, seat, card, with_power)
        self._laid.clear()
        return self._copy

    @cached_property
    def _copy(self) -> Round:
        return self.before.copy()

    def lay(self, seat: int, card: int, with_power: int) -> None:
        """A card that all have seen is on the table."""
        self._laid.append((seat, card, with_power))

    @cached_property
    def haggled(self) -> list[tuple[int, int]]:
        """The exchanges made with the trick on the table so far: cards in and out."""
        return _haggled(self.before)

    def add(self, kind: str, **arguments: Any) -> None:
        """Something was to be seen."""
        self.lines.append((kind, arguments))

    def add_power(self, seat: int, line: Line, **named: Any) -> None:
        """A princess comes forward; the story says what she does."""
        self.add("power", seat=seat, princess=PRINCESS_NAMES[self.after.princess[seat]], **named, line=line)


def happened(before: Round, veiled: Round, seat: int, choice: int) -> Lines:
    """The step that `seat` made with `choice`, between a spectator's veils before and after it."""
    if choice == TAKEN_BACK:
        return []
    scene = Scene(before, veiled)
    if kind_of(choice) == POWER_SUIT and history.USED not in scene.kinds:
        suit = SUITS[number_in(choice)]
        scene.add_power(seat, ("story-names-suit", {"seat": seat, "suit": suit}), suit=suit)
    for at in range(veiled.told_from, veiled.history_count):
        entry = veiled.history[at]
        tell = _TELLERS.get(packed.kind_of(entry))
        if tell:
            tell(scene, packed.seat_of(entry), history.number_in(entry), history.cards_in(entry))
    return scene.lines


def _haggled(before: Round) -> list[tuple[int, int]]:
    """The exchanges made with the trick on the table since its winner was found: cards in and out."""
    found: list[tuple[int, int]] = []
    for entry in before.history[before.round_from : before.history_count]:
        kind = packed.kind_of(entry)
        if kind in (history.TOOK, history.UNDONE):
            found.clear()
        elif kind == history.HAGGLED:
            found.append((lowest(history.cards_in(entry)), history.number_in(entry)))
    return found


def _story_of(scene: Scene, kind: int, seat: int, number: int, cards: int) -> Line:
    """The line by which the story tells an entry to all."""
    lines: Lines = []
    story.tell(scene.after, lines, NO_SEAT, kind, seat, number, cards)
    return lines[0]


# Cards


def _played(scene: Scene, seat: int, number: int, cards: int) -> None:
    is_hidden = not cards or history.SHOWED in scene.kinds
    arguments: dict[str, Any] = {"seat": seat, "card": "?" if is_hidden else CARD_NAMES[lowest(cards)]}
    with_power = number & history.WITH_POWER
    if with_power:
        arguments["princess"] = PRINCESS_NAMES[scene.after.princess[seat]]
    scene.add("card", **arguments)
    if with_power:
        scene.add_power(seat, _story_of(scene, history.PLAYED, seat, number, cards))
    if cards:
        scene.lay(seat, lowest(cards), with_power)


def _lay(table: Round, seat: int, card: int, with_power: int) -> None:
    """Play a card that all have seen, by the rules; of who was void no more is known than the card says."""
    table.hand[seat] = 1 << card
    play(table, seat, choice_of(PLAY, with_power, 1 << card))
    veil_trick(table, NO_SEAT)


def _showed(scene: Scene, seat: int, number: int, cards: int) -> None:
    for place in places_of(scene.table, seat):
        scene.table.trick[place] = lowest(cards)
        scene.table.face_down &= ~(1 << place)


def _swapped(scene: Scene, seat: int, number: int, cards: int) -> None:
    scene.add_power(seat, _story_of(scene, history.SWAPPED, seat, number, cards))
    _exchange(scene, seat, number, cards)


def _haggled_now(scene: Scene, seat: int, number: int, cards: int) -> None:
    scene.haggled.append((lowest(cards), number))
    _exchange(scene, seat, number, cards)


def _exchange(scene: Scene, seat: int, out: int, cards: int) -> None:
    scene.add("swapped", seat=seat, card=CARD_NAMES[out], other=CARD_NAMES[lowest(cards)])
    _replace(scene.table, out, lowest(cards))


def _replace(table: Round, out: int, into: int) -> None:
    for place in range(table.place):
        if table.trick[place] == out:
            table.trick[place] = into


def _came_in(scene: Scene, seat: int, number: int, cards: int) -> None:
    scene.add("door")


def _undone(scene: Scene, seat: int, number: int, cards: int) -> None:
    scene.add("undone", seat=seat)


# A trick


def _took(scene: Scene, seat: int, number: int, cards: int) -> None:
    judged = _judged(scene, seat)
    scene.table.void_places = judged.void_places
    place = winning_place(judged)
    won = [one for one in places_of(judged, seat) if in_led_suit(judged, one)] or [place]
    trick = trick_cards(scene.table)
    for at, card in enumerate(trick):
        card.pop("winning", None)
        if at in won:
            card["winning"] = True
    princes, frogs = count(cards & PRINCES), count(cards & FROG_CARD)
    scene.add(
        "trick",
        winner=seat,
        trick=trick,
        card=CARD_NAMES[judged.trick[won[0]]],
        why=why(judged, place),
        princes=princes,
        frogs=frogs,
        proposals=princes + 5 * frogs,
        points=_points(scene.table, seat, cards_of_trick(scene.table)),
        before_frog=_points(scene.table, seat, cards_of_trick(scene.table) & ~FROG_CARD) if frogs else None,
    )


def _judged(scene: Scene, winner: int) -> Round:
    """The trick as it was when its winner was found: before any haggling, and with what the winning itself tells."""
    judged = scene.table.copy()
    for into, out in reversed(scene.haggled):
        _replace(judged, into, out)
    if seat_at(judged, winning_place(judged)) != winner:  # then the winner was void, though the card did not say it
        for place in places_of(judged, winner):
            judged.void_places |= 1 << place
    return judged


def _points(table: Round, winner: int, cards: int) -> list[int] | None:
    """What every seat has collected in the round, with these cards of this trick."""
    with_trick = table.copy()
    with_trick.taken[winner] |= cards
    return collected(with_trick)


# Cards that change hands


def _moved(scene: Scene, giver: int, taker: int) -> None:
    if giver != taker:
        scene.add("moved", **{"from": giver, "to": taker, "count": 1})


def _gave(scene: Scene, seat: int, number: int, cards: int) -> None:
    _moved(scene, seat, number)


def _got(scene: Scene, seat: int, number: int, cards: int) -> None:
    _moved(scene, number, seat)


def _passed(scene: Scene, seat: int, number: int, cards: int) -> None:
    _pass_on(scene, seat, number, _cards_passed(scene.table, seat, number))


def _cards_passed(table: Round, seat: int, to: int) -> int:
    if table.phase == PASS_ONE:
        return 1
    is_left = to == (seat + 1) % table.players
    return hooks.PASS_LEFT[table.round] if is_left else hooks.PASS_RIGHT[table.round]


def _picked_up(scene: Scene, seat: int, number: int, cards: int) -> None:
    if seat != number:
        _pass_on(scene, seat, number, scene.table.aside_size[seat])


def _pass_on(scene: Scene, giver: int, taker: int, cards: int) -> None:
    """All pass at once."""
    if not scene.lines or scene.lines[-1][0] != "passed":
        scene.add("passed", moves=[])
    scene.lines[-1][1]["moves"].append({"from": giver, "to": taker, "count": cards})


# Powers


def _used(scene: Scene, seat: int, number: int, cards: int) -> None:
    line = _story_of(scene, history.USED, seat, number, cards)
    named = {name: line[1][name] for name in ("to", "suit") if name in line[1]}
    scene.add_power(seat, line, **named)


def _froze(scene: Scene, seat: int, number: int, cards: int) -> None:
    scene.add_power(seat, _story_of(scene, history.FROZE, seat, number, 0), to=number)


# Rounds


def _scored(scene: Scene, seat: int, number: int, cards: int) -> None:
    scene.add("scored")


def _began(scene: Scene, seat: int, number: int, cards: int) -> None:
    scene.add("round", number=scene.after.round_at + 1)


def _ended(scene: Scene, seat: int, number: int, cards: int) -> None:
    scene.add("over")


_TELLERS = {
    history.PASSED: _passed,
    history.USED: _used,
    history.GAVE: _gave,
    history.GOT: _got,
    history.DREW: _got,
    history.TRADED: _gave,
    history.RETURNED: _gave,
    history.FROZE: _froze,
    history.PLAYED: _played,
    history.SHOWED: _showed,
    history.SWAPPED: _swapped,
    history.HAGGLED: _haggled_now,
    history.UNDONE: _undone,
    history.TOOK: _took,
    history.PICKED_UP: _picked_up,
    history.CAME_IN: _came_in,
    history.BEGAN: _began,
    history.SCORED: _scored,
    history.ENDED: _ended,
}
