"""Every state of every game on small phones, as a browser's bars leave them: all of it in sight, nothing covered."""

from __future__ import annotations

from pathlib import Path

import pytest

from coronet.table.table import Table
from coronet.words import Words, languages
from tests.browser.conftest import PHONE, STILL
from tests.browser.film import FRAME_MS, Camera
from tests.browser.moments import READER, Moment, moments
from tests.browser.other_moments import TAUGHT, other_moments, taught_moments
from tests.browser.sight import OTHER_LANGUAGES, RESTED, SPEAK, UNDRAWN, lasting
from tests.browser.stage import NAMES
from tests.browser.test_layout import taught, told, told_before
from tests.browser.test_other_beats import before_the_end, chosen
from tests.browser.test_teaching import HINT, option
from tests.browser.woo_moments import woo_moments
from tests.positions import Position, rebel

SIZES = ((390, 664), (360, 640), (320, 568), (844, 390))
NARROW = 320
LEAST, LEAST_WHERE_NARROW = 56, 44  # pixels across a card on the cloth
SHARES = 4
FULLEST = (
    "late-to-the-ball with ice-princess, 5 players, freeze",
    "blind-mans-bluff with scheherazade, 3 players, trade",
    "crystal-clear with rapunzel, 6 players, window",
    "teams, 6 players, exchange",
    "r, sever",
)
FRAMES_TO_WAIT = 240
LOOK = Path(__file__).with_name("small_phones.js").read_text(encoding="utf-8")

# A frame is drawn, whatever the made-up clock says
DRAWN = """() => new Promise((done) => new ResizeObserver((_, watching) => {
  watching.disconnect();
  done();
}).observe(document.body))"""

# Counters as wide as they become: no game that is played by chance has come so far
GROWN = """() => {
  for (const so_far of document.querySelectorAll(".growing b")) {
    so_far.textContent = "+12";
    so_far.parentElement.previousSibling.data = "18";
  }
}"""

# What is being put together takes room too: a card lifted or laid out, a power opened
LIFT = """() => {
  const card = document.querySelector(
    "[data-testid=hand] [data-legal=yes], .place[data-choosable] button, .packet button");
  const power = document.querySelector("[data-testid=power-chip][aria-expanded=false]");
  for (const button of [card, power]) button?.click();
  return Boolean(card ?? power);
}"""


@pytest.fixture(scope="module")
def held(open_stage):
    """One phone for all moments."""
    with open_stage(**PHONE) as stage:
        yield stage


def faults_of(stage, moment: Moment) -> list[str]:
    """What is wrong at any size, as the moment is and with something lifted."""
    stage.turn_to(moment.table, state=moment.state)
    found = faults_now(stage)
    if stage.page.evaluate(LIFT):
        found += looked(stage, SIZES[::-1], ", lifted")
    return found


def faults_now(stage) -> list[str]:
    """What is wrong at any size with what the page shows."""
    stage.page.evaluate(UNDRAWN)
    stage.page.evaluate(GROWN)
    return looked(stage, SIZES, "")


def looked(stage, sizes, how: str) -> list[str]:
    found = []
    for wide, high in sizes:
        stage.page.set_viewport_size({"width": wide, "height": high})
        stage.page.evaluate(RESTED)
        least = LEAST_WHERE_NARROW if wide == NARROW else LEAST
        found += [f"{wide} x {high}{how}: {fault}" for fault in lasting(stage.page, LOOK, least)]
    return found


def faults_in(stage, seen) -> dict[str, list[str]]:
    return {str(moment): found for moment in seen if (found := faults_of(stage, moment))}


@pytest.mark.parametrize("share", range(SHARES))
def test_rebel_princess_is_all_in_sight(held, share):
    faults = faults_in(held, moments()[share::SHARES])
    assert not faults, told(faults)


def test_woo_the_princess_is_all_in_sight(held):
    faults = faults_in(held, woo_moments())
    assert not faults, told(faults)


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_the_fullest_states_are_in_longer_words_too(held, language):
    seen = [moment for moment in (*moments(), *woo_moments(), *other_moments()) if str(moment) in FULLEST]
    assert len({str(moment) for moment in seen}) == len(FULLEST)
    held.turn_to(seen[0].table, state=seen[0].state)
    held.page.evaluate(SPEAK, language)
    faults = faults_in(held, seen)
    held.page.evaluate(SPEAK, "en")
    assert not faults, told(faults)


