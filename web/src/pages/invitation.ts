/** What an invitation says: who invites, to which game, how long it takes, and what one is after in it. */

import { bookOf, FIRST } from "../games/shelf";
import type { TableInfo } from "../net/protocol";
import { words } from "../state/state";

export interface Invitation extends Record<string, unknown> {
  host: string;
  game: string;
  time: string;
  timed: boolean; // whether it is known how long the game takes
}

export function invitationTo(table: TableInfo): Invitation {
  const say = words.value;
  const time = [table.game, bookOf(table.game)].map((name) => `page-game-${name}-time`).find((key) => say.has(key));
  return {
    host: table.seats[table.host ?? -1]?.name || say.say("page-host"),
    game: say.game(table.game),
    time: time ? say.say(time) : "",
    timed: time !== undefined,
  };
}

/** What one is after in a game, in a sentence or two; none before the words of a game are here. */
export function aimOf(game: string): string | null {
  const say = words.value;
  if (game === FIRST) return say.say("page-intro");
  const key = [`parlour-${game}.aim`, `page-game-${game}.text`].find((one) => say.has(one));
  return key === undefined ? null : say.say(key);
}
