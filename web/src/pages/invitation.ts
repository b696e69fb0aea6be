/** What an invitation says: who invites, to which game, and how long it takes. */

import { bookOf } from "../games/shelf";
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
