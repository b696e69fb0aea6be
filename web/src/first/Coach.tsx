import { computed } from "@preact/signals";
import type { Line } from "../net/protocol";
import { beat } from "../stage/stage";
import { onTable, trick, words } from "../state/state";
import { useReadOut } from "../table/Announcer";
import { sayLine } from "../table/Story";
import { moveOn } from "./ball";
import { goOn, held } from "./teacher";

const THINGS = ["follow", "rings", "frog"] as const; // what each trick is about
const SUITS = { follow: "Q", rings: "C", frog: "P" };

/** What is said now: of the trick that is played, or of the one that stands. */
const said = computed<{ title: string; text: string; isOver: boolean; about: (typeof THINGS)[number] }>(() => {
  const say = words.value;
  const over = held.value;
  if (over && isComplete()) {
    const about = THINGS[over.tricks - 1] ?? "follow";
    const { why, winner, proposals, frogs } = over.taken;
    const took = say.say("page-first-took", { seat: winner, rings: proposals, frogs });
    const text = about === "rings" ? `${took} ${say.say("page-first-princes-in")}` : took;
    return { title: sayLine(why as Line), text, isOver: true, about };
  }
  const about = THINGS[Math.min(trick.value, THINGS.length - 1)] ?? "follow";
  const leader = onTable.value && "leader" in onTable.value ? onTable.value.leader : 0;
  const key = `page-first-${about}`;
  return { title: say.say(key), text: say.say(`${key}.text`, { leader }), isOver: false, about };
});

/** Whether every card of the trick lies there for the reader, too. */
function isComplete(): boolean {
  const game = onTable.value;
  return beat.value === null && game !== null && "trick" in game && game.trick.length === game.players;
}

/** The help above the dock: it stands for as long as its trick is played, and is read out when it changes. */
export function Coach() {
  const say = words.value;
  const { title, text, isOver, about } = said.value;
  useReadOut(isOver ? `${title} ${text}` : `${title}. ${text}`);
  return (
    <aside class="tip coach" data-testid="first-help" data-about={about} aria-label={say.say("page-first")}>
      <span class="sym" aria-hidden="true" data-suit={SUITS[about]} data-frog={about === "frog" ? "" : undefined}>
        <svg aria-hidden="true">
          <use href={about === "frog" ? "#frog" : `#suit-${SUITS[about]}`} />
        </svg>
      </span>
      <p class="what">
        <b>
          {title}
          {!isOver && <span class="vh">.</span>}
        </b>{" "}
        {text}
      </p>
      <div class="acts">
        <button type="button" class="btn" data-quiet data-testid="first-skip" onClick={() => moveOn(false)}>
          {say.say("page-first-skip")}
        </button>
        {isOver && (
          <button type="button" class="btn" data-main data-testid="first-go-on" onClick={goOn}>
            {say.say("page-go-on")}
          </button>
        )}
      </div>
    </aside>
  );
}
