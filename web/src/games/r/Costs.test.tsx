import { expect, test, vi } from "vitest";
import { firstGame, show } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import { person } from "../../state/keep";
import { learn } from "../../words/language";
import { Costs } from "./Costs";

const option = (card: string, share: number) => {
  const choice = { text: `play ${card}`, verb: "play", cards: [card] };
  return { text: choice.text, choice, share };
};
const decision = (step: number, played: string, win_cost: number) => ({
  step,
  place: { round: step + 1 },
  played: option(played, 0),
  compared: [option("spy", 0.25), option("general", 0.749), option("jester", 0.001)],
  win_cost,
  verdict: win_cost > 0 ? "slip" : "fine",
});

test("after a game of R every choice stands beside the mix of the solution, the dearest first", async () => {
  await learn("r");
  const told = { unit: "chance", decisions: [decision(0, "spy", 0), decision(1, "jester", 0.032)] };
  vi.stubGlobal("fetch", async () => new Response(`{"done":1}\n${JSON.stringify(told)}\n`));
  person.value = "somebody";
  const end = firstGame("r").at(-1);
  if (!end) throw new Error("no game of R");
  show(end.view);
  const { find, settle } = await mount(<Costs />);
  await vi.waitFor(async () => {
    await settle();
    expect(find("costs").querySelectorAll("tbody tr").length).toBe(2);
  });
  const rows = [...find("costs").querySelectorAll("tbody tr")].map((row) => row.textContent);
  expect(rows).toEqual(["206 75%2 25%−3.2%", "126 75%2 25%0%"]);
  vi.unstubAllGlobals();
});
