"""Whole games over the wire: people, bots, resuming, repeating, taking over, the log of the end."""

from __future__ import annotations

import asyncio
import json

import pytest

from coronet.table.log import parse_log
from coronet.table.verify import check_log
from tests.server.player import Player, fetched

pytestmark = pytest.mark.anyio

SHORT = {"edition": "deluxe", "players": 3, "rounds": ["wedding-gift"], "princesses": "random"}


async def seated(server, settings=SHORT, people=3, **fields):
    """A table in the lobby with so many people at it; the first is host."""
    host = Player(server.url, "Ada", seed=1)
    await host.connect()
    code = await host.create(settings=settings, pace="instant", **fields)
    link = await host.command("link", kind="invite")
    key = link["body"]["url"].partition("#")[2]
    players = [host]
    for number in range(1, people):
        guest = Player(server.url, ["Bruno", "Celeste", "Damian"][number - 1], seed=number)
        await guest.connect(code, key)
        assert (await guest.command("sit"))["t"] == "ack"
        players.append(guest)
    return code, players


async def started(server, **fields):
    code, players = await seated(server, **fields)
    assert (await players[0].command("start"))["t"] == "ack"
    for player in players:
        await player.until(lambda player=player: player.view is not None)
    return code, players


async def leave(players):
    for player in players:
        await player.drop()


async def test_three_people_play_a_game_to_its_end_and_its_log_holds(server):
    code, players = await started(server)
    await asyncio.gather(*(player.play_to_the_end() for player in players))
    assert len({json.dumps(player.view["totals"]) for player in players}) == 1
    assert len({player.seq for player in players}) == 1
    log = parse_log(await fetched(f"{server.page}/api/log/{code}/1"))
    checks = check_log(log)
    assert [check.name for check in checks if not check.holds] == []
    assert {"secret", "draws", "marks", "result"} <= {check.name for check in checks}
    await leave(players)


@pytest.mark.parametrize("settings", [{}, {"variants": ["sever"]}])
async def test_every_step_is_marked_when_it_is_told_and_the_log_has_the_same_marks(server, settings):
    """In R both choose in secret: that one has chosen fixes what."""
    code, players = await started(server, settings=settings, people=2, game="r")
    await asyncio.gather(*(player.play_to_the_end() for player in players))
    log = parse_log(await fetched(f"{server.page}/api/log/{code}/1"))
    for player in players:
        ups = [frame for frame in player.frames if frame["t"] == "up"]
        kept = {mark["rev"]: mark["mark"] for frame in ups for mark in frame.get("marks", [])}
        assert kept == {line.rev: line.mark for line in log.lines}
        for frame in ups:
            if any(line[0] == "story-has-chosen" for line in frame["story"]):
                assert [mark["rev"] for mark in frame["marks"]] == [frame["seq"]]
    assert [check.name for check in check_log(log, marks=kept) if not check.holds] == []
    await leave(players)


async def test_a_game_against_bots_needs_one_click_and_nobody_else(server):
    player = Player(server.url, "Zofia", seed=3)
    await player.connect()
    bots = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    await player.create(settings=SHORT, seats=bots, pace="instant", start=True)
    await player.until(lambda: player.view is not None)
    await player.play_to_the_end()
    assert player.view["over"]
    assert [seat["kind"] for seat in player.info["seats"]] == ["person", "bot", "bot"]
    await player.drop()


async def test_who_comes_back_with_a_cursor_sees_what_one_who_never_left_sees(server):
    _, players = await started(server)
    one, other, third = players
    seq = one.seq
    await one.drop()
    for player in (other, third):
        if player.is_asked():
            await player.play()
    await one.connect()
    assert one.view["to_act"] == other.view["to_act"]
    assert one.seq == other.seq > seq
    await leave(players)


def taken(player):
    return sum(seat["tricks"] for seat in player.view["seats"])


