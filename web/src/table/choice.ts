/** Choices in words. */

import { words } from "../state/state";

const NUMBER = /^[0-9]+$/;

/** What a choice does, for a button. Its verb has the words; cards, a place or a variant are their arguments. */
export function choiceText(text: string, isCard: (word: string) => boolean): string {
  const [verb = "", ...rest] = text.split(" ");
  const cards = rest.filter(isCard);
  const place = rest.find((word) => NUMBER.test(word));
  const named = rest.find((word) => !isCard(word) && !NUMBER.test(word));
  const key = `page-do-${verb}${place ? "-place" : ""}`;
  return words.value.say(key, {
    count: cards.length,
    ...(cards[0] ? { card: cards[0], cards } : {}),
    ...(place ? { number: Number(place) } : {}),
    ...(named ? { variant: named } : {}),
  });
}
