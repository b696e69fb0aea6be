import { beforeEach, expect, test } from "vitest";
import { show, viewOf } from "../fixtures/fixtures";
import type { Chat } from "../net/protocol";
import { prefer } from "./preferences";
import { chat, mySeat, table } from "./state";
import { heard, markRead, mute, muted, timeLeft, unread } from "./talk";

const said = (no: number, name: string, more: Partial<Chat> = {}): Chat => {
  return { t: "chat", no, at: 0, kind: "say", text: "hello", name, seat: null, ...more };
};

beforeEach(() => {
  localStorage.clear();
  table.value = null;
  prefer({ chat: true });
  show(viewOf("deluxe play play"));
  chat.value = [said(1, "Zofia"), said(2, "Bruno")];
});

/** Another table, and this one again, as after a visit elsewhere. */
function leaveAndReturn() {
  show(viewOf("deluxe play play"), { code: "ELSEWHERE0" });
  const away = [unread.value, muted.value.size];
  show(viewOf("deluxe play play"));
  return away;
}

test("who is muted is heard no more in this browser, until heard again", () => {
  mute("Bruno", true);
  expect(heard.value.map(({ name }) => name)).toEqual(["Zofia"]);
  mute("Bruno", false);
  expect(heard.value).toHaveLength(2);
});

test("one hears oneself though somebody of the same name is muted", () => {
  chat.value = [said(1, "Bruno"), said(2, "Bruno", { seat: mySeat.value })];
  mute("Bruno", true);
  expect(heard.value.map(({ no }) => no)).toEqual([2]);
});

test("who is muted at a table stays so, and is heard at another", () => {
  mute("Bruno", true);
  expect(leaveAndReturn()).toEqual([2, 0]);
  expect([...muted.value]).toEqual(["Bruno"]);
});

test("what others say is unread until it was in sight, and stays read", () => {
  expect(unread.value).toBe(2);
  markRead();
  expect(unread.value).toBe(0);
  leaveAndReturn();
  expect(unread.value).toBe(0);
  chat.value = [...chat.value, said(3, "Zofia")];
  expect(unread.value).toBe(1);
});

test("one's own lines, those of somebody muted and a muted chat are never unread", () => {
  chat.value = [...chat.value, said(3, "Ada", { seat: mySeat.value })];
  expect(unread.value).toBe(2);
  mute("Bruno", true);
  expect(unread.value).toBe(1);
  prefer({ chat: false });
  expect(unread.value).toBe(0);
});

test("a longer line stands longer", () => {
  const at = Date.now();
  const short = timeLeft(said(1, "Zofia", { at, text: "ok" }));
  const long = timeLeft(said(1, "Zofia", { at, text: "One more after this one? I have time until ten." }));
  expect(short).toBeGreaterThan(0);
  expect(long).toBeGreaterThan(short);
  expect(timeLeft(said(1, "Zofia", { at: at - 60_000 }))).toBeLessThan(0);
});