async def play_until(players, holds):
    """Everybody plays what is asked, until it holds for the first; then all have seen the same."""
    first = players[0]
    while not holds(first):
        await all_see(players, max(player.seq for player in players))
        asked = next((player for player in players if player.is_asked()), None)
        if asked is not None:
            answer = await asked.play()
            await all_see([asked], answer["seq"])
        elif not holds(first):
            await all_see([first], first.seq + 1)
    await all_see(players, first.seq)


async def all_see(players, seq):
    for player in players:
        await player.until(lambda player=player: player.seq >= seq)


async def test_who_comes_anew_in_the_middle_of_a_round_reads_the_story_of_one_who_stayed(server):
    plain = {"edition": "deluxe", "players": 3, "rounds": ["once-upon-a-time"], "princesses": "none"}
    code, players = await started(server, settings=plain)
    stayed = players[1]
    await play_until(players, lambda player: taken(player) == 4)
    anew = Player(server.url, stayed.name)
    anew.person = stayed.person
    await anew.connect(code)

    def of_the_game(lines):
        return [line for line in lines if line[0].startswith("story-")]

    assert of_the_game(anew.shown()) == of_the_game(stayed.shown())
    own = [line for line in anew.story if line[0] == "story-passed-cards"]
    assert [line for line in own if line[1]["seat"] == 1]
    assert [line for line in own if line[1]["to"] == 1]
    assert sum(line[0] == "story-plays" for line in anew.story) == 3
    await leave([*players, anew])


async def test_after_the_round_the_story_is_whole_again(server):
    plain = {"edition": "deluxe", "players": 3, "rounds": ["once-upon-a-time"], "princesses": "none"}
    code, players = await started(server, settings=plain)
    await play_until(players, lambda player: player.info["state"] != "playing")  # two may be level, and play on
    anew = Player(server.url, players[1].name)
    anew.person = players[1].person
    await anew.connect(code)
    for player in (players[1], anew):
        assert sum(line[0] == "story-plays" for line in player.shown()) == 36
    await leave([*players, anew])


async def test_a_repeated_command_gets_the_same_answer_and_acts_once(server):
    _, players = await started(server)
    player = next(player for player in players if player.is_asked())
    fields = {"ask": player.own["question"], "choice": player.choice(), "id": "same-id-1"}
    first = await player.command("do", **fields)
    await player.until(lambda: player.seq == first["seq"])
    assert await player.command("do", **fields) == first
    await player.drop()
    await player.connect()
    assert await player.command("do", **fields) == first
    assert player.seq == first["seq"]
    await leave(players)


async def test_an_answer_to_another_question_is_stale(server):
    _, players = await started(server)
    player = next(player for player in players if player.is_asked())
    answer = await player.command("do", ask=player.own["question"] + 1, choice=player.choice())
    assert (answer["t"], answer["code"], answer["args"]) == ("refuse", "stale", {"ask": player.own["question"]})
    await leave(players)


async def test_the_table_itself_says_why_a_choice_is_refused(server):
    _, players = await started(server)
    player = next(player for player in players if player.is_asked())
    answer = await player.command("do", ask=player.own["question"], choice="dance")
    assert (answer["code"], answer["why"][0]) == ("no", "unknown-choice")
    await leave(players)


async def test_a_pass_can_be_taken_back_until_the_last_has_chosen(server):
    _, players = await started(server, settings=SHORT | {"rounds": ["once-upon-a-time"], "princesses": "none"})
    one = players[0]
    question = one.own["question"]
    await one.play()
    await one.until(lambda: one.own["pending"])
    assert (await one.command("undo", ask=question))["t"] == "ack"
    await one.until(lambda: one.own["pending"] is None)
    assert one.own["question"] == question
    await leave(players)


