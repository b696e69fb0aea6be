import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DiaryEntry, DiarySent } from "../net/protocol";

const listening: [string, EventListener][] = [];

/** A page as it is loaded: a tab of this browser. */
async function tab() {
  vi.resetModules();
  const diary = await import("./diary");
  const keep = await import("./keep");
  return { ...diary, ...keep };
}

/** The other tabs of this browser hear of what one of them has written. */
function othersHear(kind: string) {
  window.dispatchEvent(new StorageEvent("storage", { key: `coronet.diary.${kind}` }));
}

/** A server with the diary of one person, as docs/protocol.md says of it. */
class Server {
  rows: (DiaryEntry & { no: number })[] = [];
  sent: DiarySent[] = [];
  status = 200;
  most = 500;
  now = Number.POSITIVE_INFINITY;

  fetch = async (_path: string, { body }: { body: string }) => {
    const said: DiarySent = JSON.parse(body);
    this.sent.push(said);
    if (this.status !== 200) return new Response("{}", { status: this.status });
    for (const one of said.entries) this.keep(one);
    const found = this.rows.filter(({ no }) => no > (said.since ?? 0)).slice(0, this.most);
    const entries = found.map(({ no: _, ...one }) => one);
    return Response.json({ entries, no: found.at(-1)?.no ?? said.since, more: found.length === this.most });
  };

  keep(one: DiaryEntry) {
    const at = Math.min(one.at, this.now);
    const before = this.rows.find(({ kind, id }) => kind === one.kind && id === one.id);
    if (before && before.at >= at) return;
    const no = Math.max(0, ...this.rows.map((row) => row.no)) + 1;
    this.rows = [...this.rows.filter((row) => row !== before), { ...one, at, no }];
  }
}

let server: Server;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.setSystemTime(1_000_000);
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal("addEventListener", (kind: string, hear: EventListener) => {
    listening.push([kind, hear]);
    listen(kind, hear);
  });
});

