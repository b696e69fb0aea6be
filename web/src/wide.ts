/** Whether there is room for panels beside the table, so that each thing stands in the page once. */

import { signal } from "@preact/signals";

const query = window.matchMedia("(min-width: 68rem)");

export const isWide = signal(query.matches);

query.addEventListener("change", () => {
  isWide.value = query.matches;
});
