import { batch, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Anchor } from "../controls/Anchor";
import { Icon } from "../controls/Icon";
import { Notice } from "../controls/Notice";
import { partsOf } from "../games/games";
import { aboutOf } from "../games/shelf";
import type { Decision, Option, Step, Review as Whole } from "../net/protocol";
import { noteReview } from "../progress/costs";
import { noteDear } from "../puzzles/mistakes";
import { route } from "../state/route";
import { link, onTable, table, words, you } from "../state/state";
import { MiniRow } from "../table/Card";
import { type Cost, CostBars, costText, smallCards } from "../table/CostBars";
import { amount, amountText } from "../table/hint";
import { InspectSheet } from "../table/InspectSheet";
import { TopBar } from "../table/TopBar";
import { learn } from "../words/language";
import { clearAway, fetchReplay, type Result, shown, tableOf } from "./replays";
import { clear, dearest, fetchReview, inOrder, line, NoReview, parts, placeKey, sumOf } from "./review";

const MOST_MOMENTS = 6;
const MOST_SHOWN = 12;

/** One's own choices in a finished game: what each cost, how the evening turned, and every option of a moment. */
export function Review() {
  const say = words.value;
  const found = useSignal<{ review: Whole; steps: Step[]; result: Result } | null>(null);
  const progress = useSignal<{ done: number; of: number } | null>(null);
  const no = useSignal<string | null>(null);
  useEffect(() => {
    const asked = route.value;
    if (asked.page !== "review") return;
    const tell = (done: number, of: number) => (progress.value = { done, of });
    Promise.all([fetchReview(asked.code, asked.no, { tell }), fetchReplay(asked.code, asked.no)])
      .then(async ([review, [steps, result]]) => {
        await Promise.all((aboutOf(review.game)?.words ?? []).map(learn)); // reasons name the game's own cards
        found.value = { review, steps, result };
        noteReview(asked.code, asked.no, review, result.ended_at ?? Date.now());
      })
      .catch((error) => (no.value = error instanceof NoReview ? error.message : "broken"));
    return clearAway;
  }, []);
  if (no.value) {
    const key = say.has(`review-none.${no.value}`) ? `review-none.${no.value}` : "review-none.other";
    return <Notice testid="no-review" title={say.say("review-none")} text={say.say(key)} />;
  }
  if (!found.value)
    return (
      <Notice testid="review-wait" title={say.say("review-wait")} text={say.say("review-wait.text")}>
        {progress.value && <Progress done={progress.value.done} of={progress.value.of} />}
      </Notice>
    );
  return <Found {...found.value} />;
}

function Progress({ done, of }: { done: number; of: number }) {
  const label = words.value.say("review-wait-done", { done, of });
  return (
    <p class="progress" role="status">
      <progress max={of} value={done} aria-label={label} /> {label}
    </p>
  );
}

function Found({ review, steps, result }: { review: Whole; steps: Step[]; result: Result }) {
  const say = words.value;
  const order = dearest(review);
  const at = useSignal(order[0] ?? 0);
  const decision = review.decisions[at.value];
  const open = (one: number) => {
    at.value = one;
    requestAnimationFrame(() => document.getElementById("moment")?.scrollIntoView({ block: "nearest" }));
  };
  useSignalEffect(() => {
    const step = steps[review.decisions[at.value]?.step ?? 0];
    if (!step) return;
    const game = shown(step, review.seat, false);
    batch(() => {
      link.value = { state: "up", since: 0 };
      you.value = { guest: "", name: "", seat: review.seat };
      table.value = tableOf(game, result);
      onTable.value = game;
    });
  });
  useEffect(() => {
    const asked = route.value;
    if (asked.page === "review") noteDear(review, asked.code, asked.no);
  }, [review]);
  return (
    <div class="page review" data-testid="review">
      <TopBar tools={<span />} />
      <main>
        <div>
          <h1>{say.say("review-heading", { count: review.decisions.length })}</h1>
          <p class="intro">{intro(review, order)}</p>
        </div>
        <div class="two">
          <div class="pile2">
            {review.start !== null && <Turns review={review} />}
            <section class="paper">
              <h2>{say.say("review-dearest")}</h2>
              {order.length === 0 && <p>{say.say("review-dearest-none")}</p>}
              <ol class="moments">
                {order.slice(0, MOST_MOMENTS).map((one) => (
                  <Moment key={one} review={review} at={one} isOpen={one === at.value} open={() => open(one)} />
                ))}
              </ol>
              {order.length > MOST_MOMENTS && (
                <p class="hint">{say.say("review-moments-left", { count: order.length - MOST_MOMENTS })}</p>
              )}
            </section>
          </div>
          {decision && <Detail review={review} decision={decision} />}
        </div>
      </main>
      <InspectSheet />
    </div>
  );
}

