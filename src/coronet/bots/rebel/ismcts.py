"""Plain information-set search of Rebel Princess, to be measured beside that of other engines; no level plays by it.

One tree over what the searching seat sees happen, every seat in it choosing for itself. Each iteration imagines a fresh
world, goes down by upper confidence bounds among the choices that are legal there, adds a node, and plays on at random
to the end of the round. What another seat chooses unseen (passes, gifts, cards face down) is drawn by chance and has no
node, so nothing below it depends on what the searching seat cannot know.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

from coronet.games.rebel import hooks
from coronet.games.rebel.choices import NO, PLAY, POWER, POWER_SEAT, POWER_SUIT, SHOW
from coronet.games.rebel.flow import act
from coronet.games.rebel.imagined.at_random import choose_at_random
from coronet.games.rebel.imagined.imagine import begin_study, imagine
from coronet.games.rebel.imagined.lots import Study
from coronet.games.rebel.legal import MOST_CHOICES, asked_kinds, choices
from coronet.games.rebel.record import GAME_OVER, Round
from coronet.kernel import compiled
from coronet.kernel.bits import lowest
from coronet.kernel.compiled import Entry, Row
from coronet.kernel.generator import below
from coronet.kernel.record import Record, record
from coronet.kernel.rule import rule

MOST_NODES = 1 << 14
MOST_VISITS = 1 << 12  # reckoned with in the bounds
THOUSAND = 1000
POINT = 25  # what a proposal is worth, in thousandths
SEEN_KINDS = 1 << PLAY | 1 << POWER | 1 << POWER_SUIT | 1 << POWER_SEAT | 1 << NO | 1 << SHOW
ROOT_OF_LOG = tuple(round(THOUSAND * math.sqrt(math.log(max(1, visits)))) for visits in range(MOST_VISITS))
ONE_BY_ROOT = tuple(round(THOUSAND / math.sqrt(max(1, visits))) for visits in range(MOST_VISITS))

Nodes = Annotated[list[int], 1 << 14]


@record
class Tree(Record):
    """What has been found so far. A node is a choice after those on the way to it; node 0 is the decision at hand."""

    nodes: int
    choice: Nodes
    seat: Nodes  # who chose
    visits: Nodes
    possible: Nodes  # how often the choice was legal when its node's parent was met
    value: Nodes  # for who chose, in thousandths, added up
    child: Nodes  # the first of those after it; 0: none
    sibling: Nodes  # the next one after the same parent
    path: Annotated[list[int], 1 << 10]
    tried: Annotated[list[int], 1 << 10]  # of the choices at hand, those that have a node


@rule
def begin(tree: Tree) -> None:
    tree.nodes = 0
    _new_node(tree, 0, 0)


@rule
def iterate(
    veiled: Round, seat: int, study: Study, tree: Tree, world: Round, out: list[int], iterations: int, exploration: int
) -> None:
    """Go down the tree so many times, each time in a fresh world; `exploration` is in thousandths."""
    for _ in range(iterations):
        imagine(veiled, study, world)
        deep = _go_down(veiled, seat, tree, world, out, exploration)
        while world.round_at == veiled.round_at and world.phase != GAME_OVER:
            chooser = lowest(world.waiting)
            act(world, chooser, choose_at_random(world, chooser))
        _note(veiled, tree, world, deep)


@rule
def _go_down(veiled: Round, seat: int, tree: Tree, world: Round, out: list[int], exploration: int) -> int:
    """Choose until a node has been added or the round is over; how long the path in the tree is."""
    node = 0
    deep = 0
    chooser = seat
    while True:
        if chooser == seat or _is_seen(world, chooser):
            number = choices(world, chooser, out)
            before = tree.nodes
            node = _next_node(tree, world, node, chooser, out, number, exploration)
            if node == 0:  # no room
                return deep
            tree.path[deep] = node
            deep += 1
            act(world, chooser, tree.choice[node])
            if tree.nodes > before:
                return deep
        else:
            act(world, chooser, choose_at_random(world, chooser))
        if world.round_at != veiled.round_at or world.phase == GAME_OVER:
            return deep
        chooser = lowest(world.waiting)


@rule
def _is_seen(world: Round, chooser: int) -> int:
    """Whether all see what this seat chooses now."""
    kinds = asked_kinds(world, chooser)
    if kinds >> PLAY & 1:
        return int(not hooks.plays_face_down(world, world.place, 0))
    return int(SEEN_KINDS >> lowest(kinds) & 1)


@rule
def _next_node(tree: Tree, world: Round, node: int, chooser: int, out: list[int], number: int, exploration: int) -> int:
    """A choice that has no node yet gets one; when all have, the one with the highest bound."""
    for at in range(number):
        tree.tried[at] = 0
    tried = 0
    best = 0
    highest = -(1 << 40)
    child = tree.child[node]
    while child:
        at = 0
        while at < number and out[at] != tree.choice[child]:
            at += 1
        if at < number:
            tree.tried[at] = 1
            tried += 1
            tree.possible[child] += 1
            bound = _bound(tree, child, exploration)
            if bound > highest:
                highest = bound
                best = child
        child = tree.sibling[child]
    if tried == number:
        return best
    if tree.nodes == MOST_NODES:
        return 0
    skipped = below(world, number - tried)
    at = 0
    while tree.tried[at] or skipped:
        skipped -= 1 - tree.tried[at]
        at += 1
    added = _new_node(tree, out[at], chooser)
    tree.sibling[added] = tree.child[node]
    tree.child[node] = added
    return added


@rule
def _bound(tree: Tree, node: int, exploration: int) -> int:
    """The mean so far and how much better it may be, in thousandths."""
    visits = tree.visits[node]
    few = min(visits, MOST_VISITS - 1)
    possible = min(tree.possible[node], MOST_VISITS - 1)
    return tree.value[node] // visits + exploration * ROOT_OF_LOG[possible] // THOUSAND * ONE_BY_ROOT[few] // THOUSAND


@rule
def _new_node(tree: Tree, choice: int, seat: int) -> int:
    node = tree.nodes
    tree.nodes += 1
    tree.choice[node] = choice
    tree.seat[node] = seat
    tree.possible[node] = 1
    tree.visits[node] = tree.value[node] = tree.child[node] = tree.sibling[node] = 0
    return node


@rule
def _note(veiled: Round, tree: Tree, world: Round, deep: int) -> None:
    """Write on the path what each who chose there got."""
    gained = 0
    for seat in range(world.players):
        gained += world.total[seat] - veiled.total[seat]
    for at in range(deep):
        node = tree.path[at]
        seat = tree.seat[node]
        own = world.total[seat] - veiled.total[seat]
        ahead = (gained - own) * POINT // (world.players - 1) - own * POINT
        tree.visits[node] += 1
        tree.value[node] += max(0, min(THOUSAND, THOUSAND // 2 + ahead))


ENTRIES = {"begin_study": Entry(begin_study), "begin": Entry(begin), "iterate": Entry(iterate)}


@cache
def rules() -> dict[str, Callable[..., Any]]:
    """The compiled entries by name."""
    return compiled.load("rebel-ismcts", ENTRIES)


class Search:
    """The search of one decision; more iterations can be added to it."""

    def __init__(self, veiled: Round, seat: int, seed: int, exploration: float = 0.5) -> None:
        """Nothing tried yet."""
        self._veiled, self._seat = Row.of(veiled.to_words()), seat
        self._world, self._study = Row.zeros(Round.WORDS), Row.zeros(Study.WORDS)
        self._tree, self._out = Row.zeros(Tree.WORDS), Row.zeros(MOST_CHOICES)
        self._exploration = round(THOUSAND * exploration)
        rules()["begin_study"](self._veiled, seat, seed, self._world, self._study)
        rules()["begin"](self._tree)

    def iterate(self, iterations: int) -> None:
        """So many more."""
        rules()["iterate"](
            self._veiled, self._seat, self._study, self._tree, self._world, self._out, iterations, self._exploration
        )

    def visits(self) -> dict[int, int]:
        """The choices of the decision at hand that were tried, and how often."""
        tree = Tree()
        self._tree.read(tree)
        found, node = {}, tree.child[0]
        while node:
            found[tree.choice[node]] = tree.visits[node]
            node = tree.sibling[node]
        return found
