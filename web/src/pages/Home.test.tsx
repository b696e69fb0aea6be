import { expect, test, vi } from "vitest";
import { FakeSocket, mount } from "../fixtures/mount";
import type { ListedTable } from "../net/protocol";
import { home } from "../state/state";
import { Home } from "./Home";

vi.stubGlobal("WebSocket", FakeSocket);

test("a damaged table is listed with one line and no way in, beside one that opens", async () => {
  const whole: ListedTable = {
    code: "WHOLETABLE",
    game: "seeker",
    state: "playing",
    players: 3,
    free: 0,
    names: ["Ada"],
  };
  const tables = [whole, { ...whole, code: "DAMAGED000", damaged: true }];
  home.value = { t: "home", tables, listed: [] };
  const list = (await mount(<Home />)).find("your-games");
  const [opens, damaged] = [...list.querySelectorAll("li")];
  expect(opens?.querySelector("a")?.getAttribute("href")).toBe("/t/WHOLETABLE");
  expect(damaged?.textContent).toContain("Damaged: it cannot be opened");
  expect(damaged?.querySelector("a")).toBeNull();
});
