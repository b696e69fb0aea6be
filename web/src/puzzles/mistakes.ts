/** My mistakes: the dear choices of my reviews become puzzles that come back, as the diary keeps them. */

import type { Decision, Review } from "../net/protocol";
import { dearest } from "../pages/review";
import { note, noted } from "../state/diary";
import type { AnyView } from "../state/state";
import type { Priced, Puzzle } from "./puzzle";
import { answered, type Card, dayOf, isDue, noted as newCard, sits } from "./returning";

export interface Mistake extends Card {
  puzzle: Puzzle;
}

const MISTAKE = "mistake";
const MOST = 6; // of one review
export const MOST_WAITING = 120; // in all: as many as a device has room for, and more than anybody solves
const MOST_CHOICES = 12; // of one puzzle
const DIGITS = 10_000;

/** Notes the dearest choices of a finished game. */
export function noteDear(review: Review, code: string, no: number, time = Date.now()): void {
  const room = Math.min(MOST, MOST_WAITING - mistakeCounts().coming);
  for (const at of dearest(review).slice(0, Math.max(0, room))) {
    const decision = review.decisions[at];
    if (decision?.seen)
      noteMistake(puzzleOf(review, decision, decision.seen, `${code}-${no}-${decision.step}`), dayOf(time));
  }
}

function puzzleOf({ unit }: Review, decision: Decision, view: AnyView, id: string): Puzzle {
  const { compared, best, played, reason } = decision;
  const options = compared.slice(0, MOST_CHOICES);
  if (!options.some(({ text }) => text === played.text)) options.splice(-1, 1, played);
  const choices = options.map(({ choice, worth, error }): Priced => {
    return { choice, cost: rounded(best.worth - worth), error: rounded(error) };
  });
  return {
    id,
    view,
    choices,
    theme: null,
    difficulty: null,
    reason: [reason.key, reason.args],
    unit,
    isExact: best.worlds === 0,
  };
}

const rounded = (value: number) => Math.round(value * DIGITS) / DIGITS;

const cards = () => noted(MISTAKE).map(({ body }) => body as Card);
const coming = () => cards().filter((card): card is Mistake => !sits(card));

/** A dear choice of a game of one's own: it comes back, however often its review is read. */
export function noteMistake(puzzle: Puzzle, today: number): void {
  if (noted(MISTAKE).some(({ id }) => id === puzzle.id)) return;
  note(MISTAKE, puzzle.id, { puzzle, ...newCard(today) } satisfies Mistake);
}

/** Of one that sits only that is kept: it is not shown again. */
export function answerMistake({ puzzle, ...before }: Mistake, today: number, right: boolean): void {
  const card = answered(before, today, right);
  note(MISTAKE, puzzle.id, sits(card) ? card : ({ puzzle, ...card } satisfies Mistake));
}

/** Those to be asked on a day, the longest due first. */
export const dueMistakes = (today: number) =>
  coming()
    .filter((one) => isDue(one, today))
    .sort((one, other) => one.due - other.due);

/** How many come back some time, and how many sit. */
export function mistakeCounts(): { coming: number; sitting: number } {
  const waiting = coming().length;
  return { coming: waiting, sitting: cards().length - waiting };
}

/** When the next one comes back. */
export const nextDue = () => Math.min(...coming().map(({ due }) => due));
