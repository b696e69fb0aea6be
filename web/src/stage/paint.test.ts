import { options } from "preact";
import { expect, test, vi } from "vitest";
import { afterPress, beforeDrawing } from "./paint";

test("without a press work is done at once", () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});

test("after a press work waits for the next frame and keeps its order, behind what reads the page", async () => {
  const done: string[] = [];
  dispatchEvent(new Event("click"));
  afterPress(() => done.push("first"));
  options.debounceRendering?.(() => done.push("drawn"));
  beforeDrawing(() => done.push("read"));
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(["read", "first", "drawn"]));
});

test.each(["pointerdown", "keydown"])("what a press has changed is drawn before the next is heard: %s", (next) => {
  const done: string[] = [];
  dispatchEvent(new Event("click"));
  options.debounceRendering?.(() => done.push("drawn"));
  addEventListener(next, () => done.push("heard"), { once: true });
  dispatchEvent(new Event(next));
  expect(done).toEqual(["drawn", "heard"]);
});

test("what was pressed is marked until its effect is drawn", async () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.click();
  expect(button.hasAttribute("data-pressed")).toBe(true);
  await vi.waitFor(() => expect(button.hasAttribute("data-pressed")).toBe(false));
});
