/** The bots that have a name of their own: which level plays by it, in which manner, and how they look. */

import characters from "../generated/characters.json";
import type { SeatInfo } from "../net/protocol";

export interface Character {
  level: string;
  taste: string;
  bust: number; // of the drawings
}

const levels: Record<string, Record<string, string>> = characters;
const known = new Map(
  Object.entries(levels).flatMap(([level, bots]) =>
    Object.entries(bots).map(([name, taste], bust): [string, Character] => [name, { level, taste, bust }]),
  ),
);

export const characterNamed = (name: string) => known.get(name);

/** Who plays at a seat, if it is one of them. */
export const characterAt = (seat?: SeatInfo) => (seat?.kind === "bot" ? characterNamed(seat.name ?? "") : undefined);