function intro(review: Whole, order: number[]): string {
  const say = words.value;
  const count = review.decisions.length;
  if (order.length === 0) return say.say("review-intro-fine");
  const sum = order.reduce((all, at) => all + (review.decisions[at]?.cost ?? 0), 0);
  return say.say("review-intro", { fine: count - order.length, dear: order.length, sum: sumText(review, sum) });
}

function sumText({ unit }: Whole, value: number): string {
  const sum = amount(unit, value);
  return words.value.say(`review-amount-${unit}`, { amount: sum, percent: sum });
}

/** The chance to win after each choice, with what turned it. */
function Turns({ review }: { review: Whole }) {
  const say = words.value;
  const points = line(review);
  const percent = (share: number | null) => Math.round(100 * (share ?? 0));
  const path = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const begins = parts(review);
  const across = (at: number) => points[at + 1]?.[0] ?? 0;
  const named = new Set(clear(begins.map((at) => across(at - 1))));
  const label = say.say("review-chart.label", {
    count: review.decisions.length,
    start_percent: percent(review.start),
    final_percent: percent(review.final),
  });
  const lucky = review.strokes.flatMap((one) => {
    const stroke = review.luck[one];
    const at = review.decisions.findIndex(({ step }) => step === stroke?.step);
    return stroke && at >= 0 && stroke.after > stroke.before ? [at] : [];
  });
  return (
    <section class="paper" data-testid="review-chart">
      <h2>{say.say("review-chart")}</h2>
      <div class="chart" role="img" aria-label={label}>
        <span class="yy" aria-hidden="true">
          {[100, 50, 0].map((mark) => (
            <span key={mark} style={{ "--y": 100 - mark }}>
              {mark}
            </span>
          ))}
        </span>
        <div class="plot">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {[0, 50, 100].map((y) => (
              <path key={y} d={`M0 ${y}H100`} class="grid" />
            ))}
            {begins.map((at) => (
              <path key={at} d={`M${across(at - 1).toFixed(1)} 0V100`} class="part" />
            ))}
            <path d={`M${path}L100 100L0 100z`} class="under" />
            <path d={`M${path}`} class="line" />
          </svg>
          {lucky.map((at) => (
            <i key={at} class="dot good" style={{ "--x": across(at), "--y": points[at + 1]?.[1] ?? 0 }} />
          ))}
          {review.turns.map((at) => (
            <i key={at} class="dot" style={{ "--x": across(at), "--y": points[at + 1]?.[1] ?? 0 }} />
          ))}
        </div>
      </div>
      <div class="axes" aria-hidden="true">
        {begins
          .filter((at) => named.has(across(at - 1)))
          .map((at) => (
            <span key={at} class="ax" style={{ "--x": across(at - 1) }}>
              {partText(review.decisions[at])}
            </span>
          ))}
      </div>
      <p class="legend">
        <span>
          <i />
          {say.say("review-legend-costly")}
        </span>
        <span>
          <i class="good" />
          {say.say("review-legend-luck")}
        </span>
        <span>{say.say("review-legend-line")}</span>
      </p>
      <Strokes review={review} />
    </section>
  );
}

/** The name of a round, set or game. */
function partText(decision: Decision | undefined): string {
  const [[part, number] = ["round", 1]] = Object.entries(decision?.place ?? {});
  return words.value.say("page-mark", { part, number });
}

