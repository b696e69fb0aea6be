import { useEffect, useRef } from "preact/hooks";
import { Loading } from "../controls/Notice";
import { Roundel } from "../controls/Roundel";
import { partsOf } from "../games/games";
import { FIRST } from "../games/shelf";
import { onTable, words } from "../state/state";
import { coach } from "../table/coach";
import { Dressing } from "../table/Dressing";
import { TopBar } from "../table/TopBar";
import { another, cameFrom, moveOn, role } from "./ball";
import { Coach } from "./Coach";

/** Three tricks with open help, then the way to the first ball. */
export function FirstTricks() {
  useEffect(() => {
    coach.value = Coach;
    return () => {
      coach.value = null;
    };
  }, []);
  const parts = partsOf(FIRST);
  if (!parts || !onTable.value) return <Loading />;
  return onTable.value.over ? <Learnt /> : <parts.Table />;
}

/** What was learnt, who will be danced as where a ball of one's own comes next, and one large button. */
function Learnt() {
  const say = words.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isAwaited = cameFrom() !== null;
  return (
    <div class="page notice" data-testid="first-learnt">
      <TopBar />
      <main>
        <section class="cloth">
          <Dressing lamps={2} scene={false} />
          <div class="paper learnt">
            <h1 ref={heading} tabIndex={-1}>
              {say.say("page-first-done")}
            </h1>
            <p class="intro">{say.say("page-first-done.text")}</p>
            {!isAwaited && <Role />}
            <button type="button" class="btn" data-main data-big data-testid="first-ball" onClick={() => moveOn()}>
              {say.say(isAwaited ? "page-to-table" : "page-first-ball")}
            </button>
          </div>
        </section>
      </main>
    </div>
  );
}

function Role() {
  const say = words.value;
  const princess = role();
  return (
    <div class="row role" aria-live="polite">
      <Roundel princess={princess} power="ready" seat={0} name="" />
      <p data-testid="first-role">
        <b>{say.say("page-first-role", { princess })}</b> {say.say("page-first-role.text")}{" "}
        {say.short(`princess-${princess}`)}
      </p>
      <button type="button" class="btn" data-quiet data-testid="first-another" onClick={another}>
        {say.say("page-first-another")}
      </button>
    </div>
  );
}
