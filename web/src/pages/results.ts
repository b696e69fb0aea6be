/** One's own finished games in figures: means with their uncertainty, and what is too close to call. */

import type { PlayedGame, PlayedSeat } from "../net/protocol";

/** A game of one's own: one sat somewhere, and it has ended. */
export type Played = PlayedGame & { seat: number; ended_at: number };

export interface Row {
  id: string;
  games: number;
  mean: number;
  low: number; // of the interval in which the true mean lies, 19 times of 20
  high: number;
}

const SURE = 1.96;

export const own = (game: Played) => game.seats[game.seat];
export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A mean of values and how far it may be off. */
export function rowOf(id: string, values: readonly number[]): Row {
  const middle = mean(values);
  const spread = Math.sqrt(
    values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1),
  );
  const off = (SURE * spread) / Math.sqrt(Math.max(1, values.length));
  return { id, games: values.length, mean: middle, low: middle - off, high: middle + off };
}

/** A share of games and how far it may be off, also where it is all or nothing (Wilson). */
export function shareOf(id: string, values: readonly number[]): Row {
  const n = values.length;
  const share = mean(values);
  const wide = 1 + SURE ** 2 / n;
  const middle = (share + SURE ** 2 / (2 * n)) / wide;
  const off = (SURE / wide) * Math.sqrt((share * (1 - share)) / n + SURE ** 2 / (4 * n ** 2));
  return { id, games: n, mean: share, low: middle - off, high: middle + off };
}

function grouped(pairs: readonly [string, number][]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [id, value] of pairs) groups.set(id, [...(groups.get(id) ?? []), value]);
  return groups;
}

/** Proposals a game by the princess one was. */
export function byPrincess(games: readonly Played[]): Row[] {
  const pairs = games.flatMap((game): [string, number][] => {
    const mine = own(game);
    return mine?.princess ? [[mine.princess, mine.score]] : [];
  });
  return [...grouped(pairs)].map(([id, scores]) => rowOf(id, scores)).sort((one, other) => one.mean - other.mean);
}

const TEAMS = "teams";

/** Whether somebody with this place shares a team with one; in a draw, opponents look like that too. */
export const isPartner = (edition: string | null, mine: number, theirs: number) => edition === TEAMS && mine === theirs;

/** Whether nobody won: all share the first place. */
export const isDrawn = (game: Played) => game.seats.every(({ place }) => place === 1);
export const isWon = (game: Played) => own(game)?.place === 1 && !isDrawn(game);

/** The share of wins that would be one's own among equals. */
export const evenShare = (edition: string | null, players: number) => (edition === TEAMS ? 1 / 2 : 1 / players);
export const fairShare = ({ edition, seats }: Played) => evenShare(edition, seats.length);

/** The best of one's own totals, as the game counts. */
export function best(games: readonly Played[]): number {
  const scores = games.map((game) => own(game)?.score ?? 0);
  return games[0]?.lowest_wins ? Math.min(...scores) : Math.max(...scores);
}

/** Games by which game it was, those played most first. */
export function byGame(games: readonly Played[]): [string, Played[]][] {
  const names = [...new Set(games.map(({ game }) => game))];
  const lists = names.map((name): [string, Played[]] => [name, games.filter(({ game }) => game === name)]);
  return lists.sort(([, one], [, other]) => other.length - one.length);
}

/** How often one finishes ahead of each person. */
export function byPerson(games: readonly Played[]): Row[] {
  return ahead(games, ({ name, level }) => (level === null ? name : null));
}

/** How often one finishes ahead of bots of each level. */
export function byLevel(games: readonly Played[]): Row[] {
  return ahead(games, ({ level }) => level);
}

/**
 * A shared place is half; of several of one kind in a game, their mean counts once. Partners of a team are not counted:
 * they share one's place unless the game is drawn.
 */
function ahead(games: readonly Played[], nameOf: (seat: PlayedSeat) => string | null): Row[] {
  const pairs = games.flatMap((game) => {
    const place = own(game)?.place ?? 0;
    const others = game.seats.filter((_, seat) => seat !== game.seat);
    const met = others.flatMap((other): [string, number][] => {
      const id = nameOf(other);
      if (id === null || isPartner(game.edition, place, other.place)) return [];
      return [[id, place < other.place ? 1 : place === other.place ? 0.5 : 0]];
    });
    return [...grouped(met)].map(([id, won]): [string, number] => [id, mean(won)]);
  });
  return [...grouped(pairs)].map(([id, won]) => shareOf(id, won)).sort((one, other) => other.games - one.games);
}

/** Whether a row lies clearly on one side of a line. */
export function verdict({ low, high }: Row, line: number): "above" | "below" | null {
  if (low > line) return "above";
  return high < line ? "below" : null;
}
