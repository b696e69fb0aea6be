import { useEffect, useRef } from "preact/hooks";
import { Anchor } from "../controls/Anchor";
import { Loading } from "../controls/Notice";
import { partsOf } from "../games/games";
import { isGame } from "../games/shelf";
import { route } from "../state/route";
import { isAtEase, onTable, words } from "../state/state";
import { coach } from "../table/coach";
import { Dressing } from "../table/Dressing";
import { TopBar } from "../table/TopBar";
import { mistakeCounts, nextDue } from "./mistakes";
import { PuzzleCoach } from "./PuzzleCoach";
import { asked, begin, end, isDone, run, way } from "./solving";
import { bestRun } from "./tried";

const MINE = "mine"; // in the place of a game: one's own mistakes, of all games

/** One puzzle after the other at the table of its game; at the end how it went. */
export function PuzzleTable() {
  useEffect(() => {
    const at = route.peek();
    if (at.page !== "puzzles") return;
    coach.value = PuzzleCoach;
    isAtEase.value = true;
    void begin(at.of === MINE ? "mine" : at.way === "daily" || at.way === "run" ? at.way : "free", at.of ?? "");
    return () => {
      coach.value = null;
      isAtEase.value = false;
      end();
    };
  }, []);
  if (isDone.value) return <Done />;
  const parts = onTable.value && asked.value && partsOf(onTable.value.game);
  return parts ? <parts.Table /> : <Loading />;
}

/** Nothing more is asked: how it went, and where to go on. */
function Done() {
  const say = words.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const at = route.value;
  const game = at.page === "puzzles" ? (at.of ?? "") : "";
  const { title, text } = outcome(game);
  return (
    <div class="page notice" data-testid="puzzles-done">
      <TopBar />
      <main>
        <section class="cloth">
          <Dressing lamps={2} scene={false} />
          <div class="paper learnt">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p class="intro">{text}</p>
            <div class="row">
              {run.value && (
                <button type="button" class="btn" data-main data-testid="run-again" onClick={() => begin("run", game)}>
                  {say.say("page-puzzle-run-again")}
                </button>
              )}
              {isGame(game) && way.value !== "free" && (
                <Anchor class="btn" href={`/puzzles/${game}`}>
                  {say.say("page-puzzle-practise")}
                </Anchor>
              )}
              <Anchor class="btn" href="/puzzles" data-testid="all-puzzles">
                {say.say("page-puzzle-all")}
              </Anchor>
            </div>
          </div>
        </section>
      </main>
    </div>
  );
}

function outcome(game: string): { title: string; text: string } {
  const say = words.value;
  if (run.value) {
    const { right, wrong } = run.value;
    return {
      title: say.say("page-puzzle-run-over", { count: right }),
      text: say.say("page-puzzle-run-over.text", { wrong, best: bestRun(game) }),
    };
  }
  if (way.value === "mine") {
    const { coming, sitting } = mistakeCounts();
    const day = coming > 0 ? say.date(nextDue() * 86_400_000) : "";
    return {
      title: say.say("page-puzzle-mine-done"),
      text: say.say(coming > 0 ? "page-puzzle-mine-done.text" : "page-puzzle-mine-done.none", { coming, sitting, day }),
    };
  }
  const key = way.value === "daily" ? "page-puzzle-daily-done" : "page-puzzle-none";
  return { title: say.say(key), text: say.say(`${key}.text`) };
}
