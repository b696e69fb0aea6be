import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Anchor } from "../controls/Anchor";
import { Icon } from "../controls/Icon";
import { aboutOf, FIRST } from "../games/shelf";
import cards from "../generated/dances.json";
import { evenShare } from "../pages/results";
import { isSite } from "../pocket/site";
import { playNow } from "../state/beginning";
import { words } from "../state/state";
import { amountText } from "../table/hint";
import { InspectSheet } from "../table/InspectSheet";
import { TopBar } from "../table/TopBar";
import { learn } from "../words/language";
import { Curve } from "./Curve";
import { lostBy, type Reviewed, reviewsOf } from "./costs";
import { DanceCard } from "./DanceCard";
import { type Game, games, noteGames } from "./games";
import { NextLevel } from "./NextLevel";
import { ladder, ratingIn } from "./ratings";
import "./progress.css";

const WINDOW = 10; // games that a share of wins is of
const SURE = 1.96;

/** How one gets on in each game: a rating, what one wins and what choices cost, and the dance card. */
export function Progress() {
  const say = words.value;
  const all = games();
  const played = gamesOf(all);
  const chosen = useSignal<string | null>(null);
  useEffect(() => void noteGames().catch(() => {}), []); // without a network there is what there was
  const game = chosen.value ?? all.at(-1)?.game ?? FIRST;
  return (
    <div class="page progress-page" data-testid="progress">
      <TopBar />
      <main>
        <header>
          <h1>{say.say("progress-title")}</h1>
          <p class="intro">
            {say.say(all.length === 0 ? "progress-none" : isSite ? "progress-kept" : "progress-kept-with-guest")}
          </p>
        </header>
        {all.length === 0 && (
          <p class="row">
            <button type="button" class="btn" data-main data-testid="progress-play" onClick={playNow}>
              <Icon id="icon-play" />
              {say.say("page-play-now")}
            </button>
          </p>
        )}
        {played.length > 1 && (
          <ul class="kinds" aria-label={say.say("progress-game")}>
            {played.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  class="btn"
                  data-testid={`progress-${one}`}
                  aria-pressed={one === game}
                  onClick={() => (chosen.value = one)}
                >
                  {say.game(one)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {all.length > 0 && <Figures key={game} game={game} games={all.filter((one) => one.game === game)} />}
        <DanceCard game={game} games={all} />
        <p>
          <Anchor href="/games">{say.say("page-all-games")}</Anchor>
        </p>
      </main>
      <InspectSheet />
    </div>
  );
}

/** The screen, once there are the words for it; the names of cards come with those of their games. */
export async function fetchProgress(): Promise<typeof Progress> {
  const named = Object.keys(cards).flatMap((game) => aboutOf(game)?.words ?? []);
  await Promise.all(["progress", "review", ...named].map(learn));
  return Progress;
}

/** Those that one has played, the one of the last time first. */
const gamesOf = (all: readonly Game[]) => [...new Set(all.toReversed().map(({ game }) => game))];

function Figures({ game, games: all }: { game: string; games: Game[] }) {
  const reviews = reviewsOf(game);
  return (
    <div class="two">
      <Rating game={game} games={all} />
      <Wins games={all} />
      {reviews.length > 0 ? <Costs reviews={reviews} /> : <NoCosts />}
      {reviews.length > 0 && <Lost reviews={reviews} />}
    </div>
  );
}

function Rating({ game, games: all }: { game: string; games: Game[] }) {
  const say = words.value;
  const points = ratingIn(game, all);
  const now = points.at(-1);
  const levels = ladder(game);
  const why = levels.length === 0 ? "progress-rating-unmeasured" : "progress-rating-none";
  const off = SURE * (now?.deviation ?? 0);
  const [low, high] = [Math.round((now?.rating ?? 0) - off), Math.round((now?.rating ?? 0) + off)];
  const reached = [...levels.map(([, strength]) => strength), ...points.map(({ rating }) => rating)];
  return (
    <section class="paper" data-testid="rating">
      <h2>{say.say("progress-rating")}</h2>
      {!now && <p class="hint">{say.say(why)}</p>}
      {now && (
        <>
          <p class="large">
            <b data-testid="rating-now">{Math.round(now.rating)}</b>{" "}
            <span>{say.say("progress-rating-within", { low, high })}</span>
          </p>
          <NextLevel game={game} games={all} />
          <Curve
            spots={points.map(({ rating, deviation }) => ({
              value: rating,
              low: rating - SURE * deviation,
              high: rating + SURE * deviation,
            }))}
            rules={levels.map(([name, strength]) => ({ at: strength, name: say.level(name) }))}
            from={rounded(Math.min(...reached) - 50, Math.floor)}
            to={rounded(Math.max(...reached) + 50, Math.ceil)}
            mark={(value) => String(Math.round(value))}
            label={say.say("progress-rating-curve", {
              count: points.length,
              rating: Math.round(now.rating),
              low,
              high,
            })}
            ends={[points[0]?.at ?? 0, now.at]}
          />
          <p class="hint">{say.say("progress-rating-how")}</p>
        </>
      )}
    </section>
  );
}

const rounded = (value: number, way: (value: number) => number) => 50 * way(value / 50);

function Wins({ games: all }: { games: Game[] }) {
  const say = words.value;
  const even = mean(all.map(({ edition, others }) => evenShare(edition, others.length + 1)));
  const shares = all.map((_, at) =>
    mean(all.slice(Math.max(0, at + 1 - WINDOW), at + 1).map(({ won }) => Number(won))),
  );
  const won = all.filter((one) => one.won).length;
  const percent = (share: number) => say.say("percent", { value: Math.round(100 * share) });
  return (
    <section class="paper" data-testid="wins">
      <h2>{say.say("progress-wins")}</h2>
      <p class="large">
        <b>{percent(won / all.length)}</b> <span>{say.say("page-won-of", { won, count: all.length })}</span>
      </p>
      <Curve
        spots={shares.map((value) => ({ value }))}
        rules={[{ at: even, name: say.say("progress-wins-even") }]}
        from={0}
        to={1}
        mark={percent}
        label={say.say("progress-wins-curve", { now: percent(shares.at(-1) ?? 0), even: percent(even) })}
        ends={[all[0]?.ended ?? 0, all.at(-1)?.ended ?? 0]}
      />
      <p class="hint">{say.say("progress-wins-how")}</p>
    </section>
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

function NoCosts() {
  const say = words.value;
  return (
    <section class="paper" data-testid="costs">
      <h2>{say.say("progress-costs")}</h2>
      <p class="hint">{say.say("progress-costs-none")}</p>
      <p>
        <Anchor href="/games">{say.say("page-all-games")}</Anchor>
      </p>
    </section>
  );
}

const FEW_REVIEWS = 3; // that a line goes through

function Costs({ reviews }: { reviews: Reviewed[] }) {
  const say = words.value;
  const unit = reviews.at(-1)?.unit ?? "proposals";
  const costs = reviews.map(({ cost, choices }) => cost / choices);
  const line = costs.map((_, at) => mean(costs.slice(Math.max(0, at + 1 - FEW_REVIEWS), at + 1)));
  const text = (cost: number) => say.say(`progress-cost-${unit}`, { cost: say.figure(inUnit(unit, cost), 2) });
  return (
    <section class="paper" data-testid="costs">
      <h2>{say.say("progress-costs")}</h2>
      <p class="large">
        <b>{say.figure(inUnit(unit, line.at(-1) ?? 0), 2)}</b>{" "}
        <span>{say.say(`progress-costs-in-${unit}`, { count: Math.min(FEW_REVIEWS, reviews.length) })}</span>
      </p>
      <Curve
        spots={costs.map((value) => ({ value }))}
        line={line}
        from={0}
        to={Math.max(...costs) * 1.1 || 1}
        mark={(value) => say.figure(inUnit(unit, value), 1)}
        label={say.say("progress-costs-curve", { first: text(line[0] ?? 0), now: text(line.at(-1) ?? 0) })}
        ends={[reviews[0]?.ended ?? 0, reviews.at(-1)?.ended ?? 0]}
      />
      <p class="hint">{say.say("progress-costs-how", { count: reviews.length })}</p>
    </section>
  );
}

/** A chance is told in percent points. */
const inUnit = (unit: Reviewed["unit"], cost: number) => (unit === "chance" ? 100 * cost : cost);

function Lost({ reviews }: { reviews: Reviewed[] }) {
  const say = words.value;
  const unit = reviews.at(-1)?.unit ?? "proposals";
  const lost = lostBy(reviews, (verb) => say.say("progress-lost-by", { verb }));
  const all = lost.reduce((sum, { cost }) => sum + cost, 0) || 1;
  return (
    <section class="paper" data-testid="lost">
      <h2>{say.say("progress-lost")}</h2>
      <ul class="lost">
        {lost.map(({ what, cost, choices }) => (
          <li key={what}>
            <span class="what">
              <b>{what}</b>
              <small>
                {say.say("progress-lost-choices", { count: choices, each: amountText(unit, cost / choices) })}
              </small>
            </span>
            <span class="part" aria-hidden="true">
              <i style={{ "--part": (100 * cost) / all }} />
            </span>
            <span class="n">{say.say("percent", { value: Math.round((100 * cost) / all) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
