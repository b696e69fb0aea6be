/** A game with one press: bots in every other seat, and it starts by itself. */

import { effect, signal } from "@preact/signals";
import { aboutOf, FIRST, playersOf, quickOf } from "../games/shelf";
import type { SeatInfo, SeatWish } from "../net/protocol";
import { kept, level, write } from "./keep";
import { go, route } from "./route";
import { create, missingLevels, mySeat, onTable, outsideBots, table, USUAL_LEVEL } from "./state";

type Wish = Parameters<typeof create>[0];

export const atOnce = signal(false); // the table that comes next starts by itself

/** Opens a table whose game starts by itself, once our part of the shuffle is in. */
export async function openAtOnce(wish: Wish): Promise<void> {
  atOnce.value = true;
  if (route.value.page === "first") go("/"); // the table in the page opens no others
  await create(wish);
  if (route.value.page !== "table") atOnce.value = false;
}

function withBots(bots: number, level: string): NonNullable<Wish["seats"]> {
  return [{ kind: "open" }, ...Array.from({ length: bots }, () => ({ kind: "bot", level }) as SeatWish)];
}

/** A game as one learns it. */
export async function playFirst(game = FIRST): Promise<void> {
  const lesson = aboutOf(game)?.lesson;
  if (!lesson) return;
  const { settings, bots, level } = lesson;
  await openAtOnce({ game, settings, seats: withBots(bots, level) });
}

/** A short game of a kind, against bots of one's own level. */
export async function playQuick(game: string): Promise<void> {
  const settings = quickOf(game);
  const players = Number(settings.players ?? playersOf(game)[0]);
  const isMissing = missingLevels.value[game]?.includes(level.value ?? "") ?? false;
  await openAtOnce({
    game,
    settings,
    seats: withBots(players - 1, (isMissing ? null : level.value) ?? USUAL_LEVEL),
  });
}

/** The ball of a day: one's first attempt, whether it is on or not, then practice. */
export const playBall = (game: string, ball: string) => create({ game, ball });

/** What comes for somebody who wants to play: the first tricks, a short game, or the one that they played last. */
export function whatComes(): "first" | "short" | "last" {
  if (kept("finished") === null) return "first";
  return kept("liked") ? "last" : "short";
}

/** What the large button at home does. */
export async function playNow(): Promise<void> {
  if (whatComes() === "first") return go("/first");
  const liked = kept("liked");
  await (liked ? openAtOnce(JSON.parse(liked) as Wish) : playFirst());
}

/** A gentle first game, in the role that the newcomer has chosen. */
export async function playStart(role: string): Promise<void> {
  const start = aboutOf(FIRST)?.start;
  if (!start) return;
  await openAtOnce({ game: FIRST, settings: start.settings(role), seats: withBots(start.bots, start.level) });
  if (route.value.page === "table") write("first-ball", route.value.code);
}

// A game that was finished is kept: with it one is no newcomer, and its settings are those that one likes

effect(() => {
  const [at, now, seat] = [route.value, table.value, mySeat.value];
  if (at.page !== "table" || at.code !== now?.code || seat === null || !onTable.value?.over) return;
  write("finished", now.code);
  if (now.code === kept("first-ball") || now.ball) return; // which nobody chose
  const others = now.seats.filter((_, at) => at !== seat).map((other) => botLike(now.game, other));
  write("liked", JSON.stringify({ game: now.game, settings: now.settings, seats: [{ kind: "open" }, ...others] }));
});

/** A bot as in the game that was liked; one that the host had added may not be there again. */
const botLike = (game: string, { level }: SeatInfo) => {
  const isAdded = outsideBots.value[game]?.includes(level ?? "") ?? false;
  return { kind: "bot", level: (isAdded ? null : level) ?? USUAL_LEVEL };
};
