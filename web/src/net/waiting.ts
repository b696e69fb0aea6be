/** Whether a table waits for the reader: the one in view, or from elsewhere any of one's own. Games may last for days. */

import { computed } from "@preact/signals";
import { route } from "../state/route";
import { home, myTurn } from "../state/state";
import { look } from "./session";

const AT_HOME_MS = 5_000;
const ELSEWHERE_MS = 60_000;

export const isAwaited = computed(() =>
  route.value.page === "table" ? myTurn.value : (home.value?.tables.some((one) => one.your_turn && !one.away) ?? false),
);

let lookedAt = 0;

/** Asks which tables wait, unless it was asked a moment ago: often where they are in sight. */
function lookAgain(): void {
  const isInSight = route.value.page === "home" && document.visibilityState === "visible";
  const now = Date.now();
  if (route.value.page === "table" || now - lookedAt < (isInSight ? AT_HOME_MS : ELSEWHERE_MS)) return;
  lookedAt = now;
  look();
}

/** Looks now and then, and whenever the page comes into sight. */
export function keepLooking(): void {
  setInterval(lookAgain, AT_HOME_MS);
  document.addEventListener("visibilitychange", lookAgain);
}
