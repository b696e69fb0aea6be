"""The page as a phone installs it: a manifest without faults, and a shell that opens without the server and says so."""

from __future__ import annotations

from tests.browser.conftest import PHONE

READY = "async () => { const it = await navigator.serviceWorker.ready; return Boolean(it.active); }"


def test_a_phone_finds_nothing_wrong_with_the_manifest(person, house):
    guest = person("/", **PHONE)
    chrome = guest.page.context.new_cdp_session(guest.page)
    manifest = chrome.send("Page.getAppManifest")
    assert (manifest["errors"], manifest["url"]) == ([], f"{house.page}/manifest.webmanifest")
    for icon in ("icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png"):
        drawn = guest.page.request.get(f"{house.page}/{icon}")
        assert (drawn.status, drawn.headers["content-type"]) == (200, "image/png")


def test_the_installed_page_opens_without_its_server_says_so_and_comes_back(person, server):
    guest = person("/", service_workers="allow", **PHONE)
    guest.by_id("play-now").wait_for()
    assert guest.page.evaluate(READY)
    guest.page.reload()  # what the first visit fetched before the worker was there is kept now
    guest.by_id("play-now").wait_for()
    server.stop()
    guest.page.reload()
    guest.by_id("conn-banner").wait_for()
    assert "Connection lost" in guest.by_id("conn-banner").inner_text()
    server.start()
    guest.by_id("conn-banner").wait_for(state="detached")
    guest.problems.clear()  # the browser's own complaints about a server that was away