def test_r_and_the_parlour_games_are_all_in_sight(held):
    faults = faults_in(held, other_moments())
    assert not faults, told(faults)


def picking(**settings) -> Table:
    """The reader is to choose a princess."""
    table = Table.new("rebel", seed=3, **settings)
    while READER not in table.to_act:
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[0])
    return table


@pytest.mark.parametrize("way", ["choose", "two-keep-one"])
def test_so_are_princesses_to_choose_from(held, way):
    faults = faults_of(held, Moment(way, picking(princesses=way, players=4), "playing"))
    assert not faults, told({way: faults})


def test_so_is_what_a_spectator_sees(open_stage):
    faults = {}
    with open_stage(**PHONE) as stage:
        for moment in (*moments()[:4], woo_moments()[0], other_moments()[1]):
            stage.show(moment.table, seat=None, state=moment.state)
            if found := faults_now(stage):
                faults[str(moment)] = found
    assert not faults, told(faults)


def asked_to_play() -> list[Moment]:
    """With three to six players, as many cards on the table as can be."""
    asks = [moment for moment in moments() if "play" in moment.table.view(READER)["own"].get("asked", ())]
    fullest = sorted(asks, key=lambda moment: -len(moment.table.view(READER)["trick"]))
    return [next(moment for moment in fullest if moment.table.players == players) for players in (3, 4, 5, 6)]


def test_so_is_the_upper_row_behind_a_card_that_is_planned_when_a_power_is_offered(held):
    hands = ("F2 F3 P4 P5 Q2 Q3 C4 C5 C6", "F4 F6 P2 P3 Q4 Q5 C2 C3 C7", "F7 F8 P6 P7 Q6 Q7 C8 C9 C10")
    held.turn_to(rebel("royal-decree", *hands, leader=1))
    held.page.locator("[data-testid=hand] [data-row='1'] button").first.tap()
    held.turn_to(rebel("royal-decree", *hands, leader=1, princesses={0: "sleeping-beauty"}))
    assert held.by_id("power-window").count() == held.page.locator("[data-planned]").count() == 1
    faults = faults_now(held)
    assert not faults, told({"planned": faults})


def test_so_is_the_table_below_a_hint(held):
    faults = {}
    for moment in asked_to_play():
        held.hint = HINT | {"best": option(moment.table.choices(READER)[0].split()[1])}
        held.turn_to(moment.table)
        held.press("hint")
        held.by_id("hint-more").wait_for()
        if found := faults_now(held):
            faults[str(moment)] = found
        held.press("hint-close")
    assert not faults, told(faults)


@pytest.mark.parametrize("tip", ["aim", "pass", "power", "lead", "follow", "frog-out"])
def test_so_is_the_table_below_a_tip(open_stage, tip):
    with open_stage(**PHONE, locale="en-GB") as stage:  # a browser keeps what is being learnt
        stage.page.add_init_script("localStorage.setItem('coronet.guided', 'rebel')")
        stage.page.add_init_script(f"localStorage.setItem('coronet.told', '{told_before(tip)}')")
        stage.show(taught(tip))
        stage.by_id(f"tip-{tip}").wait_for()
        faults = faults_now(stage)
    assert not faults, told({tip: faults})


def test_sound_is_asked_about_at_the_end_where_there_is_room(open_stage):
    playing, over = (next(one for one in other_moments() if one.state == state) for state in ("playing", "over"))
    with open_stage(**PHONE, locale="en-IE") as stage:  # a browser keeps what was answered
        stage.page.add_init_script("localStorage['coronet.preferences'] = '{}'")
        stage.show(playing.table)
        stage.by_id("sound-ask").wait_for()
        for wide, high in SIZES:
            stage.page.set_viewport_size({"width": wide, "height": high})
            stage.by_id("sound-ask").wait_for(state="detached")
        stage.turn_to(over.table, state="over")
        stage.by_id("sound-no").tap()
        stage.by_id("sound-ask").wait_for(state="detached")


