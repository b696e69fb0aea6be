import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show, viewOf } from "../fixtures/fixtures";
import { FIRST } from "../games/shelf";
import { send } from "../net/session";
import { playNow, playStart } from "./beginning";
import { readAddress, route } from "./route";

vi.mock("../net/session", () => ({ send: vi.fn(), leave: vi.fn(), open: vi.fn() }));

beforeEach(() => {
  localStorage.clear();
  vi.mocked(send).mockResolvedValue({ t: "ack", id: "1", body: { code: "ABCD12345" } });
  route.value = { page: "home" };
});

afterEach(() => {
  vi.mocked(send).mockReset();
  history.replaceState(null, "", "/");
  readAddress();
});

/** A game is over at a table, as somebody who played there sees it. */
function finish(code: string): void {
  route.value = { page: "table", code };
  const game = viewOf("deluxe over");
  show(game, { code, settings: { edition: "deluxe", players: game.players, rounds: "random", length: 3 } });
  route.value = { page: "home" };
}

const wished = () => vi.mocked(send).mock.calls[0]?.[0];

test("who has never finished a game begins with the first tricks", async () => {
  await playNow();
  expect(route.value).toEqual({ page: "first", from: null });
  expect(send).not.toHaveBeenCalled();
});

test("others play again what they played last, against bots", async () => {
  finish("TABLE00001");
  await playNow();
  const bot = { kind: "bot", level: "good" };
  expect(wished()).toMatchObject({ t: "create", game: FIRST, settings: { rounds: "random", length: 3 } });
  expect(wished()).toMatchObject({ seats: [{ kind: "open" }, bot, bot, bot] });
});

test("the first ball is nobody's choice: after it comes the game that is learnt with", async () => {
  await playStart("snow-white");
  finish("ABCD12345");
  vi.mocked(send).mockClear();
  await playNow();
  expect(wished()).toMatchObject({ t: "create", settings: { rounds: "first-game" } });
});

test("a game that one only watched makes nobody a player", async () => {
  route.value = { page: "table", code: "TABLE00002" };
  const { own: _, ...watched } = viewOf("deluxe over");
  show(watched as ReturnType<typeof viewOf>);
  route.value = { page: "home" };
  await playNow();
  expect(route.value).toEqual({ page: "first", from: null });
});
