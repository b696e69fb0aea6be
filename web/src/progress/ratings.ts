/** A rating in each game whose bots' strength is known, from results against them, and which level is next. */

import strengths from "../generated/strengths.json";
import { isPartner } from "../pages/results";
import { type Rating, rated, UNRATED } from "../puzzles/glicko";
import type { Game } from "./games";

export interface Point extends Rating {
  at: number; // when the game ended after which it was so
}

const FEW = 3; // games that say little
const strengthOf: Record<string, Record<string, number>> = strengths.levels;

/** The ratings of the levels of a game, the weakest first; empty where they are not known. */
export const ladder = (game: string): [string, number][] =>
  Object.entries(strengthOf[game] ?? {}).sort(([, one], [, other]) => one - other);

/** How the rating in a game went, after each game against bots whose strength is known. */
export function ratingIn(game: string, games: readonly Game[]): Point[] {
  let now: Rating = UNRATED;
  const points: Point[] = [];
  for (const one of games) {
    const results = one.game === game && !one.shared ? resultsOf(one) : [];
    if (results.length === 0) continue;
    for (const [strength, score] of results) {
      now = rated(now, { rating: strength, deviation: strengths.deviation }, score);
    }
    points.push({ ...now, at: one.ended });
  }
  return points;
}

/** The level of bots that one met last in a game. */
export function lastMet(game: string, games: readonly Game[]): string | null {
  const met = games.filter((one) => one.game === game).flatMap(({ others }) => others.map(({ level }) => level));
  return met.findLast((level) => level !== null && level in (strengthOf[game] ?? {})) ?? null;
}

/**
 * The level that it is time for: the one above that met last, once one has met that a few times and is surely better;
 * null where there is none.
 */
export function nextLevel(game: string, games: readonly Game[]): string | null {
  const [now, last] = [ratingIn(game, games).at(-1), lastMet(game, games)];
  const levels = ladder(game);
  const at = levels.findIndex(([name]) => name === last);
  const met = games.filter((one) => one.game === game && one.others.some(({ level }) => level === last)).length;
  if (!now || met < FEW || now.rating - now.deviation <= (levels[at]?.[1] ?? 0)) return null;
  return levels[at + 1]?.[0] ?? null;
}

/** Of several bots of one level the mean counts once: they met the same luck. */
function resultsOf(one: Game): [number, number][] {
  const met = one.others.filter((other) => !isPartner(one.edition, one.place, other.place));
  return ladder(one.game).flatMap(([name, strength]): [number, number][] => {
    const places = met.filter(({ level }) => level === name).map(({ place }) => place);
    if (places.length === 0) return [];
    const won = places.map((place): number => (one.place < place ? 1 : one.place === place ? 0.5 : 0));
    return [[strength, won.reduce((sum, share) => sum + share, 0) / won.length]];
  });
}
