/** The cards of R by their names: a character, with a colour or without. */

import { parted } from "../../words/words";
import { colours, strengths } from "./variants.json";

const STRENGTHS: Record<string, number> = strengths;
export const CHARACTERS = Object.keys(strengths);

export const characterOf = (card: string) => parted(card)[1];

export function isCharacter(word: string): boolean {
  const [colour, character] = parted(word);
  return character in STRENGTHS && (!colour || colours.includes(colour));
}

export const strengthOf = (card: string) => STRENGTHS[characterOf(card)] ?? 0;

/** The court that a card is of: its own, or that of the seat that holds it. */
export const courtOf = (card: string, seat: number | null) =>
  parted(card)[0] || (colours[(seat ?? 0) % colours.length] ?? "");
