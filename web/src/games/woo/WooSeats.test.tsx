import { expect, test } from "vitest";
import { firstGame, show } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import { learn } from "../../words/language";
import { WooSeats } from "./WooSeats";

test("bots look like bots, as at every other table", async () => {
  const view = firstGame("woo")[0]?.view;
  if (!view) throw new Error("no game");
  await learn("woo");
  show(view);
  const { root } = await mount(<WooSeats />);
  const looks = [...root.querySelectorAll<HTMLElement>(".roundel")].map(({ dataset }) => dataset.who);
  expect(looks).toEqual(["bot", "bot"]);
});
