/** One's part of the shuffle: sent by itself, before the seal as a hash and after it in the open. */

import { effect } from "@preact/signals";
import { atOnce } from "../state/beginning";
import { kept, write } from "../state/keep";
import { link, start, table, you } from "../state/state";
import { hashOfShare, newShare } from "./fair";
import type { TableInfo } from "./protocol";
import { send } from "./session";

effect(() => {
  const now = table.value;
  const seat = you.value?.seat;
  if (!now || seat === null || seat === undefined || link.value.state !== "up") return;
  shareIn(now, seat);
});

const shared = new Set<string>();

/** Before the seal the hash, after it the part itself: but only if the hash stands there as it was sent. */
function shareIn(now: TableInfo, seat: number): void {
  const place = `share.${now.code}`;
  if (now.state === "lobby" || now.state === "over") {
    const mark = `${now.code} ${now.game_no} ${seat} hash`;
    if (shared.has(mark)) return;
    shared.add(mark);
    const share = kept(place) ?? newShare();
    write(place, share);
    void send({ t: "share", hash: hashOfShare(share) });
    if (atOnce.peek()) {
      atOnce.value = false;
      void start();
    }
  } else if (now.state === "sharing" && now.seal) {
    const share = kept(place);
    const mark = `${now.seal.game_id} ${seat}`;
    if (!share || shared.has(mark) || now.seal.hashes[seat] !== hashOfShare(share)) return;
    shared.add(mark);
    write(`sealed.${now.seal.game_id}`, JSON.stringify({ seal: now.seal, seat, share }));
    write(place, null); // the next game takes a fresh one
    void send({ t: "share", share });
  }
}
