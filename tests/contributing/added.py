"""What was added, in the browser and over the wire: a copy has this among its tests of the page."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from coronet.table.table import Table
from coronet.words import Words
from tests.browser.conftest import DESKTOP, STILL
from tests.browser.tables import SHORT, played
from tests.positions import rebel
from tests.server.player import Player

DRAWN = "id => document.getElementById(id)?.tagName === 'symbol' && !!document.querySelector(`use[href='#${id}']`)"


def test_the_round_card_is_chosen_in_the_picker(house, person):
    host = person("/new", **DESKTOP, **STILL)
    host.by_id("preset-three").check(force=True)
    host.by_id("fold-rounds").locator("summary").click()
    host.by_id("choose-round-1").click()
    host.by_id("round-glass-slipper").click()
    assert "Glass Slipper" in host.by_id("round-slot-1").inner_text()
    assert host.page.evaluate(DRAWN, "round-glass-slipper")


def test_the_round_card_lies_beside_the_table_with_its_drawing(stage):
    stage.show(rebel("glass-slipper", "Q7 P2", "F9 P3", "F5 P4"))
    assert "Glass Slipper" in stage.look()["round"]
    assert stage.page.evaluate(DRAWN, "round-glass-slipper")


def test_the_setting_is_chosen_in_the_form_and_holds_at_the_table(house, person):
    host = person("/new/woo", **DESKTOP, **STILL)
    host.by_id("set-ties").select_option("nobody")
    host.by_id("open-table").click()
    host.by_id("lobby").wait_for()
    assert host.by_id("set-ties").input_value() == "nobody"


def test_the_level_is_in_the_list_of_bots(house, person):
    host = person("/new", **DESKTOP, **STILL)
    host.by_id("level-2").select_option("learner")
    assert host.by_id("level-2").locator("option:checked").inner_text() == "Learner"
    host.by_id("open-table").click()
    host.by_id("lobby").wait_for()
    assert "Edda" in host.by_id("seat-2").inner_text()


def test_bots_of_the_level_play_to_the_end(house, person):
    seats = [{"kind": "open"}, *([{"kind": "bot", "level": "learner"}] * 2)]
    code, token = played(house, seats=seats, settings=SHORT)
    reader = person(f"/t/{code}", token=token, **DESKTOP, **STILL)
    reader.by_id("game-end").get_by_text("Jonas").first.wait_for()


def test_the_variant_is_chosen_in_the_picker_and_excludes_its_like(house, person):
    host = person("/new/r", **DESKTOP, **STILL)
    host.by_id("variant-patience").click()
    expect(host.by_id("variant-patience").locator("input")).to_be_checked()
    expect(host.by_id("variant-patience")).to_contain_text("5 victories win.")
    expect(host.by_id("variant-impatience")).to_contain_text("Not with Patience: each changes the same thing.")
    expect(host.by_id("course")).to_contain_text("5")


def test_the_variant_is_said_and_drawn_at_the_table(stage):
    stage.show(Table.new("r", seed=1, variants=["patience"]))
    assert "5" in stage.look()["chips"]["r-target"]


def test_the_gift_is_a_rule_in_force_with_its_drawing_and_text(stage):
    stage.show(Table.new("woo", seed=1, players=3, leader=0, specials={"generous": ["R2"]}))
    stage.by_id("chip-woo-generous").click()
    stage.page.get_by_text(Words().say("gift-generous.text")).wait_for()
    assert stage.page.evaluate(DRAWN, "gift-generous")


def test_the_gift_is_among_those_for_a_table_of_ones_own(house, person):
    host = person("/new/woo", **DESKTOP, **STILL)
    host.by_id("set-specials").select_option("own")
    host.by_id("effect-generous").check()
    host.by_id("gift-R7").click()
    host.by_id("open-table").click()
    host.by_id("lobby").wait_for()
    assert host.by_id("gift-R7").get_attribute("data-effect") == "generous"


def test_the_page_speaks_the_language_of_the_browser_and_english_where_it_cannot_yet(house, person):
    guest = person("/", locale="de-DE", **DESKTOP, **STILL)
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    expect(guest.by_id("play-now")).to_have_text("Sofort spielen")
    expect(guest.page.get_by_role("link", name="New table").first).to_be_visible()


def test_the_language_is_in_the_menu(house, person):
    guest = person("/", **DESKTOP, **STILL)
    guest.by_id("languages").get_by_text("Deutsch").click()
    expect(guest.by_id("play-now")).to_have_text("Sofort spielen")


def test_the_command_is_carried_out_over_the_socket_and_the_page_shows_it(house, person):
    async def without_bots() -> tuple[str, str]:
        host = Player(house.url, "Ada")
        await host.connect()
        code = await host.create(settings=SHORT, seats=[{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}])
        assert (await host.command("no-bots"))["t"] == "ack"
        await host.drop()
        return code, str(host.person)

    with ThreadPoolExecutor(1) as thread:  # Playwright has an event loop running in this one
        code, token = thread.submit(lambda: asyncio.run(without_bots())).result()
    reader = person(f"/t/{code}", token=token, **DESKTOP, **STILL)
    reader.by_id("lobby").wait_for()
    assert reader.by_id("level-1").count() == 0


def test_a_whole_game_of_everything_is_played_by_the_engine():
    for game, settings in (
        ("rebel", {"players": 3, "rounds": ["glass-slipper"]}),
        ("r", {"variants": ["patience"]}),
        ("woo", {"players": 3, "ties": "nobody", "specials": {"generous": ["R2", "S7"]}, "max_sets": 4}),
    ):
        table = Table.new(game, seed=1, **settings)
        while not table.over:
            seat = table.to_act[0]
            table.act(seat, table.choices(seat)[-1])
        assert Table.replay(table.log).totals == table.totals
