import { beforeEach, expect, test, vi } from "vitest";
import { FIRST } from "../games/shelf";
import type { PlayedGame, Review } from "../net/protocol";
import { note, noted } from "../state/diary";
import { person } from "../state/keep";
import { lostBy, noteReview, reviewsOf } from "./costs";
import { danceCard } from "./dances";
import { type Game, games, noteGame, noteGames } from "./games";
import { ladder, lastMet, nextLevel, ratingIn } from "./ratings";

let ended = 0;

function game(place: number, level: string | null = "good", more: Partial<Game> = {}): Game {
  const others = [1, 2, 3, 4].filter((other) => other !== place).map((other) => ({ level, place: other }));
  const plain = { edition: "deluxe", drawn: false, princess: null, danced: {}, others };
  return { game: FIRST, ended: ++ended, place, won: place === 1, ...plain, ...more };
}

const SEAT = { name: "Mira", bot: false, level: null, princess: "alice", score: 4, place: 1 };
const PLAYED: PlayedGame = {
  code: "TABLE00000",
  no: 2,
  game: FIRST,
  edition: "deluxe",
  lowest_wins: true,
  started_at: 1,
  ended_at: 9,
  seat: 0,
  danced: { round: ["royal-decree"] },
  seats: [SEAT, { ...SEAT, name: "Pip", bot: true, level: "good", princess: "mulan", score: 7, place: 2 }],
};

beforeEach(() => {
  localStorage.clear();
  person.value = "token";
});

const rating = (all: Game[]) => ratingIn(FIRST, all).at(-1)?.rating ?? 0;

test("who wins against stronger bots is rated higher, and more games make it surer", () => {
  expect(rating([game(1, "strong")])).toBeGreaterThan(rating([game(1, "good")]));
  expect(rating([game(1, "good")])).toBeGreaterThan(rating([game(4, "good")]));
  const points = ratingIn(FIRST, [game(1), game(4), game(2), game(3)]);
  const widths = points.map(({ deviation }) => deviation);
  expect(widths).toEqual([...widths].sort((one, other) => other - one));
});

test("half of the time before bots of a level is a rating near theirs", () => {
  const all = Array.from({ length: 60 }, (_, at) => game(at % 2 ? 1 : 4, "strong"));
  const strong = Object.fromEntries(ladder(FIRST)).strong ?? 0;
  expect(Math.abs(rating(all) - strong)).toBeLessThan(60);
});

test("people, games that a bot has played for one, and games without measured bots are not rated", () => {
  expect(ratingIn(FIRST, [game(1, null), game(1, "good", { shared: true })])).toEqual([]);
  expect(ladder("seeker")).toEqual([]);
  expect(ratingIn("seeker", [game(1, "good", { game: "seeker" })])).toEqual([]);
});

test("a partner in a team is no opponent", () => {
  const others = [
    { level: "good", place: 1 },
    { level: "good", place: 3 },
    { level: "good", place: 3 },
  ];
  const team = game(1, "good", { game: "woo", edition: "teams", others });
  const alone = game(1, "good", { game: "woo", edition: "each", others: others.slice(1) });
  expect(ratingIn("woo", [team])[0]?.rating).toBe(ratingIn("woo", [alone])[0]?.rating);
});

test("the next level is offered once one is surely better than the one before, and not twice", () => {
  const won = Array.from({ length: 8 }, () => game(1, "good"));
  expect(nextLevel(FIRST, won.slice(0, 2))).toBeNull();
  expect(nextLevel(FIRST, won)).toBe("strong");
  expect(nextLevel(FIRST, [...won, game(4, "strong")])).toBeNull();
  expect(lastMet(FIRST, [...won, game(4, "strong"), game(2, null)])).toBe("strong");
});

test("one game against a level is not enough to leave it", () => {
  const won = Array.from({ length: 8 }, () => game(1, "good"));
  const met = Array.from({ length: 2 }, () => game(1, "strong"));
  expect(nextLevel(FIRST, [...won, ...met])).toBeNull();
  expect(nextLevel(FIRST, [...won, ...met, game(1, "strong")])).toBe("expert");
});

