/** Which puzzle comes next. Nothing here asks the clock or draws by itself: both are given. */

import type { Listed } from "./shelf";

export const DIFFICULTIES = ["mine", "easy", "middle", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Wish {
  theme: string | null; // null: any
  difficulty: Difficulty;
}

const RANGES = { easy: [0, 1299], middle: [1300, 1699], hard: [1700, 9999] } as const;
const NEAR = 10; // so many of those nearest to a rating are as good

export function fits({ theme, difficulty }: Wish, { theme: about, difficulty: rating }: Listed): boolean {
  if (theme !== null && theme !== about) return false;
  if (difficulty === "mine") return true;
  const [least, most] = RANGES[difficulty];
  return least <= rating && rating <= most;
}

/** One of those that fit and were not tried yet; of tried ones where no other is left. Chance is from 0 to 1. */
export function pick(all: readonly Listed[], wish: Wish, tried: ReadonlySet<string>, rating: number, chance: number) {
  const fitting = all.filter((one) => fits(wish, one));
  const fresh = fitting.filter(({ id }) => !tried.has(id));
  const open = fresh.length > 0 ? fresh : fitting;
  return at(wish.difficulty === "mine" ? nearest(open, rating) : open, chance);
}

/** The puzzle of a day: the same for everybody. Days follow each other far apart on the shelf, by the golden ratio. */
export function daily(all: readonly Listed[], day: number): Listed | undefined {
  return at(all, (day * ((Math.sqrt(5) - 1) / 2)) % 1);
}

const FIRST_OF_RUN = 1000;
const STEEPER = 60;

/** The next puzzle of a run: each a little harder than the one before. */
export function nextOfRun(all: readonly Listed[], asked: ReadonlySet<string>, chance: number): Listed | undefined {
  const open = all.filter(({ id }) => !asked.has(id));
  return at(nearest(open, FIRST_OF_RUN + STEEPER * asked.size), chance);
}

const nearest = (some: readonly Listed[], rating: number) =>
  some.toSorted((one, other) => Math.abs(one.difficulty - rating) - Math.abs(other.difficulty - rating)).slice(0, NEAR);

const at = (some: readonly Listed[], chance: number) => some[Math.floor(chance * some.length)];
