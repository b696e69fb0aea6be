import { Roundel } from "../../controls/Roundel";
import { against, type Book, type Entry, keysOf, ofKeys } from "../../pages/rules/books";
import { words } from "../../state/state";
import { Card } from "../../table/Card";
import catalogue from "./catalogue.json";

const EDITIONS = ["deluxe", "classic"] as const;
const TYPED = "topic-typing"; // of the terminal alone
const PICTURES: Record<string, string[]> = {
  cards: ["F5", "P4", "Q9", "C7"],
  following: ["Q4", "Q9"],
  void: ["Q4", "C8"],
  princes: ["C2", "C9"],
  frog: ["P8"],
  winning: ["Q4", "Q9", "F10"],
  scoring: ["C3", "C8", "P8"],
};

const roundIn = (edition: (typeof EDITIONS)[number], id: string) =>
  catalogue[edition].rounds.find((round) => round.id === id);
const withRound = (id: string) => EDITIONS.filter((edition) => roundIn(edition, id));
const withPrincess = (id: string) => EDITIONS.filter((edition) => catalogue[edition].princesses.includes(id));
const named = (kind: string, ids: string[]) => [...new Set(ids)].map((id) => `${kind}-${id}`);

export const book: Book = {
  texts: ["rules"],
  headings: [
    ["topic", "page-rules-basics"],
    ["round", "page-rules-rounds"],
    ["princess", "page-rules-princesses"],
  ],
  entries: () => [
    ...ofKeys(
      "topic",
      keysOf("topic-").filter((key) => key !== TYPED),
      { editions: () => EDITIONS },
    ),
    ...ofKeys(
      "round",
      named(
        "round",
        EDITIONS.flatMap((edition) => catalogue[edition].rounds.map(({ id }) => id)),
      ),
      { editions: withRound, icon: (id) => `round-${id}` },
    ),
    ...ofKeys(
      "princess",
      named(
        "princess",
        EDITIONS.flatMap((edition) => catalogue[edition].princesses),
      ),
      { editions: withPrincess, icon: (id) => `princess-${id}` },
    ),
  ],
  editions: EDITIONS,
  letter: ({ kind, id }) => (kind === "round" ? roundIn("deluxe", id)?.letter : undefined),
  Pills,
  emblem: ({ kind, id }) => (kind === "princess" ? <Roundel princess={id} power="ready" seat={0} name="" /> : null),
  picture: ({ kind, id }) => kind === "topic" && PICTURES[id]?.map((card) => <Card key={card} card={card} />),
  hasPairs: true,
  wish: ({ kind, id }) => {
    const edition = withRound(id)[0] ?? "deluxe";
    return kind === "round" ? against(3, "rebel", { edition, players: 4, rounds: [id] }) : null;
  },
};

/** Where a round card is found, and how cards are passed in it. */
function Pills({ entry: { kind, id } }: { entry: Entry }) {
  const say = words.value;
  if (kind !== "round") return null;
  const found = withRound(id).map((edition) => ({ edition, letter: roundIn(edition, id)?.letter ?? "" }));
  const pass = roundIn(found[0]?.edition ?? "deluxe", id);
  return (
    <>
      {found.map(({ edition, letter }) => (
        <span key={edition} class="pill">
          {say.say("page-rules-letter", { edition, letter })}
        </span>
      ))}
      {pass && <span class="pill">{say.say("pass-way", { left: pass.left, right: pass.right })}</span>}
      <span class="hint">{say.say("page-rules-letters")}</span>
    </>
  );
}
