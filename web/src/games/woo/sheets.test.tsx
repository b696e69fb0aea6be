import { beforeAll, expect, test } from "vitest";
import { firstGame, show, tableOf } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import { learn } from "../../words/language";
import { wooSheet } from "./sheets";

beforeAll(() => learn("woo"));

test("the sheet of a bot's seat tells its strength and manner; that of a person does not", async () => {
  const view = firstGame("woo")[0]?.view;
  if (!view) throw new Error("no game");
  const bot = { kind: "bot" as const, name: "Greta", level: "good" };
  show(view, { seats: tableOf(view).seats.map((seat, at) => (at === 1 ? bot : seat)) });
  const text = async (seat: number) =>
    (await mount(<div>{wooSheet({ of: "seat", seat })?.body}</div>)).root.textContent;
  expect(await text(1)).toMatch(
    /Greta knows the rules of thumb and likes to lie low\. Good: \d+ points in this game\./,
  );
  expect(await text(0)).not.toContain("points in this game");
});
