/** Whether a table waits for the reader: the one in view, or from elsewhere any of one's own. Games may last for days. */

import { computed } from "@preact/signals";
import { person } from "../state/keep";
import { route } from "../state/route";
import { home, link, myTurn } from "../state/state";
import { Connection } from "./connection";
import { greeting, surroundings } from "./surroundings";

const EVERY_MS = 60_000;

export const isAwaited = computed(() =>
  route.value.page === "table" ? myTurn.value : (home.value?.tables.some((one) => one.your_turn) ?? false),
);

let asking: Connection | null = null;

/** Asks on a connection of its own which tables wait, so that nothing on the page is disturbed. */
export function lookAgain(): void {
  if (route.value.page === "table" || link.value.state !== "up" || !person.value || !home.value?.tables.length) return;
  asking?.stop();
  const place = new Connection({
    ...surroundings(null),
    hello: () => ({ ...greeting(null), person: person.value ?? "" }),
    onFrame: (frame) => {
      if (frame.t !== "home") return;
      home.value = frame;
      place.stop();
    },
    onLink: () => undefined,
  });
  asking = place;
  place.start();
}

/** Looks every minute, and whenever the page comes into sight. */
export function keepLooking(): void {
  setInterval(lookAgain, EVERY_MS);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && lookAgain());
}
