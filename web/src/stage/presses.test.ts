import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { show, viewOf } from "../fixtures/fixtures";
import { pressBegan, watchPresses } from "./presses";

const clicked = vi.fn();

/** A table with a button on it. */
function button(): HTMLElement {
  document.body.innerHTML = '<main data-testid="table"><button type="button">Play</button></main>';
  const node = document.querySelector("button");
  if (!node) throw new Error("no button");
  node.addEventListener("click", clicked);
  return node;
}

let number = 1;

/** Asks oneself another question. */
function ask(): void {
  const game = viewOf("deluxe play play");
  if (game.own) game.own.question = ++number;
  show(game);
}

const down = (node: HTMLElement, clientX = 100, clientY = 100) =>
  node.dispatchEvent(new PointerEvent("pointerdown", { clientX, clientY, bubbles: true }));
const up = (node: HTMLElement) => node.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));

function tap(node: HTMLElement, x = 100, y = 100): void {
  down(node, x, y);
  up(node);
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  watchPresses();
});

beforeEach(() => {
  vi.advanceTimersByTime(5000);
  clicked.mockClear();
  ask();
  vi.advanceTimersByTime(5000);
});

test("a press answers the question that stood there when it began", () => {
  tap(button());
  expect(clicked).toHaveBeenCalledOnce();
});

test("a press that began before the question appeared does not answer it", () => {
  const node = button();
  down(node);
  vi.advanceTimersByTime(30);
  ask();
  vi.advanceTimersByTime(30);
  up(node);
  expect(clicked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  tap(node);
  expect(clicked).toHaveBeenCalledOnce();
});

test.each([
  [200, 100, 1], // the second of a double tap
  [200, 150, 2], // elsewhere
  [400, 100, 2], // later
])("after a tap another one %i ms later at %i px, with a new question between, makes %i", (ms, x, count) => {
  const node = button();
  tap(node);
  vi.advanceTimersByTime(100);
  ask();
  vi.advanceTimersByTime(ms - 100);
  tap(node, x);
  expect(clicked).toHaveBeenCalledTimes(count);
});

test("two quick taps on the same question both count", () => {
  const node = button();
  tap(node);
  vi.advanceTimersByTime(100);
  tap(node);
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("a key that is held down answers one question only", () => {
  const node = button();
  const hold = (repeat: boolean) => {
    node.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true }));
    node.click();
  };
  const letGo = () => {
    node.dispatchEvent(new KeyboardEvent("keyup", { key: "Enter", bubbles: true }));
    vi.advanceTimersByTime(30);
  };
  hold(false);
  vi.advanceTimersByTime(600);
  ask();
  vi.advanceTimersByTime(30);
  hold(true);
  expect(clicked).toHaveBeenCalledOnce();
  letGo();
  hold(false);
  expect(clicked).toHaveBeenCalledTimes(2);
  letGo();
});

test("a press by a tool begins when it comes", () => {
  const node = button();
  tap(node);
  vi.advanceTimersByTime(1000);
  ask();
  vi.advanceTimersByTime(30);
  node.click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("a paper at the table is put away by any press", () => {
  document.body.innerHTML = '<main data-testid="table"><aside><button type="button">Got it</button></aside></main>';
  const node = document.querySelector("button");
  node?.addEventListener("click", clicked);
  if (!node) throw new Error("no button");
  down(node);
  ask();
  vi.advanceTimersByTime(30);
  up(node);
  expect(clicked).toHaveBeenCalledOnce();
});

test("when a press began is told to whoever handles it", () => {
  const node = button();
  down(node);
  const began = performance.now();
  vi.advanceTimersByTime(80);
  expect(pressBegan()).toBe(began);
});