async def test_nothing_is_asked_between_rounds_before_everybody_is_ready(server):
    settings = SHORT | {"rounds": ["late-for-a-very-important-date", "once-upon-a-time"], "princesses": "none"}
    _, players = await started(server, settings=settings)
    while players[0].info["state"] == "playing":
        for player in players:
            if player.is_asked():
                await player.play()
        await asyncio.sleep(0)
    assert players[0].info["state"] == "between"
    answer = await players[0].command("do", ask=players[0].own["question"], choice="no")
    assert (answer["code"], answer["args"]) == ("wrong-state", {"state": "between"})
    for player in players:
        await player.command("ready", on=True)
    await players[0].until(lambda: players[0].info["state"] == "playing")
    await leave(players)


async def test_a_spectator_sees_what_all_see_and_may_not_play(server):
    code, players = await started(server)
    link = await players[0].command("link", kind="watch")
    watcher = Player(server.url, "Mira")
    await watcher.connect(code, link["body"]["url"].partition("#")[2])
    assert "own" not in watcher.view
    answer = await watcher.command("do", ask=1, choice="no")
    assert answer["code"] == "not-seated"
    await leave([*players, watcher])


async def test_without_a_key_a_table_is_not_there(server):
    code, players = await seated(server)
    stranger = Player(server.url, "Stranger")
    await stranger.connect(code)
    assert stranger.bye["code"] == "no-table"
    other = Player(server.url, "Stranger")
    await other.connect("ZZZZZZZZZZ")
    assert other.bye == stranger.bye
    await leave([*players, stranger, other])


async def test_only_the_host_starts_kicks_and_sets(server):
    _, players = await seated(server)
    for kind, fields in (("start", {}), ("kick", {"seat": 0}), ("set", {"pace": "quick"}), ("close", {})):
        assert (await players[1].command(kind, **fields))["code"] == "not-host"
    await leave(players)


async def test_a_kicked_player_is_out_for_good_and_a_bot_plays_on(server):
    code, players = await started(server)
    assert (await players[0].command("kick", seat=2))["t"] == "ack"
    await players[2].until(lambda: players[2].bye is not None)
    assert players[2].bye["code"] == "kicked"
    await players[0].until(lambda: players[0].info["seats"][2]["kind"] == "bot")
    back = Player(server.url, "Celeste")
    back.person = players[2].person
    await back.connect(code, players[2].key)
    assert back.bye["code"] == "kicked"
    await leave([*players, back])


async def test_the_host_s_rights_pass_on_when_the_host_leaves(server):
    _, players = await seated(server)
    await players[0].command("stand")
    await players[1].until(lambda: players[1].you.get("host"))
    assert players[1].info["host"] == 1
    await leave(players)


async def test_an_absent_player_s_seat_is_played_by_a_bot_and_given_back_on_return(server):
    _, players = await started(server, people=2, grace=1, settings=SHORT | {"rounds": ["upside-down"]})
    one, other = players
    await one.drop()
    while other.info["seats"][0].get("acting", "self") == "self":
        if other.is_asked():
            await other.play()
        else:
            seq = other.seq
            await other.until(lambda seq=seq: other.seq != seq)
    await one.connect()
    assert one.info["seats"][0]["acting"] == "bot", "who comes back is asked first"
    assert (await one.command("sit"))["t"] == "ack"
    await other.until(lambda: other.info["seats"][0].get("acting", "self") == "self")
    await leave(players)


async def test_a_seat_moves_to_another_device_by_a_code_that_works_once(server):
    code, players = await started(server)
    typed = (await players[0].command("link", kind="device"))["body"]["code"]
    phone = Player(server.url, "Phone")
    await phone.connect(code, typed)
    assert phone.you["seat"] == 0
    assert phone.own["hand"] == players[0].own["hand"]
    thief = Player(server.url, "Thief")
    await thief.connect(code, typed)
    assert thief.bye["code"] == "no-table"
    await leave([*players, phone, thief])


