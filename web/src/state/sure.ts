/**
 * Once more, in the same place: what spends something or cannot be undone is marked by a first press and done by a
 * second. A press elsewhere takes the mark away; time does not, as one may want to read.
 */

import { computed, effect } from "@preact/signals";
import type { Choice } from "../net/protocol";
import { act, begunFor, isAtEase, words } from "./state";

const marked = begunFor<{ place: string; choice: Choice } | null>(null);

const isMarked = (place: string) => marked.value?.place === place;

/** What a second press does, in words. */
export const again = computed(() => {
  if (!marked.value) return null;
  const { verb, seat = null, suit = null } = marked.value.choice;
  const on = seat !== null ? "seat" : suit !== null ? "suit" : "nothing";
  return words.value.say(`page-again-${verb}`, { on, ...(seat === null ? {} : { seat }), ...(suit ? { suit } : {}) });
});

/** How a place stands that was pressed once, for its style and for those who cannot see it. */
export const marks = (place: string) => (isMarked(place) ? { "data-marked": "", "aria-label": again.value ?? "" } : {});

/** A press on a place that stands for a choice: the second one makes it. */
export function pressTwice(place: string, choice: Choice): void {
  if (isMarked(place) || isAtEase.value) {
    marked.value = null;
    void act(choice);
    return;
  }
  marked.value = { place, choice };
}

effect(() => {
  const now = marked.value;
  if (!now) return;
  const forget = () => (marked.value = null);
  const elsewhere = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest("[data-marked]"))) forget();
  };
  window.addEventListener("click", elsewhere, { capture: true });
  return () => window.removeEventListener("click", elsewhere, { capture: true });
});
