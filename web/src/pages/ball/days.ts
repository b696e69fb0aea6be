/** One's balls by day, from the diary: medals, the streak, the weeks of a month. Days are those of UTC, as 2026-11-18. */

import type { BallResult } from "../../net/protocol";
import { type Entry, note, noted } from "../../state/diary";

export type Medal = BallResult["medal"];
export type Made = Pick<BallResult, "score" | "place" | "players" | "parts" | "medal">;

const KIND = "ball";
const BEST_FIRST: readonly Medal[] = ["gold", "silver", "bronze", "none"];
const DAY_MS = 86_400_000;
const WEEK = 7;

const idOf = (day: string, game: string) => `${day}/${game}`;
const dayOf = ({ id }: Entry) => id.split("/")[0] ?? "";
const madeOf = ({ body }: Entry) => body as Made;

/** Keeps a first attempt; of one that is kept nothing changes. */
export function keep({ date, game, score, place, players, parts, medal }: BallResult): void {
  if (!madeAt(date, game)) note(KIND, idOf(date, game), { score, place, players, parts, medal } satisfies Made);
}

/** What one made of a ball at the first attempt. */
export function madeAt(day: string, game: string): Made | undefined {
  const found = noted(KIND).find(({ id }) => id === idOf(day, game));
  return found && madeOf(found);
}

/** The best medal of each day on which a ball was finished. */
export function medals(entries: readonly Entry[] = noted(KIND)): ReadonlyMap<string, Medal> {
  const found = new Map<string, Medal>();
  for (const entry of entries) {
    const [day, medal, before] = [dayOf(entry), madeOf(entry).medal, found.get(dayOf(entry))];
    if (!before || BEST_FIRST.indexOf(medal) < BEST_FIRST.indexOf(before)) found.set(day, medal);
  }
  return found;
}

/** How many medals of each metal there are, a ball for each. */
export function countMedals(entries: readonly Entry[] = noted(KIND)): Record<Medal, number> {
  const of = (medal: Medal) => entries.filter((entry) => madeOf(entry).medal === medal).length;
  return { gold: of("gold"), silver: of("silver"), bronze: of("bronze"), none: of("none") };
}

/** The day so many days later. */
export function later(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days in a row have a ball, up to today, or to yesterday as long as today's is not over. */
export function streak(days: ReadonlyMap<string, unknown>, today: string): number {
  let day = days.has(today) ? today : later(today, -1);
  let count = 0;
  for (; days.has(day); day = later(day, -1)) count++;
  return count;
}

/** The first day of the month so many months later. */
export function monthOf(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The days of a month by weeks, which begin on Mondays; null where a week has days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const before = (new Date(`${month}T00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
  const days = (Date.parse(`${monthOf(month, 1)}T00:00Z`) - Date.parse(`${month}T00:00Z`)) / DAY_MS;
  const cells = [...Array<null>(before).fill(null), ...Array.from({ length: days }, (_, at) => later(month, at))];
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, at) => cells[week * WEEK + at] ?? null),
  );
}
