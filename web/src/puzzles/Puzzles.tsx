import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Anchor } from "../controls/Anchor";
import { Icon } from "../controls/Icon";
import { Loading, Notice } from "../controls/Notice";
import { Vignette } from "../controls/Vignette";
import { emblem } from "../pages/TableList";
import { words } from "../state/state";
import { InspectSheet } from "../table/InspectSheet";
import { TopBar } from "../table/TopBar";
import { dueMistakes, mistakeCounts, nextDue } from "./mistakes";
import { DIFFICULTIES, type Difficulty, fits } from "./picking";
import { dayOf } from "./returning";
import { kinds, listed, openShelf } from "./shelf";
import { wish } from "./solving";
import { bestRun, countOf, dayOutcome, ratingOf } from "./tried";
import "./puzzles.css";

const DAY_MS = 86_400_000;

/** All puzzles: by game, of the day, against the clock, by what they are about; and one's own mistakes. */
export function Puzzles() {
  const say = words.value;
  const isMissing = useSignal(false);
  useEffect(() => {
    openShelf().catch(() => (isMissing.value = true));
  }, []);
  const games = Object.keys(kinds.value);
  if (isMissing.value)
    return <Notice testid="no-puzzles" title={say.say("page-puzzles")} text={say.say("page-puzzle-missing")} />;
  if (games.length === 0) return <Loading />;
  const isDue = dueMistakes(dayOf(Date.now())).length > 0;
  return (
    <div class="page puzzles" data-testid="puzzles">
      <TopBar />
      <main>
        <header>
          <h1>{say.say("page-puzzles")}</h1>
          <p class="intro">{say.say("page-puzzle-intro")}</p>
        </header>
        {isDue && <Mistakes />}
        <section class="games" aria-label={say.say("page-games")}>
          {games.map((game) => (
            <OfGame key={game} game={game} />
          ))}
        </section>
        {!isDue && <Mistakes />}
      </main>
      <InspectSheet />
    </div>
  );
}

function OfGame({ game }: { game: string }) {
  const say = words.value;
  const theme = useSignal("any");
  const difficulty = useSignal<Difficulty>("mine");
  const now = { theme: theme.value === "any" ? null : theme.value, difficulty: difficulty.value };
  const count = listed(game).filter((one) => fits(now, one)).length;
  const outcome = dayOutcome(game, dayOf(Date.now()));
  return (
    <article class="paper game" data-testid={`puzzles-${game}`}>
      <Vignette object={emblem(game)} />
      <div class="text">
        <h2>{say.game(game)}</h2>
        <Rated game={game} />
        <div class="row">
          <Anchor class="btn" data-main href={`/puzzles/${game}/daily`} data-testid={`daily-${game}`}>
            <Icon id={outcome === null ? "crown" : outcome ? "icon-check" : "icon-close"} />
            {say.say("page-puzzle-daily", { outcome: outcome === null ? "open" : outcome ? "right" : "wrong" })}
          </Anchor>
          <Anchor class="btn" href={`/puzzles/${game}/run`} data-testid={`run-${game}`}>
            <Icon id="icon-clock" />
            {say.say("page-puzzle-run")}
          </Anchor>
        </div>
        <div class="fields">
          <label class="field">
            {say.say("page-puzzle-theme")}
            <select
              value={theme.value}
              data-testid={`theme-${game}`}
              onChange={(event) => (theme.value = event.currentTarget.value)}
            >
              {["any", ...themesOf(game)].map((one) => (
                <option key={one} value={one}>
                  {one === "any" ? say.say("page-puzzle-theme-any") : say.say(`puzzle-theme-${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {say.say("page-puzzle-difficulty")}
            <select
              value={difficulty.value}
              data-testid={`difficulty-${game}`}
              onChange={(event) => (difficulty.value = event.currentTarget.value as Difficulty)}
            >
              {DIFFICULTIES.map((one) => (
                <option key={one} value={one}>
                  {say.say(`page-puzzle-difficulty-${one}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div class="row" onClickCapture={() => (wish.value = now)}>
          {count > 0 && (
            <Anchor class="btn" href={`/puzzles/${game}`} data-testid={`practise-${game}`}>
              <Icon id="icon-play" />
              {say.say("page-puzzle-practise")}
            </Anchor>
          )}
          <p class="hint">{say.say("page-puzzle-count", { count })}</p>
        </div>
      </div>
    </article>
  );
}

/** Those that there are puzzles about. */
function themesOf(game: string): string[] {
  const found = new Set(listed(game).map(({ theme }) => theme));
  return (kinds.value[game]?.themes ?? []).filter((one) => found.has(one));
}

/** One's rating, and the best run. */
function Rated({ game }: { game: string }) {
  const say = words.value;
  const { rating, deviation } = ratingOf(game);
  const count = countOf(game);
  const best = bestRun(game);
  return (
    <p class="facts-line">
      <span data-testid={`rating-${game}`}>
        <Icon id="icon-score" />
        {count === 0
          ? say.say("page-puzzle-unrated")
          : say.say("page-puzzle-rated", {
              rating: String(Math.round(rating)),
              deviation: Math.round(2 * deviation),
              count,
            })}
      </span>
      {best > 0 && (
        <span>
          <Icon id="icon-clock" />
          {say.say("page-puzzle-best-run", { count: best })}
        </span>
      )}
    </p>
  );
}

/** The dear choices of one's own reviews: those that are due today, and when the next one is. */
function Mistakes() {
  const say = words.value;
  const due = dueMistakes(dayOf(Date.now())).length;
  const { coming, sitting } = mistakeCounts();
  return (
    <section class="paper" data-testid="my-mistakes">
      <h2>{say.say("page-puzzle-mine")}</h2>
      <p>{say.say("page-puzzle-mine.text")}</p>
      <div class="row">
        {due > 0 && (
          <Anchor class="btn" data-main href="/puzzles/mine" data-testid="mistakes-due">
            <Icon id="icon-play" />
            {say.say("page-puzzle-mine-due", { count: due })}
          </Anchor>
        )}
        {coming + sitting > 0 && (
          <p class="hint">
            {due === 0 && coming > 0 && say.say("page-puzzle-mine-next", { day: say.date(nextDue() * DAY_MS) })}{" "}
            {say.say("page-puzzle-mine-counts", { coming, sitting })}
          </p>
        )}
      </div>
    </section>
  );
}
