/**
 * The games as they stand on the shelf: what is known of each before its parts are fetched. A folder beside this file is
 * one, or several that share their parts; which games a folder serves, the Python side says. Games that the server has
 * beside those come last; they are drawn by the parts that any game can be shown by.
 */

import { computed, signal } from "@preact/signals";
import type { Tricks } from "../first/teacher";
import games from "../generated/games.json";
import type { GameInfo } from "../net/protocol";
import type { AnyView } from "../state/state";
import type { Tip } from "../table/tips";

export interface About {
  place: number; // on the shelf, the smallest first
  emblem: string; // its drawing
  book?: string; // the folder whose book has its rules, where it is another's
  words?: string[]; // the groups of words that come with its parts
  wording?: (view: AnyView | null) => string | null; // what words depend on beside the language, where not the box
  part?: (view: AnyView) => number | undefined; // which part is played, where each begins with a deal
  trick?: (view: AnyView) => number; // how many tricks of this part are over
  hasPlans?: (view: AnyView) => boolean; // whether others play cards now, one after the other
  fresh?: Record<string, unknown>; // the settings that a new table begins with
  lesson?: Lesson;
  start?: Start;
  editions?: string[]; // by which one's results can be told apart
  points?: { mean: string; total: string }; // the words of one's results, where they are not points
}

/** How a game is learnt: at which table, and by which tips; of two whose moment is now the first goes first. */
interface Lesson {
  settings: Record<string, unknown>;
  bots: number;
  level: "beginner" | "good";
  minutes: number; // at normal pace, with some seconds for every choice
  fetch: () => Promise<{ tips: () => Tip[] }>;
}

/** What somebody begins with who has never played: a few tricks with open help, and then a gentle game. */
interface Start {
  tricks: () => Promise<Tricks>;
  roles: readonly string[]; // whom one can be easily, the easiest first
  settings: (role: string) => Record<string, unknown>;
  bots: number;
  level: "beginner" | "good";
}

type Known = Omit<GameInfo, "settings">;

const PLAIN = "plain"; // the folder that has parts for any game
const ours: Record<string, Known> = games;
const found = import.meta.glob<About>("./*/about.ts", { eager: true, import: "about" });
const abouts = new Map(Object.entries(found).map(([path, about]) => [path.split("/")[1] ?? "", about]));
const folders = [...abouts].sort(([, one], [, other]) => one.place - other.place).map(([folder]) => folder);

/** What the server has beside our games. */
export const added = signal<Readonly<Record<string, GameInfo>>>({});
const known = computed<Readonly<Record<string, Known>>>(() => ({ ...added.value, ...ours }));
const others = computed(() => Object.keys(added.value).filter((game) => !(game in ours)));

export const GAMES = Object.keys(ours);
export const FIRST = GAMES[0] ?? ""; // what is played where nobody has said which

/** What stands on the shelf: our folders, and each game that was added. */
export const shelf = computed<readonly string[]>(() => [...folders, ...others.value]);
export const books = computed<readonly string[]>(() => [...new Set(shelf.value.map(bookOf))]);
export const isGame = (name: string) => Object.hasOwn(known.value, name);

/** The folder that has the parts of a game. */
export const folderOf = (game: string) => (known.value[game] ? known.value[game].folder || PLAIN : game);
export const gamesIn = (folder: string) => GAMES.filter((game) => folderOf(game) === folder);
export const aboutOf = (game: string) => abouts.get(folderOf(game));
export const isReviewed = (game: string) => known.value[game]?.reviewed ?? false;
export const partNameOf = (game: string) => known.value[game]?.part ?? "round"; // what is over between two of them
export const isLowestBest = (game: string) => known.value[game]?.lowest_wins ?? false;

/** The settings of a game of it that is begun with one press. */
export const quickOf = (game: string) => known.value[game]?.quick ?? {};

/** What words depend on beside the language: the edition, or the box that the game lies in. */
export function wordingOf(game: string, view: AnyView | null): string | null {
  const about = aboutOf(game);
  return about?.wording ? about.wording(view) : (known.value[game]?.box ?? null);
}

/** The book that has the rules of a game. */
export function bookOf(game: string): string {
  if (others.value.includes(game)) return game;
  return aboutOf(game)?.book ?? folderOf(game);
}

/** How many may play, by the mode where a game has modes. */
export function playersOf(game: string, mode = ""): number[] {
  const modes = known.value[game]?.players ?? {};
  return modes[mode] ?? Object.values(modes)[0] ?? [];
}
