import { expect, test, vi } from "vitest";
import { partsOf } from "./games";
import { aboutOf, bookOf, books, FIRST, folderOf, GAMES, gamesIn, playersOf, shelf } from "./shelf";

test.each(GAMES)("%s stands on the shelf, and its parts come when they are asked for", async (game) => {
  expect(aboutOf(game)).toBeDefined();
  expect(shelf.value).toContain(folderOf(game));
  expect(playersOf(game).length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(partsOf(game)).not.toBeNull(), 9000);
});

test("the parts of the first game come with the page", () => {
  expect(partsOf(FIRST)).not.toBeNull();
});

test("a folder may serve several games, and their rules stand in one book", () => {
  const [folder = ""] = shelf.value.filter((one) => gamesIn(one).length > 1);
  const found = new Set(gamesIn(folder).map(bookOf));
  expect(found.size).toBe(1);
  expect(books.value).toContain([...found][0]);
});

const SOURCES = import.meta.glob<string>("../**/*.{ts,tsx,css}", { query: "?raw", import: "default", eager: true });
const WRITTEN = "../net/protocol.ts"; // by scripts/protocol-types

test("no file outside its folder names the first game", () => {
  const naming = Object.keys(SOURCES).filter((path) => SOURCES[path]?.toLowerCase().includes(FIRST));
  expect(naming.filter((path) => !path.startsWith(`./${FIRST}/`) && path !== WRITTEN)).toEqual([]);
});
