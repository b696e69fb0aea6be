/** The marks of a sealed game: kept when they are told, and compared with its log after the end. See docs/log.md. */

import { kept, write } from "../state/keep";
import { mark } from "./fair";
import type { Mark } from "./protocol";

const MOST_GAMES = 5; // whose marks this browser keeps

type Marks = Record<string, string>; // by revision

/** The marks of a game that this page was told in play. */
export function marksOf(gameId: string): Marks {
  return JSON.parse(kept(`marks.${gameId}`) ?? "{}") as Marks;
}

/** Keeps what steps are held to; what was told first for a revision stays. */
export function keepMarks(gameId: string, marks: readonly Mark[]): void {
  if (marks.length === 0) return;
  const told = Object.fromEntries(marks.map(({ rev, mark }) => [String(rev), mark]));
  write(`marks.${gameId}`, JSON.stringify({ ...told, ...marksOf(gameId) }));
  const games = JSON.parse(kept("marked") ?? "[]") as string[];
  if (games.at(-1) === gameId) return;
  const now = [...games.filter((game) => game !== gameId), gameId];
  for (const old of now.slice(0, -MOST_GAMES)) write(`marks.${old}`, null);
  write("marked", JSON.stringify(now.slice(-MOST_GAMES)));
}

const END = /,"rev":(\d+),"mark":"[0-9a-f]+"\}$/;

/** Whether every step that was marked in play stands in the log, given line by line, as it was told. */
export function marksHold(secret: string, told: Readonly<Marks>, lines: readonly string[]): boolean {
  const steps = new Map<string, string[]>();
  for (const line of lines) {
    const rev = END.exec(line)?.[1];
    if (rev) steps.set(rev, [...(steps.get(rev) ?? []), line.replace(END, "}")]);
  }
  return Object.entries(told).every(([rev, wanted]) => {
    const step = steps.get(rev);
    return step !== undefined && mark(secret, Number(rev), step.join("\n")) === wanted;
  });
}
