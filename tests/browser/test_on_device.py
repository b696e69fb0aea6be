"""A server's page with the house on this device: wished for in a new table's form, offered while the server is away."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, STILL

HOUSE_IS_KEPT = "async () => (await caches.keys()).some((name) => name.startsWith('coronet-house-'))"
PAGE_IS_KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const names = JSON.parse((await (await fetch("sw.js")).text()).match(/ALL = (\\[.*?\\])/)[1]);
  const kept = await Promise.all(names.map((name) => caches.match(`/${name}`)));
  return active !== null && kept.every(Boolean);
}"""


def wished(person, server, game="r", **more):
    """A person who has wished, in the form of a server's page, for a table on their own device; bots answer at once."""
    guest = person(f"/new/{game}", **(PHONE | STILL | more))
    guest.page.locator("details", has=guest.by_id("set-pace")).locator("summary").tap()
    guest.by_id("set-pace").select_option("instant")
    guest.by_id("open-on-device").tap()
    guest.by_id("start").wait_for(timeout=60_000)
    return guest


def test_a_table_of_the_form_is_opened_on_the_device_as_it_was_wished(person, house):
    guest = person("/new/r", **PHONE, **STILL)
    guest.by_id("preset-match").tap()
    guest.by_id("level-1").select_option("beginner")
    guest.by_id("open-on-device").tap()
    guest.by_id("start").wait_for(timeout=60_000)
    assert guest.page.url.startswith(f"{house.page}/device?at=/t/")
    assert guest.by_id("preset-match").is_checked()
    assert "Beginner" in guest.by_id("seat-1").inner_text()


def test_a_name_comes_along_to_the_device(person, house):
    guest = person("/", **PHONE, **STILL)
    guest.page.get_by_label("Your name").fill("Zofia")
    guest.page.get_by_label("Your name").blur()
    guest.page.goto(f"{house.page}/device")
    guest.by_id("play-now").wait_for(timeout=60_000)
    assert guest.page.get_by_label("Your name").input_value() == "Zofia"


def test_from_the_device_one_comes_back_to_the_tables_of_the_server(person, house):
    guest = person("/device", **PHONE, **STILL)
    guest.by_id("to-server").tap(timeout=60_000)
    guest.by_id("listed").wait_for()


def test_while_the_server_is_away_the_game_on_the_device_goes_on(person, server):
    guest = wished(person, server, service_workers="allow")
    guest.by_id("start").tap()
    guest.by_id("hand").wait_for()
    hand = guest.by_id("hand").inner_text()
    guest.page.wait_for_function(PAGE_IS_KEPT, timeout=60_000)
    server.stop()
    guest.page.goto(f"{server.page}/")
    guest.by_id("on-device").tap()
    guest.page.locator("a[href*='/t/']").first.tap(timeout=60_000)
    guest.by_id("hand").wait_for()
    assert guest.by_id("hand").inner_text() == hand
    guest.problems.clear()  # the browser's own complaints about a server that was away


def test_a_house_that_is_not_on_the_device_is_not_offered_while_the_server_is_away(person, server):
    guest = person("/", service_workers="allow", **PHONE)
    guest.by_id("play-now").wait_for()
    assert not guest.page.evaluate(HOUSE_IS_KEPT)
    server.stop()
    guest.by_id("conn-banner").wait_for()
    assert guest.by_id("on-device").count() == 0
    guest.problems.clear()


@pytest.mark.parametrize("kind", ["r", "seeker"])
def test_no_request_of_a_game_on_the_device_goes_to_the_server_but_for_files(person, house, kind):
    guest = wished(person, house, kind)
    asked = []
    guest.page.on("request", lambda request: asked.append(request.url))
    sockets = []
    guest.page.on("websocket", lambda socket: sockets.append(socket.url))
    guest.by_id("start").tap()
    guest.play_to_the_end()
    assert [address for address in asked if "/assets/" not in address] == []
    assert sockets == []
