/**
 * Notices while no page is open (Web Push): what this browser can do, and what its reader has allowed. Nothing is asked of
 * the browser before a press. What the server was told last is kept, so that a page that opens can put it right: another
 * language, another key of the house, a browser that takes its notices elsewhere now.
 */

import { signal } from "@preact/signals";
import { kept, person, write } from "../state/keep";
import { wanted } from "../words/language";
import type { PushAllowed, PushForbidden, PushKey } from "./protocol";

/** Not possible here, and why; or whether it is on, or becomes so. */
export type Push = "no-https" | "no-install" | "no-browser" | "refused" | "off" | "asking" | "on" | "failed";

export const push = signal<Push>("off");

const TOLD = "push";
const DAY = 86_400_000;

/** Sees what is so. */
export async function look(): Promise<void> {
  push.value = await found().catch(() => "no-browser");
}

async function found(): Promise<Push> {
  if (!window.isSecureContext) return "no-https";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    const isForTheHomeScreen = (navigator as { standalone?: boolean }).standalone === false; // an iPhone or iPad
    return isForTheHomeScreen ? "no-install" : "no-browser";
  }
  if (Notification.permission === "denied") return "refused";
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return "no-browser";
  return kept(TOLD) && (await worker.pushManager.getSubscription()) ? "on" : "off";
}

/** After a press: the browser asks its reader, then the server is told. */
export async function allow(): Promise<void> {
  push.value = "asking";
  if ((await Notification.requestPermission()) !== "granted") return look();
  try {
    await subscribe();
    await look();
  } catch {
    await release();
    push.value = "failed";
  }
}

/** No more notices in this browser. */
export async function forbid(): Promise<void> {
  const subscription = await subscribed();
  if (subscription) {
    const body: PushForbidden = { endpoint: subscription.endpoint };
    await ask("DELETE", body).catch(() => undefined); // the server hears of it with the next notice, which is refused
  }
  await release();
  await look();
}

/** The browser takes no more notices, whatever the server believes. */
export async function release(): Promise<void> {
  write(TOLD, null);
  await (await subscribed())?.unsubscribe();
}

/** As the page opens: what was allowed goes on, as long as the browser lets it. */
export async function renew(): Promise<void> {
  const state = await found();
  if (state === "no-https" || state === "no-browser" || state === "no-install") return;
  if (Notification.permission !== "granted") return forbid();
  await subscribe().catch(() => undefined); // the next page tries again
}

async function subscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const answer = await fetch("/api/push");
  if (!answer.ok) throw new Error("no key");
  const { key } = (await answer.json()) as PushKey;
  let subscription = await worker.pushManager.getSubscription();
  if (subscription && written(subscription.options.applicationServerKey) !== key) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await tell(subscription);
}

/** Tells the server what it does not know yet, or has not heard for a day. */
async function tell(subscription: PushSubscription): Promise<void> {
  const body: PushAllowed = {
    endpoint: subscription.endpoint,
    key: written(subscription.getKey("p256dh")),
    auth: written(subscription.getKey("auth")),
    language: wanted.peek(),
  };
  const told = JSON.stringify([body.endpoint, body.language, person.value?.slice(0, 8), Math.floor(Date.now() / DAY)]);
  if (told === kept(TOLD)) return;
  const answer = await ask("PUT", body);
  if (!answer.ok) throw new Error("not taken");
  write(TOLD, told);
}

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function ask(method: "PUT" | "DELETE", body: PushAllowed | PushForbidden): Promise<Response> {
  const headers = { authorization: `Bearer ${person.value}`, "content-type": "application/json" };
  return fetch("/api/me/push", { method, headers, body: JSON.stringify(body) });
}

/** Bytes as push services write them: base64 for addresses, without padding. */
function written(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
