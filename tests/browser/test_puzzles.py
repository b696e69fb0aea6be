"""Puzzles in the page: one press, what every choice costs, and mistakes that come back on a made-up clock."""

from __future__ import annotations

import datetime
import json
import random

import pytest
from playwright.sync_api import expect

from coronet import Table
from coronet.bots.review import review
from coronet.puzzles.shelf import Shelf
from coronet.table.log import parse_log
from coronet.words import Words, languages
from tests.browser.conftest import DESKTOP, PHONE, STILL
from tests.browser.sight import RESTED, Sight
from tests.browser.tables import played
from tests.browser.test_axe import THEMES, findings

SMALL = PHONE | {"viewport": {"width": 390, "height": 664}}
MONDAY = datetime.datetime(2026, 11, 16, 12, tzinfo=datetime.UTC)
OPEN_CARD = "[data-testid=hand] button[data-legal=yes]"
DUEL = [{"kind": "open"}, {"kind": "bot"}]


def asked(guest, game, theme):
    """The table of a puzzle about this."""
    guest.by_id("puzzles").wait_for()
    guest.by_id(f"theme-{game}").select_option(theme)
    guest.by_id(f"practise-{game}").click()
    guest.by_id("puzzle-question").wait_for()
    guest.page.evaluate(RESTED)


def press(guest, thing):
    thing.tap() if guest.touch else thing.click()


@pytest.mark.parametrize("language", languages())
def test_from_home_to_the_cost_of_every_choice_by_touch(house, person, language):
    """At phone size, in every language, by day and by night: axe finds nothing on the way."""
    guest, found = person(f"/?lang={language}", **SMALL, **STILL), {}
    say = Words(language).say
    press(guest, guest.by_id("to-puzzles"))
    expect(guest.page.locator("h1")).to_have_text(say("page-puzzles"))
    press(guest, guest.by_id("daily-r"))
    guest.by_id("puzzle-question").get_by_text(say("page-puzzle-ask")).wait_for()
    found |= {f"asked {theme}": findings(guest.page, theme) for theme in THEMES}
    press(guest, guest.page.locator(OPEN_CARD).first)  # one press
    told = guest.by_id("puzzle-answer")
    told.get_by_text(say("page-puzzle-costs-chance")).wait_for()
    prices = guest.page.locator("[data-testid=hand] .price")
    assert prices.count() == guest.page.locator("[data-testid=hand] .card").count()
    expect(guest.page.locator("[data-testid=hand] .price[data-best] svg")).to_be_visible()
    expect(guest.by_id("puzzle-standing")).to_contain_text(say("page-puzzle-rating", rating="", change="").split()[0])
    found |= {f"told {theme}": findings(guest.page, theme) for theme in THEMES}
    press(guest, guest.by_id("puzzle-next"))
    expect(guest.page.locator("h1")).to_have_text(say("page-puzzle-daily-done"))
    assert {where: serious for where, serious in found.items() if serious} == {}


def test_the_right_card_is_right(house, person):
    guest = person("/puzzles/r/daily", **DESKTOP, **STILL)
    guest.by_id("puzzle-question").wait_for()
    costs = {tuple(sorted(one.text for one in puzzle.choices)): puzzle.best for puzzle in Shelf().puzzles("r")}
    names = [card.get_attribute("data-testid") for card in guest.page.locator(OPEN_CARD).all()]
    best = costs[tuple(sorted(f"play {name.removeprefix('card-')}" for name in names))]
    guest.by_id(f"card-{best.removeprefix('play ')}").click()
    expect(guest.by_id("puzzle-answer")).to_have_attribute("data-right", "")


