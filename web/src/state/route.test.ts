import { beforeEach, expect, test } from "vitest";
import { FIRST } from "../games/shelf";
import { key, readAddress, route } from "./route";

beforeEach(() => {
  route.value = { page: "home" };
  sessionStorage.clear();
});

test.each([
  ["/", { page: "home" }],
  ["/new", { page: "create", game: FIRST }],
  ["/new/seeker", { page: "create", game: "seeker" }],
  ["/new/parlour", { page: "create", game: "parlour" }],
  ["/new/nothing", { page: "unknown" }],
  ["/first", { page: "first", from: null }],
  ["/first/ABCD12345", { page: "first", from: "ABCD12345" }],
  ["/games", { page: "my-games" }],
  ["/rules", { page: "rules", box: FIRST, id: null }],
  ["/rules/r/spy", { page: "rules", box: "r", id: "spy" }],
  ["/rules/seeker", { page: "rules", box: "r", id: "seeker" }],
  ["/rules/poisoned-apple", { page: "rules", box: FIRST, id: "poisoned-apple" }],
  [`/rules/${FIRST}/poisoned-apple`, { page: "rules", box: FIRST, id: "poisoned-apple" }],
  ["/replay", { page: "log" }],
  ["/replay/ABCD12345/2", { page: "replay", code: "ABCD12345", no: 2 }],
  ["/t/ABCD12345", { page: "table", code: "ABCD12345" }],
  ["/t/short", { page: "unknown" }],
])("%s", (pathname, wanted) => {
  readAddress({ pathname, hash: "" });
  expect(route.value).toEqual(wanted);
});

test("a right is kept for its table when the page is loaded again, and for no other", () => {
  readAddress({ pathname: "/t/ABCD12345", hash: "#w.abcdefgh" });
  readAddress({ pathname: "/", hash: "" });
  expect(key.value).toBeNull();
  readAddress({ pathname: "/t/ABCD12345", hash: "" });
  expect(key.value).toBe("w.abcdefgh");
  readAddress({ pathname: "/t/ABCD12346", hash: "" });
  expect(key.value).toBeNull();
});

test("a right in the fragment is taken out of the address; a place in a replay stays", () => {
  readAddress({ pathname: "/t/ABCD12345", hash: "#i.abcdefgh" });
  expect(key.value).toBe("i.abcdefgh");
  readAddress({ pathname: "/replay/ABCD12345/2", hash: "#40" });
  expect(key.value).toBeNull();
});
