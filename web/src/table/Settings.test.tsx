import { expect, test } from "vitest";
import { show, viewOf } from "../fixtures/fixtures";
import { mount } from "../fixtures/mount";
import { motionFactor, preferences } from "../state/preferences";
import { held } from "./Hand";
import { Settings } from "./Settings";

async function pick(root: HTMLElement, setting: string, value: string): Promise<void> {
  root.querySelector<HTMLInputElement>(`[data-testid="set-${setting}"] input[value="${value}"]`)?.click();
}

test("every change works at once and is kept", async () => {
  const game = viewOf("deluxe play play");
  if (game.own) game.own.hand = ["C1", "F9", "Q2"];
  show(game);
  const { root, find } = await mount(<Settings />);
  expect(held()).toEqual(["F9", "Q2", "C1"]);
  await pick(root, "order", "numbers");
  expect(held()).toEqual(["C1", "Q2", "F9"]);
  await pick(root, "motion", "off");
  expect(motionFactor()).toBe(0);
  await pick(root, "text", "150");
  expect(document.documentElement.style.fontSize).toBe("150%");
  find("switch-sound").click();
  expect(JSON.parse(localStorage.getItem("coronet.preferences") ?? "{}")).toMatchObject({
    order: "numbers",
    motion: "off",
    sound: true,
  });
  await pick(root, "order", "suits");
  await pick(root, "text", "100");
  expect(preferences.value.order).toBe("suits");
});