async def test_chat_reaches_everybody_and_can_be_turned_off(server):
    _, players = await seated(server)
    await players[1].command("say", text="  hello \u202e there ")
    await players[0].until(lambda: any(frame["t"] == "chat" for frame in players[0].frames))
    line = next(frame for frame in players[0].frames if frame["t"] == "chat")
    assert (line["text"], line["name"], line["seat"]) == ("hello there", "Bruno", 1)
    await players[0].command("set", chat=False)
    assert (await players[1].command("say", text="again"))["code"] == "off"
    await leave(players)


async def test_bad_settings_are_refused_with_the_field(server):
    player = Player(server.url, "Ada")
    await player.connect()
    answer = await player.command("create", game="rebel", settings={"players": 9})
    assert (answer["code"], answer["args"]["field"], answer["args"]["allowed"]) == ("bad-setting", "players", "3 to 6")
    await player.drop()


async def test_a_pause_stops_play_for_all_until_somebody_resumes(server):
    _, players = await started(server)
    assert (await players[1].command("pause"))["t"] == "ack"
    asked = next(player for player in players if player.view["own"]["asked"])
    answer = await asked.command("do", ask=asked.own["question"], choice="no")
    assert answer["code"] == "paused"
    assert (await players[0].command("resume"))["t"] == "ack"
    await leave(players)


async def test_a_rematch_begins_in_the_lobby_with_the_same_people(server):
    _, players = await started(server)
    await asyncio.gather(*(player.play_to_the_end() for player in players))
    assert (await players[1].command("again"))["t"] == "ack"
    await players[0].until(lambda: players[0].info["state"] == "lobby")
    assert (await players[0].command("start"))["t"] == "ack"
    await players[2].until(lambda: players[2].info["state"] == "playing" and players[2].info["game_no"] == 2)
    await leave(players)


async def test_who_has_seen_one_hand_of_a_game_may_not_play_another(server):
    _, players = await started(server, people=2)
    leaver = players[1]
    await leaver.command("stand")
    assert (await leaver.command("sit", seat=2))["code"] == "not-yours"
    assert (await leaver.command("sit", seat=1))["t"] == "ack"
    await leave(players)


async def test_a_repeated_create_opens_one_table(server):
    player = Player(server.url, "Ada")
    await player.connect()
    answers = [await player.command("create", game="rebel", settings=SHORT, id="create-once") for _ in range(2)]
    assert answers[0] == answers[1]
    await player.drop()


async def test_a_power_put_to_sleep_is_told_after_a_reload_too(server):
    _, players = await started(server)
    one = players[0]
    await one.command("auto", on=True)
    await one.until(lambda: one.you.get("asleep") == 1)
    await one.drop()
    await one.connect()
    assert one.you["asleep"] == 1
    await leave(players)


async def test_home_says_at_which_table_it_is_one_s_turn(server):
    code, players = await started(server, settings=SHORT | {"rounds": ["once-upon-a-time"], "princesses": "none"})
    ada = Player(server.url)
    ada.person = players[0].person
    await ada.connect()
    home = next(frame for frame in ada.frames if frame["t"] == "home")
    shown = next(table for table in home["tables"] if table["code"] == code)
    assert (shown["your_turn"], shown["round"]) == (True, 1)
    assert "plays" not in shown  # all choose what they pass
    await leave([*players, ada])


async def test_home_says_whom_a_table_waits_for(server):
    code, players = await started(server, settings=SHORT | {"rounds": ["once-upon-a-time"], "princesses": "none"})
    for player in players:
        await player.play()  # what they pass
    await players[0].until(lambda: players[0].view["phase"] == "play")
    leader = players[0].view["to_act"][0]
    guest = Player(server.url)
    guest.person = next(player for player in players if player.own["seat"] != leader).person
    await guest.connect()
    home = next(frame for frame in guest.frames if frame["t"] == "home")
    shown = next(table for table in home["tables"] if table["code"] == code)
    assert shown["plays"] == players[0].info["seats"][leader]["name"]
    await leave([*players, guest])
