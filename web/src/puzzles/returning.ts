/**
 * My mistakes come back at growing intervals, until they sit. The same as src/coronet/puzzles/returning.py, where it is
 * described; a test holds the two against each other. Days are counted by whoever asks.
 */

export const DAYS = [1, 3, 7, 16, 35];

/** How often a mistake was found in a row, and the day from which it is due. */
export interface Card {
  found: number;
  due: number;
}

export const noted = (today: number): Card => ({ found: 0, due: today + (DAYS[0] ?? 1) });

export function answered({ found }: Card, today: number, isRight: boolean): Card {
  const now = isRight ? found + 1 : 0;
  return { found: now, due: today + (DAYS[Math.min(now, DAYS.length - 1)] ?? 1) };
}

export const sits = ({ found }: Card) => found >= DAYS.length;
export const isDue = (card: Card, today: number) => !sits(card) && card.due <= today;

const DAY_MS = 86_400_000;

/** The day of a time, in UTC as the daily puzzle has it. */
export const dayOf = (time: number) => Math.floor(time / DAY_MS);
