"""What is compiled for solving, as one unit."""

from __future__ import annotations

from coronet.bots.box.solve import graph, layers, matrix, ordering, positions
from coronet.kernel.compiled import Entry, unit

UNIT = "solve"
ENTRIES = {
    "write_children": Entry(layers.write_children),
    "join_hands": Entry(layers.join_hands),
    "write_moves": Entry(layers.write_moves),
    "write_openers": Entry(layers.write_openers),
    "spread": Entry(layers.spread),
    "number_positions": Entry(layers.number_positions),
    "solve_pairs": Entry(layers.solve_pairs),
    "write_keys": Entry(layers.write_keys),
    "height": Entry(positions.height, quick=True),
    "write_following": Entry(positions.write_following, quick=True),
    "place_of": Entry(positions.place_of, quick=True),
    "fill_matrix": Entry(positions.fill_matrix, quick=True),
    "play_value": Entry(positions.play_value),
    "game_value": Entry(matrix.game_value),
    "slot_of": Entry(graph.slot_of, quick=True),
    "expand": Entry(graph.expand),
    "refill": Entry(graph.refill),
    "solve_words": Entry(graph.solve_words),
    "read_values": Entry(graph.read_values),
    "sort": Entry(ordering.sort),
    "gather": Entry(ordering.gather),
    "keep_once": Entry(ordering.keep_once),
    "number_words": Entry(ordering.number_words),
    "pick_level": Entry(ordering.pick_level),
}

rules = unit(UNIT, ENTRIES)
