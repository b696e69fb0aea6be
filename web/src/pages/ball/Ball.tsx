import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Anchor } from "../../controls/Anchor";
import { Icon } from "../../controls/Icon";
import { Loading, Notice } from "../../controls/Notice";
import { Vignette } from "../../controls/Vignette";
import type { Attempt, BallDay } from "../../net/protocol";
import { playBall } from "../../state/beginning";
import { route } from "../../state/route";
import { failure, link, words } from "../../state/state";
import { InspectSheet } from "../../table/InspectSheet";
import { TopBar } from "../../table/TopBar";
import { emblem } from "../TableList";
import { fetchDay } from "./asked";
import "./ball.css";
import { Calendar } from "./Calendar";
import { madeAt } from "./days";
import { Medal } from "./Medal";

const MINUTE_MS = 60_000;

/** The balls of a day: what they are, one press to each, and the calendar of one's own. */
export function Ball() {
  const say = words.value;
  const found = useSignal<BallDay | null>(null);
  const isLost = useSignal(false);
  const day = route.value.page === "ball" ? route.value.day : null;
  const isUp = link.value.state === "up"; // before one is known to the house, it has nothing to say
  useEffect(() => {
    if (!isUp) return;
    fetchDay(day).then(
      (held) => (found.value = held),
      () => (isLost.value = true),
    );
  }, [day, isUp]);
  if (isLost.value && !found.value)
    return <Notice testid="no-ball" title={say.say("page-ball")} text={say.say("page-ball-none")} />;
  if (!found.value) return <Loading />;
  const { date, today, games } = found.value;
  const isToday = date === today;
  return (
    <div class="page ball" data-testid="ball">
      <TopBar />
      <main>
        <header class="row end">
          <div>
            <h1>{isToday ? say.say("page-ball") : say.say("page-ball-of", { day: say.day(date) })}</h1>
            {isToday && <p class="ball-date">{say.day(date)}</p>}
            <p class="intro">{say.say(isToday ? "page-ball-intro" : "page-ball-intro-past")}</p>
          </div>
          {!isToday && (
            <Anchor class="btn" href="/ball" data-testid="today">
              {say.say("page-ball-today")}
            </Anchor>
          )}
        </header>
        {failure.value && (
          <p class="conn" role="status">
            {failure.value}
          </p>
        )}
        <section class="games" aria-label={say.say("page-games")}>
          {games.map((one) => (
            <OneBall key={one.game} of={one} day={date} isToday={isToday} />
          ))}
        </section>
        <Calendar today={today} shown={date} />
        {isToday && <Next at={found.value.next} />}
      </main>
      <InspectSheet />
    </div>
  );
}

/** A game of the day's ball: what it is, how one did, and the press that begins it. */
function OneBall({ of: { game, code, state, players }, day, isToday }: { of: Attempt; day: string; isToday: boolean }) {
  const say = words.value;
  const made = madeAt(day, game);
  const isOver = state === "over" || made !== undefined;
  const press = isToday && !isOver && (state === "new" || state === "on") ? state : "practice";
  return (
    <article class="paper game" data-testid={`ball-${game}`} data-state={isOver ? "over" : state}>
      <div class="won">
        <Vignette object={emblem(game)} />
        {made && made.medal !== "none" && <Medal of={made.medal} />}
      </div>
      <div class="text">
        <h2>{say.game(game)}</h2>
        {made ? (
          <p>
            <b>{say.say("page-ball-medal", { medal: made.medal })}</b> ·{" "}
            {say.say("page-ball-place", { place: made.place, players: made.players })}
          </p>
        ) : (
          <p>{say.has(`page-ball-about-${game}`) ? say.say(`page-ball-about-${game}`) : null}</p>
        )}
        {state === "left" && !made && <p class="hint">{say.say("page-ball-left")}</p>}
        <p class="facts-line">
          <span>
            <Icon id="icon-person" />
            {players}
          </span>
        </p>
        <div class="row">
          <button
            type="button"
            class="btn"
            data-main={press === "practice" ? undefined : ""}
            data-testid={`play-ball-${game}`}
            aria-label={say.say("page-ball-press.of", { state: press, game: say.game(game) })}
            onClick={() => playBall(game, day)}
          >
            {press !== "practice" && <Icon id="icon-play" />}
            {say.say("page-ball-press", { state: press })}
          </button>
          {state === "over" && code && (
            <Anchor class="btn" href={`/t/${code}`} data-testid={`result-${game}`}>
              {say.say("page-ball-see")}
            </Anchor>
          )}
        </div>
      </div>
    </article>
  );
}

/** How long it is until the next ones begin. */
function Next({ at }: { at: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const left = useComputed(() => Math.max(0, Math.ceil((at - now.value) / MINUTE_MS)));
  const [hours, minutes] = [Math.floor(left.value / 60), left.value % 60];
  return (
    <p class="hint" data-testid="next-ball">
      {words.value.say("page-ball-next", { hours, minutes })}
    </p>
  );
}
