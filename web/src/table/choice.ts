/** Choices in words. */

import type { Choice } from "../net/protocol";
import { words } from "../state/state";

/** What a choice does, for a button. Its verb has the words; cards, a place or a variant are their arguments. */
export function choiceText({ verb, cards = [], number, name }: Choice): string {
  const isPlace = typeof number === "number";
  return words.value.say(`page-do-${verb}${isPlace ? "-place" : ""}`, {
    count: cards.length,
    ...(cards[0] ? { card: cards[0], cards } : {}),
    ...(isPlace ? { number } : {}),
    ...(name ? { variant: name } : {}),
  });
}
