/** What one has tried: puzzles, days, runs and mistakes, as the diary keeps them. Ratings follow from the first tries. */

import { note, noted } from "../state/diary";
import { type Rating, rated, UNRATED } from "./glicko";
import { gameOf, type Puzzle } from "./puzzle";
import { answered, type Card, isDue, noted as newCard, sits } from "./returning";
import { kinds } from "./shelf";

interface Try {
  game: string;
  difficulty: number;
  right: boolean;
}

export interface Mistake extends Card {
  puzzle: Puzzle;
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

// Mistakes

const MISTAKE = "mistake";
const mistakes = () => noted(MISTAKE).map(({ body }) => body as Mistake);

/** A dear choice of a game of one's own: it comes back, however often its review is read. */
export function noteMistake(puzzle: Puzzle, today: number): void {
  if (noted(MISTAKE).some(({ id }) => id === puzzle.id)) return;
  note(MISTAKE, puzzle.id, { puzzle, ...newCard(today) } satisfies Mistake);
}

export function answerMistake(mistake: Mistake, today: number, right: boolean): void {
  const card = answered(mistake, today, right);
  note(MISTAKE, mistake.puzzle.id, { ...mistake, ...card } satisfies Mistake);
}

/** Those to be asked on a day, the longest due first. */
export const dueMistakes = (today: number) =>
  mistakes()
    .filter((one) => isDue(one, today))
    .sort((one, other) => one.due - other.due);

/** How many come back some time, and how many sit. */
export function mistakeCounts(): { coming: number; sitting: number } {
  const all = mistakes();
  const sitting = all.filter(sits).length;
  return { coming: all.length - sitting, sitting };
}

/** When the next one comes back. */
export const nextDue = () => Math.min(...mistakes().flatMap((one) => (sits(one) ? [] : [one.due])));
