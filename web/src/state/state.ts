/**
 * The state of the page: signals for what the server said, computed signals for what follows from it, the reader's own
 * choices that are not sent yet, and the actions that send commands. No rule of any game is in here. What the server says
 * comes in by `reception.ts`.
 */

import { batch, computed, effect, type Signal, signal } from "@preact/signals";
import { aboutOf, FIRST, wordingOf } from "../games/shelf";
import type { Answer, Command, Link } from "../net/connection";
import type {
  Bot,
  Chat,
  Choice,
  CreatedBody,
  DeviceBody,
  Here,
  Home,
  Line,
  LinkBody,
  Refuse,
  Slots,
  TableInfo,
  Up,
  You,
} from "../net/protocol";
import { send } from "../net/session";
import { Words } from "../words/words";
import { slotsChoice, thingsOf } from "./choices";
import type { Told } from "./fold";
import { go } from "./route";

// What the server said

export const link = signal<Link>({ state: "connecting", since: 0 });
export const you = signal<You | null>(null);
export const table = signal<TableInfo | null>(null);
export const onTable = signal<AnyView | null>(null); // the game as one sees it, whichever it is
export const seq = signal(0);
export const story = signal<StoryLine[]>([]);
export const moment = signal<number | null>(null); // how far the game is, for what of the story is shown
export const chat = signal<Chat[]>([]);
export const here = signal<Here | null>(null);
export const home = signal<Home | null>(null);
export const outsideBots = signal<Readonly<Record<string, readonly string[]>>>({}); // by game, what the host has added
export const missingLevels = signal<Readonly<Record<string, readonly string[]>>>({}); // by game, what bots here cannot play
export const skew = signal(0); // how far the server's clock is ahead of ours

export type AnyView = NonNullable<Up["view"]>;
export type AnyOwn = NonNullable<AnyView["own"]>;

export interface StoryLine extends Told {
  no: number;
}

// What the reader has begun and not sent

const halfMade: (() => void)[] = [];

/** Part of a choice that is being put together: it ends with the question that it answers, and with nothing else. */
export function begunFor<Value>(nothing: Value): Signal<Value> {
  const begun = signal(nothing);
  halfMade.push(() => (begun.value = nothing));
  return begun;
}

export const lifted = begunFor<string | null>(null); // a card of the hand
export const picked = begunFor<string | null>(null); // a card on the table
export const filled = begunFor<(string | null)[]>([]); // cards in slots
export const armed = begunFor(false);
export const putAway = signal<number | null>(null); // the question whose power window was closed
export const asleep = signal<number | null>(null); // the round in which the power sleeps
export const resting = signal<number | null>(null); // the question that is declined by itself when it is asked anew
export const sent = signal<{ ask: number; choice: Choice } | null>(null);
export const unheard = signal<number | null>(null); // since when the server has not answered what was sent
export const refusal = begunFor<{ card: string | null; text: string } | null>(null);
export const sheet = signal<Sheet | null>(null);
export const tab = signal<"story" | "score" | "chat">("story");
export const back = signal<number[] | null>(null); // who played while one was away; shown for a moment
export const spoken = signal(""); // what was asked to be read aloud
export const links = signal<{ invite?: LinkBody; watch?: LinkBody; device?: DeviceBody }>({});
export const readsOn = signal(false); // the table is being laid anew, and one still reads how the last game ended
export const failure = signal<string | null>(null); // a command outside the game was refused
export const isAtEase = signal(false); // nothing is at stake: what two presses do elsewhere is done by one

export type Sheet =
  | { of: "round" | "princess"; id: string }
  | { of: "seat"; seat: number }
  | { of: "card"; card: string }
  | { of: "score" | "talk" | "menu" | "last-trick" | "settings" | "keys" }
  | { of: "chip"; at: number };

// What follows

export const mine = computed<AnyOwn | null>(() => onTable.value?.own ?? null);
export const refused = computed<Record<string, Line>>(
  () => (mine.value && "refused" in mine.value && mine.value.refused) || {},
);

