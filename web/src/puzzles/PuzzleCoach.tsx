import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Anchor } from "../controls/Anchor";
import { Icon } from "../controls/Icon";
import { words } from "../state/state";
import { useReadOut } from "../table/Announcer";
import { type Cost, CostBars, costText } from "../table/CostBars";
import { amountText } from "../table/hint";
import { capital } from "../words/words";
import type { Puzzle } from "./puzzle";
import { asked, type Given, given, isByCard, isFirst, LIVES, next, type Run, run, way } from "./solving";
import "./puzzles.css";

const MOST_SHOWN = 6;

/** The help above the dock: what is looked for, and after the answer what every choice costs and why. */
export function PuzzleCoach() {
  const puzzle = asked.value;
  if (!puzzle) return null;
  return given.value ? <Answered puzzle={puzzle} answer={given.value} /> : <Question puzzle={puzzle} />;
}

function Question({ puzzle }: { puzzle: Puzzle }) {
  const say = words.value;
  const [title, text] = [say.say("page-puzzle-ask"), say.say(`page-puzzle-ask-${puzzle.unit}`)];
  useReadOut(isFirst.value ? `${title} ${text}` : title);
  return (
    <aside class="tip coach puzzle" data-testid="puzzle-question" aria-label={say.say("page-puzzles")}>
      <Sign icon="icon-hint" />
      <div class="what">
        <p>
          <b>{title}</b> {isFirst.value && <span class="aim">{text}</span>}
        </p>
        <Standing puzzle={puzzle} />
      </div>
      <div class="acts">
        {run.value ? null : <Leave />}
        {way.value === "free" && (
          <button type="button" class="btn" data-quiet data-testid="puzzle-skip" onClick={next}>
            {say.say("page-puzzle-skip")}
          </button>
        )}
      </div>
    </aside>
  );
}

function Answered({ puzzle, answer }: { puzzle: Puzzle; answer: Given }) {
  const say = words.value;
  const [best] = puzzle.choices;
  const title = answer.isRight
    ? say.say("puzzle-right", { best: say.choice(answer.choice) })
    : say.say("puzzle-wrong", { best: best ? say.choice(best.choice) : "" });
  const [key] = puzzle.reason;
  const why = say.has(key) ? say.line(puzzle.reason) : ""; // a mistake may have been noted by a page of before
  const isSeen = isByCard(puzzle);
  useReadOut(`${title} ${why}`);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      class="tip coach puzzle"
      data-testid="puzzle-answer"
      data-told=""
      data-right={answer.isRight ? "" : undefined}
      aria-label={say.say("page-puzzles")}
    >
      <Sign icon={answer.isRight ? "icon-check" : "icon-close"} />
      <div class="what">
        <p>
          <b>{title}</b> {why}
        </p>
        {isSeen && <p class="hint">{say.say(`page-puzzle-costs-${puzzle.unit}`)}</p>}
        <div class={isSeen ? "vh" : "costs"} tabIndex={isSeen ? undefined : 0}>
          {!isSeen && <h2>{say.say(`review-costs-${puzzle.unit}`)}</h2>}
          <CostBars costs={costsOf(puzzle, answer)} />
        </div>
        <Standing puzzle={puzzle} />
      </div>
      <div class="acts">
        {!run.value && (
          <>
            <Leave />
            <button type="button" class="btn" data-main ref={button} data-testid="puzzle-next" onClick={next}>
              {say.say(way.value === "daily" ? "page-puzzle-finish" : "page-puzzle-next")}
            </button>
          </>
        )}
      </div>
    </aside>
  );
}

function Sign({ icon }: { icon: string }) {
  return (
    <span class="sym" aria-hidden="true">
      <Icon id={icon} class="" />
    </span>
  );
}

/** How it stands: the clock of a run, or the rating; what the puzzle was about only once it is answered. */
function Standing({ puzzle }: { puzzle: Puzzle }) {
  const say = words.value;
  if (run.value) return <Clock run={run.value} />;
  const answer = given.value;
  if (!answer) return null;
  const about =
    puzzle.theme &&
    say.say("puzzle-about", { theme: say.say(`puzzle-theme-${puzzle.theme}`), difficulty: String(puzzle.difficulty) });
  const gained = answer.before !== null && answer.after !== null;
  return (
    <p class="count" data-testid="puzzle-standing">
      {gained && (
        <b>
          {say.say("page-puzzle-rating", {
            rating: String(Math.round(answer.after ?? 0)),
            change: change(Math.round(answer.after ?? 0) - Math.round(answer.before ?? 0)),
          })}
        </b>
      )}{" "}
      {about}
    </p>
  );
}

const change = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value)}`;

function Clock({ run: { right, wrong, until } }: { run: Run }) {
  const say = words.value;
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now.value) / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p class="count" data-testid="puzzle-run">
      <span>
        <Icon id="icon-clock" /> {time}
      </span>
      <span>{say.say("page-puzzle-run-right", { count: right })}</span>
      <span>{say.say("page-puzzle-run-left", { count: LIVES - wrong })}</span>
    </p>
  );
}

function Leave() {
  return (
    <Anchor class="btn" data-quiet data-testid="puzzle-leave" href="/puzzles">
      {words.value.say("page-puzzle-all")}
    </Anchor>
  );
}

/** The best choices, and one's own where it is not among them. */
function costsOf({ choices, unit, isExact }: Puzzle, { choice, found }: Given): Cost[] {
  const shown = choices.slice(0, MOST_SHOWN);
  if (found && !shown.includes(found)) shown.splice(-1, 1, found);
  const [best] = choices;
  const costs = shown.map((one) => {
    const [isBest, isMine] = [one === best, one === found];
    const amount = amountText(unit, one.cost);
    const text =
      isExact && !isBest ? ofSolved(amount, isMine) : costText(amount, amountText(unit, one.error), isBest, isMine);
    return { ...one, text, isBest, isMine };
  });
  if (found) return costs;
  const most = Math.max(...choices.map(({ cost }) => cost));
  return [
    ...costs.slice(0, MOST_SHOWN - 1),
    { choice, cost: most, error: 0, text: unknown(), isBest: false, isMine: true },
  ];
}

const ofSolved = (cost: string, isMine: boolean) => (isMine ? words.value.say("review-yours", { cost }) : cost);
const unknown = () => capital(words.value.say("page-puzzle-dearer"));
