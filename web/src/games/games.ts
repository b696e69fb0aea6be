/**
 * The parts of the games. Each folder beside this file has them in `parts.tsx`, fetched when first wanted, or in
 * `parts.bundled.tsx`, which comes with the page.
 */

import { signal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import type { Line, Step } from "../net/protocol";
import type { Beat } from "../stage/beats";
import type { AnyView, Sheet, StoryLine } from "../state/state";
import { learn } from "../words/language";
import { aboutOf, folderOf } from "./shelf";

/** What a game brings along to be shown. Its words are learnt when it is fetched. */
export interface Parts {
  Table: ComponentType; // in play
  Scene: ComponentType; // the table without one's own desk, for replays
  Hand: ComponentType; // the cards one holds
  End: ComponentType; // the finished game
  Settings: ComponentType<SettingsPart>;
  Mini: ComponentType<{ card: string }>; // a small card, in the story
  Presets?: ComponentType<SettingsPart>; // tables that are ready to play, above the guests; then the settings stand below
  Score?: ComponentType; // how everybody stands, where that is more than a sum
  Below?: ComponentType; // under the story, where there is room
  Rules?: ComponentType; // what lies beside the table where there is room
  Title?: ComponentType; // in the bar on top of a replay
  Still?: ComponentType; // the table at a choice that is reviewed
  text: (settings: Record<string, unknown>) => string; // what is played, in one sentence
  name?: (settings: Record<string, unknown>) => string; // what such a table is called, where not like the game
  title?: () => string; // of the page, where not the name of the game
  comes?: () => string | null; // which part is next
  sheet?: (of: Sheet) => { title: string; body: ComponentChildren } | null; // the full text of something tapped
  opened?: (open: OpenView, seat: number) => Record<string, unknown>; // more of a replay's view, and of a seat's own in it
  trickOf?: (view: AnyView) => unknown; // what changes with every trick
  example?: { Scene: ComponentType; view: (view: AnyView) => AnyView }; // how an example of the rules is shown
  remembered?: (told: readonly StoryLine[]) => readonly StoryLine[]; // the story without what one should remember oneself
  kind?: (game: string) => string; // more classes of the table
  chipIcon?: (key: string, args: Record<string, unknown>) => string | undefined; // the drawing of a rule in force
  beats?: (before: AnyView, now: AnyView, happened: readonly Line[]) => Beat[]; // what there is to be seen of a step
  house?: readonly HouseSwitch[]; // house rules that stand among those of the table
  levels?: string; // the words that say how well its bots play
  liftsInHand?: boolean; // a card that is lifted stays where it is
}

export interface SettingsPart {
  game: string;
  settings: Record<string, unknown>;
  change: (settings: Record<string, unknown>) => void;
}

/** A house rule that holds or not. */
export interface HouseSwitch {
  name: string;
  label: string; // its words, with what it does as `.text`
  rest: string; // how it stands, in a few words
  isOn: (settings: Record<string, unknown>) => boolean;
  turned: SettingsChange<boolean>;
}

type SettingsChange<Value> = (settings: Record<string, unknown>, value: Value) => Record<string, unknown>;

/** A view as a replay has it: with the hands of all. */
export type OpenView = Step["view"] & { open?: boolean };

const bundled = import.meta.glob<{ parts: Parts }>("./*/parts.bundled.tsx", { eager: true });
const others = import.meta.glob<{ parts: Parts }>("./*/parts.tsx");

const fetched = signal<Record<string, Parts>>({});
const wanted = new Set<string>();

/** The parts of a game, or null until they are here; asking fetches them. */
export function partsOf(game: string): Parts | null {
  const folder = folderOf(game);
  const here = bundled[`./${folder}/parts.bundled.tsx`];
  if (here) return here.parts;
  if (!wanted.has(folder)) {
    wanted.add(folder);
    void fetchParts(folder);
  }
  return fetched.value[folder] ?? null;
}

async function fetchParts(folder: string): Promise<void> {
  await Promise.all((aboutOf(folder)?.words ?? []).map(learn));
  const found = await others[`./${folder}/parts.tsx`]?.();
  if (found) fetched.value = { ...fetched.peek(), [folder]: found.parts };
}

/** The view of a game as a replay has it: the whole table from one seat. */
export function opened(game: OpenView, seat: number): AnyView {
  const own = {
    seat,
    hand: ("hands" in game && game.hands[seat]) || [],
    question: 0,
    asked: [],
    legal: [],
    pending: null,
    prompt: game.prompt,
  };
  const { own: mine = {}, ...more } = partsOf(game.game)?.opened?.(game, seat) ?? {};
  return { ...game, ...more, own: { ...own, ...(mine as object) }, over: false } as unknown as AnyView;
}
