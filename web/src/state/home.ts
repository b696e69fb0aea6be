/** What one does from the home page and with one's place: a table in one click, links, another device, being forgotten. */

import { signal } from "@preact/signals";
import { aboutOf, FIRST } from "../games/shelf";
import type { DeviceBody, LinkBody } from "../net/protocol";
import { connect } from "../net/reception";
import { leave } from "../net/session";
import { forgetPerson, person } from "./keep";
import { key, route } from "./route";
import { command, create, links } from "./state";

export const atOnce = signal(false); // the table that comes next starts by itself

/** Opens a table whose game starts by itself, once our part of the shuffle is in. */
export async function openAtOnce(wish: Parameters<typeof create>[0]): Promise<void> {
  atOnce.value = true;
  await create(wish);
  if (route.value.page !== "table") atOnce.value = false;
}

/** One click to a game as one learns it: bots in every other seat. */
export async function playFirst(game = FIRST): Promise<void> {
  const lesson = aboutOf(game)?.lesson;
  if (!lesson) return;
  const { settings, bots, level } = lesson;
  const others = Array.from({ length: bots }, () => ({ kind: "bot", level }) as const);
  await openAtOnce({ game, settings, seats: [{ kind: "open" }, ...others] });
}

/** One click from home to a lobby: a whole game, every other seat open to friends. */
export async function inviteFriends(): Promise<void> {
  const settings = aboutOf(FIRST)?.fresh ?? {};
  const seats = Array.from({ length: Number(settings.players) }, () => ({ kind: "open" }) as const);
  await create({ game: FIRST, settings, seats });
}

export async function askLink(kind: "invite" | "watch" | "device", fresh = false): Promise<void> {
  const answer = await command({ t: "link", kind, ...(fresh ? { fresh } : {}) });
  if (answer.t !== "ack" || !answer.body) return;
  links.value = { ...links.value, [kind]: answer.body as unknown as LinkBody | DeviceBody };
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
