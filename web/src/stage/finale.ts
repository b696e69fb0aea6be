/** The last moment of a game stays on the table before the end is shown; one press goes on at once. */

import { effect, signal } from "@preact/signals";
import { onTable, table } from "../state/state";

const HOLD_MS = { instant: 0, quick: 1200, normal: 1800, relaxed: 2600 };

export const finale = signal(false);

let wasOver: boolean | null = null; // of the view before; null before the first
let timer = 0;

effect(() => {
  const now = onTable.value;
  const isNew = now?.over === true && wasOver === false;
  wasOver = now ? now.over : null;
  if (!now?.over) finale.value = false;
  if (!isNew) return;
  const ms = HOLD_MS[table.peek()?.pace ?? "normal"];
  finale.value = ms > 0;
  clearTimeout(timer);
  timer = window.setTimeout(endFinale, ms);
});

export function endFinale(): void {
  finale.value = false;
}
