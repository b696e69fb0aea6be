import { expect, test } from "vitest";
import { reached } from "./room";

test("the sizes that a part reaches are said in rem, so larger letters reach fewer", () => {
  expect(reached([18, 35, 58], 600, 16)).toBe("18 35");
  expect(reached([18, 35, 58], 600, 32)).toBe("18");
});
