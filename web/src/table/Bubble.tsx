import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import type { Chat } from "../net/protocol";
import { words } from "../state/state";
import { heard, isOwn, timeLeft } from "../state/talk";

/** What somebody said last, at their seat, for as long as it takes to read. Readers are told by `Hearing`. */
export function Bubble({ seat }: { seat: number }) {
  const last = heard.value.findLast((line) => line.seat === seat);
  const [over, setOver] = useState<number | null>(null); // the line that has been seen long enough
  useEffect(() => {
    if (!last || timeLeft(last) <= 0) return;
    const timer = setTimeout(() => setOver(last.no), timeLeft(last));
    return () => clearTimeout(timer);
  }, [last?.no]);
  if (!last || over === last.no || timeLeft(last) <= 0) return null;
  return (
    <span class="bubble" data-testid={`bubble-${seat}`} data-newest={isNewest(last)} aria-hidden="true">
      {last.kind === "react" && <Icon id={`react-${last.text}`} class="" />}
      <span>
        <b>
          <bdi>{last.name}</bdi>
        </b>{" "}
        <bdi>{inWords(last)}</bdi>
      </span>
    </span>
  );
}

const isNewest = ({ no }: Chat) => (heard.value.at(-1)?.no === no ? "" : undefined);

/** A line of chat as it is read. */
export function inWords({ kind, text }: Chat): string {
  return kind === "react" ? words.value.say(`page-react-${text}`) : text;
}

const MOST_LINES = 20;

/** What others say, for screen readers: each line once, politely, wherever the chat is. */
export function Hearing() {
  const lines = useSignal<Chat[]>([]);
  useSignalEffect(() => {
    const last = lines.peek().at(-1)?.no ?? 0;
    const fresh = heard.value.filter((line) => line.no > last && !isOwn(line) && timeLeft(line) > 0);
    if (fresh.length) lines.value = [...lines.peek(), ...fresh].slice(-MOST_LINES);
  });
  return (
    <div class="vh" role="log" aria-live="polite" data-testid="hearing">
      {lines.value.map((line) => (
        <p key={line.no}>{words.value.say("page-heard", { name: line.name, text: inWords(line) })}</p>
      ))}
    </div>
  );
}