/** Where a question wants several cards: their slots. */
export const slots = computed<Slots | null>(() => (mine.value && "slots" in mine.value && mine.value.slots) || null);
/** The question that this one repeats, where a game asks again. */
const asking = computed(() => (mine.value && "asking" in mine.value ? mine.value.asking : null));

/** Which part of the game is played, where it has numbered parts that begin with a deal. */
export const part = computed(() => onTable.value && aboutOf(onTable.value.game)?.part?.(onTable.value));
/** Which trick is played, where it has tricks. */
export const trick = computed(() => (onTable.value && aboutOf(onTable.value.game)?.trick?.(onTable.value)) ?? 0);
/** Who sits where; the same list as long as it says the same, so that nothing is worded anew for each update. */
export const names = computed<readonly string[]>(() => JSON.parse(written.value));
const written = computed(() => JSON.stringify(seated()));

function seated(): string[] {
  const game = onTable.value;
  const names = table.value?.seats.map((seat) => seat.name || "") ?? [];
  if (!game || !("ghost" in game) || game.ghost === null) return names;
  return [...names.slice(0, game.ghost), new Words().has("play-ghost") ? new Words().say("play-ghost") : ""];
}

export const mySeat = computed(() => mine.value?.seat ?? you.value?.seat ?? null);
export const words = computed(() => new Words(wording.value, names.value, mySeat.value));

const wording = computed(() => wordingOf(onTable.value?.game ?? table.value?.game ?? FIRST, onTable.value));
export const isResting = computed(() => (asking.value ?? Number.POSITIVE_INFINITY) <= (resting.value ?? 0));
export const myTurn = computed(() => {
  const seat = mySeat.value;
  if (isResting.value) return false;
  return table.value?.state === "playing" && seat !== null && (onTable.value?.to_act.includes(seat) ?? false);
});
export const question = computed(() => (myTurn.value ? (mine.value?.question ?? null) : null));
export const choices = computed<Choice[]>(() => (myTurn.value ? (mine.value?.choices ?? []) : []));

/** The choices that are made by cards, as they stand with the power armed or not. */
export const cardChoices = computed(() =>
  choices.value.filter((choice) => thingsOf(choice).length > 0 && Boolean(choice.power) === armed.value),
);
export const canArm = computed(() => choices.value.some((choice) => choice.power));
export const declining = computed(() => choices.value.find(({ verb }) => verb === "no"));
export const isAsleep = computed(() => asleep.value !== null && asleep.value === part.value);

/** What is still possible with the cards chosen so far; one left is the choice itself. */
const fitting = computed(() => {
  const chosen = [lifted.value, picked.value].filter((thing) => thing !== null);
  return cardChoices.value.filter((choice) => chosen.every((thing) => thingsOf(choice).includes(thing)));
});
export const readyChoice = computed(() => (fitting.value.length === 1 ? (fitting.value[0] ?? null) : null));

/** The cards that are up: those chosen, and the one that is left over as the only one. */
export const raised = computed<ReadonlySet<string>>(() => {
  const only = readyChoice.value ? thingsOf(readyChoice.value) : [];
  return new Set([lifted.value, picked.value, ...only].filter((card) => card !== null));
});

/** Whether each card of the hand may be chosen now; empty while no card is asked for. */
export const legality = computed<ReadonlyMap<string, boolean>>(() => {
  const hand = mine.value?.hand ?? [];
  const open = new Set(cardChoices.value.flatMap(thingsOf));
  if (!hand.some((card) => open.has(card)) && Object.keys(refused.value).length === 0) return new Map();
  if (!myTurn.value) return new Map();
  return new Map(hand.map((card) => [card, open.has(card)]));
});

/** Cards on the table that may be chosen now: given, drawn or lying in the trick. */
export const choosable = computed<ReadonlySet<string>>(() => {
  const hand = new Set(mine.value?.hand ?? []);
  return new Set(fitting.value.flatMap(thingsOf).filter((card) => !hand.has(card)));
});

/** The seat that a slot's card goes to, as the prompt says it. */
export function slotSeat(slot: string): number | null {
  const args = mine.value?.prompt[1] ?? {};
  const seat = args[`${slot}_seat`] ?? args.to;
  return typeof seat === "number" ? seat : null;
}

