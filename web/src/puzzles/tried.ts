/** What one has tried: puzzles, days and runs, as the diary keeps them. Ratings follow from the first tries. */

import { note, noted } from "../state/diary";
import { type Rating, rated, UNRATED } from "./glicko";
import { gameOf, type Puzzle } from "./puzzle";
import { kinds } from "./shelf";

interface Try {
  game: string;
  difficulty: number;
  right: boolean;
}

/** The first tries of a game's puzzles, in the order in which they were made. */
function triesOf(game: string): Try[] {
  const made = noted("puzzle").toSorted((one, other) => one.at - other.at);
  return made.map(({ body }) => body as Try).filter((one) => one.game === game);
}

export function ratingOf(game: string): Rating {
  const deviation = kinds.value[game]?.deviation ?? 0;
  return triesOf(game).reduce(
    (before, { difficulty, right }) => rated(before, { rating: difficulty, deviation }, right ? 1 : 0),
    UNRATED,
  );
}

export const countOf = (game: string) => triesOf(game).length;
export const triedIds = (): ReadonlySet<string> => new Set(noted("puzzle").map(({ id }) => id));

/** The first try counts; says whether this was it. */
export function noteTry(puzzle: Puzzle, right: boolean): boolean {
  if (puzzle.difficulty === null || triedIds().has(puzzle.id)) return false;
  note("puzzle", puzzle.id, { game: gameOf(puzzle), difficulty: puzzle.difficulty, right } satisfies Try);
  return true;
}

// Days and runs

const dayId = (game: string, day: number) => `${game}-${day}`;

/** Whether the puzzle of a day was found; null where it was not tried. */
export function dayOutcome(game: string, day: number): boolean | null {
  const found = noted("puzzle-day").find(({ id }) => id === dayId(game, day));
  return found ? (found.body as { right: boolean }).right : null;
}

export function noteDay(game: string, day: number, right: boolean): void {
  if (dayOutcome(game, day) === null) note("puzzle-day", dayId(game, day), { right });
}

export function bestRun(game: string): number {
  const found = noted("puzzle-run").find(({ id }) => id === game);
  return found ? (found.body as { right: number }).right : 0;
}

export function noteRun(game: string, right: number): void {
  if (right > bestRun(game)) note("puzzle-run", game, { right });
}
