import { words } from "../../state/state";
import catalogue from "./catalogue.json";

export type Edition = "classic" | "deluxe";

export const SURPRISE = "surprise"; // a round that is drawn when it begins
export const MOST_ROUNDS = 5;
const SHORT = 3;

/** A table of Rebel Princess as it is being planned. */
export interface Draft {
  players: number;
  edition: Edition;
  rounds: "random" | "first-game" | "anything" | "chosen";
  chosen: string[]; // the slots, where they are chosen
  princesses: string; // "" leaves it to the edition
  leader: number | null; // null: drawn
  length: number;
  openMemory: boolean;
  hiddenCounts: boolean; // what each has collected in a round
  laterPowers: boolean; // from the second round on
}

export const PRESETS: Record<string, Partial<Draft>> = {
  ball: { edition: "deluxe", rounds: "random", length: 5 },
  first: { edition: "deluxe", rounds: "first-game", length: 5 },
  three: { edition: "deluxe", rounds: "random", length: 3 },
  classic: { edition: "classic", rounds: "first-game", length: 5 },
};
/** The settings as the server wants them. */
export function settingsOf(draft: Draft): Record<string, unknown> {
  return {
    edition: draft.edition,
    players: draft.players,
    rounds: draft.rounds === "chosen" ? draft.chosen : draft.rounds,
    ...(draft.rounds === "chosen" ? {} : { length: draft.length }),
    ...(draft.princesses ? { princesses: draft.princesses } : {}),
    ...leaderOf(draft),
    house_rules: {
      open_memory: draft.openMemory,
      ...(draft.hiddenCounts ? { counts: "hidden" } : {}),
      ...(draft.laterPowers ? { powers: "second-round" } : {}),
    },
  };
}

function leaderOf(draft: Draft): { leader?: number } {
  const { leader, players } = draft;
  return leader === null || leader >= players || isChosenInTurn(draft) ? {} : { leader };
}

/** Whether princesses are chosen in turn; then whoever chooses first leads first. */
export function isChosenInTurn({ edition, princesses }: Draft): boolean {
  return (princesses || catalogue[edition].princesses_by) === "choose";
}

/** What is played, in one sentence. */
export function settingsText(settings: Record<string, unknown>): string {
  const { edition, players, rounds } = settings;
  const listed = Array.isArray(rounds);
  const count = listed ? rounds.length : (settings.length ?? 5);
  return words.value.say("page-settings", { edition, players, by: listed ? "chosen" : rounds, count });
}

/** The plan that settings stand for; what they leave out is as at a new table. */
export function draftOf(settings: Record<string, unknown>): Draft {
  const { edition, players, rounds, length, princesses, leader } = settings;
  const chosen = Array.isArray(rounds) ? rounds.map(String) : null;
  return {
    players: Number(players ?? 4),
    edition: edition === "classic" ? "classic" : "deluxe",
    rounds: chosen ? "chosen" : ((rounds as Draft["rounds"] | undefined) ?? "random"),
    chosen: chosen ?? [],
    princesses: typeof princesses === "string" ? princesses : "",
    leader: typeof leader === "number" ? leader : null,
    length: typeof length === "number" ? length : chosen?.length === SHORT ? SHORT : MOST_ROUNDS,
    openMemory: houseRule(settings, "open_memory") === true,
    hiddenCounts: houseRule(settings, "counts") === "hidden",
    laterPowers: houseRule(settings, "powers") === "second-round",
  };
}

function houseRule({ house_rules: rules }: Record<string, unknown>, name: string): unknown {
  return typeof rules === "object" && rules !== null ? Object.entries(rules).find(([key]) => key === name)?.[1] : null;
}

export function isPreset(now: Draft, preset: Partial<Draft>): boolean {
  return Object.entries(preset).every(([key, value]) => now[key as keyof Draft] === value);
}

/** The preset that a table is, or "Your own". */
export function presetName(settings: Record<string, unknown>): string {
  const now = draftOf(settings);
  const found = Object.keys(PRESETS).find((id) => isPreset(now, PRESETS[id] ?? {}));
  return words.value.say(found ? `page-preset-${found}` : "page-preset-own");
}

/** The round of each slot; a surprise where nobody has chosen. */
export function slotsOf({ edition, rounds, chosen, length = MOST_ROUNDS }: Partial<Draft>): string[] {
  if (rounds === "chosen") return chosen ?? [];
  const known = rounds === "first-game" ? catalogue[edition ?? "deluxe"].first_game : [];
  return Array.from({ length }, (_, at) => known[at] ?? SURPRISE);
}

/** The slots with a round in one of them; if another has it, the two change places. */
export function withRound(slots: readonly string[], at: number, round: string): string[] {
  const before = slots[at] ?? SURPRISE;
  return slots.map((one, other) => (other === at ? round : one === round && round !== SURPRISE ? before : one));
}
