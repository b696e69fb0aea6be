/** A log opened in this page: sent to the server, which checks it and plays it again. */

import { signal } from "@preact/signals";
import { isGame } from "../games/shelf";
import { ask } from "../net/asking";
import type { PlayedSeat, RefusedBody, Step } from "../net/protocol";
import { go, route } from "../state/route";
import { words } from "../state/state";

/** What the server made of the last log: a line for each step, and who sat where. */
export interface SentLog {
  name: string;
  lines: string;
  seats: Pick<PlayedSeat, "name" | "bot">[];
}

export const sent = signal<SentLog | null>(null);
/** What became of the last try: a code, and the server's line if it had one. */
export const refusal = signal<{ code: string; text: string } | null>(null);
export const isReading = signal(false);

const LONGEST = 1024 * 1024; // what the server takes

/** Opens a log; a refusal is told beside the field. */
export async function openLog(file: File): Promise<void> {
  refusal.value = null;
  if (file.size > LONGEST) return refuse("too-big");
  isReading.value = true;
  try {
    const text = await file.text();
    const answer = await ask("/api/replay", { method: "POST", body: text });
    if (!answer.ok) return refuse(...(await whyNot(answer)));
    const header = JSON.parse(text.slice(0, text.indexOf("\n"))) as Header;
    if (!isGame(header.game)) return refuse("game");
    const lines = await answer.text();
    sent.value = { name: `${file.name} ${file.lastModified}`, lines, seats: seatsOf(header, lines) };
    go("/replay");
  } catch {
    refuse("unreachable");
  } finally {
    isReading.value = false;
  }
}

interface Header {
  game: string;
  seats?: string[];
  seal?: { seats: string[] };
}

/** Tells why not beside a field; where the page has none, on the one that has. */
function refuse(code: string, text = ""): void {
  refusal.value = { code, text };
  if (route.value.page === "home") return;
  sent.value = null;
  go("/replay");
}

async function whyNot(answer: Response): Promise<[string, string]> {
  const said = (await answer.json()) as RefusedBody;
  return [said.code, said.text ?? ""];
}

/** Who sat where, as far as the log says: a bot by its level, otherwise the seat. */
export function seatsOf(header: Header, lines: string): SentLog["seats"] {
  const { players } = (JSON.parse(lines.slice(0, lines.indexOf("\n"))) as Step).view;
  const noted = header.seats ?? header.seal?.seats ?? [];
  return Array.from({ length: players }, (_, seat) => {
    const bot = noted[seat]?.startsWith("bot ") ?? false;
    return { name: words.value.say("page-log-seat", { number: seat + 1 }), bot };
  });
}
