/** What is heard, felt and told when something happens at the table, as far as the reader wants it. */

import { effect } from "@preact/signals";
import type { GameView } from "../net/protocol";
import { isAwaited } from "../net/waiting";
import { preferences } from "../state/preferences";
import {
  act,
  asleep,
  choices,
  mySeat,
  myTurn,
  own,
  refusal,
  sent,
  sleep,
  story,
  table,
  view,
  words,
} from "../state/state";
import { isSpecial } from "../table/printed";
import type { Sound } from "./sound";

const LAST_CARD_MS = 400;

/** The sound of the way from one view to the next: the one that says most. */
export function soundOf(before: GameView | null, now: GameView): Sound | null {
  if (!before || before.round?.number !== now.round?.number) return null;
  if (now.rounds_scored.length > before.rounds_scored.length) return "round";
  if (now.princes_in && !before.princes_in) return "curtain";
  const taken = now.last_trick;
  if (taken && before.trick.length > 0) return taken.cards.some(({ card }) => isSpecial(card)) ? "frog" : "sweep";
  return now.trick.length > before.trick.length ? "card" : null;
}

function hear(sound: Sound | null): void {
  const { sound: isOn, volume } = preferences.peek();
  if (sound && isOn) void import("./sound").then(({ play }) => play(sound, volume));
}

let before: GameView | null = null;
effect(() => {
  const now = view.value;
  if (now) hear(soundOf(before, now));
  before = now;
});

const CARDS = /^story-(r-(beats|held|lovers|plays-openly)|pg-(drew|turned-up|showed)|woo-plays)/;
let told = 0;
effect(() => {
  const lines = view.value ? [] : story.value.filter(({ no }) => no > told);
  if (lines.some(({ line }) => CARDS.test(line[0]))) hear("card");
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

// A power that is never asked about sleeps from the start of every round; one tap wakes it

let slept: number | null = null;
effect(() => {
  const round = view.value?.round?.number ?? null;
  const seat = mySeat.value;
  if (preferences.value.ask !== "never" || round === null || seat === null || round === slept) return;
  if (table.value?.state !== "playing" || view.value?.seats[seat]?.power !== "ready") return;
  slept = round;
  if (asleep.peek() !== round) void sleep(true);
});

// The only card left plays itself, if one likes; not while a power is ready, as the pace would tell whether it goes with
// that card

effect(() => {
  const only = choices.value.length === 1 && own.value?.hand.length === 1 ? choices.value[0] : null;
  if (!preferences.value.lastCard || only?.verb !== "play" || sent.value) return;
  if (view.value?.seats[mySeat.value ?? -1]?.power === "ready") return;
  const timer = setTimeout(() => act(only.text), LAST_CARD_MS);
  return () => clearTimeout(timer);
});
