import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Anchor } from "../../controls/Anchor";
import { LinkByHand, useHandOn } from "../../controls/HandOn";
import { Icon } from "../../controls/Icon";
import { Roundel } from "../../controls/Roundel";
import { playersOf } from "../../games/games";
import catalogue from "../../games/rebel/catalogue.json";
import { Vignette } from "../../games/rebel/Vignette";
import { route } from "../../state/route";
import { create, words } from "../../state/state";
import { InspectSheet } from "../../table/InspectSheet";
import { PageTools, TopBar } from "../../table/TopBar";
import { spoken } from "../../words/language";
import { Words } from "../../words/words";
import { LearnButton } from "../LearnButton";
import { BOOKS, type Book, EDITIONS, type Entry, isIn, open } from "./books";
import { Example } from "./Example";

/** The rules of all games: an index to search, and a page for every card and topic. */
export function Rules() {
  const asked = route.value.page === "rules" ? route.value : { box: "rebel", id: null };
  const book = useSignal<Book | null>(null);
  useEffect(() => {
    void open(asked.box).then((found) => (book.value = found));
  }, [asked.box]);
  const say = words.value;
  const all = useMemo(() => (book.value ? book.value.entries() : []), [book.value, spoken.value]);
  const now = all.find((entry) => entry.id === asked.id) ?? null;
  return (
    <div class="page rules" data-testid="rules">
      <TopBar tools={<PageTools />} />
      <main>
        {book.value && <Index book={book.value} all={all} now={now} />}
        <article class="rulebody">
          {book.value && now ? (
            <Page book={book.value} entry={now} all={all} />
          ) : (
            <>
              <h1>{say.say("page-rules")}</h1>
              <Books box={asked.box} />
              <p class="row learn">
                <LearnButton game={asked.box} />
                <span class="hint">{say.say("page-learn-how")}</span>
              </p>
              {all
                .filter(({ kind }) => kind === "topic")
                .map((entry) => (
                  <section key={entry.id}>
                    <h2>{entry.name}</h2>
                    <Texts entry={entry} />
                  </section>
                ))}
              <section>
                <h2>{say.say("credits-title")}</h2>
                <p>{book.value && say.say(`credits-${book.value.box}`)}</p>
              </section>
            </>
          )}
        </article>
      </main>
      <InspectSheet />
    </div>
  );
}

/** The way to the other books. */
function Books({ box }: { box: string }) {
  const say = words.value;
  return (
    <p class="row">
      {Object.keys(BOOKS).map((one) => (
        <Anchor
          key={one}
          class="btn"
          href={`/rules/${one}`}
          {...(one === box ? { "aria-current": "page" as const } : {})}
        >
          {say.say(`page-game-${one}`)}
        </Anchor>
      ))}
    </p>
  );
}

function Index({ book, all, now }: { book: Book; all: Entry[]; now: Entry | null }) {
  const say = words.value;
  const sought = useSignal("");
  const fits = ({ name, texts }: Entry) =>
    `${name} ${texts.join(" ")}`.toLowerCase().includes(sought.value.trim().toLowerCase());
  const shown = all.filter(fits);
  return (
    <nav class="index" aria-label={say.say("page-rules-index")}>
      <label class="field">
        {say.say("page-rules-search")}
        <input
          class="input"
          type="search"
          placeholder={say.say("page-rules-example")}
          data-testid="rules-search"
          onInput={(event) => (sought.value = event.currentTarget.value)}
        />
      </label>
      {shown.length === 0 && <p class="hint">{say.say("page-rules-none")}</p>}
      {book.headings.map(([kind, heading]) => {
        const some = shown.filter((entry) => entry.kind === kind);
        return (
          some.length > 0 && (
            <details key={kind} open={sought.value !== "" || now?.kind === kind || undefined}>
              <summary>{say.say(heading)}</summary>
              {some.map((entry) => (
                <IndexLink key={entry.id} box={book.box} entry={entry} isNow={entry === now} />
              ))}
            </details>
          )
        );
      })}
    </nav>
  );
}

function IndexLink({ box, entry, isNow }: { box: string; entry: Entry; isNow: boolean }) {
  const round = entry.kind === "round" && catalogue.deluxe.rounds.find(({ id }) => id === entry.id);
  return (
    <Anchor href={`/rules/${box}/${entry.id}`} {...(isNow ? { "aria-current": "page" as const } : {})}>
      <Icon id={entry.icon} class="" />
      {entry.name}
      {round && <i>{round.letter}</i>}
    </Anchor>
  );
}

