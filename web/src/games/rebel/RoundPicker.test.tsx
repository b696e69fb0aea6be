import { useSignal } from "@preact/signals";
import { expect, test } from "vitest";
import { mount } from "../../fixtures/mount";
import { SURPRISE } from "./draft";
import { RoundPicker } from "./RoundPicker";

function Slots({ first, seen }: { first: string[]; seen: string[][] }) {
  const slots = useSignal(first);
  const change = (next: string[]) => {
    seen.push(next);
    slots.value = next;
  };
  return <RoundPicker edition="deluxe" slots={slots.value} onChange={change} />;
}

test("a slot opens the round cards; the one pressed lies in it", async () => {
  const seen: string[][] = [];
  const { press, query } = await mount(<Slots first={[SURPRISE, SURPRISE]} seen={seen} />);
  expect(query("round-royal-decree")).toBeNull();
  await press("choose-round-1");
  await press("round-royal-decree");
  expect(seen.at(-1)).toEqual([SURPRISE, "royal-decree"]);
  expect(query("round-royal-decree")).toBeNull();
});

test("a card that another slot has changes places; a surprise does not", async () => {
  const seen: string[][] = [];
  const { press } = await mount(<Slots first={["royal-decree", "magic-beans"]} seen={seen} />);
  await press("choose-round-0");
  await press("round-magic-beans");
  expect(seen.at(-1)).toEqual(["magic-beans", "royal-decree"]);
  await press("choose-round-0");
  await press("round-surprise");
  expect(seen.at(-1)).toEqual([SURPRISE, "royal-decree"]);
});

test("rounds are added up to five, moved, and left out down to one", async () => {
  const seen: string[][] = [];
  const { root, press, query } = await mount(<Slots first={["royal-decree"]} seen={seen} />);
  expect(root.querySelectorAll(".moves button:disabled").length).toBe(3);
  for (let more = 0; more < 4; more += 1) await press("more-rounds");
  expect(query("more-rounds")).toBeNull();
  await press("move-later-0");
  expect(seen.at(-1)).toEqual([SURPRISE, "royal-decree", SURPRISE, SURPRISE, SURPRISE]);
  await press("leave-out-0");
  expect(seen.at(-1)).toEqual(["royal-decree", SURPRISE, SURPRISE, SURPRISE]);
});
