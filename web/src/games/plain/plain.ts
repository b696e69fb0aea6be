/** What every view of a game has, whichever it is; what a game has beside that is drawn by its shape and its words. */

import { computed } from "@preact/signals";
import type { Choice, Line } from "../../net/protocol";
import { thingsOf } from "../../state/choices";
import { choices, mine, onTable, words } from "../../state/state";
import { capital } from "../../words/words";

interface PlainView {
  game: string;
  players: number;
  seats: Readonly<Record<string, unknown>>[];
  totals: number[];
  hands?: string[][]; // of all, in a replay
  open?: boolean;
  prompt: Line;
}

export const view = computed(() => onTable.value as unknown as PlainView | null);
export const hand = computed<readonly string[]>(() => mine.value?.hand ?? []);

const SHARED = new Set([
  "game", "players", "phase", "to_act", "at_once", "seats", "chips", "prompt", "scores", "totals", "over", "winners", "own",
  "hands", "open",
]); // biome-ignore format: a list
const DRAWN = new Set(["hand", "points"]); // of a seat, in its own way

/** The words of a field that all see: `field-GAME-NAME`, with its value as $value. */
const fieldKey = (name: string) => `field-${view.value?.game}-${name}`;

interface Told {
  name: string;
  text: string;
}

/** Fields that the game has words for. */
function told(fields: Readonly<Record<string, unknown>>, drawn: ReadonlySet<string>): Told[] {
  const say = words.value;
  return Object.entries(fields)
    .filter(([name, value]) => !drawn.has(name) && isPlain(value) && say.has(fieldKey(name)))
    .map(([name, value]) => ({ name, text: say.say(fieldKey(name), { value }) }));
}

const isPlain = (value: unknown) => ["number", "boolean", "string"].includes(typeof value);

/** What is told of the whole table. */
export const facts = computed(() => told({ ...view.value }, SHARED));

/** What is told of a seat. */
export const factsOf = (seat: number) => told(view.value?.seats[seat] ?? {}, DRAWN);

/** What lies before a seat for all to see. */
export function laidBy(seat: number): string[] {
  const fields = Object.entries(view.value?.seats[seat] ?? {}).filter(([name]) => !DRAWN.has(name));
  return fields.flatMap(([name, value]) => {
    if (words.value.has(fieldKey(name))) return [];
    return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
  });
}

/** How many cards a seat holds, where that is told. */
export function heldBy(seat: number): number | null {
  const held = view.value?.seats[seat]?.hand;
  return typeof held === "number" ? held : null;
}

/** A card in words: `card-GAME-NAME`, or its name as it stands. */
export function cardText(card: string): string {
  const key = `card-${view.value?.game}-${card}`;
  return words.value.has(key) ? words.value.say(key) : card;
}

/** The only choice that names a card of one's hand. */
export function choiceOf(card: string): Choice | undefined {
  if (hand.value.filter((one) => one === card).length > 1) return undefined;
  const naming = choices.value.filter((choice) => thingsOf(choice).includes(card));
  return naming.length === 1 ? naming[0] : undefined;
}

/** The choices that are made by a button: those that no card of one's hand makes. */
export const buttons = computed(() => {
  const byCard = new Set(hand.value.map(choiceOf));
  return choices.value.filter((choice) => !byCard.has(choice));
});

/** A choice on its button. */
export function choiceText(choice: Choice): string {
  return capital(words.value.choice(choice));
}

/** What a game's rules say, under their headings. */
export function rulesOf(game: string): string[] {
  return words.value.keys(`rules-${game}-`);
}
