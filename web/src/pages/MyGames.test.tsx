import { beforeEach, expect, test, vi } from "vitest";
import { mount } from "../fixtures/mount";
import { person } from "../state/keep";
import { home } from "../state/state";
import { MyGames } from "./MyGames";

const SEAT = { name: "Mira", bot: false, level: null, princess: null, score: 4, place: 1 };
const WON = {
  code: "OVER000000",
  no: 1,
  game: "r",
  edition: null,
  lowest_wins: false,
  started_at: 0,
  ended_at: 1, // long ago
  seat: 0,
  seats: [SEAT, { ...SEAT, name: "Pip", bot: true, level: "good", score: 1, place: 2 }],
};

async function shows(...games: object[]) {
  person.value = "token";
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => games }));
  const page = await mount(<MyGames />);
  await page.settle();
  await page.settle();
  return page;
}

beforeEach(() => {
  home.value = null;
});

test("without a finished game it says how one comes here", async () => {
  const page = await shows();
  expect(page.root.querySelector(".intro")?.textContent).toContain("Play one to the end");
});

test("where none fits the filters it says to choose others", async () => {
  const page = await shows(WON);
  const since = [...page.root.querySelectorAll("select")].at(-1);
  if (!since) throw new Error("no filter");
  since.value = "30";
  since.dispatchEvent(new Event("change", { bubbles: true }));
  await page.settle();
  expect(page.root.querySelector(".intro")?.textContent).toContain("Choose something else");
});

test("a game that was put away is found here, to be taken up again", async () => {
  const table = { code: "AWAY000000", game: "r", state: "playing" as const, players: 2, free: 0, names: ["Mira"] };
  home.value = { t: "home", tables: [{ ...table, seat: 0, away: true }], listed: [] };
  const page = await shows();
  expect(page.find("put-away-AWAY000000").textContent).toBe("Take up again");
});
