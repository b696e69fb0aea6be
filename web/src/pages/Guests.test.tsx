import { beforeEach, describe, expect, test } from "vitest";
import { mount } from "../fixtures/mount";
import { FIRST } from "../games/shelf";
import { level } from "../state/keep";
import { missingLevels, outsideBots } from "../state/state";
import { company } from "./company";
import { Guests } from "./Guests";

const guests = (game: string, levels: string[] = []) => (
  <Guests game={game} now={{ ...company(3), levels }} change={() => {}} range={[3]} />
);

function openTo(select: HTMLElement): string[] {
  return [...select.querySelectorAll("option")].filter((option) => !option.disabled).map((option) => option.value);
}

describe("levels of bots", () => {
  beforeEach(() => {
    missingLevels.value = {};
    outsideBots.value = {};
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

  test("bots that the host has added are there by their names, in their games", async () => {
    outsideBots.value = { [FIRST]: ["deep-frog"] };
    const page = await mount(guests(FIRST, ["good", "deep-frog", "good"]));
    expect(openTo(page.find("level-1"))).toEqual(["beginner", "good", "strong", "expert", "deep-frog"]);
    expect(page.find("guest-1").textContent).toContain("deep-frog");
    expect(page.root.textContent).toContain("deep-frog Added by the host of this server");
    expect(openTo((await mount(guests("seeker"))).find("level-1"))).not.toContain("deep-frog");
  });

  test("a bot that the host has added is not kept as one's own level", async () => {
    outsideBots.value = { [FIRST]: ["deep-frog"] };
    const select = (await mount(guests(FIRST))).find("level-1") as HTMLSelectElement;
    const pick = (value: string) => {
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    };
    pick("strong");
    pick("deep-frog");
    expect(level.value).toBe("strong");
  });

  test("another game is not concerned", async () => {
    missingLevels.value = { [FIRST]: ["strong", "expert"] };
    const page = await mount(guests("seeker"));
    expect(page.query("levels-missing")).toBeNull();
  });
});
