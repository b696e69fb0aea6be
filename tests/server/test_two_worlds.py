"""Two worlds that differ only in what a viewer cannot know: the same frames, byte for byte, at the same moments.

A game is played to some point; there two cards that the viewer has not seen change places, and both worlds go on with
the same choices, in the names of the own world. Numbers of questions and revisions, lengths, the order of frames and
the moments at which bots and people answer are thereby held to what the viewer may know, in every window. Time is a
clock of the test's own.
"""

from __future__ import annotations

import itertools
import random

import pytest

from coronet.games.choosing import kind_of
from coronet.games.rebel.choices import POWER_SUIT
from coronet.games.rebel.declaration import princesses_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import DELUXE
from coronet.kernel.bits import each
from coronet.server.store import shuffles
from coronet.server.store.rows import GameRow
from coronet.table.fair import FairDraws
from coronet.table.table import Table
from tests.knowledge import Knowledge
from tests.properties.test_rebel_hidden import other_world, swapped_choice
from tests.rebel_games import any_settings
from tests.server.worlds import World, sealed

pytestmark = pytest.mark.anyio

HAGGLING = "haggle-with-the-hag"
DELUXE_WINDOWS = ("rapunzel",)
BY_HAND = ("mulan",)  # whether there is anything to choose follows from hidden cards
WINDOWS = (
    "alice",
    "cinderella",
    "ice-princess",
    "little-mermaid",
    "mulan",
    "pea-princess",
    "pocahontas",
    "rapunzel",
    "scheherazade",
    "sleeping-beauty",
    HAGGLING,
)


class RebelWorld(World):
    """A world of Rebel Princess: the second repeats choices in its own names, and both note what a suit has told."""

    def __init__(self, table: Table, game: GameRow, viewer: int, seed: int, first: World | None = None) -> None:
        super().__init__(table, game, viewer, seed, first)
        self.swap = (0, 0)
        self.told_suit_at: int | None = None  # the step before which the Little Mermaid made somebody tell a suit

    def choice(self, table: Table, seat: int) -> str:
        """The same, and whether it makes the leader tell what is held."""
        choice = super().choice(table, seat)
        parsed = GAME.parse(choice)
        assert parsed is not None
        if kind_of(parsed.choice) == POWER_SUIT and table._record.edition == DELUXE and self.told_suit_at is None:
            self.told_suit_at = len(self.after)
        return choice

    def again(self, table: Table, seat: int, text: str) -> str:
        """In the names of this world, except for what the viewer itself names."""
        parsed = GAME.parse(text)
        assert parsed is not None
        number = parsed.choice if seat == self.viewer.seat else swapped_choice(parsed.choice, *self.swap)
        return GAME.text_of(number)

    def has_told(self, step: int) -> bool:
        """Whether a suit was told until after this step."""
        return self.told_suit_at is not None and self.told_suit_at <= step


def draws_of(table: Table) -> int:
    assert isinstance(table.source, FairDraws)
    return table.source.number


def position(seed: int) -> tuple[Table, GameRow, Knowledge, random.Random]:
    """A game by chance, played to some point."""
    rng = random.Random(seed)
    settings = any_settings(rng, players=rng.choice((3, 4))).to_data()
    game = sealed("rebel", settings, settings["players"], rng)
    table = Table.new("rebel", draws=FairDraws(shuffles.key_of(game)), **settings)
    knowledge = Knowledge(table._record)
    for _ in range(rng.randrange(70)):
        if table.over:
            break
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
        knowledge.note(table._record)
    return table, game, knowledge, rng


def in_other_world(table: Table, one: int, other: int) -> Table:
    world = table.clone()
    world._record = other_world(world._record, one, other)
    world._record.source = world._noting
    return world


class Declining(RebelWorld):
    """A world of people who use no power and haggle over nothing."""

    def __init__(self, table: Table, game: GameRow, viewer: int, seed: int, first: World | None = None) -> None:
        super().__init__(table, game, viewer, seed, first)
        self.levels = [None] * table.players

    def choice(self, table: Table, seat: int) -> str:
        """Nothing, where that is a choice."""
        return "no" if "no" in table.choices(seat) else super().choice(table, seat)


def is_asked_in(window: str, table: Table, seat: int) -> bool:
    asked = table.own_view(seat)["asked"]
    return "no" in asked and window == (HAGGLING if "haggle" in asked else table.role(seat))


