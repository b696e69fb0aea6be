import { beforeEach, expect, test } from "vitest";
import vectors from "../../../tests/table/fair-vectors.json";
import { mark } from "./fair";
import { keepMarks, marksHold, marksOf } from "./marks";

const { secret } = vectors;
const GAME = "00".repeat(16);

/** A line of a log with its revision and mark. */
function line(body: string, rev: number, of = body): string {
  return `${body.slice(0, -1)},"rev":${rev},"mark":"${mark(secret, rev, of)}"}`;
}

const PASS = '{"seat":0,"choice":"pass F1 F2 F3"}';
const OTHER = '{"seat":0,"choice":"pass F4 F5 F6"}';
const DRAW = '{"event":"deal","pool":["F1","F2"],"pick":[0],"got":["F1"]}';

beforeEach(() => localStorage.clear());

test("marks are made as the server makes them", () => {
  for (const { rev, body, mark: wanted } of vectors.marks) expect(mark(secret, rev, body)).toBe(wanted);
});

test("a log that has what was marked in play holds", () => {
  const told = { 4: mark(secret, 4, PASS) };
  expect(marksHold(secret, told, [line(DRAW, 3), line(PASS, 4)])).toBe(true);
});

test("a line altered together with its mark does not", () => {
  const told = { 4: mark(secret, 4, PASS) };
  expect(marksHold(secret, told, [line(DRAW, 3), line(OTHER, 4)])).toBe(false);
  expect(marksHold(secret, told, [line(DRAW, 3)])).toBe(false);
});

test("a step of several lines is marked as one", () => {
  const step = `${PASS}\n${DRAW}`;
  expect(marksHold(secret, { 4: mark(secret, 4, step) }, [line(PASS, 4, step), line(DRAW, 4, step)])).toBe(true);
});

test("the first mark told for a revision is the one that is kept", () => {
  keepMarks(GAME, [{ rev: 4, mark: "aa" }]);
  keepMarks(GAME, [
    { rev: 4, mark: "bb" },
    { rev: 5, mark: "cc" },
  ]);
  expect(marksOf(GAME)).toEqual({ 4: "aa", 5: "cc" });
});

test("marks of the last games only are kept", () => {
  for (let game = 0; game < 7; game += 1) keepMarks(`game ${game}`, [{ rev: 1, mark: "aa" }]);
  expect(marksOf("game 1")).toEqual({});
  expect(marksOf("game 2")).toEqual({ 1: "aa" });
});
