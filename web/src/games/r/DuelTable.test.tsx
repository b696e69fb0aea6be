import { beforeAll, describe, expect, test } from "vitest";
import { firstGame, show } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import type { DuelView } from "../../net/protocol";
import { lifted } from "../../state/state";
import { learn } from "../../words/language";
import { DuelDock } from "./DuelTable";

/** One's turn at a duel in which the Jester may be played. */
function turn(change: Partial<DuelView> = {}): DuelView {
  const found = firstGame("r").find(({ state, view }) => state === "playing" && view.to_act.includes(0));
  if (!found?.view.own) throw new Error("no turn of one's own");
  const choice = { text: "play jester", verb: "play", cards: ["jester"] };
  const own = { ...found.view.own, hand: ["jester", "spy"], legal: [choice.text], choices: [choice], pending: null };
  return { ...(found.view as DuelView), own, ...change };
}

async function dock(change: Partial<DuelView>): Promise<string> {
  show(turn(change));
  lifted.value = "jester";
  const { find } = await mount(<DuelDock />);
  return find("dock").textContent ?? "";
}

beforeAll(() => learn("r"));

describe("a card that is lifted is asked for once more", () => {
  test("before both are turned up it is locked in", async () => {
    expect(await dock({ at_once: true })).toContain("Lock in the Jester?");
  });

  test("who is spied on plays it openly", async () => {
    const said = await dock({ at_once: false, first: 0, to_act: [0] });
    expect(said).toContain("Play the Jester openly?");
    expect(said).toContain("Play openly");
  });

  test("who has seen the other card answers it", async () => {
    const said = await dock({ at_once: false, first: 1, to_act: [0], revealed: { seat: 1, card: "spy" } });
    expect(said).toContain("Answer with the Jester?");
    expect(said).not.toContain("openly");
  });
});

describe("a card that is lifted says what it does", () => {
  test("with its strength and its power", async () => {
    expect(await dock({ at_once: true })).toContain(
      "The Jester, 0: puts the round on hold, unless a Magician silences it.",
    );
  });

  test("with its strength alone where its power does not work", async () => {
    expect(await dock({ at_once: true, powers: ["minister"] })).toContain("The Jester, 0: strength alone counts.");
  });
});
