/** The reception: connects to the place in the address, and lets what the server says into the state of the page. */

import { batch } from "@preact/signals";
import { added } from "../games/shelf";
import { isSite } from "../pocket/site";
import { afterPress } from "../stage/paint";
import { beatsBetween, type Known } from "../stage/programme";
import { clear, enter, hasten, onBeat } from "../stage/stage";
import { told } from "../state/fold";
import { holder, person, setPerson } from "../state/keep";
import { go, key, readAddress, route } from "../state/route";
import {
  type AnyOwn,
  asleep,
  back,
  chat,
  failure,
  here,
  home,
  link,
  links,
  missingLevels,
  moment,
  mySeat,
  onTable,
  outsideBots,
  readsOn,
  resting,
  type StoryLine,
  sent,
  seq,
  sheet,
  skew,
  story,
  table,
  unheard,
  words,
  you,
} from "../state/state";
import { ADDED, learn } from "../words/language";
import type { News } from "./connection";
import { tableInside } from "./inside";
import { keepMarks } from "./marks";
import type { Chat, Here, Line, Older, TableInfo, ToPage, Up, Welcome } from "./protocol";
import { leave, open } from "./session";
import { greeting, surroundings } from "./surroundings";

const MOST_LINES = 400;
const BACK_MS = 3000;

/** Connects to the table of the address, or to the house. */
export function connect(): void {
  disconnect();
  const code = route.value.page === "table" ? route.value.code : null;
  const inside = tableInside(route.value);
  open({
    ...surroundings(code),
    ...(inside ? { open: inside } : {}),
    hello: (last) => ({
      ...greeting(code),
      ...(holder.value ? { person: holder.value } : person.value ? { person: person.value } : {}),
      ...(key.value ? { key: key.value } : {}),
      ...(last !== null ? { last } : {}),
      ...(chat.value.length ? { chat: chat.value.at(-1)?.no ?? 0 } : {}),
    }),
    place: () => `${isSite ? "device." : ""}${code ?? "home"}${holder.peek() ?? ""}`,
    store: sessionStorage,
    onFrame: (frame, news) => afterPress(() => receive(frame, news)),
    onLink: (now) => {
      if (now.state === "lost") wasLost = true;
      link.value = now;
    },
  });
}

/** Nobody is connected, and nothing lies on the table. */
export function disconnect(): void {
  leave();
  forgetTable();
}

onBeat((beat) => {
  onTable.value = beat.view;
  if (beat.table) table.value = beat.table;
});

function forgetTable(): void {
  clear();
  newest = NOTHING;
  batch(() => {
    table.value = null;
    onTable.value = null;
    you.value = null;
    here.value = null;
    story.value = [];
    moment.value = null;
    chat.value = [];
    sheet.value = null;
    sent.value = null;
    unheard.value = null;
    failure.value = null;
    links.value = {};
    seq.value = 0;
    back.value = null;
  });
  wasLost = false;
}

function receive(frame: ToPage, news: News): void {
  switch (frame.t) {
    case "welcome":
      batch(() => {
        you.value = frame.you;
        missingLevels.value = frame.missing_levels ?? {};
        outsideBots.value = frame.outside_bots ?? {};
        skew.value = frame.now - Date.now();
      });
      if (frame.games) void shelve(frame.games);
      if (frame.person) setPerson(frame.person);
      if (route.value.page !== "table") moved(frame.moved_from);
      return;
    case "up":
      return update(frame, news);
    case "chat":
      return hear([frame]);
    case "here":
      here.value = frame;
      return;
    case "home":
      home.value = frame;
      return;
    case "older":
      story.value = [...numbered(frame), ...story.value];
      return;
    case "ack":
    case "refuse":
    case "pong":
    case "bye":
      return;
    default:
      return assertNever(frame);
  }
}

/** A typed code works once: to the table that it was made at, or nowhere. */
function moved(from: string | null | undefined): void {
  const isTyped = key.value !== null;
  key.value = null;
  if (from) go(`/t/${from}`);
  else if (isTyped) failure.value = words.value.say("page-join-no-seat");
}

/** Puts games that the server has beside ours on the shelf, once their words are here. */
async function shelve(games: NonNullable<Welcome["games"]>): Promise<void> {
  await learn(ADDED).catch(() => undefined);
  added.value = games;
  if (route.value.page !== "table") readAddress(); // which may be that of such a game
}

