import type { Create, TableInfo } from "../net/protocol";

export type Level = string; // one of ours, or the name of a bot that the host has added
export type Clock = (typeof CLOCKS)[number];
export type Pace = NonNullable<Create["pace"]>;

export const LEVELS = ["beginner", "good", "strong", "expert"] as const;
export const CLOCKS = [0, 30, 60, 120, 86_400, 259_200] as const; // seconds a decision
const LEVEL: Level = "good";

/** Who plays and how fast: what a table of any game has. */
export interface Company {
  players: number;
  bots: number; // they sit last
  levels: readonly Level[]; // by seat, where another than the usual one was chosen
  pace: Pace;
  chat: boolean;
  listed: boolean;
  watch: boolean;
  hints: boolean;
  clock: Clock;
}

export interface CompanyPart {
  now: Company;
  change: (part: Partial<Company>) => void;
}

/** Company as one finds it: bots in every seat but one's own. */
export function company(players: number): Company {
  return {
    players, bots: players - 1, levels: [], pace: "normal", chat: true, listed: false, watch: true, hints: true, clock: 0,
  }; // biome-ignore format: a record
}

/** The company at a table that stands already. */
export function companyAt({ seats, pace, chat, listed, watch, hints, clock }: TableInfo): Company {
  return {
    players: seats.length,
    bots: seats.filter((seat) => seat.kind === "bot").length,
    levels: seats.map((seat) => seat.level ?? LEVEL),
    pace,
    chat,
    listed,
    watch,
    hints: hints ?? true,
    clock: CLOCKS.find((seconds) => seconds === clock) ?? 0,
  };
}

export function levelOf({ levels }: Company, seat: number): Level {
  return levels[seat] ?? LEVEL;
}

export function isBot({ players, bots }: Company, seat: number): boolean {
  return seat >= players - bots;
}

/** The seats as the server wants them; the first is one's own. */
export function seatsOf(now: Company): NonNullable<Create["seats"]> {
  return Array.from({ length: now.players }, (_, seat) =>
    isBot(now, seat) ? ({ kind: "bot", level: levelOf(now, seat) } as const) : ({ kind: "open" } as const),
  );
}

/** What the host may change at any time. */
export function restOf({ pace, chat, listed, watch, hints, clock }: Company) {
  return { pace, chat, listed, watch, hints, clock };
}

const REST = ["pace", "chat", "listed", "watch", "hints", "clock"] as const;

/** Of a change, what the host may change at any time. */
export function restIn(part: Partial<Company>): Partial<ReturnType<typeof restOf>> {
  return Object.fromEntries(REST.filter((key) => key in part).map((key) => [key, part[key]]));
}
