import { type Book, keysOf, ofKeys } from "../../pages/rules/books";
import { words } from "../../state/state";
import { Card } from "../../table/Card";

const TOPICS = ["aim", "cards", "set", "round", "scoring", "end", "ghost", "teams", "assumed"];

const PICTURES: Record<string, string[]> = { cards: ["R7", "S4", "M10", "B13"], round: ["R9", "R12", "M2"] };

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
  picture: ({ kind, id }) => kind === "topic" && PICTURES[id]?.map((card) => <Card key={card} card={card} />),
};
