import { beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, mount } from "../fixtures/mount";
import { FIRST } from "../games/shelf";
import type { SeatInfo, TableInfo } from "../net/protocol";
import { connect } from "../net/reception";
import { write } from "../state/keep";
import { table, you } from "../state/state";
import { Lobby } from "./Lobby";

vi.stubGlobal("WebSocket", FakeSocket);

const ME: SeatInfo = { kind: "person", name: "Mira", here: true };
const ADA: SeatInfo = { kind: "person", name: "Ada", here: true };
const BOT: SeatInfo = { kind: "bot", name: "Pip", level: "good" };

async function lobby(others: SeatInfo[], { game = FIRST, seat = 0 as number | null, host = 0 } = {}) {
  connect();
  const about = { code: "TESTTABLE0", game, settings: {}, state: "lobby", host, pace: "normal" } as const;
  const seats = [ME, ...others];
  table.value = { ...about, seats, chat: true, watch: true, listed: false, game_no: 0 } satisfies TableInfo;
  you.value = { guest: "a", name: "Mira", seat, host: seat === host };
  return mount(<Lobby />);
}

beforeEach(() => localStorage.clear());

test("whoever is alone with bots and open seats starts, and is not asked whether they are ready", async () => {
  const page = await lobby([BOT, { kind: "open" }]);
  expect(page.query("start")).not.toBeNull();
  expect(page.query("ready")).toBeNull();
});

test("among people one can say that one is ready", async () => {
  const page = await lobby([BOT, ADA]);
  expect(page.query("ready")).not.toBeNull();
});

test("a guest is told what one is after in the game", async () => {
  const asked = await lobby([ADA], { seat: null, host: 1 });
  expect(asked.find("aim").textContent).toMatch(/^Take tricks, but avoid the Princes in them/);
  const other = await lobby([ADA], { game: "r", host: 1 });
  expect(other.find("aim").textContent).toMatch(/^A duel of eight cards/);
});

test("whoever has never finished a game may learn it in three tricks while they wait, and comes back", async () => {
  const page = await lobby([ADA], { host: 1 });
  expect(page.find("learn-meanwhile").getAttribute("href")).toBe("/first/TESTTABLE0");
  const before = await lobby([ADA], { seat: null, host: 1 });
  expect(before.query("learn-meanwhile")).toBeNull(); // the seat first
  const other = await lobby([ADA], { game: "r", host: 1 });
  expect(other.query("learn-meanwhile")).toBeNull();
  write("finished", "TESTTABLE0");
  const player = await lobby([ADA], { host: 1 });
  expect(player.query("learn-meanwhile")).toBeNull();
});

test("who only looks is not asked to say hello where they cannot", async () => {
  const page = await lobby([ADA], { seat: null, host: 1 });
  expect(page.find("chat").textContent).toContain("Who takes a seat may write here.");
});
