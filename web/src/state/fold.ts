/** The story as it may be read now: with each line the server says at which moments of the game it is not shown. */

import type { Line, Untold, Up } from "../net/protocol";

export interface Told {
  line: Line;
  untold?: Untold;
}

/** The lines of a frame, each with the moments at which it is not shown. */
export function told({ story, untold = [] }: Pick<Up, "story" | "untold">): Told[] {
  const spans = new Map(untold.map((span) => [span.at, span]));
  return story.map((line, at) => {
    const span = spans.get(at);
    return span ? { line, untold: span } : { line };
  });
}

/** The lines that may be read at this moment; after the game, all. */
export function folded<Entry extends Told>(story: readonly Entry[], moment: number | null): readonly Entry[] {
  return story.filter(({ untold }) => !untold || moment === null || moment < untold.since || moment >= untold.until);
}

/** Who sat where when each line was told: from the names of now back, by who has come and gone since. */
export function namesThen(lines: readonly Line[], now: readonly string[]): (readonly string[])[] {
  let names = now;
  const then = lines.toReversed().map(([key, args]) => {
    const told = names;
    const before = key === "room-sat" ? args.before : LEFT.has(key) ? args.name : null;
    const { seat } = args;
    if (typeof before === "string" && typeof seat === "number") names = names.with(seat, before);
    return told;
  });
  return then.reverse();
}

const LEFT = new Set(["room-stood", "room-kicked"]);
