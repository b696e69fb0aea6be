import { against, type Book, ofKeys } from "../../pages/rules/books";
import { playersOf } from "../shelf";
import { rulesOf } from "./plain";

/** The rules of a game that was added: its messages `rules-GAME-`. */
export const book: Book = {
  texts: [],
  headings: [["topic", "page-rules-basics"]],
  entries: (game) => ofKeys("topic", rulesOf(game)),
  wish: (_entry, game) => {
    const [players = 2] = playersOf(game);
    return against(players - 1, game, {});
  },
};
