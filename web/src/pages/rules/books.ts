/** What can be looked up: a book for each game that has one, with its entries under their headings. All texts are words. */

import type { ComponentChild, ComponentType } from "preact";
import { folderOf } from "../../games/shelf";
import { type create, words } from "../../state/state";
import { learn } from "../../words/language";
import { Words } from "../../words/words";

export interface Entry {
  kind: string;
  id: string;
  key: string; // of its name; its text is an attribute
  name: string;
  texts: string[]; // one, or one for each edition where they differ
  icon: string;
}

export interface Book {
  texts: string[]; // the groups of words that it needs
  headings: [kind: string, words: string][];
  entries: (box: string) => Entry[];
  editions?: readonly string[]; // whose texts may differ
  letter?: (entry: Entry) => string | undefined; // what stands on the card beside its name
  Pills?: ComponentType<{ entry: Entry }>; // beside the heading
  emblem?: (entry: Entry) => ComponentChild; // in place of the stage with its drawing
  picture?: (entry: Entry) => ComponentChild; // cards to look at beside the text
  examples?: (entry: Entry) => string; // the folder that has its example, where it is another's
  hasPairs?: boolean; // what two cards do with each other is told
  wish?: (entry: Entry, box: string) => Wish | null; // a table with what the page is about
}

export type Wish = Parameters<typeof create>[0];

const found = import.meta.glob<{ book: Book }>("../../games/*/book.tsx", { eager: true });

/** The book of an address, its words fetched. */
export async function open(box: string): Promise<Book> {
  const book = found[`../../games/${folderOf(box)}/book.tsx`]?.book;
  if (!book) throw new Error("no book");
  for (const group of book.texts) await learn(group);
  return book;
}

export const keysOf = (prefix: string) => words.value.keys(prefix);

interface Look {
  editions?: (id: string) => readonly string[]; // those that have it
  icon?: (id: string) => string;
}

/** The entries of a kind by the keys of their names. */
export function ofKeys(kind: string, keys: readonly string[], { editions, icon }: Look = {}): Entry[] {
  return keys.map((key) => {
    const id = key.slice(key.indexOf("-") + 1);
    const texts = (editions?.(id) ?? [null]).map((edition) => textOf(new Words(edition), `${key}.text`));
    return {
      kind,
      id,
      key,
      name: words.value.say(key),
      texts: [...new Set(texts.filter(Boolean))],
      icon: icon?.(id) ?? "icon-learn",
    };
  });
}

const textOf = (say: Words, key: string) => (say.has(key) ? say.say(key) : "");

/** A table of one's own against bots. */
export function against(bots: number, game: string, settings: Record<string, unknown>): Wish {
  const others = Array.from({ length: bots }, () => ({ kind: "bot" }) as const);
  return { game, settings, seats: [{ kind: "open" }, ...others] };
}
