import { computed, effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./App";
import icon from "./favicon.svg?no-inline";
import turnIcon from "./favicon-turn.svg?no-inline";
import { partsOf } from "./games/games";
import { install } from "./install";
import { tableInside } from "./net/inside";
import { connect, disconnect } from "./net/reception";
import { wake } from "./net/session";
import { isAwaited, keepLooking } from "./net/waiting";
import { isSite } from "./pocket/site";
import { watchLongPress } from "./stage/gestures";
import { inspect, onKey } from "./stage/keys";
import { watchPresses } from "./stage/presses";
import { kept } from "./state/keep";
import { goneBack, type Route, readAddress, route } from "./state/route";
import { onTable, words } from "./state/state";
import { speak } from "./words/language";
import "./stage/focus";
import "./stage/motion";
import "./stage/senses";
import "./net/sharing";
import "./styles/frame.css";
import "./styles/table.css";
import "./styles/pages.css";
import "./styles/screens.css";
import "./styles/page.css";
import "./styles/beats.css";
import "./styles/phones.css";

readAddress();
window.addEventListener("popstate", goneBack);
watchPresses();
window.addEventListener("keydown", onKey);
watchLongPress(inspect);
window.addEventListener("online", wake);
window.addEventListener("pageshow", wake);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && wake());

// A new place is a new connection, and so is the table in the page; home and the new table's form share one
let place: string | null = null;
let isHouseOpen = !isSite;
function follow(): void {
  const at = route.value;
  if (!isHouseOpen && !isAlone(at)) return location.reload(); // the page begins anew, with its house
  if (!isHouseOpen && !tableInside(at)) return disconnect();
  const now = at.page === "table" ? at.code : tableInside(at) ? JSON.stringify(at) : "home";
  if (now === place) return;
  place = now;
  connect();
}

const title = computed(() => {
  const game = onTable.value?.game;
  const name = game ? (partsOf(game)?.title?.() ?? words.value.game(game)) : "Coronet";
  return isAwaited.value ? `● ${name}` : name;
});
effect(() => {
  document.title = title.value;
});
effect(() => document.querySelector('link[rel="icon"]')?.setAttribute("href", isAwaited.value ? turnIcon : icon));

/** Whether a place needs neither a server nor the house on this device. */
const isAlone = (at: Route) => at.page === "puzzles";

/** The first language is there before the first screen; another is taken up where one is. */
async function begin(): Promise<void> {
  await speak().catch(() => undefined);
  effect(() => void speak().catch(() => undefined));
  const page = document.getElementById("page");
  if (!page) return;
  if (isSite && !isAlone(route.value)) {
    await (await import("./pocket/Opening")).houseOpened(page);
    isHouseOpen = true;
  }
  effect(follow);
  page.textContent = "";
  render(<App />, page);
}

void begin();
keepLooking();
if (kept("push")) void import("./net/push").then(({ renew }) => renew());
window.addEventListener("load", install);
if (document.readyState === "complete") install();
