import { beforeEach, expect, test } from "vitest";
import { show, viewOf } from "./fixtures/fixtures";
import { gotIt, guide, skipTips, tip } from "./tips";

beforeEach(() => {
  show(viewOf("deluxe pass slots"));
  guide();
});

test("each thing is told the first time it happens, and not again", () => {
  expect(tip.value?.tip).toBe("pass");
  gotIt("pass");
  expect(tip.value).toBeNull();
  const game = viewOf("classic play play play power");
  show(game);
  expect(tip.value?.tip).toBe("power");
  gotIt("power");
  expect(tip.value?.tip).toBe("follow");
});

test("a tip goes by itself when the decision is made", () => {
  const game = viewOf("deluxe pass slots");
  show(game);
  expect(tip.value?.tip).toBe("pass");
  const later = viewOf("deluxe pass slots both");
  if (later.own) later.own.question = (game.own?.question ?? 0) + 5;
  show(later);
  expect(tip.value).toBeNull();
});

test("whoever skips them is told nothing more", () => {
  skipTips();
  expect(tip.value).toBeNull();
});
