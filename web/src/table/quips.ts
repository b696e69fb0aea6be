/**
 * Quips: what bots say in between, when luck comes to them or leaves them. It is rare: one in each part of a game, and each
 * bot once in a game.
 */

import type { Luck } from "../stage/beats";
import { part, table, words } from "../state/state";
import { sayAs } from "../state/talk";
import { learn } from "../words/language";
import { characterAt } from "./characters";

const over = new Set<string>(); // parts of games in which a bot has said something, and bots that have

/** Has the first bot that luck has touched say a word of it, where it is time for one. */
export async function remark(luck: readonly Luck[]): Promise<void> {
  const at = table.peek();
  const game = `${at?.code} ${at?.game_no}`;
  const now = `${game} part ${part.peek()}`;
  const touched = luck.find(({ seat }) => characterAt(at?.seats[seat]) && !over.has(`${game} seat ${seat}`));
  if (!touched || over.has(now)) return;
  const { seat, isGood } = touched;
  over.add(now).add(`${game} seat ${seat}`);
  await learn("quips");
  const bot = table.peek()?.code === at?.code ? table.peek()?.seats[seat] : undefined; // one may have gone elsewhere
  const character = characterAt(bot);
  if (!bot?.name || !character) return;
  const key = `quip-${isGood ? "lucky" : "unlucky"}-${character.level}-${character.taste}`;
  sayAs(seat, bot.name, words.peek().say(key));
}
