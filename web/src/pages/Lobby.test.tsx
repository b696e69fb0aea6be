import { expect, test, vi } from "vitest";
import { FakeSocket, mount } from "../fixtures/mount";
import { FIRST } from "../games/shelf";
import type { SeatInfo, TableInfo } from "../net/protocol";
import { connect } from "../net/reception";
import { table, you } from "../state/state";
import { Lobby } from "./Lobby";

vi.stubGlobal("WebSocket", FakeSocket);

const ME: SeatInfo = { kind: "person", name: "Mira", here: true };
const BOT: SeatInfo = { kind: "bot", name: "Pip", level: "good" };

async function lobby(...others: SeatInfo[]) {
  connect();
  const about = { code: "TESTTABLE0", game: FIRST, settings: {}, state: "lobby", host: 0, pace: "normal" } as const;
  const seats = [ME, ...others];
  table.value = { ...about, seats, chat: true, watch: true, listed: false, game_no: 0 } satisfies TableInfo;
  you.value = { guest: "a", name: "Mira", seat: 0, host: true };
  return mount(<Lobby />);
}

test("whoever is alone with bots and open seats starts, and is not asked whether they are ready", async () => {
  const page = await lobby(BOT, { kind: "open" });
  expect(page.query("start")).not.toBeNull();
  expect(page.query("ready")).toBeNull();
});

test("among people one can say that one is ready", async () => {
  const page = await lobby(BOT, { kind: "person", name: "Ada", here: true });
  expect(page.query("ready")).not.toBeNull();
});
