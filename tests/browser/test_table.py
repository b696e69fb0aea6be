"""The table in a real browser: reload, offline, a second tab, a server that dies in mid-trick."""

from __future__ import annotations

import pytest

from tests.browser.tables import BOTS, opened


def test_play_now_deals_at_once_and_a_stranger_is_told_what_to_do(person):
    guest = person()
    guest.by_id("play-now").click()
    guest.by_id("prompt").wait_for()
    assert guest.by_id("prompt").inner_text().strip()
    for _ in range(40):
        guest.step()
    assert guest.seq() not in ("", "0")


def test_a_reload_in_mid_game_shows_the_same_hand(server, person):
    code, token, _ = opened(server, seats=BOTS, start=True)
    guest = person(f"/t/{code}", seed=5, token=token)
    guest.by_id("hand").wait_for()
    before = guest.by_id("hand").locator("button").evaluate_all("cards => cards.map(card => card.dataset.testid)")
    guest.page.reload()
    guest.by_id("hand").wait_for()
    after = guest.by_id("hand").locator("button").evaluate_all("cards => cards.map(card => card.dataset.testid)")
    assert after == before


def test_a_second_tab_on_the_same_seat_simply_works(server, person, browser):
    code, token, _ = opened(server, seats=BOTS, start=True)
    guest = person(f"/t/{code}", seed=6, token=token)
    guest.by_id("hand").wait_for()
    second = person(f"/t/{code}", seed=7, token=token)
    second.by_id("hand").wait_for()
    seq = guest.seq()
    for _ in range(10):
        second.step()
    guest.page.wait_for_function("seq => document.querySelector('[data-testid=table]').dataset.seq !== seq", arg=seq)


def test_offline_is_said_in_the_dock_and_heals_by_itself(server, person):
    code, token, _ = opened(server, seats=BOTS, start=True)
    guest = person(f"/t/{code}", seed=8, token=token)
    guest.by_id("hand").wait_for()
    server.kill()
    guest.page.locator("[data-testid=table][data-conn=lost]").wait_for()
    guest.by_id("conn-banner").wait_for()
    assert guest.by_id("hand").count() == 1
    server.start()
    guest.page.locator("[data-testid=table]:not([data-conn=lost])").wait_for()


@pytest.mark.parametrize("kills", [3])
def test_a_server_killed_in_mid_trick_loses_nothing_and_the_page_is_not_reloaded(server, person, kills):
    code, token, _ = opened(server, seats=BOTS, start=True)
    guest = person(f"/t/{code}", seed=9, token=token)
    guest.by_id("hand").wait_for()
    guest.page.evaluate("window.sameDocument = true")
    for _ in range(kills):
        for _ in range(6):
            guest.step()
        server.kill()
        server.start()
        guest.page.locator("[data-testid=table]:not([data-conn=lost])").wait_for()
    guest.play_to_the_end()
    assert guest.page.evaluate("window.sameDocument")
