import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Anchor } from "../../controls/Anchor";
import type { BallOthers, BallResult } from "../../net/protocol";
import { isSite } from "../../pocket/site";
import { table, words } from "../../state/state";
import { fetchOthers, fetchResult, NoResult } from "./asked";
import "./ball.css";
import { Decided } from "./Decided";
import { keep } from "./days";
import { Handing } from "./Handing";
import { Medal } from "./Medal";
import { Strip } from "./Strip";

interface Told {
  result: BallResult;
  others: BallOthers;
}

/** The end of a ball: one's medal beside par, others of this house, where it was decided, and what is shared of it. */
export function BallEnd() {
  const say = words.value;
  const now = table.value;
  const found = useSignal<Told | null>(null);
  const progress = useSignal<{ done: number; of: number } | null>(null);
  const no = useSignal<string | null>(null);
  const [code, number] = [now?.code ?? "", now?.game_no ?? 1];
  const isOver = now?.state === "over";
  useEffect(() => {
    if (!isOver) return;
    const tell = (done: number, of: number) => (progress.value = { done, of });
    Promise.all([fetchResult(code, number, tell), fetchOthers(code, number)])
      .then(([result, others]) => {
        if (others.counts) keep(result);
        found.value = { result, others };
      })
      .catch((error) => (no.value = error instanceof NoResult ? error.message : "other"));
  }, [code, number, isOver]);
  return (
    <section class="paper ball-end" data-testid="ball-end">
      <h2>{say.say("page-ball-result")}</h2>
      {now?.practice && <p class="hint">{say.say("page-ball-practice")}</p>}
      {found.value ? (
        <Found {...found.value} code={code} no={number} />
      ) : (
        <Wait progress={progress.value} no={no.value} />
      )}
      <p>
        <Anchor href="/ball" data-testid="all-balls">
          {say.say("page-ball-calendar")}
        </Anchor>
      </p>
    </section>
  );
}

function Wait({ progress, no }: { progress: { done: number; of: number } | null; no: string | null }) {
  const say = words.value;
  if (no) return <p role="status">{say.say(no === "compiler" ? "page-ball-no-par-compiler" : "page-ball-no-par")}</p>;
  const { done, of } = progress ?? { done: 0, of: 8 };
  const label = say.say("page-ball-working-done", { done, of });
  return (
    <>
      <p>{say.say("page-ball-working", { of })}</p>
      <p class="progress" role="status">
        <progress max={of} value={done} aria-label={label} /> {label}
      </p>
    </>
  );
}

function Found({ result, others, code, no }: Told & { code: string; no: number }) {
  const say = words.value;
  const { medal, par, score, place, by, lowest_wins } = result;
  const [low, high] = par.interval;
  const isPoints = by === "points";
  return (
    <>
      <div class="verdict" data-testid="ball-verdict" data-medal={medal}>
        <Medal of={medal} />
        <div>
          <h3>{say.say("page-ball-medal", { medal })}</h3>
          <p>{say.say("page-ball-medal.text", { medal })}</p>
        </div>
        <dl>
          {isPoints && <Figure name="page-ball-score" value={say.figure(score)} />}
          {!isPoints && <Figure name="page-ball-standing" value={say.figure(place)} />}
          <Figure name="page-ball-par" value={say.figure(isPoints ? par.score : par.place, 1)} testid="par" />
          {isPoints && <Figure name="page-ball-standing" value={say.figure(place)} />}
        </dl>
      </div>
      <Strip result={result} others={others} />
      <p class="hint">
        {isPoints
          ? `${say.say("page-ball-par-text", { score: par.score, low, high })} ${say.say(lowest_wins ? "page-ball-lowest" : "page-ball-highest")}`
          : say.say("page-ball-places-text", { place: par.place })}
      </p>
      {!isSite && <p data-testid="others">{say.say("page-ball-others", { count: others.scores.length })}</p>}
      <Decided code={code} no={no} />
      <Handing result={result} />
    </>
  );
}

function Figure({ name, value, testid }: { name: string; value: string; testid?: string }) {
  return (
    <div>
      <dt>{words.value.say(name)}</dt>
      <dd {...(testid ? { "data-testid": testid } : {})}>{value}</dd>
    </div>
  );
}
