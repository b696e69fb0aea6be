import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { questions, show } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import * as session from "../../net/session";
import { learn } from "../../words/language";
import { BettingActions } from "./Betting";

const send = vi.spyOn(session, "send").mockReturnValue(undefined);
const made = () => send.mock.calls.map(([frame]) => ("choice" in frame ? frame.choice : frame.t));

test("one folds by a second press", async () => {
  const view = questions["triangle bet fold stay"];
  if (!view) throw new Error("no view");
  await learn("parlour");
  await learn("r");
  show(structuredClone(view));
  const { root } = await mount(<BettingActions />);
  const press = (choice: string) => act(() => root.querySelector<HTMLElement>(`[data-choice=${choice}]`)?.click());
  await press("fold");
  expect(made()).toEqual([]);
  await press("fold");
  expect(made()).toEqual(["fold"]);
});
