import { useEffect, useRef } from "preact/hooks";
import { folded } from "../fold";
import type { Line } from "../protocol";
import { openMemory, story, words } from "../state";
import { MiniCard } from "./Card";

const HEADINGS = new Set(["story-round", "story-extra-round"]);

/** What happened, sentence by sentence. It scrolls by itself only while the reader is at its end. */
export function Story() {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [story.value]);
  const watch = () => {
    const now = list.current;
    if (now) atEnd.current = now.scrollHeight - now.scrollTop - now.clientHeight < 40;
  };
  return (
    <ol
      class="story"
      data-testid="story"
      ref={list}
      onScroll={watch}
      tabIndex={0}
      aria-label={words.value.say("page-story")}
    >
      {folded(story.value, openMemory.value)
        .slice(-200)
        .map(({ no, line }) => (
          <StoryLine key={no} line={line} />
        ))}
    </ol>
  );
}

function StoryLine({ line }: { line: Line }) {
  const [key, args] = line;
  const cards = [args.card, args.other].filter((card) => typeof card === "string");
  return (
    <li data-sep={HEADINGS.has(key) ? "" : undefined} data-key={key}>
      {cards.map((card) => (
        <MiniCard key={card} card={card} />
      ))}
      <span>{sayLine(line)}</span>
    </li>
  );
}

/** A line in words; one that has none is left out rather than shown raw. */
export function sayLine(line: Line): string {
  try {
    return words.value.line(line);
  } catch (error) {
    console.error(error);
    return "";
  }
}
