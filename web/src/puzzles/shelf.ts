/** The puzzles that there are: what each is about, and the hundreds, fetched as they are asked from. */

import { signal } from "@preact/signals";
import { fetchFile } from "./files";
import type { Puzzle } from "./puzzle";

interface Kind {
  unit: Puzzle["unit"];
  exact: boolean;
  deviation: number; // of the ratings of its puzzles
  to_a_file: number;
  themes: string[];
  puzzles: [id: string, theme: number, difficulty: number][];
}

/** What is known of a puzzle before it is fetched. */
export interface Listed {
  id: string;
  game: string;
  at: number; // its place among those of its game
  theme: string;
  difficulty: number;
}

export const kinds = signal<Readonly<Record<string, Kind>>>({});

export async function openShelf(): Promise<void> {
  if (Object.keys(kinds.value).length === 0) kinds.value = await fetchFile("index");
}

export function listed(game: string): Listed[] {
  const kind = kinds.value[game];
  return (kind?.puzzles ?? []).map(([id, theme, difficulty], at) => {
    return { id, game, at, theme: kind?.themes[theme] ?? "", difficulty };
  });
}

type OnFile = Omit<Puzzle, "unit" | "isExact">;
const hundreds = new Map<string, Promise<OnFile[]>>();

export async function fetchPuzzle({ game, at }: Listed): Promise<Puzzle> {
  const kind = kinds.value[game];
  if (!kind) throw new Error(`no puzzles of ${game}`);
  const name = `${game}-${Math.floor(at / kind.to_a_file) + 1}`;
  const fetched = hundreds.get(name) ?? fetchFile<OnFile[]>(name);
  hundreds.set(name, fetched);
  fetched.catch(() => hundreds.delete(name)); // another time it may be there
  const found = (await fetched)[at % kind.to_a_file];
  if (!found) throw new Error(`no puzzle ${at} of ${game}`);
  return { ...found, unit: kind.unit, isExact: kind.exact };
}
