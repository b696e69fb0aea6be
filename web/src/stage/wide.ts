/** Whether there is room for panels beside the table, so that each thing stands in the page once. */

import { computed, signal } from "@preact/signals";
import { preferences } from "../state/preferences";

const LEAST_REM = 68;

const query = window.matchMedia(`(min-width: ${LEAST_REM}rem)`);
const larger = Object.fromEntries(
  ["125", "150"].map((text) => [text, window.matchMedia(`(min-width: ${(LEAST_REM * Number(text)) / 100}rem)`)]),
);
const change = signal(0);

/** Larger text needs a wider window for the same panels. */
export const isWide = computed(() => {
  change.value;
  return (larger[preferences.value.text] ?? query).matches;
});

for (const one of [query, ...Object.values(larger)]) one.addEventListener("change", () => (change.value += 1));
