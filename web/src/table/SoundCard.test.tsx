import { afterEach, expect, test } from "vitest";
import { App } from "../App";
import { show, viewOf } from "../fixtures/fixtures";
import { mount } from "../fixtures/mount";
import { prefer, preferences } from "../state/preferences";
import { route } from "../state/route";

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
