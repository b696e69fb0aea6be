import { expect, test } from "vitest";
import { books } from "../../games/shelf";
import { choose, LANGUAGES, speak } from "../../words/language";
import { open } from "./books";

const OF_A_TERMINAL = /terminal|coronet |setting |réglage |ustawieni\w+ [a-z]+[-_]?[a-z]*\b|first-game|--|`/i;

test.each(books.value)("the book of %s says nothing of terminals or commands, in any language", async (box) => {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    choose(language);
    await speak();
    const book = await open(box);
    for (const { id, texts } of book.entries(box))
      found.push(...texts.filter((text) => OF_A_TERMINAL.test(text)).map((text) => `${language} ${id}: ${text}`));
  }
  choose("en");
  await speak();
  expect(found).toEqual([]);
});
