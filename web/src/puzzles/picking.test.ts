import { expect, test } from "vitest";
import { daily, nextOfRun, pick } from "./picking";
import type { Listed } from "./shelf";

const THEMES = ["frog", "duck"];
const ALL: Listed[] = Array.from({ length: 200 }, (_, at) => {
  return { id: `p-${at}`, game: "any", at, theme: THEMES[at % 2] ?? "", difficulty: 1000 + 5 * at };
});
const NONE: ReadonlySet<string> = new Set();
const ANY = { theme: null, difficulty: "mine" } as const;
const CHANCES = [0, 0.3, 0.6, 0.999];

test("a puzzle is about as difficult as the reader is good", () => {
  for (const chance of CHANCES) {
    const found = pick(ALL, ANY, NONE, 1500, chance);
    expect(Math.abs((found?.difficulty ?? 0) - 1500)).toBeLessThanOrEqual(30);
  }
});

test("what was tried is not asked again as long as there is another that fits", () => {
  const tried = new Set(ALL.slice(1).map(({ id }) => id));
  for (const chance of CHANCES) expect(pick(ALL, ANY, tried, 1900, chance)?.id).toBe("p-0");
  tried.add("p-0");
  expect(pick(ALL, ANY, tried, 1000, 0)).toBeDefined();
});

test("a theme and a difficulty that are asked for are kept to", () => {
  for (const chance of CHANCES) {
    const found = pick(ALL, { theme: "duck", difficulty: "easy" }, NONE, 1900, chance);
    expect(found?.theme).toBe("duck");
    expect(found?.difficulty).toBeLessThan(1300);
  }
  expect(pick(ALL, { theme: "nothing", difficulty: "mine" }, NONE, 1500, 0)).toBeUndefined();
});

test("the puzzle of a day is the same for everybody, and no day has that of the day before", () => {
  const days = Array.from({ length: 365 }, (_, day) => daily(ALL, 20_000 + day)?.id);
  expect(days.map((_, day) => daily(ALL, 20_000 + day)?.id)).toEqual(days);
  expect(days.filter((id, day) => id === days[day - 1])).toEqual([]);
  expect(new Set(days).size).toBe(ALL.length);
});

test("the puzzles of a run become harder, and none is asked twice", () => {
  const asked = new Map<string, number>();
  for (let number = 0; number < 15; number += 1) {
    const next = nextOfRun(ALL, new Set(asked.keys()), 0);
    if (next) asked.set(next.id, next.difficulty);
  }
  const difficulties = [...asked.values()];
  expect(difficulties).toHaveLength(15);
  expect(difficulties.toSorted((one, other) => one - other)).toEqual(difficulties);
});
