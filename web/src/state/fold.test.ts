import { expect, test } from "vitest";
import type { Line } from "../net/protocol";
import { folded, namesThen, told } from "./fold";

const line = (key: string): Line => [key, {}];
const SPAN = { at: 0, since: 3, until: 64 };

test("each line of a frame has the span that the frame gives it", () => {
  const frame = { story: [line("story-plays"), line("story-takes")], untold: [SPAN] };
  expect(told(frame)).toEqual([{ line: line("story-plays"), untold: SPAN }, { line: line("story-takes") }]);
});

test("a line is left out from the first moment of its span to before the last", () => {
  const lines = [{ line: line("story-plays"), untold: SPAN }, { line: line("story-takes") }];
  const at = (moment: number | null) => folded(lines, moment).length;
  expect([at(0), at(2), at(3), at(63), at(64)]).toEqual([2, 2, 1, 1, 2]);
});

test("after the game everything may be read", () => {
  const lines = [{ line: line("story-plays"), untold: SPAN }];
  expect(folded(lines, null)).toEqual(lines);
});

test("the story keeps the names of those who sat there then", () => {
  const lines: Line[] = [
    ["story-plays", { seat: 1 }],
    ["room-stood", { seat: 1, name: "Emil" }],
    ["story-plays", { seat: 1 }],
    ["room-sat", { seat: 1, name: "Zofia", before: "Bruno" }],
    ["story-plays", { seat: 1 }],
  ];
  expect(namesThen(lines, ["Ada", "Zofia"]).map((names) => names[1])).toEqual([
    "Emil",
    "Bruno",
    "Bruno",
    "Zofia",
    "Zofia",
  ]);
});

test("where nobody came or went the names are those of now", () => {
  const names = ["Ada", "Zofia"];
  expect(namesThen([line("story-plays")], names)).toEqual([names]);
});
