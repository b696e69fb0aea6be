import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import catalogue from "../catalogue.json";
import { route } from "../route";
import { create, words } from "../state";
import { Words } from "../words";
import { Anchor } from "./Anchor";
import { Icon } from "./Icon";
import { InspectSheet } from "./InspectSheet";
import { Roundel } from "./Roundel";
import { TopBar } from "./TopBar";
import { Vignette } from "./Vignette";

const EDITIONS = ["deluxe", "classic"] as const;

type Edition = (typeof EDITIONS)[number];
type Kind = "topic" | "round" | "princess";

interface Entry {
  kind: Kind;
  id: string;
  name: string;
  text: string;
}

/** Every topic, round card and princess, in the order in which they are read. */
function entries(): Entry[] {
  const say = words.value;
  const both = (list: (edition: Edition) => string[]) => [...new Set(EDITIONS.flatMap(list))];
  const all = (kind: Kind, ids: string[]) =>
    ids.map((id) => ({ kind, id, name: say.say(`${kind}-${id}`), text: textsOf(kind, id).join(" ") }));
  return [
    ...all(
      "topic",
      say.keys("topic-").map((key) => key.slice("topic-".length)),
    ),
    ...all(
      "round",
      both((edition) => catalogue[edition].rounds.map((round) => round.id)),
    ),
    ...all(
      "princess",
      both((edition) => catalogue[edition].princesses),
    ),
  ];
}

/** The text, or one for each edition where they differ. */
function textsOf(kind: Kind, id: string): string[] {
  const texts = EDITIONS.filter((edition) => isIn(kind, id, edition)).map((edition) => {
    const say = new Words(edition);
    return say.has(`${kind}-${id}.text`) ? say.say(`${kind}-${id}.text`) : "";
  });
  return [...new Set(texts.filter(Boolean))];
}

function isIn(kind: Kind, id: string, edition: Edition): boolean {
  if (kind === "topic") return true;
  const { rounds, princesses } = catalogue[edition];
  return kind === "round" ? rounds.some((round) => round.id === id) : princesses.includes(id);
}

/** The rules: an index to search, and a page for every card and topic. */
export function Rules() {
  const say = words.value;
  const all = entries();
  const id = route.value.page === "rules" ? route.value.id : null;
  const now = all.find((entry) => entry.id === id) ?? null;
  return (
    <div class="page rules" data-testid="rules">
      <TopBar />
      <main>
        <Index all={all} now={now} />
        <article class="rulebody">
          {now ? (
            <Page entry={now} all={all} />
          ) : (
            <>
              <h1>{say.say("page-rules")}</h1>
              {all
                .filter(({ kind }) => kind === "topic")
                .map((entry) => (
                  <section key={entry.id}>
                    <h2>{entry.name}</h2>
                    <Texts kind="topic" id={entry.id} />
                  </section>
                ))}
            </>
          )}
        </article>
      </main>
      <InspectSheet />
    </div>
  );
}

const HEADINGS: [Kind, string][] = [
  ["topic", "page-rules-basics"],
  ["round", "page-rules-rounds"],
  ["princess", "page-rules-princesses"],
];

function Index({ all, now }: { all: Entry[]; now: Entry | null }) {
  const say = words.value;
  const sought = useSignal("");
  const fits = ({ name, text }: Entry) => `${name} ${text}`.toLowerCase().includes(sought.value.trim().toLowerCase());
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
      {HEADINGS.map(([kind, heading]) => {
        const some = shown.filter((entry) => entry.kind === kind);
        return (
          some.length > 0 && (
            <details key={kind} open={sought.value !== "" || now?.kind === kind || undefined}>
              <summary>{say.say(heading)}</summary>
              {some.map((entry) => (
                <IndexLink key={entry.id} entry={entry} isNow={entry === now} />
              ))}
            </details>
          )
        );
      })}
    </nav>
  );
}

function IndexLink({ entry, isNow }: { entry: Entry; isNow: boolean }) {
  const round = catalogue.deluxe.rounds.find(({ id }) => id === entry.id);
  const icon = { topic: "icon-learn", round: `round-${entry.id}`, princess: `princess-${entry.id}` }[entry.kind];
  return (
    <Anchor href={`/rules/rebel/${entry.id}`} {...(isNow ? { "aria-current": "page" as const } : {})}>
      <Icon id={icon} class="" />
      {entry.name}
      {entry.kind === "round" && round && <i>{round.letter}</i>}
    </Anchor>
  );
}

function Page({ entry, all }: { entry: Entry; all: Entry[] }) {
  const say = words.value;
  const { kind, id, name } = entry;
  return (
    <>
      <p class="hint crumbs">
        <Anchor href="/rules/rebel">{say.say("page-rules")}</Anchor> › {say.say("page-game-rebel")}
      </p>
      {kind === "round" && (
        <div class="big-stage">
          <Vignette object={`round-${id}`} />
        </div>
      )}
      {kind === "princess" && <Roundel princess={id} power="ready" seat={0} name="" />}
      <div class="row end">
        <h1>{name}</h1>
        <span class="tagline">{kind === "round" && <RoundPills id={id} />}</span>
      </div>
      {kind !== "topic" && <p class="intro">{intro(kind, id)}</p>}
      <Texts kind={kind} id={id} />
      <Asked id={id} all={all} />
      <Acts entry={entry} />
    </>
  );
}

function intro(kind: Kind, id: string): string {
  const say = words.value;
  const power = kind === "princess" ? `${say.say(`princess-${id}.power`)}: ` : "";
  return `${power}${say.say(`${kind}-${id}.short`)}.`;
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

function Texts({ kind, id }: { kind: Kind; id: string }) {
  const say = words.value;
  const texts = textsOf(kind, id);
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

function Acts({ entry }: { entry: Entry }) {
  const say = words.value;
  const edition = EDITIONS.find((one) => isIn(entry.kind, entry.id, one)) ?? "deluxe";
  const bot = { kind: "bot" } as const;
  const tryIt = () =>
    create({
      game: "rebel",
      settings: { edition, players: 4, rounds: [entry.id] },
      seats: [{ kind: "open" }, bot, bot, bot],
    });
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(location.href);
    copied.value = true;
  };
  return (
    <div class="row acts-row">
      <button type="button" class="btn" onClick={() => print()}>
        <Icon id="icon-print" />
        {say.say("page-rules-print")}
      </button>
      <button type="button" class="btn" onClick={copy}>
        <Icon id={copied.value ? "icon-check" : "icon-link"} />
        {say.say(copied.value ? "page-copied" : "page-rules-copy")}
      </button>
      {entry.kind === "round" && (
        <button type="button" class="btn" data-testid="try-round" onClick={tryIt}>
          <Icon id="icon-play" />
          {say.say("page-rules-try")}
        </button>
      )}
    </div>
  );
}