def passing(round_card: str) -> Table:
    """The others have chosen what they pass."""
    princesses = ["snow-white", "thumbelina", "cinderella", "rapunzel"]
    table = Table.new("rebel", players=4, rounds=[round_card], princesses=princesses, seed=3)
    for seat in range(1, 4):
        table.act(seat, table.choices(seat)[0])
    return table


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("round_card", ["late-to-the-ball", "once-upon-a-time"])
@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 664)], ids=str)
def test_a_tip_leaves_the_rule_of_the_round_in_sight(open_stage, size, round_card, language):
    with open_stage(**PHONE, locale=language) as stage:
        stage.page.set_viewport_size({"width": size[0], "height": size[1]})
        stage.page.add_init_script("localStorage.setItem('coronet.guided', 'rebel')")
        stage.page.add_init_script("localStorage.setItem('coronet.told', 'aim')")
        stage.show(passing(round_card))
        stage.by_id("tip-pass").wait_for()
        rule = stage.by_id("round-card").get_by_text(Words(language).say(f"round-{round_card}.short"))
        rule.wait_for()
        stage.page.evaluate(RESTED)
        assert rule.is_visible()
        box, tip = rule.bounding_box(), stage.by_id("tip-pass").bounding_box()
        assert box["y"] + box["height"] <= tip["y"]


@pytest.mark.parametrize("size", SIZES[:2])
def test_the_offer_to_let_a_bot_play_leaves_the_rule_of_the_round_in_sight(open_stage, size):
    table = Table.new("rebel", seed=3, players=4, rounds=["royal-decree"], princesses="none")
    gone = {"here": False, "away": 1}
    with open_stage(**PHONE) as stage:
        stage.page.set_viewport_size({"width": size[0], "height": size[1]})
        seats = [{"kind": "person", "name": name, "here": True} for name in NAMES[:4]]
        stage.show(table, seats=[seats[0], seats[1] | gone, *seats[2:]])
        stage.by_id("let-bot-play").wait_for()
        rule = stage.by_id("round-card").get_by_text(Words("en").say("round-royal-decree.short"))
        assert rule.is_visible()


@pytest.mark.parametrize("known", ["", "aim"], ids=["nothing", "the aim"])
@pytest.mark.parametrize("game", TAUGHT)
def test_so_is_that_of_another_game_below_a_tip(open_stage, game, known):
    faults = {}
    with open_stage(**PHONE, locale="en-GB") as stage:
        stage.page.add_init_script(f"localStorage.setItem('coronet.guided', '{game}')")
        stage.page.add_init_script(f"localStorage.setItem('coronet.told', '{game}-{known}')")
        for moment in taught_moments(game):
            stage.show(moment.table)
            stage.page.locator(".tip").wait_for()
            if found := faults_now(stage):
                faults[str(moment)] = found
    assert not faults, told(faults)


@pytest.mark.parametrize("tool", ["last-trick", "score"])
def test_what_the_bar_has_no_room_for_is_in_the_menu(held, tool):
    held.turn_to(asked_to_play()[1].table)
    held.page.set_viewport_size({"width": 360, "height": 640})
    held.page.locator(f".topbar [data-tool={tool}]").wait_for(state="hidden")
    held.page.locator("[data-tool=menu]").tap()
    held.by_id(f"menu-{tool}").tap()
    held.page.locator(f"[data-testid=sheet][data-of={tool}]").wait_for()
    held.by_id("sheet-close").tap()


def test_a_power_that_goes_with_a_card_is_a_chip_that_opens(held):
    position = rebel("once-upon-a-time", "Q2 Q5 F9", "Q9 F3 P4", "Q4 F4 P5", leader=0, princesses={0: "snow-white"})
    held.page.set_viewport_size({"width": 390, "height": 664})
    held.turn_to(position)
    chip = held.by_id("power-chip")
    assert chip.inner_text().split("\n")[0] == "Seven Dwarfs With a card of 7 or lower: it counts as 0."
    assert held.by_id("power-use").count() == 0
    held.press("power-chip", "power-use", "Q2", "Q2")
    assert held.choices_sent() == ["play Q2 power"]


