"""R, the parlour games and Woo the Princess through the page, each to its end, by a guest who knows no rule."""

from __future__ import annotations

import contextlib
import json
import random
import urllib.request

import pytest
from playwright.sync_api import Error, expect

from coronet.games.catalogue import PARLOUR
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.table import fair
from coronet.table.log import ChoiceLine, parse_log
from coronet.table.table import Table
from tests.browser.conftest import DESKTOP, PHONE, STILL
from tests.browser.keyboarder import Keyboarder
from tests.browser.test_games import seated

MAIN = "[data-testid=main-action]:not([aria-disabled])"
OFFERED = (
    "[data-testid=table] [data-choice], [data-testid=hand] button[data-legal=yes]:not([data-sent]), "
    "[data-testid^='table-']"
)
GAMES_OF_R = (  # every variant, and the steps of several in one game
    ["sever", "traitor", "prophecy", "numbers"],
    ["draft", "alternative", "balance"],
    ["random-deal", "last-chance", "loser"],
    ["princess-attack", "three-card", "impatience", "numbers-jester"],
    ["fortune", "till-dawn", "numbers-minister"],
    ["sever", "numbers-jester-minister"],
    ["true-king"],
)


GOOD_PART = 8  # choices of one's own
# The key that leads to a control, if it is still there: Tab to it, or to its group, and then an arrow
NEXT_KEY = """node => {
  const now = document.activeElement;
  if (!node.isConnected) return null;
  if (now === node) return "Enter";
  if (node.tabIndex >= 0 || !node.closest("ol").contains(now)) return "Tab";
  return now.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING ? "ArrowRight" : "ArrowLeft";
}"""
STOPS = 80


def by_pointer(stage, what):
    """With the mouse, or with a finger."""
    stage._press(what, position={"x": 12, "y": 12}, timeout=1000)


def by_keys(stage, what):
    """Walk to it with Tab, within its group with the arrow keys, and press Enter."""
    keys = stage.page.keyboard
    node = what.element_handle(timeout=1000)
    for _ in range(STOPS):
        key = node.evaluate(NEXT_KEY)
        if key:
            keys.press(key)
        if key in ("Enter", None):
            return
    raise AssertionError(f"no key reaches {what}")


def play_on(stage, seed=1, most=600, by=by_pointer, part=None):
    """Press what the page offers and let the other seats choose by chance, until the end or so many choices."""
    rng = random.Random(seed)
    table = stage.table
    for _ in range(most):
        if table.over or (part and len(stage.choices_sent()) >= part):
            break
        while stage.info["state"] == "playing" and (others := [seat for seat in table.to_act if seat != stage.seat]):
            seat = rng.choice(others)
            stage._act(seat, rng.choice(table.choices(seat)))
        stage._settled()
        if table.over:
            break
        main = stage.page.locator(MAIN)
        offered = main if main.count() and rng.random() < 0.7 else stage.page.locator(f"{MAIN}, {OFFERED}")
        number = offered.count()
        if number == 0:
            assert stage.look()["over"], stage.look()
            break
        with contextlib.suppress(Error):  # gone meanwhile: an order is laid card by card
            by(stage, offered.nth(rng.randrange(number)))
        stage._settled()
    assert stage.look()["over"] or (part and len(stage.choices_sent()) >= part)


@pytest.mark.parametrize("game", [*PARLOUR, "woo"])
def test_a_game_by_click(stage, game):
    stage.show(Table.new(game, seed=5))
    play_on(stage)


@pytest.mark.parametrize("game", PARLOUR)
def test_a_good_part_of_a_parlour_game_by_keys_alone(stage, game):
    stage.show(Table.new(game, seed=6))
    play_on(stage, by=by_keys, part=GOOD_PART)


@pytest.mark.parametrize("game", PARLOUR)
def test_a_good_part_of_a_parlour_game_by_touch(phone, game):
    phone.show(Table.new(game, seed=6))
    play_on(phone, part=GOOD_PART)


def test_every_variant_is_among_the_games():
    assert {name for variants in GAMES_OF_R for name in variants} == set(VARIANTS_BY_NAME)


@pytest.mark.parametrize("variants", GAMES_OF_R, ids="-".join)
def test_a_game_of_r_by_click(stage, variants):
    stage.show(Table.new("r", seed=5, variants=variants))
    play_on(stage)


def test_an_order_is_made_by_taps_by_dragging_and_by_arrow_keys(stage):
    stage.show(Table.new("r", seed=5, variants=["prophecy"]))

    def order():
        stage._settled()
        placed = stage.page.locator("[data-testid^=placed-]")
        return placed.evaluate_all("found => found.map(card => card.dataset.testid.slice(7))")

    stage.press("card-spy", "card-jester")
    stage.by_id("card-general").drag_to(stage.by_id("slot-0"))
    assert order() == ["general", "spy", "jester"]
    stage.by_id("placed-general").drag_to(stage.by_id("slot-1"))
    assert order() == ["spy", "general", "jester"]
    stage.by_id("placed-jester").focus()
    for _ in range(2):
        stage.page.keyboard.press("Control+ArrowLeft")
        stage._settled()
        assert stage.page.evaluate("document.activeElement.dataset.testid") == "placed-jester"
    assert order() == ["jester", "spy", "general"]
    stage.press("placed-spy")
    assert order() == ["jester", "general"]


