/**
 * Several people on one device. Each is a person of their own to the server; one holds the device, and for the others a
 * quiet connection keeps their place. When the game waits for one of them, the page is covered until they have it.
 */

import { computed, effect, signal, untracked } from "@preact/signals";
import { askLink } from "../state/home";
import { holder, kept, keptNames, person, write } from "../state/keep";
import { route } from "../state/route";
import { links, mySeat, myTurn, names, onTable, table } from "../state/state";
import { type Command, Connection } from "./connection";
import type { Hello } from "./protocol";
import { connect } from "./reception";
import { greeting, surroundings } from "./surroundings";

interface Sharer {
  token: string;
  seat: number | null;
}

/** Who shares this device at the table in view, its owner first; empty where nobody does. */
export const sharers = signal<Sharer[]>([]);

/** The seat that the device should go to now. */
export const next = computed<number | null>(() => {
  const mine = mySeat.value;
  if (sharers.value.length === 0 || mine === null || myTurn.value || table.value?.state !== "playing") return null;
  const players = table.value.seats.length;
  const waiting = sharers.value.map(({ seat }) => seat).filter((seat) => seat !== null && isWaitedFor(seat));
  const distance = (seat: number) => (seat - mine + players) % players;
  return waiting.toSorted((one, other) => distance(one ?? 0) - distance(other ?? 0))[0] ?? null;
});

function isWaitedFor(seat: number): boolean {
  return onTable.value?.to_act.includes(seat) ?? false;
}

/** Hands the device to the person of a seat. */
export function handOver(seat: number): void {
  const found = sharers.value.find((sharer) => sharer.seat === seat);
  if (!found) return;
  holder.value = found.token === person.value ? null : found.token;
  connect();
  keepPlaces();
}

/** One more person at this device, on the first free seat. */
export async function share(name: string): Promise<void> {
  const code = codeInView();
  if (!code || !person.value) return;
  if (!links.value.invite) await askLink("invite");
  const invitation = links.value.invite?.url.split("#")[1];
  if (!invitation) return;
  const owner = { token: person.value, seat: mySeat.value };
  const place = placeOf(code, null, { name, key: invitation }, (token) => {
    places.set(token, place);
    sharers.value = [...(sharers.value.length ? sharers.value : [owner]), { token, seat: null }];
    remember(code);
    void place.command({ t: "sit" });
  });
}

/** Takes a person away from this device; their seat is open again. */
export function part(seat: number): void {
  const found = sharers.value.find((sharer) => sharer.seat === seat);
  const code = codeInView();
  if (!found || !code) return;
  sendAs(found.token, { t: "stand" });
  const left = sharers.value.filter((sharer) => sharer !== found);
  sharers.value = left.length > 1 ? left : [];
  remember(code);
}

export const nameOf = (seat: number): string => names.value[seat] ?? "";

// Places: a connection for everybody who does not hold the device

const places = new Map<string, Connection>();

function keepPlaces(): void {
  const code = codeInView();
  const wanted = code ? sharers.value.filter(({ token }) => token !== (holder.value ?? person.value)) : [];
  const tokens = new Set(wanted.map(({ token }) => token));
  for (const [token, place] of places) {
    if (tokens.has(token)) continue;
    place.stop();
    places.delete(token);
  }
  for (const { token } of wanted) if (code && !places.has(token)) places.set(token, placeOf(code, token));
}

/** A quiet connection for one person: known by a token, or new and known from then on. */
function placeOf(
  code: string,
  known: string | null,
  first: Partial<Hello> = {},
  met?: (token: string) => void,
): Connection {
  let token = known;
  const place = new Connection({
    ...surroundings(code),
    hello: (last) => ({
      ...greeting(code),
      ...(token ? { person: token } : first),
      ...(last !== null ? { last } : {}),
    }),
    onFrame: (frame) => {
      if (frame.t === "welcome" && frame.person) {
        token = frame.person;
        met?.(token);
      }
      if ((frame.t === "welcome" || frame.t === "up") && frame.you && token) sits(token, frame.you.seat ?? null);
      if (frame.t === "up" && frame.table?.seats[frame.you?.seat ?? -1]?.stand_in) void place.command({ t: "sit" });
    },
    onLink: () => undefined,
  });
  place.start();
  return place;
}

function sits(token: string, seat: number | null): void {
  const before = sharers.value.find((sharer) => sharer.token === token);
  if (!before || before.seat === seat) return;
  sharers.value = sharers.value.map((sharer) => (sharer.token === token ? { token, seat } : sharer));
  const code = codeInView();
  if (code) remember(code);
}

function sendAs(token: string, command: Command): void {
  void places.get(token)?.command(command);
}

// One's own seat may change too; who holds the device says "ready" for all who look at it

effect(() => {
  const seat = mySeat.value;
  if (seat !== null && sharers.value.length) sits(holder.value ?? person.value ?? "", seat);
});

effect(() => {
  const seats = table.value?.seats;
  const mine = mySeat.value;
  if (table.value?.state !== "between" || !seats || mine === null || !seats[mine]?.ready) return;
  for (const { token, seat } of sharers.value)
    if (seat !== null && seat !== mine && !seats[seat]?.ready) sendAs(token, { t: "ready", on: true });
});

// What this browser remembers of each table

const TOGETHER = "together.";

effect(() => {
  const code = codeInView();
  const found = code ? (JSON.parse(kept(TOGETHER + code) ?? "[]") as Sharer[]) : [];
  untracked(() => {
    sharers.value = found;
    if (found.length === 0) holder.value = null;
    keepPlaces();
  });
});

function remember(code: string): void {
  write(`${TOGETHER}${code}`, sharers.value.length ? JSON.stringify(sharers.value) : null);
}

// Taken along to another device, where its owner has another token

const OWNER = "owner"; // in the place of that token

/** Who shares this device at which table. */
export function sharedTables(): Record<string, string> {
  const own = person.value ?? OWNER;
  return Object.fromEntries(keptNames(TOGETHER).map((name) => [name, (kept(name) ?? "").replaceAll(own, OWNER)]));
}

/** They share this device at the same tables, unless it has been shared there already. */
export function shareAsBefore(told: unknown): void {
  for (const [name, text] of Object.entries(Object(told)))
    if (name.startsWith(TOGETHER) && kept(name) === null)
      write(name, String(text).replaceAll(OWNER, person.value ?? ""));
}

function codeInView(): string | null {
  return route.value.page === "table" ? route.value.code : null;
}
