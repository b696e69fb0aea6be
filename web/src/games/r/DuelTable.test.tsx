import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { firstGame, show } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import type { DuelView, Line } from "../../net/protocol";
import type { Kind } from "../../stage/beats";
import { beat } from "../../stage/stage";
import { lifted, sheet } from "../../state/state";
import { InspectSheet } from "../../table/InspectSheet";
import { learn } from "../../words/language";
import { partsOf } from "../games";
import { beatsOf } from "./beats";
import { DuelDock, DuelTable } from "./DuelTable";

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
afterEach(() => {
  beat.value = null;
});

test("the chip of the victories that win opens what they win", async () => {
  show(turn({ chips: [["chip-r-target", { number: 4 }]] }));
  sheet.value = { of: "chip", at: 0 };
  const { find } = await mount(<InspectSheet />);
  expect(find("sheet").querySelector("h2")?.textContent).toBe("First to 4 victories");
  expect(find("sheet").querySelector("p")?.textContent).toBe("Whoever wins that many rounds first wins the game.");
  sheet.value = null;
});

test("the name of the other side opens who it is: strength and manner of a bot, and the cards", async () => {
  const seats = [
    { kind: "person" as const, name: "Mira" },
    { kind: "bot" as const, name: "Pip", level: "beginner" },
  ];
  show(turn(), { seats });
  await vi.waitFor(() => expect(partsOf("r")).not.toBeNull());
  const { find, press, settle } = await mount([<DuelTable key="table" />, <InspectSheet key="sheet" />]);
  await press("about-1");
  expect(find("sheet").textContent).toContain("Pip is still learning");
  expect(find("sheet").textContent).toContain("points in this game.");
  expect(find("sheet").querySelectorAll(".ranks li")).toHaveLength(8);
  sheet.value = null;
  await settle();
});

describe("while two cards are turned", () => {
  const judged: DuelView = turn({ table: [["general", "spy", 0]], to_act: [] });
  const at = (kind: Kind) => beatsOf(turn(), judged, [HAPPENED]).find((beat) => beat.kind === kind) ?? null;
  const HAPPENED: Line = ["judged", { cards: ["general", "spy"], winner: 0, why: ["page-r-turning", {}] }];

  test("nobody is asked any more whether to lock a card in", async () => {
    show({ ...judged, table: [] });
    lifted.value = "jester";
    beat.value = at("tremble");
    const { find } = await mount(<DuelDock />);
    expect(find("prompt").textContent).toContain("Both cards are turned up.");
  });

  test("the bar names the round that is told, and the next one afterwards", async () => {
    await vi.waitFor(() => expect(partsOf("r")).not.toBeNull());
    show(judged);
    beat.value = at("judged");
    const { root } = await mount(<DuelTable />);
    const title = () => root.querySelector(".rounds .short")?.textContent;
    expect(title()).toBe("Round 1");
    beat.value = null;
    await vi.waitFor(() => expect(title()).toBe("Round 2"));
  });
});

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