/** Lines of chat that were not heard before. */
function hear(lines: readonly Chat[]): void {
  const fresh = lines.filter(({ no }) => !chat.value.some((line) => line.no === no));
  if (fresh.length) chat.value = [...chat.value, ...fresh].slice(-MOST_LINES);
}

let lineNo = 0;

function numbered(frame: Up | Older): StoryLine[] {
  return told(frame).map((entry) => ({ no: lineNo++, ...entry }));
}

const NOTHING: Known = { table: null, view: null, step: 0 };
let newest = NOTHING; // as the server said last, which may not have been shown yet

/** What the server says enters the stage, and is shown after what there is to be seen of it. */
function update(frame: Up, news: News): void {
  const before = newest;
  const info = frame.table ?? before.table;
  if (frame.table) here.value = presentAt(frame.table);
  newest = { table: info, view: frame.view ?? (isBare(info) ? null : before.view), step: frame.step ?? 0 };
  if (news !== "next") hasten();
  enter({
    beats: news === "next" ? beatsBetween(before, newest, frame.happened ?? []) : [],
    pace: info?.pace ?? "normal",
    asksMe: newest.view?.own ? newest.view.to_act.includes(newest.view.own.seat) : false,
    begin: () => forgetSent(frame),
    show: () => show(frame, news),
  });
}

/** Who is here as the table says it, which is sent with it and so never older than what was told before. */
function presentAt({ seats }: TableInfo): Here {
  return {
    t: "here",
    seats: seats.map((seat) => seat.here ?? false),
    watchers: here.peek()?.watchers ?? 0,
    away: seats.map((seat) => seat.away ?? null),
  };
}

/** What was sent has been heard. */
function forgetSent(frame: Up): void {
  const own = frame.view?.own;
  if (sent.value && own && (own.question !== sent.value.ask || !isAskedStill(frame, own))) sent.value = null;
}

function show(frame: Up, news: News): void {
  batch(() => {
    if (frame.table) {
      readsOn.value = readsOnAt(frame.table, frame.story);
      table.value = frame.table;
    }
    if (frame.you) {
      you.value = frame.you;
      asleep.value = frame.you.asleep ?? null;
      resting.value = frame.you.resting ?? null;
    }
    if (frame.view) onTable.value = frame.view;
    else if (isBare(table.value) && !readsOn.value) onTable.value = null;
    const seal = table.value?.seal;
    if (seal && !seal.secret) keepMarks(seal.game_id, frame.marks ?? []); // made with an open secret, one proves nothing
    if (frame.said) hear(frame.said);
    if (frame.story.some(([key]) => key === "room-kicked")) forgetLink("invite");
    seq.value = frame.seq;
    if (wasLost) welcomeBack(frame.story);
    moment.value = frame.moment ?? null;
    const lines = numbered(frame);
    const whole = news === "next" ? [...story.value, ...lines] : lines;
    story.value = whole.slice(-MOST_LINES);
    forgetSent(frame);
  });
}

/** Whether there is no game on the table. */
const isBare = (at: TableInfo | null) => at?.state === "lobby" || at?.state === "sharing";

/** Who did not lay the table anew stays at the result of the last game until they come. */
function readsOnAt(next: TableInfo, lines: readonly Line[]): boolean {
  if (next.state !== "lobby" || !onTable.peek()?.over) return false;
  const laid = lines.some(([key, args]) => key === "room-again" && args.seat === mySeat.peek());
  return readsOn.peek() || (table.peek()?.state === "over" && !laid);
}

/** Whoever is sent away takes the invitation along: it has ended. */
function forgetLink(kind: keyof typeof links.value): void {
  const left = { ...links.value };
  delete left[kind];
  links.value = left;
}

/** Whether a seat is still to answer the question that it was asked. */
function isAskedStill({ view }: Up, { seat, pending }: AnyOwn): boolean {
  return pending === null && (view?.to_act.includes(seat) ?? true);
}

let wasLost = false;

/** Back after a loss: says for a moment who has played meanwhile. */
function welcomeBack(lines: readonly Line[]): void {
  wasLost = false;
  const seats = lines.filter(([key]) => key.startsWith("story-plays")).map(([, args]) => Number(args.seat));
  back.value = [...new Set(seats)].filter((seat) => seat !== mySeat.value);
  setTimeout(() => {
    back.value = null;
  }, BACK_MS);
}

function assertNever(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
}
