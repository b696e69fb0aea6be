/** The dance card: with what one has danced, how often, and how often it was won. */

import cards from "../generated/dances.json";
import type { Game } from "./games";

export interface Dance {
  id: string;
  danced: number;
  won: number;
}

const all: Record<string, Record<string, string[]>> = cards;
const OWN = "princess"; // danced by one's own seat alone; the others by everybody at the table

/** By kind, everything that there is to have danced with in a game. */
export function danceCard(game: string, games: readonly Game[]): [string, Dance[]][] {
  const played = games.filter((one) => one.game === game);
  return Object.entries(all[game] ?? {}).map(([kind, ids]) => [
    kind,
    ids.map((id) => {
      const found = played.filter((one) => dancedIn(one, kind).includes(id));
      return { id, danced: found.length, won: found.filter(({ won }) => won).length };
    }),
  ]);
}

function dancedIn(one: Game, kind: string): readonly string[] {
  if (kind !== OWN) return one.danced[kind] ?? [];
  return one.princess ? [one.princess] : [];
}
