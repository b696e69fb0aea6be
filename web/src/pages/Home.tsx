import { useRef } from "preact/hooks";
import { Anchor } from "../controls/Anchor";
import { Icon } from "../controls/Icon";
import { NameField } from "../controls/NameField";
import { Vignette } from "../controls/Vignette";
import { aboutOf, bookOf, books, FIRST, playersOf, shelf } from "../games/shelf";
import type { ListedTable } from "../net/protocol";
import { inviteFriends, moveHere, playFirst } from "../state/home";
import { name } from "../state/keep";
import { go } from "../state/route";
import { failure, home, link, words } from "../state/state";
import { InspectSheet } from "../table/InspectSheet";
import { TopBar } from "../table/TopBar";
import { choose, LANGUAGES, spoken } from "../words/language";
import { Credits } from "./Credits";
import { LearnButton } from "./LearnButton";
import { LogField } from "./LogField";

const MOST = 5;

/** The first page: one click to a game, a table for friends, and the games one is in. */
export function Home() {
  const say = words.value;
  return (
    <div class="page home" data-testid="home">
      <TopBar />
      <div class="hero" aria-hidden="true">
        <Icon id="scene-ball" class="pic" />
        <svg class="frieze" aria-hidden="true">
          <rect width="100%" height="30" fill="url(#pat-frieze)" />
        </svg>
      </div>
      <main>
        <div class="two">
          <Welcome />
          <YourGames />
        </div>
        <ListedTables />
        <section class="games" aria-label={say.say("page-games")}>
          {shelf.value.map((one) => (
            <GameCard key={one} name={one} />
          ))}
        </section>
        <section class="paper logs" aria-label={say.say("page-log")}>
          <h2>{say.say("page-log")}</h2>
          <p>{say.say("page-log.text")}</p>
          <LogField />
        </section>
        <footer class="foot">
          <Languages />
          <p>{say.say("page-fan-work")}</p>
          {books.value.map((book) => (
            <Credits key={book} book={book} />
          ))}
          <p>
            <Anchor href="/licences" data-testid="licences-link">
              {say.say("page-licences")}
            </Anchor>
          </p>
        </footer>
      </main>
      <InspectSheet />
    </div>
  );
}

/** A game, or several that share a folder, as a paper card. */
function GameCard({ name: game }: { name: string }) {
  const say = words.value;
  const isFirst = game === FIRST;
  const told = (part: string) => (say.has(`page-game-${game}${part}`) ? say.say(`page-game-${game}${part}`) : null);
  const time = told("-time");
  return (
    <article class="paper game">
      <Vignette object={emblem(game)} />
      <div class="text">
        <h2>{say.game(game)}</h2>
        <p>{told(".text")}</p>
        <p class="facts-line">
          <span>
            <Icon id="icon-person" />
            {told("-players") ?? playersOf(game).join(", ")}
          </span>
          {time && (
            <span>
              <Icon id="icon-clock" />
              {time}
            </span>
          )}
        </p>
        <div class="row">
          <Anchor
            class="btn"
            href={isFirst ? "/new" : `/new/${game}`}
            data-testid={isFirst ? "new-table" : `new-${game}`}
          >
            {say.say("page-new-table")}
          </Anchor>
          <LearnButton game={game} />
          <Anchor class="btn" href={`/rules/${bookOf(game)}`}>
            {say.say("page-rules")}
          </Anchor>
        </div>
      </div>
    </article>
  );
}

