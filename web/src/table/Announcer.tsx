import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { link, myTurn, spoken, story, words } from "../state/state";
import { prompt } from "./Dock";
import { sayLine } from "./Story";

const JOINED_MS = 150;

/** What a screen reader is told: the story politely, one's turn and a lost connection at once. */
export function Announcer() {
  const lines = useSignal<{ no: number; text: string }[]>([]);
  const urgent = useSignal("");
  useSignalEffect(() => {
    const now = story.value;
    const timer = setTimeout(() => {
      const last = lines.peek().at(-1)?.no ?? -1;
      const fresh = now.filter(({ no }) => no > last).slice(-6);
      if (fresh.length === 0) return;
      const text = fresh.map(({ line }) => sayLine(line)).join(" ");
      lines.value = [...lines.peek(), { no: fresh.at(-1)?.no ?? 0, text }].slice(-20);
    }, JOINED_MS);
    return () => clearTimeout(timer);
  });
  useSignalEffect(() => {
    if (link.value.state === "lost") urgent.value = words.value.say("page-conn-lost");
    else urgent.value = myTurn.value ? prompt() : "";
  });
  return (
    <>
      <div class="vh" role="log" aria-live="polite" data-testid="polite">
        {lines.value.map(({ no, text }) => (
          <p key={no}>{text}</p>
        ))}
      </div>
      <p class="vh" aria-live="polite" data-testid="spoken">
        {spoken.value}
      </p>
      <p class="vh" aria-live="assertive" data-testid="assertive">
        {urgent.value}
      </p>
    </>
  );
}

/** Has a text read out when it comes, and forgotten when what says it goes. */
export function useReadOut(text: string): void {
  useEffect(() => {
    spoken.value = text;
    return () => {
      spoken.value = "";
    };
  }, [text]);
}
