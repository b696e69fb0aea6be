/** What one does from the home page and with one's place: a table in one click, links, another device, being forgotten. */

import { signal } from "@preact/signals";
import { connect } from "../net/reception";
import { leave } from "../net/session";
import { forgetPerson, person } from "./keep";
import { key, route } from "./route";
import { command, create, type LinkBody, links } from "./state";

export const atOnce = signal(false); // the table that comes next starts by itself

/** Opens a table whose game starts by itself, once our part of the shuffle is in. */
export async function openAtOnce(wish: Parameters<typeof create>[0]): Promise<void> {
  atOnce.value = true;
  await create(wish);
  if (route.value.page !== "table") atOnce.value = false;
}

/** One click from home to a game: three bots, the rounds of a first game. */
export async function playNow(): Promise<void> {
  const bot = { kind: "bot", level: "good" } as const;
  const settings = { edition: "deluxe", players: 4, rounds: "first-game" };
  await openAtOnce({ game: "rebel", settings, seats: [{ kind: "open" }, bot, bot, bot] });
}

/** One click from home to a lobby: a full ball, every other seat open to friends. */
export async function inviteFriends(): Promise<void> {
  const open = { kind: "open" } as const;
  const settings = { edition: "deluxe", players: 4, rounds: "random", length: 5 };
  await create({ game: "rebel", settings, seats: [open, open, open, open] });
}

export async function askLink(kind: "invite" | "watch" | "device", fresh = false): Promise<void> {
  const answer = await command({ t: "link", kind, ...(fresh ? { fresh } : {}) });
  if (answer.t !== "ack" || !answer.body) return;
  links.value = { ...links.value, [kind]: answer.body as unknown as LinkBody };
}

/** Leaves every table and is forgotten by the server; this browser forgets too. */
export async function forget(): Promise<void> {
  const answer = await fetch("/api/me", { method: "DELETE", headers: { authorization: `Bearer ${person.value}` } });
  if (!answer.ok) return;
  leave();
  forgetPerson();
  location.assign("/");
}

/** A typed code brings one's seats to this device. */
export function moveHere(code: string): void {
  key.value = code;
  connect();
}
