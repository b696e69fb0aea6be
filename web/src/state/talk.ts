/** What is said at the table: who is heard, what is not read yet, and how long a line wants to be read. */

import { computed, effect, signal } from "@preact/signals";
import type { Chat } from "../net/protocol";
import { kept, write } from "./keep";
import { preferences } from "./preferences";
import { chat, mySeat, skew, table, you } from "./state";

/** What this browser keeps of a table's talk. */
interface Kept {
  read: number; // the last line that was in sight
  muted: readonly string[]; // by name
}

const MOST_TABLES = 20;
const FRESH: Kept = { read: 0, muted: [] };

function all(): [string, Kept][] {
  try {
    return JSON.parse(kept("talk") ?? "[]");
  } catch {
    return [];
  }
}

const code = computed(() => table.value?.code ?? "");
const here = signal(FRESH);
const saidByBot = signal<Chat | null>(null);

effect(() => {
  const now = code.value;
  here.value = all().find(([of]) => of === now)?.[1] ?? FRESH;
  saidByBot.value = null;
});

function keep(change: Partial<Kept>): void {
  here.value = { ...here.value, ...change };
  const others = all().filter(([of]) => of !== code.value);
  write("talk", JSON.stringify([...others, [code.value, here.value]].slice(-MOST_TABLES)));
}

export const muted = computed<ReadonlySet<string>>(() => new Set(here.value.muted));

/** Hear no more of somebody's chat and stickers, or hear it again; only this browser changes. */
export function mute(name: string, on: boolean): void {
  const others = here.value.muted.filter((one) => one !== name);
  keep({ muted: on ? [...others, name] : others });
}

export const heard = computed(() =>
  preferences.value.chat ? chat.value.filter((line) => isOwn(line) || !muted.value.has(line.name)) : [],
);

/** Whether one said it oneself. */
export function isOwn({ seat, name }: Chat): boolean {
  return seat == null ? mySeat.value === null && name === you.value?.name : seat === mySeat.value;
}

/** What a bot has said in between. The page alone has it say so: it is sent to nobody, and never unread. */
export const quip = computed(() => {
  const line = saidByBot.value;
  return line && table.value?.chat && preferences.value.chat && !muted.value.has(line.name) ? line : null;
});

/** Has the bot of a seat say something. */
export function sayAs(seat: number, name: string, text: string): void {
  const no = (saidByBot.peek()?.no ?? 0) - 1; // apart from those of the chat
  saidByBot.value = { t: "chat", no, at: Date.now() + skew.peek(), kind: "say", text, name, seat };
}

export const unread = computed(() => heard.value.filter((line) => line.no > here.value.read && !isOwn(line)).length);

/** All that is heard has been in sight. */
export function markRead(): void {
  const last = heard.value.at(-1)?.no ?? 0;
  if (last > here.value.read) keep({ read: last });
}

const SEEN_MS = 2500;
const LETTER_MS = 60;

/** How much longer a line is to be seen at its seat, in milliseconds: the longer it is, the longer it takes to read. */
export function timeLeft({ at, text }: Chat): number {
  return at + SEEN_MS + LETTER_MS * text.length - Date.now() - skew.value;
}
