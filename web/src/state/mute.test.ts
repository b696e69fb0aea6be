import { expect, test } from "vitest";
import { chat, heard, mute } from "./state";

const line = (no: number, name: string) => ({
  t: "chat" as const,
  no,
  at: 0,
  kind: "say" as const,
  text: "hello",
  name,
});

test("who is muted is heard no more on this page, until heard again", () => {
  chat.value = [line(1, "Zofia"), line(2, "Bruno")];
  mute("Bruno", true);
  expect(heard.value.map(({ name }) => name)).toEqual(["Zofia"]);
  mute("Bruno", false);
  expect(heard.value).toHaveLength(2);
});
