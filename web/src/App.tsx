import { Component, type ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Later } from "./controls/Later";
import { Loading, Notice } from "./controls/Notice";
import { partsOf } from "./games/games";
import { FIRST } from "./games/shelf";
import { tableInside } from "./net/inside";
import { connect } from "./net/reception";
import { next } from "./net/together";
import { CreateTable } from "./pages/CreateTable";
import { Home } from "./pages/Home";
import { Lobby } from "./pages/Lobby";
import { LogDrop, LogField } from "./pages/LogField";
import { sent } from "./pages/log";
import { atOnce } from "./state/beginning";
import { route } from "./state/route";
import { link, onTable, readsOn, table, words } from "./state/state";
import { Hearing } from "./table/Bubble";
import { Cover } from "./table/Cover";
import { learn } from "./words/language";

/** The page: which screen is shown follows from the address and from what the server said. */
export function App() {
  return (
    <Safe>
      <LogDrop />
      {screen()}
    </Safe>
  );
}

function screen() {
  const say = words.value;
  if (link.value.state === "stopped") return <Stopped why={link.value.why} />;
  switch (route.value.page) {
    case "home":
      return atOnce.value ? <Loading /> : <Home />;
    case "first":
      return (
        <Later
          key="first"
          load={() => learn("first").then(async () => (await import("./first/FirstTricks")).FirstTricks)}
        />
      );
    case "ball":
      return <Later key="ball" load={() => learn("ball").then(async () => (await import("./pages/ball/Ball")).Ball)} />;
    case "puzzles":
      return <Later key={JSON.stringify(route.value)} load={puzzlesScreen} />;
    case "create":
      return <CreateTable key={route.value.game} wish={route.value.game} />;
    case "unknown":
      if (link.value.state === "connecting") return <Loading />; // the server may have added what is asked for
      return <Notice testid="unknown" title={say.say("page-unknown")} text={say.say("page-unknown.text")} />;
    case "rules":
      return <Later key="rules" load={() => import("./pages/rules/Rules").then(({ Rules }) => Rules)} />;
    case "replay":
      return <Later key="replay" load={() => import("./pages/Replay").then(({ Replay }) => Replay)} />;
    case "review":
      return (
        <Later key="review" load={() => learn("review").then(async () => (await import("./pages/Review")).Review)} />
      );
    case "log":
      return sent.value ? (
        <Later key={sent.value.name} load={() => import("./pages/Replay").then(({ Replay }) => Replay)} />
      ) : (
        <Notice testid="no-log" title={say.say("page-log")} text={say.say("page-log.text")}>
          <LogField />
        </Notice>
      );
    case "licences":
      return (
        <Later
          key="licences"
          load={() => learn("licences").then(async () => (await import("./pages/Licences")).Licences)}
        />
      );
    case "my-games":
      return <Later key="my-games" load={() => import("./pages/MyGames").then(({ MyGames }) => MyGames)} />;
    case "progress":
      return (
        <Later key="progress" load={() => import("./progress/Progress").then(({ fetchProgress }) => fetchProgress())} />
      );
    case "table":
      return (
        <>
          <AtTable key={route.value.code} />
          <Hearing key={table.value?.code} />
        </>
      );
  }
}

/** All puzzles to choose from, or one at its table. */
async function puzzlesScreen() {
  const isAtTable = tableInside(route.peek()) !== null;
  await Promise.all([learn("puzzles"), learn("review")]);
  if (isAtTable) return (await import("./puzzles/PuzzleTable")).PuzzleTable;
  return (await import("./puzzles/Puzzles")).Puzzles;
}

/** A table's screens, one after the other: each begins at its top. Where one comes back to, it is found as it was left. */
function AtTable() {
  const before = useRef<string | null>(null);
  const now = !table.value ? null : onTable.value?.over ? "end" : table.value.state === "lobby" ? "lobby" : "table";
  useLayoutEffect(() => {
    if (now && before.current && before.current !== now) scrollTo(0, 0);
    before.current = now ?? before.current;
  }, [now]);
  return tableScreen();
}

function tableScreen() {
  const say = words.value;
  const state = table.value?.state;
  if (!state || (state === "lobby" && atOnce.value)) return <Loading />;
  if (state === "lobby" && !readsOn.value) return <Lobby />;
  if (next.value !== null) return <Cover seat={next.value} />;
  if (state === "closed" && !onTable.value)
    return <Notice testid="closed" title={say.say("page-closed")} text={say.say("page-closed.text")} />;
  return <TableScreen game={table.value?.game ?? FIRST} />;
}

/** The table of a game, or its end; parts that are not here yet are fetched. */
function TableScreen({ game }: { game: string }) {
  const parts = partsOf(game);
  if (!parts) return <Loading />;
  return onTable.value?.over ? <parts.End /> : <parts.Table />;
}

/** The server said that trying again is of no use. */
function Stopped({ why }: { why: string }) {
  const say = words.value;
  const key = say.has(`page-bye-${why}`) ? `page-bye-${why}` : "page-bye-other";
  const reload = why === "version" || why === "bad-frame" ? () => location.reload() : connect;
  return (
    <Notice testid={`bye-${why}`} title={say.say(key)} text={say.say(`${key}.text`)}>
      <button type="button" class="btn" data-main onClick={reload}>
        {say.say(why === "version" ? "page-reload" : "page-try-again")}
      </button>
    </Notice>
  );
}

/** An error of this page: the game is safe on the server. */
class Safe extends Component<{ children: ComponentChildren }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  override componentDidCatch(error: Error): void {
    console.error(error);
    this.setState({ error });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const say = words.value;
    return (
      <div class="page notice" data-testid="broken">
        <main>
          <section class="paper">
            <h1>{say.say("page-broken")}</h1>
            <p class="intro">{say.say("page-broken.text")}</p>
            <div class="row">
              <button type="button" class="btn" data-main onClick={() => location.reload()}>
                {say.say("page-reload")}
              </button>
            </div>
            <details>
              <summary>{say.say("page-details")}</summary>
              <pre class="details">{error.stack ?? error.message}</pre>
            </details>
          </section>
        </main>
      </div>
    );
  }
}
