"""Woo the Princess through the page: by click, by keys alone and by touch; what its gifts ask for, and of whom.

Every frame that a page received is searched for gifts that its reader could not know at that point.
"""

from __future__ import annotations

import random
import urllib.request

import pytest

from coronet.games import packed
from coronet.games.woo import history
from coronet.games.woo.cards import CARDS_BY_NAME, names_of
from coronet.table import fair
from coronet.table.log import ChoiceLine, parse_log
from coronet.table.table import Table
from tests.browser.clicker import Clicker
from tests.browser.conftest import DESKTOP, PHONE, STILL
from tests.browser.keyboarder import Keyboarder
from tests.browser.test_games import seated

SHORT = {"goal": 1, "specials": "lavish"}
OF_ALL = ("specials", "chips", "high_draw", "last_set", "last_trick")  # rules, and what all saw in a set before


# Whole games


def played(house, person, wish, *, people=1, context=DESKTOP, by=Clicker):
    code, everybody = seated(house, person, people, wish=SHORT | wish, context=context | STILL, by=by, game="woo")
    everybody[0].play_to_the_end(tuple(everybody[1:]))
    for guest in everybody:
        assert guest.by_id("standing").count() > 0
        assert guest.refused == []
    check_frames(house, code, everybody)
    return everybody


def test_teams_by_click(house, person):
    played(house, person, {"mode": "teams", "players": 4}, people=2)


def test_three_by_keys_alone(house, person):
    played(house, person, {"players": 3}, by=Keyboarder)


@pytest.mark.parametrize("wish", [{"mode": "ghost", "players": 2, "goal": 2}, {"players": 7}], ids=["ghost", "seven"])
def test_by_touch(house, person, wish):
    (guest,) = played(house, person, wish, context=PHONE)
    scroll, client = guest.page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert scroll <= client


def check_frames(house, code, everybody):
    """No frame names a gift that is in another hand, in the deck, or was put away unseen by another."""
    with urllib.request.urlopen(f"{house.page}/api/log/{code}/1", timeout=20) as answer:  # noqa: S310 - our own server
        steps = secrets(parse_log(answer.read()))
    for guest in everybody:
        frames = [frame for frame in guest.frames if frame["t"] == "up" and "view" in frame]
        seat = frames[0]["view"]["own"]["seat"]
        for frame in frames:
            hidden, told = next((known[seat], told) for rev, known, told in reversed(steps) if rev <= frame["seq"])
            view = {name: value for name, value in frame["view"].items() if name not in OF_ALL}
            assert gifts_in(view) & hidden == 0, (seat, frame["seq"], names_of(gifts_in(view) & hidden))
            assert gifts_in(frame["story"]) & hidden & ~told == 0, (seat, frame["seq"], frame["story"])
        assert len(frames) > 10


def secrets(log):
    """By revision: what each seat must not see, and the gifts that were named to all in that step."""
    seal = log.header.seal
    shares = [bytes.fromhex(share or "") for share in seal.shares]
    key = fair.seed_key(
        bytes.fromhex(seal.secret), bytes.fromhex(seal.game_id), bytes.fromhex(seal.settings_hash), shares
    )
    table = Table.replay(log, upto=0, draws=lambda number: fair.FairDraws(key, number))
    record = table._record
    known = [(0, hidden_from_each(record), told_to_all(record))]
    for line in log.lines:
        if isinstance(line, ChoiceLine):
            if line.choice is None:
                table.take_back(line.seat)
            else:
                table.act(line.seat, line.choice)
            known.append((line.rev or 0, hidden_from_each(record), told_to_all(record)))
    return known


def hidden_from_each(record):
    hidden = []
    for seat in range(record.players):
        cards = record.deck if record.offer_size == 0 or record.turn == seat else record.deck | record.offered
        for other in range(record.players):
            if other != seat:
                cards |= record.hand[other] | record.exchanged[other] | record.buried[other]
        hidden.append(cards)
    return hidden


def told_to_all(record):
    shown = (history.DREW_HIGH, history.PLAYED, history.GAVE, history.REMOVED)
    entries = record.history[record.told_from : record.history_count]
    return sum({1 << history.card_in(entry) for entry in entries if packed.kind_of(entry) in shown})


def gifts_in(data):
    if isinstance(data, dict):
        names = [name for name, value in data.items() if not isinstance(value, bool)]  # a plate is spurned or not
        return gifts_in([*names, *data.values()])
    if isinstance(data, list):
        cards = 0
        for item in data:
            cards |= gifts_in(item)
        return cards
    cards = 0
    for word in data.split() if isinstance(data, str) else ():
        if word in CARDS_BY_NAME:
            cards |= 1 << CARDS_BY_NAME[word]
    return cards


# What the gifts ask for


def until(is_wanted, **wish):
    """A game, played by chance, at the first moment that is wanted."""
    for seed in range(200):
        rng = random.Random(seed)
        table = Table.new("woo", seed=seed, **wish)
        while not table.over:
            if is_wanted(table.view(0)):
                return table
            seat = rng.choice(table.to_act)
            table.act(seat, rng.choice(table.choices(seat)))
    raise AssertionError("no such moment")


def asks(view, phase):
    return view["phase"] == phase and view["to_act"] == [0]


def cards_shown(stage):
    return set(stage.page.locator("[data-suit][data-rank]").evaluate_all(
        "found => found.map((card) => card.dataset.card ?? card.dataset.suit + card.dataset.rank)"
    ))  # fmt: skip


