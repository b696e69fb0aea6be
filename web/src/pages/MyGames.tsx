import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Anchor } from "../controls/Anchor";
import { Careful } from "../controls/Controls";
import { Icon } from "../controls/Icon";
import { Later } from "../controls/Later";
import { Roundel } from "../controls/Roundel";
import { aboutOf, FIRST, isReviewed } from "../games/shelf";
import { ask } from "../net/asking";
import { isSite } from "../pocket/site";
import { forget } from "../state/home";
import { person } from "../state/keep";
import { home, words } from "../state/state";
import { InspectSheet } from "../table/InspectSheet";
import { TopBar } from "../table/TopBar";
import { signed } from "../words/words";
import { ByOpponent, ByPrincess } from "./Plots";
import { ProgressLink } from "./ProgressLink";
import { best, byGame, fairShare, isDrawn, isWon, mean, own, type Played } from "./results";
import { isRunning, OwnTables } from "./TableList";

const SHOWN = 20;
const DAY_MS = 86_400_000;

/** One's own finished games: figures, plots that say how sure they are, results, and one's data. */
export function MyGames() {
  const say = words.value;
  const games = useSignal<Played[]>([]);
  const game = useSignal("any");
  const edition = useSignal("any");
  const players = useSignal("any");
  const since = useSignal("any");
  useEffect(() => {
    if (!person.value) return;
    void ask("/api/me/games", { headers: { authorization: `Bearer ${person.value}` } })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then((found: Played[]) => (games.value = found));
  }, []);
  const editions = aboutOf(game.value)?.editions ?? [];
  const now = games.value.filter(
    (one) =>
      (game.value === "any" || one.game === game.value) &&
      (editions.length === 0 || edition.value === "any" || one.edition === edition.value) &&
      (players.value === "any" || String(one.seats.length) === players.value) &&
      (since.value === "any" || Date.now() - one.ended_at < Number(since.value) * DAY_MS),
  );
  const won = now.filter(isWon).length;
  const fair = now.reduce((sum, game) => sum + fairShare(game), 0);
  const played = byGame(games.value).map(([name]) => name);
  const tables = [...new Set(games.value.map(({ seats }) => seats.length))].sort((one, other) => one - other);
  const kinds = byGame(now);
  const dressed = kinds.flatMap(([, some]) => (some.some((one) => own(one)?.princess) ? some : []));
  return (
    <div class="page my-games" data-testid="my-games">
      <TopBar />
      <main>
        <header>
          <h1>{say.say("page-my-games-title", { count: now.length })}</h1>
          <p class="intro">
            {now.length
              ? say.say("page-my-games-won", { won, fair: say.figure(fair, 1) })
              : say.say(games.value.length ? "page-my-games-no-fit" : "page-my-games-none")}
          </p>
        </header>
        <Running />
        <p class="row">
          <ProgressLink />
        </p>
        <div class="filters">
          <Filter label="page-filter-game" options={["any", ...played]} value={game} text={(one) => say.game(one)} />
          {editions.length > 0 && <Filter label="page-filter-edition" options={["any", ...editions]} value={edition} />}
          <Filter label="page-filter-players" options={["any", ...tables.map(String)]} value={players} text={String} />
          <Filter label="page-filter-since" options={["any", "30", "365"]} value={since} />
        </div>
        {now.length > 0 && (
          <>
            {kinds.map(([name, some]) => (
              <section key={name} data-testid={`figures-${name}`} aria-label={say.game(name)}>
                {kinds.length > 1 && <h2>{say.game(name)}</h2>}
                <Figures games={some} />
              </section>
            ))}
            <div class="two">
              {dressed.length > 0 && <ByPrincess games={dressed} />}
              <ByOpponent of="person" games={now} />
              <ByOpponent of="level" games={now} />
            </div>
            <Results games={now} />
          </>
        )}
        <section class="paper">
          <h2>{say.say("page-your-data")}</h2>
          <p class="hint">{say.say("page-your-data.text")}</p>
          <div class="row">
            <button type="button" class="btn" data-testid="export" onClick={exportAll}>
              {say.say("page-export")}
            </button>
            {isSite && <Later load={() => import("../pocket/Along").then(({ Along }) => Along)} />}
            <Careful testid="forget" label="page-forget" sure="page-forget-sure" onClick={forget} />
          </div>
        </section>
      </main>
      <InspectSheet />
    </div>
  );
}

/** One's tables that are on, those put away among them. */
function Running() {
  const tables = (home.value?.tables ?? []).filter(isRunning);
  if (tables.length === 0) return null;
  return (
    <section class="paper" data-testid="running">
      <h2>{words.value.say("page-running-games")}</h2>
      <OwnTables tables={tables} />
    </section>
  );
}