test("after the strongest level there is none", () => {
  const won = Array.from({ length: 40 }, () => game(1, "expert"));
  expect(nextLevel(FIRST, won)).toBeNull();
  expect(nextLevel(FIRST, [])).toBeNull();
});

test("who loses against a level stays with it", () => {
  expect(
    nextLevel(
      FIRST,
      Array.from({ length: 20 }, () => game(4, "beginner")),
    ),
  ).toBeNull();
});

test("the dance card counts what was danced, and what was won; a princess only by oneself", () => {
  const danced = { round: ["royal-decree", "magic-beans"] };
  const all = [game(1, "good", { princess: "alice", danced }), game(3, "good", { princess: "alice" })];
  const card = new Map(danceCard(FIRST, all));
  const of = (kind: string, id: string) => card.get(kind)?.find((one) => one.id === id);
  expect(of("princess", "alice")).toEqual({ id: "alice", danced: 2, won: 1 });
  expect(of("round", "magic-beans")).toEqual({ id: "magic-beans", danced: 1, won: 1 });
  expect(of("round", "wedding-gift")).toEqual({ id: "wedding-gift", danced: 0, won: 0 });
  expect(danceCard("seeker", all)).toEqual([]);
});

test("one's games are noted once, as results tell them", async () => {
  vi.stubGlobal("fetch", async () => Response.json([PLAYED, { ...PLAYED, no: 3, seat: null }]));
  await noteGames();
  const first = noted("game");
  await noteGames();
  expect(noted("game")).toEqual(first);
  expect(first.map(({ id }) => id)).toEqual(["TABLE00000/2"]);
  expect(games()).toEqual([
    {
      game: FIRST,
      edition: "deluxe",
      ended: 9,
      place: 1,
      won: true,
      drawn: false,
      princess: "alice",
      danced: { round: ["royal-decree"] },
      others: [{ level: "good", place: 2 }],
    },
  ]);
});

test("the game that has just ended is noted from one's seat", async () => {
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/api/result/OTHER00000/1"
      ? Response.json({ ...PLAYED, code: "OTHER00000", no: 1, seat: null })
      : new Response("", { status: 404 }),
  );
  await noteGame("OTHER00000", 1, 1);
  await noteGame("MISSING000", 1, 1);
  expect(games().map(({ place, princess }) => [place, princess])).toContainEqual([2, "mulan"]);
  expect(noted("game").some(({ id }) => id.startsWith("MISSING"))).toBe(false);
});

test("what another version of the page has noted is passed over", () => {
  note("game", "odd", { of: "tomorrow" });
  note("review", "odd", null);
  expect(games().every(({ ended }) => Number.isFinite(ended))).toBe(true);
  expect(reviewsOf(FIRST)).toEqual([]);
});

test("a review is noted in figures, and where it was lost is told together", () => {
  const decision = (verb: string, cost: number) => ({ cost, played: { choice: { verb } } });
  const decisions = [decision("play", 0.5), decision("pass", 1), decision("play", 0.25)];
  const review = { game: FIRST, unit: "proposals", decisions } as unknown as Review;
  noteReview("TABLE00000", 2, review, 9);
  const [found] = reviewsOf(FIRST);
  expect([found?.choices, found?.cost, found?.lost]).toEqual([3, 1.75, { play: [2, 0.75], pass: [1, 1] }]);
  const before = noted("review")[0]?.at;
  noteReview("TABLE00000", 2, review, 9);
  expect(noted("review")[0]?.at).toBe(before);
  const named = (verb: string) => (verb === "play" ? "cards" : "other");
  expect(lostBy(reviewsOf(FIRST), named).map(({ what, choices }) => [what, choices])).toEqual([
    ["other", 1],
    ["cards", 2],
  ]);
});
