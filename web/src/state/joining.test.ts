import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { join } from "./joining";
import { key, route } from "./route";

const asked = vi.fn();

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", asked);
  route.value = { page: "home" };
});

afterEach(() => {
  asked.mockReset();
  history.replaceState(null, "", "/");
});

test.each(["bakomi", "BA-KO-MI", " ba ko mi "])("letters are asked for as they were typed: %s", async (typed) => {
  asked.mockResolvedValue({ ok: true, json: async () => ({ code: "0123456789", key: "i.BAKOMI" }) });
  expect(await join(typed)).toBeNull();
  expect(asked).toHaveBeenCalledWith(`/api/invitation/${encodeURIComponent(typed.trim())}`, undefined);
  expect(route.value).toEqual({ page: "table", code: "0123456789" });
  expect(key.value).toBe("i.BAKOMI");
});

test.each([
  [404, "no-table"],
  [429, "rate"],
])("an answer of %i is worded as %s", async (status, why) => {
  asked.mockResolvedValue({ ok: false, status });
  expect(await join("zuzuzu")).toBe(why);
});

test("a link and a table's own code need no asking", async () => {
  expect(await join("http://localhost/t/ABCDEFGHJK#i.secret-token")).toBeNull();
  expect(route.value).toEqual({ page: "table", code: "ABCDEFGHJK" });
  expect(await join("0123456789")).toBeNull();
  expect(route.value).toEqual({ page: "table", code: "0123456789" });
  expect(asked).not.toHaveBeenCalled();
});

test("what is neither leads nowhere", async () => {
  expect(await join("hello?")).toBe("bad");
});
