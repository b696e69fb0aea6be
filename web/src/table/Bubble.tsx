import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import type { Chat } from "../net/protocol";
import { words } from "../state/state";
import { heard, isOwn, quip, timeLeft } from "../state/talk";

/** What somebody said last, at their seat, for as long as it takes to read. Readers are told by `Hearing`. */
export function Bubble({ seat }: { seat: number }) {
  const last = lastOf(seat);
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

/** What a seat has said last: a person in the chat, a bot in between. */
function lastOf(seat: number): Chat | undefined {
  const line = heard.value.findLast((one) => one.seat === seat);
  return quip.value?.seat === seat ? later(line, quip.value) : line;
}

const later = (line: Chat | undefined, word: Chat | null) => (word && word.at >= (line?.at ?? 0) ? word : line);
const isNewest = (line: Chat) => (line === later(heard.value.at(-1), quip.value) ? "" : undefined);

/** A line of chat as it is read. */
export function inWords({ kind, text }: Chat): string {
  return kind === "react" ? words.value.say(`page-react-${text}`) : text;
}

const MOST_LINES = 20;

/** What others say, for screen readers: each line once, politely, wherever the chat is. */
export function Hearing() {
  const lines = useSignal<Chat[]>([]);
  useSignalEffect(() => {
    const before = lines.peek().map(({ no }) => no);
    const last = Math.max(0, ...before);
    const said = quip.value && !before.includes(quip.value.no) ? [quip.value] : [];
    const others = heard.value.filter((line) => line.no > last && !isOwn(line));
    const fresh = [...others, ...said].filter((line) => timeLeft(line) > 0);
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
