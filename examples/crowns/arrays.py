"""Many tables of Crowns as arrays: begin a game, take an action, look from the seat whose turn it is."""

from __future__ import annotations

from coronet.kernel.bits import lowest
from coronet.kernel.generator import seed
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule
from coronet.kernel.tables import BEGUN, DONE, SEAT, TOTALS, WINNERS, next_seed, pack_flags, pack_numbers
from examples.crowns.actions import ACTIONS, choice_after, is_whole, mask
from examples.crowns.observation import WIDTH, observe
from examples.crowns.record import OVER, Crowns
from examples.crowns.rules import act, go_on, veil


@rule
def begin(record: Crowns, start: Crowns, state: list[int]) -> None:
    """A new game, up to its first decision."""
    overwrite(record, start)
    seed(record, next_seed(state))
    go_on(record)
    state[SEAT] = lowest(record.waiting)
    state[BEGUN] = 0


@rule
def take(record: Crowns, start: Crowns, state: list[int], action: int) -> None:
    """Take an action that the mask allows; a game that ends is noted and another one begun."""
    seat = state[SEAT]
    choice = choice_after(record, seat, state[BEGUN], action)
    state[DONE] = 0
    if not is_whole(record, seat, choice):
        state[BEGUN] = choice
        return
    state[BEGUN] = 0
    act(record, seat, choice)
    for other in range(record.players):
        state[TOTALS + other] = record.crowns[other]
    state[WINNERS] = record.winners
    if record.phase == OVER:
        state[DONE] = 1
        begin(record, start, state)
    state[SEAT] = lowest(record.waiting)


@rule
def show_mask(record: Crowns, state: list[int], flags: list[int], out: list[int]) -> None:
    """The actions of the seat whose turn it is."""
    mask(record, state[SEAT], state[BEGUN], flags)
    pack_flags(flags, ACTIONS, out)


@rule
def look(record: Crowns, veiled: Crowns, state: list[int], numbers: list[int], out: list[int]) -> None:
    """What the seat whose turn it is knows."""
    overwrite(veiled, record)
    veil(veiled, state[SEAT])
    observe(veiled, state[SEAT], state[BEGUN], numbers)
    pack_numbers(numbers, WIDTH, out)