/** The slots that were asked for last, with whom they go to: they stay in sight while the choice waits for the others. */
export const slotRow = signal<{ slots: Slots; seats: (number | null)[] } | null>(null);

effect(() => {
  const now = slots.value;
  if (now) slotRow.value = { slots: now, seats: now.slots.map(slotSeat) };
  else if (!mine.value?.pending) slotRow.value = null;
});

/** A choice of several cards: what lies in the slots, or what was sent. */
export const inSlots = computed<(string | null)[]>(
  () => slots.value?.slots.map((_, at) => filled.value[at] ?? null) ?? [],
);
export const isFull = computed(() => inSlots.value.length > 0 && inSlots.value.every((card) => card !== null));

/**
 * The question that one is to answer, by table, game, seat and number; it stands while the table is paused or the line is
 * lost.
 */
const toAnswer = computed(() => {
  const own = mine.value;
  const { code = "", game_no = 0 } = table.value ?? {};
  return own && onTable.value?.to_act.includes(own.seat) ? `${code} ${game_no} ${own.seat} ${own.question}` : null;
});
export const isAsked = computed(() => toAnswer.value !== null);

// Another question, or none, starts with nothing chosen, and one that was taken back with what was chosen

let takenBack: (string | null)[] = [];

effect(() => {
  toAnswer.value;
  batch(() => {
    for (const forget of halfMade) forget();
    filled.value = takenBack;
    takenBack = [];
  });
});

// Commands

export async function command(frame: Command): Promise<Answer> {
  const answer = await send(frame);
  if (!answer) throw new Error("not connected");
  failure.value = answer.t === "refuse" ? wordRefusal(answer) : null;
  return answer;
}

/** Why something was refused, in words: the table's own reason, or the server's. */
export function wordRefusal(refused: Refuse): string {
  const say = words.value;
  const reason =
    refused.why && ["reason", "setting"].map((kind) => `${kind}-${refused.why?.[0]}`).find((key) => say.has(key));
  if (refused.why && reason) return say.say(reason, refused.why[1]);
  const key = `refuse-${refused.code}`;
  return say.has(key) ? say.say(key, refused.args ?? {}) : say.say("refuse-other", { code: refused.code });
}

// Actions at the table

/** Answers the question with a choice; what is not open is asked for all the same, for the reason. */
export async function act(choice: Choice, rest = false): Promise<void> {
  const ask = mine.value?.question;
  if (ask === undefined || link.value.state !== "up" || sent.value) return;
  batch(() => {
    sent.value = { ask, choice };
    unheard.value = Date.now();
    refusal.value = null;
  });
  const answer = await send({ t: "do", ask, choice: choice.text, ...(rest ? { rest } : {}) });
  unheard.value = null;
  if (answer?.t !== "refuse") return;
  batch(() => {
    sent.value = null;
    refusal.value = { card: thingsOf(choice)[0] ?? null, text: wordRefusal(answer) };
  });
}

export async function takeBack(): Promise<void> {
  const now = mine.value;
  if (!now) return;
  takenBack = now.pending_choice?.cards ?? [];
  const answer = await command({ t: "undo", ask: now.question });
  if (answer.t === "refuse") takenBack = [];
}

/** A card of the hand was pressed. By mouse one press plays; by touch and keys the first one lifts. */
export function pressCard(card: string, atOnce: boolean): void {
  if (sent.value) return;
  refusal.value = null;
  if (slots.value && myTurn.value) return pressForSlots(card);
  const open = legality.value.get(card);
  if (open === undefined) return;
  if (!open) return explain(card);
  const wasUp = raised.value.has(card);
  lifted.value = card;
  const choice = readyChoice.value;
  const isPlain = isAtEase.value || (choice?.verb === "play" && !choice.power); // what spends a power wants a second press
  if (choice && (wasUp || (atOnce && isPlain))) void act(choice);
}

