import { afterEach, expect, test, vi } from "vitest";
import { App } from "../App";
import { show, tableOf, viewOf } from "../fixtures/fixtures";
import { mount } from "../fixtures/mount";
import { FIRST } from "../games/shelf";
import { prefer, preferences } from "../state/preferences";
import { route } from "../state/route";
import { here } from "../state/state";
import { guide, skipTips, tip } from "./tips";

afterEach(() => prefer({ sound: false }));

test.each([
  ["sound-yes", true],
  ["sound-no", false],
])("the first table asks whether sound shall be on, and %s is kept", async (answer, sound) => {
  prefer({ sound: null });
  route.value = { page: "table", code: "TESTTABLE0" };
  show(viewOf("deluxe play play"));
  const { find, press, query } = await mount(<App />);
  expect(find("sound-ask").textContent).toContain("Play with sound?");
  await press(answer);
  expect(preferences.value.sound).toBe(sound);
  expect(query("sound-ask")).toBeNull();
});

test("who only watches is not asked", async () => {
  prefer({ sound: null });
  route.value = { page: "table", code: "TESTTABLE0" };
  show({ ...viewOf("deluxe play play"), own: null });
  expect((await mount(<App />)).query("sound-ask")).toBeNull();
});

test("while the others decide about somebody who is gone, sound is not asked about", async () => {
  prefer({ sound: null });
  route.value = { page: "table", code: "TESTTABLE0" };
  const game = viewOf("deluxe play play");
  const seats = tableOf(game).seats.map((seat) => ({ ...seat, kind: "person" as const }));
  show(game, { seats });
  const away = seats.map((_, seat) => (seat === 1 ? Date.now() - 60_000 : null));
  here.value = { t: "here", seats: away.map((since) => since === null), watchers: 0, away };
  const { find, query } = await mount(<App />);
  expect(find("let-bot-play")).toBeTruthy();
  expect(query("sound-ask")).toBeNull();
  here.value = null;
});

test("a tip is read before sound is asked about", async () => {
  prefer({ sound: null });
  route.value = { page: "table", code: "TESTTABLE0" };
  show(viewOf("deluxe pass slots"));
  guide(FIRST, "aim");
  await vi.waitFor(() => expect(tip.value?.id).toBe("pass"));
  const { find, press, query } = await mount(<App />);
  expect(query("sound-ask")).toBeNull();
  await press("tip-got-it");
  expect(find("sound-ask").textContent).toContain("Play with sound?");
  skipTips();
});
