import { expect, test } from "vitest";
import { mount } from "../fixtures/mount";
import { story } from "../state/state";
import { Story } from "./Story";

test("a story that has not begun says what will stand there", async () => {
  story.value = [];
  const page = await mount(<Story />);
  expect(page.query("story")).toBeNull();
  expect(page.root.textContent).toContain("Every step will be told here");
});
