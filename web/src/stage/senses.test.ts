import { beforeEach, describe, expect, test, vi } from "vitest";
import { firstGame, show, viewOf } from "../fixtures/fixtures";
import { isAwaited } from "../net/waiting";
import { prefer } from "../state/preferences";
import { route } from "../state/route";
import { home, myTurn } from "../state/state";
import { soundOf } from "./senses";

const trick = [{ seat: 1, card: "Q5" }];

test("each step of a trick has its sound, and the one that says most is heard", () => {
  const before = viewOf("deluxe play play");
  before.trick = [];
  before.last_trick = null;
  const card = { ...before, trick };
  expect(soundOf(before, card)).toBe("card");
  expect(soundOf(before, { ...card, princes_in: !before.princes_in })).toBe(before.princes_in ? "card" : "curtain");
  const taken = (name: string) => ({ ...before, last_trick: { winner: 1, cards: [{ seat: 1, card: name }] } });
  expect(soundOf(card, taken("Q5"))).toBe("sweep");
  expect(soundOf(card, taken("P8"))).toBe("frog");
  expect(soundOf(card, { ...before, rounds_scored: [...before.rounds_scored, [1]] })).toBe("round");
});

test("nothing is heard when the page has just come", () => {
  expect(soundOf(null, viewOf("deluxe play play"))).toBeNull();
});

describe("your turn", () => {
  const notes: string[] = [];

  beforeEach(() => {
    notes.length = 0;
    route.value = { page: "table", code: "TESTTABLE0" };
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    class Note {
      static permission = "granted";
      onclick: (() => void) | null = null;
      constructor(_title: string, { body }: { body: string }) {
        notes.push(body);
      }
    }
    vi.stubGlobal("Notification", Note);
    prefer({ notify: true });
  });

  test.each(["r", "woo"])("is told of at a table of %s, to whoever wants it and looks elsewhere", (game) => {
    const [first, end] = [firstGame(game)[0], firstGame(game).at(-1)];
    if (!first || !end) throw new Error("no game");
    show(end.view, { state: "over" });
    expect(isAwaited.value).toBe(false);
    show(first.view);
    expect(myTurn.value).toBe(true);
    expect(notes).toEqual(["your turn"]);
    show(end.view, { state: "over" });
    prefer({ notify: false });
    show(first.view);
    expect(notes).toHaveLength(1);
  });

  test("is told of at home, for any of one's tables", () => {
    const one = { code: "TESTTABLE0", game: "woo", state: "playing", free: 0, names: [] };
    home.value = { t: "home", tables: [one], listed: [] } as never;
    route.value = { page: "home" };
    expect(isAwaited.value).toBe(false);
    home.value = { t: "home", tables: [{ ...one, your_turn: true }], listed: [] } as never;
    expect(isAwaited.value).toBe(true);
    expect(notes).toEqual(["your turn"]);
  });
});
