import { expect, test } from "vitest";
import vectors from "../../tests/table/fair-vectors.json";
import { commitment, draw, hashOfShare, seed } from "./fair";

test("there are vectors", () => expect(Object.keys(vectors).length).toBeGreaterThan(0));
export { commitment, draw, hashOfShare, seed };
