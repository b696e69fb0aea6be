import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import vectors from "../../../tests/table/fair-vectors.json";
import { commitment, draw, hashOfShare, newShare, seed } from "./fair";
import { drawsHold, settingsHash } from "./verify";

const { game_id, settings_hash, secret, shares, hashes, sealed } = vectors;

test("shares hash as the server hashes them", () => {
  for (const [seat, share] of shares.entries()) if (share) expect(hashOfShare(share)).toBe(hashes[seat]);
  expect(newShare()).toMatch(/^[0-9a-f]{64}$/);
});

test("settings, commitment and seed", () => {
  const { game, rules, settings, seats } = sealed;
  expect(settingsHash({ game, rules, settings, seal: { seats } })).toBe(settings_hash);
  expect(commitment(game_id, settings_hash, secret)).toBe(vectors.commitment);
  expect(bytesToHex(seed(game_id, settings_hash, secret, shares))).toBe(vectors.key);
});

test("draws", () => {
  const key = hexToBytes(vectors.key);
  for (const [size, wanted] of Object.entries(vectors.draws)) {
    expect(wanted.map((_, at) => draw(key, at, Number(size)))).toEqual(wanted);
  }
});

test("a log's draws hold, and one altered does not", () => {
  const key = hexToBytes(vectors.key);
  const pool = ["a", "b", "c"];
  const first = draw(key, 0, 3);
  const line = { event: "deal", pool, pick: [first], got: [pool[first]] };
  expect(drawsHold(key, [{ seat: 0, choice: "no" }, line])).toBe(true);
  expect(drawsHold(key, [{ ...line, got: [pool[(first + 1) % 3]] }])).toBe(false);
});
