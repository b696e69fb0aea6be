import { expect, test, vi } from "vitest";
import { readAddress, route } from "../state/route";
import { partsOf } from "./games";
import {
  aboutOf,
  added,
  bookOf,
  books,
  FIRST,
  folderOf,
  GAMES,
  gamesIn,
  isLowestBest,
  playersOf,
  shelf,
} from "./shelf";

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

test("a game that the server adds stands last, with a book of its own and the parts that any game can be shown by", async () => {
  const info = {
    box: "letters",
    folder: "",
    part: "game",
    players: { "": [2, 3] },
    reviewed: false,
    quick: {},
    lowest_wins: true,
  };
  added.value = { letters: { ...info, settings: [] }, [FIRST]: { ...info, settings: [] } };
  expect(shelf.value.at(-1)).toBe("letters");
  expect(books.value.at(-1)).toBe("letters");
  expect(playersOf("letters")).toEqual([2, 3]);
  expect(isLowestBest("letters")).toBe(true);
  await vi.waitFor(() => expect(partsOf("letters")).not.toBeNull(), 9000);
  expect(folderOf(FIRST)).toBe(FIRST); // nobody takes the place of one of ours
  readAddress({ pathname: "/new/letters", hash: "" });
  expect(route.value).toEqual({ page: "create", game: "letters" });
  readAddress({ pathname: "/rules/letters/letters-aim", hash: "" });
  expect(route.value).toEqual({ page: "rules", box: "letters", id: "letters-aim" });
  added.value = {};
});

const SOURCES = import.meta.glob<string>("../**/*.{ts,tsx,css}", { query: "?raw", import: "default", eager: true });
const WRITTEN = "../net/protocol.ts"; // by scripts/protocol-types

test("no file outside its folder names the first game", () => {
  const naming = Object.keys(SOURCES).filter((path) => SOURCES[path]?.toLowerCase().includes(FIRST));
  expect(naming.filter((path) => !path.startsWith(`./${FIRST}/`) && path !== WRITTEN)).toEqual([]);
});
