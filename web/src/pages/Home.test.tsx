import { beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, mount } from "../fixtures/mount";
import { GAMES } from "../games/shelf";
import type { ListedTable } from "../net/protocol";
import { home, words } from "../state/state";
import { Home } from "./Home";

vi.stubGlobal("WebSocket", FakeSocket);

const WHOLE: ListedTable = {
  code: "WHOLETABLE",
  game: "seeker",
  state: "playing",
  players: 3,
  free: 0,
  names: ["Ada", "Zofia", "Old Bruno"],
  levels: ["good"],
  seat: 0,
};

const at = (...tables: Partial<ListedTable>[]) => tables.map((one) => ({ ...WHOLE, ...one }));
const shows = async (tables: ListedTable[], listed: ListedTable[] = []) => {
  home.value = { t: "home", tables, listed };
  return mount(<Home />);
};
const codesIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll("li a") ?? [])].map((link) => link.getAttribute("href")?.slice("/t/".length));

beforeEach(() => localStorage.clear());

test("a damaged table is listed with one line and no way in, beside one that opens", async () => {
  const page = await shows(at({}, { code: "DAMAGED000", damaged: true }));
  const [opens, damaged] = [...page.find("your-games").querySelectorAll("li")];
  expect(opens?.querySelector("a")?.getAttribute("href")).toBe("/t/WHOLETABLE");
  expect(damaged?.textContent).toContain("Damaged: it cannot be opened");
  expect(damaged?.querySelector("a")).toBeNull();
});

test("what one does is said in one sentence, above one large button", async () => {
  const page = await shows([]);
  expect(page.root.querySelector(".intro")?.textContent).toMatch(/Princes.*proposals/);
  expect([...page.root.querySelectorAll("main [data-big]")].map((big) => big.getAttribute("data-testid"))).toEqual([
    "play-now",
  ]);
});

test.each([
  ["a newcomer", {}, "three tricks to learn it"],
  ["who has danced the first ball", { finished: "FIRSTBALL0" }, "three rounds against bots"],
  ["who has played another game since", { finished: "WHOLETABLE", liked: "{}" }, "the game that you played last"],
])("%s reads what the large button does", async (_, known, says) => {
  for (const [name, value] of Object.entries(known)) localStorage.setItem(`coronet.${name}`, value);
  const page = await shows([]);
  expect(page.find("play-now-hint").textContent).toContain(says);
});

test("games that wait stand before the welcome, to be continued; the others are folded and counted", async () => {
  const page = await shows(at({ code: "THEIRTURN1" }, { code: "MYTURN0001", your_turn: true }, { code: "THEIRTURN2" }));
  expect(codesIn(page.query("waiting-games"))).toEqual(["MYTURN0001"]);
  expect(page.find("waiting-games").textContent).toContain("Continue");
  const isBefore = page.find("waiting-games").compareDocumentPosition(page.find("play-now"));
  expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(page.find("running").querySelector("summary")?.textContent).toContain("2 more games running");
  expect(codesIn(page.query("running"))).toEqual(["THEIRTURN1", "THEIRTURN2"]);
});

test("a game with bots alone waits for its only person, whoever of them plays", async () => {
  const names = ["Ada", "Pip", "Dora"];
  const page = await shows(at({ state: "paused", names, levels: ["good", "good"], plays: "Pip" }));
  expect(codesIn(page.query("waiting-games"))).toEqual(["WHOLETABLE"]);
});

test("of many games that wait three stand on top", async () => {
  const page = await shows(
    at(...["A", "B", "C", "D"].map((letter) => ({ code: `MYTURN000${letter}`, your_turn: true }))),
  );
  expect(codesIn(page.query("waiting-games"))).toHaveLength(3);
  expect(codesIn(page.query("running"))).toEqual(["MYTURN000D"]);
});

test("a game that was put away or is over does not come up; what was put away is counted", async () => {
  const page = await shows(at({ your_turn: true, away: true }, { code: "OVER000000", state: "over" }));
  expect(page.query("waiting-games")).toBeNull();
  expect(page.query("running")).toBeNull();
  expect(page.find("your-games").textContent).toContain("1 game is put away");
});

test("without games and without tables each list says what to do", async () => {
  const page = await shows([]);
  expect(page.find("your-games").textContent).toContain("“Play now” starts one");
  expect(page.find("listed").textContent).toContain("Show on the list of tables");
});

test("the open list says who is there, how many seats are taken and how well the bots play", async () => {
  const names = ["Bruno", "Pip"];
  const waiting = at({ code: "WAITING000", state: "lobby", players: 4, free: 2, names, levels: ["strong"] });
  const page = await shows(
    [],
    [...waiting, ...at({ code: "INPLAY0000" })].map(({ seat: _, ...one }) => one),
  );
  const [first, second] = [...page.find("listed").querySelectorAll("li")];
  expect(first?.textContent).toContain("2 of 4 seats taken");
  expect(first?.textContent).toContain("with Bruno and Pip");
  expect(first?.textContent).toContain("Bots: Strong");
  expect(first?.querySelector("button")?.textContent).toBe("Take a seat");
  expect(second?.querySelector("a")?.textContent).toBe("Watch");
});

test("one's own table is not among those of others", async () => {
  const page = await shows([], at({ state: "lobby", free: 2 }));
  expect(page.find("listed").querySelector("li")).toBeNull();
});

test("a name is asked once before one sits down among others", async () => {
  const [open] = at({ code: "WAITING000", state: "lobby", free: 1 }).map(({ seat: _, ...one }) => one);
  const page = await shows([], open ? [open] : []);
  await page.press("sit-WAITING000");
  expect(location.pathname).toBe("/");
  expect(page.find("name-first").querySelector("input")?.value).not.toBe("");
  await page.press("sit-WAITING000");
  expect(location.pathname).toBe("/t/WAITING000");
  history.replaceState(null, "", "/");
  const again = await shows([], open ? [open] : []);
  await again.press("sit-WAITING000");
  expect(location.pathname).toBe("/t/WAITING000");
  history.replaceState(null, "", "/");
});

test("every game has quick play on its card, each parlour game by its name", async () => {
  const page = await shows([]);
  for (const game of GAMES)
    expect(page.find(`quick-${game}`).getAttribute("aria-label")).toBe(`Quick play: ${words.value.game(game)}`);
  expect(page.find("quick-seeker").textContent).toBe("Seeker");
});
