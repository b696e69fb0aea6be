/** What follows from the view of Woo the Princess for those who look at it. No rule of the game is in here. */

import { computed } from "@preact/signals";
import type { WooView } from "../../net/protocol";
import { thingsOf } from "../../state/choices";
import { choices, lifted, mine, onTable, table } from "../../state/state";

export const woo = computed<WooView | null>(() => (onTable.value?.game === "woo" ? onTable.value : null));
export const ownWoo = computed(() => woo.value?.own ?? null);

const GOWNS = ["tiers", "fan", "bell", "train", "tulip", "fishtail", "crinoline"];

/** The gown of the princess of a set: they take turns. */
export const gownOf = (set: number) => `gown-${GOWNS[(set + GOWNS.length - 1) % GOWNS.length]}`;

export const isTeams = computed(() => woo.value?.mode === "teams");
export const sideOf = (seat: number) => (isTeams.value ? woo.value?.seats[seat]?.side : undefined);

/** Who plays together, each with the seats of a side. */
export const sides = computed<number[][]>(() => {
  const seats = woo.value?.seats ?? [];
  const found: number[][] = [];
  for (const [seat, { side }] of seats.entries()) found[side] = [...(found[side] ?? []), seat];
  return found;
});

export const isSung = computed(() => woo.value?.chips.some(([key]) => key === "chip-woo-sung") ?? false);
export const isExchange = computed(() => woo.value?.phase === "exchange" && table.value?.state !== "between");

/** The cards in play that may be thrown out now; choosing one leaves the others open. */
export const removable = computed<ReadonlySet<string>>(
  () => new Set(woo.value?.phase === "remove" ? choices.value.flatMap(thingsOf) : []),
);

/** The gift that is to go in the exchange: chosen, or on its way. */
export const leaving = computed<string | null>(() => {
  if (!isExchange.value) return null;
  const pending = mine.value?.pending_choice;
  return pending ? (thingsOf(pending)[0] ?? null) : lifted.value;
});
