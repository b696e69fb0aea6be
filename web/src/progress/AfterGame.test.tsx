import { beforeEach, expect, test, vi } from "vitest";
import { show, viewOf } from "../fixtures/fixtures";
import { mount } from "../fixtures/mount";
import { FIRST } from "../games/shelf";
import type { PlayedGame } from "../net/protocol";
import { note, noted } from "../state/diary";
import { person } from "../state/keep";
import { route } from "../state/route";
import { missingLevels } from "../state/state";
import { Noted } from "../table/Noted";
import "../state/beginning"; // as the page has it from the start

const CODE = "TESTTABLE0"; // the table of the fixtures, in its first game
const SEAT = { name: "Mira", bot: false, level: null, princess: null, score: 0 };

/** The result of a game against three good bots, in which one is at this place. */
function played(place: number): PlayedGame {
  const places = [place, ...[1, 2, 3, 4].filter((other) => other !== place)];
  const seats = places.map((one, seat) => ({ ...SEAT, place: one, ...(seat ? { bot: true, level: "good" } : {}) }));
  const result = { code: CODE, no: 1, game: FIRST, edition: "deluxe", lowest_wins: true, seat: null, danced: {} };
  return { ...result, started_at: 1, ended_at: 9, seats };
}

/** So many games won against good bots before. */
function wonBefore(games: number): void {
  const others = [2, 3, 4].map((place) => ({ level: "good", place }));
  for (let at = 0; at < games; at++) {
    const result = { place: 1, won: true, drawn: false, princess: null, danced: {}, others };
    note("game", `BEFORE0000/${at}`, { game: FIRST, edition: "deluxe", ended: at, ...result });
  }
}

/** The end of a game at the table, from the first seat. */
async function end(place: number) {
  vi.stubGlobal("fetch", async (path: string) => Response.json(path.startsWith("/api/result/") ? played(place) : {}));
  const game = viewOf("deluxe over");
  if (game.own) game.own.seat = 0;
  show(game);
  const page = await mount(<Noted />);
  await vi.waitFor(() => expect(noted("game").some(({ id }) => id === `${CODE}/1`)).toBe(true));
  await vi.dynamicImportSettled();
  await page.settle();
  return page;
}

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: "coronet.diary.game" })); // nothing is noted any more
  person.value = null;
  missingLevels.value = {};
  route.value = { page: "table", code: CODE };
});

test("who wins time and again is offered the next level when the game is over", async () => {
  wonBefore(7);
  const page = await end(1);
  await vi.waitFor(() => expect(page.find("next-level").textContent).toContain("Time for the next one: Strong."));
  expect(page.query("play-next-level")).not.toBeNull();
});

test("one won game is not enough", async () => {
  const page = await end(1);
  expect(page.query("next-level")).toBeNull();
});

test("nor is a level offered that no bot here can play", async () => {
  wonBefore(7);
  missingLevels.value = { [FIRST]: ["strong"] };
  const page = await end(1);
  expect(page.query("next-level")).toBeNull();
});
