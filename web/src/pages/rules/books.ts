/** What can be looked up: a book for each box of games, with its entries under their headings. All texts are words. */

import { VARIANT_ICONS } from "../../games/r/icons";
import catalogue from "../../games/rebel/catalogue.json";
import { words } from "../../state/state";
import { learn } from "../../words/language";
import { Words } from "../../words/words";

export type Kind = "topic" | "round" | "princess" | "character" | "variant" | "parlour" | "gift";

export interface Entry {
  kind: Kind;
  id: string;
  key: string; // of its name; its text is an attribute
  name: string;
  texts: string[]; // one, or one for each edition where they differ
  icon: string;
}

export interface Book {
  box: string;
  texts: string[]; // the groups of words that it needs
  headings: [Kind, string][];
  entries: () => Entry[];
}

export const EDITIONS = ["deluxe", "classic"] as const;
export type Edition = (typeof EDITIONS)[number];

const DUEL_TOPICS = ["r-aim", "r-judging", "r-hold", "r-house"];
const NO_CHARACTER = "character-name"; // a pattern
const WOO_TOPICS = ["aim", "cards", "set", "round", "scoring", "end", "ghost", "teams", "assumed"];

export const BOOKS: Record<string, Book> = {
  rebel: {
    box: "rebel",
    texts: ["rules"],
    headings: [
      ["topic", "page-rules-basics"],
      ["round", "page-rules-rounds"],
      ["princess", "page-rules-princesses"],
    ],
    entries: () => [
      ...ofKeys("topic", keysOf("topic-")),
      ...ofIds(
        "round",
        both((edition) => catalogue[edition].rounds.map(({ id }) => id)),
      ),
      ...ofIds(
        "princess",
        both((edition) => catalogue[edition].princesses),
      ),
    ],
  },
  r: {
    box: "r",
    texts: ["r", "parlour"],
    headings: [
      ["topic", "page-rules-basics"],
      ["character", "page-rules-characters"],
      ["variant", "page-rules-variants"],
      ["parlour", "page-rules-parlour"],
    ],
    entries: () => [
      ...ofKeys("topic", DUEL_TOPICS),
      ...ofKeys(
        "character",
        keysOf("character-").filter((key) => key !== NO_CHARACTER),
      ),
      ...ofKeys("variant", keysOf("variant-")),
      ...ofKeys("parlour", keysOf("parlour-")),
    ],
  },
  woo: {
    box: "woo",
    texts: ["woo"],
    headings: [
      ["topic", "page-rules-basics"],
      ["gift", "page-rules-gifts"],
    ],
    entries: () => [
      ...ofKeys(
        "topic",
        WOO_TOPICS.map((name) => `woo-${name}`),
      ),
      ...ofKeys(
        "gift",
        keysOf("gift-").filter((key) => words.value.has(`${key}.text`)),
      ),
    ],
  },
};

/** The book of an address, its words fetched. */
export async function open(box: string): Promise<Book> {
  const book = BOOKS[box] ?? BOOKS.rebel;
  if (!book) throw new Error("no book");
  for (const group of book.texts) await learn(group);
  return book;
}

const keysOf = (prefix: string) => words.value.keys(prefix);
const both = (list: (edition: Edition) => string[]) => [...new Set(EDITIONS.flatMap(list))];
const ofIds = (kind: Kind, ids: string[]) =>
  ofKeys(
    kind,
    ids.map((id) => `${kind}-${id}`),
  );

function ofKeys(kind: Kind, keys: string[]): Entry[] {
  return keys.map((key) => {
    const id = key.slice(key.indexOf("-") + 1);
    return { kind, id, key, name: words.value.say(key), texts: textsOf(kind, id, key), icon: iconOf(kind, id) };
  });
}

function textsOf(kind: Kind, id: string, key: string): string[] {
  const editions = EDITIONS.filter((edition) => isIn(kind, id, edition));
  const texts = editions
    .map((edition) => new Words(edition))
    .map((say) => (say.has(`${key}.text`) ? say.say(`${key}.text`) : ""));
  return [...new Set(texts.filter(Boolean))];
}

export function isIn(kind: Kind, id: string, edition: Edition): boolean {
  const { rounds, princesses } = catalogue[edition];
  if (kind === "round") return rounds.some((round) => round.id === id);
  return kind !== "princess" || princesses.includes(id);
}

function iconOf(kind: Kind, id: string): string {
  if (kind === "variant") return VARIANT_ICONS[id] ?? "icon-learn";
  const drawn: Partial<Record<Kind, string>> = { character: "r", round: "round", princess: "princess", gift: "gift" };
  return drawn[kind] ? `${drawn[kind]}-${id}` : "icon-learn";
}
