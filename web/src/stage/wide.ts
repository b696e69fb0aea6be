/** Whether there is room for panels beside the table, so that each thing stands in the page once; or hardly any. */

import { computed, signal } from "@preact/signals";
import { preferences } from "../state/preferences";

const LEAST_REM = 68;

const query = window.matchMedia(`(min-width: ${LEAST_REM}rem)`);
const larger = Object.fromEntries(
  ["125", "150"].map((text) => [text, window.matchMedia(`(min-width: ${(LEAST_REM * Number(text)) / 100}rem)`)]),
);
const small = window.matchMedia("(max-width: 560px) and (max-height: 720px), (max-height: 480px)");
const change = signal(0);

/** Larger text needs a wider window for the same panels. */
export const isWide = computed(() => {
  change.value;
  return (larger[preferences.value.text] ?? query).matches;
});

/** A small phone, upright or on its side: what need not stand open is folded. */
export const isSmall = computed(() => {
  change.value;
  return small.matches;
});

for (const one of [query, small, ...Object.values(larger)]) one.addEventListener("change", () => (change.value += 1));
