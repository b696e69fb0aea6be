import type { ComponentChildren } from "preact";
import { Icon } from "../controls/Icon";
import { words } from "../state/state";
import { effectOf, figureOf, isSpecial, ringsOf } from "./printed";

const CARD = /^([A-Z])([0-9]+)$/;

/** Suit letter and number of a card. */
export function parts(card: string): { suit: string; rank: string } {
  const parsed = CARD.exec(card);
  return { suit: parsed?.[1] ?? "none", rank: parsed?.[2] ?? "0" };
}

/** A card's name for readers. */
export function cardLabel(card: string): string {
  const name = words.value.say("page-card", { card, rings: ringsOf(card) });
  const effect = effectOf(card);
  return effect && effect !== card ? `${name}, ${words.value.say(`gift-${effect}`)}` : name;
}

/** What a card is, for its style and for whoever looks for it. */
function marks(card: string) {
  const { suit, rank } = parts(card);
  return {
    "data-suit": suit,
    "data-rank": rank,
    "data-card": suit === "none" ? card : undefined,
    "data-frog": isSpecial(card) ? "" : undefined,
    "data-special": effectOf(card) ? "" : undefined,
  };
}

/** What stands on a card: number, suit, two letters, and the plant that grows with the number. */
export function CardFace({ card }: { card: string }) {
  const { suit, rank } = parts(card);
  const rings = ringsOf(card);
  const effect = effectOf(card);
  return (
    <>
      <span class="idx" aria-hidden="true">
        <b>{rank}</b>
        {suit !== "none" && <Icon id={`suit-${suit}`} class="" />}
        {suit !== "none" && <i>{words.value.say(`suit-${suit}.label`)}</i>}
      </span>
      <span class="art">
        {suit !== "none" && <Icon id={`sprig-${rank}`} class="sprig" />}
        <Icon id={figureOf(card)} class="fig" />
      </span>
      {rings > 0 && (
        <span class="gem" aria-hidden="true">
          <Icon id="proposal" class="" />
          {rings > 1 && rings}
        </span>
      )}
      {effect && (
        <span class="nm" aria-hidden="true">
          {words.value.say(`gift-${effect}`)}
        </span>
      )}
    </>
  );
}

/** A card that lies there. */
export function Card({ card, down }: { card: string; down?: string }) {
  if (card === "?") return <CardBack label={down ?? words.value.say("page-card-down")} />;
  return (
    <div class="card" {...marks(card)} role="img" aria-label={cardLabel(card)}>
      <CardFace card={card} />
    </div>
  );
}

export function CardBack({ label }: { label: string }) {
  return (
    <div class="card" data-down="" role="img" aria-label={label}>
      <Icon id="card-back" class="" />
    </div>
  );
}

/** How a card that is a button stands, in every game. */
export interface Pressable {
  card: string;
  legal?: "yes" | "no" | undefined;
  pressed?: boolean | undefined;
  isNew?: boolean | undefined;
  isHint?: boolean | undefined;
  isFrozen?: boolean | undefined;
  isPlanned?: boolean | undefined;
  sent?: boolean | undefined;
  testid?: string | undefined;
  tabIndex?: number | undefined;
  describedby?: string | undefined;
  label?: string | undefined;
  onPress: (event: MouseEvent) => void;
  onGrab?: ((event: PointerEvent) => void) | undefined;
  children?: ComponentChildren;
}

const MARKS = ["frozen", "hint", "new", "planned"] as const;

/** The marks of a card. Each is a layer of its own: none stands in place of another. */
export function marksOf({ isNew, isFrozen, isPlanned, isHint }: Pressable): (typeof MARKS)[number][] {
  const marked = { new: isNew, frozen: isFrozen, planned: isPlanned, hint: isHint };
  return MARKS.filter((mark) => marked[mark]);
}

/** What a card is, with its marks. */
export function markedLabel(label: string, marks: ReturnType<typeof marksOf>): string {
  return [label, ...marks.map((mark) => words.value.say(`page-card-${mark}`))].join(", ");
}

/** The same for style and for whoever looks for them. */
export const markNames = (marks: ReturnType<typeof marksOf>) =>
  Object.fromEntries(marks.map((mark) => [`data-${mark}`, ""]));

export function Marks({ of }: { of: ReturnType<typeof marksOf> }) {
  return (
    <>
      {of.map((mark) => (
        <i key={mark} class="mark" data-mark={mark} aria-hidden="true" />
      ))}
    </>
  );
}

/** A card that is a button. Refused ones stay reachable: pressing one says why. */
export function CardButton(props: Pressable) {
  const { card, legal, pressed, sent, testid, tabIndex, describedby, label, onPress, onGrab, children } = props;
  const standing = marksOf(props);
  return (
    <button
      type="button"
      class="card"
      {...marks(card)}
      data-testid={testid ?? `card-${card}`}
      data-legal={legal}
      {...markNames(standing)}
      data-sent={sent ? "" : undefined}
      aria-pressed={pressed === undefined ? undefined : pressed ? "true" : "false"}
      aria-disabled={legal === "no" ? "true" : undefined}
      aria-label={markedLabel(label ?? cardLabel(card), standing)}
      aria-describedby={describedby}
      tabIndex={tabIndex}
      onClick={onPress}
      onPointerDown={onGrab}
    >
      <CardFace card={card} />
      <Marks of={standing} />
      {children}
    </button>
  );
}

/** A small card, for the last trick, open hands, the story and score sheets. */
export function MiniCard({ card, won }: { card: string; won?: boolean | undefined }) {
  if (card === "?") {
    return (
      <span class="mini back" role="img" aria-label={words.value.say("page-card-down")}>
        <Icon id="card-back" class="" />
      </span>
    );
  }
  const { suit, rank } = parts(card);
  return (
    <span class="mini" {...marks(card)} data-won={won ? "" : undefined} role="img" aria-label={cardLabel(card)}>
      <b>{rank}</b>
      <Icon id={suit === "none" || isSpecial(card) ? figureOf(card) : `suit-${suit}`} class="" />
    </span>
  );
}

export function MiniRow({ cards }: { cards: readonly string[] }) {
  return (
    <span class="mini-row">
      {cards.map((card) => (
        <MiniCard key={card} card={card} />
      ))}
    </span>
  );
}