def test_in_the_exchange_a_gift_lies_beside_a_back_and_can_be_changed_or_kept(stage):
    table = until(lambda view: view["phase"] == "exchange" and view["own"]["carried"] and len(view["to_act"]) == 4)
    stage.show(table)
    seen = stage.look()
    first, second = seen["hand"][:2]
    assert stage.by_id("hand").get_by_text("last set").count() == 1
    assert stage.page.locator("[data-testid=main-action][aria-disabled]").count() == 1
    stage.press(first)
    assert stage.by_id(f"going-{first}").count() == 1
    assert first not in stage.look()["hand"]
    stage.press(second)
    assert first in stage.look()["hand"]
    stage.press("main-action")
    assert stage.choices_sent() == [f"exchange {second}"]
    stage.press("take-back")
    stage.press("pick-keep")
    assert stage.choices_sent()[1:] == ["keep"]


def test_allergic_is_answered_on_the_runner_or_by_a_button(stage):
    table = until(lambda view: asks(view, "remove") and len(view["own"]["legal"]) > 1, specials="lavish")
    cards = [choice.split()[1] for choice in table.choices(0)]
    stage.show(table)
    assert stage.page.locator(".place[data-choosable]").count() == len(cards)
    stage.press(f"table-{cards[0]}")
    assert stage.page.locator(".place[data-chosen]").count() == 1
    assert stage.page.locator(".place[data-choosable]").count() == len(cards)
    stage.press(f"pick-{cards[1]}", "main-action")
    assert stage.choices_sent() == [f"remove {cards[1]}"]


def test_regifted_shows_its_two_cards_to_their_owner_alone(stage):
    table = until(lambda view: asks(view, "gift"), specials="lavish")
    offered = table.view(0)["own"]["offered"]
    stage.show(table.clone(), seat=1)
    assert not cards_shown(stage) & set(offered)
    stage.show(table.clone(), seat=None)
    assert not cards_shown(stage) & set(offered)
    stage.show(table)
    assert set(offered) <= cards_shown(stage)
    stage.press(f"table-{offered[1]}", "main-action")
    assert stage.choices_sent() == [f"gift {offered[1]}"]


def test_a_lullabye_dims_the_runner_and_irresistible_turns_the_led_chip(stage):
    stage.show(until(lambda view: any(key == "chip-woo-sung" for key, _ in view["chips"]) and asks(view, "play")))
    assert stage.page.locator(".runner[data-lulled]").count() == 1
    turned = lambda view: view["trick"] and view["lead"] != view["trick"][0]["card"][0]  # noqa: E731 - a question
    table = until(lambda view: asks(view, "play") and turned(view), specials="lavish")
    stage.show(table)
    name = {"R": "Roses", "S": "Sweets", "M": "Melodies", "B": "Baubles"}[table.public_view()["lead"]]
    assert stage.look()["chips"]["woo-lead"].startswith(f"Led: {name}")


def test_who_is_spurned_has_a_broken_heart_at_the_plate_and_the_ghosts_hand_is_named(stage):
    stage.show(until(lambda view: asks(view, "play") and view["seats"][1]["spurned"]))
    assert "cannot win" in stage.by_id("spurned-1").inner_text()
    stage.show(until(lambda view: asks(view, "play") and view["turned_by"] == 0, mode="ghost"))
    assert "Ghost" in stage.look()["seats"]["2"]
    assert "changed by you" in stage.look()["seats"]["2"]


def test_the_end_of_a_set_plays_the_tie_out_line_by_line(stage):
    decided = lambda last: last and len(last["tie"]) > 2 and last["winners"]  # noqa: E731 - a question
    table = until(lambda view: view["phase"] == "exchange" and len(view["to_act"]) == 4 and decided(view["last_set"]))
    last = table.public_view()["last_set"]
    stage.show(table, state="between")
    lines = stage.by_id("tie").locator("li").all_inner_texts()
    assert len(lines) == len(last["tie"]) + 1
    assert f"{last['tie'][-1]['number']}s" in lines[-2]
    assert "wins the set" in lines[-1] or "You win the set" in lines[-1]
    for at, side in enumerate(last["sides"]):
        assert stage.by_id(f"pile-{at}").locator(".mini").count() == len(side["pile"])
    stage.press("main-action")
    assert stage.by_id("set-end").count() == 0


def test_the_card_that_stays_in_hand_is_explained_at_the_end_of_the_first_set(stage):
    for number, explained in ((1, True), (2, False)):
        stage.show(until(lambda view, number=number: (view["last_set"] or {}).get("set") == number), state="between")
        assert ("yours to keep for the next set" in stage.by_id("set-end").inner_text()) is explained


def test_an_extra_set_is_announced_and_those_who_sit_out_say_so(stage):
    table = until(lambda view: view["phase"] == "exchange" and len(view["playing"]) < 4, goal=2)
    stage.show(table, state="between")
    assert "One more set" in stage.by_id("set-end").inner_text()
    stage.show(table)
    out = next(seat for seat in range(1, 4) if seat not in table.public_view()["playing"])
    assert "sits out" in stage.look()["seats"][str(out)]


def test_every_chip_and_card_opens_its_text(stage):
    table = until(lambda view: asks(view, "play") and len(view["trick"]) > 1)
    stage.show(table)
    card = next(one["card"] for one in table.public_view()["trick"] if not one["gone"])
    for name in ("chip-woo-allergic", "chip-woo-lead", f"laid-{card}", "seat-1"):
        target = stage.by_id(name).first
        (target.get_by_role("button") if name.startswith("seat") else target).click()
        assert len(stage.by_id("sheet").inner_text()) > 30
        stage.page.keyboard.press("Escape")


def test_a_new_table_by_its_presets(person, house):
    host = person("/new/woo", **DESKTOP)
    host.by_id("preset-ghost").check(force=True)
    host.page.get_by_text("two and a ghost.").wait_for()
    host.by_id("preset-teams").check(force=True)
    host.by_id("set-specials").select_option("lavish")
    host.by_id("open-table").click()
    host.by_id("start").wait_for()
