import { act } from "preact/test-utils";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { mount } from "../fixtures/mount";
import { settingsOf } from "../games/settings";
import { added, FIRST, GAMES } from "../games/shelf";
import type { GameInfo, SettingInfo } from "../net/protocol";
import { HouseRuleFields, SettingsFields, SettingsForm } from "./SettingsForm";

const LETTERS = "letters"; // a game that nobody has words for

beforeAll(() => vi.waitFor(() => expect(settingsOf(FIRST)).not.toBeNull()));
afterEach(() => {
  added.value = {};
});

function declared(...settings: SettingInfo[]): void {
  const info: Omit<GameInfo, "settings"> = {
    folder: "", box: LETTERS, part: "game", players: { "": [2, 3] }, reviewed: false, lowest_wins: false, quick: {},
  }; // biome-ignore format: a record
  added.value = { [LETTERS]: { ...info, settings } };
}

async function form(settings: Record<string, unknown> = {}) {
  const change = vi.fn();
  const page = await mount(<SettingsForm game={LETTERS} settings={settings} change={change} text="" />);
  const set = (testid: string, value: string) => {
    const field = page.find(testid) as HTMLInputElement;
    field.value = value;
    return act(() => void field.dispatchEvent(new Event("change", { bubbles: true })));
  };
  return { ...page, change, set };
}

const optionsIn = (field: HTMLElement) => [...field.querySelectorAll("option")].map(({ textContent }) => textContent);

describe("a form from a declaration", () => {
  test.each(GAMES)("every setting of %s can be drawn", async (game) => {
    const part = { game, settings: { players: 4, variants: ["true-king"] }, change: () => {} };
    const page = await mount([<SettingsFields key="own" {...part} />, <HouseRuleFields key="house" {...part} />]);
    const drawn = (settingsOf(game) ?? []).filter(({ kind, name, hidden }) => {
      return kind !== "table" && name !== "players" && !hidden;
    });
    for (const { name } of drawn) {
      const found = page.root.querySelector(`[data-testid^="set-${name}"], [data-testid="switch-${name}"]`);
      expect(found, name).not.toBeNull();
    }
  });

  test("a number within bounds is typed; nothing leaves it to the game", async () => {
    declared({ name: "pace", kind: "number", default: 3, allowed: { least: 1, most: 9 } });
    const page = await form();
    expect(page.find("set-pace").getAttribute("max")).toBe("9");
    await page.set("set-pace", "5");
    await page.set("set-pace", "");
    expect(page.change.mock.calls).toEqual([[{ pace: 5 }], [{}]]);
  });

  test("a number that is half typed outlives a new drawing of the form", async () => {
    declared({ name: "pace", kind: "number", default: 3, allowed: { least: 1, most: 90 } });
    const page = await form();
    const field = page.find("set-pace") as HTMLInputElement;
    field.value = "5";
    await act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
    await act(() => declared({ name: "pace", kind: "number", default: 3, allowed: { least: 1, most: 80 } }));
    expect([field.max, field.value]).toEqual(["80", "5"]);
    await page.set("set-pace", field.value);
    expect(page.change.mock.calls).toEqual([[{ pace: 5 }]]);
  });

  test("of numbers that are offered one is picked, or what follows from the others", async () => {
    declared({ name: "pace", kind: "number", allowed: { least: 1, most: 900 }, offered: [20, 40] });
    const page = await form({ pace: 30 });
    expect(optionsIn(page.find("set-pace")).slice(1)).toEqual(["20", "30", "40"]);
    await page.set("set-pace", "40");
    await page.set("set-pace", "");
    expect(page.change.mock.calls).toEqual([[{ pace: 40 }], [{}]]);
  });

  test("what has no words is called by its name", async () => {
    declared({ name: "slow_start", kind: "word", default: "red", allowed: ["red", "dark-blue"] });
    const page = await form();
    expect(page.root.textContent).toContain("slow start");
    expect(optionsIn(page.find("set-slow_start"))).toEqual(["red", "dark-blue"]);
  });

  test("a setting that counts with another one is drawn with it alone", async () => {
    declared(
      { name: "wild", kind: "flag", default: false },
      { name: "beasts", kind: "names", default: [], allowed: ["ape", "bee"] },
      { name: "honey", kind: "flag", default: false, with: ["beasts", ["bee"]] },
    );
    expect((await form()).query("switch-honey")).toBeNull();
    const page = await form({ beasts: ["bee"] });
    await page.press("switch-honey");
    await page.press("set-beasts-ape");
    expect(page.change.mock.calls).toEqual([[{ beasts: ["bee"], honey: true }], [{ beasts: ["bee", "ape"] }]]);
  });

  test("what is allowed follows the setting that it depends on", async () => {
    declared(
      { name: "way", kind: "word", default: "short", allowed: ["short", "long"] },
      {
        name: "laps",
        kind: "number",
        default: { short: 1, long: 4 },
        allowed: { short: [1], long: [2, 4] },
        by: "way",
      },
    );
    expect(optionsIn((await form()).find("set-laps"))).toEqual(["1"]);
    expect(optionsIn((await form({ way: "long" })).find("set-laps"))).toEqual(["2", "4"]);
  });

  test("house rules stand apart, under their own name, and hidden settings nowhere", async () => {
    declared(
      { name: "kind", kind: "word", default: "soft", allowed: ["soft", "hard"], house: true },
      { name: "unseen", kind: "flag", default: false, hidden: true },
    );
    const page = await form({ house_rules: { other: 1 } });
    await page.press("set-kind-hard");
    expect(page.change.mock.calls).toEqual([[{ house_rules: { other: 1, kind: "hard" } }]]);
    expect(page.query("switch-unseen")).toBeNull();
  });
});
