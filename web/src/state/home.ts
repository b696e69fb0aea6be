/** What one does from the home page and with one's place: tables that wait, links, another device, being forgotten. */

import { effect, signal } from "@preact/signals";
import { aboutOf, FIRST, isGame, playersOf, quickOf } from "../games/shelf";
import { ask } from "../net/asking";
import type { DeviceBody, LinkBody } from "../net/protocol";
import { connect } from "../net/reception";
import { leave } from "../net/session";
import { addressOf } from "../pocket/site";
import { forgetPerson, isNamed, kept, name, nameOtherThan, person, write } from "./keep";
import { go, key } from "./route";
import { command, create, link, links, mySeat, rename, sit, table, you } from "./state";

const seatAt = signal<string | null>(null); // the table at which one sits down on arrival

/** One click from the open list into a seat. */
export function sitDown(code: string): void {
  seatAt.value = code;
  go(`/t/${code}`);
}

effect(() => {
  const isThere = table.value !== null && table.value.code === seatAt.value && link.value.state === "up";
  if (!isThere || !you.value) return;
  seatAt.value = null;
  if (you.value.name !== name.value) void rename(name.value); // it may have been changed a moment ago
  if ((you.value.seat ?? null) === null) void sit(null);
});

// A name that one did not choose is nobody else's at the table at which one is about to sit down

effect(() => {
  if (isNamed.value || !you.value || mySeat.value !== null || link.value.state !== "up") return;
  const taken = (table.value?.seats ?? []).map((seat) => seat.name ?? "");
  if (taken.includes(name.peek())) void rename(nameOtherThan(taken));
});

/** Takes a table from home, or brings it back there; the game goes on as before. */
export const putAway = (code: string, on: boolean) => command({ t: "put-away", table: code, on });

/** The game that friends are invited to: the one of the last time. */
export const invitesTo = signal(kept("invites-to") ?? FIRST);

export function inviteTo(game: string): void {
  invitesTo.value = game;
  write("invites-to", game);
}

/** One click from home to a lobby: a whole game, every other seat open to friends. */
export async function inviteFriends(): Promise<void> {
  const game = isGame(invitesTo.value) ? invitesTo.value : FIRST; // the server may no longer have it
  const range = playersOf(game);
  const players = Number(quickOf(game).players ?? range[0]);
  const settings = aboutOf(game)?.fresh ?? (range.length > 1 ? { players } : {});
  const seats = Array.from({ length: Number(settings.players ?? players) }, () => ({ kind: "open" }) as const);
  await create({ game, settings, seats });
}

export async function askLink(kind: "invite" | "watch" | "device", fresh = false): Promise<void> {
  const answer = await command({ t: "link", kind, ...(fresh ? { fresh } : {}) });
  if (answer.t !== "ack" || !answer.body) return;
  links.value = { ...links.value, [kind]: answer.body as unknown as LinkBody | DeviceBody };
}

/** Leaves every table and is forgotten by the server; this browser forgets too. */
export async function forget(): Promise<void> {
  const answer = await ask("/api/me", { method: "DELETE", headers: { authorization: `Bearer ${person.value}` } });
  if (!answer.ok) return;
  if (kept("push")) await (await import("../net/push")).release();
  leave();
  forgetPerson();
  location.assign(addressOf("/"));
}

/** A typed code brings one's seats to this device. */
export function moveHere(code: string): void {
  key.value = code;
  connect();
}
