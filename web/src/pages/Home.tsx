import { useRef } from "preact/hooks";
import { Anchor } from "../controls/Anchor";
import { Fold } from "../controls/Fold";
import { Icon } from "../controls/Icon";
import { NameField } from "../controls/NameField";
import { Vignette } from "../controls/Vignette";
import { bookOf, books, FIRST, gamesIn, playersOf, shelf } from "../games/shelf";
import { Alone } from "../pocket/Alone";
import { isSite } from "../pocket/site";
import { PuzzleCard } from "../puzzles/PuzzleCard";
import { playNow, playQuick, whatComes } from "../state/beginning";
import { inviteFriends, invitesTo, inviteTo } from "../state/home";
import { join } from "../state/joining";
import { failure, home, link, words } from "../state/state";
import { InspectSheet } from "../table/InspectSheet";
import { TopBar } from "../table/TopBar";
import { choose, LANGUAGES, spoken } from "../words/language";
import { BallCard } from "./ball/BallCard";
import { Credits } from "./Credits";
import { Hero } from "./Hero";
import { LearnButton } from "./LearnButton";
import { LogField } from "./LogField";
import { Meanwhile } from "./OnDevice";
import { OpenTables } from "./OpenTables";
import { ProgressLink } from "./ProgressLink";
import { emblem, isRunning, OwnTables, waitsForMe } from "./TableList";

/** The first page: the games that wait, one click to a new one, a table for friends, tables of others. */
export function Home() {
  const say = words.value;
  return (
    <div class="page home" data-testid="home">
      <TopBar />
      <main>
        <WaitingGames />
        <div class="front">
          <Hero />
          <div class="two">
            <Welcome />
            <div class="pile2">
              <YourGames />
              <PuzzleCard />
              {!isSite && <OpenTables />}
            </div>
          </div>
        </div>
        <BallCard />
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
        <QuickPlay game={game} />
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

/** One press to a game that has begun; where several share a card, each by its name. */
function QuickPlay({ game }: { game: string }) {
  const say = words.value;
  const several = gamesIn(game);
  if (several.length < 2)
    return (
      <button
        type="button"
        class="btn"
        data-testid={`quick-${game}`}
        aria-label={say.say("page-quick.of", { game: say.game(game) })}
        onClick={() => playQuick(game)}
      >
        <Icon id="icon-play" />
        {say.say("page-quick")}
      </button>
    );
  return (
    <>
      <h3>{say.say("page-quick")}</h3>
      <ul class="quick">
        {several.map((one) => (
          <li key={one}>
            <button
              type="button"
              class="btn"
              data-testid={`quick-${one}`}
              aria-label={say.say("page-quick.of", { game: say.game(one) })}
              onClick={() => playQuick(one)}
            >
              {say.game(one)}
            </button>
          </li>
        ))}
      </ul>
    </>
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
      {link.value.state === "lost" && <Meanwhile />}
      <div class="go">
        <button type="button" class="btn" data-main data-big data-testid="play-now" onClick={playNow}>
          <Icon id="icon-play" />
          {say.say("page-play-now")}
        </button>
        {!isSite && (
          <button type="button" class="btn" data-testid="invite-friends" onClick={inviteFriends}>
            <Icon id="icon-link" />
            {say.say("page-create")}
          </button>
        )}
        <LearnButton game={FIRST} testid="learn" />
      </div>
      <p class="hint" data-testid="play-now-hint">
        {say.say("page-play-now-hint", { next: whatComes() })}
      </p>
      {isSite && (
        <p class="hint" data-testid="device-alone">
          <Alone />
        </p>
      )}
      <div class="fields">
        {!isSite && <GameForFriends />}
        <NameField />
        {!isSite && <Join />}
      </div>
    </section>
  );
}

/** Which game friends are invited to. */
function GameForFriends() {
  const say = words.value;
  return (
    <label class="field">
      {say.say("page-invite-game")}
      <select
        data-testid="invite-game"
        value={invitesTo.value}
        onChange={(event) => inviteTo(event.currentTarget.value)}
      >
        {shelf.value.flatMap(gamesOn).map((game) => (
          <option key={game} value={game}>
            {say.game(game)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The games of a folder, or one that was added. */
const gamesOn = (one: string) => (gamesIn(one).length ? gamesIn(one) : [one]);

/** A link or code that somebody was sent. */
function Join() {
  const say = words.value;
  const field = useRef<HTMLInputElement>(null);
  const enter = async (event: Event) => {
    event.preventDefault();
    const why = await join(field.current?.value.trim() ?? "");
    if (why) field.current?.setCustomValidity(say.say(`page-join-${why}`));
    field.current?.reportValidity();
  };
  return (
    <form class="row" onSubmit={enter}>
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

/** One's own tables that are on, but for those put away. */
const atHand = () => (home.value?.tables ?? []).filter((one) => isRunning(one) && !one.away);

const MOST_WAITING = 3; // the others are folded

/** Games that cannot go on without the reader. */
const waitingGames = () => atHand().filter(waitsForMe).slice(0, MOST_WAITING);

/** They stand above everything else. */
function WaitingGames() {
  const waiting = waitingGames();
  if (waiting.length === 0) return null;
  return (
    <section class="paper waiting-games" data-testid="waiting-games">
      <h2>{words.value.say("page-waiting-games")}</h2>
      <OwnTables tables={waiting} />
    </section>
  );
}

function YourGames() {
  const say = words.value;
  const waiting = waitingGames();
  const others = atHand().filter((one) => !waiting.includes(one));
  const away = home.value?.tables.filter((one) => isRunning(one) && one.away).length ?? 0;
  return (
    <section class="paper" data-testid="your-games">
      <h2>{say.say("page-your-games")}</h2>
      {others.length > 0 && (
        <Fold
          title={say.say(waiting.length > 0 ? "page-more-running" : "page-running", { count: others.length })}
          hint=""
          testid="running"
        >
          <OwnTables tables={others} />
        </Fold>
      )}
      {atHand().length === 0 && <p class="hint">{say.say("page-no-games")}</p>}
      {away > 0 && <p class="hint">{say.say("page-games-away", { count: away })}</p>}
      <p>
        <Anchor href="/games" data-testid="all-games">
          {say.say("page-all-games")}
        </Anchor>
      </p>
      <ProgressLink />
    </section>
  );
}