/** A card of the hand was dragged to the table. */
export function playCard(card: string): void {
  if (sent.value) return;
  refusal.value = null;
  if (slots.value && myTurn.value) return inSlots.value.includes(card) ? undefined : pressForSlots(card);
  const open = legality.value.get(card);
  if (open === undefined) return;
  if (!open) return explain(card);
  lifted.value = card;
  const choice = readyChoice.value;
  if (choice && thingsOf(choice).includes(card)) void act(choice);
}

function explain(card: string): void {
  if (armed.value) {
    const choice = { text: `play ${card} power`, verb: "play", cards: [card], power: true };
    void act(choice); // never open here: the table answers with its reason
    return;
  }
  const reason = refused.value[card];
  if (reason) refusal.value = { card, text: words.value.say(`reason-${reason[0]}`, reason[1]) };
}

function pressForSlots(card: string): void {
  const now = inSlots.value;
  if (now.includes(card)) filled.value = now.map((one) => (one === card ? null : one));
  else {
    const free = now.indexOf(null);
    if (free >= 0) filled.value = now.map((one, at) => (at === free ? card : one));
  }
}

export function emptySlot(at: number): void {
  filled.value = inSlots.value.map((card, place) => (place === at ? null : card));
}

export function sendSlots(): void {
  const cards = inSlots.value.filter((card) => card !== null);
  if (slots.value && isFull.value) void act(slotsChoice(slots.value, cards));
}

/** A card on the table was pressed. */
export function pressTableCard(card: string): void {
  picked.value = picked.value === card ? null : card;
  if (isAtEase.value && readyChoice.value) void act(readyChoice.value);
}

/** Sends what the chosen cards say. */
export function confirm(): void {
  if (readyChoice.value) void act(readyChoice.value);
}

export function arm(on: boolean): void {
  armed.value = on;
  lifted.value = null;
}

/** Puts the window of an armed power away for this question. */
export function later(): void {
  armed.value = false;
  putAway.value = question.value;
}

/** Says no to what is asked. */
export const decline = () => declining.value && act(declining.value);

/** Not this trick: declined now, and by itself when the same is asked anew. */
export const rest = () => declining.value && act(declining.value, true);

/** Not this round: windows are declined without being asked. */
export async function sleep(on: boolean): Promise<void> {
  armed.value = false;
  asleep.value = on ? (part.value ?? null) : null;
  await command({ t: "auto", on });
  if (on && choices.value.some((choice) => choice.verb === "power")) await decline();
}

export const pause = () => command({ t: "pause" });
export const resume = () => command({ t: "resume" });
export const again = () => command({ t: "again" });
export const rematch = (now: boolean) => command({ t: "rematch", now });
export const standIn = (seat: number, on: boolean) => command({ t: "stand-in", seat, on });
export const ready = (on: boolean) => command({ t: "ready", on });
export const say = (text: string) => command({ t: "say", text });
export const react = (what: Extract<Command, { t: "react" }>["what"]) => command({ t: "react", what });

// Actions in the lobby

export const start = () => command({ t: "start" });
export const sit = (seat: number | null) => command({ t: "sit", ...(seat === null ? {} : { seat }) });
export const stand = () => command({ t: "stand" });
export const giveSeat = (guest: string, yes: boolean) => command({ t: "give-seat", guest, yes });
export const USUAL_LEVEL = "good"; // as the server fills a seat
export const setBot = (seat: number, on: boolean, level: NonNullable<Bot["level"]> = USUAL_LEVEL) =>
  command({ t: "bot", seat, on, level });
export const kick = (seat: number) => command({ t: "kick", seat });
export const rename = (value: string) => command({ t: "name", name: value });
export const giveHost = (seat: number) => command({ t: "give-host", seat });
export const change = (what: Omit<Extract<Command, { t: "set" }>, "t">) => command({ t: "set", ...what });

export async function close(): Promise<void> {
  const answer = await command({ t: "close" });
  if (answer.t === "ack") go("/");
}

export async function create(wish: Omit<Extract<Command, { t: "create" }>, "t">): Promise<void> {
  const answer = await command({ t: "create", ...wish });
  if (answer.t !== "ack") return;
  const created = answer.body as unknown as CreatedBody | undefined;
  if (created) go(`/t/${created.code}`);
}
