import { expect, test } from "vitest";
import { show, tableOf, viewOf } from "../fixtures/fixtures";
import { mount } from "../fixtures/mount";
import { BotLine } from "./BotLine";

test("a bot comes with the line of its level and manner; one with another name is just a bot", async () => {
  const game = viewOf("deluxe half slots");
  const seats = tableOf(game).seats.map((seat, at) => (at === 1 ? { ...seat, kind: "bot" as const } : seat));
  const line = async (change: { name: string; level?: string }) => {
    show(game, { seats: seats.map((seat, at) => (at === 1 ? { ...seat, ...change } : seat)) });
    return (await mount(<BotLine seat={1} />)).root.textContent;
  };
  expect(await line({ name: "Pip", level: "beginner" })).toBe(
    "Pip is still learning, and plays the high cards first. Beginner: 1356 points in this game.I have the best card already.",
  );
  expect(await line({ name: "Celeste" })).toContain(
    "Celeste knows the rules of thumb and counts every card. Good: 1500 points",
  );
  expect(await line({ name: "Somebody", level: "expert" })).toBe("A bot.");
});
