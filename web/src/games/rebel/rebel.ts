/** What follows from the view of Rebel Princess for those who look at it. No rule of the game is in here. */

import { computed } from "@preact/signals";
import type { GameView } from "../../net/protocol";
import { onTable, table } from "../../state/state";

export const view = computed<GameView | null>(() => (onTable.value?.game === "rebel" ? onTable.value : null));
export const own = computed(() => view.value?.own ?? null);

const BEFORE_TRICKS = new Set(["pass", "aside", "half", "show"]);

/** Before the tricks the round card stands on the stage; a replay has its cards there. */
export const isBeforeTricks = computed(
  () => BEFORE_TRICKS.has(view.value?.phase ?? "") && !["between", "over"].includes(table.value?.state ?? ""),
);

/** The trick that is played now, from 1; once all cards are played, the last one. */
export const trickNumber = computed(() => {
  const { seats, trick } = view.value ?? { seats: [], trick: [] };
  const taken = seats.reduce((sum, seat) => sum + seat.tricks, 0);
  const isLast = taken > 0 && trick.length === 0 && seats.every((seat) => seat.hand === 0);
  return isLast ? taken : taken + 1;
});
