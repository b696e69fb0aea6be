import { words } from "../state/state";

/** Who made a game, as its book says; a game that was added may not say it. */
export function Credits({ book }: { book: string }) {
  const say = words.value;
  const key = `credits-${book}`;
  return say.has(key) ? <p>{say.say(key)}</p> : null;
}