afterEach(() => {
  for (const [kind, hear] of listening.splice(0)) window.removeEventListener(kind, hear); // its tabs are closed
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const bodies = (entries: readonly { body: unknown }[]) => entries.map(({ body }) => body);
const later = () => vi.setSystemTime(Date.now() + 1000);

test("what is noted is there the latest first, and again after the page is loaded anew", async () => {
  const { note, noted } = await tab();
  note("game", "one", 1);
  later();
  note("game", "two", 2);
  note("ball", "one", 3);
  expect(bodies(noted("game"))).toEqual([2, 1]);
  const again = await tab();
  expect(again.noted("game")).toEqual(noted("game"));
  expect(again.noted("puzzle")).toEqual([]);
});

test("a note takes the place of the one of its kind and id, even within one moment", async () => {
  const { note, noted } = await tab();
  note("game", "one", 1);
  note("game", "one", 2);
  expect(bodies(noted("game"))).toEqual([2]);
  expect(bodies((await tab()).noted("game"))).toEqual([2]);
});

test("two tabs that write by turns lose nothing of each other", async () => {
  const one = await tab();
  const other = await tab();
  one.note("game", "a", 1);
  other.note("game", "b", 2); // has heard nothing yet
  othersHear("game");
  expect(bodies(one.noted("game")).sort()).toEqual([1, 2]);
  expect(bodies((await tab()).noted("game")).sort()).toEqual([1, 2]);
});

test("where a browser keeps nothing, it is there as long as the page is", async () => {
  const forbidden = () => {
    throw new Error("not in private");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
  const { note, noted } = await tab();
  note("game", "one", 1);
  expect(bodies(noted("game"))).toEqual([1]);
});

test("what somebody else wrote in its place does no harm", async () => {
  localStorage.setItem("coronet.diary.game", "not what we wrote");
  localStorage.setItem("coronet.diary.ball", "null");
  const { note, noted } = await tab();
  note("game", "one", 1);
  expect(bodies(noted("game"))).toEqual([1]);
  expect(noted("ball")).toEqual([]);
});

test("who is forgotten leaves no diary", async () => {
  const { note, forgetPerson } = await tab();
  note("game", "one", 1);
  forgetPerson();
  expect((await tab()).noted("game")).toEqual([]);
});

test("the server is told soon, several notes at once, and each but once", async () => {
  const { note, setPerson, exchange } = await tab();
  setPerson("token");
  note("game", "one", 1);
  note("game", "two", 2);
  await vi.advanceTimersByTimeAsync(3000);
  await exchange();
  expect(server.sent.map(({ entries }) => entries.length)).toEqual([2, 0]);
  expect(server.rows.map(({ id }) => id)).toEqual(["one", "two"]);
});

test("what another device noted is heard, and the later of both stays", async () => {
  server.keep({ kind: "game", id: "old here", at: 2_000_000, body: "theirs" });
  server.keep({ kind: "game", id: "old there", at: 500, body: "theirs" });
  const { note, noted, setPerson, exchange } = await tab();
  note("game", "old here", "mine");
  note("game", "old there", "mine");
  setPerson("token");
  await exchange();
  const found = Object.fromEntries(noted("game").map(({ id, body }) => [id, body]));
  expect(found).toEqual({ "old here": "theirs", "old there": "mine" });
  expect(server.rows.map(({ body }) => body).sort()).toEqual(["mine", "theirs"]);
});

test("without a network notes wait, and are told once there is one", async () => {
  const { note, setPerson, exchange } = await tab();
  setPerson("token");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  note("game", "one", 1);
  await exchange();
  vi.stubGlobal("fetch", server.fetch);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(10);
  expect(server.rows.map(({ id }) => id)).toEqual(["one"]);
});

test("a server that wants it less often is asked again after a while", async () => {
  const { note, setPerson, exchange } = await tab();
  server.status = 429;
  setPerson("token");
  note("game", "one", 1);
  await exchange();
  server.status = 200;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(server.rows.map(({ id }) => id)).toEqual(["one"]);
});

test("a server that does not know who asks is left alone", async () => {
  const { note, setPerson } = await tab();
  server.status = 401;
  setPerson("token");
  note("game", "one", 1);
  await vi.advanceTimersByTimeAsync(3000);
  const asked = server.sent.length;
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.sent.length).toBe(asked);
});

test("a device that becomes another person's brings all of its diary along", async () => {
  const { note, setPerson, exchange } = await tab();
  setPerson("token");
  note("game", "one", 1);
  await exchange();
  const other = new Server();
  other.keep({ kind: "game", id: "of long ago", at: 1, body: 2 });
  vi.stubGlobal("fetch", other.fetch);
  setPerson("the other's token");
  await exchange();
  expect(other.rows.map(({ id }) => id)).toEqual(["of long ago", "one"]);
  expect((await tab()).noted("game").map(({ id }) => id)).toEqual(["one", "of long ago"]);
});

test("a long diary goes and comes piece by piece", async () => {
  server.most = 30;
  for (let at = 0; at < 100; at++) server.keep({ kind: "ball", id: `${at}`, at, body: at });
  const { note, noted, setPerson, exchange } = await tab();
  for (let at = 0; at < 120; at++) note("game", `${at}`, at);
  setPerson("token");
  await exchange();
  expect(server.sent.every(({ entries }) => entries.length <= 50)).toBe(true);
  expect([noted("ball").length, noted("game").length, server.rows.length]).toEqual([100, 120, 220]);
  server.sent = [];
  await exchange();
  expect(server.sent).toEqual([{ entries: [], since: 220 }]);
});

test("what is too long for the server stays on this device", async () => {
  const { note, noted, setPerson, exchange } = await tab();
  setPerson("token");
  note("game", "long", "x".repeat(9000));
  note("game", "short", "x");
  await exchange();
  expect(server.rows.map(({ id }) => id)).toEqual(["short"]);
  expect(noted("game").length).toBe(2);
});

test("a clock that is ahead is set right by the server, and other devices are heard again", async () => {
  server.now = 10;
  const { note, noted, setPerson, exchange } = await tab();
  setPerson("token");
  note("game", "one", "ahead");
  await exchange();
  expect(noted("game")).toEqual([{ kind: "game", id: "one", at: 10, body: "ahead" }]);
  server.now = 20;
  server.keep({ kind: "game", id: "one", at: 20, body: "right" });
  await exchange();
  expect(bodies(noted("game"))).toEqual(["right"]);
});

test("a diary that is taken along is merged with the one that is there", async () => {
  const { note, diary } = await tab();
  note("game", "one", 1);
  note("ball", "two", 2);
  const file = JSON.parse(JSON.stringify(diary()));
  localStorage.clear();
  const other = await tab();
  later();
  other.note("game", "one", "later");
  other.takeIn([...file, { kind: "../x" }, null].filter(other.isEntry));
  expect(bodies(other.noted("game"))).toEqual(["later"]);
  expect(bodies(other.noted("ball"))).toEqual([2]);
});