function Page({ book, entry, all }: { book: Book; entry: Entry; all: Entry[] }) {
  const say = words.value;
  const { kind, id, key, name } = entry;
  return (
    <>
      <p class="hint crumbs">
        <Anchor href={`/rules/${book.box}`}>{say.say("page-rules")}</Anchor> › {say.say(`page-game-${book.box}`)}
      </p>
      {kind !== "topic" && kind !== "princess" && (
        <div class="big-stage">
          <Vignette object={entry.icon} />
        </div>
      )}
      {kind === "princess" && <Roundel princess={id} power="ready" seat={0} name="" />}
      <div class="row end">
        <h1>{name}</h1>
        <span class="tagline">{kind === "round" && <RoundPills id={id} />}</span>
      </div>
      {say.has(`${key}.short`) && <p class="intro">{intro(entry)}</p>}
      <div class="rulecols">
        <div class="texts">
          <Texts entry={entry} />
        </div>
        <Example box={kind === "parlour" ? "parlour" : book.box} id={id} />
        {book.box === "rebel" && <Asked id={id} all={all} />}
      </div>
      <Acts entry={entry} />
    </>
  );
}

function intro({ kind, key }: Entry): string {
  const say = words.value;
  const power = kind === "princess" ? say.say("page-label", { name: say.say(`${key}.power`) }) : "";
  const short = `${power} ${say.say(`${key}.short`)}`.trim();
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}.`;
}

function RoundPills({ id }: { id: string }) {
  const say = words.value;
  const found = EDITIONS.flatMap((edition) => {
    const round = catalogue[edition].rounds.find((one) => one.id === id);
    return round ? [{ edition, round }] : [];
  });
  const pass = found[0]?.round;
  return (
    <>
      {found.map(({ edition, round }) => (
        <span key={edition} class="pill">
          {say.say("page-rules-letter", { edition, letter: round.letter })}
        </span>
      ))}
      {pass && <span class="pill">{say.say("pass-way", { left: pass.left, right: pass.right })}</span>}
    </>
  );
}

function Texts({ entry: { texts } }: { entry: Entry }) {
  const say = words.value;
  return (
    <>
      {texts.map((text, at) => (
        <p key={text}>
          {texts.length > 1 && (
            <b>{say.say("page-label", { name: say.say(`page-filter-edition-${EDITIONS[at]}`) })} </b>
          )}
          {text}
        </p>
      ))}
    </>
  );
}

/** What other cards do with this one. */
function Asked({ id, all }: { id: string; all: Entry[] }) {
  const say = words.value;
  const found = all.flatMap((other) => {
    const key = [`${id}-${other.id}`, `${other.id}-${id}`].find((pair) => say.has(`with-${pair}`));
    return key && other.id !== id ? [{ other, text: pairText(key) }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section class="q">
      <h2>{say.say("page-rules-asked")}</h2>
      <dl class="asked">
        {found.map(({ other, text }) => (
          <div key={other.id}>
            <dt>
              <Anchor href={`/rules/rebel/${other.id}`}>{say.say("page-rules-with", { name: other.name })}</Anchor>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function pairText(key: string): ComponentChildren {
  const texts = EDITIONS.flatMap((edition) => {
    const say = new Words(edition);
    const found = [`with-${key}.${edition}`, `with-${key}`].find((one) => say.has(one));
    return found ? say.say(found) : [];
  });
  return [...new Set(texts)].join(" ");
}

/** A table with what the page is about: one round, one princess's box, a variant, a game. */
function wishOf({ kind, id }: Entry): Parameters<typeof create>[0] | null {
  const bot = { kind: "bot" } as const;
  const open = { kind: "open" } as const;
  const edition = EDITIONS.find((one) => isIn(kind, id, one)) ?? "deluxe";
  if (kind === "round")
    return { game: "rebel", settings: { edition, players: 4, rounds: [id] }, seats: [open, bot, bot, bot] };
  if (kind === "variant")
    return { game: "r", settings: id === "standard" ? {} : { variants: [id] }, seats: [open, bot] };
  if (kind !== "parlour") return null;
  const players = playersOf(id)[0] ?? 2;
  return { game: id, settings: { players }, seats: [open, ...Array.from({ length: players - 1 }, () => bot)] };
}

function Acts({ entry }: { entry: Entry }) {
  const say = words.value;
  const wish = wishOf(entry);
  const { handed, pass } = useHandOn(() => location.href);
  const isCopied = handed.value === "copied";
  return (
    <div class="row acts-row">
      <button type="button" class="btn" onClick={() => print()}>
        <Icon id="icon-print" />
        {say.say("page-rules-print")}
      </button>
      <button type="button" class="btn" onClick={pass}>
        <Icon id={isCopied ? "icon-check" : "icon-link"} />
        {say.say(isCopied ? "page-copied" : "page-rules-copy")}
      </button>
      <LinkByHand handed={handed} url={location.href} />
      {wish && (
        <button type="button" class="btn" data-testid="try-round" onClick={() => create(wish)}>
          <Icon id="icon-play" />
          {say.say(entry.kind === "round" ? "page-rules-try" : "page-rules-try-game")}
        </button>
      )}
    </div>
  );
}
