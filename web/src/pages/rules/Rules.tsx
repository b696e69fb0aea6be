import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Anchor } from "../../controls/Anchor";
import { LinkByHand, useHandOn } from "../../controls/HandOn";
import { Icon } from "../../controls/Icon";
import { Vignette } from "../../controls/Vignette";
import { aboutOf, books, FIRST } from "../../games/shelf";
import { route } from "../../state/route";
import { create, words } from "../../state/state";
import { InspectSheet } from "../../table/InspectSheet";
import { PageTools, TopBar } from "../../table/TopBar";
import { isTaught } from "../../table/tips";
import { spoken } from "../../words/language";
import { Words } from "../../words/words";
import { Credits } from "../Credits";
import { LearnButton } from "../LearnButton";
import { type Book, type Entry, open, type Wish } from "./books";
import { Example } from "./Example";

type Shelved = Book & { box: string };

/** The rules of all games: an index to search, and a page for every card and topic. */
export function Rules() {
  const asked = route.value.page === "rules" ? route.value : { box: FIRST, id: null };
  const book = useSignal<Shelved | null>(null);
  useEffect(() => {
    let isWanted = true; // a book that was asked for before may come later
    void open(asked.box).then((found) => {
      if (isWanted) book.value = { box: asked.box, ...found };
    });
    return () => {
      isWanted = false;
    };
  }, [asked.box]);
  const say = words.value;
  const all = useMemo(() => (book.value ? book.value.entries(book.value.box) : []), [book.value, spoken.value]);
  const now = all.find((entry) => entry.id === asked.id) ?? null;
  return (
    <div class="page rules" data-testid="rules">
      <TopBar tools={<PageTools />} />
      <main data-front={now ? undefined : ""}>
        {!now && (
          <header class="rulehead">
            <h1>{say.say("page-rules")}</h1>
            <Books box={asked.box} />
          </header>
        )}
        {book.value && <Index book={book.value} all={all} now={now} />}
        <article class="rulebody">
          {book.value && now ? (
            <Page book={book.value} entry={now} all={all} />
          ) : (
            <>
              {isTaught(asked.box) && (
                <p class="row learn">
                  <LearnButton game={asked.box} />
                  <span class="hint">
                    {say.say("page-learn-how", { minutes: aboutOf(asked.box)?.lesson?.minutes ?? 0 })}
                  </span>
                </p>
              )}
              {all
                .filter(({ kind }) => kind === "topic")
                .map((entry) => (
                  <section key={entry.id}>
                    <h2>{entry.name}</h2>
                    <div class="pictured">
                      <div>
                        <Texts entry={entry} editions={book.value?.editions} />
                      </div>
                      {book.value && <Picture book={book.value} entry={entry} />}
                    </div>
                  </section>
                ))}
              {say.has(`credits-${asked.box}`) && (
                <section>
                  <h2>{say.say("credits-title")}</h2>
                  <Credits book={asked.box} />
                </section>
              )}
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
      {books.value.map((one) => (
        <Anchor
          key={one}
          class="btn"
          href={`/rules/${one}`}
          {...(one === box ? { "aria-current": "page" as const } : {})}
        >
          {say.game(one)}
        </Anchor>
      ))}
    </p>
  );
}

function Index({ book, all, now }: { book: Shelved; all: Entry[]; now: Entry | null }) {
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
              <summary>
                {say.say(heading)} <span class="hint">{some.length}</span>
                <Icon id="icon-down" />
              </summary>
              {some.map((entry) => (
                <IndexLink key={entry.id} book={book} entry={entry} isNow={entry === now} />
              ))}
            </details>
          )
        );
      })}
    </nav>
  );
}

function IndexLink({ book, entry, isNow }: { book: Shelved; entry: Entry; isNow: boolean }) {
  const letter = book.letter?.(entry);
  return (
    <Anchor href={`/rules/${book.box}/${entry.id}`} {...(isNow ? { "aria-current": "page" as const } : {})}>
      <Icon id={entry.icon} class="" />
      {entry.name}
      {letter && <i>{letter}</i>}
    </Anchor>
  );
}