def test_the_crown_leaves_the_place_s_whole_width_to_the_name_of_who_is_winning(held):
    hands = ("F2 Q2", "F3 Q3", "F4 Q4", "F5 Q5", "F6 Q6", "F7 Q7")
    held.page.set_viewport_size({"width": 320, "height": 568})
    held.turn_to(rebel("royal-decree", *hands, leader=4).play("4 play F6"))
    place = held.by_id("place-4")
    assert place.locator(".tag .ico").is_visible()
    assert place.locator(".name").bounding_box()["width"] >= 0.8 * place.bounding_box()["width"]
    faults = faults_now(held)
    assert not faults, told({"the crown": faults})


# How far every player has come and by what, without scrolling: of each column of the sheet its heading, above the dock
HEADS = """() => {
  const edge = document.querySelector(".desk").getBoundingClientRect().top;
  return [...document.querySelectorAll("[data-testid=score-sheet] .col header")].map((node) => {
    const { left, right, bottom } = node.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && bottom <= edge;
  });
}"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_sheet_of_four_shows_what_everybody_got_at_once(open_stage, size, language):
    moment = next(one for one in moments() if one.state == "between" and one.table.players == 4)
    viewport = {"width": size[0], "height": size[1]}
    with open_stage(**PHONE | {"viewport": viewport}, locale=language) as stage:  # where nothing is being learnt
        stage.show(moment.table, state=moment.state)
        stage.by_id("score-table").wait_for()
        assert stage.page.evaluate(HEADS) == [True] * 4


# The stage: what stands there while beats are played


def trick_ends(before: Table, after: Table) -> bool:
    return len(before.public_view()["trick"]) > 1 and not after.public_view()["trick"]


def before_a_trick_ends(game: str, seed: int, players: int) -> tuple[Table, str]:
    """With these seeds it is the first trick, so that the reader holds a whole hand."""
    return before_the_end(game, seed, trick_ends, players=players)


def before_a_power(to: int) -> tuple[Position, str]:
    cards = ["F2 F3 P4 P5 Q2 Q3", "F4 F6 P2 P3 Q4 Q5", "F7 F8 P6 P7 Q6 Q7", "F9 F10 P9 P10 Q8 Q9"]
    return rebel("royal-decree", *cards, leader=3, princesses={1: "pocahontas"}), f"1 power {to}"


SCENES = {
    "a trick of four": (lambda: before_a_trick_ends("rebel", 2, players=4), ".takes"),
    "a trick of six": (lambda: before_a_trick_ends("rebel", 22, players=6), ".takes"),
    "a round of Woo, six": (lambda: before_a_trick_ends("woo", 13, players=6), ".takes"),
    "R's cards turned": (lambda: (chosen(), "1 play magician"), ".takes"),
    "a princess come forward": (lambda: before_a_power(READER), ".herald"),
    "a parlour game's end": (
        lambda: before_the_end("triangle", 5, lambda _, after: after.over, players=4),
        ".herald",
    ),
}


def faults_on_stage(camera: Camera, sought: str) -> list[str]:
    """What is wrong at any size while this stands there."""
    waits = (camera.page.clock.run_for(FRAME_MS) for _ in range(FRAMES_TO_WAIT))
    assert any(camera.page.locator(sought).count() for _ in waits), f"{sought} does not come"
    camera.page.evaluate(UNDRAWN)
    camera.page.evaluate(GROWN)
    found = []
    for wide, high in SIZES:
        camera.page.set_viewport_size({"width": wide, "height": high})
        camera.page.evaluate(DRAWN)
        camera.page.clock.run_for(FRAME_MS)
        camera.page.evaluate(DRAWN)
        least = LEAST_WHERE_NARROW if wide == NARROW else LEAST
        found += [f"{wide} x {high}: {fault}" for fault in camera.page.evaluate(LOOK, least)]
    assert camera.page.locator(sought).count(), f"{sought} did not stay for all sizes"
    return found


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_so_is_what_the_stage_shows(filmed, scene, language):
    made, sought = SCENES[scene]
    position, step = made()
    camera = filmed(**STILL, locale=language).show(position)
    camera.stage.make(step)
    faults = faults_on_stage(camera, sought)
    assert not faults, told({scene: faults})
