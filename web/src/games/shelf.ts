/**
 * The games as they stand on the shelf: what is known of each before its parts are fetched. A folder beside this file is
 * one, or several that share their parts; which games a folder serves, the Python side says.
 */

import games from "../generated/games.json";
import type { AnyView } from "../state/state";
import type { Tip } from "../table/tips";

export interface About {
  place: number; // on the shelf, the smallest first
  emblem: string; // its drawing
  book?: string; // the folder whose book has its rules, where it is another's
  words?: string[]; // the groups of words that come with its parts
  wording?: (view: AnyView | null) => string | null; // what words depend on beside the language
  part?: (view: AnyView) => number | undefined; // which part is played, where each begins with a deal
  fresh?: Record<string, unknown>; // the settings that a new table begins with
  lesson?: Lesson;
  editions?: string[]; // by which one's results can be told apart
  points?: { mean: string; total: string }; // the words of one's results, where they are not points
}

/** How a game is learnt: at which table, and by which tips; of two whose moment is now the first goes first. */
interface Lesson {
  settings: Record<string, unknown>;
  bots: number;
  level: "beginner" | "good";
  fetch: () => Promise<{ tips: () => Tip[] }>;
}

interface Known {
  folder: string;
  players: Record<string, number[]>; // how many may play, by mode where it has modes
  reviewed: boolean; // whether the server can judge choices
}

const known: Record<string, Known> = games;
const found = import.meta.glob<About>("./*/about.ts", { eager: true, import: "about" });
const shelf = new Map(Object.entries(found).map(([path, about]) => [path.split("/")[1] ?? "", about]));

export const GAMES = Object.keys(known);
export const FIRST = GAMES[0] ?? ""; // what is played where nobody has said which
export const FOLDERS = [...shelf].sort(([, one], [, other]) => one.place - other.place).map(([folder]) => folder);

/** The folder that has the parts of a game. */
export const folderOf = (game: string) => known[game]?.folder ?? game;
export const gamesIn = (folder: string) => GAMES.filter((game) => folderOf(game) === folder);
export const aboutOf = (game: string) => shelf.get(folderOf(game));
export const isReviewed = (game: string) => known[game]?.reviewed ?? false;

/** The book that has the rules of a game. */
export const bookOf = (game: string) => aboutOf(game)?.book ?? folderOf(game);
export const BOOKS = [...new Set(FOLDERS.map(bookOf))];

/** How many may play, by the mode where a game has modes. */
export function playersOf(game: string, mode = ""): number[] {
  const modes = known[game]?.players ?? {};
  return modes[mode] ?? Object.values(modes)[0] ?? [];
}