/** Every language by its own name. */
function Languages() {
  const say = words.value;
  return (
    <ul aria-label={say.say("page-language")} data-testid="languages">
      {LANGUAGES.map((code) => (
        <li key={code}>
          <a
            href={`?lang=${code}`}
            lang={code}
            hreflang={code}
            aria-current={code === spoken.value.code ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(code);
            }}
          >
            {say.say(`page-language-${code}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Welcome() {
  const say = words.value;
  return (
    <section class="paper welcome">
      <h1>{say.say("page-motto")}</h1>
      <p class="intro">{say.say("page-intro")}</p>
      {(failure.value || link.value.state === "lost") && (
        <p class="conn" role="status" data-testid="conn-banner">
          {failure.value ?? say.say("page-conn-lost")}
        </p>
      )}
      <div class="go">
        <button type="button" class="btn" data-main data-big data-testid="play-now" onClick={() => playFirst()}>
          <Icon id="icon-play" />
          {say.say("page-play-now")}
        </button>
        <button type="button" class="btn" data-big data-testid="invite-friends" onClick={inviteFriends}>
          <Icon id="icon-link" />
          {say.say("page-create")}
        </button>
        <LearnButton game={FIRST} testid="learn" data-big />
      </div>
      <p class="hint">{say.say("page-play-now-hint")}</p>
      <div class="fields">
        <NameField />
        <Join />
      </div>
    </section>
  );
}

/** A link or code that somebody was sent. */
function Join() {
  const say = words.value;
  const field = useRef<HTMLInputElement>(null);
  const join = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    const found =
      /\/t\/([0-9A-Za-z]{8,16})(#[iw]\.[\w.-]+)?$/.exec(text) ?? /^([0-9A-Za-z]{8,16})(#[iw]\.[\w.-]+)?$/.exec(text);
    if (/^[0-9A-Za-z]{8}$/.test(text)) return moveHere(text);
    if (found) go(`/t/${found[1]}${found[2] ?? ""}`);
    else field.current?.setCustomValidity(say.say("page-join-bad"));
    field.current?.reportValidity();
  };
  return (
    <form class="row" onSubmit={join}>
      <input
        class="input join"
        ref={field}
        placeholder={say.say("page-join-label")}
        aria-label={say.say("page-join-label")}
        data-testid="join-field"
        onInput={() => field.current?.setCustomValidity("")}
      />
      <button type="submit" class="btn" data-testid="join">
        {say.say("page-join")}
      </button>
    </form>
  );
}

function YourGames() {
  const say = words.value;
  const tables = home.value?.tables ?? [];
  const first = [...tables].sort((one, other) => Number(other.your_turn ?? false) - Number(one.your_turn ?? false));
  return (
    <section class="paper" data-testid="your-games" data-waiting={first[0]?.your_turn ? "" : undefined}>
      <div class="row end">
        <h2>{say.say("page-your-games")}</h2>
        <span class="hint">
          {say.say("page-in-progress", {
            count: tables.filter((one) => one.state !== "over" && one.state !== "closed").length,
          })}
        </span>
      </div>
      {tables.length === 0 && <p class="hint">{say.say("page-no-games")}</p>}
      <TableList tables={first.slice(0, MOST)} mine />
      <p>
        <Anchor href="/games" data-testid="all-games">
          {say.say("page-all-games")}
        </Anchor>
      </p>
    </section>
  );
}

function ListedTables() {
  const tables = home.value?.listed ?? [];
  if (tables.length === 0) return null;
  return (
    <section class="paper" data-testid="listed">
      <h2>{words.value.say("page-listed-tables")}</h2>
      <TableList tables={tables} />
    </section>
  );
}

/** The symbol of a game. */
const emblem = (game: string) => aboutOf(game)?.emblem ?? "crown";

function TableList({ tables, mine }: { tables: ListedTable[]; mine?: boolean }) {
  const say = words.value;
  const names = (one: ListedTable) => one.names.filter((other) => !mine || other !== name.value);
  return (
    <ol class="gamelist">
      {tables.map((one) => (
        <li key={one.code}>
          <span class="roundel" data-who="game">
            <Icon id={emblem(one.game)} class="" />
          </span>
          <span class="what">
            <b>{say.game(one.game)}</b>
            <small>
              {one.damaged
                ? say.say("page-damaged")
                : say.say("page-state", { state: one.state, free: one.free, game: one.game, round: one.round ?? 0 })}
            </small>
            {names(one).length > 0 && (
              <small>
                <bdi>{say.say("page-with", { names: names(one) })}</bdi>
              </small>
            )}
          </span>
          {!one.damaged && (
            <Anchor class="btn" {...(one.your_turn ? { "data-main": true } : {})} href={`/t/${one.code}`}>
              {one.plays
                ? say.say("page-go-other", { name: one.plays })
                : say.say(one.your_turn ? "page-go-turn" : "page-go")}
            </Anchor>
          )}
        </li>
      ))}
    </ol>
  );
}
