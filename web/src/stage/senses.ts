/** What is heard, felt and told when something happens at the table, as far as the reader wants it. */

import { computed, effect } from "@preact/signals";
import { isAwaited } from "../net/waiting";
import { preferences } from "../state/preferences";
import { myTurn, refusal, table, words } from "../state/state";
import type { Kind } from "./beats";
import type { Sound } from "./sound";
import { beat } from "./stage";

function hear(sound: Sound | null): void {
  const { sound: isOn, volume } = preferences.peek();
  if (sound && isOn) void import("./sound").then(({ play }) => play(sound, volume));
}

const SOUNDS: Partial<Record<Kind, Sound>> = {
  card: "card", taken: "sweep", door: "door", over: "curtain", frog: "jump", judged: "clash", shown: "card", power: "round", gift: "card",
}; // biome-ignore format: a record

effect(() => {
  const now = beat.value;
  if (now) hear(now.sound ?? SOUNDS[now.kind] ?? null);
});

effect(() => {
  const luck = beat.value?.luck;
  if (luck) void import("../table/quips").then(({ remark }) => remark(luck)).catch(() => {}); // without words, none
});

const isBetween = computed(() => table.value?.state === "between"); // heard once, whatever else changes meanwhile
effect(() => {
  if (isBetween.value) hear("round");
});

effect(() => {
  if (refusal.value) hear("refusal");
});

effect(() => {
  if (!myTurn.value) return;
  hear("turn");
  if (preferences.peek().buzz && "vibrate" in navigator) navigator.vibrate(10);
});

// A table that waits is told of, whichever game it is and wherever the reader is on the page

effect(() => {
  if (!isAwaited.value || !preferences.peek().notify || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification("Coronet", { body: words.peek().say("page-your-turn"), tag: "turn" });
  note.onclick = () => window.focus();
});
