/** A hint for the question at hand: asked for once, shown until the question is answered. */

import { computed } from "@preact/signals";
import { isReviewed } from "../games/shelf";
import type { HintBody } from "../net/protocol";
import { thingsOf } from "../state/choices";
import { act, begunFor, command, onTable, question, table, wordRefusal, words } from "../state/state";
import { learn } from "../words/language";
import { prices } from "./coach";

export type Unit = HintBody["unit"];

const AGAIN_MS = 2000; // until bots that were not ready are asked once more
const SOON = new Set<unknown>(["warming", "busy"]); // reasons that pass by themselves

const asked = begunFor<{ ask: number | null; found: HintBody | null; text: string } | null>(null);

/** What is shown now: the hint, or a sentence in its place. */
export const hint = computed(() => (asked.value && asked.value.ask === question.value ? asked.value : null));

/** Does what the hint says. */
export function doIt(): void {
  const choice = hint.value?.found?.best.choice;
  if (choice) void act(choice);
}

/** Puts the hint away. */
export const closeHint = () => (asked.value = null);

/** Whether the table gives hints at all: choices of its game must be judged. */
export const hasHints = computed(() => {
  const game = onTable.value;
  return table.value?.hints !== false && Boolean(game?.own) && isReviewed(game?.game ?? "");
});

/** The cards that the hint would choose, or that were best as a coach tells it. */
export const suggested = computed<ReadonlySet<string>>(() => {
  const best = [...prices.value].flatMap(([card, { isBest }]) => (isBest ? [card] : []));
  return new Set(hint.value?.found ? thingsOf(hint.value.found.best.choice) : best);
});

/** Asks, or puts the hint away that is shown. */
export async function askHint(): Promise<void> {
  const ask = question.value;
  if (hint.value) {
    closeHint();
    return;
  }
  if (ask === null) {
    asked.value = { ask, found: null, text: words.value.say("page-hint-later") };
    return;
  }
  asked.value = { ask, found: null, text: words.value.say("page-hint-thinking") };
  await find(ask);
}

/** Waits for the answer, and for bots who are not ready yet, for as long as the hint is wanted. */
async function find(ask: number): Promise<void> {
  const wanted = asked.peek();
  const [answer] = await Promise.all([command({ t: "hint", ask }), learn("review")]);
  if (asked.peek() !== wanted) return;
  if (answer.t !== "refuse") {
    asked.value = { ask, found: answer.body as unknown as HintBody, text: "" };
    return;
  }
  const refused = { ask, found: null, text: wordRefusal(answer) };
  asked.value = refused;
  if (SOON.has(answer.args?.reason)) window.setTimeout(() => hint.peek() === refused && void find(ask), AGAIN_MS);
}

/** An amount of the game's unit as a number: proposals and points with a decimal, chances in percent. */
export function amount(unit: Unit, value: number): number {
  return Math.round((unit === "chance" ? 1000 : 10) * value) / 10;
}

/** The same, written as it stands alone. */
export function amountText(unit: Unit, value: number): string {
  return words.value.figure(amount(unit, value), 1);
}

/** Why the hint says so, in words; where the next best is as good, that it is, too. */
export function why({ reason, second, difference, error }: HintBody): string {
  const say = words.value;
  const because = say.say(reason.key, reason.args);
  if (!second || difference >= error) return because;
  const even = say.say("hint-even-second", { second: say.choice(second.choice) });
  return reason.key === "hint-even" ? even : `${because} ${even}`;
}

/** The figures of a hint: those of its reason, and how far the next best is behind; none where that is as good. */
export function figures({ unit, reason, second, difference, error }: HintBody): string {
  if (!second || difference < error) return "";
  const say = words.value;
  const [more, sure] = [amount(unit, difference), amount(unit, error)];
  const gap = { difference: more, error: sure, difference_percent: more, error_percent: sure };
  const behind = say.say(`hint-gap-${unit}`, { second: say.choice(second.choice), ...gap });
  const key = `${reason.key}.more`;
  return say.has(key) ? `${say.say(key, reason.args)} ${behind}` : behind;
}
