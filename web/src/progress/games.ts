/** One's finished games as the diary has them: what is needed to rate, to count dances and to draw figures. */

import { ask } from "../net/asking";
import type { PlayedGame } from "../net/protocol";
import { isDrawn, isWon, own, type Played } from "../pages/results";
import { note, noted } from "../state/diary";
import { person } from "../state/keep";

export interface Game {
  game: string;
  edition: string | null;
  ended: number;
  place: number;
  won: boolean;
  drawn: boolean;
  princess: string | null;
  danced: Record<string, string[]>; // by kind: round cards, variants, gifts
  others: { level: string | null; place: number }[]; // null: a person
  shared?: true; // a bot has played for one, for a while
}

const KIND = "game";

/** All of them, the earliest first. */
export function games(): Game[] {
  const all = noted(KIND).flatMap(({ body }) => (isGameBody(body) ? [body] : []));
  return all.sort((one, other) => one.ended - other.ended);
}

/** Another version of the page may have noted something else. */
function isGameBody(body: unknown): body is Game {
  const { game, ended, others, danced } = Object(body) as Partial<Game>;
  return typeof game === "string" && typeof ended === "number" && Array.isArray(others) && Object(danced) === danced;
}

/** Notes the game that has just ended at a table, from one's seat. */
export async function noteGame(code: string, no: number, seat: number): Promise<void> {
  const answer = await ask(`/api/result/${code}/${no}`);
  if (answer.ok) noteAll([{ ...((await answer.json()) as PlayedGame), seat }]);
}

/** Notes all that the house has of one's games: those of before, too. */
export async function noteGames(): Promise<void> {
  if (!person.value) return;
  const answer = await ask("/api/me/games", { headers: { authorization: `Bearer ${person.value}` } });
  if (answer.ok) noteAll((await answer.json()) as PlayedGame[]);
}

function noteAll(found: readonly PlayedGame[]): void {
  const known = new Set(noted(KIND).map(({ id }) => id));
  for (const one of found) {
    const id = `${one.code}/${one.no}`;
    if (isOwn(one) && !known.has(id)) note(KIND, id, bodyOf(one));
  }
}

const isOwn = (one: PlayedGame): one is Played => one.seat !== null && one.ended_at !== null;

function bodyOf(one: Played): Game {
  const mine = own(one);
  return {
    game: one.game,
    edition: one.edition,
    ended: one.ended_at,
    place: mine?.place ?? 0,
    won: isWon(one),
    drawn: isDrawn(one),
    princess: mine?.princess ?? null,
    danced: one.danced,
    others: one.seats.filter((_, seat) => seat !== one.seat).map(({ level, place }) => ({ level, place })),
    ...(mine?.shared ? { shared: true } : {}),
  };
}
