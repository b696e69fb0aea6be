/** Fair shuffles: this page's part of the seed. See docs/log.md. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const prefix = (what: string) => utf8ToBytes(`coronet/1/${what}\0`);

/** A fresh part of a seed: 32 random bytes. */
export function newShare(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is told of a part before the game is sealed. */
export function hashOfShare(share: string): string {
  return bytesToHex(sha256(concatBytes(prefix("share"), hexToBytes(share))));
}

/** What the server shows of its secret before the first card. */
export function commitment(gameId: string, settingsHash: string, secret: string): string {
  const parts = [gameId, settingsHash, secret].map(hexToBytes);
  return bytesToHex(sha256(concatBytes(prefix("commit"), ...parts)));
}

/** The seed of all draws, from the secret and everybody's parts. */
export function seed(
  gameId: string,
  settingsHash: string,
  secret: string,
  shares: readonly (string | null)[],
): Uint8Array {
  const parts = shares.flatMap((share) => {
    const bytes = share ? hexToBytes(share) : new Uint8Array();
    return [Uint8Array.of(bytes.length), bytes];
  });
  const text = concatBytes(prefix("seed"), hexToBytes(gameId), hexToBytes(settingsHash), ...parts);
  return hmac(sha256, hexToBytes(secret), text);
}

/** Draw number `at`: which of `size` items it takes. */
export function draw(key: Uint8Array, at: number, size: number): number {
  const n = BigInt(size);
  const limit = 2n ** 64n - (2n ** 64n % n);
  for (let attempt = 0; ; attempt += 1) {
    const bytes = hmac(sha256, key, concatBytes(prefix("draw"), u32(at), u32(attempt)));
    const word = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
    if (word < limit) return Number(word % n);
  }
}

/** What a step told at a revision is held to. */
export function mark(secret: string, rev: number, body: string): string {
  const key = hmac(sha256, hexToBytes(secret), concatBytes(prefix("mark"), u32(rev)));
  return bytesToHex(hmac(sha256, key, utf8ToBytes(body)).slice(0, 16));
}

function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