@pytest.mark.parametrize("context", [DESKTOP, SMALL], ids=["desktop", "phone"])
def test_it_is_done_by_keys_alone(house, person, context):
    page = person("/puzzles", **context, **STILL).page
    page.get_by_test_id("daily-r").press("Enter")
    page.get_by_test_id("puzzle-question").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("puzzle-next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("puzzles-done").locator("h1")).to_be_focused()


@pytest.mark.parametrize(("theme", "button"), [("power-now", "power-use"), ("keep-power", "power-later")])
def test_a_power_is_used_or_kept_with_one_press(house, person, theme, button):
    guest = person("/puzzles", **SMALL, **STILL)
    for _ in range(12):  # some are about a card that is played with the power
        asked(guest, "rebel", theme)
        if guest.by_id(button).count() and guest.page.locator(OPEN_CARD).count() == 0:
            break
        guest.page.goto(f"{house.page}/puzzles")
    press(guest, guest.by_id(button).first)
    guest.by_id("puzzle-answer").locator(".costrow[data-best]").wait_for()


def test_puzzles_are_fetched_by_the_hundred(house, person):
    guest = person("/", **DESKTOP, **STILL)
    fetched = []
    guest.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    guest.by_id("to-puzzles").click()
    guest.by_id("puzzles").wait_for()
    assert [name.split("-")[0] for name in fetched if name.endswith(".json")] == ["index"]
    guest.by_id("daily-woo").click()
    guest.by_id("puzzle-question").wait_for()
    assert [name.split("-")[0] for name in fetched if name.endswith(".json")] == ["index", "woo"]


def test_three_minutes_end_by_the_clock(house, person):
    guest = person("/puzzles", **SMALL, **STILL)
    guest.page.clock.install(time=MONDAY)
    guest.page.goto(f"{house.page}/puzzles/r/run")
    guest.by_id("puzzle-run").get_by_text("3:00").wait_for()
    guest.page.clock.run_for(61_000)
    guest.by_id("puzzle-run").get_by_text("1:5").wait_for()
    guest.page.clock.run_for(120_000)
    guest.by_id("run-again").wait_for()


def reviewed():
    """The review of a duel played by chance, in which something was dear."""
    table, chance = Table.new("r", seed=7), random.Random(7)
    while not table.over:
        seat = table.to_act[0]
        table.act(seat, chance.choice(table.choices(seat)))
    made = review(parse_log(table.log.to_text().encode()), 0).to_data()
    assert [one for one in made["decisions"] if one["seen"]]
    return made


def test_dear_choices_of_a_review_come_back_the_next_day(house, person):
    code, token = played(house, game="r", seats=DUEL, settings={})
    guest = person("/", token=token, **SMALL, **STILL)
    body = json.dumps(reviewed())
    guest.page.route("**/api/review/**", lambda route: route.fulfill(body=body + "\n"))
    guest.page.clock.set_fixed_time(MONDAY)
    guest.page.goto(f"{house.page}/review/{code}/1")
    guest.by_id("review").wait_for()
    guest.page.goto(f"{house.page}/puzzles")
    guest.by_id("my-mistakes").wait_for()
    assert guest.by_id("mistakes-due").count() == 0
    guest.page.clock.set_fixed_time(MONDAY + datetime.timedelta(days=1))
    guest.page.goto(f"{house.page}/puzzles")
    press(guest, guest.by_id("mistakes-due"))
    for _ in range(6):
        guest.by_id("puzzle-question").or_(guest.by_id("puzzles-done")).wait_for()
        if guest.by_id("puzzles-done").count():
            break
        press(guest, guest.page.locator(OPEN_CARD).first)
        press(guest, guest.by_id("puzzle-next"))
    expect(guest.page.locator("h1")).to_have_text(Words("en").say("page-puzzle-mine-done"))


@pytest.fixture
def shown(house, person):
    """A page at every screen of the puzzles, in order."""

    def walk(look, **context):
        guest = person("/puzzles", **context, **STILL)
        guest.page.add_init_script("Math.random = () => 0.4")  # the same puzzles every time
        guest.by_id("puzzles").wait_for()
        look(guest.page, "all")
        for game in ("rebel", "r", "woo"):
            guest.page.goto(f"{house.page}/puzzles")
            asked(guest, game, {"rebel": "duck", "r": "answer", "woo": "collect"}[game])
            look(guest.page, f"{game} asked")
            press(guest, guest.page.locator(OPEN_CARD).first)
            guest.by_id("puzzle-answer").wait_for()
            guest.page.evaluate(RESTED)
            look(guest.page, f"{game} told")
        guest.page.goto(f"{house.page}/puzzles/mine")
        guest.by_id("puzzles-done").wait_for()
        look(guest.page, "done")

    return walk


@pytest.mark.parametrize("context", [DESKTOP, SMALL], ids=["desktop", "phone"])
def test_axe_finds_nothing(shown, context):
    found = {}

    def look(page, where):
        for theme in THEMES:
            if serious := findings(page, theme):
                found[f"{where} {theme}"] = serious

    shown(look, **context)
    assert found == {}


def test_nothing_overlaps_is_cut_or_out_of_reach(shown):
    faults = {}

    def look(page, where):
        if found := Sight(page).faults(words=False):
            faults[where] = found

    shown(look, **DESKTOP)
    assert faults == {}
