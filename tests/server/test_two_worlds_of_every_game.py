"""Two worlds of every game: what a viewer cannot know changes no number and no moment.

The second world is imagined from what the viewer knows. As long as the viewer has seen the same in both, its frames are
the same, byte for byte, with the same revisions at the same moments.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from coronet.games.catalogue import game_named
from coronet.games.woo.cards import SPURNED
from coronet.games.woo.record import GHOST_SEAT, PLAY
from coronet.kernel.bits import each
from coronet.server.store import shuffles
from coronet.server.store.rows import GameRow
from coronet.table.fair import FairDraws
from coronet.table.table import Table
from tests import box_games, rebel_games, woo_games
from tests.server.worlds import World, sealed

pytestmark = pytest.mark.anyio

STEPS, ENOUGH = 12, 25
HIDDEN_SETS = ("hand", "exchanged", "drawn", "buried", "carried", "kept_before")
ASKED = ("asked", "waiting", "phase")  # these are what is tested, so they do not excuse a difference
AT_ONCE = ("telepathy",)  # all that is hidden is what others do at once; it is compared from the start
FORMS: dict[str, tuple[str, dict[str, Any]]] = {
    "rebel classic": ("rebel", {"edition": "classic"}),
    "rebel deluxe": ("rebel", {"edition": "deluxe"}),
    "woo each": ("woo", {"mode": "each", "players": 4}),
    "woo ghost": ("woo", {"mode": "ghost", "players": 2}),
    "woo teams": ("woo", {"mode": "teams", "players": 4}),
    **{name: (name, {}) for name in box_games.BOX},
}


class Preferring(FairDraws):
    """Draws that come out as wanted, where they can."""

    __slots__ = ("wanted",)

    def __init__(self, key: bytes, number: int, wanted: int) -> None:
        super().__init__(key, number)
        self.wanted = wanted

    def pick(self, record: Any, event: int, pool: int) -> int:
        """A wanted item, if there is one."""
        drawn = super().pick(record, event, pool)
        return next(each(pool & self.wanted), drawn)

    def copy(self) -> Preferring:
        """The same."""
        return Preferring(self.key, self.number, self.wanted)


def any_table(form: str, rng: random.Random) -> tuple[Table, GameRow]:
    """A game of this form by chance, played to some point."""
    name, fixed = FORMS[form]
    if name == "rebel":
        settings = rebel_games.any_settings(rng, players=rng.choice((3, 4)), **fixed).to_data()
    elif name == "woo":
        settings = woo_games.any_settings(rng) | {"leader": "draw", "goal": 7, "max_sets": 8} | fixed
    else:
        settings = box_games.any_settings(name, rng)
    players = game_named(name).read_settings(settings).players
    game = sealed(name, settings, players, rng)
    table = Table.new(name, draws=FairDraws(shuffles.key_of(game)), **settings)
    for _ in range(rng.choice((0, rng.randrange(10), rng.randrange(40)))):
        if not table.over and name not in AT_ONCE:
            seat = rng.choice(table.to_act)
            table.act(seat, rng.choice(table.choices(seat)))
    return table, game


def with_record(table: Table, record: Any) -> Table:
    """The same table over another record; how often the others were asked nobody imagines."""
    world = table.clone()
    record.asked = list(world._record.asked)
    world._record = record
    record.source = world._noting
    return world


def seen(table: Table, viewer: int) -> list[Any]:
    """All that a viewer can know but for what is asked of whom."""
    veiled = table.veiled(viewer)
    for name in ASKED:
        if hasattr(veiled, name):
            setattr(veiled, name, getattr(type(veiled)(), name))
    words: list[Any] = veiled.to_words()
    return words


async def steps_alike(first: World, second: World, viewer: int, steps: int = STEPS) -> int:
    """For how many steps the viewer saw the same in both worlds; its frames were the same so long."""
    await first.run(steps)
    await second.run(steps)
    compared = 0
    for (here, sent), (there, sent_there) in zip(first.after, second.after, strict=False):
        if seen(here, viewer) != seen(there, viewer) or here.over:
            break
        assert first.viewer.frames[:sent] == second.viewer.frames[:sent_there], (first.seed, viewer)
        compared += 1
    return compared


@pytest.mark.parametrize("form", FORMS)
async def test_what_a_viewer_cannot_know_changes_no_number_and_no_moment(form):
    compared = 0
    for seed in range(100):
        if compared >= ENOUGH:
            break
        rng = random.Random(f"{form} {seed}")
        table, game = any_table(form, rng)
        if table.over:
            continue
        viewer = rng.randrange(table.players)
        imagined = game_named(table.game).imagine(table.veiled(viewer), viewer, seed)
        first = World(table.clone(), game, viewer, seed)
        second = World(with_record(table, imagined), game, viewer, seed, first)
        if first.start.veiled(viewer).to_words() != second.start.veiled(viewer).to_words():
            continue  # who imagines takes back what others have chosen already, at once with the viewer
        compared += await steps_alike(first, second, viewer)
    assert compared >= ENOUGH


def swapped(cards: int, one: int, other: int) -> int:
    return cards ^ (1 << one | 1 << other) if (cards >> one & 1) != (cards >> other & 1) else cards


def with_cards_swapped(table: Table, one: int, other: int) -> Table:
    """A table of Woo with two cards exchanged wherever they are hidden."""
    record = table._record.copy()
    for name in HIDDEN_SETS:
        setattr(record, name, [swapped(cards, one, other) for cards in getattr(record, name)])
    record.deck = swapped(record.deck, one, other)
    return with_record(table, record)


def ghostly_choice(table: Table, other: Table, seat: int) -> str | None:
    """A choice after which the log of one world is longer than that of the other, and nobody has seen why."""
    for choice in sorted({*table.choices(seat)} & {*other.choices(seat)}):
        lengths = set()
        for world in (table.clone(), other.clone()):
            before = world.length
            world.act(seat, choice)
            lengths.add(world.length - before)
        if len(lengths) > 1:
            return choice
    return None


async def test_the_ghost_keeps_spurned_and_no_number_tells():
    """It does not lead Spurned, and draws from fewer cards; of two it need not even draw."""
    compared = 0
    for seed in range(400):
        rng = random.Random(f"ghost {seed}")
        table, game = any_table("woo ghost", rng)
        record = table._record
        if table.over or not record.hand[GHOST_SEAT] or record.phase != PLAY:
            continue
        viewer, seat = rng.randrange(2), table.to_act[0]
        card = rng.choice(list(each(record.hand[GHOST_SEAT])))
        draws = Preferring(shuffles.key_of(game), 0, record.hand[GHOST_SEAT] & ~(1 << card | 1 << SPURNED))
        table._noting.inner = draws
        other = with_cards_swapped(table, card, SPURNED)
        if other.veiled(viewer).to_words() != table.veiled(viewer).to_words():
            continue
        choice = ghostly_choice(table, other, seat)
        if choice is None:
            continue
        first = World(table, game, viewer, seed)
        second = World(other, game, viewer, seed, first)
        first.chosen[seat, table.asked(seat)] = second.chosen[seat, table.asked(seat)] = choice
        compared += await steps_alike(first, second, viewer, steps=1)
    assert compared > 3
