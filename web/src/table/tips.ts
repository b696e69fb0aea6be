/**
 * Guided first games: what is told the first time it happens. Each game has a list of tips; a tip says what a rule
 * means now, never which card is best.
 */

import { computed, effect, signal } from "@preact/signals";
import { openAtOnce } from "../state/home";
import { kept, write } from "../state/keep";
import { mine, onTable, question } from "../state/state";
import { learn } from "../words/language";

export interface Tip {
  id: string;
  key: string; // of its words: a title, what it means now, and one sentence more
  icon: string;
  when: () => boolean; // whether its moment is now
  args?: () => Record<string, unknown>; // of its words
}

interface Lesson {
  settings: Record<string, unknown>;
  bots: number;
  level: "beginner" | "good";
  fetch: () => Promise<{ tips: () => Tip[] }>;
}

/** How each game is learnt: at which table, and by which tips; of two whose moment is now the first goes first. */
const LESSONS: Record<string, Lesson> = {
  rebel: {
    settings: { edition: "deluxe", players: 4, rounds: "first-game" },
    bots: 3,
    level: "good",
    fetch: () => import("../games/rebel/tips"),
  },
  r: { settings: {}, bots: 1, level: "beginner", fetch: () => import("../games/r/tips") },
  woo: {
    settings: { players: 3, goal: 2, max_sets: 2 },
    bots: 2,
    level: "beginner",
    fetch: () => import("../games/woo/tips"),
  },
};

export const isTaught = (game: string) => game in LESSONS;

/** The game that is being learnt, its tips once they are here, and what was told of it. */
export const guided = signal(kept("guided"));
const list = signal<(() => Tip[]) | null>(null);
const told = signal<ReadonlySet<string>>(new Set((kept("told") ?? "").split(" ").filter(Boolean)));

/** Begins to tell, from the start. */
export function guide(game: string): void {
  guided.value = game;
  told.value = new Set();
  write("guided", game);
  write("told", null);
}

/** One click to a first game with tips. */
export async function learnToPlay(game: string): Promise<void> {
  const lesson = LESSONS[game];
  if (!lesson) return;
  const { settings, bots, level } = lesson;
  guide(game);
  const others = Array.from({ length: bots }, () => ({ kind: "bot", level }) as const);
  await openAtOnce({ game, settings, seats: [{ kind: "open" }, ...others] });
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
  const [lesson] = await Promise.all([LESSONS[game]?.fetch(), learn("tips")]);
  if (lesson && game === guided.peek()) list.value = lesson.tips;
}

/** The tip for now, and which one of all it is. */
export const tip = computed<(Tip & { number: number; of: number }) | null>(() => {
  if (onTable.value?.game !== guided.value || mine.value === null) return null;
  const tips = list.value?.() ?? [];
  const found = tips.find(({ id, when }) => !told.value.has(id) && when());
  return found ? { ...found, number: told.value.size + 1, of: tips.length } : null;
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
