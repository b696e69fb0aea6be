/** What is heard, felt and told when something happens at the table, as far as the reader wants it. */

import { effect } from "@preact/signals";
import { partsOf } from "../games/games";
import { isAwaited } from "../net/waiting";
import { preferences } from "../state/preferences";
import { type AnyView, myTurn, onTable, refusal, story, words } from "../state/state";
import type { Sound } from "./sound";

function hear(sound: Sound | null): void {
  const { sound: isOn, volume } = preferences.peek();
  if (sound && isOn) void import("./sound").then(({ play }) => play(sound, volume));
}

const CARDS = /^story-(r-(beats|held|lovers|plays-openly)|pg-(drew|turned-up|showed)|woo-plays)/;
let before: AnyView | null = null;
let told = 0;
effect(() => {
  const now = onTable.value;
  const soundOf = now && partsOf(now.game)?.soundOf;
  const lines = story.value.filter(({ no }) => no > told);
  if (soundOf) hear(now === before ? null : soundOf(before, now));
  else if (lines.some(({ line }) => CARDS.test(line[0]))) hear("card");
  before = now;
  told = story.value.at(-1)?.no ?? told;
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
