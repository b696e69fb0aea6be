/** Cards that have come to the hand in the middle of a part of the game: new until the trick is over. */

import { effect, signal } from "@preact/signals";
import { mine, part, trick } from "./state";

export const fresh = signal<ReadonlySet<string>>(new Set());

interface Holding {
  hand: readonly string[];
  part: number | undefined | null;
  trick: number;
  seat: number;
}

let before: Holding | null = null;

effect(() => {
  const own = mine.value;
  const was = before;
  before = own && { hand: own.hand, part: part.value, trick: trick.value, seat: own.seat };
  fresh.value = before && was ? newIn(was, before) : new Set();
});

/** Of what is held now, what is new; a deal is no news. */
function newIn(was: Holding, now: Holding): ReadonlySet<string> {
  const come = now.hand.filter((card) => !was.hand.includes(card));
  if (was.part !== now.part || was.seat !== now.seat || come.length === now.hand.length) return new Set();
  if (come.length === 0 && was.trick === now.trick) return fresh.peek();
  return new Set([...(was.trick === now.trick ? fresh.peek() : []), ...come]);
}
