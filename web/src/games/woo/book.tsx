import { type Book, keysOf, ofKeys } from "../../pages/rules/books";
import { words } from "../../state/state";

const TOPICS = ["aim", "cards", "set", "round", "scoring", "end", "ghost", "teams", "assumed"];

export const book: Book = {
  texts: ["woo"],
  headings: [
    ["topic", "page-rules-basics"],
    ["gift", "page-rules-gifts"],
  ],
  entries: () => [
    ...ofKeys(
      "topic",
      TOPICS.map((name) => `woo-${name}`),
    ),
    ...ofKeys(
      "gift",
      keysOf("gift-").filter((key) => words.value.has(`${key}.text`)),
      { icon: (id) => `gift-${id}` },
    ),
  ],
};
