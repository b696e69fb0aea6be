/** A table that was wished for in the page of a server and is opened by the house on this device. */

import type { create } from "../state/state";
import { DEVICE, isSite } from "./site";

type Wish = Parameters<typeof create>[0];

const WISH = "coronet.wish"; // in the tab that goes from one house to the other

/** Goes to the house on this device with it. */
export function wishHere(wish: Wish): void {
  sessionStorage.setItem(WISH, JSON.stringify(wish));
  location.assign(`${DEVICE}?at=/new/${wish.game}`);
}

/** What was wished for, once. */
export function wishedHere(): Wish | null {
  const wish = isSite ? sessionStorage.getItem(WISH) : null;
  sessionStorage.removeItem(WISH);
  return wish ? (JSON.parse(wish) as Wish) : null;
}
