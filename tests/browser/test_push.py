"""Being called while no page is open: the switch tells the house, and the service worker shows what it sends.

The headless browser allows no notifications and reaches no push service: both have a stand-in here.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3

import pytest

from tests.browser.conftest import DESKTOP, PHONE, STILL
from tests.browser.test_axe import THEMES, findings

INSTALLED = {"service_workers": "allow"}
READY = "async () => Boolean((await navigator.serviceWorker.ready).active)"
STAND_IN = """
(() => {
  let permission = "default", subscription = null;
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => (permission = "granted");
  const point = new Uint8Array([4, ...POINT]).buffer, auth = new Uint8Array(16).buffer;
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (subscription = {
    endpoint: "https://push.example/1",
    options: { applicationServerKey: Uint8Array.from(atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")), (it) => it.charCodeAt(0)).buffer },
    getKey: (name) => (name === "auth" ? auth : point),
    unsubscribe: async () => { subscription = null; return true; },
  });
})();
"""  # noqa: E501
GENERATOR = bytes.fromhex(  # a point of P-256 that everybody knows
    "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
    "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
)


def settings_of(guest):
    """The settings, open, with the worker there."""
    guest.by_id("play-now").wait_for()
    assert guest.page.evaluate(READY)
    guest.page.locator('[data-tool="settings"]').click()
    return guest.by_id("switch-push")


def browsers_kept(server):
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        return [endpoint for (endpoint,) in database.execute("select endpoint from push")]


def prepared(guest):
    """With a browser that can do all of it."""
    guest.page.add_init_script(STAND_IN.replace("POINT", str(list(GENERATOR))))
    guest.page.reload()
    return guest


@pytest.mark.parametrize("context", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_house_is_told_after_a_press_and_again_when_it_is_taken_back(person, server, context):
    guest = prepared(person("/", **INSTALLED, **context))
    switch = settings_of(guest)
    assert not switch.is_checked()
    assert browsers_kept(server) == []
    switch.click()
    guest.page.get_by_text("On: one notification each turn").wait_for()
    assert switch.is_checked()
    assert browsers_kept(server) == ["https://push.example/1"]
    switch.click()
    guest.page.get_by_text("Your browser asks you first").wait_for()
    assert browsers_kept(server) == []


def test_a_browser_that_refuses_is_said_to_refuse(person, house):
    guest = person("/", **INSTALLED, **PHONE)
    assert settings_of(guest).is_disabled()
    assert guest.page.get_by_text("Your browser blocks notifications from this page.").is_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_a_screen_reader_finds_nothing_wrong_with_the_switch(person, house, theme):
    guest = prepared(person("/", **INSTALLED, **PHONE, **STILL))
    settings_of(guest).scroll_into_view_if_needed()
    assert findings(guest.page, theme) == []


def test_a_notice_is_shown_and_a_press_on_it_leads_to_its_table(person, house):
    guest = person("/", **INSTALLED, **PHONE)
    guest.by_id("play-now").wait_for()
    assert guest.page.evaluate(READY)
    (worker,) = guest.page.context.service_workers
    worker.evaluate("""() => {
        self.shown = []; self.opened = [];
        self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
        self.clients.openWindow = async (url) => void self.opened.push(url);
    }""")
    chrome = guest.page.context.new_cdp_session(guest.page)
    with_number = {}
    chrome.on("ServiceWorker.workerRegistrationUpdated", lambda told: with_number.update(told["registrations"][0]))
    chrome.send("ServiceWorker.enable")
    while "registrationId" not in with_number:
        guest.page.wait_for_timeout(20)
    message = {"title": "Your turn", "body": "R with Juno. You have a day.", "url": "/t/K7Q2M4X9TB"}
    told = {"origin": house.page, "registrationId": with_number["registrationId"], "data": json.dumps(message)}
    chrome.send("ServiceWorker.deliverPushMessage", told)
    while not (shown := worker.evaluate("() => self.shown")):
        guest.page.wait_for_timeout(20)
    assert [(it["title"], it["body"], it["tag"]) for it in shown] == [
        ("Your turn", "R with Juno. You have a day.", "/t/K7Q2M4X9TB")
    ]
    pressed = """async (data) => {
        const event = new ExtendableEvent("notificationclick");
        event.notification = { data, close() { self.closed = true; } };
        self.dispatchEvent(event);
    }"""
    worker.evaluate(pressed, "https://elsewhere.example/")
    worker.evaluate(pressed, shown[0]["data"])
    while not (opened := worker.evaluate("() => self.opened")):
        guest.page.wait_for_timeout(20)
    assert opened == [f"{house.page}/t/K7Q2M4X9TB"]
    assert worker.evaluate("() => self.closed")
