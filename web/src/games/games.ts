/** The games there are. Rebel Princess comes with the page; the parts of each other one are fetched when first wanted. */

import { signal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import players from "../generated/players.json";
import type { AnyView, Sheet, StoryLine } from "../state/state";
import { learn } from "../words/language";

/** What a game brings along to be shown. Its words are learnt when it is fetched. */
export interface Parts {
  Table: ComponentType; // in play
  Scene: ComponentType; // the table without one's own desk, for replays
  Hand: ComponentType; // the cards one holds
  End: ComponentType; // the finished game
  Settings: ComponentType<SettingsPart>;
  Mini: ComponentType<{ card: string }>; // a small card, in the story
  Score?: ComponentType; // how everybody stands, where that is more than a sum
  text: (settings: Record<string, unknown>) => string; // what is played, in one sentence
  sheet?: (of: Sheet) => { title: string; body: ComponentChildren } | null; // the full text of something tapped
  opened?: (open: Record<string, unknown>, seat: number) => Record<string, unknown>; // more of a seat's own view
  remembered?: (told: readonly StoryLine[]) => readonly StoryLine[]; // the story without what one should remember oneself
  Rules?: ComponentType; // what lies beside the table where there is room
  kind?: (game: string) => string; // more classes of the table
  chipIcon?: (key: string, args: Record<string, unknown>) => string; // the drawing of a rule in force
}

export interface SettingsPart {
  game: string;
  settings: Record<string, unknown>;
  change: (settings: Record<string, unknown>) => void;
}

export const REBEL = "rebel";
export const GAMES = Object.keys(players) as (keyof typeof players)[];
export const PARLOUR = GAMES.filter((game) => ![REBEL, "r", "woo"].includes(game));

const LOADERS: Record<string, () => Promise<{ parts: Parts }>> = {
  r: () => learn("r").then(() => import("./r/parts")),
  woo: () => learn("woo").then(() => import("./woo/parts")),
  parlour: () => Promise.all([learn("r"), learn("parlour")]).then(() => import("./parlour/parts")),
};

const fetched = signal<Record<string, Parts>>({});
const wanted = new Set<string>();

/** The parts of a game, or null until they are here; asking fetches them. */
export function partsOf(game: string): Parts | null {
  const box = game in LOADERS ? game : "parlour";
  if (!wanted.has(box)) {
    wanted.add(box);
    void LOADERS[box]?.().then(({ parts }) => (fetched.value = { ...fetched.peek(), [box]: parts }));
  }
  return fetched.value[box] ?? null;
}

/** How many may play, by the mode where a game has modes. */
export function playersOf(game: string, mode = ""): number[] {
  const modes: Record<string, number[]> = players[game as keyof typeof players] ?? {};
  return modes[mode] ?? Object.values(modes)[0] ?? [];
}

/** The view of a game as a replay has it: the whole table from one seat. */
export function opened(game: Record<string, unknown> & AnyView, seat: number): AnyView {
  const hands = game.hands as string[][] | undefined;
  const own = {
    seat,
    hand: hands?.[seat] ?? [],
    question: 0,
    asked: [],
    legal: [],
    pending: null,
    prompt: game.prompt,
  };
  const more = partsOf(game.game)?.opened?.(game, seat) ?? {};
  return { ...game, own: { ...own, ...more }, over: false } as unknown as AnyView;
}