def at_window(window: str, seed: int) -> tuple[Table, GameRow, Knowledge, int, random.Random] | None:
    """A game by chance in which a seat has just been asked in this window, and that seat."""
    rng = random.Random(f"{window} {seed}")
    edition = "deluxe" if window in DELUXE_WINDOWS else rng.choice(("classic", "deluxe"))
    princesses = rng.sample([name for name in princesses_of(edition) if name != window], 2)
    fixed = {"rounds": [window]} if window == HAGGLING else {"princesses": [*princesses, window]}
    settings = any_settings(rng, edition=edition, players=3, **fixed).to_data()
    game = sealed("rebel", settings, settings["players"], rng)
    table = Table.new("rebel", draws=FairDraws(shuffles.key_of(game)), **settings)
    knowledge = Knowledge(table._record)
    skipped = rng.randrange(6)
    for _ in range(80):
        asked = [seat for seat in table.to_act if is_asked_in(window, table, seat)]
        if asked and not skipped:
            return table, game, knowledge, asked[0], rng
        skipped -= bool(asked)
        seat = rng.choice(table.to_act)
        legal = table.choices(seat)
        table.act(seat, "no" if "no" in legal else rng.choice(legal))
        knowledge.note(table._record)
        if table.over:
            break
    return None


async def steps_alike(seed: int) -> int:
    """How many steps two worlds were compared for; they were alike."""
    table, game, knowledge, rng = position(seed)
    if table.over:
        return 0
    viewer = rng.randrange(-1, table.players)
    unseen = list(each(table._record.dealt & ~knowledge.seen[viewer]))
    if len(unseen) < 2:
        return 0
    swap = rng.sample(unseen, 2)
    first = RebelWorld(table.clone(), game, viewer, seed)
    second = RebelWorld(in_other_world(table, *swap), game, viewer, seed, first)
    second.swap = (swap[0], swap[1])
    in_first, in_second = Knowledge(first.start._record), Knowledge(second.start._record)
    round_at, draws = table._record.round_at, draws_of(table)
    await first.run()
    await second.run()
    compared = 0
    for step, ((here, sent), (there, sent_there)) in enumerate(zip(first.after, second.after, strict=False)):
        in_first.note(here._record)
        in_second.note(there._record)
        seen = (in_first.seen[viewer] | in_second.seen[viewer]) & (1 << swap[0] | 1 << swap[1])
        has_told = first.has_told(step) or second.has_told(step)
        if seen or has_told or {draws_of(here), draws_of(there)} != {draws} or here._record.round_at != round_at:
            break  # the viewer has learnt of the difference, or chance draws from hands that differ
        assert first.viewer.frames[:sent] == second.viewer.frames[:sent_there], (seed, viewer, swap)
        compared += 1
    return compared


@pytest.mark.parametrize("first", range(0, 120, 20))
async def test_what_a_viewer_cannot_know_changes_no_frame_and_no_moment(first):
    compared = [await steps_alike(seed) for seed in range(first, first + 20)]
    assert sum(compared) > 60, compared


@pytest.mark.parametrize("window", WINDOWS)
async def test_the_pace_of_a_window_does_not_tell_what_its_seat_could_do(window):
    compared = choice_in_one_only = 0
    for seed in range(24):
        found = at_window(window, seed)
        if found is None:
            continue
        table, game, knowledge, asked, rng = found
        viewer = rng.choice([viewer for viewer in range(-1, table.players) if viewer != asked])
        unseen = table._record.dealt & ~knowledge.seen[viewer]
        held = unseen & table._record.hand[asked]
        swaps = list(itertools.product(each(held), each(unseen & ~held)))
        telling = [
            swap for swap in swaps if has_choice(table, asked) != has_choice(in_other_world(table, *swap), asked)
        ]
        if not swaps:
            continue
        swap = rng.choice(telling or swaps)
        first = Declining(table.clone(), game, viewer, seed)
        second = Declining(in_other_world(table, *swap), game, viewer, seed, first)
        second.swap = swap
        await first.run(steps=1)
        await second.run(steps=1)
        assert first.viewer.frames == second.viewer.frames, (seed, viewer, swap)
        compared += len(first.after)
        choice_in_one_only += bool(telling)
    assert compared > 5
    assert choice_in_one_only > 2 or window not in BY_HAND


def has_choice(table: Table, seat: int) -> bool:
    return len(table.choices(seat)) > 1


async def test_the_comparison_finds_a_difference():
    """With two cards that the viewer does see, the worlds are not alike: the test can fail."""
    table, game, _, _ = position(5)
    hand = list(each(table._record.hand[0]))
    unlike = next(card for card in each(table._record.dealt) if card not in hand)
    first = RebelWorld(table.clone(), game, 0, 5)
    second = RebelWorld(in_other_world(table, hand[0], unlike), game, 0, 5, first)
    second.swap = (hand[0], unlike)
    await first.run()
    await second.run()
    assert first.viewer.frames[1] != second.viewer.frames[1]
