/** The Verify button: all checks of a sealed game that need no rules, made in this page. See docs/log.md. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { kept } from "../state/keep";
import { ask } from "./asking";
import { commitment, draw, hashOfShare, seed } from "./fair";
import { marksHold, marksOf } from "./marks";
import type { Sealed, TableInfo } from "./protocol";

export interface Check {
  what: "kept" | "secret" | "shares" | "settings" | "draws" | "marks" | "log";
  holds: boolean;
}

interface ChanceLine {
  event: string;
  pool: string[];
  pick: number[];
  got: string[];
}

/** Everything that can be checked of a game that is over. */
export async function verify(seal: Sealed, table: TableInfo | null): Promise<Check[]> {
  const { secret, game_id, settings_hash } = seal;
  if (!secret) return [];
  const shares = seal.shares ?? [];
  const checks: Check[] = [
    ...checkKept(seal),
    { what: "secret", holds: commitment(game_id, settings_hash, secret) === seal.commitment },
    { what: "shares", holds: shares.every((share, seat) => !share || hashOfShare(share) === seal.hashes[seat]) },
  ];
  const log = table ? await readLog(table.code, table.game_no) : null;
  if (!log) return [...checks, { what: "log", holds: false }];
  const lines = log.map((line) => JSON.parse(line) as unknown);
  checks.push({ what: "settings", holds: settingsHash(lines[0]) === settings_hash });
  const key = seed(game_id, settings_hash, secret, shares);
  return [...checks, { what: "draws", holds: drawsHold(key, lines.slice(1)) }, ...checkMarks(game_id, secret, log)];
}

/** What this page was told in play, where it was there. */
function checkMarks(gameId: string, secret: string, log: readonly string[]): Check[] {
  const told = marksOf(gameId);
  if (Object.keys(told).length === 0) return [];
  return [{ what: "marks", holds: marksHold(secret, told, log.slice(1)) }];
}

/** What this page itself kept before the first card. */
function checkKept(seal: Sealed): Check[] {
  const text = kept(`sealed.${seal.game_id}`);
  if (!text) return [];
  const before = JSON.parse(text) as { seal: Sealed; seat: number; share: string };
  const same = before.seal.commitment === seal.commitment && before.seal.hashes.join() === seal.hashes.join();
  return [{ what: "kept", holds: same && (seal.shares ?? [])[before.seat] === before.share }];
}

async function readLog(code: string, no: number): Promise<string[] | null> {
  try {
    const answer = await ask(`/api/log/${code}/${no}`);
    if (!answer.ok) return null;
    return (await answer.text()).trim().split("\n");
  } catch {
    return null;
  }
}

/** The hash of game, rules, seats and settings as the log's header gives them. */
export function settingsHash(header: unknown): string {
  if (!isRecord(header) || !isRecord(header.seal)) return "";
  const { game, rules, settings, seal } = header;
  const text = canonical({ game, rules, seats: seal.seats, settings });
  return bytesToHex(sha256(concatBytes(utf8ToBytes("coronet/1/game\0"), utf8ToBytes(text))));
}

/** JSON with sorted keys and no spaces. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const parts = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${parts.join(",")}}`;
}

/** Every draw of the log, made again from the seed. */
export function drawsHold(key: Uint8Array, lines: readonly unknown[]): boolean {
  let number = 0;
  for (const line of lines.filter(isChance)) {
    const left = [...line.pool];
    for (const [at, position] of line.pick.entries()) {
      if (left.length < 2) return false;
      const wanted = draw(key, number, left.length);
      if (position !== wanted || left.splice(wanted, 1)[0] !== line.got[at]) return false;
      number += 1;
    }
  }
  return true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isChance(line: unknown): line is ChanceLine {
  return isRecord(line) && Array.isArray(line.pool) && Array.isArray(line.pick) && Array.isArray(line.got);
}