/** All that the server keeps of oneself, as a file. */
async function exportAll(): Promise<void> {
  const answer = await ask("/api/me", { headers: { authorization: `Bearer ${person.value}` } });
  if (!answer.ok) return;
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(await answer.blob());
  anchor.download = "coronet-me.zip";
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

interface FilterProps {
  label: string;
  options: string[];
  value: { value: string };
  text?: (option: string) => string; // where an option has not the words of the label with its value behind
}

function Filter({ label, options, value, text }: FilterProps) {
  const say = words.value;
  return (
    <label class="field">
      {say.say(label)}
      <select value={value.value} onChange={(event) => (value.value = event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {text && option !== "any" ? text(option) : say.say(`${label}-${option}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What fits every game, and the totals as the game counts them. */
function Figures({ games }: { games: Played[] }) {
  const say = words.value;
  const [{ game, lowest_wins } = { game: "", lowest_wins: false }] = games;
  const won = games.filter(isWon).length;
  const drawn = games.filter(isDrawn).length;
  const scores = games.map((one) => own(one)?.score ?? 0);
  const others = games.flatMap((one) => one.seats.map((seat) => seat.score));
  const places = games.map((one) => own(one)?.place ?? 0);
  const fair = mean(games.map((one) => (one.seats.length + 1) / 2));
  const isDuel = games.every(({ seats }) => seats.length === 2);
  const figures: [string, string][] = [
    [
      say.say("page-won-of", { won, count: games.length }),
      say.say("page-figure-won", { percent: Math.round((100 * won) / games.length) }),
    ],
    isDuel
      ? [say.say("page-won-of", { won: drawn, count: games.length }), say.say("page-figure-drawn")]
      : [say.figure(mean(places), 1), say.say("page-figure-place", { fair: say.figure(fair, 1) })],
    [
      say.figure(mean(scores), 1),
      say.say(aboutOf(game)?.points?.mean ?? "page-figure-points", { game, others: say.figure(mean(others), 1) }),
    ],
    [signed(best(games)), say.say(lowest_wins ? "page-figure-best" : "page-figure-highest")],
  ];
  return (
    <div class="stats">
      {figures.map(([figure, what]) => (
        <p key={what} class="stat">
          <b>{figure}</b>
          <span>{what}</span>
        </p>
      ))}
    </div>
  );
}

/** One's own total, as the game counts. */
function scoreIn(game: Played): string {
  const key = aboutOf(game.game)?.points?.total ?? "page-result-points";
  return words.value.say(key, { game: game.game, count: own(game)?.score ?? 0 });
}

function Results({ games }: { games: Played[] }) {
  const say = words.value;
  const count = useSignal(SHOWN);
  return (
    <section class="paper">
      <h2>{say.say("page-results")}</h2>
      <ol class="gamelist" data-testid="results">
        {games.slice(0, count.value).map((game) => {
          const mine = own(game);
          const others = game.seats.filter((_, seat) => seat !== game.seat).map(({ name }) => name);
          return (
            <li key={`${game.code} ${game.no}`}>
              <Roundel princess={mine?.princess} seat={game.seat} name={mine?.name ?? ""} />
              <span class="what">
                <b>{say.date(game.ended_at)}</b>
                <small>
                  {game.game !== FIRST && `${say.game(game.game)} `}
                  <bdi>{say.say("page-with", { names: others })}</bdi>
                  {mine?.shared && ` ${say.say("page-shared-seat")}`}
                </small>
              </span>
              <span class="n">
                {isWon(game) && <Icon id="crown" />}
                {isDrawn(game)
                  ? say.say("page-result-drawn")
                  : say.say("page-result-place-of", { place: mine?.place ?? 0, players: game.seats.length })}
                <small>{scoreIn(game)}</small>
              </span>
              {isReviewed(game.game) && (
                <Anchor class="btn" href={`/review/${game.code}/${game.no}`}>
                  <Icon id="icon-search" />
                  {say.say("page-review")}
                </Anchor>
              )}
              <Anchor class="btn" href={`/replay/${game.code}/${game.no}?seat=${game.seat}`}>
                <Icon id="icon-play" />
                {say.say("page-watch-replay")}
              </Anchor>
            </li>
          );
        })}
      </ol>
      {games.length > count.value && (
        <button type="button" class="btn" data-quiet onClick={() => (count.value += SHOWN)}>
          {say.say("page-show-more", { count: games.length - count.value })}
        </button>
      )}
    </section>
  );
}
