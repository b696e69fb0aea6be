/** What one's own page does by itself at a table of Rebel Princess, as far as the reader wants it. */

import { effect } from "@preact/signals";
import { preferences } from "../../state/preferences";
import { act, asleep, choices, mySeat, sent, sleep, table } from "../../state/state";
import { own, view } from "./rebel";

const LAST_CARD_MS = 400;

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
  const timer = setTimeout(() => act(only), LAST_CARD_MS);
  return () => clearTimeout(timer);
});
