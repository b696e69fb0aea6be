import { batch, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Anchor } from "../controls/Anchor";
import { LinkByHand, useHandOn } from "../controls/HandOn";
import { Icon } from "../controls/Icon";
import { Notice } from "../controls/Notice";
import { type OpenView, partsOf } from "../games/games";
import type { Review, Step } from "../net/protocol";
import { wide } from "../stage/room";
import { isWide } from "../stage/wide";
import { go, route } from "../state/route";
import { link, onTable, table, words, you } from "../state/state";
import { Dressing } from "../table/Dressing";
import { amountText } from "../table/hint";
import { InspectSheet } from "../table/InspectSheet";
import { StoryCard, sayLine } from "../table/Story";
import { TopBar } from "../table/TopBar";
import { Totals } from "../table/Totals";
import { learn } from "../words/language";
import { sent } from "./log";
import { clearAway, fetchReplay, type Mark, marksIn, type Result, shown, stepsIn, tableOf, valueIn } from "./replays";
import { dearest, fetchReview } from "./review";

const STEP_MS = 1200;
const SPEEDS = [0.5, 1, 2, 4];

/** A finished game step by step, on the table's own parts, with all hands open. */
export function Replay() {
  const steps = useSignal<Step[] | null>(null);
  const result = useSignal<Result | null>(null);
  const review = useSignal<Review | null>(null);
  const isBad = useSignal(false);
  useEffect(() => {
    const asked = route.value;
    if (asked.page === "replay")
      Promise.all([fetchReview(asked.code, asked.no, { made: true }), learn("review")])
        .then(([found]) => (review.value = found))
        .catch(() => {}); // none was made, or it is somebody else's
    const found = asked.page === "replay" ? fetchReplay(asked.code, asked.no) : fromLog();
    found
      .then(([found, who]) => {
        result.value = who;
        steps.value = found;
      })
      .catch(() => (isBad.value = true));
    return clearAway;
  }, []);
  const say = words.value;
  if (isBad.value)
    return <Notice testid="no-replay" title={say.say("page-replay-none")} text={say.say("page-replay-none.text")} />;
  if (!steps.value || !result.value)
    return <Notice testid="loading" title={say.say("page-loading")} text={say.say("page-replay-loading")} />;
  return <Player steps={steps.value} result={result.value} review={review.value} />;
}

/** The log that was opened in this page, as the server played it. */
async function fromLog(): Promise<[Step[], Result]> {
  if (!sent.value) throw new Error("no log");
  return [stepsIn(sent.value.lines), { seats: sent.value.seats }];
}

/** The steps at which something begins. */
function starts(steps: Step[], markOf: (view: OpenView) => unknown): number[] {
  return steps.flatMap(({ view }, at) => {
    const before = steps[at - 1]?.view;
    return before && markOf(before) === markOf(view) ? [] : [at];
  });
}

/** What changes with every trick, or round of a duel. */
function trickOf(view: OpenView): unknown {
  const own = partsOf(view.game)?.trickOf;
  if (own) return own(view);
  const played = valueIn(view, "table");
  return Array.isArray(played) ? played.length : valueIn(view, "round");
}

