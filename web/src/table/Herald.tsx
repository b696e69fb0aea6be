import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import type { Kind } from "../stage/beats";
import { beat } from "../stage/stage";
import { words } from "../state/state";
import { sayLine } from "./Story";

const FORWARD: ReadonlySet<string> = new Set<Kind>(["power", "door", "frog", "gesture", "gift", "shown"]);
export const isForward = (kind: string) => FORWARD.has(kind);

/** What is turned stays in sight: what is said of it stands on the dock, not on the cloth. */
export const isOnDock = () => beat.value?.kind === "shown";

/**
 * Comes forward over the cloth with what has just happened: who or what, its name, and what it does now. It comes one frame
 * after the table has changed, because both in one would stop everything that moves.
 */
export function Herald() {
  const now = useNextFrame(beat.value);
  if (now?.kind === "over") return <Curtain />;
  if (!now || !isForward(now.kind)) return null;
  return (
    <div class="herald" data-testid="herald" data-kind={now.kind} data-icon={now.icon} key={`${now.kind} ${now.icon}`}>
      {now.icon && <Icon id={now.icon} class="" />}
      <p>
        {now.title && <b>{words.value.line(now.title)}</b>} {now.line && <span>{sayLine(now.line)}</span>}
      </p>
    </div>
  );
}

/** What is given, once a frame has been drawn with it; nothing before. */
function useNextFrame<Given>(given: Given | null): Given | null {
  const [drawn, setDrawn] = useState<Given | null>(null);
  useEffect(() => setDrawn(given), [given]);
  return drawn === given ? given : null;
}

/** The game is over: the curtain falls. */
function Curtain() {
  return (
    <div class="falling" aria-hidden="true" data-testid="curtain">
      <Icon id="scene-curtain" class="" />
      <Icon id="scene-curtain" class="" />
    </div>
  );
}
