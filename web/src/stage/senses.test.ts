import { beforeEach, describe, expect, test, vi } from "vitest";
import { firstGame, show } from "../fixtures/fixtures";
import { partsOf } from "../games/games";
import { isAwaited } from "../net/waiting";
import { prefer } from "../state/preferences";
import { route } from "../state/route";
import { home, myTurn } from "../state/state";
import "./senses";

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

  test.each(["r", "woo"])("is told of at a table of %s, to whoever wants it and looks elsewhere", async (game) => {
    await vi.waitFor(() => expect(partsOf(game)).not.toBeNull(), 5000);
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