def test_a_choice_can_be_taken_back_until_the_other_has_chosen_too(stage):
    stage.show(Table.new("r", seed=1))
    stage.press("card-spy", "main-action")
    assert stage.look()["prompt"].startswith("Your choice is in") or stage.by_id("take-back").count() == 1
    stage.press("take-back")
    stage.press("card-jester", "main-action").play("1 play princess")
    assert stage.choices_sent() == ["play spy", "play jester"]
    assert stage.table.public_view()["table"] == [["jester", "princess", None]]


def test_what_the_other_has_chosen_does_not_show_before_both_have(stage):
    shown = []
    for card in ("spy", "prince"):
        stage.show(Table.new("r", seed=1)).play(f"1 play {card}")
        shown.append(stage.page.locator("main.table > section").evaluate_all("all => all.map(one => one.innerHTML)"))
        assert stage.by_id("place-1").locator("[data-down]").count() == 1
    assert shown[0] == shown[1]


def test_cards_that_do_not_match_are_seen_for_a_moment_and_never_named_in_the_story(stage):
    table = Table.new("seeker", seed=2)
    stage.show(table)
    for place in (1, 2):
        stage.page.locator(f"[data-choice='reveal {place}']").click()
        stage._settled()
    assert stage.table.public_view()["places"].count("?") == 16
    assert stage.by_id("memory").locator("[data-up]").count() == 2
    assert stage.by_id("story").locator("[data-key=story-pg-turned-up]").count() == 0
    assert stage.by_id("story").locator("[data-key=story-pg-looked]").count() == 2


def views_of(house, code):
    """The view of each seat by revision, from the log of a finished game."""
    with urllib.request.urlopen(f"{house.page}/api/log/{code}/1", timeout=20) as answer:  # noqa: S310 - our own server
        log = parse_log(answer.read())
    seal = log.header.seal
    parts = [bytes.fromhex(part) for part in (seal.secret, seal.game_id, seal.settings_hash)]
    key = fair.seed_key(*parts, [bytes.fromhex(share or "") for share in seal.shares])
    table = Table.replay(log, upto=0, draws=lambda number: fair.FairDraws(key, number))
    found = {}
    for line in log.lines:
        if isinstance(line, ChoiceLine):
            table.act(line.seat, line.choice) if line.choice else table.take_back(line.seat)
            found[line.rev] = [json.loads(json.dumps(table.view(seat))) for seat in range(table.players)]
    return found


def check_frames(house, code, everybody):
    """Every view that a page received is the view of its seat, and nothing more."""
    views = views_of(house, code)
    for seat, guest in enumerate(everybody):
        told = [frame for frame in guest.frames if frame["t"] == "up" and frame["seq"] in views]
        assert len(told) > 3
        assert [frame["view"] for frame in told] == [views[frame["seq"]][seat] for frame in told]


def test_two_people_duel_by_click(house, person):
    wish = {"variants": ["sever"]}
    code, everybody = seated(house, person, 2, wish=wish, game="r", players=2, context=DESKTOP | STILL)
    everybody[0].play_to_the_end(tuple(everybody[1:]))
    check_frames(house, code, everybody)


def test_r_by_keys_alone(house, person):
    code, everybody = seated(house, person, 2, wish={}, game="r", players=2, context=DESKTOP | STILL, by=Keyboarder)
    everybody[0].play_to_the_end(tuple(everybody[1:]))
    check_frames(house, code, everybody)


def test_r_by_touch_on_a_phone(house, person):
    wish = {"variants": ["impatience"]}
    code, everybody = seated(house, person, 2, wish=wish, game="r", players=2, context=PHONE | STILL)
    everybody[0].play_to_the_end(tuple(everybody[1:]))
    assert [guest.refused for guest in everybody] == [[], []]
    check_frames(house, code, everybody)


def test_a_table_of_r_is_opened_in_plain_words_and_what_does_not_go_together_says_why(house, person):
    host = person("/new/r", **DESKTOP, **STILL)
    host.by_id("variant-prophecy").click()
    refused = host.by_id("variant-fortune")
    expect(refused).to_contain_text("the order is either yours or random")
    host.by_id("instead-fortune").click()
    expect(host.by_id("variant-prophecy").locator("input")).not_to_be_checked()
    host.by_id("variant-traitor").click()
    expect(host.by_id("course").locator("b").first).to_have_text("Traitor")
    host.by_id("open-table").click()
    expect(host.by_id("lobby")).to_contain_text("R with Fortune and Traitor.")
