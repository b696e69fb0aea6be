import { expect, test, vi } from "vitest";
import { partsOf } from "./games";
import { aboutOf, BOOKS, bookOf, FIRST, FOLDERS, folderOf, GAMES, gamesIn, playersOf } from "./shelf";

test.each(GAMES)("%s stands on the shelf, and its parts come when they are asked for", async (game) => {
  expect(aboutOf(game)).toBeDefined();
  expect(FOLDERS).toContain(folderOf(game));
  expect(playersOf(game).length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(partsOf(game)).not.toBeNull(), 9000);
});

test("the parts of the first game come with the page", () => {
  expect(partsOf(FIRST)).not.toBeNull();
});

test("a folder may serve several games, and their rules stand in one book", () => {
  const [folder = ""] = FOLDERS.filter((one) => gamesIn(one).length > 1);
  const books = new Set(gamesIn(folder).map(bookOf));
  expect(books.size).toBe(1);
  expect(BOOKS).toContain([...books][0]);
});

const SOURCES = import.meta.glob<string>("../**/*.{ts,tsx,css}", { query: "?raw", import: "default", eager: true });
const WRITTEN = "../net/protocol.ts"; // by scripts/protocol-types

test("no file outside its folder names the first game", () => {
  const naming = Object.keys(SOURCES).filter((path) => SOURCES[path]?.toLowerCase().includes(FIRST));
  expect(naming.filter((path) => !path.startsWith(`./${FIRST}/`) && path !== WRITTEN)).toEqual([]);
});
