import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { show, viewOf } from "../fixtures/fixtures";
import { mount } from "../fixtures/mount";
import * as session from "../net/session";
import { arm, pressCard } from "../state/state";
import { Hand, held } from "./Hand";
import { askHint, hint } from "./hint";

const playing = (card: string) => ({ text: `play ${card}`, verb: "play", cards: [card] });

/** A view in which some card is refused. */
function refusing() {
  const game = viewOf("deluxe play play");
  if (!game.own) throw new Error("no seat");
  game.own.hand = ["F3", "Q5", "Q9", "C2"];
  game.own.choices = ["Q5", "Q9"].map(playing);
  const reason: [string, Record<string, unknown>] = ["must-follow", { suit: "Q", cards: ["Q5", "Q9"] }];
  game.own.refused = { F3: reason, C2: reason };
  game.to_act = [game.own.seat];
  return game;
}

test("legal and refused cards are told apart, and both can be reached", async () => {
  show(refusing());
  const { find } = await mount(<Hand />);
  expect(find("card-Q5").dataset.legal).toBe("yes");
  expect(find("card-F3").dataset.legal).toBe("no");
  expect(find("card-F3").getAttribute("aria-disabled")).toBe("true");
  expect(find("card-F3").hasAttribute("disabled")).toBe(false);
});

test("pressing a refused card says why, beside the card", async () => {
  show(refusing());
  const { find, press } = await mount(<Hand />);
  await press("card-F3");
  expect(find("refusal").textContent).toBe("Follow Queens: you hold the 5 and the 9.");
  expect(find("card-F3").getAttribute("aria-describedby")).toBe("refusal");
});

test("another card lifts instead of the first", async () => {
  show(refusing());
  const { find, press } = await mount(<Hand />);
  await press("card-Q5");
  await press("card-Q9");
  expect(find("card-Q5").getAttribute("aria-pressed")).toBe("false");
  expect(find("card-Q9").getAttribute("aria-pressed")).toBe("true");
});

test("while others think no card is dimmed", async () => {
  const game = refusing();
  game.to_act = [(game.own?.seat ?? 0) + 1];
  show(game);
  const { find } = await mount(<Hand />);
  expect(find("card-F3").dataset.legal).toBeUndefined();
});

test("the only legal card is up already", async () => {
  const game = refusing();
  if (game.own) game.own.choices = [playing("Q5")];
  show(game);
  const { find } = await mount(<Hand />);
  expect(find("card-Q5").getAttribute("aria-pressed")).toBe("true");
});

test("a hand is held by suits, rising", () => {
  const game = refusing();
  if (game.own) game.own.hand = ["C1", "Q10", "P8", "F2", "Q9"];
  show(game);
  expect(held()).toEqual(["F2", "Q9", "Q10", "P8", "C1"]);
});

test("marks stand together: a card may be playable, new, frozen and suggested at once", async () => {
  const before = refusing();
  if (before.own) before.own.hand = ["F3", "Q5", "C1", "C2"];
  show(before);
  const game = refusing();
  show(game);
  vi.spyOn(session, "send").mockResolvedValue({ t: "ack", id: "", body: { best: { choice: playing("Q9") } } } as never);
  const { find, settle } = await mount(<Hand frozen="Q9" />);
  await act(askHint);
  await settle();
  const marks = [...find("card-Q9").querySelectorAll<HTMLElement>(".mark")].map(({ dataset }) => dataset.mark);
  expect(marks).toEqual(["frozen", "hint", "new"]);
  expect(find("card-Q9").dataset.legal).toBe("yes");
  expect(find("card-Q9").getAttribute("aria-label")).toBe("9 of Queens, frozen, suggested, new");
});

test("a card that is laid out leaves its place free, and no other moves", async () => {
  const game = viewOf("deluxe pass slots");
  show(game);
  const { find, press } = await mount(<Hand />);
  const [first = "", second = ""] = held();
  const place = () => find(`card-${second}`).closest("li")?.style.getPropertyValue("--i");
  const before = place();
  await press(`card-${first}`);
  expect(place()).toBe(before);
});

test("a hint stays at its table, though another asks a question of the same number", async () => {
  vi.spyOn(session, "send").mockResolvedValue({ t: "refuse", id: "1", code: "no-hints" });
  const game = refusing();
  show(game, { code: "one" });
  await act(askHint);
  expect(hint.value).not.toBeNull();
  show(structuredClone(game), { code: "another" });
  expect(hint.value).toBeNull();
});

test("with the power armed a click lifts the card: what spends something wants a second press", async () => {
  const send = vi.spyOn(session, "send").mockReturnValue(undefined);
  send.mockClear();
  const game = refusing();
  if (game.own)
    game.own.choices = ["Q5", "Q9"].flatMap((card) => [
      playing(card),
      { ...playing(card), text: `play ${card} power`, power: true },
    ]);
  show(game);
  arm(true);
  pressCard("Q9", true);
  expect(send).not.toHaveBeenCalled();
  pressCard("Q9", true);
  expect(send.mock.calls[0]?.[0]).toMatchObject({ choice: "play Q9 power" });
});
