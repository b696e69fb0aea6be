"""Solving layer by layer, for every game without last-chance: forwards to find all positions, backwards to solve them.

`layers.py` has the compiled part and says how positions are kept.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from coronet.bots.box.solve.entries import rules
from coronet.bots.box.solve.layers import MARKS, NEVER, SITUATION
from coronet.bots.box.solve.matrix import GAP, MATRIX, Desk
from coronet.bots.box.solve.ordering import DIGIT, no_values, no_words
from coronet.bots.box.solve.progress import Numbers, Tell
from coronet.games.r.record import Duel
from coronet.games.r.state import CARDS_AT
from coronet.kernel.batch import in_chunks
from coronet.kernel.bits import count
from coronet.kernel.compiled import Row

CHUNK = 4096  # pairs of hands, so that threads share a layer


@dataclass
class Layer:
    """All positions with the same number of cards in each hand."""

    width: int  # bits of a hand: 8, or 16 where cards have colours
    cards: int  # in each hand
    hands: Numbers  # pairs, upwards
    situations: Numbers  # upwards
    marks: Numbers  # which situations occur with which pair
    positions: int = 0
    moves: Numbers = None
    openers: Numbers = None
    children: Numbers = None  # the pair without the cards of each move, in the next layer
    values: Numbers = None

    @property
    def stride(self) -> int:
        """How many words of marks a pair has."""
        return words_for(len(self.situations))


def words_for(situations: int) -> int:
    """How many words hold a mark for each."""
    return -(-situations // MARKS)


def find_layers(board: Duel, starts: Sequence[int], tell: Tell) -> list[Layer]:
    """Every layer from these positions to the last round; `board` has the settings."""
    width = 16 if board.coloured else 8
    words = sorted(starts)
    hands, situation = array("q", [word >> CARDS_AT for word in words]), array("q", [words[0] & SITUATION])
    cards = count(hands[0] & ((1 << width) - 1))
    layer = Layer(width, cards, hands, situation, array("q", [1]) * len(words))
    found: list[Layer] = []
    while True:
        layer.positions = rules()["number_positions"](Row(layer.marks), len(layer.marks))
        if layer.positions == 0:  # all games are over by now
            return found
        tell("find", len(found), cards)
        found.append(layer)
        _ask_rules(board, layer)
        if layer.cards == 1:
            return found
        layer = _next_layer(layer)


def _ask_rules(board: Duel, layer: Layer) -> None:
    """What every pair of cards does in every situation, and who plays openly."""
    number, width = len(layer.situations), layer.width
    joined = no_words(layer.stride * MARKS)
    rules()["join_hands"](Row(layer.hands), len(layer.hands), Row(layer.marks), layer.stride, Row(joined))
    layer.moves = array("q", [NEVER]) * (number * width * width)
    layer.openers = no_words(number)
    record, situations = Row.of(board.to_words()), Row(layer.situations)
    rules()["write_moves"](record, situations, number, Row(joined), width, layer.cards, Row(layer.moves))
    rules()["write_openers"](record, situations, number, Row(layer.openers))


def _next_layer(layer: Layer) -> Layer:
    """The layer with one card less; the moves of this one lead to its situations by number."""
    layer.children = no_words(len(layer.hands) * layer.cards**2)
    rules()["write_children"](Row(layer.hands), len(layer.hands), layer.width, Row(layer.children))
    following = Layer(layer.width, layer.cards - 1, _numbered(layer.children), _numbered(layer.moves), None)
    following.marks = no_words(len(following.hands) * following.stride)
    rules()["spread"](
        Row(layer.hands),
        len(layer.hands),
        layer.width,
        Row(layer.marks),
        layer.stride,
        Row(layer.moves),
        Row(layer.children),
        Row(following.marks),
        following.stride,
    )
    return following


def _numbered(words: Numbers) -> Numbers:
    """The words that are not below 0, upwards and each once; in their place their numbers among these."""
    number = len(words)
    known = no_words(number)
    row, all_words = Row(known), Row(words)
    found = rules()["gather"](all_words, number, row)
    rules()["sort"](row, found, Row.zeros(found), Row.zeros(DIGIT))
    found = rules()["keep_once"](row, found)
    rules()["number_words"](all_words, number, row, found)
    return known[:found]


def solve_layers(found: list[Layer], tell: Tell, threads: int = 0) -> float:
    """Solve all layers from the last; how far the first value may be off: the widest gap of each layer, added up."""
    following = Layer(0, 0, no_words(0), no_words(0), no_words(1), values=no_values(1))
    gap = 0.0
    for at, layer in enumerate(reversed(found)):
        tell("solve", at, len(found))
        layer.values = no_values(layer.positions)
        if layer.children is None:
            layer.children = no_words(len(layer.hands))
        gap += _solve_layer(layer, following, threads)
        layer.moves = layer.openers = layer.children = None
        following = layer
    return gap


def _solve_layer(layer: Layer, following: Layer, threads: int) -> float:
    rows = [Row(numbers) for numbers in (layer.hands, layer.marks, layer.moves, layer.openers, layer.children)]
    hands, marks, moves, openers, children = rows
    next_marks, next_values, values = Row(following.marks), Row(following.values), Row(layer.values)

    def work(first: int, number: int) -> float:
        desk = Desk()
        rules()["solve_pairs"](
            first,
            first + number,
            hands,
            layer.width,
            marks,
            layer.stride,
            moves,
            openers,
            children,
            next_marks,
            following.stride,
            next_values,
            values,
            Row.zeros(MATRIX),
            Row.zeros(MATRIX),
            Row(desk.matrix),
            Row(desk.tableau),
            Row(desk.labels),
            Row(desk.mix),
        )
        return desk.mix[GAP]

    return max(in_chunks(work, len(layer.hands), CHUNK, threads))


def keys_of(layer: Layer) -> Numbers:
    """The positions of a layer, upwards, in the order of their values."""
    keys = no_words(layer.positions)
    rules()["write_keys"](
        Row(layer.hands), len(layer.hands), Row(layer.marks), layer.stride, Row(layer.situations), Row(keys)
    )
    return keys
