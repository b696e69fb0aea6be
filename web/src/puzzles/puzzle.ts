/** A puzzle: what a seat sees, what each of its choices costs, and why the best one is best. Python has worked it out. */

import type { Choice, HintBody, Line } from "../net/protocol";
import type { AnyView } from "../state/state";

export interface Priced {
  choice: Choice;
  cost: number; // against the best, in the game's unit
  error: number;
}

export interface Puzzle {
  id: string;
  view: AnyView;
  choices: readonly Priced[]; // the best first
  theme: string | null; // none of one's own mistakes has one
  difficulty: number | null; // a rating; none of one's own mistakes has one
  reason: Line;
  unit: HintBody["unit"];
  isExact: boolean;
}

export const gameOf = ({ view }: Puzzle) => view.game;

/** The choice of a puzzle that an answer says; of very many choices the worst have no figures. */
export function priced({ choices }: Puzzle, answer: Choice): Priced | undefined {
  return choices.find(({ choice }) => isSame(choice, answer));
}

const CERTAIN = 2; // errors that a cost must be from nothing, as reviews count

/** Whether an answer is the best choice, or cannot be told from it. */
export function isRight(puzzle: Puzzle, answer: Choice): boolean {
  const found = priced(puzzle, answer);
  return found !== undefined && found.cost <= CERTAIN * found.error;
}

/** Whether two choices are the same, in whatever order their cards were taken where that does not matter. */
function isSame(one: Choice, other: Choice): boolean {
  if (one.text === other.text) return true;
  return one.verb === other.verb && isBare(one) && isBare(other) && inOrder(one) === inOrder(other);
}

/** Whether a choice is a verb with cards and nothing else. */
const isBare = ({ suit, seat, number, name, power }: Choice) =>
  [suit, seat, number, name].every((thing) => thing == null) && !power;

function inOrder({ cards = [], ways = [] }: Choice): string {
  return cards
    .map((card, at) => `${ways[at] ?? ""} ${card}`)
    .sort()
    .join();
}
