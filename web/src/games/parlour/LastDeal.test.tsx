import { beforeAll, expect, test } from "vitest";
import { show } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import type { Line, PairAttackView } from "../../net/protocol";
import { learn } from "../../words/language";
import { ParlourEnd, ParlourScene } from "./ParlourTable";

const view: PairAttackView = {
  game: "pair-attack",
  players: 2,
  phase: "bet",
  to_act: [0, 1],
  at_once: true,
  chips: [],
  prompt: ["prompt-r-drawn", {}],
  scores: [-3, 3],
  totals: [20, 26],
  over: false,
  winners: [],
  why: null,
  seats: [0, 1].map(() => ({ chips: 22, folded: false, exchanged: 0, shown: [], rank: null })),
  deal: 2,
  deals: 2,
  lead: 1,
  pot: 2,
  deck: 12,
  last_deal: {
    number: 1,
    hands: [
      { seat: 0, cards: ["blue-general", "red-princess"], rank: "61" },
      { seat: 1, cards: ["blue-prince", "red-prince"], rank: "77" },
    ],
    winners: [1],
    why: ["why-pg-two-cards", { seat: 1, high: 7, low: 7, against: 6, beside: 1 }],
  },
  own: null,
};

beforeAll(async () => {
  await learn("r");
  await learn("parlour");
});

test("after a deal its hands, who takes the pot and why are in sight before the next one", async () => {
  show(view, { state: "between" });
  const { find } = await mount(<ParlourScene />);
  expect(find("last-deal").textContent).toContain("takes the pot: 7 and 7 beats 6 and 1.");
  expect(find("last-deal").querySelectorAll("li")).toHaveLength(2);
  expect(find("last-deal").querySelector("[data-won]")?.textContent).toContain("77");
});

test("a finished game says why above its result", async () => {
  const why: Line = ["why-pg-most-chips", { seat: 1, number: 26, against: 20 }];
  show({ ...view, over: true, phase: "over", to_act: [], winners: [1], why }, { state: "over" });
  const { root } = await mount(<ParlourEnd />);
  expect(root.querySelector(".intro")?.textContent).toContain("wins with 26 chips, the next has 20.");
});
