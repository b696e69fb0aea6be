/** Who is gone from the table, and since when; what the others may do about it. */

import { computed, signal } from "@preact/signals";
import { here, mySeat, skew, table } from "./state";

const SHOWN_AFTER_MS = 4000; // a page that is loaded anew is back sooner
const PATIENCE_MS = 15_000;
const SECOND = 1000;

const now = signal(Date.now());
let ticking: number | undefined;

/** Since when the person of each seat is gone; it counts only while somebody is. */
const since = computed(() => here.value?.away ?? []);

since.subscribe((away) => {
  const anybody = away.some((one) => one !== null);
  now.value = Date.now();
  if (anybody && ticking === undefined) ticking = window.setInterval(() => (now.value = Date.now()), SECOND / 4);
  if (anybody || ticking === undefined) return;
  clearInterval(ticking);
  ticking = undefined;
});

/** For how many whole seconds the person of a seat is gone; null where they are here, or may be again at once. */
export function goneFor(seat: number): number | null {
  const at = since.value[seat] ?? null;
  const ms = at === null ? 0 : now.value + skew.value - at;
  return at !== null && ms >= SHOWN_AFTER_MS ? Math.floor(ms / SECOND) : null;
}

/** As long as people count by the clock on the wall: 0:07, 12:30, 1:05:00. */
export function shownTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] ? parts : parts.slice(1);
  return [first, ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}

/** Whether so much time has passed that others may go on without the person of a seat. */
export const isLongGone = (seat: number) => (goneFor(seat) ?? 0) >= PATIENCE_MS / SECOND;

/** People for whom somebody who sits here may decide: a bot plays, or the table waits. */
export const toDecide = computed<number[]>(() => {
  const at = table.value;
  if (mySeat.value === null || !at || !["playing", "between", "paused"].includes(at.state)) return [];
  return [...at.seats.keys()].filter((seat) => at.seats[seat]?.acting !== "bot" && isLongGone(seat));
});
