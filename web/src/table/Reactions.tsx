import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import type { React } from "../net/protocol";
import { heard, react, words } from "../state/state";

export const REACTIONS: React["what"][] = ["applause", "oh-no", "thinking", "hurry", "well-played", "laugh"];
const SHOWN_MS = 2500;

/** Six stickers to put over one's own seat. */
export function Reactions() {
  const say = words.value;
  return (
    <div class="reactions" role="group" aria-label={say.say("page-reactions")}>
      {REACTIONS.map((what) => (
        <button key={what} type="button" class="chip" data-testid={`react-${what}`} onClick={() => react(what)}>
          <Icon id={`react-${what}`} class="" />
          {say.say(`page-react-${what}`)}
        </button>
      ))}
    </div>
  );
}

/** The sticker over a seat, for a moment. */
export function Sticker({ seat }: { seat: number }) {
  const last = heard.value.findLast((line) => line.kind === "react" && line.seat === seat);
  const [shown, setShown] = useState<number | null>(null);
  const isRecent = last !== undefined && Date.now() - last.at < 4 * SHOWN_MS;
  useEffect(() => {
    if (!last || !isRecent) return;
    setShown(last.no);
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last?.no]);
  if (!last || shown !== last.no) return null;
  return (
    <span class="sticker" role="status">
      <Icon id={`react-${last.text}`} class="" />
      {words.value.say(`page-react-${last.text}`)}
    </span>
  );
}