function Page({ book, entry, all }: { book: Shelved; entry: Entry; all: Entry[] }) {
  const say = words.value;
  const { kind, id, key, name } = entry;
  const emblem = book.emblem?.(entry) ?? null;
  return (
    <>
      <p class="hint crumbs">
        <Anchor href={`/rules/${book.box}`}>{say.say("page-rules")}</Anchor> › {say.game(book.box)}
      </p>
      {kind !== "topic" && !emblem && (
        <div class="big-stage">
          <Vignette object={entry.icon} />
        </div>
      )}
      {emblem}
      <div class="row end">
        <h1>{name}</h1>
        <span class="tagline">{book.Pills && <book.Pills entry={entry} />}</span>
      </div>
      {say.has(`${key}.short`) && <p class="intro">{intro(entry)}</p>}
      <div class="rulecols">
        <div class="texts">
          <Texts entry={entry} editions={book.editions} />
          <Picture book={book} entry={entry} />
        </div>
        <Example box={book.examples?.(entry) ?? book.box} id={id} />
        {book.hasPairs && <Asked id={id} book={book} all={all} />}
      </div>
      <Acts
        wish={book.wish?.(entry, book.box) ?? null}
        label={kind === "round" ? "page-rules-try" : "page-rules-try-game"}
      />
    </>
  );
}

/** Cards that show what the text says, and what is to be seen of them. */
function Picture({ book, entry }: { book: Shelved; entry: Entry }) {
  const say = words.value;
  const cards = book.picture?.(entry);
  const example = `${entry.key}.example`;
  if (!cards) return null;
  return (
    <figure class="picture" data-testid={`picture-${entry.id}`}>
      <span class="row">{cards}</span>
      {say.has(example) && <figcaption>{say.say(example)}</figcaption>}
    </figure>
  );
}

function intro({ key }: Entry): string {
  const say = words.value;
  const power = say.has(`${key}.power`) ? `${say.say(`${key}.power`)}. ` : "";
  return `${power}${say.short(key)}`;
}

function Texts({ entry: { texts }, editions }: { entry: Entry; editions: readonly string[] | undefined }) {
  const say = words.value;
  return (
    <>
      {texts.map((text, at) => (
        <p key={text}>
          {texts.length > 1 && (
            <b>{say.say("page-label", { name: say.say(`page-filter-edition-${editions?.[at]}`) })} </b>
          )}
          {text}
        </p>
      ))}
    </>
  );
}

/** What other cards do with this one. */
function Asked({ id, book, all }: { id: string; book: Shelved; all: Entry[] }) {
  const say = words.value;
  const found = all.flatMap((other) => {
    const key = [`${id}-${other.id}`, `${other.id}-${id}`].find((pair) => say.has(`with-${pair}`));
    return key && other.id !== id ? [{ other, text: pairText(key, book.editions ?? []) }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section class="q">
      <h2>{say.say("page-rules-asked")}</h2>
      <dl class="asked">
        {found.map(({ other, text }) => (
          <div key={other.id}>
            <dt>
              <Anchor href={`/rules/${book.box}/${other.id}`}>
                {say.say("page-rules-with", { name: other.name })}
              </Anchor>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function pairText(key: string, editions: readonly string[]): ComponentChildren {
  const texts = editions.flatMap((edition) => {
    const say = new Words(edition);
    const found = [`with-${key}.${edition}`, `with-${key}`].find((one) => say.has(one));
    return found ? say.say(found) : [];
  });
  return [...new Set(texts)].join(" ");
}

/** What can be done with a page; the label is that of a table to try it at. */
function Acts({ wish, label }: { wish: Wish | null; label: string }) {
  const say = words.value;
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
          {say.say(label)}
        </button>
      )}
    </div>
  );
}
