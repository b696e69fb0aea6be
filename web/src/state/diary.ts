/** What players keep of themselves: on this device, and where there is a server with their guest there, for each of
 *  their devices. Of a kind and id there is one entry, the latest, wherever it was noted. */

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { ask } from "../net/asking";
import type { DiaryBody, DiarySent } from "../net/protocol";
import { isSite } from "../pocket/site";
import { DIARY, hearOthers, kept, keptNames, person, write } from "./keep";

export interface Entry {
  kind: string;
  id: string;
  at: number;
  body: unknown;
}

interface Noted {
  at: number;
  body: unknown;
  told?: true; // the server has it
}

type Page = Readonly<Record<string, Noted>>; // all of a kind, by id

interface Bookmark {
  of: string | null; // whose diary the server's number is of
  no: number;
}

const MOST = 4000; // of a kind; as many as a server keeps of everything
const LONGEST = 8192; // as a server takes it
const AT_ONCE = 50;
const SOON_MS = 2000; // several notes go together
const AGAIN_MS = 60_000;
const UNKNOWN = 401;
const BOOKMARK = `${DIARY}-seen`;

const pages = signal<Readonly<Record<string, Page>>>({});
const lists = new Map<string, ReadonlySignal<readonly Entry[]>>();
let exchanging: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** All of a kind, the latest first. */
export function noted(kind: string): readonly Entry[] {
  const known = lists.get(kind);
  if (known) return known.value;
  const list = computed(() => listOf(kind, pages.value[kind] ?? {}));
  lists.set(kind, list);
  return list.value;
}

/** Notes something, in place of what was noted of the same kind and id. */
export function note(kind: string, id: string, body: unknown): void {
  const before = stored(kind)[id];
  put(kind, { [id]: { at: Math.max(Date.now(), (before?.at ?? 0) + 1), body } });
  exchangeIn(SOON_MS);
}

/** The whole diary, to be taken along. */
export function diary(): Entry[] {
  return Object.entries(pages.value).flatMap(([kind, page]) => listOf(kind, page));
}

/** Takes in the diary of another device. */
export function takeIn(entries: readonly Entry[]): void {
  for (const [kind, page] of byKind(entries)) put(kind, page);
  exchangeIn(0);
}

/** Whether something is an entry, as a file has it. */
export function isEntry(one: unknown): one is Entry {
  const { kind, id, at, body } = Object(one) as Record<string, unknown>;
  const isNamed = typeof kind === "string" && /^[a-z][a-z-]{0,23}$/.test(kind) && typeof id === "string";
  return isNamed && Number.isSafeInteger(at) && body !== undefined;
}

function listOf(kind: string, page: Page): Entry[] {
  const entries = Object.entries(page).map(([id, { at, body }]) => ({ kind, id, at, body }));
  return entries.sort((one, other) => other.at - one.at);
}

function byKind(entries: readonly Entry[]): Map<string, Page> {
  const found = new Map<string, Page>();
  for (const { kind, id, at, body } of entries) found.set(kind, { ...found.get(kind), [id]: { at, body } });
  return found;
}

// On this device

const nameOf = (kind: string) => `${DIARY}.${kind}`;

/** What is kept of a kind: another tab may have written since. */
function stored(kind: string): Page {
  const here = pages.peek()[kind] ?? {};
  return merged(here, parsed<Page>(kept(nameOf(kind)), {}));
}

