import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show, tableOf, viewOf } from "../fixtures/fixtures";
import { mount } from "../fixtures/mount";
import characters from "../generated/characters.json";
import type { TableInfo } from "../net/protocol";
import type { Beat } from "../stage/beats";
import { clear, enter } from "../stage/stage";
import { prefer } from "../state/preferences";
import { type AnyView, table, words } from "../state/state";
import { mute, quip, unread } from "../state/talk";
import { choose, LANGUAGES, learn, speak } from "../words/language";
import { Bubble, Hearing } from "./Bubble";
import { remark } from "./quips";
import "../stage/senses";

const GOOD = { isGood: true };
const BAD = { isGood: false };
const BOLD = { seat: 1, name: "Pip", unlucky: "Ouch. It was worth it." };
const DEEP = { seat: 2, name: "Isolde", lucky: "You see it one card too late." };

const MOST_LETTERS = 32; // as a bubble has room for beside the cards of a duel

let tables = 0;

/** A table with two bots that have manners, in a round of a game. */
function sitDown(change: Partial<TableInfo> = {}, round = 1): AnyView {
  const game = viewOf("deluxe play play");
  const view = { ...game, round: game.round && { ...game.round, number: round } };
  const seats = tableOf(game).seats.map((seat, at) => {
    if (at === BOLD.seat) return { kind: "bot" as const, name: BOLD.name, level: "beginner" };
    return at === DEEP.seat ? { kind: "bot" as const, name: DEEP.name, level: "expert" } : seat;
  });
  show(view, { code: `QUIPS${tables}`, seats, ...change });
  return view;
}

beforeEach(() => {
  localStorage.clear();
  prefer({ chat: true });
  tables += 1;
});

afterEach(() => {
  clear();
  table.value = null;
});

test("a bot says a word of its luck at its seat, in its manner", async () => {
  sitDown();
  await remark([{ seat: BOLD.seat, ...BAD }]);
  const { find, query } = await mount([0, 1, 2].map((seat) => <Bubble key={seat} seat={seat} />));
  expect(find(`bubble-${BOLD.seat}`).textContent).toBe(`${BOLD.name} ${BOLD.unlucky}`);
  expect([query("bubble-0"), query("bubble-2")]).toEqual([null, null]);
});

test("readers hear it once, and it is nothing unread", async () => {
  sitDown();
  const { find } = await mount(<Hearing />);
  await remark([{ seat: DEEP.seat, ...GOOD }]);
  await vi.waitFor(() => expect(find("hearing").querySelectorAll("p")).toHaveLength(1));
  expect(find("hearing").textContent).toContain(DEEP.lucky);
  expect(unread.value).toBe(0);
});

test("in a part of a game there is one word, whatever else happens", async () => {
  sitDown();
  await remark([{ seat: BOLD.seat, ...BAD }]);
  await remark([{ seat: DEEP.seat, ...GOOD }]);
  expect(quip.value?.name).toBe(BOLD.name);
});

test("in the next part another bot has its word, and none has two in a game", async () => {
  sitDown();
  await remark([{ seat: BOLD.seat, ...BAD }]);
  sitDown({}, 2);
  await remark([{ seat: BOLD.seat, ...BAD }]);
  expect(quip.value?.text).toBe(BOLD.unlucky);
  await remark([BOLD, DEEP].map(({ seat }) => ({ seat, ...GOOD })));
  expect(quip.value?.text).toBe(DEEP.lucky);
  sitDown({}, 3);
  await remark([{ seat: BOLD.seat, ...GOOD }]);
  expect(quip.value?.text).toBe(DEEP.lucky);
});

test("people and bots without a manner say nothing", async () => {
  const seats = tableOf(sitDown()).seats;
  const unnamed = { kind: "bot" as const, name: "Somebody" };
  const person = { kind: "person" as const, name: "Pip" };
  sitDown({ seats: seats.map((seat, at) => (at === 1 ? person : at === 2 ? unnamed : seat)) });
  await remark([1, 2].map((seat) => ({ seat, ...GOOD })));
  expect(quip.value).toBeNull();
});

test("who wants no chat, has muted that name or sits where nobody talks hears none", async () => {
  sitDown();
  await remark([{ seat: BOLD.seat, ...BAD }]);
  prefer({ chat: false });
  expect(quip.value).toBeNull();
  prefer({ chat: true });
  mute(BOLD.name, true);
  expect(quip.value).toBeNull();
  mute(BOLD.name, false);
  expect(quip.value?.name).toBe(BOLD.name);
  sitDown({ chat: false });
  expect(quip.value).toBeNull();
});

test("it stays at its table", async () => {
  sitDown();
  await remark([{ seat: BOLD.seat, ...BAD }]);
  sitDown({ code: "ELSEWHERE0" });
  expect(quip.value).toBeNull();
});

const unlucky = (view: AnyView): Beat => ({ kind: "frog", view, hold: 900, luck: [{ seat: BOLD.seat, ...BAD }] });
const at = (pace: TableInfo["pace"], beats: Beat[]) =>
  enter({ beats, pace, asksMe: false, begin: () => undefined, show: () => undefined });

test("it is said while the beat is played that brings the luck", async () => {
  at("normal", [unlucky(sitDown())]);
  await vi.waitFor(() => expect(quip.value?.text).toBe(BOLD.unlucky));
});

test("at an instant table nobody has the time for it", async () => {
  at("instant", [unlucky(sitDown())]);
  await vi.dynamicImportSettled();
  expect(quip.value).toBeNull();
});

test("every character has its words for good luck and bad", async () => {
  await learn("quips");
  const manners = Object.entries(characters).flatMap(([level, bots]) =>
    Object.values(bots).flatMap((taste) => [`lucky-${level}-${taste}`, `unlucky-${level}-${taste}`]),
  );
  expect(manners.filter((one) => !words.value.has(`quip-${one}`))).toEqual([]);
  expect(words.value.keys("quip-").toSorted()).toEqual([...new Set(manners)].map((one) => `quip-${one}`).toSorted());
});

test.each(LANGUAGES)("a word fits one line of a bubble: %s", async (language) => {
  await learn("quips");
  choose(language);
  await speak();
  const texts = words.value.keys("quip-").map((key) => words.value.say(key));
  choose("en");
  await speak();
  expect(texts.filter((text) => text.length > MOST_LETTERS)).toEqual([]);
});
