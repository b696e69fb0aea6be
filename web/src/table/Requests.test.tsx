import { beforeEach, expect, test, vi } from "vitest";
import { App } from "../App";
import { tableOf, viewOf } from "../fixtures/fixtures";
import { FakeSocket, mount } from "../fixtures/mount";
import type { TableInfo, Up, You } from "../net/protocol";
import { connect } from "../net/reception";
import { route } from "../state/route";
import { chat, links } from "../state/state";

vi.stubGlobal("WebSocket", FakeSocket);
vi.mock("../stage/paint", () => {
  const atOnce = (work: () => void) => work(); // no frames are painted here
  return { afterPress: atOnce, beforeDrawing: atOnce };
});

const game = viewOf("deluxe play play");
const asking = [{ guest: "b", name: "Zofia", seat: 2 }];
let seq = 0;

async function tell(you: Partial<You>, change: Partial<TableInfo> = {}, more: Partial<Up> = {}): Promise<void> {
  const { own, ...open } = game;
  const me = { guest: "a", name: "Mira", ...you };
  const view = me.seat === undefined ? open : { ...open, own };
  await FakeSocket.last.tell({
    t: "up", prev: seq, seq: ++seq, at: 0, story: [], view, table: tableOf(game, change), you: me, ...more,
  }); // biome-ignore format: a frame
}

/** A page at the table, as somebody sees it. */
async function open(you: Partial<You>, change: Partial<TableInfo> = {}) {
  route.value = { page: "table", code: "TESTTABLE0" };
  connect();
  const page = await mount(<App />);
  FakeSocket.last.onopen?.();
  const me = { guest: "a", name: "Mira", ...you };
  await FakeSocket.last.tell({ t: "welcome", proto: 1, build: "1", now: Date.now(), you: me });
  await tell(you, change);
  return page;
}

beforeEach(() => {
  sessionStorage.clear();
  seq += 1;
});

test("the host is asked whether somebody may have a bot's seat, and answers", async () => {
  const page = await open({ seat: game.own?.seat ?? 0, host: true }, { asking });
  expect(page.find("asking-2").textContent).toContain("Zofia");
  await page.press("ask-yes");
  expect(FakeSocket.last.commands("give-seat")).toMatchObject([{ guest: "b", yes: true }]);
});

test("another player is asked only while the host is away", async () => {
  const mine = game.own?.seat ?? 0;
  const host = (mine + 1) % game.players;
  const page = await open({ seat: mine }, { asking, host });
  const seats = Array.from({ length: game.players }, () => true);
  await FakeSocket.last.tell({ t: "here", seats, watchers: 1 });
  expect(page.query("asking-2")).toBeNull();
  await FakeSocket.last.tell({ t: "here", seats: seats.map((_, seat) => seat !== host), watchers: 1 });
  expect(page.find("asking-2")).toBeTruthy();
});

test("whoever watches asks for a bot's seat where it is allowed, and hears when it came to nothing", async () => {
  const seats = tableOf(game, {}).seats.map((seat, at) => (at === 2 ? { ...seat, kind: "bot" as const } : seat));
  const page = await open({ watching: true }, { seats });
  expect(page.query("ask-2")).toBeNull();
  await tell({ watching: true, invited: true }, { seats });
  await page.press("ask-2");
  expect(FakeSocket.last.commands("sit")).toMatchObject([{ seat: 2 }]);
  await tell({ watching: true, invited: true }, { seats, asking: [{ guest: "a", name: "Mira", seat: 2 }] });
  expect(page.query("ask-2")).toBeNull();
  expect(page.find("ask-back")).toBeTruthy();
  await tell({ watching: true, invited: true }, { seats });
  expect(page.root.textContent).toContain("ask again in a minute");
});

test("lines of chat that come in one piece are heard once", async () => {
  await open({ seat: 0 });
  const said = [1, 2].map((no) => ({
    t: "chat" as const,
    no,
    at: 0,
    kind: "say" as const,
    text: `${no}`,
    name: "Eva",
  }));
  await tell({ seat: 0 }, {}, { said });
  await tell({ seat: 0 }, {}, { said });
  expect(chat.value.map(({ no }) => no)).toEqual([1, 2]);
});

test("an invitation ends when somebody is sent away", async () => {
  await open({ seat: 0, host: true });
  const way = { url: "http://x", reach: "lan" as const, qr: { size: 1, path: "" } };
  links.value = { invite: way, watch: way };
  await tell({ seat: 0, host: true }, {}, { story: [["room-kicked", { seat: 1, name: "Eva" }]] });
  expect(Object.keys(links.value)).toEqual(["watch"]);
});
