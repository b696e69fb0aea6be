/** The guided first game: what is told the first time it happens. It says what a rule means now, never which card is best. */

import { computed, effect, signal } from "@preact/signals";
import { kept, write } from "./keep";
import { isSpecial } from "./printed";
import { canArm, choices, myTurn, own, question, table, view } from "./state";

export const TIPS = ["pass", "lead", "follow", "void", "princes-in", "frog", "power", "trick", "score"] as const;
export type Tip = (typeof TIPS)[number];

export const isGuided = signal(kept("guided") === "yes");
const told = signal<ReadonlySet<string>>(new Set((kept("told") ?? "").split(" ").filter(Boolean)));

/** Begins to tell, from the start. */
export function guide(): void {
  isGuided.value = true;
  told.value = new Set();
  write("guided", "yes");
  write("told", null);
}

export function skipTips(): void {
  isGuided.value = false;
  write("guided", null);
}

export function gotIt(tip: Tip): void {
  told.value = new Set([...told.value, tip]);
  write("told", [...told.value].join(" "));
}

const isPlay = () => myTurn.value && view.value?.phase === "play";
const trick = () => view.value?.trick ?? [];
const refusedFor = (code: string) => Object.values(own.value?.refused ?? {}).some(([why]) => why === code);

/** Whether the moment of a tip is now. */
const MOMENTS: Record<Tip, () => boolean> = {
  score: () => table.value?.state === "between",
  pass: () => myTurn.value && own.value?.slots?.verb === "pass",
  power: () => canArm.value || choices.value.some((choice) => choice.text === "power"),
  frog: () => trick().some(({ card }) => isSpecial(card)),
  "princes-in": () => (view.value?.princes_in ?? false) && isPlay(),
  follow: () => isPlay() && trick().length > 0 && refusedFor("must-follow"),
  void: () =>
    isPlay() && trick().length > 0 && Object.keys(own.value?.refused ?? {}).length === 0 && !holds(view.value?.led),
  lead: () => isPlay() && trick().length === 0,
  trick: () => view.value?.last_trick != null && myTurn.value,
};

const holds = (suit: string | null | undefined) => own.value?.hand.some((card) => card[0] === suit) ?? false;

/** The tip for now, and which one of all it is. */
export const tip = computed<{ tip: Tip; number: number } | null>(() => {
  if (!isGuided.value || own.value === null) return null;
  const order = Object.keys(MOMENTS) as Tip[];
  const found = order.find((one) => !told.value.has(one) && MOMENTS[one]());
  return found ? { tip: found, number: told.value.size + 1 } : null;
});

// A tip goes by itself when the decision is made

let before: { ask: number | null; tip: Tip | null } = { ask: null, tip: null };
effect(() => {
  const ask = question.value;
  const shown = before.tip;
  if (shown && ask !== before.ask && before.ask !== null) gotIt(shown);
  before = { ask, tip: tip.value?.tip ?? null };
});
