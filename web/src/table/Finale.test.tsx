import { expect, test } from "vitest";
import { names, show, viewOf } from "../fixtures/fixtures";
import { mount } from "../fixtures/mount";
import { Finale } from "./Finale";

/** The seats on the stage from left to right, where so many have played and one sits there. */
async function stage(players: number, mine: number, placeOf: (seat: number) => number): Promise<number[]> {
  const game = viewOf("deluxe over");
  const order = Array.from({ length: players }, (_, seat) => seat);
  game.players = players;
  if (game.own) game.own.seat = mine;
  show(game);
  const { root } = await mount(
    <Finale order={order} placeOf={placeOf} score={() => ""}>
      {null}
    </Finale>,
  );
  const steps = [...root.querySelectorAll<HTMLElement>(".podium li")];
  const side = (step: HTMLElement) => Number(step.style.getPropertyValue("--side"));
  return steps.toSorted((one, other) => side(one) - side(other)).map((step) => Number(step.dataset.testid?.slice(6)));
}

const ranked = (seat: number) => seat + 1;

test.each([
  [2, [1, 0]],
  [3, [1, 0, 2]],
  [4, [3, 1, 0, 2]],
  [6, [3, 1, 0, 2]],
])("of %i players the stage has %j, the winner in the middle", async (players, seats) => {
  expect(await stage(players, 0, ranked)).toEqual(seats);
});

test("one's own place is on the stage, even the last", async () => {
  expect(await stage(6, 5, ranked)).toEqual([3, 1, 0, 2, 5]);
});

test("two who share the first place stand side by side in the middle", async () => {
  expect(await stage(4, 0, (seat) => (seat < 2 ? 1 : seat + 1))).toEqual([3, 1, 0, 2]);
});

test("on the stage a bot stands with its portrait, a person with an initial", async () => {
  await stage(4, 0, ranked);
  const emblem = (name: string) =>
    document.querySelector<HTMLElement>(`[data-testid=place-${names.indexOf(name)}] .roundel`);
  expect(emblem("Mira")?.textContent).toBe("M");
  expect(emblem("Celeste")?.dataset.who).toBe("character");
});
