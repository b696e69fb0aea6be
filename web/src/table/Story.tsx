import { useEffect, useRef } from "preact/hooks";
import { partsOf } from "../games/games";
import { FIRST } from "../games/shelf";
import type { Line } from "../net/protocol";
import { folded, namesThen } from "../state/fold";
import { go } from "../state/route";
import { moment, mySeat, names, onTable, type StoryLine as StoryEntry, story, table, words } from "../state/state";
import { Words } from "../words/words";

const HEADINGS = new Set(["story-round", "story-extra-round"]);
const SEPARATE = new Set([...HEADINGS, "page-story-trick"]);

/** What happened, sentence by sentence. It scrolls by itself only while the reader is at its end. */
export function Story() {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }); // whatever it was drawn anew for: lines that may no longer be told go, and move the others
  const watch = () => {
    const now = list.current;
    if (now) atEnd.current = now.scrollHeight - now.scrollTop - now.clientHeight < 40;
  };
  if (story.value.length === 0) return <p class="hint">{words.value.say("page-story-none")}</p>;
  const isOver = table.value?.state === "over"; // then every line leads to its place in the replay
  const told = story.value;
  const then = namesThen(
    told.map(({ line }) => line),
    names.value,
  );
  const wordsAt = new Map(told.map(({ no }, at) => [no, wordsOf(then[at] ?? names.value)]));
  return (
    <ol
      class="story"
      data-testid="story"
      ref={list}
      onScroll={watch}
      tabIndex={0}
      aria-label={words.value.say("page-story")}
    >
      {withTricks(folded(remembered(), moment.value))
        .slice(-200)
        .map(({ no, line }) => (
          <StoryLine
            key={no}
            line={line}
            say={wordsAt.get(no) ?? words.value}
            {...(isOver && no >= 0 ? { onOpen: () => void openMoment(no) } : {})}
          />
        ))}
    </ol>
  );
}

/** The story on a paper of its own, after the end. */
export function StoryPaper() {
  return (
    <section class="paper">
      <h2>{words.value.say("page-story")}</h2>
      <Story />
    </section>
  );
}

/** The story; a game of memory leaves out what one has to remember. */
function remembered(): readonly StoryEntry[] {
  const game = onTable.value;
  if (!game || game.over) return story.value;
  return partsOf(game.game)?.remembered?.(story.value) ?? story.value;
}

const PLAYED = /^story-plays/;

/** The lines with a heading before each trick whose cards are told. */
export function withTricks(told: readonly StoryEntry[]): StoryEntry[] {
  let trick = 0;
  let isOpen = false;
  return told.flatMap((entry) => {
    const key = entry.line[0];
    if (HEADINGS.has(key)) trick = 0;
    const begins = PLAYED.test(key) && !isOpen;
    if (PLAYED.test(key)) isOpen = true;
    if (key === "story-takes") {
      trick += 1;
      isOpen = false;
    }
    return begins ? [{ no: -entry.no - 1, line: ["page-story-trick", { number: trick + 1 }] as Line }, entry] : [entry];
  });
}

/** The replay, where this line was told. */
async function openMoment(no: number): Promise<void> {
  const now = table.value;
  if (!now) return;
  const { fetchReplay, stepOf } = await import("../pages/replays");
  const [steps] = await fetchReplay(now.code, now.game_no);
  const told = story.value.map(({ line }) => line);
  const at = story.value.findIndex((entry) => entry.no === no);
  go(`${replayPath()}#${stepOf(steps, told, at)}`);
}

/** Where the game at this table can be seen again. */
export function replayPath(): string {
  const now = table.value;
  return `/replay/${now?.code}/${now?.game_no}?seat=${mySeat.value ?? 0}`;
}

/** The words of a time when others sat here; who has one's seat now need not have been oneself. */
function wordsOf(then: readonly string[]): Words {
  const now = words.value;
  if (then === names.value) return now;
  const isMe = now.you !== null && then[now.you] === names.value[now.you];
  return new Words(now.edition, then, isMe ? now.you : null);
}

function StoryLine({ line, say, onOpen }: { line: Line; say: Words; onOpen?: () => void }) {
  const [key, args] = line;
  const cards = [args.card, args.other].filter((card) => typeof card === "string");
  return (
    <li data-sep={SEPARATE.has(key) ? "" : undefined} data-key={key}>
      {cards.map((card) => (
        <StoryCard key={card} card={card} />
      ))}
      {onOpen ? (
        <button type="button" class="moment-link" onClick={onOpen}>
          {sayLine(line, say)}
        </button>
      ) : (
        <span>{sayLine(line, say)}</span>
      )}
    </li>
  );
}

/** A small card of the game at the table. */
export function StoryCard({ card }: { card: string }) {
  const Mini = partsOf(onTable.value?.game ?? FIRST)?.Mini;
  return Mini ? <Mini card={card} /> : null;
}

/** A line in words; one that has none is left out rather than shown raw. */
export function sayLine(line: Line, say = words.value): string {
  try {
    return say.line(line);
  } catch (error) {
    console.error(error);
    return "";
  }
}