function parsed<T>(text: string | null, otherwise: T): T {
  try {
    return JSON.parse(text ?? "") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** The later of each; of two of one moment the one that the server has. */
function merged(mine: Page, theirs: Page): Page {
  const page: Record<string, Noted> = { ...mine };
  for (const [id, one] of Object.entries(theirs)) {
    const other = page[id];
    if (!other || one.at > other.at || (one.at === other.at && one.told)) page[id] = one;
  }
  return page;
}

/** Merges entries into those of a kind and keeps them. */
function put(kind: string, entries: Page): void {
  const page = bounded(merged(stored(kind), entries));
  pages.value = { ...pages.peek(), [kind]: page };
  write(nameOf(kind), JSON.stringify(page));
}

function bounded(page: Page): Page {
  const all = Object.entries(page);
  if (all.length <= MOST) return page;
  return Object.fromEntries(all.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST));
}

function readAll(): void {
  const kinds = keptNames(`${DIARY}.`).map((name) => name.slice(nameOf("").length));
  pages.value = Object.fromEntries(kinds.map((kind) => [kind, stored(kind)]));
}

// With the server

function exchangeIn(ms: number): void {
  if (isSite) return; // its house is this device's too
  clearTimeout(timer);
  timer = setTimeout(() => void exchange(), ms);
}

/** Tells the server what it does not know, and hears what other devices noted; tried again where it cannot be. */
export function exchange(): Promise<void> {
  exchanging ??= exchangeAll()
    .catch(() => false)
    .then((isDone) => {
      exchanging = null;
      if (!isDone) exchangeIn(AGAIN_MS);
    });
  return exchanging;
}

async function exchangeAll(): Promise<boolean> {
  const token = person.peek();
  if (isSite || !token) return true;
  for (;;) {
    const seen = parsed<Bookmark>(kept(BOOKMARK), { of: null, no: 0 });
    const isAnothers = seen.of !== token; // one came to this device by a code, say
    const since = isAnothers ? 0 : seen.no;
    if (isAnothers) untell();
    const waiting = untold();
    const entries = waiting.slice(0, AT_ONCE);
    const answer = await say(token, { entries, since });
    if (!answer.ok) return answer.status === UNKNOWN; // then one is given another token first
    const told: DiaryBody = await answer.json();
    if (person.peek() !== token) return true;
    hear(entries, told.entries);
    write(BOOKMARK, JSON.stringify({ of: token, no: told.no } satisfies Bookmark));
    if (!told.more && waiting.length <= AT_ONCE) return true;
  }
}

function say(token: string, sent: DiarySent): Promise<Response> {
  return ask("/api/me/diary", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(sent),
  });
}

function untold(): Entry[] {
  const all = Object.entries(pages.peek()).flatMap(([kind, page]) =>
    Object.entries(page)
      .filter(([, { told }]) => !told)
      .map(([id, { at, body }]) => ({ kind, id, at, body })),
  );
  return all.filter(({ id, body }) => id.length <= 64 && size(body) <= LONGEST);
}

const size = (body: unknown) => new TextEncoder().encode(JSON.stringify(body)).length;

function untell(): void {
  for (const [kind, page] of Object.entries(pages.peek())) {
    const anew = Object.entries(page).map(([id, { at, body }]) => [id, { at, body }]);
    pages.value = { ...pages.peek(), [kind]: Object.fromEntries(anew) };
    write(nameOf(kind), JSON.stringify(pages.peek()[kind]));
  }
}

/** What was sent counts as the server has it, unless it was noted anew meanwhile; what it tells, if it is later. */
function hear(sent: readonly Entry[], heard: readonly Entry[]): void {
  const named = ({ kind, id }: Entry) => `${kind}/${id}`;
  const theirs = new Map(heard.map((one) => [named(one), one]));
  for (const { kind, id, at } of sent) {
    const mine = pages.peek()[kind]?.[id];
    if (mine?.at !== at) continue;
    const one = theirs.get(named({ kind, id } as Entry)) ?? { at, body: mine.body };
    replace(kind, id, { at: one.at, body: one.body, told: true });
  }
  for (const [kind, page] of byKind(heard))
    put(kind, Object.fromEntries(Object.entries(page).map(([id, one]) => [id, { ...one, told: true }])));
}

function replace(kind: string, id: string, one: Noted): void {
  const page = { ...stored(kind), [id]: one };
  pages.value = { ...pages.peek(), [kind]: page };
  write(nameOf(kind), JSON.stringify(page));
}

readAll();
hearOthers((name) => {
  if (name === BOOKMARK || !name.startsWith(nameOf(""))) return;
  const kind = name.slice(nameOf("").length);
  pages.value = { ...pages.peek(), [kind]: kept(name) === null ? {} : stored(kind) };
});
effect(() => {
  if (person.value) exchangeIn(0);
});
addEventListener("online", () => exchangeIn(0));
