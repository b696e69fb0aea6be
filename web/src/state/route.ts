/** Where one is in the page: the address, and the right that came with it in the fragment. */

import { signal } from "@preact/signals";
import { bookOf, books, FIRST, isGame, shelf } from "../games/shelf";
import { addressOf, pathIn } from "../pocket/site";
import { placeLeft, placeReturned } from "./scrolled";

export type Route =
  | { page: "home" | "my-games" | "progress" | "log" | "licences" | "unknown" }
  | { page: "first"; from: string | null } // the table at which one waits meanwhile
  | { page: "create"; game: string }
  | { page: "ball"; day: string | null }
  | { page: "table"; code: string }
  | { page: "rules"; box: string; id: string | null }
  | { page: "replay" | "review"; code: string; no: number }
  | { page: "puzzles"; of: string | null; way: string | null };

export const route = signal<Route>({ page: "home" });
export const key = signal<string | null>(null);

const TABLE = /^\/t\/([0-9A-Za-z]{8,16})\/?$/;
const FIRST_TRICKS = /^\/first(?:\/([0-9A-Za-z]{8,16}))?\/?$/;
const CREATE = /^\/new(?:\/([a-z-]+))?\/?$/;
const RULES = /^\/rules(?:\/([a-z-]+))?(?:\/([a-z-]+))?\/?$/;
const BALL = /^\/ball(?:\/([0-9]{4}-[0-9]{2}-[0-9]{2}))?\/?$/;
const PUZZLES = /^\/puzzles(?:\/([a-z-]+))?(?:\/(daily|run))?\/?$/;
const REPLAY = /^\/(replay|review)\/([0-9A-Za-z]{8,16})\/([0-9]{1,9})\/?$/;

/**
 * Reads the address; a token in the fragment is taken out of it at once, so that no history keeps it. The tab keeps it for
 * its table: whoever only watches has no other right when the page is loaded again.
 */
export function readAddress(address: Pick<Location, "pathname" | "hash"> = location): void {
  const fragment = address.hash.slice(1);
  const now = routeOf(pathIn(address));
  const place = now.page === "table" ? `coronet.key.${now.code}` : null;
  if (/^[iw]\.[A-Za-z0-9_.-]{6,64}$/.test(fragment)) {
    key.value = fragment;
    if (place) sessionStorage.setItem(place, fragment);
    history.replaceState(history.state, "", addressOf(pathIn(address)));
  } else {
    key.value = place && sessionStorage.getItem(place);
  }
  if (JSON.stringify(now) !== JSON.stringify(route.value)) route.value = now;
}

/** Back or forth in the history: a form begins anew, at its top; any other place is found as it was left. */
export function goneBack(): void {
  readAddress();
  placeReturned(route.value.page === "create");
}

function routeOf(path: string): Route {
  if (path === "/") return { page: "home" };
  if (path === "/games") return { page: "my-games" };
  if (path === "/progress") return { page: "progress" };
  if (path === "/licences") return { page: "licences" };
  const tricks = FIRST_TRICKS.exec(path);
  if (tricks) return { page: "first", from: tricks[1] ?? null };
  const wish = CREATE.exec(path);
  if (wish && isOffered(wish[1] ?? FIRST)) return { page: "create", game: wish[1] ?? FIRST };
  const ball = BALL.exec(path);
  if (ball) return { page: "ball", day: ball[1] ?? null };
  if (path === "/replay") return { page: "log" };
  const rules = RULES.exec(path);
  if (rules) return rulesOf(rules[1] ?? FIRST, rules[2] ?? null);
  const puzzles = PUZZLES.exec(path);
  if (puzzles) return { page: "puzzles", of: puzzles[1] ?? null, way: puzzles[2] ?? null };
  const replay = REPLAY.exec(path);
  if (replay)
    return { page: replay[1] === "review" ? "review" : "replay", code: replay[2] ?? "", no: Number(replay[3]) };
  const code = TABLE.exec(path)?.[1];
  return code ? { page: "table", code } : { page: "unknown" };
}

const isOffered = (name: string) => shelf.value.includes(name) || isGame(name);

/** A book, or a page of it: of a game that stands in another's book, or a card of the first game. */
function rulesOf(first: string, id: string | null): Route {
  if (books.value.includes(first)) return { page: "rules", box: first, id };
  return { page: "rules", box: bookOf(isGame(first) ? first : FIRST), id: first };
}

/** Goes to another place of the page, to its top. */
export function go(path: string): void {
  placeLeft(addressOf(path));
  readAddress();
}