function Player({ steps, result, review }: { steps: Step[]; result: Result; review: Review | null }) {
  const say = words.value;
  const query = new URLSearchParams(location.search);
  const seat = Math.min(Math.max(0, Number(query.get("seat") ?? 0)), result.seats.length - 1);
  const last = steps.length - 1;
  const at = useSignal(Math.min(last, Number(location.hash.slice(1)) || 0));
  const isOpen = useSignal(true);
  const isPlaying = useSignal(false);
  const speed = useSignal(1);
  const tricks = useComputed(() => starts(steps, trickOf));
  const marks = useComputed(() => marksIn(steps));
  const jump = (to: number) => (at.value = Math.max(0, Math.min(last, to)));
  useSignalEffect(() => {
    const step = steps[at.value];
    if (!step) return;
    const game = shown(step, seat, isOpen.value);
    batch(() => {
      link.value = { state: "up", since: 0 };
      you.value = { guest: "", name: "", seat };
      table.value = tableOf(game, result);
      onTable.value = game;
    });
    history.replaceState(history.state, "", `${location.pathname}${location.search}#${at.value}`);
  });
  useSignalEffect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(() => {
      if (at.peek() >= last) isPlaying.value = false;
      else at.value = at.peek() + 1;
    }, STEP_MS / speed.value);
    return () => clearInterval(timer);
  });
  const moves: Record<string, () => void> = {
    first: () => jump(0),
    "back-trick": () => jump(tricks.value.findLast((one) => one < at.value) ?? 0),
    back: () => jump(at.value - 1),
    play: () => (isPlaying.value = !isPlaying.value && at.value < last),
    next: () => jump(at.value + 1),
    "next-trick": () => jump(tricks.value.find((one) => one > at.value) ?? last),
    last: () => jump(last),
  };
  useEffect(() => {
    const keys: Record<string, string> = {
      ArrowLeft: "back",
      ArrowRight: "next",
      Home: "first",
      End: "last",
      " ": "play",
    };
    const onKey = (event: KeyboardEvent) => {
      const move = keys[event.key];
      if (!move || (event.target instanceof HTMLElement && event.target.matches("input, button"))) return;
      event.preventDefault();
      moves[move]?.();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  const game = onTable.value;
  const parts = game && partsOf(game.game);
  if (!parts) return null;
  return (
    <div class="room" data-wide={isWide.value ? "" : undefined} data-testid="replay">
      <TopBar tools={<Tools isOpen={isOpen.value} onEye={() => (isOpen.value = !isOpen.value)} />}>
        {parts.Title && <parts.Title />}
      </TopBar>
      {isWide.value && (
        <aside class="rulebook" aria-label={say.say("page-rules-in-force")}>
          {parts.Rules && <parts.Rules />}
        </aside>
      )}
      <main
        class={`table replay ${parts.kind?.(game.game) ?? ""}`}
        data-game={game.game}
        ref={wide}
        data-testid="table"
        data-anim="idle"
        data-seq={at.value}
        aria-label={say.say("page-replay")}
        style={{ "--players": game.players }}
      >
        <Dressing lamps={game.players} />
        <h1 class="vh">{say.say("page-replay")}</h1>
        <parts.Scene />
        <section class="desk" aria-label={say.say("page-desk")}>
          <div class="replaybar" data-testid="replay-bar">
            <Sentence steps={steps} at={at.value} review={review} />
            <Rail at={at.value} last={last} marks={marks.value} costly={costly(review)} onJump={jump} />
            <div class="walk" role="group" aria-label={say.say("page-replay")}>
              {Object.keys(moves).map((move) => (
                <Move key={move} move={move} isPlaying={isPlaying.value} onClick={moves[move]} />
              ))}
              <span class="gap" />
              <button
                type="button"
                class="tool speed"
                data-testid="replay-speed"
                aria-label={say.say("page-replay-speed", { speed: `${speed.value}×` })}
                onClick={() => (speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length] ?? 1)}
              >
                {speed.value}×
              </button>
            </div>
          </div>
          <parts.Hand />
        </section>
      </main>
      {isWide.value && (
        <aside class="talk" aria-label={say.say("page-talk")}>
          <ReplayStory
            steps={steps}
            at={at.value}
            from={marks.value.findLast((one) => one.step <= at.value)?.step ?? 0}
            onJump={jump}
          />
          <Totals />
        </aside>
      )}
      <InspectSheet />
    </div>
  );
}

function Tools({ isOpen, onEye }: { isOpen: boolean; onEye: () => void }) {
  const say = words.value;
  const { handed, pass } = useHandOn(() => location.href);
  return (
    <>
      <button
        type="button"
        class="tool"
        data-testid="replay-eye"
        aria-label={say.say("page-replay-eye", { open: isOpen })}
        onClick={onEye}
      >
        <Icon id={isOpen ? "icon-eye" : "icon-eye-off"} />
      </button>
      {route.value.page === "replay" && (
        <button type="button" class="tool" aria-label={say.say("page-replay-share")} onClick={pass}>
          <Icon id={handed.value === "copied" ? "icon-check" : "icon-share"} />
        </button>
      )}
      <button
        type="button"
        class="tool"
        aria-label={say.say("page-close")}
        onClick={() => (history.length > 1 ? history.back() : go("/"))}
      >
        <Icon id="icon-close" />
      </button>
      <LinkByHand handed={handed} url={location.href} />
    </>
  );
}

/** The steps before one's own costly choices. */
function costly(review: Review | null): number[] {
  return review ? dearest(review).map((at) => review.decisions[at]?.step ?? 0) : [];
}

/** What happened in this step. */
function Sentence({ steps, at, review }: { steps: Step[]; at: number; review: Review | null }) {
  const say = words.value;
  const asked = route.value;
  const here = review && dearest(review).find((one) => review.decisions[one]?.step === at);
  const lines = steps[at]?.story ?? [];
  const card = lines.map(([, args]) => args.card).find((one) => typeof one === "string");
  return (
    <div class="now" role="status">
      {typeof card === "string" && <StoryCard card={card} />}
      <p data-testid="prompt">
        {lines.length ? lines.map((line) => sayLine(line)).join(" ") : say.say("page-replay-start")}
        <small>
          {say.say("page-replay-step", { number: at, of: steps.length - 1 })}
          {review && here !== undefined && here !== null && asked.page === "replay" && (
            <>
              {" "}
              <Anchor href={`/review/${asked.code}/${asked.no}`} data-testid="replay-cost">
                <b>
                  {say.say("review-replay-cost", { cost: amountText(review.unit, review.decisions[here]?.cost ?? 0) })}
                </b>
              </Anchor>
            </>
          )}
        </small>
      </p>
    </div>
  );
}

function Rail({
  at,
  last,
  marks,
  costly,
  onJump,
}: {
  at: number;
  last: number;
  marks: Mark[];
  costly: number[];
  onJump: (to: number) => void;
}) {
  const say = words.value;
  const share = (step: number) => (100 * step) / Math.max(1, last);
  return (
    <div class="timeline">
      <input
        type="range"
        min="0"
        max={last}
        value={at}
        aria-label={say.say("page-replay-rail")}
        aria-valuetext={say.say("page-replay-step", { number: at, of: last })}
        data-testid="replay-rail"
        onInput={(event) => onJump(Number(event.currentTarget.value))}
      />
      <div class="rail" aria-hidden="true">
        <i style={{ "--v": share(at) }} />
        {marks.map(({ step, part, number }, index) => (
          <>
            {index > 0 && <u style={{ "--x": share(step) }} />}
            <em
              style={{ "--x": share(step) }}
              aria-current={marks.findLast((one) => one.step <= at)?.step === step ? "true" : undefined}
            >
              {say.say("page-mark", { part, number })}
            </em>
          </>
        ))}
        {costly.map((step) => (
          <s key={step} data-testid="costly" style={{ "--x": share(step) }} />
        ))}
        <b style={{ "--v": share(at) }} />
      </div>
    </div>
  );
}

const ICONS: Record<string, string> = {
  first: "icon-step", "back-trick": "icon-next-trick", back: "icon-next", play: "icon-play", next: "icon-next",
  "next-trick": "icon-next-trick", last: "icon-step",
}; // biome-ignore format: a record

function Move({ move, isPlaying, onClick }: { move: string; isPlaying: boolean; onClick: (() => void) | undefined }) {
  const isGo = move === "play";
  return (
    <button
      type="button"
      class="tool"
      data-testid={`replay-${move}`}
      data-back={move === "first" || move.startsWith("back") ? "" : undefined}
      data-go={isGo ? "" : undefined}
      aria-label={words.value.say(`page-replay-${isGo && isPlaying ? "pause" : move}`)}
      onClick={onClick}
    >
      <Icon id={isGo && isPlaying ? "icon-pause" : (ICONS[move] ?? "icon-next")} />
    </button>
  );
}

/** The story of the round in step: the present line lit, later ones pale; each leads to its moment. */
function ReplayStory({
  steps,
  at,
  from,
  onJump,
}: {
  steps: Step[];
  at: number;
  from: number;
  onJump: (to: number) => void;
}) {
  const lines = steps
    .slice(from, at + 40)
    .flatMap(({ step, story }) => story.map((line, index) => ({ step, line, index })));
  return (
    <ol class="story" data-testid="story" tabIndex={0} aria-label={words.value.say("page-story")}>
      {lines.slice(-60).map(({ step, line, index }) => (
        <li
          key={`${step} ${index}`}
          data-key={line[0]}
          aria-current={step === at ? "step" : undefined}
          data-later={step > at ? "" : undefined}
        >
          {typeof line[1].card === "string" && <StoryCard card={line[1].card} />}
          <button type="button" class="moment-link" onClick={() => onJump(step)}>
            {sayLine(line)}
          </button>
        </li>
      ))}
    </ol>
  );
}
