/** The cards of R by their names: a character, with a colour or without. */

import { coloured } from "../../words";
import { characters } from "./variants.json";

const KNOWN = new Set(characters);

export const isCharacter = (word: string) =>
  KNOWN.has(coloured(word)[1]) && ["", "blue", "red"].includes(coloured(word)[0]);
