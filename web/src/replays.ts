/** A finished game step by step, as the server plays it again, and how the table shows a step. */

import { opened, REBEL } from "./games/games";
import type { GameView, Line, TableInfo } from "./protocol";
import type { AnyView } from "./state";

interface RebelOpen extends GameView {
  hands: string[][];
  asides: string[][];
}

export type OpenView = RebelOpen | (Exclude<AnyView, GameView> & Record<string, unknown>);

export interface Step {
  step: number;
  story: Line[];
  view: OpenView;
}

export interface Result {
  seats: { name: string; bot: boolean }[];
}

export async function fetchReplay(code: string, no: number): Promise<[Step[], Result]> {
  const [lines, result] = await Promise.all([fetch(`/api/replay/${code}/${no}`), fetch(`/api/result/${code}/${no}`)]);
  if (!lines.ok || !result.ok) throw new Error("no replay");
  return [stepsIn(await lines.text()), (await result.json()) as Result];
}

export function stepsIn(lines: string): Step[] {
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Step);
}

/** A step as the table shows it: from one's own seat, the others' hands open or not. */
export function shown(step: Step, seat: number, isOpen: boolean): AnyView {
  const game = step.view;
  if (game.game !== REBEL) return opened(isOpen ? game : { ...game, open: false }, seat);
  const seats = game.seats.map((one, at) => (at === seat || !isOpen ? one : { ...one, open: game.hands[at] ?? [] }));
  const own = {
    seat,
    hand: game.hands[seat] ?? [],
    aside: game.asides[seat] ?? [],
    gifts: [],
    question: 0,
    asked: [],
    legal: [],
    moves: [],
    pending: null,
    prompt: game.prompt,
  };
  return { ...game, seats, own, over: false };
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
