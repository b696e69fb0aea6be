/** What is asked now and what was answered: one puzzle after the other, in one of four ways. */

import { batch, signal } from "@preact/signals";
import type { Choice } from "../net/protocol";
import { type Price, prices } from "../table/coach";
import { answerMistake, dueMistakes, type Mistake } from "./mistakes";
import { daily, nextOfRun, pick, type Wish } from "./picking";
import { gameOf, isRight, type Priced, type Puzzle, priced } from "./puzzle";
import { dayOf } from "./returning";
import { fetchPuzzle, type Listed, listed, openShelf } from "./shelf";
import { noteDay, noteRun, noteTry, ratingOf, triedIds } from "./tried";

/** As many as one likes, the puzzle of the day, as many as one can in three minutes, or one's own mistakes. */
export type Way = "free" | "daily" | "run" | "mine";

export interface Given {
  choice: Choice;
  isRight: boolean;
  found: Priced | undefined; // none of the worst of very many choices
  before: number | null; // the rating, where this try counts
  after: number | null;
}

/** How a run stands. */
export interface Run {
  right: number;
  wrong: number;
  until: number;
  isOver: boolean;
}

export const RUN_MS = 180_000;
export const LIVES = 3;
const RIGHT_MS = 900; // for a look at what was right
const WRONG_MS = 2500; // and at what was not

export const way = signal<Way>("free");
export const asked = signal<Puzzle | null>(null);
export const given = signal<Given | null>(null);
export const run = signal<Run | null>(null);
export const isFirst = signal(true); // the first one of a visit: what is looked for is said at length
export const isDone = signal(false); // nothing more is asked
export const wish = signal<Wish>({ theme: null, difficulty: "mine" });

let game = "";
let mistake: Mistake | null = null;
let inRun = new Set<string>();
let answers = 0;
let timer = 0;
let begun = 0; // a fetch of an earlier beginning is not asked any more

export async function begin(newWay: Way, newGame: string): Promise<void> {
  end();
  const now = begun;
  [way.value, game, inRun] = [newWay, newGame, new Set()];
  await openShelf();
  if (now !== begun) return;
  if (newWay === "run") {
    run.value = { right: 0, wrong: 0, until: Date.now() + RUN_MS, isOver: false };
    timer = window.setTimeout(endRun, RUN_MS);
  }
  await next();
}

export function end(): void {
  begun += 1;
  window.clearTimeout(timer);
  batch(() => {
    asked.value = given.value = run.value = null;
    prices.value = new Map();
    isDone.value = false;
  });
}

/** Asks the next one; where there is none, it is done. */
export async function next(): Promise<void> {
  const now = begun;
  const puzzle = await nextPuzzle();
  if (now !== begun || run.value?.isOver) return;
  batch(() => {
    given.value = null;
    prices.value = new Map();
    asked.value = puzzle;
    isFirst.value = answers === 0;
    isDone.value = puzzle === null;
  });
}

async function nextPuzzle(): Promise<Puzzle | null> {
  if (way.value === "mine") {
    mistake = dueMistakes(today())[0] ?? null;
    return mistake?.puzzle ?? null;
  }
  const found = nextListed();
  if (!found) return null;
  inRun.add(found.id);
  return fetchPuzzle(found);
}

function nextListed(): Listed | undefined {
  const all = listed(game);
  if (way.value === "daily") return given.value ? undefined : daily(all, today());
  if (way.value === "run") return nextOfRun(all, inRun, Math.random());
  return pick(all, wish.value, triedIds(), ratingOf(game).rating, Math.random());
}

const today = () => dayOf(Date.now());

/** The reader's answer: it is noted, and every choice shows what it costs. */
export function answer(choice: Choice): void {
  const puzzle = asked.value;
  if (!puzzle || given.value || run.value?.isOver) return;
  const right = isRight(puzzle, choice);
  const counts = way.value === "free" || way.value === "daily";
  const before = ratingOf(game).rating;
  const isFirst = counts && noteTry(puzzle, right);
  if (way.value === "daily") noteDay(game, today(), right);
  if (mistake && way.value === "mine") answerMistake(mistake, today(), right);
  batch(() => {
    given.value = {
      choice,
      isRight: right,
      found: priced(puzzle, choice),
      before: isFirst ? before : null,
      after: isFirst ? ratingOf(gameOf(puzzle)).rating : null,
    };
    prices.value = pricesOf(puzzle);
  });
  answers += 1;
  if (run.value) goOn(right);
}

/** A run goes on by itself. */
function goOn(right: boolean): void {
  const before = run.value;
  if (!before) return;
  const wrong = before.wrong + (right ? 0 : 1);
  run.value = { ...before, wrong, right: before.right + (right ? 1 : 0) };
  const now = begun;
  window.setTimeout(
    () => {
      if (now !== begun) return;
      if (wrong === LIVES) endRun();
      else void next();
    },
    right ? RIGHT_MS : WRONG_MS,
  );
}

function endRun(): void {
  if (!run.value || run.value.isOver) return;
  window.clearTimeout(timer);
  noteRun(game, run.value.right);
  batch(() => {
    if (run.value) run.value = { ...run.value, isOver: true };
    isDone.value = true;
  });
}

/** Whether every choice is a card of the hand, so that its cost can stand there. */
export function isByCard({ choices, view }: Puzzle): boolean {
  const hand = view.own?.hand ?? [];
  const cards = choices.map(({ choice }) => choice.cards ?? []);
  const isOne = choices.every(({ choice }, at) => {
    const [card, ...more] = cards[at] ?? [];
    return card !== undefined && more.length === 0 && hand.includes(card) && choice.seat == null && choice.suit == null;
  });
  return isOne && new Set(cards.flat()).size === choices.length;
}

function pricesOf(puzzle: Puzzle): ReadonlyMap<string, Price> {
  const { choices, unit } = puzzle;
  if (!isByCard(puzzle)) return new Map();
  return new Map(choices.map(({ choice, cost }, at) => [choice.cards?.[0] ?? "", { cost, unit, isBest: at === 0 }]));
}
