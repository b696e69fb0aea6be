import { computed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../controls/Icon";
import { Roundel } from "../../controls/Roundel";
import type { SeekerView } from "../../net/protocol";
import { walk } from "../../stage/walk";
import { act, choices, mySeat, onTable, type StoryLine, seq, story, words } from "../../state/state";
import { Chips } from "../../table/Chips";
import { Points, Seats } from "../../table/Seats";
import { CharacterCard } from "../r/Character";

const LOOK_MS = 2500;
const NEEDED = 8; // as the heading of the game says

const game = () => onTable.value as SeekerView; // shown for this one alone

/** Two cards that were just turned up and down again: they stay in sight for a moment. */
const flashed = computed<ReadonlyMap<number, string>>(() => {
  const told = story.value.map(({ line }) => line);
  const down = told.findLastIndex(([key]) => key === "story-pg-turned-down");
  if (down < 0 || told.slice(down + 1).some(([key]) => key === "story-pg-turned-up" || key === "story-pg-looked"))
    return new Map();
  const up = told.slice(Math.max(0, down - 4), down).filter(([key]) => key === "story-pg-turned-up");
  return new Map(up.slice(-2).map(([, { number, card }]) => [Number(number), String(card)]));
});

/** The story without the names of cards that were turned down again. */
export function remembered(told: readonly StoryLine[]): readonly StoryLine[] {
  let isDown = false;
  return told
    .toReversed()
    .map((entry): StoryLine => {
      const [key, { seat, number }] = entry.line;
      if (key === "story-pg-turned-down") isDown = true;
      else if (key !== "story-pg-turned-up") isDown = false;
      return isDown && key === "story-pg-turned-up" ? { ...entry, line: ["story-pg-looked", { seat, number }] } : entry;
    })
    .toReversed();
}

/** Who took the card of a place: told when it was taken. */
function takers(): Map<number, number> {
  const found = new Map<number, number>();
  let up: number[] = [];
  for (const { line } of story.value) {
    const [key, args] = line;
    if (key === "story-pg-turned-up" || key === "story-pg-looked") up = [...up, Number(args.number)].slice(-2);
    if (key === "story-pg-pair" || key === "story-pg-couple")
      for (const place of up) found.set(place, Number(args.seat));
  }
  return found;
}

/** Sixteen cards face down, four by four. */
export function MemoryScene() {
  const say = words.value;
  const { seats } = game();
  const points = (seat: number) => seats[seat]?.points ?? 0;
  return (
    <>
      <Seats
        counts={(seat) => <Points n={points(seat)} of={say.say("page-pg-of", { number: NEEDED })} />}
        label={(seat) => say.say("page-pg-points", { number: points(seat) })}
        marks={(seat) => <Pairs of={seats[seat]?.pairs ?? []} />}
      />
      <section class="stage" aria-label={say.say("page-stage")}>
        <Chips as="chips" />
        <Grid />
      </section>
    </>
  );
}

/** The pairs that somebody has found. */
export function Pairs({ of }: { of: readonly string[] }) {
  return (
    <span class="pairs">
      {of.map((character) => (
        <span key={character} class="rmini" role="img" aria-label={words.value.say(`character-${character}`)}>
          <Icon id={`r-${character}`} class="" />
        </span>
      ))}
    </span>
  );
}

function Grid() {
  const say = words.value;
  const [old, setOld] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (flashed.value.size === 0) return;
    const timer = setTimeout(() => setOld(seq.peek()), LOOK_MS);
    return () => clearTimeout(timer);
  }, [flashed.value]);
  const places = game().own?.places ?? game().places;
  const shown = old !== null && old >= seq.value ? new Map<number, string>() : flashed.value;
  const taken = takers();
  const cards = places.map((what, index) => (what !== "?" && what !== "-" ? what : (shown.get(index + 1) ?? null)));
  const choiceAt = (index: number) => choices.value.find(({ number }) => number === index + 1);
  const isButton = (index: number) => places[index] !== "-" && (!cards[index] || choiceAt(index) !== undefined);
  const reached =
    [...places.keys()].find((index) => index >= at && isButton(index)) ??
    places.findIndex((_, index) => isButton(index));
  return (
    <ol
      class="memory"
      data-testid="memory"
      aria-label={say.say("page-pg-grid")}
      onKeyDown={(event) => walk(event, event.currentTarget)}
    >
      {places.map((what, index) => {
        const place = index + 1;
        const card = cards[index] ?? null;
        const choice = choiceAt(index);
        return (
          <li
            key={place}
            data-up={card ? "" : undefined}
            data-testid={`place-${place}`}
            onFocusCapture={() => setAt(index)}
          >
            {what === "-" ? (
              <Gone place={place} seat={taken.get(place)} />
            ) : card && !isButton(index) ? (
              <CharacterCard card={card} seat={null} />
            ) : (
              <>
                <button
                  type="button"
                  class="card"
                  data-down={card ? undefined : ""}
                  data-choice={choice?.text}
                  tabIndex={index === reached ? 0 : -1}
                  aria-disabled={choice ? undefined : "true"}
                  aria-label={label(place, card)}
                  onClick={() => choice && act(choice)}
                >
                  {card ? <CharacterCard card={card} seat={null} /> : <Icon id="card-back" class="" />}
                </button>
                <span class="no" aria-hidden="true">
                  {place}
                </span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function label(place: number, card: string | null): string {
  const args = { number: place, row: Math.ceil(place / 4), column: 1 + ((place - 1) % 4) };
  return card ? words.value.say("page-pg-place-up", { ...args, card }) : words.value.say("page-pg-place", args);
}

function Gone({ place, seat }: { place: number; seat: number | undefined }) {
  const say = words.value;
  const text =
    seat === undefined
      ? say.say("page-pg-gone", { number: place })
      : say.say("page-pg-gone-to", { number: place, seat });
  return (
    <span class="gone" role="img" aria-label={text}>
      {seat !== undefined && <Roundel seat={seat} name={say.nameOf(seat)} />}
    </span>
  );
}

/** One's own points and pairs, in the dock. */
export function OwnPoints() {
  const seat = mySeat.value;
  const shown = seat === null ? null : game().seats[seat];
  if (seat === null || !shown) return null;
  return (
    <span class="counts">
      <Points n={shown.points} of={words.value.say("page-pg-of", { number: NEEDED })} />
      <Pairs of={shown.pairs} />
    </span>
  );
}
