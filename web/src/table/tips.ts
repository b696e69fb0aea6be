/**
 * Guided first games: what is told the first time it happens. Each game has a list of tips; a tip says what a rule
 * means now, never which card is best.
 */

import { computed, effect, signal } from "@preact/signals";
import { aboutOf } from "../games/shelf";
import { playFirst } from "../state/beginning";
import { kept, write } from "../state/keep";
import { mine, onTable, question, table } from "../state/state";
import { learn } from "../words/language";

export interface Tip {
  id: string;
  key: string; // of its words: a title, what it means now, and one sentence more
  icon: string;
  when: () => boolean; // whether its moment is now
  args?: () => Record<string, unknown>; // of its words
}

export const isTaught = (game: string) => aboutOf(game)?.lesson !== undefined;

/** The game that is being learnt, its tips once they are here, and what was told of it. */
export const guided = signal(kept("guided"));
const list = signal<(() => Tip[]) | null>(null);
const listed = (name: string) => new Set((kept(name) ?? "").split(" ").filter(Boolean));
const told = signal<ReadonlySet<string>>(listed("told"));
const known = signal<ReadonlySet<string>>(listed("known")); // before the first tip

/** Begins to tell, from the start, but for what the reader knows already. */
export function guide(game: string, ...before: string[]): void {
  guided.value = game;
  known.value = told.value = new Set(before);
  write("guided", game);
  write("known", before.join(" ") || null);
  write("told", before.join(" ") || null);
}

/** One click to a first game with tips. */
export async function learnToPlay(game: string): Promise<void> {
  guide(game);
  await playFirst(game);
}

export function skipTips(): void {
  guided.value = null;
  write("guided", null);
}

export function gotIt(...tips: string[]): void {
  told.value = new Set([...told.value, ...tips]);
  write("told", [...told.value].join(" "));
}

effect(() => {
  list.value = null;
  if (guided.value) void fetchTips(guided.value);
});

async function fetchTips(game: string): Promise<void> {
  const [lesson] = await Promise.all([aboutOf(game)?.lesson?.fetch(), learn("tips")]);
  if (lesson && game === guided.peek()) list.value = lesson.tips;
}

/** Whether the reader is the only person at the table: nobody is taught before friends. */
const isAlone = () => (table.value?.seats ?? []).filter(({ kind }) => kind === "person").length < 2;

/** The tips that may still come at this table. */
const toCome = computed<Tip[]>(() => {
  if (onTable.value?.game !== guided.value || mine.value === null || !isAlone()) return [];
  return (list.value?.() ?? []).filter(({ id }) => !told.value.has(id));
});
export const isGuiding = computed(() => toCome.value.length > 0);

/** The tip for now, and which one it is of those that are told. */
export const tip = computed<(Tip & { number: number; of: number }) | null>(() => {
  const found = toCome.value.find(({ when }) => when());
  const number = told.value.size - known.value.size + 1;
  return found ? { ...found, number, of: number + toCome.value.length - 1 } : null;
});

// Tips go by themselves when the decision is made: all that stood there while it was open

let asked: number | null = null;
let seen = new Set<string>();
effect(() => {
  const ask = question.value;
  if (ask !== asked) {
    const before = [...seen];
    seen = new Set();
    const wasOpen = asked !== null;
    asked = ask;
    if (wasOpen && before.length > 0) gotIt(...before);
  }
  if (tip.value) seen.add(tip.value.id);
});
