import { beforeEach, expect, test, vi } from "vitest";
import { placeLeft, placeReturned } from "./scrolled";

let tall = 5000;
let grown = () => undefined as unknown;

vi.stubGlobal(
  "ResizeObserver",
  class {
    constructor(private readonly told: () => void) {}
    observe = () => (grown = this.told);
    disconnect = () => (grown = () => undefined);
  },
);
vi.stubGlobal("scrollTo", (_: number, top: number) => vi.stubGlobal("scrollY", Math.min(top, tall)));

beforeEach(() => {
  tall = 5000;
  history.replaceState(null, "", "/");
  placeReturned(true);
});

/** Home, scrolled down, then a form; and back in the history, before home is drawn again. */
function gone(): void {
  scrollTo(0, 2000);
  placeLeft("/new");
  scrollTo(0, 100);
  tall = 300;
  history.replaceState(null, "", "/");
}

test("a new place begins at its top", () => {
  scrollTo(0, 2000);
  placeLeft("/new");
  expect(scrollY).toBe(0);
});

test("whoever comes back finds a place as it was left, however late it is drawn", () => {
  gone();
  placeReturned(false);
  expect(scrollY).toBe(300);
  tall = 5000;
  grown();
  expect(scrollY).toBe(2000);
});

test("a screen that is fetched slowly is found so, too, and held no longer once it has stood there", () => {
  vi.useFakeTimers();
  gone();
  placeReturned(false);
  vi.advanceTimersByTime(10_000);
  tall = 5000;
  grown();
  expect(scrollY).toBe(2000);
  vi.advanceTimersByTime(10_000);
  scrollTo(0, 500);
  grown();
  expect(scrollY).toBe(500);
  vi.useRealTimers();
});

test("a reader who has moved on is not called back", () => {
  gone();
  placeReturned(false);
  dispatchEvent(new Event("wheel"));
  tall = 5000;
  grown();
  expect(scrollY).toBe(300);
});

test("what begins anew begins at its top", () => {
  gone();
  placeReturned(true);
  expect(scrollY).toBe(0);
});