/** What was not one's own doing, and the way as a whole. */
function Strokes({ review }: { review: Whole }) {
  const say = words.value;
  const percent = (share: number) => Math.round(100 * share);
  const strokes = inOrder(review);
  if (review.start === null || review.final === null) return null;
  return (
    <>
      <h3>{say.say("review-strokes")}</h3>
      <ul class="strokes">
        {strokes.map(({ step, place, kind, before, after }) => (
          <li key={step}>
            <b>{say.say(placeKey(place), place)}</b>{" "}
            {say.say(`review-luck-${kind}`, { before_percent: percent(before), after_percent: percent(after) })}
          </li>
        ))}
        {strokes.length === 0 && <li>{say.say("review-no-luck")}</li>}
      </ul>
      <p class="hint">{say.say("review-sum", sumOf(review))}</p>
    </>
  );
}

interface MomentProps {
  review: Whole;
  at: number;
  isOpen: boolean;
  open: () => void;
}

/** A costly choice: what was played, what was better, where, and what it cost. */
function Moment({ review, at, isOpen, open }: MomentProps) {
  const say = words.value;
  const decision = review.decisions[at];
  if (!decision) return null;
  const { played, best, place, cost } = decision;
  return (
    <li>
      <button
        type="button"
        class="moment"
        data-testid={`moment-${at}`}
        data-many={smallCards(played.choice).length > 1 ? "" : undefined}
        aria-current={isOpen ? "true" : undefined}
        onClick={open}
      >
        <span class="pair2" aria-hidden="true">
          <MiniRow cards={smallCards(played.choice)} />
          <Icon id="icon-right" />
          <MiniRow cards={smallCards(best.choice)} />
        </span>
        <span>
          <b>{say.say(placeKey(place), place)}</b>
          <small>
            {say.say("review-instead", { played: say.choice(played.choice), best: say.choice(best.choice) })}{" "}
            {say.say(decision.reason.key, decision.reason.args)}
          </small>
        </span>
        <span class="n">+{amountText(review.unit, cost)}</span>
      </button>
    </li>
  );
}

/** One moment: the table as it stood, what one held, and the cost of every option. */
function Detail({ review, decision }: { review: Whole; decision: Decision }) {
  const say = words.value;
  const asked = route.value;
  const { code, no } = asked.page === "review" ? asked : { code: "", no: 1 };
  const options = decision.compared.slice(0, MOST_SHOWN);
  if (!options.some(({ text }) => text === decision.played.text)) options.splice(-1, 1, decision.played);
  const left = decision.compared.length - options.length;
  const isExact = decision.best.worlds === 0;
  const Still = onTable.value && partsOf(onTable.value.game)?.Still;
  return (
    <section class="paper" id="moment" data-testid="review-moment">
      <div class="row end">
        <h2>{say.say(placeKey(decision.place), decision.place)}</h2>
        <Anchor
          class="btn"
          href={`/replay/${code}/${no}?seat=${review.seat}#${decision.step}`}
          data-testid="review-here"
        >
          <Icon id="icon-step" />
          {say.say("review-here")}
        </Anchor>
      </div>
      {Still && <Still />}
      <p>{say.say(decision.reason.key, decision.reason.args)}</p>
      <h3>{say.say(`review-costs-${review.unit}`)}</h3>
      <CostBars costs={options.map((option) => costOf(review, decision, option))} />
      {left > 0 && <p class="hint">{say.say("review-others-left", { count: left })}</p>}
      <p class="hint">
        {isExact ? say.say("review-exact-here") : say.say("review-worlds", { count: decision.best.worlds })}
      </p>
    </section>
  );
}

/** What an option cost against the best. */
function costOf({ unit }: Whole, { best, played }: Decision, { text, choice, worth, error }: Option): Cost {
  const cost = best.worth - worth;
  const [isBest, isMine] = [text === best.text, text === played.text];
  const said = costText(amountText(unit, cost), amountText(unit, error), isBest, isMine);
  return { choice, cost, error, text: said, isBest, isMine };
}
