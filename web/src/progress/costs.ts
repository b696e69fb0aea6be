/** What one's choices cost, as reviews say it: over time, and by what was chosen. */

import type { Review } from "../net/protocol";
import { note, noted } from "../state/diary";

export interface Reviewed {
  game: string;
  ended: number;
  unit: Review["unit"];
  choices: number;
  cost: number; // of all of them
  lost: Record<string, [number, number]>; // by what was done: how many choices, and what they cost
}

const KIND = "review";
const EXACT = 1e4;

/** Notes what a review says in figures. */
export function noteReview(code: string, no: number, review: Review, ended: number): void {
  const lost: Reviewed["lost"] = {};
  let sum = 0;
  for (const { played, cost } of review.decisions) {
    const [count, before] = lost[played.choice.verb] ?? [0, 0];
    lost[played.choice.verb] = [count + 1, rounded(before + cost)];
    sum += cost;
  }
  const { game, unit } = review;
  const body: Reviewed = { game, ended, unit, choices: review.decisions.length, cost: rounded(sum), lost };
  const before = noted(KIND).find(({ id }) => id === `${code}/${no}`);
  if (JSON.stringify(before?.body) !== JSON.stringify(body)) note(KIND, `${code}/${no}`, body);
}

const rounded = (value: number) => Math.round(value * EXACT) / EXACT;

/** All of a game, the earliest first. */
export function reviewsOf(game: string): Reviewed[] {
  const found = noted(KIND).flatMap(({ body }) => (isReviewed(body) && body.game === game ? [body] : []));
  return found.sort((one, other) => one.ended - other.ended);
}

/** Another version of the page may have noted something else. */
function isReviewed(body: unknown): body is Reviewed {
  const { game, ended, choices, cost, lost } = Object(body) as Partial<Reviewed>;
  const isCounted = [ended, choices, cost].every(Number.isFinite);
  return typeof game === "string" && isCounted && Object(lost) === lost && choices !== 0;
}

export interface Lost {
  what: string;
  choices: number;
  cost: number;
}

/** What choices of each kind cost together, as `nameOf` puts kinds together; the dearest first. */
export function lostBy(reviews: readonly Reviewed[], nameOf: (verb: string) => string): Lost[] {
  const found = new Map<string, Lost>();
  for (const { lost } of reviews) {
    for (const [verb, [choices, cost]] of Object.entries(lost)) {
      const what = nameOf(verb);
      const before = found.get(what) ?? { what, choices: 0, cost: 0 };
      found.set(what, { what, choices: before.choices + choices, cost: before.cost + cost });
    }
  }
  return [...found.values()].sort((one, other) => other.cost - one.cost);
}
