/**
 * The stage, between what arrives and what is shown. An update enters with its beats; they are played one after the
 * other, each for its time, and then the state after them is shown. Nobody is made to wait: `hasten` plays the rest at
 * once, and whoever is far behind, or was away, sees the newest state.
 */

import { batch, signal } from "@preact/signals";
import type { TableInfo } from "../net/protocol";
import { type Beat, timeOf } from "./beats";

const MOST_BEHIND = 6;

export interface Update {
  beats: readonly Beat[];
  pace: TableInfo["pace"];
  begin: () => void; // before its first beat
  show: () => void; // the state after its beats
  asksMe: boolean; // whether it ends with a question of one's own
}

/** What is being seen now, or nothing. */
export const beat = signal<Beat | null>(null);

let since = 0; // when this beat began
let timer = 0;
const coming: Beat[] = []; // the beats of the update on the stage
const waiting: Update[] = [];
let onStage: Update | null = null;
let put: (beat: Beat) => void = () => undefined;

/** Who puts a beat's view on the table. */
export function onBeat(show: (beat: Beat) => void): void {
  put = show;
}

/** An update enters: it is shown after those before it and after its own beats. */
export function enter(update: Update): void {
  const beats = update.beats.filter((one) => timeOf(one, update.pace) > 0);
  waiting.push({ ...update, beats });
  const behind = coming.length + waiting.reduce((sum, { beats }) => sum + beats.length, 0);
  if (behind > MOST_BEHIND || document.hidden) hasten();
  else if (!onStage) next();
}

/** Plays the rest at once. */
export function hasten(): void {
  if (!onStage && waiting.length === 0) return;
  clearTimeout(timer);
  batch(() => {
    coming.length = 0;
    finish();
    for (const update of waiting.splice(0)) {
      update.begin();
      update.show();
    }
  });
}

/** Everything on the stage is forgotten, as when the reader goes to another table. */
export function clear(): void {
  clearTimeout(timer);
  coming.length = 0;
  waiting.length = 0;
  onStage = null;
  beat.value = null;
}

/**
 * A press on something of one's own while beats are played: ends them if the question is one's own and already in sight,
 * so that the press answers it. Says whether the press may go on.
 */
export function cutIn(pressedAt: number): boolean {
  if (!onStage) return true;
  const last = waiting.at(-1) ?? onStage;
  const isStanding = beat.peek()?.kind !== "card" && pressedAt >= since;
  if (!last.asksMe || !isStanding) return false;
  hasten();
  return true;
}

function next(): void {
  batch(() => {
    while (coming.length === 0) {
      finish();
      const update = waiting.shift();
      if (!update) return;
      onStage = update;
      coming.push(...update.beats);
      update.begin();
    }
    const now = coming.shift();
    if (!now || !onStage) return;
    since = performance.now();
    beat.value = now;
    put(now);
    timer = window.setTimeout(next, timeOf(now, onStage.pace));
  });
}

function finish(): void {
  const done = onStage;
  onStage = null;
  beat.value = null;
  done?.show();
}

// Who comes back to the tab, or leaves it, finds the newest state
document.addEventListener("visibilitychange", hasten);

// A tap on the cloth, cards and all, plays the rest at once
document.addEventListener(
  "click",
  (event) => {
    if (!beat.peek() || !(event.target instanceof Element) || !event.target.closest(".table .stage, .herald, .falling"))
      return;
    event.stopPropagation();
    hasten();
  },
  { capture: true },
);
