/** A link or code that somebody was sent, as it was pasted or typed. */

import { ask } from "../net/asking";
import type { InvitationBody } from "../net/protocol";
import { moveHere } from "./home";
import { go } from "./route";

const TABLE = /(?:^|\/t\/)([0-9A-Za-z]{8,16})(#[iw]\.[\w.-]+)?$/;
const DEVICE = /^[0-9A-Za-z]{8}$/;
const LETTERS = /^(?:[\s-]*[A-Za-z]){6}[\s-]*$/;

/** Goes where it leads; why not, as the server calls it, where it leads nowhere. */
export async function join(text: string): Promise<string | null> {
  if (LETTERS.test(text)) return await joinByLetters(text);
  if (DEVICE.test(text)) moveHere(text);
  const found = TABLE.exec(text);
  if (found && !DEVICE.test(text)) go(`/t/${found[1]}${found[2] ?? ""}`);
  return found ? null : "bad";
}

/** Six letters that were said aloud open the table that waits. */
async function joinByLetters(letters: string): Promise<string | null> {
  const answer = await ask(`/api/invitation/${encodeURIComponent(letters.trim())}`).catch(() => null);
  if (!answer?.ok) return answer?.status === 429 ? "rate" : answer ? "no-table" : "retry";
  const { code, key } = (await answer.json()) as InvitationBody;
  go(`/t/${code}#${key}`);
  return null;
}
