/** A finished game step by step, as the server plays it again, and how the table shows a step. */

import { type OpenView, opened } from "../games/games";
import { ask } from "../net/asking";
import type { Line, PlayedGame, PlayedSeat, Step, TableInfo } from "../net/protocol";
import type { AnyView } from "../state/state";

/** Who sat where. */
export type Result = { seats: Pick<PlayedSeat, "name" | "bot">[]; ended_at?: number | null };

export async function fetchReplay(code: string, no: number): Promise<[Step[], Result]> {
  const [lines, result] = await Promise.all([ask(`/api/replay/${code}/${no}`), ask(`/api/result/${code}/${no}`)]);
  if (!lines.ok || !result.ok) throw new Error("no replay");
  return [stepsIn(await lines.text()), (await result.json()) as PlayedGame];
}

export function stepsIn(lines: string): Step[] {
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Step);
}

/** Where a part of the game begins: a round, set, deal, night or game, with its number. */
export interface Mark {
  step: number;
  part: string;
  number: number;
}

const PARTS = { set: "set", deal: "deal", night: "night", game_number: "game" } as const;

/** The parts of a game; a single duel has its rounds. */
export function marksIn(steps: readonly Step[]): Mark[] {
  const first = steps[0]?.view;
  if (!first) return [];
  const key = Object.keys(PARTS).find((one) => typeof valueIn(first, one) === "number") as
    | keyof typeof PARTS
    | undefined;
  const parts = key ? starts(steps, PARTS[key], (view) => valueIn(view, key)) : [];
  return parts.length > 1 ? parts : starts(steps, "round", (view) => (view.over ? null : roundIn(view)));
}

/** What a view of any game may have. */
export function valueIn(view: OpenView, key: string): unknown {
  return (view as unknown as Record<string, unknown>)[key];
}

/** The round of a duel, of a set or of a whole game. */
function roundIn(view: OpenView): unknown {
  const played = valueIn(view, "table");
  const round = valueIn(view, "round");
  if (Array.isArray(played)) return played.length + 1;
  return typeof round === "object" && round !== null && "number" in round ? round.number : round;
}

function starts(steps: readonly Step[], part: string, numberIn: (view: OpenView) => unknown): Mark[] {
  let last: unknown = null;
  return steps.flatMap(({ view }, step) => {
    const number = numberIn(view);
    if (typeof number !== "number" || number === last) return [];
    last = number;
    return [{ step, part, number }];
  });
}

const NEAR = 12; // steps back in which a line is looked for

/** The step that told a line: the story is followed backwards, past what only one seat was told. */
export function stepOf(steps: readonly Step[], told: readonly Line[], at: number): number {
  const said = steps.map(({ story }) => story.map((line) => JSON.stringify(line)));
  let step = steps.length - 1;
  let left = said[step]?.length ?? 0; // lines of this step that are not yet told
  for (const line of told.slice(at).reverse()) {
    const text = JSON.stringify(line);
    let index = (said[step] ?? []).lastIndexOf(text, left - 1);
    let found = left > 0 && index >= 0 ? step : -1;
    for (let back = step - 1; found < 0 && back >= Math.max(0, step - NEAR); back -= 1) {
      index = (said[back] ?? []).lastIndexOf(text);
      if (index >= 0) found = back;
    }
    if (found < 0) continue;
    step = found;
    left = index;
  }
  return step;
}

/** A step as the table shows it: from one's own seat, the others' hands open or not. */
export function shown({ view }: Step, seat: number, isOpen: boolean): AnyView {
  return opened({ ...view, open: isOpen }, seat);
}

export function tableOf(game: AnyView, result: Result): TableInfo {
  const seats = result.seats.slice(0, game.players).map(({ name, bot }) => {
    return { kind: bot ? ("bot" as const) : ("person" as const), name, here: true };
  });
  return {
    code: "", game: game.game, settings: {}, state: "over", host: null, pace: "quick", chat: false, watch: false, listed: false,
    game_no: 1, seats,
  }; // biome-ignore format: a record
}
