import { expect, test, vi } from "vitest";
import { afterPress } from "./paint";

test("without a press work is done at once", () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});

test("after a press work waits for the next frame and keeps its order", async () => {
  const done: number[] = [];
  dispatchEvent(new Event("click"));
  afterPress(() => done.push(1));
  afterPress(() => done.push(2));
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual([1, 2]));
});
