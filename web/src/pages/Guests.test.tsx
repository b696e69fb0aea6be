import { beforeEach, describe, expect, test } from "vitest";
import { mount } from "../fixtures/mount";
import { FIRST } from "../games/shelf";
import { missingLevels } from "../state/state";
import { company } from "./company";
import { Guests } from "./Guests";

const guests = (game: string) => <Guests game={game} now={company(3)} change={() => {}} range={[3]} />;

function openTo(select: HTMLElement): string[] {
  return [...select.querySelectorAll("option")].filter((option) => !option.disabled).map((option) => option.value);
}

describe("levels of bots", () => {
  beforeEach(() => {
    missingLevels.value = {};
  });

  test("all can be chosen where the server can play them", async () => {
    const page = await mount(guests(FIRST));
    expect(openTo(page.find("level-1"))).toEqual(["beginner", "good", "strong", "expert"]);
    expect(page.query("levels-missing")).toBeNull();
  });

  test("those that the server cannot play are not to be chosen, and a line says why", async () => {
    missingLevels.value = { [FIRST]: ["strong", "expert"] };
    const page = await mount(guests(FIRST));
    expect(openTo(page.find("level-1"))).toEqual(["beginner", "good"]);
    expect(page.find("levels-missing").textContent).toMatch(/^Strong and Expert cannot be had here/);
  });

  test("another game is not concerned", async () => {
    missingLevels.value = { [FIRST]: ["strong", "expert"] };
    const page = await mount(guests("seeker"));
    expect(page.query("levels-missing")).toBeNull();
  });
});
