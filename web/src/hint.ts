/** A hint for the question at hand: asked for once, shown until the question is answered. */

import { computed, signal } from "@preact/signals";
import { readChoice } from "./choices";
import { learn } from "./language";
import type { Line } from "./protocol";
import { command, onTable, question, table, wordRefusal, words } from "./state";
import { parted } from "./words";

/** An option with what it is worth, as the server says it. */
export interface Option {
  text: string;
  worth: number;
  error: number;
  points: number;
  win: number | null;
  worlds: number;
}

export type Unit = "proposals" | "chance" | "points";

export interface Reason {
  key: string;
  args: Line[1];
}

interface Found {
  unit: Unit;
  best: Option;
  second: Option | null;
  difference: number;
  error: number;
  reason: Reason;
}

const asked = signal<{ ask: number | null; found: Found | null; text: string } | null>(null);

/** What is shown now: the hint, or a sentence in its place. */
export const hint = computed(() => (asked.value && asked.value.ask === question.value ? asked.value : null));

/** Whether the table gives hints at all. */
export const hasHints = computed(() => table.value?.hints !== false && Boolean(onTable.value?.own));

/** The cards that the hint would choose. */
export const suggested = computed<ReadonlySet<string>>(
  () => new Set(hint.value?.found ? readChoice(hint.value.found.best.text).things : []),
);

/** Asks, or puts the hint away that is shown. */
export async function askHint(): Promise<void> {
  const ask = question.value;
  if (hint.value) {
    asked.value = null;
    return;
  }
  if (ask === null) {
    asked.value = { ask, found: null, text: words.value.say("page-hint-later") };
    return;
  }
  asked.value = { ask, found: null, text: words.value.say("page-hint-thinking") };
  const [answer] = await Promise.all([command({ t: "hint", ask }), learn("review")]);
  if (asked.peek()?.ask !== ask) return;
  if (answer.t === "refuse") asked.value = { ask, found: null, text: wordRefusal(answer) };
  else asked.value = { ask, found: answer.body as unknown as Found, text: "" };
}

/** A choice in words, within a sentence. */
export function choiceText(text: string): string {
  const say = words.value;
  const { verb, cards, suit, seat, name, power } = readChoice(text);
  if (cards.length) return say.say(power ? "choice-with-power" : "choice-cards", { verb, cards });
  if (name && say.has(`character-${parted(name)[1]}`)) return say.say("choice-cards", { verb, cards: [name] });
  if (verb === "no") return say.say("choice-no");
  const kind = verb === "power" ? "choice-power" : "choice";
  if (suit) return say.say(`${kind}-suit`, { suit });
  if (seat !== null) return say.say(`${kind}-seat`, { seat });
  if (verb === "power") return say.say("choice-power");
  return name && say.has(`princess-${name}`)
    ? say.say("choice-princess", { princess: name })
    : say.say("choice-other", { text });
}

/** An amount of the game's unit as a figure: proposals and points with a decimal, chances in percent. */
export function amount(unit: Unit, value: number): string {
  return unit === "chance" ? words.value.figure(100 * value, 1) : words.value.figure(value, 1);
}

/** How far the second option is behind, in words. */
export function gapText({ unit, second, difference, error }: Found): string {
  if (!second) return "";
  const say = words.value;
  const named = choiceText(second.text);
  if (difference < error) return say.say("hint-even-second", { second: named });
  return say.say(`hint-gap-${unit}`, {
    second: named,
    difference: amount(unit, difference),
    error: amount(unit, error),
  });
}

/** With a capital letter, as a sentence begins. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
